"""The benchmark: one table of ratios, and the same as JSON (``--json FILE``)."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path

import adut.deal
from bench import ours, peers, solver
from bench.timing import Row, Work, alone, compared

RUNS = 5


def beside(what: str, theirs: str, our_work: Work, their_work: Work, bar: float) -> Callable[[], Row]:
    """A line that compares what we do with what a peer does."""
    return partial(compared, what, theirs, our_work, their_work, bar, RUNS)


def rows() -> list[Callable[[], Row]]:
    """Every line of the table, to be measured one after the other."""
    pairs = (("king", "hearts"), ("bela", "euchre"), ("tablic", "skat"))
    driven = [
        beside(
            f"driven from Python: {mine}", f"OpenSpiel {theirs}", partial(ours.driven, mine, 300), partial(peers.driven, theirs, 60), 2.5
        )
        for mine, theirs in pairs
    ]
    inside = [
        beside(
            f"inside the package: {mine}",
            f"OpenSpiel bots {theirs}",
            partial(ours.inside, mine, 3000),
            partial(peers.inside, theirs, 500),
            2.0,
        )
        for mine, theirs in pairs[:2]
    ]
    rates = [
        partial(alone, f"inside the package: {game}", partial(ours.inside, game, 10_000), 3e6, RUNS, "decisions/s")
        for game in ("king", "bela")
    ]
    rollouts = [
        beside("random rollouts, first lead of Bela", "colver belote", partial(ours.rollouts, 10_000), partial(peers.rollouts, 50_000), 0)
    ]
    searches = [
        beside("ISMCTS, first lead of King", f"OpenSpiel {theirs}", partial(ours.search, 20_000), partial(peers.search, theirs, count), bar)
        for theirs, count, bar in (("hearts", 5_000, 2.0), ("euchre", 20_000, 1.0))
    ]
    clone = [partial(alone, "clone and apply, King", partial(ours.clones, 300_000), 4e6, RUNS, "a second")]
    solved = [partial(solver.compared, *work, RUNS if work[1] < 13 else 3) for work in solver.WORK]
    return [*driven, *inside, *rates, *rollouts, *searches, *clone, *solved]


def started(*command: str) -> float:
    """Seconds that a Python command takes, the fastest of five."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run([sys.executable, *command], check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return min(times)


def starts() -> list[Row]:
    """How long an import and the help take, the interpreter's own start taken off the first."""
    bare = started("-c", "pass")
    imported = (started("-c", "import adut") - bare) * 1000
    helped = started("-m", "adut", "--help") * 1000
    return [
        Row("import adut, ms", "-", imported, 0, 0, "<= 60 ms", imported <= 60),
        Row("adut --help, ms", "-", helped, 0, 0, "<= 200 ms", helped <= 200),
    ]


def memory() -> list[Row]:
    """Bytes for each cloned deal of King, and the peak memory of a process of its own that searches for ten seconds."""
    table = ours.setup("king")
    match = ours.Match(table)
    deal = match.begin(match.shuffled(ours.Rng(1)))
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [deal.clone() for _ in range(10_000)]
    each = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    searched = subprocess.run([sys.executable, "-c", "from bench import ours; print(ours.peak(10.0))"], check=True, capture_output=True)
    peak = float(searched.stdout)
    return [Row("a cloned deal of King, bytes", "-", each, 0, 0, "", True), Row("after a 10 s search, peak MB", "-", peak, 0, 0, "", True)]


def shown(row: Row) -> str:
    """A line of the printed table."""
    theirs = f"{row.theirs:>14,.0f}" if row.theirs else " " * 14
    ratio = f"{row.ratio:>7.2f}" if row.ratio else " " * 7
    verdict = ("met" if row.met else "NOT MET") if row.bar else ""
    return f"{row.work:<36} {row.peer:<22} {row.ours:>14,.1f} {theirs} {ratio}  {row.bar:<24} {verdict}".rstrip()


def main() -> None:
    """Measure everything, print the table, write the JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", type=Path, help="write the results here too")
    file = parser.parse_args().json
    print(
        f"engine: {'compiled' if str(adut.deal.__file__).endswith(('.so', '.pyd')) else 'plain Python'}; medians of {RUNS} alternating runs"
    )
    print(f"{'work':<36} {'peer':<22} {'Adut a second':>14} {'peer a second':>14} {'ratio':>7}  bar")
    done: list[Row] = []
    for measure in rows():
        done.append(measure())
        print(shown(done[-1]), flush=True)
    for measured in (starts, memory):
        for row in measured():
            done.append(row)
            print(shown(row), flush=True)
    if file is not None:
        file.write_text(json.dumps({"rows": [asdict(row) for row in done]}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
