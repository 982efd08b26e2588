"""``search``: information-set Monte Carlo tree search for every game, without a word about any of them.

Single-observer ISMCTS with availability counts: each simulation imagines a deal from the sight, walks the tree along
the moves that are legal in it, adds one node, plays on at random and credits every seat on the path.
Source: P. Cowling, E. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search" (2012).
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from adut.deal import Deal
from adut.players.cautious import leanings, remark
from adut.players.clock import CLOCK
from adut.players.player import Player
from adut.players.playout import at_random
from adut.players.tree import Tree
from adut.sight import Sight

DOUBTS: Final = 3
"""How many imagined deals in a row are put aside for being doubtful."""
WIDTH: Final = 2.5
"""How many standard deviations of the utilities met make a difference of 1."""


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


@mypyc_attr(allow_interpreted_subclasses=True)
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
        tree = self.searched(sight)
        best, most = sight.moves[0], -1.0
        for move, leaning in zip(sight.moves, leanings(sight), strict=True):
            tried = tree.tried(0, move) * leaning
            if tried > most:
                best, most = move, tried
        return best

    def searched(self, sight: Sight) -> Tree:
        """The tree after all simulations."""
        tree = Tree()
        scale = Scale()
        deadline = CLOCK.now() + self.seconds
        done = 0
        while done < self.simulations or (not self.simulations and (done < 1 or CLOCK.now() < deadline)):
            self.simulate(tree, self.imagined(sight), scale)
            done += 1
        return tree

    def simulate(self, tree: Tree, deal: Deal, scale: Scale) -> None:
        """One simulation: down the tree, one new node, a playout, and the rewards back up."""
        node: i64 = 0
        phase = deal.phase
        while phase is not None and (node == 0 or tree.visits[node] > 0):
            seat = phase.first(deal)
            node = tree.descend(node, seat, phase.moves(deal, seat), scale.spread(), self.rng)
            phase = phase.apply(deal, seat, int(tree.move[node]))
            deal.phase = phase
        self.play_out(deal)
        rewards = [float(deal.utility(seat)) for seat in range(deal.seats)]
        for reward in rewards:
            scale.meet(reward)
        tree.credit(node, rewards)

    def imagined(self, sight: Sight) -> Deal:
        """A deal to search in: one that belies what the seat was told in confidence is drawn anew a few times, then taken as it is."""
        deal = sight.imagine(self.rng)
        for _ in range(DOUBTS):
            if not deal.doubtful(sight.seat):
                break
            deal = sight.imagine(self.rng)
        deal.hush()
        return deal

    def play_out(self, deal: Deal) -> None:
        """Play the deal on to its end, or to the horizon of the game."""
        at_random(deal, self.rng, deal.plan.setup.game.horizon)
