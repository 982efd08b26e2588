"""``adut compare``: two players over the same deals, seats rotated."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from adut import options
from adut.deal import Deal
from adut.game import Match, Setup
from adut.lab import seeds, table
from adut.lab.interval import Estimate, estimate
from adut.lab.progress import gathered
from adut.lab.seatings import seatings, words
from adut.lab.tasks import Task, series
from adut.terminal import arguments
from adut.terminal.failures import INTERRUPTED


class Duplicate(NamedTuple):
    """A deal played in every seating: the mean points of A and of B a side, and the time of each, by player."""

    a: float
    b: float
    clock: table.TimeTaken


def run(game: str, a: str, b: str, deals: int, option: Sequence[str], seed: int | None, seats: int | None, jobs: int, as_json: bool) -> int:
    """Do the command; returns the exit status.

    Raises:
        AdutError: what is wrong with the arguments.
    """
    setup = arguments.setup(game, seats, option)
    pair = (arguments.known(a), arguments.known(b))
    task = Task(game, setup.seats, options.as_data(setup.options), pair, seeds.drawn() if seed is None else seed)
    begun = time.monotonic()
    results, partial = gathered(series(matches, task, deals, jobs), deals)
    report = Report(task, results, partial, time.monotonic() - begun)
    print(json.dumps(report.data(), ensure_ascii=False) if as_json else "\n".join(report.lines()))
    return INTERRUPTED if partial else 0


def matches(task: Task, match: int, limit: int) -> Iterator[Duplicate]:
    """The deals of one match, each in every seating; the match goes on as one of them, in turn, plays it."""
    setup = task.setup()
    ways = seatings(len(setup.sides))
    course = Match(setup, (match - 1) % setup.seats)
    leading = (match - 1) % len(ways)
    for number in range(1, limit + 1):
        plan = course.plan()
        pack = course.shuffled(seeds.pack_rng(task.seed, match, number))
        dealt = [course.begin(pack) if at == leading else setup.game.deal(plan, list(pack)) for at in range(len(ways))]
        clocks = []
        for way, deal in zip(ways, dealt, strict=True):
            sitting = table.seated(words(setup, way, *task.players), task.seed, match, number)
            with table.thinking_time():
                clocks.append(table.play(deal, sitting, deal.apply))
        course.settle()
        yield duplicate(setup, ways, dealt, clocks)
        if course.over:
            return


def duplicate(setup: Setup, ways: Sequence[Sequence[bool]], dealt: Sequence[Deal], clocks: Sequence[table.TimeTaken]) -> Duplicate:
    """The result of a deal over all its seatings."""
    results = [(held, points) for way, deal in zip(ways, dealt, strict=True) for held, points in zip(way, deal.points, strict=True)]
    both = table.TimeTaken(2)
    for way, clock in zip(ways, clocks, strict=True):
        for seat, side in enumerate(setup.side_of):
            who = 0 if way[side] else 1
            both.seconds[who] += clock.seconds[seat]
            both.moves[who] += clock.moves[seat]
    return Duplicate(fmean(points for held, points in results if held), fmean(points for held, points in results if not held), both)


class Report:
    """A against B: the deals' differences, and what they come to."""

    def __init__(self, task: Task, results: Sequence[Duplicate], partial: bool, seconds: float) -> None:
        self.task = task
        self.setup = task.setup()
        self.results = results
        self.partial = partial
        self.seconds = seconds
        self.clock = table.TimeTaken(2)
        for each in results:
            self.clock.add(each.clock)

    @property
    def difference(self) -> Estimate | None:
        """The mean of A's points minus B's a deal; None before the first deal."""
        return estimate([each.a - each.b for each in self.results]) if self.results else None

    @property
    def better(self) -> str:
        """Who is better, if the interval excludes zero."""
        found = self.difference
        if found is None or found.low is None or found.high is None or found.low <= 0 <= found.high:
            return ""
        return self.task.players[(found.mean > 0) == self.setup.game.lowest_wins]

    def data(self) -> dict[str, Any]:
        """As one JSON document; what is measured stands under ``timing``."""
        a, b = self.task.players
        found = self.difference
        means = (
            {"a": fmean(each.a for each in self.results), "b": fmean(each.b for each in self.results)} if found else {"a": None, "b": None}
        )
        return {
            "game": self.task.game,
            "seats": self.task.seats,
            "options": self.task.options,
            "seed": self.task.seed,
            "a": a,
            "b": b,
            "deals": len(self.results),
            "seatings": len(seatings(len(self.setup.sides))),
            "partial": self.partial,
            "lowest_wins": self.setup.game.lowest_wins,
            "points": means,
            "difference": (found.data() if found else {"mean": None, "interval": None, "n": 0}),
            "timing": {"seconds": self.seconds, "ms_per_move": {"a": self.clock.ms([0]), "b": self.clock.ms([1])}},
        }

    def lines(self) -> list[str]:
        """As a few lines."""
        a, b = self.task.players
        so_far = " (partial: interrupted)" if self.partial else ""
        ways = len(seatings(len(self.setup.sides)))
        title = f"{self.task.game}: {a} against {b}, {len(self.results)} deals{so_far} in {ways} seatings each, seed {self.task.seed}"
        found = self.difference
        if found is None:
            return [title]
        lines = [title, f"{a} minus {b}: {found.mean:+.3f} points a deal, 95 % interval {found.text()} (n = {found.n} deals)"]
        for at, word in enumerate((a, b)):
            mean = fmean(each[at] for each in ((result.a, result.b) for result in self.results))
            ms = self.clock.ms([at])
            lines.append(f"{word}: {mean:.2f} points a deal" + ("" if ms is None else f", {ms:.2f} ms a move"))
        lower = "fewer points are better; " if self.setup.game.lowest_wins else ""
        verdict = f"{self.better} is better" if self.better else "no difference is proved"
        return [*lines, f"{lower}{verdict} ({self.seconds:.1f} s)"]
