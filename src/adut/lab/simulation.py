"""``adut simulate``: what each seat gets a deal when these players play."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from adut import options
from adut.lab import seeds, table
from adut.lab.interval import Estimate, estimate
from adut.lab.progress import gathered
from adut.lab.tasks import Task, series
from adut.table.log import Journal, Line, dumps
from adut.terminal import arguments
from adut.terminal.failures import INTERRUPTED

HEADING = f"{'seat':<5} {'player':<16} {'points a deal':>13}  {'95 % interval':<26} {'ms a move':>9}"


class Played(NamedTuple):
    """A deal that was played: its match, the points of each side, the players' time, and its lines of the log."""

    match: int
    points: list[int]
    clock: table.TimeTaken
    lines: list[Line]


def run(game: str, deals: int, players: str, option: Sequence[str], seed: int | None, logs: Path | None, jobs: int, as_json: bool) -> int:
    """Do the command; returns the exit status.

    Raises:
        AdutError: what is wrong with the arguments.
        OSError: a log cannot be written.
    """
    words = arguments.kinds(players, people=False)
    setup = arguments.setup(game, len(words), option)
    task = Task(game, setup.seats, options.as_data(setup.options), tuple(words), seeds.drawn() if seed is None else seed)
    begun = time.monotonic()
    results, partial = gathered(series(matches, task, deals, jobs), deals, lambda played: logged(played, task, logs))
    report = Report(task, results, partial, time.monotonic() - begun)
    print(json.dumps(report.data(), ensure_ascii=False) if as_json else "\n".join(report.lines()))
    return INTERRUPTED if partial else 0


def matches(task: Task, match: int, limit: int) -> Iterator[Played]:
    """Play one match, or so many deals of it; the first dealer moves on from match to match."""
    setup = task.setup()
    journal = Journal(setup, (match - 1) % setup.seats)
    told = 0
    for number in range(1, limit + 1):
        journal.begin(journal.match.shuffled(seeds.pack_rng(task.seed, match, number)))
        deal = journal.match.deal
        assert deal is not None
        clock = table.play(deal, table.seated(task.players, task.seed, match, number), journal.apply)
        yield Played(match, list(deal.points), clock, journal.lines[told:])
        told = len(journal.lines)
        if journal.match.over:
            return


def logged(played: Played, task: Task, folder: Path | None) -> None:
    """Write a deal into its match's log, if there is to be one."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{task.game}-{task.seed}-{played.match:05}.log"
        first = "adut" in played.lines[0]
        with path.open("w" if first else "a", encoding="utf-8") as file:
            file.write(dumps(played.lines))


class Report:
    """The results of a run, seat by seat."""

    def __init__(self, task: Task, results: Sequence[Played], partial: bool, seconds: float) -> None:
        self.task = task
        self.setup = task.setup()
        self.deals = len(results)
        self.partial = partial
        self.seconds = seconds
        self.by_side = [[played.points[side] for played in results] for side in range(len(self.setup.sides))]
        self.clock = table.TimeTaken(task.seats)
        for played in results:
            self.clock.add(played.clock)

    def of_seat(self, seat: int) -> Estimate | None:
        """The mean of a seat's points a deal (its side's); None before the first deal."""
        points = self.by_side[self.setup.side_of[seat]]
        return estimate(points) if points else None

    def data(self) -> dict[str, Any]:
        """As one JSON document; what is measured stands under ``timing``."""
        head = {"game": self.task.game, "options": self.task.options, "seed": self.task.seed, "deals": self.deals, "partial": self.partial}
        seats = range(self.task.seats)
        timing = {"seconds": self.seconds, "ms_per_move": [self.clock.ms([seat]) for seat in seats]}
        return head | {"seats": [self.seat_data(seat) for seat in seats], "timing": timing}

    def seat_data(self, seat: int) -> dict[str, Any]:
        """One seat as JSON values."""
        found = self.of_seat(seat)
        who = {"seat": seat, "player": self.task.players[seat], "side": self.setup.side_of[seat]}
        return who | (found.data() if found else {"mean": None, "interval": None, "n": 0})

    def lines(self) -> list[str]:
        """As a table."""
        so_far = " (partial: interrupted)" if self.partial else ""
        title = f"{self.task.game}: {self.deals} deals{so_far}, seed {self.task.seed}, {self.seconds:.1f} s"
        return [title, HEADING, *(self.seat_line(seat) for seat in range(self.task.seats))]

    def seat_line(self, seat: int) -> str:
        """A row of the table."""
        found = self.of_seat(seat)
        mean, interval = (f"{found.mean:.2f}", found.text()) if found else ("", "")
        ms = self.clock.ms([seat])
        return f"{seat:<5} {self.task.players[seat]:<16} {mean:>13}  {interval:<26} {'' if ms is None else f'{ms:.2f}':>9}".rstrip()
