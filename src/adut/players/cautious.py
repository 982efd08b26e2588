"""``cautious``: sensible rules of thumb, one file per family of games in ``players/thumbs``."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable

from adut.players.player import Player
from adut.rng import Rng
from adut.sight import Sight

Thumb = Callable[[Sight, Rng], int]


def any_move(sight: Sight, rng: Rng) -> int:
    """The thumb of a family that has none yet: any legal move."""
    return sight.moves[rng.below(len(sight.moves))]


def thumb(family: str) -> Thumb:
    """The rules of thumb of a family."""
    name = f"adut.players.thumbs.{family}"
    if not family.isidentifier() or importlib.util.find_spec(name) is None:
        return any_move
    found: Thumb = importlib.import_module(name).choose
    return found


class CautiousPlayer(Player):
    """Plays by rules of thumb: quick, never absurd, and a measure for better players."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.thumbs: dict[str, Thumb] = {}

    def choose(self, sight: Sight) -> int:
        if len(sight.moves) == 1:
            return sight.moves[0]
        family = sight.deal.plan.setup.game.family
        found = self.thumbs.get(family)
        if found is None:
            found = thumb(family)
            self.thumbs[family] = found
        return found(sight, self.rng)
