"""Atomski king: King in which forehand, having seen the cards, chooses what is played, fourteen times in a row.

Source: the forum rules of Yugoslav card players. Variant: four players; a series has 12, 14 or 16 deals, as its chooser likes.
Rulebook: docs/games/atomski-king.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from adut.cards import NO_SUIT, SEVEN, SUITS, pack
from adut.deal import Deal, Fact, Phase
from adut.game import Entry, Game, Plan, Setup
from adut.kernels import chart, contracts
from adut.kernels.contracts import Contract, ContractDeal, ContractPlay, chosen_by, dealt_in, offering
from adut.kernels.erlas import erlas, final_erlas, six_for_four
from adut.kernels.trick_rules import TrickRules, ranking
from adut.kernels.tricks import replaced
from adut.moves import COMMON_WORDS, NO_TRUMPS, Vocabulary
from adut.options import Options, option
from adut.pad import Board
from adut.zones import ALL, HAND, TRICK, Zone, hands, won

RULES: Final = TrickRules()
REVERSED: Final = TrickRules(ranking("K Q J 10 9 8 7 A"), ranking("K Q J 10 9 8 7 A"))
"""4.7: in Mizar the ace takes the seven, the seven the eight, and so on."""
PACKETS: Final = (3, 3, 2)
"""2.4."""
BAD_DEALS: Final = 7
"""3.1: so many deals of a series are played for minus points, unless Erlaš is skipped."""
LAST_DEAL: Final = 14
"""3.5: the deal of Final Erlaš, or the first of three extra games."""
MOST_DEALS: Final = 16
"""3.5."""
GOOD_TRICK: Final = 2
EXTRA_TRICK: Final = 4
"""5.1: what a trick counts in the games for plus points, and in the extra games."""


@dataclass(frozen=True)
class AtomskiKingOptions(Options):
    """What tables do differently."""

    bar_in_erlas: bool = option(False, "In Erlaš, too, hearts may not be led while the hand holds anything else.", section="4.6")
    early_stop: bool = option(False, "A deal stops once nothing is left to win or lose.", section="4.8")


class AtomskiKingDeal(ContractDeal):
    """A deal of Atomski king: the choice, then tricks, in an extra game with forehand's hand open."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, RULES, TO_CHOOSE)
        self.opened = -1
        """The seat whose hand lies open; -1: none."""

    def blank(self) -> AtomskiKingDeal:
        return AtomskiKingDeal(self.plan)

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: AtomskiKingDeal = other
        self.opened = source.opened

    def sees(self, zone: Zone, viewer: int) -> bool:
        return (zone.kind == HAND and zone.owner == self.opened) or super().sees(zone, viewer)

    def facts(self) -> list[Fact]:
        facts = self.game_facts()
        if self.trump != NO_SUIT:
            facts.append(Fact("trump", "word", COMMON_WORDS[self.trump]))
        if self.opened >= 0:
            facts.append(Fact("open-hand", "seat", str(self.opened)))
        return facts


class Choosing(contracts.Choosing):
    """3. Forehand chooses what is played; in an extra game its hand is laid open."""

    section = "3"

    def apply(self, deal: AtomskiKingDeal, seat: int, move: int) -> Phase | None:
        opening = super().apply(deal, seat, move)
        if deal.contract.trick == EXTRA_TRICK:
            deal.opened = seat
            deal.known = replaced(deal.known, seat, deal.hands[seat])
        return opening


class Playing(ContractPlay):
    """4. The play of tricks."""

    section = "4"


CHOOSING: Final = Choosing()
PLAYING: Final = Playing()


def good_games(trick: int) -> tuple[Contract, ...]:
    """The six games for plus points, with so many points a trick."""
    suits = [Contract(COMMON_WORDS[suit], PLAYING, trick=trick, trump=suit) for suit in SUITS]
    plain = Contract(COMMON_WORDS[NO_TRUMPS], PLAYING, trick=trick)
    return (*suits, plain, Contract("mizar", PLAYING, trick=trick, rules=REVERSED))


