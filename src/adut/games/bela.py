"""Bela (belot) for four: two against two, a trump called by one side, declarations, 1001 points.

Source: the forum rules of Yugoslav card players. Variant: four players in pairs; every follower must beat if able.
Rulebook: docs/games/bela.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from adut.cards import SEVEN, SUITS, pack, set_of
from adut.deal import EMPTY, Deal, Phase
from adut.errors import IllegalMove
from adut.game import Entry, Game, Plan, Setup, reached
from adut.kernels import belot_play
from adut.kernels.belot import BelotDeal, completed, take_up, talon_zones
from adut.kernels.belot_play import begin_declaring
from adut.moves import CALL, PASS, Vocabulary, argument
from adut.options import Options, option
from adut.zones import ALL, TRICK, Zone, hands, won

TRICKS: Final = 8
TALON: Final = 2


@dataclass(frozen=True)
class BelaOptions(Options):
    """What tables do differently."""

    overtrump: bool = option(True, "Who trumps must go over a trump already played, if able.", section="5.6")
    target: int = option(1001, "Points that win the match.", (501, 701, 1001), section="7.1")


class BelaDeal(BelotDeal):
    """A deal of Bela for four."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, TRICKS)

    def blank(self) -> BelaDeal:
        return BelaDeal(self.plan)


class Calling(Phase):
    """3. Naming trumps: each may name a suit or pass, the dealer must name one."""

    id = "calling"
    section = "3"

    def moves(self, deal: BelaDeal, seat: int) -> list[int]:
        calls = [CALL.of(suit) for suit in SUITS]
        return calls if seat == deal.plan.dealer else [*calls, PASS.of()]

    def refusal(self, deal: BelaDeal, seat: int, move: int) -> IllegalMove:
        if move == PASS.of():
            return IllegalMove("dealer-must-name", "the others have passed, so the dealer must name a suit")
        return super().refusal(deal, seat, move)

    def apply(self, deal: BelaDeal, seat: int, move: int) -> Phase | None:
        deal.spoken = [*deal.spoken, move]
        if move == PASS.of():
            take_up(deal, seat)
            deal.turn = deal.next_seat(seat)
            return FORCED if deal.turn == deal.plan.dealer else self
        deal.trump, deal.caller = argument(move), seat
        return completed(deal, begin_declaring(deal, DECLARING))


class Forced(Calling):
    """3.3. The others have passed: the dealer must name a suit."""

    id = "forced"
    section = "3.3"


class Declaring(belot_play.Declaring):
    """4. Declarations: each in turn announces its best or keeps silent."""

    section = "4"

    def then(self) -> Phase:
        return PLAYING


class Playing(belot_play.Playing):
    """5. The play of tricks, and 6, 7: the score."""

    section = "5"


CALLING: Final = Calling()
FORCED: Final = Forced()
DECLARING: Final = Declaring()
PLAYING: Final = Playing()


class Bela(Game):
    """The match: deals until a side has the target."""

    id = "bela"
    name = "Bela"
    family = "trumps"
    seats: tuple[int, ...] = (4,)
    options = BelaOptions
    vocabulary = Vocabulary()

    def sides(self, seats: int) -> list[list[int]]:
        return [[0, 2], [1, 3]]

    def zones(self, seats: int) -> list[Zone]:
        return [*hands(seats), *talon_zones(seats), Zone("trick", "trick", TRICK, ALL), *won(seats)]

    def pack(self, setup: Setup) -> list[int]:
        return pack(SEVEN)

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        """2.3. Three cards each, three more, then the talons of two."""
        deal = BelaDeal(plan)
        seats = plan.setup.seats
        deal.taken = plan.setup.none
        hands, talons = [0] * seats, [EMPTY] * seats
        for at in range(seats):
            seat = (plan.forehand + at) % seats
            hands[seat] = set_of(cards[3 * at : 3 * at + 3] + cards[12 + 3 * at : 15 + 3 * at])
            talons[seat] = cards[24 + TALON * at : 24 + TALON * (at + 1)]
        deal.hands, deal.talons = hands, talons
        deal.leader = deal.turn = plan.forehand
        deal.phase = CALLING
        return deal

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        return reached(setup.options.target, totals)


GAME: Final = Bela()
