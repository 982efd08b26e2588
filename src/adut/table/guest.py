"""A guest: one screen that is connected to a table."""

from __future__ import annotations

from typing import Protocol

from adut.table.messages import Message

SPECTATOR = -1


class Guest(Protocol):
    """A connection. Its methods return at once and never fail; what cannot be delivered ends the connection."""

    viewer: int
    """The seat of the person here, -1 for a spectator."""

    def send(self, message: Message) -> None:
        """Say something to this screen."""
        ...

    def close(self, code: int, reason: str) -> None:
        """End the connection after what was said."""
        ...
