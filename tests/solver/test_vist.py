"""The solver on late positions of Vist: its line is legal and worth what it says, and DDS, whose game has the same play, agrees."""

from __future__ import annotations

from typing import Any

import pytest
from tests.solver import dds
from tests.solver.minimax import Plain, Rest

from adut import registry
from adut.cards import members
from adut.game import Match, Setup
from adut.moves import play
from adut.rng import Rng
from adut.solver import Position, Solution, solve
from adut.solver.objective import NO_VALUES, TRICKS

SIZES = [2, 3, 4, 5, 6] * 4
"""The cards of each hand in the twenty positions."""
MOST_PLAIN = 3
"""With more cards a hand, plain minimax takes long."""


def late(number: int) -> Any:
    """A deal of Vist played at random until every hand has so many cards and a trick begins."""
    game = registry.game("vist")
    match, rng = Match(Setup(game, 4, game.options()), number % 4), Rng(number)
    deal: Any = match.begin(match.shuffled(rng))
    while deal.phase is not None and sum(hand.bit_count() for hand in deal.hands) > 4 * SIZES[number]:
        seat = deal.actors()[0]
        deal.apply(seat, deal.phase.any_move(deal, seat, rng))
    return deal


def solved(deal: Any) -> Solution:
    """The tricks that the leader's side takes, with all moves and a best line."""
    position = Position.of(deal)
    return solve(position, TRICKS, dds.camp(position), every_move=True, line=True)


@pytest.mark.parametrize("number", range(len(SIZES)))
def test_the_line_is_legal_and_worth_its_value(number: int) -> None:
    deal = late(number)
    solution, side, before = solved(deal), deal.leader % 2, len(deal.winners)
    assert set(solution.moves) == set(members(deal.playable(deal.hands[deal.turn])))
    assert len(solution.line) == 4 * SIZES[number]
    for card in solution.line:
        deal.apply(deal.actors()[0], play(card))
    assert deal.phase is None
    assert len([seat for seat in deal.winners[before:] if seat % 2 == side]) == solution.value


@pytest.mark.parametrize("number", [number for number, size in enumerate(SIZES) if size <= MOST_PLAIN])
def test_plain_minimax_agrees(number: int) -> None:
    deal = late(number)
    position = Position.of(deal)
    plain = Plain(deal.rules, int(deal.trump), frozenset(), 1, NO_VALUES, (), dds.camp(position))
    rest = Rest(tuple(frozenset(members(hand)) for hand in position.hands), position.leader, position.trick)
    assert solved(deal).moves == plain.moves(rest)


@pytest.mark.parametrize("number", range(len(SIZES)))
def test_dds_agrees(number: int) -> None:
    pytest.importorskip("endplay", reason="endplay (DDS) is not installed")
    deal = late(number)
    theirs = dds.theirs(Position.of(deal))
    solution = solved(deal)
    assert solution.value == dds.value(theirs)
    assert solution.moves == dds.values(theirs)


def test_the_positions_differ() -> None:
    """Several trumps, leaders and values occur among the twenty."""
    deals = [late(number) for number in range(len(SIZES))]
    assert len({int(deal.trump) for deal in deals}) >= 3 and len({deal.leader for deal in deals}) == 4
    assert len({solved(deal).value for deal in deals[:10]}) >= 3
