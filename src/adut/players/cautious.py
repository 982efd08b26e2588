"""``cautious``: sensible rules of thumb, one file per family of games, or per game, in ``players/thumbs``."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from functools import cache
from typing import Any

from adut.game import Game
from adut.players.player import Player
from adut.rng import Rng
from adut.sight import Sight

Thumb = Callable[[Sight, Rng], int]


def any_move(sight: Sight, rng: Rng) -> int:
    """The thumb of a family that has none yet: any legal move."""
    return sight.moves[rng.below(len(sight.moves))]


@cache
def thumbs(id: str, family: str) -> Any:
    """The module with the rules of thumb of a game, else of its family; None: there is none."""
    for each in (id.replace("-", "_"), family):
        name = f"adut.players.thumbs.{each}"
        if each.isidentifier() and importlib.util.find_spec(name) is not None:
            return importlib.import_module(name)
    return None


def thumb(game: Game) -> Thumb:
    """The rules of thumb of a game."""
    found: Thumb = getattr(thumbs(game.id, game.family), "choose", any_move)
    return found


class CautiousPlayer(Player):
    """Plays by rules of thumb: quick, never absurd, and a measure for better players."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.thumbs: dict[str, Thumb] = {}

    def choose(self, sight: Sight) -> int:
        if len(sight.moves) == 1:
            return sight.moves[0]
        game = sight.deal.plan.setup.game
        found = self.thumbs.get(game.id)
        if found is None:
            found = thumb(game)
            self.thumbs[game.id] = found
        return found(sight, self.rng)
