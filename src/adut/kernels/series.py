"""Matches whose deals are the rows of a table of contracts, in order: once in all (King), or once by each dealer (Lora).

A row that names an option is played only with it, so a further deal of a match is a further row of its table.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from adut.deal import Deal
from adut.game import Entry, Game, Plan, Setup
from adut.kernels import chart
from adut.kernels.contracts import Contract
from adut.pad import Board


@mypyc_attr(allow_interpreted_subclasses=True)
class SeriesGame(Game):
    """A game whose deals have a fixed order. ``Plan.row`` is the place of a deal's row in the table."""

    family = "lora"

    def table(self) -> tuple[Contract, ...]:
        """All rows, in the order in which they are played."""
        raise NotImplementedError

    def series(self, setup: Setup) -> list[int]:
        """The places of the rows that are played with these options."""
        return [at for at, row in enumerate(self.table()) if row.is_played(setup.options)]

    def names(self, setup: Setup) -> list[str]:
        """What the score sheet calls the deals of a series."""
        return [self.table()[at].name for at in self.series(setup)]

    def row(self, setup: Setup, sheet: list[Entry]) -> int:
        rows = self.series(setup)
        return rows[len(sheet) % len(rows)]

    def label(self, plan: Plan, deal: Deal) -> str:
        return self.table()[plan.row].name


@mypyc_attr(allow_interpreted_subclasses=True)
class OneSeries(SeriesGame):
    """A match of one series, in which the deal passes on after every deal."""

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        over = len(sheet) >= len(self.series(setup))
        assert not over or sum(totals) == self.total(setup), f"a match adds up to {self.total(setup)}, not to {sum(totals)}"
        return over

    def total(self, setup: Setup) -> int:
        """What a match adds up to: what its rows do."""
        return sum([self.table()[at].total(setup.packs[0], setup.seats) for at in self.series(setup)])

    def chart(self, setup: Setup, sheet: list[Entry], deal: Deal | None) -> list[Board]:
        return [chart.in_order(setup, sheet, deal, self.names(setup))]


@mypyc_attr(allow_interpreted_subclasses=True)
class SeriesByDealer(SeriesGame):
    """A match in which each player deals a whole series, one after the other."""

    def dealer(self, setup: Setup, sheet: list[Entry]) -> int:
        return (sheet[0].dealer + len(sheet) // len(self.series(setup))) % setup.seats

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        return len(sheet) >= setup.seats * len(self.series(setup))

    def chart(self, setup: Setup, sheet: list[Entry], deal: Deal | None) -> list[Board]:
        names = self.names(setup)
        return [chart.to_deal(setup, sheet, deal, names), *chart.by_contract(setup, sheet, names)]
