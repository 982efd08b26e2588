"""What every computer player is: given a sight, it chooses a move."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from adut.rng import Rng
from adut.sight import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A computer player. It gets sights and nothing else, and keeps nothing between moves but its random numbers."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed, 7)

    def choose(self, sight: Sight) -> int:
        """One of ``sight.moves``."""
        raise NotImplementedError


class RandomPlayer(Player):
    """Any legal move, each equally likely."""

    def choose(self, sight: Sight) -> int:
        return sight.moves[self.rng.below(len(sight.moves))]
