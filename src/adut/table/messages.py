"""What a table says to a screen; docs/reference/protocol.md describes every field."""

from __future__ import annotations

from typing import Any

import msgspec

from adut.errors import AdutError
from adut.table.errors import key_of
from adut.table.news import EventView
from adut.view import MoveView, View


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """The base of all messages to a screen."""


class ErrorView(msgspec.Struct, frozen=True):
    """What was wrong: the key of its translation, the English sentence, what the sentence needs."""

    key: str
    text: str
    data: dict[str, str]


class PlayerView(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    name: str
    kind: str
    player: str
    connected: bool
    away: bool


class SheetRow(msgspec.Struct, frozen=True):
    """A line of the score sheet."""

    number: int
    label: str
    dealer: int
    points: list[int]
    marks: list[str]


class CellView(msgspec.Struct, frozen=True):
    """One thing written on a board, how it looks, and after which deal it was written."""

    text: str
    style: str
    deal: int


class ColumnView(msgspec.Struct, frozen=True):
    """A column of a board; ``side`` is whom it is about, or null."""

    key: str
    side: int | None
    cells: list[CellView]


class BoardView(msgspec.Struct, frozen=True):
    """A part of the score sheet as players draw it; ``side`` is whose, or null."""

    key: str
    side: int | None
    columns: list[ColumnView]


class SheetView(msgspec.Struct, frozen=True):
    """The score sheet by side; ``pad`` is empty in games that keep no more than points, ``chart`` in those of one kind of deal."""

    sides: list[list[int]]
    rows: list[SheetRow]
    totals: list[int]
    winners: list[int]
    over: bool
    lowest_wins: bool
    pad: list[BoardView]
    chart: list[BoardView]


class Welcome(Message, frozen=True):
    """The answer to a join."""

    room: str
    token: str | None
    seat: int | None
    maker: bool
    game: dict[str, Any]
    options: dict[str, Any]


class State(Message, frozen=True):
    """The table as one viewer sees it now."""

    version: int
    stage: str
    players: list[PlayerView]
    view: View | None
    moves: list[MoveView]
    events: list[EventView]
    sheet: SheetView
    ready: list[int]
    commitment: str | None


class Accepted(Message, frozen=True):
    """The move with this client id is stored; the table had this version after it."""

    id: str
    version: int


class Refusal(Message, frozen=True, tag="refused"):
    """The move with this client id was not made."""

    id: str
    error: ErrorView


class Failure(Message, frozen=True, tag="error"):
    """A message could not be understood or granted."""

    error: ErrorView


def error_view(error: AdutError) -> ErrorView:
    """An error as a screen is told of it."""
    return ErrorView(key_of(error), error.text, error.data)
