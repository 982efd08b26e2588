"""Means with their 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

LEVEL: Final = 0.95
MANY: Final = 300
"""Degrees of freedom from which the expansion around the normal quantile is exact to five digits."""
NORMAL: Final = 1.959963984540054


class Estimate(NamedTuple):
    """A mean of ``n`` independent values and its 95 % interval (None for fewer than two)."""

    mean: float
    low: float | None
    high: float | None
    n: int

    def data(self) -> dict[str, Any]:
        """As JSON values."""
        return {"mean": self.mean, "interval": None if self.low is None else [self.low, self.high], "n": self.n}

    def text(self) -> str:
        """The interval in words."""
        return "no interval from one deal" if self.low is None else f"{self.low:.2f} to {self.high:.2f}"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of values (at least one) and its interval after Student."""
    n = len(values)
    mean = fmean(values)
    if n < 2:
        return Estimate(mean, None, None, n)
    half = quantile(n - 1) * stdev(values) / math.sqrt(n)
    return Estimate(mean, mean - half, mean + half, n)


def quantile(freedom: int) -> float:
    """Student's t for a two-sided 95 % interval."""
    if freedom >= MANY:
        z = NORMAL
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, 13.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < LEVEL else (low, middle)
    return high


def within(t: float, freedom: int) -> float:
    """The probability of -t … t (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = math.atan(t / math.sqrt(freedom))
    cosine = math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = term if freedom > 1 else 0.0
    for k in range(2 + odd, freedom - 1, 2):
        term *= (k - 1) / k * cosine * cosine
        total += term
    return 2 / math.pi * (angle + math.sin(angle) * total) if odd else math.sin(angle) * total
