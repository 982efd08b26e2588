"""The rows of the store as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any


@dataclass(frozen=True)
class TableRow:
    """A table as it was made; it never changes, what happens later is in its events.

    ``players`` holds one JSON object for each seat, ``tokens`` for each seat the sha256 of its token or None.
    """

    id: str
    game: str
    options: dict[str, Any]
    seats: int
    players: list[dict[str, Any]]
    tokens: list[str | None]
    maker: int
    pace: float
    created: datetime = field(default_factory=lambda: datetime.now(UTC))


@dataclass(frozen=True)
class EventRow:
    """One event of a table's log: its JSON payload and, for a person's move, the id its client gave it."""

    payload: dict[str, Any]
    client: str | None = None
