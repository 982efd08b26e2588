"""The score sheet as players draw it, and the chart of contracts, as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Final

from adut import locale
from adut.game import Match
from adut.pad import CROSSED, LABEL, LINE, TOTAL, USED, Board, Cell, Column
from adut.terminal.seating import side_name

GONE: Final = (CROSSED, USED)
"""What no longer counts stands in brackets."""
MARKED: Final = (*GONE, TOTAL)
"""What a line below the sheet explains."""
RULE: Final = "---"
BETWEEN: Final = "  "


def pad(lang: str, match: Match, names: Sequence[str], width: int) -> list[str]:
    """The score sheet as players draw it; nothing in games that keep only points."""
    boards = match.setup.game.pad(match.setup, match.sheet)
    drawn = Drawer(lang, match, names, width).all(boards)
    marked = any(cell.style in MARKED for board in boards for column in board.columns for cell in column.cells)
    return [*drawn, locale.text(lang, "term-pad-signs")] if marked else drawn


def chart(lang: str, match: Match, names: Sequence[str], width: int) -> list[str]:
    """What has been played and what is to come; nothing in games of one kind of deal."""
    boards = match.setup.game.chart(match.setup, match.sheet, None if match.written else match.deal)
    drawn = Drawer(lang, match, names, width).all(boards)
    return [*drawn, locale.text(lang, "term-chart-signs")] if drawn else []


class Drawer:
    """Draws boards in one language for players of these names, below each other."""

    def __init__(self, lang: str, match: Match, names: Sequence[str], width: int) -> None:
        self.lang = lang
        self.sides = [side_name(members, names) for members in match.setup.sides]
        self.width = width

    def all(self, boards: Sequence[Board]) -> list[str]:
        """All of them, each after an empty line."""
        return [line for board in boards for line in ("", *self.board(board))]

    def board(self, board: Board) -> list[str]:
        """A board: its heading, then its columns side by side, or one below the other where that is too wide."""
        labelled = any(cell.style == LABEL for column in board.columns for cell in column.cells)
        heading = self.heading(board.key, board.side)
        heads = [self.heading(column.key, column.side) for column in board.columns]
        texts = [[self.cell(cell, labelled) for cell in column.cells] for column in board.columns]
        table = beside(heads, texts, alignments(board.columns))
        if max(map(len, table)) >= self.width:
            table = by_row(heads, texts) if labelled else by_column(heads, texts)
        return [f"{heading}:", *table] if heading else table

    def heading(self, key: str, side: int) -> str:
        """What a board or a column is called: its key, whom it is about, or both."""
        name = locale.text(self.lang, f"pad-{key}") if key else ""
        return f"{name} {self.sides[side]}".strip() if side >= 0 else name

    def cell(self, cell: Cell, labelled: bool) -> str:
        """What is written, and how it counts, unless a label says so."""
        if cell.style in GONE:
            return f"({cell.text})"
        if cell.style == LINE:
            return f"{RULE}{cell.text}{RULE}"
        if cell.style == LABEL:
            return locale.sheet_label(self.lang, cell.text)
        return f"={cell.text}" if cell.style == TOTAL and not labelled else cell.text


def by_row(heads: list[str], columns: list[list[str]]) -> list[str]:
    """A line for each row, in which each text follows the head of its column."""
    return ["; ".join(f"{head} {text}".strip() for head, text in zip(heads, row, strict=True) if text) for row in rows(columns)]


def by_column(heads: list[str], columns: list[list[str]]) -> list[str]:
    """A line for each column."""
    return [f"{head}: {', '.join(filter(None, column))}" for head, column in zip(heads, columns, strict=True)]


def rows(columns: list[list[str]]) -> list[tuple[str, ...]]:
    """Columns of texts read across; short ones end in nothing."""
    return list(zip_longest(*columns, fillvalue=""))


def alignments(columns: Sequence[Column]) -> list[Callable[[str, int], str]]:
    """Labels stand to the left, everything else to the right."""
    return [str.ljust if any(cell.style == LABEL for cell in column.cells) else str.rjust for column in columns]


def beside(heads: list[str], columns: list[list[str]], align: list[Callable[[str, int], str]]) -> list[str]:
    """Columns of texts side by side below their heads."""
    widths = [max(map(len, [head, *column])) for head, column in zip(heads, columns, strict=True)]
    lines = [heads, *rows(columns)]
    return [BETWEEN.join(put(text, width) for put, text, width in zip(align, line, widths, strict=True)).rstrip() for line in lines]
