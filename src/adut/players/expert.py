"""``expert``: for games of tricks. It solves imagined deals exactly once hands are short, and searches with guided playouts before that.

Calls, doublings and choices are tried out in imagined deals that are played on by rules of thumb.
Where no tricks are played it is ``search``.
Source of averaging exact solutions over imagined deals: M. Ginsberg,
"GIB: Imperfect Information in a Computationally Challenging Game" (2001).
"""

from __future__ import annotations

import time
from typing import Final

from adut.deal import Deal
from adut.kernels.tricks import Counting, TrickDeal, TrickPlay
from adut.moves import card_of
from adut.players.player import Player
from adut.players.rollout import Rollout
from adut.players.search import Node, Scale, SearchPlayer, credit, expand, select
from adut.rng import Rng
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


class ExpertPlayer(Player):
    """Thinks for a number of simulations a move, or for a time."""

    def __init__(self, seed: int, simulations: int = 1000, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.search = SearchPlayer(seed, simulations, seconds)
        """Who plays where no tricks are played."""
        self.rollout = Rollout(self.rng)
        """How imagined deals are played on."""
        self.short = SHORT
        """So many cards in hand, or fewer, are solved."""
        self.leaf = 0
        self.explore = 1.0
        self.shallow = True
        self.plays = True
        self.calls = True

    def choose(self, sight: Sight) -> int:
        if len(sight.moves) == 1:
            return sight.moves[0]
        deal = sight.deal
        if not isinstance(deal, TrickDeal) or not deal.for_tricks():
            return self.search.choose(sight)
        if not isinstance(deal.phase, TrickPlay):
            return self.guided(sight, self.shallow) if self.calls else self.search.choose(sight)
        counting = deal.counting()
        if counting is None:
            return self.search.choose(sight)
        if deal.hands[sight.seat].bit_count() <= self.short:
            found = self.solved(sight, objective(deal, counting))
            if found >= 0:
                return found
        return self.guided(sight, False) if self.plays else self.search.choose(sight)

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

    def guided(self, sight: Sight, shallow: bool) -> int:
        """The move most tried in a search whose playouts are guided; ``shallow``: of this one decision only."""
        root = Node(0, sight.seat)
        scale = Scale()
        deadline = time.perf_counter() + self.seconds
        done = 0
        while done < self.simulations or (not self.simulations and (done < 1 or time.perf_counter() < deadline)):
            simulate(root, sight.imagine(self.rng), scale, self.rng, self.rollout, shallow, self.leaf, self.explore)
            done += 1
        return max(sight.moves, key=lambda move: visits(root, move))


def simulate(root: Node, deal: Deal, scale: Scale, rng: Rng, rollout: Rollout, shallow: bool, leaf: int, explore: float) -> None:
    """A simulation as in ``search``, but played on by rules of thumb, and in a shallow tree from the root's children on."""
    path: list[Node] = []
    node = root
    fresh = False
    while not fresh and deal.phase is not None:
        seat = deal.actors()[0]
        moves = deal.moves(seat)
        child = expand(node, seat, moves, rng)
        fresh = child is not None or shallow
        node = child if child is not None else select(node, moves, scale.spread() * explore)
        path.append(node)
        deal.step(seat, node.move)
    rollout.finish(deal, leaf)
    if deal.phase is None:
        credit(path, deal, scale)
        return
    assert isinstance(deal, TrickDeal)
    counting = deal.counting()
    assert counting is not None
    seat = deal.turn
    value = solve(Position.of(deal), objective(deal, counting), camp_of(deal, seat), table_bytes=TABLE).value
    worth = deal.payoff(seat, game_points(deal, value))
    assert worth is not None
    side = deal.plan.setup.side_of[seat]
    scale.meet(worth)
    scale.meet(-worth)
    for node in path:
        node.visits += 1
        node.reward += worth if deal.plan.setup.side_of[node.seat] == side else -worth


def visits(root: Node, move: int) -> int:
    """How often a move was tried."""
    child = root.children.get(move)
    return 0 if child is None else child.visits


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
