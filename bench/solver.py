"""Measures the exact solver against DDS (PyPI ``endplay``) on the same deals, in one process, alternating.

Run from the root of the repository, with the solver compiled and endplay installed:
``python -m bench.solver [--runs 5] [--json FILE]``.
Each deal is solved by both in turn, run after run; a deal's time is the median of its runs,
and the ratio is that of the medians over deals.
Time is that of the processor (both use one thread), so that other programs disturb it little; ``--wall`` takes that of the clock.
Both find the value of a full deal and one best card; the time of either includes all that its Python call does except building the deal.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.solver import dds

import adut.solver.search
from adut.solver import solve
from adut.solver.objective import TRICKS

WORK = (
    ("32 cards, no trumps", 8, False, 120, 2.5),
    ("52 cards, no trumps", 13, False, 40, 6.0),
    ("32 cards, trumps", 8, True, 120, 0.0),
    ("52 cards, trumps", 13, True, 40, 0.0),
)
"""What is solved: name, cards a hand, trumps, deals, and the bar for the ratio (0: none)."""


def measure(size: int, trump: bool, deals: int, runs: int, seed: int, clock: Callable[[], float]) -> dict[str, float]:
    """Times in milliseconds over so many deals."""
    rng = random.Random(seed)
    positions = [dds.bridge(rng, size, trump) for _ in range(deals)]
    ours: list[list[float]] = [[] for _ in positions]
    theirs: list[list[float]] = [[] for _ in positions]
    peers = [dds.theirs(position) for position in positions]
    memory = 0
    for _ in range(runs):
        for at, position in enumerate(positions):
            start = clock()
            solution = solve(position, TRICKS, dds.camp(position))
            middle = clock()
            value = dds.value(peers[at])
            end = clock()
            if value != solution.value:
                raise SystemExit(f"the values differ: {solution.value} and {value} for {position.hands}")
            ours[at].append((middle - start) * 1000)
            theirs[at].append((end - middle) * 1000)
            memory = max(memory, solution.table_bytes)
    mine = [statistics.median(each) for each in ours]
    peer = [statistics.median(each) for each in theirs]
    return {
        "ours_median_ms": statistics.median(mine),
        "dds_median_ms": statistics.median(peer),
        "ratio_of_medians": statistics.median(mine) / statistics.median(peer),
        "ratio_of_means": sum(mine) / sum(peer),
        "table_bytes": memory,
    }


def main() -> None:
    """Print the table of ratios."""
    parser = argparse.ArgumentParser(description="the exact solver against DDS")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--wall", action="store_true")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    if adut.solver.search.__file__.endswith(".py"):
        print("the solver is not compiled: these are not its times", file=sys.stderr)
    clock = time.perf_counter if arguments.wall else time.process_time
    rows = {}
    print(f"{'work':<22}{'adut ms':>10}{'DDS ms':>10}{'ratio':>8}{'bar':>6}{'means':>8}{'table MB':>10}")
    for name, size, trump, deals, bar in WORK:
        runs = arguments.runs if size < 13 else min(arguments.runs, 3)
        row = rows[name] = measure(size, trump, deals, runs, arguments.seed, clock)
        print(
            f"{name:<22}{row['ours_median_ms']:>10.3f}{row['dds_median_ms']:>10.3f}{row['ratio_of_medians']:>8.2f}{bar or '':>6}"
            f"{row['ratio_of_means']:>8.2f}{row['table_bytes'] / 1e6:>10.1f}"
        )
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
