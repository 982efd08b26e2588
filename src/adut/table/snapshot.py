"""The table as one viewer sees it. All that depends on cards comes from the deal's own view, moves and told texts."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from adut import options
from adut.pad import Board, Column
from adut.table.messages import BoardView, CellView, ColumnView, PlayerView, SheetRow, SheetView, State
from adut.table.news import News
from adut.table.table import PLAYING, Table
from adut.view import MoveView, describe


def snapshot(table: Table, viewer: int, connected: Collection[int], news: Sequence[News] = ()) -> State:
    """The table for a viewer (-1: a spectator); ``connected`` are the seats whose persons are here."""
    deal = table.deal
    return State(
        version=table.seen_version(viewer),
        stage=table.stage,
        players=players(table, connected),
        view=None if deal is None else deal.view(None if viewer < 0 else viewer),
        moves=moves(table, viewer),
        events=[each.seen(viewer) for each in news if each.noticed(viewer)],
        sheet=sheet(table),
        ready=sorted(table.ready),
        commitment=table.deals[-1].hash if table.deals else None,
    )


def players(table: Table, connected: Collection[int]) -> list[PlayerView]:
    """Who sits where."""
    return [
        PlayerView(seat, chair.name, chair.kind, chair.player, seat in connected, chair.away) for seat, chair in enumerate(table.chairs)
    ]


def moves(table: Table, viewer: int) -> list[MoveView]:
    """What the viewer may do now."""
    if viewer < 0 or table.stage != PLAYING or table.chairs[viewer].away:
        return []
    deal = table.the_deal
    return [describe(deal, viewer, move) for move in deal.moves(viewer)]


def sheet(table: Table) -> SheetView:
    """The score sheet."""
    match, setup = table.match, table.setup
    entries = match.sheet if match else []
    return SheetView(
        sides=setup.sides,
        rows=[SheetRow(at, row.label, row.dealer, row.points, row.marks) for at, row in enumerate(entries, 1)],
        totals=match.totals if match else [0] * len(setup.sides),
        winners=match.winners if match else [],
        over=match.over if match else False,
        lowest_wins=setup.game.lowest_wins,
        pad=[board(each) for each in setup.game.pad(setup, entries)],
        chart=[board(each) for each in setup.game.chart(setup, entries, None if match is None or match.written else match.deal)],
    )


def board(board: Board) -> BoardView:
    """A board of the score sheet."""
    return BoardView(board.key, side_or_none(board.side), [column(each) for each in board.columns])


def column(column: Column) -> ColumnView:
    """A column of a board."""
    cells = [CellView(cell.text, cell.style, cell.deal) for cell in column.cells]
    return ColumnView(column.key, side_or_none(column.side), cells)


def side_or_none(side: int) -> int | None:
    """A side, or None where there is none."""
    return None if side < 0 else side


def option_data(table: Table) -> dict[str, Any]:
    """The options chosen at a table."""
    return options.as_data(table.setup.options)
