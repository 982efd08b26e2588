"""Belot from the first word after the call to the score: declarations, the play of tricks, making or falling.

Source: the rulebook pages of Bela, whose sections have the same numbers for two, three and four players.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from adut.bits import bit, suit_set
from adut.cards import cards_text, members
from adut.deal import Phase
from adut.errors import IllegalMove
from adut.kernels import declarations
from adut.kernels.belot import ALL_TRICKS, MARRIAGES, BelotDeal, collected, collected_by
from adut.kernels.tricks import TrickDeal, TrickPlay, replaced
from adut.moves import DECLARE, PASS
from adut.rng import Rng

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

    def any_move(self, deal: BelotDeal, seat: int, rng: Rng) -> int:
        return SAID if declarations.any_in(deal.hand(seat)) and rng.under(2) == 0 else SILENT

    def run(self, deal: BelotDeal, rng: Rng, most: int) -> int:
        made = 0
        while made < most and deal.phase is self:
            deal.phase = self.apply(deal, deal.turn, self.any_move(deal, deal.turn, rng))
            made += 1
        return made

    def refusal(self, deal: BelotDeal, seat: int, move: int) -> IllegalMove:
        if move == SAID:
            return IllegalMove("nothing-to-declare", "there is no run of three and no four in your hand")
        return super().refusal(deal, seat, move)

    def apply(self, deal: BelotDeal, seat: int, move: int) -> Phase | None:
        strength = declarations.best(deal.hand(seat)) if move == SAID else 0
        deal.announce(seat, strength)
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

    def played(self, deal: TrickDeal, seat: int, card: int) -> None:
        """Bela is announced with the first of K and Q of trumps."""
        pair: i64 = suit_set(deal.trump) & MARRIAGES
        if pair & bit(card) != 0 and pair & deal.gone_from(seat) == bit(card):
            first_of_pair(deal, seat, int(pair & ~bit(card)))

    def after_trick(self, deal: BelotDeal) -> Phase | None:
        """The side that took the trick may have reached the target."""
        side = deal.plan.setup.side_of[deal.leader]
        needed = deal.target - deal.plan.totals[side]
        if needed <= MOST + deal.declared[side] and collected_by(deal, side) >= needed:
            deal.points, deal.winner = collected(deal), side
            return None
        if len(deal.winners) < deal.tricks:
            deal.went_on()
            return self
        score(deal)
        return None


def first_of_pair(deal: Any, seat: int, other: int) -> None:
    """4. A seat has played K or Q of trumps and not the other one yet: it has bela, or all know that it has not."""
    belot: BelotDeal = deal
    if belot.hand(seat) & other == 0:
        belot.ruled_out = replaced(belot.ruled_out, seat, belot.ruled_out[seat] | other)
        return
    belot.bela = seat
    belot.known = replaced(belot.known, seat, belot.known[seat] | other)
    if belot.trace is not None:
        belot.note("bela", seat)


DECLARING: Final = Declaring()
PLAYING: Final = Playing()


def declaring(deal: BelotDeal) -> Phase:
    """The question for declarations goes round from forehand."""
    deal.turn = deal.plan.forehand
    return DECLARING


def show(deal: BelotDeal) -> None:
    """The side with the best announcement shows and scores all it holds."""
    first = first_of_best(deal)
    if first < 0:
        return
    deal.scoring = deal.plan.setup.side_of[first]
    points = 0
    for seat in deal.plan.setup.sides[deal.scoring]:
        hand: i64 = deal.hand(seat)
        cards = int(declarations.union(hand))
        if cards:
            points += declarations.worth(hand)
            deal.shown = replaced(deal.shown, seat, cards)
            deal.known = replaced(deal.known, seat, deal.known[seat] | cards)
            if deal.trace is not None:
                deal.note("shows", seat, cards=cards_text(members(cards)), value=str(declarations.worth(hand)))
    deal.declared = replaced(deal.declared, deal.scoring, points)


def first_of_best(deal: BelotDeal) -> int:
    """The seat with the best announcement, of equal ones the first from forehand on; -1: all kept silent."""
    best: i64 = 0
    first = -1
    seat = deal.plan.forehand
    for _ in range(deal.seats):
        strength: i64 = deal.strength(seat)
        if strength > best:
            best, first = strength, seat
        seat = deal.next_seat(seat)
    return first


def score(deal: BelotDeal) -> None:
    """The caller's side makes the deal, or falls; then a sole opponent has its points too, several have only their own."""
    side_of = deal.plan.setup.side_of
    points = collected(deal)
    worth = 0
    for each in points:
        worth += each
    calling = side_of[deal.caller]
    marks = [""] * len(points)
    if points[calling] * 2 <= worth:
        points[calling] = 0
        if len(points) == 2:
            points[1 - calling] = worth
        marks[calling] = FALLEN
        if deal.trace is not None:
            deal.note("falls", deal.caller)
    sweeper = side_of[deal.winners[0]]
    if all([side_of[seat] == sweeper for seat in deal.winners]):
        points[sweeper] += ALL_TRICKS
    deal.points, deal.marks = points, marks
