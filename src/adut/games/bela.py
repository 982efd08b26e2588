"""Bela (belot) for four: two against two, a trump called by one side, declarations, 1001 points.

Source: the forum rules of Yugoslav card players. Variant: four players in pairs; every follower must beat if able.
Rulebook: docs/games/bela.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from adut.cards import SUITS
from adut.deal import Deal, Phase
from adut.errors import IllegalMove
from adut.game import Plan
from adut.kernels.belot import BelotDeal, BelotGame, BelotOptions, called, completed, deal_six
from adut.kernels.belot_play import declaring
from adut.kernels.talons import deal_talons
from adut.moves import CALL, PASS
from adut.options import option
from adut.rng import Rng

TRICKS: Final = 8
CALLS: Final = [CALL.of(suit) for suit in SUITS]
PASSED: Final = PASS.of()
CALLS_OR_PASS: Final = [*CALLS, PASSED]
SIXES: Final = 24
"""2.3: so many cards of the pack are the first hands."""
TALON: Final = 2
"""2.3: so many cards are the talon of each."""


@dataclass(frozen=True)
class BelaOptions(BelotOptions):
    """What tables do differently."""

    target: int = option(1001, "Points that win the match.", (501, 701, 1001), section="7.1")


class BelaDeal(BelotDeal):
    """A deal of Bela for four."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, TRICKS, plan.setup.options.overtrump)

    def blank(self) -> BelaDeal:
        return BelaDeal(self.plan)


class Calling(Phase):
    """3. Naming trumps: each may name a suit or pass, the dealer must name one."""

    id = "calling"
    section = "3"

    def moves(self, deal: BelaDeal, seat: int) -> list[int]:
        return offered(deal, seat).copy()

    def any_move(self, deal: BelaDeal, seat: int, rng: Rng) -> int:
        moves = offered(deal, seat)
        return moves[rng.under(len(moves))]

    def refusal(self, deal: BelaDeal, seat: int, move: int) -> IllegalMove:
        if move == PASSED:
            return IllegalMove("dealer-must-name", "the others have passed, so the dealer must name a suit")
        return super().refusal(deal, seat, move)

    def apply(self, deal: BelaDeal, seat: int, move: int) -> Phase | None:
        deal.spoken = [*deal.spoken, move]
        if move == PASSED:
            deal.take_up(seat)
            deal.turn = deal.next_seat(seat)
            return FORCED if deal.turn == deal.plan.dealer else self
        called(deal, seat, move)
        return completed(deal, declaring(deal))


class Forced(Calling):
    """3.3. The others have passed: the dealer must name a suit."""

    id = "forced"
    section = "3.3"


def offered(deal: BelaDeal, seat: int) -> list[int]:
    """3.2, 3.3. Any suit, and a pass unless it is the dealer's turn."""
    return CALLS if seat == deal.plan.dealer else CALLS_OR_PASS


CALLING: Final = Calling()
FORCED: Final = Forced()


class Bela(BelotGame):
    """The game for four."""

    id = "bela"
    name = "Bela"
    seats: tuple[int, ...] = (4,)
    options = BelaOptions

    def sides(self, seats: int) -> list[list[int]]:
        return [[0, 2], [1, 3]]

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        """2.3. Six cards each, then the talons of two."""
        deal = BelaDeal(plan)
        deal_six(deal, cards)
        deal_talons(deal, cards, SIXES, TALON)
        deal.phase = CALLING
        return deal


GAME: Final = Bela()
