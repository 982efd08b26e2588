"""``expert``: samples deals that agree with all it has seen and solves each exactly; where that cannot be done, it searches.

Averaging exact solutions over imagined deals is perfect-information Monte Carlo.
Source: M. Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game" (2001).
"""

from __future__ import annotations

import time
from typing import Final

from adut.deal import Deal
from adut.kernels.tricks import Counting, TrickDeal
from adut.moves import PLAY_CODE, card_of, code_of
from adut.players.player import Player
from adut.players.search import SearchPlayer
from adut.sight import Sight
from adut.solver import Objective, Position, solve

TABLE: Final = 1 << 24
"""Bytes of the solver's table for one deal."""


class ExpertPlayer(Player):
    """Solves a number of imagined deals a move, or as many as a time allows; searches for calls and choices."""

    def __init__(self, seed: int, deals: int = 30, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.deals = deals
        self.seconds = seconds
        self.search = SearchPlayer(seed, 0 if seconds else 1000, seconds)

    def choose(self, sight: Sight) -> int:
        if len(sight.moves) == 1:
            return sight.moves[0]
        counting = summed(sight)
        if counting is None:
            return self.search.choose(sight)
        totals = self.values(sight, Objective.of(counting.trick, counting.cards, counting.last))
        return max(sight.moves, key=lambda move: totals[card_of(move)])

    def values(self, sight: Sight, objective: Objective) -> dict[int, float]:
        """For each card what it brings, added up over the imagined deals."""
        totals = {card_of(move): 0.0 for move in sight.moves}
        deadline = time.perf_counter() + self.seconds
        done = 0
        while done < (1 if self.seconds else self.deals) or (self.seconds > 0 and time.perf_counter() < deadline):
            deal = sight.imagine(self.rng)
            for card, value in solved(deal, sight.seat, objective).items():
                totals[card] += value
            done += 1
        return totals


def summed(sight: Sight) -> Counting | None:
    """What the tricks count, where the moves are plays of cards in tricks that count a sum."""
    deal = sight.deal
    if not isinstance(deal, TrickDeal) or any([code_of(move) != PLAY_CODE for move in sight.moves]):
        return None
    return deal.counting()


def solved(deal: Deal, seat: int, objective: Objective) -> dict[int, int]:
    """For each legal card what the deal is worth to a seat after it, everybody playing perfectly with all hands seen."""
    assert isinstance(deal, TrickDeal)
    camp = sum([1 << each for each in deal.plan.setup.sides[deal.plan.setup.side_of[seat]]])
    solution = solve(Position.of(deal), objective, camp, every_move=True, table_bytes=TABLE)
    return {card: deal.payoff(seat, value) for card, value in solution.moves.items()}
