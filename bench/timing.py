"""Measuring two things in one run: alternating, several times, the median of each."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

Work = Callable[[int], int]
"""Does a piece of work with a seed; returns how many units it did."""


@dataclass
class Row:
    """A line of the table: both rates in units a second, their ratio, and the bar."""

    work: str
    peer: str
    ours: float
    theirs: float
    ratio: float
    bar: str
    met: bool


def rate(work: Work, seed: int) -> float:
    """Units a second of one piece of work, in processor time: a busy machine then slows both alike."""
    start = time.process_time()
    units = work(seed)
    return units / (time.process_time() - start)


def pair(ours: Work, theirs: Work, runs: int) -> tuple[float, float]:
    """The median rates of two pieces of work, run in turn."""
    rates: tuple[list[float], list[float]] = ([], [])
    for seed in range(runs):
        rates[0].append(rate(ours, seed))
        rates[1].append(rate(theirs, seed))
    return statistics.median(rates[0]), statistics.median(rates[1])


def compared(work: str, peer: str, ours: Work, theirs: Work, bar: float, runs: int) -> Row:
    """A row for two rates, to be at least ``bar`` times the peer's; 0: it is only reported."""
    first, second = pair(ours, theirs, runs)
    ratio = first / second
    return Row(work, peer, first, second, ratio, f">= {bar:g} x" if bar else "", ratio >= bar)


def alone(work: str, ours: Work, bar: float, runs: int, unit: str) -> Row:
    """A row for a rate of ours alone, to be at least ``bar``."""
    median = statistics.median([rate(ours, seed) for seed in range(runs)])
    return Row(work, "-", median, 0.0, 0.0, f">= {bar:,.0f} {unit}", median >= bar)
