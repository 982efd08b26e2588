"""The time of a table, so that tests need not wait for it."""

from __future__ import annotations

import asyncio
import math
import time


class Clock:
    """The real time."""

    def now(self) -> float:
        """Seconds since some fixed moment."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Let this much time pass."""
        await asyncio.sleep(seconds)


def rest_of_beat(elapsed: float, pace: float) -> float:
    """How long to wait for the next whole multiple of the pace.

    A computer moves on these beats alone, so that the time it thought, which depends on its cards, does not show.
    """
    if pace <= 0:
        return 0.0
    return max(1, math.ceil(elapsed / pace)) * pace - elapsed
