"""Who computes the computers' moves: anything that takes a sight and gives a move."""

from __future__ import annotations

from typing import Protocol

from adut.sight import Sight


class Thinker(Protocol):
    """Computes moves outside the event loop."""

    async def choose(self, player: str, sight: Sight) -> int | None:
        """The move of a computer player; None if it came to none."""
        ...
