"""``expert``: for games of tricks. It solves imagined deals exactly once hands are short, and searches with guided playouts before that.

Calls, doublings and choices are tried out in imagined deals that are played on by rules of thumb.
Where no tricks are played it is ``search``.
Source of averaging exact solutions over imagined deals: M. Ginsberg,
"GIB: Imperfect Information in a Computationally Challenging Game" (2001).
"""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import mypyc_attr

from adut.bits import count
from adut.deal import Deal
from adut.kernels.tricks import Counting, TrickDeal, TrickPlay
from adut.moves import card_of
from adut.players.player import Player
from adut.players.rollout import Rollout
from adut.players.search import SearchPlayer
from adut.sight import Sight
from adut.solver import Objective, Position, solve

SHORT: Final = 4
"""So many cards in hand, or fewer, are solved."""
DEALS: Final = 2000
"""More imagined deals than this are not solved for one move, whatever the time."""
COST: Final = 4
"""To solve a deal takes about as long as so many simulations."""
TABLE: Final = 1 << 20
"""Bytes of the solver's table for one deal."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GuidedPlayer(SearchPlayer):
    """``search`` whose playouts go by quick rules of thumb."""

    def __init__(self, seed: int, simulations: int = 1000, seconds: float = 0.0) -> None:
        super().__init__(seed, simulations, seconds)
        self.rollout = Rollout(self.rng)
        """How imagined deals are played on."""

    def play_out(self, deal: Deal) -> None:
        self.rollout.finish(deal)


class ExpertPlayer(Player):
    """Thinks for a number of simulations a move, or for a time."""

    def __init__(self, seed: int, simulations: int = 1000, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.search = SearchPlayer(seed, simulations, seconds)
        """Who plays where no tricks are played."""
        self.guided = GuidedPlayer(seed, simulations, seconds)
        """Who speaks before the play, and plays long hands."""
        self.short = SHORT
        """So many cards in hand, or fewer, are solved."""

    def choose(self, sight: Sight) -> int:
        if len(sight.moves) == 1:
            return sight.moves[0]
        deal = sight.deal
        if not isinstance(deal, TrickDeal) or not deal.for_tricks():
            return self.search.choose(sight)
        counting = deal.counting() if isinstance(deal.phase, TrickPlay) else None
        if counting is not None and count(deal.hand(sight.seat)) <= self.short:
            found = self.solved(sight, objective(deal, counting))
            if found >= 0:
                return found
        self.guided.shallow = not isinstance(deal.phase, TrickPlay)
        return self.guided.choose(sight)

    def solved(self, sight: Sight, wanted: Objective) -> int:
        """The move that brings most on average over solved deals; -1 where solving does not tell."""
        worth = [0] * len(sight.moves)
        camp = camp_of(sight.deal, sight.seat)
        deadline = time.perf_counter() + self.seconds
        most = min(DEALS, self.simulations // COST + 1) if self.simulations else DEALS
        for done in range(most):
            if done and self.seconds > 0.0 and time.perf_counter() >= deadline:
                break
            deal = sight.imagine(self.rng)
            assert isinstance(deal, TrickDeal)
            values = solve(Position.of(deal), wanted, camp, every_move=True, table_bytes=TABLE).moves
            for at, move in enumerate(sight.moves):
                brought = deal.payoff(sight.seat, game_points(deal, values[card_of(move)]))
                if brought is None:
                    return -1
                worth[at] += brought
        return sight.moves[worth.index(max(worth))]


def camp_of(deal: Deal, seat: int) -> int:
    """The seats (a bit each) that play with a seat."""
    camp = 0
    for each in deal.plan.setup.sides[deal.plan.setup.side_of[seat]]:
        camp |= 1 << each
    return camp


def objective(deal: TrickDeal, counting: Counting) -> Objective:
    """What is wanted, so that more is better for whoever takes it."""
    sign = -1 if deal.plan.setup.game.lowest_wins else 1
    cards = tuple([(cards, sign * each) for cards, each in counting.cards])
    return Objective.of(sign * counting.trick, cards, tuple([sign * each for each in counting.last]))


def game_points(deal: Deal, value: int) -> int:
    """A value of :func:`objective` in the points of the game."""
    return -value if deal.plan.setup.game.lowest_wins else value
