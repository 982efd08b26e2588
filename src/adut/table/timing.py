"""How long a table waits."""

from __future__ import annotations

from dataclasses import dataclass, field

from adut.table.clock import Clock


@dataclass(frozen=True)
class Timing:
    """Seconds until the computer takes a deserted seat, until the next deal begins unasked, until an unused table leaves memory."""

    away_after: float = 90.0
    next_after: float = 60.0
    idle_after: float = 900.0
    clock: Clock = field(default_factory=Clock)
