"""``search``: information-set Monte Carlo tree search for every game, without a word about any of them.

Single-observer ISMCTS with availability counts: each simulation imagines a deal from the sight, walks the tree along
the moves that are legal in it, adds one node, plays on at random and credits every seat on the path.
Source: P. Cowling, E. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search" (2012).
"""

from __future__ import annotations

import math
import time
from typing import Final

from adut.deal import Deal
from adut.players.cautious import leanings, remark
from adut.players.player import Player
from adut.players.playout import at_random
from adut.rng import Rng
from adut.sight import Sight

EXPLORATION: Final = 0.7
"""The weight of what is not yet known against what looks good; rewards lie between 0 and 1."""
DOUBTS: Final = 3
"""How many imagined deals in a row are put aside for being doubtful."""
WIDTH: Final = 2.5
"""How many standard deviations of the utilities met make a difference of 1."""


class Node:
    """A move after a series of moves: how often it was tried, could have been tried, and what came of it."""

    def __init__(self, move: int, seat: int) -> None:
        self.move = move
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.reward = 0.0
        self.children: dict[int, Node] = {}


class Scale:
    """The mean and spread of the utilities met so far in this search, by Welford's running sums."""

    def __init__(self) -> None:
        self.count = 0.0
        self.mean = 0.0
        self.squares = 0.0

    def meet(self, value: float) -> None:
        """Take in a value."""
        self.count += 1.0
        before = value - self.mean
        self.mean += before / self.count
        self.squares += before * (value - self.mean)

    def spread(self) -> float:
        """What counts as a large difference: a few standard deviations."""
        return WIDTH * math.sqrt(self.squares / self.count) + 1e-9 if self.count > 0.0 else 1.0


class SearchPlayer(Player):
    """Searches a number of simulations a move, or for a time."""

    def __init__(self, seed: int, simulations: int = 1000, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds

    def choose(self, sight: Sight) -> int:
        if len(sight.moves) == 1:
            return sight.moves[0]
        said = remark(sight)
        if said >= 0:
            return said
        root = self.searched(sight)
        best = sight.moves[0]
        most = -1.0
        for move, leaning in zip(sight.moves, leanings(sight), strict=True):
            child = root.children.get(move)
            if child is not None and child.visits * leaning > most:
                best, most = move, child.visits * leaning
        return best

    def searched(self, sight: Sight) -> Node:
        """The tree after all simulations."""
        root = Node(0, sight.seat)
        scale = Scale()
        deadline = time.perf_counter() + self.seconds
        done = 0
        while done < self.simulations or (not self.simulations and (done < 1 or time.perf_counter() < deadline)):
            simulate(root, imagined(sight, self.rng), scale, self.rng)
            done += 1
        return root


def imagined(sight: Sight, rng: Rng) -> Deal:
    """A deal to search in: one that belies what the seat was told in confidence is drawn anew a few times, then taken as it is."""
    deal = sight.imagine(rng)
    for _ in range(DOUBTS):
        if not deal.doubtful(sight.seat):
            break
        deal = sight.imagine(rng)
    deal.hush()
    return deal


def simulate(root: Node, deal: Deal, scale: Scale, rng: Rng) -> None:
    """One simulation: down the tree, one new node, a playout, and the rewards back up."""
    path: list[Node] = []
    node = root
    fresh = False
    while not fresh and deal.phase is not None:
        seat = deal.actors()[0]
        moves = deal.moves(seat)
        child = expand(node, seat, moves, rng)
        fresh = child is not None
        node = child if child is not None else select(node, moves, scale.spread())
        path.append(node)
        deal.step(seat, node.move)
    at_random(deal, rng, deal.plan.setup.game.horizon)
    credit(path, deal, scale)


def expand(node: Node, seat: int, moves: list[int], rng: Rng) -> Node | None:
    """A child for one of the moves that have none yet; None when all have one."""
    untried = [move for move in moves if move not in node.children]
    if not untried:
        return None
    move = untried[rng.below(len(untried))]
    child = Node(move, seat)
    node.children[move] = child
    for each in moves:
        known = node.children.get(each)
        if known is not None:
            known.available += 1
    return child


def select(node: Node, moves: list[int], spread: float) -> Node:
    """The child with the best upper bound among the legal moves; each is counted as available."""
    best = node.children[moves[0]]
    bound = -math.inf
    for move in moves:
        child = node.children[move]
        child.available += 1
        value = child.reward / child.visits / spread + EXPLORATION * math.sqrt(math.log(child.available) / child.visits)
        if value > bound:
            best, bound = child, value
    return best


def credit(path: list[Node], deal: Deal, scale: Scale) -> None:
    """Give every node on the path its seat's reward."""
    values = [float(deal.utility(seat)) for seat in range(deal.seats)]
    for value in values:
        scale.meet(value)
    for node in path:
        node.visits += 1
        node.reward += values[node.seat]
