"""``cautious``: sensible rules of thumb, one file per family of games, or per game, in ``players/thumbs``.

A file has ``choose(sight, rng)``, the move. Where players may also say something, it has ``remark(sight)``,
the move that says what is worth saying now (-1: nothing), and ``leaning(sight, move)``,
how much more a move is worth for what one's partner has said (1: nothing was said of it). Better players use these two as well.
"""

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


def remark(sight: Sight) -> int:
    """The move that says what is worth saying now; -1: nothing."""
    game = sight.deal.plan.setup.game
    found = getattr(thumbs(game.id, game.family), "remark", None)
    return -1 if found is None else int(found(sight))


def leanings(sight: Sight) -> list[float]:
    """For each move how much more it is worth for what one's partner has said."""
    game = sight.deal.plan.setup.game
    found = getattr(thumbs(game.id, game.family), "leaning", None)
    return [1.0 if found is None else float(found(sight, move)) for move in sight.moves]


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
