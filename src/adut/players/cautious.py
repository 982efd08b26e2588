"""``cautious``: sensible rules of thumb, one file per family of games."""

from __future__ import annotations

from adut.players.player import Player
from adut.sight import Sight


class CautiousPlayer(Player):
    """Plays by rules of thumb; in a game without any, at random among the legal moves."""

    def choose(self, sight: Sight) -> int:
        return sight.moves[self.rng.below(len(sight.moves))]
