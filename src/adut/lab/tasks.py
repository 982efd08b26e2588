"""What a laboratory run plays: a task, small enough to be sent to another process, and its results deal by deal."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from multiprocessing import get_context
from multiprocessing.pool import AsyncResult
from typing import Any, NamedTuple, TypeVar

from adut import options, registry
from adut.game import Setup


class Task(NamedTuple):
    """A game with its options (as JSON values), the players' words, and the seed of everything."""

    game: str
    seats: int
    options: dict[str, Any]
    players: tuple[str, ...]
    seed: int

    def setup(self) -> Setup:
        """The game made ready."""
        game = registry.game(self.game)
        return Setup(game, self.seats, options.read(game.options, self.options))


Result = TypeVar("Result")
Unit = Callable[[Task, int, int], Iterable[Result]]
"""Plays a match (numbered from 1) of a task, at most so many deals of it, and gives the result of each."""


def series(unit: Unit[Result], task: Task, deals: int, jobs: int) -> Iterator[Result]:
    """The results of so many deals of consecutive matches, in order, the same for any number of processes."""
    return in_turn(unit, task, deals) if jobs == 1 else in_parallel(unit, task, deals, jobs)


def in_turn(unit: Unit[Result], task: Task, deals: int) -> Iterator[Result]:
    """One match after the other, each result as soon as it is there."""
    left = deals
    for match in count(1):
        for result in unit(task, match, left):
            yield result
            left -= 1
        if not left:
            return


def in_parallel(unit: Unit[Result], task: Task, deals: int, jobs: int) -> Iterator[Result]:
    """Several matches at a time in processes of their own."""
    left = deals
    with get_context("spawn").Pool(jobs, quiet) as pool:
        waiting: deque[AsyncResult[list[Result]]] = deque()
        for match in count(1):
            waiting.append(pool.apply_async(whole, (unit, task, match, deals)))
            if len(waiting) <= jobs:
                continue
            for result in waiting.popleft().get()[:left]:
                yield result
                left -= 1
            if not left:
                return


def whole(unit: Unit[Result], task: Task, match: int, limit: int) -> list[Result]:
    """All results of one match."""
    return list(unit(task, match, limit))


def quiet() -> None:
    """In a process of its own: Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
