"""A score sheet as players draw it: boards side by side, each of columns, each of cells.

A screen draws what it is given and knows no rules: styles say how a cell looks, not what it means.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

PLAIN: Final = ""
CROSSED: Final = "crossed"
"""Written once and crossed out since."""
TOTAL: Final = "total"
"""What counts now."""
STROKE: Final = "stroke"
"""A stroke that still counts, such as an open refe."""
USED: Final = "used"
"""A stroke that has been used up."""
LINE: Final = "line"
"""A line drawn across the column, such as the hat over the bule; the text says what is above it."""
LABEL: Final = "label"
"""What its row is about: the text is a label, as the score sheet has them (``label-no-tricks``)."""

DONE: Final = "✓"
"""The sign of something that has been played."""
NOW: Final = "●"
"""Of something that is being played."""
TO_COME: Final = "○"
"""Of something that is still to be played."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Cell:
    """One thing written on the sheet: ``deal`` is the number of the deal after which it was written, 0 at the start."""

    def __init__(self, text: str, style: str = PLAIN, deal: int = 0) -> None:
        self.text = text
        self.style = style
        self.deal = deal


@mypyc_attr(allow_interpreted_subclasses=True)
class Column:
    """Cells below each other under a key of the locale files (``pad-bule``); ``side`` is whom it is about, or -1."""

    def __init__(self, key: str, cells: list[Cell], side: int = -1) -> None:
        self.key = key
        self.cells = cells
        self.side = side


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """Columns side by side: the board of a side, or (-1) one of the whole table; its key is empty for none."""

    def __init__(self, key: str, columns: list[Column], side: int = -1) -> None:
        self.key = key
        self.columns = columns
        self.side = side
