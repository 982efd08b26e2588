"""How far a long run is, on stderr, where a person looks."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from typing import TypeVar

Item = TypeVar("Item")


def gathered(results: Iterable[Item], total: int, keep: Callable[[Item], object] = lambda result: None) -> tuple[list[Item], bool]:
    """The results, counted on a terminal and each handed to ``keep``; whether Ctrl-C ended them early."""
    tty = sys.stderr.isatty()
    begun = time.monotonic()
    found: list[Item] = []
    partial = False
    try:
        for result in results:
            keep(result)
            found.append(result)
            if tty:
                print(f"\r{line(len(found), total, time.monotonic() - begun)}", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        partial = True
    if tty:
        print(file=sys.stderr)
    return found, partial


def line(done: int, total: int, seconds: float) -> str:
    """A line of progress: deals done, and the time that the rest will take."""
    left = seconds / done * (total - done)
    return f"{done} of {total} deals, {left:.0f} s left   "
