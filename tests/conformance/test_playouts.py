"""A playout, which leaves out what nobody will ask for, plays by the same rules as the game does move by move."""

from __future__ import annotations

import pytest
from tests.conformance.plays import CASES, Case

from adut.deal import Deal
from adut.game import Match
from adut.players.playout import at_random
from adut.rng import Rng


def step_by_step(deal: Deal, rng: Rng) -> None:
    """Play on at random with checked moves, each drawn as a playout draws it."""
    while deal.phase is not None:
        seat = deal.phase.first(deal)
        move = deal.phase.any_move(deal, seat, rng)
        assert move in deal.moves(seat)
        deal.apply(seat, move)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_playout_ends_as_the_game_does(case: Case) -> None:
    match, rng = Match(case.setup(), 0), Rng(5)
    for number in range(2 if case.changed else 12):
        if match.over:
            match = Match(case.setup(), number % case.seats)
        deal = match.begin(match.shuffled(rng))
        played = deal.clone()
        step_by_step(deal, Rng(number))
        at_random(played, Rng(number), 1_000_000)
        assert (played.points, played.marks, played.tally, played.winner) == (deal.points, deal.marks, deal.tally, deal.winner)
        match.settle()
