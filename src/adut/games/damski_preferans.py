"""Damski preferans (ladies' preferans): Atomski king for three, with a talon.

Source: the forum rules of Yugoslav card players. Variant: three players, 27 deals, six games and three of trumps each.
Rulebook: docs/games/damski-preferans.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from adut.cards import SEVEN, SUITS, cards_text, pack
from adut.deal import EMPTY, Deal, Fact, Phase
from adut.game import Entry, Game, Plan, Setup
from adut.kernels import chart, contracts, talon
from adut.kernels.contracts import Contract, ContractDeal, ContractPlay, chosen_by, offering
from adut.kernels.erlas import six_for_three
from adut.kernels.trick_rules import TrickRules
from adut.moves import CHOOSE, COMMON_WORDS, DISCARD, Vocabulary, argument, code_of
from adut.options import Options, option
from adut.pad import CROSSED, TOTAL, Board, Cell, Column
from adut.zones import ALL, TRICK, Zone, hands, won

RULES: Final = TrickRules()
TRUMP_GAMES: Final = 3
"""3.2: how many trump games each player names."""
DEALS: Final = 27


@dataclass(frozen=True)
class DamskiOptions(Options):
    """What tables do differently."""

    early_stop: bool = option(False, "A deal stops once nothing is left to win or lose.", section="5.6")


class DamskiDeal(ContractDeal):
    """A deal: the choice, the talon and the discard, then tricks."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, RULES, NOT_CHOSEN)
        self.talon: list[int] = EMPTY
        """The two cards laid aside, until forehand takes them up."""
        self.bought: list[int] = EMPTY
        """The two cards that all have seen go into forehand's hand."""
        self.discards: list[int] = plan.setup.none
        """For each seat the set of cards it has laid away face down; forehand alone does."""

    def blank(self) -> DamskiDeal:
        return DamskiDeal(self.plan)

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: DamskiDeal = other
        self.talon = source.talon
        self.bought = source.bought
        self.discards = source.discards

    def facts(self) -> list[Fact]:
        facts = self.game_facts()
        if self.trump >= 0:
            facts.append(Fact("trump", "word", COMMON_WORDS[self.trump]))
        if self.bought and not self.winners:
            facts.append(Fact("bought", "cards", cards_text(self.bought)))
        return facts

    def barred(self, zone: Zone) -> int:
        """4.4. No key card is among the discards."""
        return keys(self.contract) if zone.name == "discards" else super().barred(zone)

    def told(self, seat: int, move: int, viewer: int) -> str:
        """4.3. Others see that a card is laid away, not which."""
        return super().told(seat, talon.perceived(move, viewer == seat), viewer)

    def route(self, seat: int, move: int) -> tuple[str, str]:
        return (f"hand-{seat}", f"discards-{seat}") if code_of(move) == DISCARD.code else super().route(seat, move)

    def standing(self) -> list[int]:
        return self.contract.points(self)


class Choosing(contracts.Choosing):
    """3. Forehand, having seen ten cards and not the talon, names a game."""

    section = "3"

    def apply(self, deal: DamskiDeal, seat: int, move: int) -> Phase | None:
        super().apply(deal, seat, move)
        deal.offered = open_to([*chosen_by(deal.plan, seat), deal.contract.name])
        return NAMING if deal.contract.name == TRUMP_GAME.name else take_talon(deal)


class Naming(Phase):
    """3.3. For a trump game it names the suit; there is no game without a trump suit."""

    id = "naming"
    section = "3.3"

    def moves(self, deal: DamskiDeal, seat: int) -> list[int]:
        return [CHOOSE.of(suit) for suit in SUITS]

    def apply(self, deal: DamskiDeal, seat: int, move: int) -> Phase | None:
        deal.trump = argument(move)
        return take_talon(deal)


class Discarding(talon.Discarding):
    """4.3. Forehand lays two cards away face down, no key card of the game among them."""

    section = "4.3"

    def kept(self, deal: DamskiDeal) -> int:
        return keys(deal.contract)

    def then(self, deal: DamskiDeal) -> Phase | None:
        return PLAYING


class Playing(ContractPlay):
    """5. The play of tricks."""

    section = "5"

    def after_last(self, deal: DamskiDeal) -> Phase | None:
        """6. The points, and what then stands above and below each player's line."""
        deal.points = deal.contract.points(deal)
        deal.marks = lines(deal)
        return None


