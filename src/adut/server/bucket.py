"""How many messages a connection may send."""

from __future__ import annotations


class Bucket:
    """Allows ``rate`` messages a second, and bursts of ``burst``."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.last = now

    def take(self, now: float) -> bool:
        """Count a message; whether it is allowed."""
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
