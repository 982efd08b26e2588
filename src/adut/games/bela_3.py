"""Bela for three: each for themselves, forehand must call and lays two of twelve cards away, 701 points.

Source: the forum rules of Yugoslav card players. Variant: three players; what is not said is as in Bela for four.
Rulebook: docs/games/bela-3.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from adut.cards import BACK, SUITS, card_text, members
from adut.deal import Deal, Phase
from adut.errors import IllegalMove
from adut.game import Plan
from adut.kernels.belot import BelotDeal, BelotGame, BelotOptions, called, collected, completed, deal_six
from adut.kernels.belot_play import declaring
from adut.kernels.belot_points import card_points
from adut.kernels.holding import packed
from adut.kernels.talons import deal_talons
from adut.kernels.tricks import replaced
from adut.moves import CALL, DISCARD, PASS, card_of, code_of
from adut.options import option
from adut.zones import OWNER, STOCK, Zone

TRICKS: Final = 10
SIXES: Final = 18
"""2.3: so many cards of the pack are the first hands."""
TALON: Final = 4
"""2.4: so many cards are the talon of each."""
TALONS: Final = 30
"""2.4: up to here they are the talons, the other two are forehand's."""
LAID_AWAY: Final = 2


@dataclass(frozen=True)
class Bela3Options(BelotOptions):
    """What tables do differently."""

    target: int = option(701, "Points that win the match.", (501, 701, 1001), section="7.1")


class Bela3Deal(BelotDeal):
    """A deal of Bela for three."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, TRICKS, plan.setup.options.overtrump)
        self.laid: list[int] = plan.setup.none
        """For each seat the set of cards it has laid away."""
        self.below: int = plan.setup.options.target
        """All know that the caller's laid-away cards hold fewer points, for the match goes on (7.2)."""

    def blank(self) -> Bela3Deal:
        return Bela3Deal(self.plan)

    def copy(self, other: Any) -> None:
        source: Bela3Deal = other
        self.copy_belot(source)
        self.laid = source.laid
        self.below = source.below

    def belongs(self, seat: int) -> int:
        return super().belongs(seat) | self.laid[seat]

    def aside(self, side: int) -> int:
        return self.laid[side]

    def went_on(self) -> None:
        if self.leader == self.caller:
            open_points = collected(self)[self.caller] - card_points(self.laid[self.caller], self.trump)
            self.below = self.plan.setup.options.target - self.plan.totals[self.caller] - open_points

    def plausible(self) -> bool:
        return super().plausible() and (self.caller < 0 or card_points(self.laid[self.caller], self.trump) < self.below)

    def told(self, seat: int, move: int, viewer: int) -> str:
        """3.5. The others see that a card is laid away, not which."""
        hidden = code_of(move) == DISCARD.code and viewer != seat
        return super().told(seat, DISCARD.of(BACK) if hidden else move, viewer)

    def route(self, seat: int, move: int) -> tuple[str, str]:
        return (f"hand-{seat}", f"discards-{seat}") if code_of(move) == DISCARD.code else super().route(seat, move)


class Naming(Phase):
    """3. Forehand must name trumps on six cards."""

    id = "naming"
    section = "3"

    def moves(self, deal: Bela3Deal, seat: int) -> list[int]:
        return [CALL.of(suit) for suit in SUITS]

    def refusal(self, deal: Bela3Deal, seat: int, move: int) -> IllegalMove:
        if move == PASS.of():
            return IllegalMove("forehand-must-name", "forehand must name a suit")
        return super().refusal(deal, seat, move)

    def apply(self, deal: Bela3Deal, seat: int, move: int) -> Phase | None:
        deal.spoken = [move]
        called(deal, seat, move)
        return completed(deal, DISCARDING)


class Discarding(Phase):
    """3.4. The caller lays two of twelve cards away, face down."""

    id = "discarding"
    section = "3.4"

    def moves(self, deal: Bela3Deal, seat: int) -> list[int]:
        return [DISCARD.of(each) for each in members(deal.hands[seat])]

    def refusal(self, deal: Bela3Deal, seat: int, move: int) -> IllegalMove:
        if code_of(move) == DISCARD.code:
            name = card_text(card_of(move))
            return IllegalMove("not-in-hand", f"{name} is not in your hand", card=name)
        return super().refusal(deal, seat, move)

    def apply(self, deal: Bela3Deal, seat: int, move: int) -> Phase | None:
        bit = 1 << card_of(move)
        deal.hands = replaced(deal.hands, seat, deal.hands[seat] & ~bit)
        deal.laid = replaced(deal.laid, seat, deal.laid[seat] | bit)
        return self if deal.laid[seat].bit_count() < LAID_AWAY else declaring(deal)


NAMING: Final = Naming()
DISCARDING: Final = Discarding()


class Bela3(BelotGame):
    """The game for three."""

    id = "bela-3"
    name = "Bela utroje"
    seats: tuple[int, ...] = (3,)
    options = Bela3Options

    def zones(self, seats: int) -> list[Zone]:
        return [*super().zones(seats), *[Zone("discards", "laid", STOCK, OWNER, OWNER, seat, seat, True) for seat in range(seats)]]

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        """2.3, 2.4. Six cards each, talons of four, and two cards more to forehand's."""
        deal = Bela3Deal(plan)
        deal_six(deal, cards)
        deal_talons(deal, cards, SIXES, TALON)
        deal.set_talon(plan.forehand, packed(cards[SIXES : SIXES + TALON] + cards[TALONS:]))
        deal.phase = NAMING
        return deal


GAME: Final = Bela3()
