"""Kontra-tablić: Tablić turned round, a card must take all it can, and the fewest points are best; two to four players.

Source: the forum rules of Yugoslav card players. Variant: as Tablić where nothing else is said; a tabla costs ten.
Rulebook: docs/games/kontra-tablic.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from adut.cards import OF_RANK, card_text, cards_text, members
from adut.deal import Deal, Fact, Phase
from adut.errors import IllegalMove
from adut.game import Entry, Plan, Setup, reached
from adut.kernels import fishing_play
from adut.kernels.fishing import FishingDeal, FishingRules
from adut.kernels.fishing_play import FishingGame, leave_hand, next_turn
from adut.kernels.tricks import replaced
from adut.moves import CARD, FIRST_OWN, Verb, Vocabulary, card_of, code_of
from adut.options import Options, option

DUPLICATE: Final = Verb(FIRST_OWN, "duplicate", CARD, CARD)
"""3.7: the first card is laid on the table, the second, its twin, is shown."""
VOCABULARY: Final = Vocabulary(verbs=(DUPLICATE,))


@dataclass(frozen=True)
class KontraTablicOptions(Options):
    """What tables do differently."""

    pairs: bool = option(False, "Four players play in pairs.", section="2.5")
    target: int = option(101, "Points that lose the match at the end of a pack.", (51, 101, 151), section="7.1")


class KontraTablicDeal(FishingDeal):
    """One pack of Kontra-tablić."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, RULES)

    def blank(self) -> KontraTablicDeal:
        return KontraTablicDeal(self.plan)

    def facts(self) -> list[Fact]:
        twins = [Fact("shown", "cards", cards_text(members(known)), seat) for seat, known in enumerate(self.known) if known]
        return super().facts() + twins

    def route(self, seat: int, move: int) -> tuple[str, str]:
        return (f"hand-{seat}", "table") if code_of(move) == DUPLICATE.code else super().route(seat, move)

    def counted_up(self) -> None:
        """7.2. Whoever alone has most, and enough, has lost."""
        setup = self.plan.setup
        totals = [total + self.points[side] for side, total in enumerate(self.plan.totals)]
        if reached(setup.options.target, totals):
            for seat in setup.sides[totals.index(max(totals))]:
                self.note("loses", seat)


class Throwing(fishing_play.Throwing):
    """3. A card from the hand takes all it can; or (3.7) it is laid, and its twin in the hand is shown."""

    def moves(self, deal: FishingDeal, seat: int) -> list[int]:
        return super().moves(deal, seat) + duplicates(deal, seat)

    def legal(self, deal: FishingDeal, seat: int, move: int) -> bool:
        return super().legal(deal, seat, move) or move in duplicates(deal, seat)

    def refusal(self, deal: FishingDeal, seat: int, move: int) -> IllegalMove:
        if code_of(move) == DUPLICATE.code:
            return no_duplicate(deal, seat, move)
        return super().refusal(deal, seat, move)

    def apply(self, deal: FishingDeal, seat: int, move: int) -> Phase | None:
        if code_of(move) != DUPLICATE.code:
            return super().apply(deal, seat, move)
        laid, twin = DUPLICATE.values(move)
        leave_hand(deal, seat, laid)
        deal.table |= 1 << laid
        deal.known = replaced(deal.known, seat, deal.known[seat] | 1 << twin)
        deal.note("duplicates", seat, card=card_text(laid), cards=card_text(twin))
        return next_turn(deal, seat)


RULES: Final = FishingRules(tabla=10, must=True, throwing=Throwing())


def duplicates(deal: FishingDeal, seat: int) -> list[int]:
    """3.7. The moves that lay a card and show its twin, a third of the rank lying on the table."""
    moves: list[int] = []
    for rank in OF_RANK:
        held = members(deal.hands[seat] & rank)
        if len(held) > 1 and deal.table & rank:
            moves += [DUPLICATE.of(laid, twin) for laid in held for twin in held if laid != twin]
    return moves


def no_duplicate(deal: FishingDeal, seat: int, move: int) -> IllegalMove:
    """Why a card cannot be laid with its twin shown."""
    for each in DUPLICATE.values(move):
        if not deal.hands[seat] >> each & 1:
            name = card_text(each)
            return IllegalMove("not-in-hand", f"{name} is not in your hand", card=name)
    name = card_text(card_of(move))
    return IllegalMove("no-third", f"{name} needs another of its rank in your hand and a third on the table", card=name)


class KontraTablic(FishingGame):
    """The match: packs until, at the end of one, somebody has the target, and has lost."""

    id = "kontra-tablic"
    name = "Kontra-tablić"
    seats: tuple[int, ...] = (2, 3, 4)
    lowest_wins = True
    horizon: int = 16
    options = KontraTablicOptions
    vocabulary = VOCABULARY

    def partners(self, seats: int, options: Any) -> list[list[int]]:
        """2.5."""
        return [[0, 2], [1, 3]] if seats == 4 and options.pairs else self.sides(seats)

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        return self.dealt(KontraTablicDeal(plan), cards)

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        return reached(setup.options.target, totals)


GAME: Final = KontraTablic()
