"""The exact solver against DDS (PyPI ``endplay``): the same deals in one process, in turn, run after run.

Both find the value of a full deal and one best card. Time is that of the processor (both use one thread), so that other programs
disturb it little, and includes all that the Python call does except building the deal. A deal's time is the median of its runs,
a row's that of its deals.
"""

from __future__ import annotations

import random
import statistics
import time

from tests.solver import dds

from adut.solver import Position, solve
from adut.solver.objective import TRICKS
from bench.timing import Row

WORK = (
    ("solver: 32 cards, no trumps", 8, False, 120, 2.5),
    ("solver: 52 cards, no trumps", 13, False, 40, 6.0),
    ("solver: 32 cards, trumps", 8, True, 120, 0.0),
    ("solver: 52 cards, trumps", 13, True, 40, 0.0),
)
"""What is solved: name, cards a hand, trumps, deals, and how many times DDS's time it may take (0: no bar)."""
SEED = 2026


def compared(work: str, size: int, trump: bool, deals: int, bar: float, runs: int) -> Row:
    """A row: deals a second of both."""
    rng = random.Random(SEED)
    positions = [dds.bridge(rng, size, trump) for _ in range(deals)]
    peers = [dds.theirs(position) for position in positions]
    times = [[one(position, peer) for position, peer in zip(positions, peers, strict=True)] for _ in range(runs)]
    ours, theirs = (statistics.median(statistics.median(each[at][who] for each in times) for at in range(deals)) for who in (0, 1))
    ratio = theirs / ours
    return Row(work, "DDS", 1 / ours, 1 / theirs, ratio, f">= {1 / bar:.2g} x" if bar else "", not bar or ratio * bar >= 1)


def one(position: Position, peer: object) -> tuple[float, float]:
    """The seconds both take for a deal."""
    start = time.process_time()
    solution = solve(position, TRICKS, dds.camp(position))
    middle = time.process_time()
    value = dds.value(peer)
    end = time.process_time()
    if value != solution.value:
        raise SystemExit(f"the values differ: {solution.value} and {value} for {position.hands}")
    return middle - start, end - middle
