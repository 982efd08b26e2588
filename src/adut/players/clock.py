"""What the seconds of players are counted by: the clock on the wall, or this process's own time on the processor.

At a table the wall counts, because people wait by it. Where players are compared, each must get the same time to think,
whatever else the machine is doing; then processor time counts.
"""

from __future__ import annotations

import time


class Clock:
    """A clock that is either of the two."""

    def __init__(self) -> None:
        self.counts_processor = False
        """Whether it is processor time that counts."""

    def now(self) -> float:
        """Seconds since some moment that does not change."""
        return time.process_time() if self.counts_processor else time.perf_counter()


CLOCK = Clock()
"""The clock of all players in this process."""