TO_CHOOSE: Final = Contract("to-choose", CHOOSING)
BAD: Final = six_for_four(PLAYING)
"""5.1: the games for minus points, besides Erlaš."""
ERLAS: Final = erlas(PLAYING, BAD)
FINAL_ERLAS: Final = final_erlas(PLAYING, BAD)
GOOD: Final = good_games(GOOD_TRICK)
"""5.1: the games for plus points."""
EXTRA: Final = good_games(EXTRA_TRICK)
"""5.1: the extra games."""
ALL_GAMES: Final = (*BAD, ERLAS, *GOOD, FINAL_ERLAS)
VOCABULARY: Final = Vocabulary((*[row.name for row in (*BAD, ERLAS, FINAL_ERLAS)], "mizar"))


def offers(played: list[str]) -> tuple[Contract, ...]:
    """3. What forehand may choose after these games of its series."""
    count = len(played)
    skippable = count == BAD_DEALS - 1 and ERLAS.name not in played
    if skippable:
        return (ERLAS, *GOOD)
    if count < BAD_DEALS:
        return tuple([row for row in (*BAD, ERLAS) if row.name not in played])
    left = tuple([row for row in GOOD if row.name not in played])
    if left:
        return left
    return (FINAL_ERLAS, *EXTRA) if count == LAST_DEAL - 1 else EXTRA


def complete(played: list[str]) -> bool:
    """2.3: whether a series is over: 12 deals without Erlaš, 14 with both, 16 with the extra games."""
    if ERLAS.name not in played:
        return len(played) == len(BAD) + len(GOOD)
    return FINAL_ERLAS.name in played or len(played) == MOST_DEALS


def still_open(played: list[str]) -> list[str]:
    """What a player may yet come to choose in its series; 3.3: not Erlaš if it was skipped; 3.5: extra games are not foreseen."""
    skipped = ERLAS.name not in played and any([row.name in played for row in GOOD])
    rows = () if len(played) >= LAST_DEAL else GOOD if skipped else ALL_GAMES
    return [row.name for row in rows if row.name not in played]


def series(sheet: list[Entry]) -> list[str]:
    """The games of the series that was played last."""
    return [entry.label for entry in sheet if entry.dealer == sheet[-1].dealer] if sheet else []


class AtomskiKing(Game):
    """The match: a series of 12, 14 or 16 deals from each dealer, all chosen by the player after it."""

    id = "atomski-king"
    name = "Atomski king"
    family = "lora"
    seats: tuple[int, ...] = (4,)
    options = AtomskiKingOptions
    vocabulary = VOCABULARY

    def zones(self, seats: int) -> list[Zone]:
        return [*hands(seats), Zone("trick", "trick", TRICK, ALL), *won(seats)]

    def pack(self, setup: Setup) -> list[int]:
        return pack(SEVEN)

    def dealer(self, setup: Setup, sheet: list[Entry]) -> int:
        return super().dealer(setup, sheet) if complete(series(sheet)) else sheet[-1].dealer

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        deal = AtomskiKingDeal(plan)
        deal.hands = dealt_in(plan, cards, PACKETS)
        return offering(deal, offers(chosen_by(plan, plan.forehand)))

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        dealers = {entry.dealer for entry in sheet}
        over = len(dealers) == setup.seats and complete(series(sheet))
        assert not over or not sum(totals), "5.3: a match adds up to nothing"
        return over

    def label(self, plan: Plan, deal: Deal) -> str:
        assert isinstance(deal, AtomskiKingDeal)
        return deal.contract.name

    def chart(self, setup: Setup, sheet: list[Entry], deal: Deal | None) -> list[Board]:
        names = [row.name for row in ALL_GAMES]
        return [chart.to_choose(setup, sheet, deal, names, still_open), *chart.by_contract(setup, sheet, names)]


GAME: Final = AtomskiKing()
