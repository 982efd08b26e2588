"""Belot from the first word after the call to the score: declarations, the play of tricks, making or falling.

Source: the rulebook pages of Bela, whose sections have the same numbers for two, three and four players.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from adut.bits import bit, suit_set
from adut.cards import cards_text, members
from adut.deal import Phase
from adut.errors import IllegalMove
from adut.kernels import declarations
from adut.kernels.belot import ALL_TRICKS, MARRIAGES, BelotDeal, collected
from adut.kernels.tricks import TrickPlay, replaced
from adut.moves import DECLARE, PASS

FALLEN: Final = "-"
SAID: Final = DECLARE.of()
SILENT: Final = PASS.of()
MOST: Final = 182
"""No side has more than all cards, the last trick and bela, its declarations aside."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Declaring(Phase):
    """Declarations: each in turn announces its best or keeps silent."""

    id = "declaring"
    section = "4"

    def moves(self, deal: BelotDeal, seat: int) -> list[int]:
        return [SAID, SILENT] if declarations.any_in(deal.hand(seat)) else [SILENT]

    def refusal(self, deal: BelotDeal, seat: int, move: int) -> IllegalMove:
        if move == SAID:
            return IllegalMove("nothing-to-declare", "there is no run of three and no four in your hand")
        return super().refusal(deal, seat, move)

    def apply(self, deal: BelotDeal, seat: int, move: int) -> Phase | None:
        strength = declarations.best(int(deal.hand(seat))) if move == SAID else 0
        deal.said = replaced(deal.said, seat, strength)
        if strength and deal.trace is not None:
            deal.note("declares", seat, **declarations.said(strength))
        deal.turn = deal.next_seat(seat)
        if deal.turn != deal.plan.forehand:
            return self
        show(deal)
        return PLAYING


@mypyc_attr(allow_interpreted_subclasses=True)
class Playing(TrickPlay):
    """The play of tricks, which may end the match before the deal is over."""

    section = "5"

    def played(self, deal: BelotDeal, seat: int, card: int) -> None:
        """Bela is announced with the first of K and Q of trumps."""
        if not bit(card) & MARRIAGES & suit_set(deal.trump):
            return
        other = int(MARRIAGES & suit_set(deal.trump) & ~bit(card))
        if other & deal.gone_from(seat):
            return
        if deal.hand(seat) & other:
            deal.bela = seat
            deal.known = replaced(deal.known, seat, deal.known[seat] | other)
            if deal.trace is not None:
                deal.note("bela", seat)
        else:
            deal.ruled_out = replaced(deal.ruled_out, seat, deal.ruled_out[seat] | other)

    def after_trick(self, deal: BelotDeal) -> Phase | None:
        """The side that took the trick may have reached the target."""
        side = deal.plan.setup.side_of[deal.leader]
        needed = deal.target - deal.plan.totals[side]
        if needed <= MOST + deal.declared[side]:
            so_far = collected(deal)
            if so_far[side] >= needed:
                deal.points, deal.winner = so_far, side
                return None
        if len(deal.winners) < deal.tricks:
            deal.went_on()
            return self
        score(deal)
        return None


DECLARING: Final = Declaring()
PLAYING: Final = Playing()


def declaring(deal: BelotDeal) -> Phase:
    """The question for declarations goes round from forehand."""
    deal.said = [-1] * deal.seats
    deal.turn = deal.plan.forehand
    return DECLARING


def show(deal: BelotDeal) -> None:
    """The side with the best announcement shows and scores all it holds."""
    if not any([strength > 0 for strength in deal.said]):
        return
    forehand = deal.plan.forehand
    order = [(forehand + at) % deal.seats for at in range(deal.seats)]
    first = max(order, key=lambda seat: deal.said[seat])
    deal.scoring = deal.plan.setup.side_of[first]
    points = 0
    for seat in deal.plan.setup.sides[deal.scoring]:
        hand = deal.hands[seat]
        cards = declarations.union(hand)
        if cards:
            points += declarations.worth(hand)
            deal.shown = replaced(deal.shown, seat, cards)
            deal.known = replaced(deal.known, seat, deal.known[seat] | cards)
            if deal.trace is not None:
                deal.note("shows", seat, cards=cards_text(members(cards)), value=str(declarations.worth(hand)))
    deal.declared = replaced(deal.declared, deal.scoring, points)


def score(deal: BelotDeal) -> None:
    """The caller's side makes the deal, or falls; then a sole opponent has its points too, several have only their own."""
    side_of = deal.plan.setup.side_of
    points = collected(deal)
    worth = sum(points)
    calling = side_of[deal.caller]
    marks = [""] * len(points)
    if points[calling] * 2 <= worth:
        points[calling] = 0
        if len(points) == 2:
            points[1 - calling] = worth
        marks[calling] = FALLEN
        deal.note("falls", deal.caller)
    sides = {side_of[seat] for seat in deal.winners}
    if len(sides) == 1:
        points[side_of[deal.winners[0]]] += ALL_TRICKS
    deal.points, deal.marks = points, marks