CHOOSING: Final = Choosing()
NAMING: Final = Naming()
DISCARDING: Final = Discarding()
PLAYING: Final = Playing()

NOT_CHOSEN: Final = Contract("to-choose", CHOOSING)
TRUMP_GAME: Final = Contract("trumps", NAMING, trick=4)
CONTRACTS: Final = (*six_for_three(PLAYING), TRUMP_GAME)
"""6.1: M, Ž, D, H, Z, K and A."""
VOCABULARY: Final = Vocabulary(tuple([row.name for row in CONTRACTS]))


def keys(contract: Contract) -> int:
    """4.4: the cards (a set) that count in a game and must not be laid away."""
    found = 0
    for cards, _ in contract.cards:
        found |= cards
    return found


def open_to(played: list[str]) -> tuple[Contract, ...]:
    """3.2: the games a player may still name: the six once each, trumps three times."""
    return tuple([row for row in CONTRACTS if played.count(row.name) < (TRUMP_GAMES if row is TRUMP_GAME else 1)])


def take_talon(deal: DamskiDeal) -> Phase | None:
    """4.1, 4.2. The talon is turned up for all and goes into forehand's hand."""
    talon.take_up(deal, deal.plan.forehand)
    return DISCARDING


def lines(deal: DamskiDeal) -> list[str]:
    """6.3: for each seat what stands above its line and below, this deal included."""
    found: list[str] = []
    for seat, points in enumerate(deal.points):
        written = [entry.points[seat] for entry in deal.plan.sheet] + [points]
        above = sum([each for each in written if each > 0])
        below = -sum([each for each in written if each < 0])
        found.append(f"+{above} −{below}")
    return found


def triangle(setup: Setup, sheet: list[Entry]) -> list[Board]:
    """6.2: for each player a side of the triangle, with what stands above its line and below; each new sum crosses out the last."""
    boards: list[Board] = []
    for side in range(len(setup.sides)):
        written = [entry.points[side] for entry in sheet]
        columns = [Column("above", sums(written, 1), side), Column("below", sums(written, -1), side)]
        boards.append(Board("", columns, side))
    return boards


def sums(written: list[int], sign: int) -> list[Cell]:
    """The sums of all gains (1) or all losses (-1) so far, as each was written; nothing yet is a nought."""
    total, cells = 0, [Cell("0", TOTAL)]
    for number, points in enumerate(written, 1):
        if points * sign > 0:
            total += points * sign
            cells[-1].style = CROSSED
            cells.append(Cell(str(total), TOTAL, number))
    return cells if len(cells) == 1 else cells[1:]


class DamskiPreferans(Game):
    """The match: 27 deals, nine with each player as forehand."""

    id = "damski-preferans"
    name = "Damski preferans"
    family = "lora"
    seats: tuple[int, ...] = (3,)
    options = DamskiOptions
    vocabulary = VOCABULARY

    def zones(self, seats: int) -> list[Zone]:
        return [*hands(seats), *talon.zones(seats), Zone("trick", "trick", TRICK, ALL), *won(seats)]

    def pack(self, setup: Setup) -> list[int]:
        return pack(SEVEN)

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        """2.3. Five cards each, two for the talon, five more each."""
        deal = DamskiDeal(plan)
        seats = plan.setup.seats
        talon.deal_around(deal, [(plan.forehand + at) % seats for at in range(seats)], cards)
        return offering(deal, open_to(chosen_by(plan, plan.forehand)))

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        over = len(sheet) >= DEALS
        assert not over or sum(totals) == 0, f"a match of damski preferans adds up to 0, not to {sum(totals)}"
        return over

    def label(self, plan: Plan, deal: Deal) -> str:
        assert isinstance(deal, DamskiDeal)
        return deal.contract.name

    def pad(self, setup: Setup, sheet: list[Entry]) -> list[Board]:
        return triangle(setup, sheet)

    def chart(self, setup: Setup, sheet: list[Entry], deal: Deal | None) -> list[Board]:
        names = [row.name for row in CONTRACTS] + [TRUMP_GAME.name] * (TRUMP_GAMES - 1)
        return [chart.to_choose(setup, sheet, deal, names), *chart.by_contract(setup, sheet, names)]


GAME: Final = DamskiPreferans()
