"""The three tables of whist: points up to a gem, gems up to a rubber, and what rubbers bring.

A tally is the list that a deal leaves on the score sheet: the first two tables as they stand after it, how many rubbers are over,
and what was written in the first table in this deal, for honours and for tricks. The third table is the match's own score.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from adut.game import Entry
from adut.pad import LINE, TOTAL, Board, Cell, Column

FIRST: Final = 0
"""Where in a tally the first table begins: a number for each of the two sides."""
SECOND: Final = 2
"""And the second."""
RUBBERS: Final = 4
"""The place of the number of rubbers that are over."""
HONOURS: Final = 5
"""Where the points begin that were written for honours in this deal."""
TRICKS: Final = 7
"""And those for tricks."""
LENGTH: Final = 9

GEM: Final = 5
"""The points in the first table that make a gem."""
NO_HONOURS: Final = 4
"""The points in the first table with which honours count no longer."""
TREBLE: Final = 3
SINGLE_FROM: Final = 3
"""A loser with so many points keeps the gem a single."""
RUBBER: Final = 2
"""What a rubber adds in the second table."""
GEMS: Final = ("", "single", "double", "treble")
"""What a gem is called, by its worth."""


def opened(sheet: tuple[Entry, ...]) -> list[int]:
    """The tally at the start of a deal: the tables as the last deal left them, nothing written yet."""
    if not sheet:
        return [0] * LENGTH
    return [*sheet[-1].tally[:HONOURS], 0, 0, 0, 0]


def written(tally: list[int], what: int, side: int, points: int) -> list[int]:
    """The tally with points written in the first table, for ``HONOURS`` or ``TRICKS``."""
    after = tally.copy()
    after[what + side] += points
    after[FIRST + side] += points
    return after


def gem_worth(tally: list[int], side: int) -> int:
    """What a side's gem is worth, by what the opponents have in the first table; 0: it has no gem."""
    if tally[FIRST + side] < GEM:
        return 0
    theirs = tally[FIRST + 1 - side]
    return TREBLE if not theirs else 1 if theirs >= SINGLE_FROM else 2


def gem_closed(tally: list[int], side: int) -> list[int]:
    """The tally after a side's gem: its worth in the second table, and both sides at nothing in the first."""
    after = tally.copy()
    after[SECOND + side] += gem_worth(tally, side)
    after[FIRST] = after[FIRST + 1] = 0
    return after


def has_gem(tally: list[int], side: int) -> bool:
    """Whether a side has won a gem in the rubber that is on: the next one wins it the rubber."""
    return tally[SECOND + side] > 0


def rubber_worth(tally: list[int], side: int) -> int:
    """What goes into the third table for a side whose second gem is in the second: the difference, with the points for the rubber."""
    return tally[SECOND + side] + RUBBER - tally[SECOND + 1 - side]


def rubber_closed(tally: list[int]) -> list[int]:
    """The tally after a rubber: nothing in the second table."""
    after = tally.copy()
    after[SECOND] = after[SECOND + 1] = 0
    after[RUBBERS] += 1
    return after


def settled(tally: list[int], side: int) -> tuple[list[int], int]:
    """The tally with a side's gem closed, and a rubber with it, if it has won one; and what goes into the third table."""
    if not gem_worth(tally, side):
        return tally, 0
    last = has_gem(tally, side)
    after = gem_closed(tally, side)
    return (rubber_closed(after), rubber_worth(after, side)) if last else (after, 0)


def rubber_just_over(tally: list[int]) -> bool:
    """Whether a tally is that of a deal with which a rubber ended: every deal writes something."""
    return not any(tally[:RUBBERS])


def leads(tally: list[int], third: list[int], side: int) -> int:
    """What the tables promise a side, in tenths of a point of the third: a guess that search may steer by."""
    return 6 * tally[FIRST + side] + 10 * tally[SECOND + side] + (10 if has_gem(tally, side) else 0) + 10 * third[side]


# --- the sheet as players draw it


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawing:
    """The columns of the three tables while the deals are entered one by one."""

    def __init__(self) -> None:
        self.tally = [0] * LENGTH
        self.tables: list[list[list[Cell]]] = [[[], []], [[], []], [[], []]]
        """For each table and side the cells."""
        self.totals = [0, 0]
        """The third table's sums."""

    def write(self, table: int, side: int, points: int, deal: int) -> None:
        """A number, unless it is none."""
        if points:
            self.tables[table][side].append(Cell(str(points), deal=deal))

    def line(self, table: int, sums: list[int], deal: int) -> None:
        """A line under both columns, with the sums above it."""
        for side in (0, 1):
            self.tables[table][side].append(Cell(str(sums[side]), LINE, deal))

    def enter(self, entry: Entry, deal: int) -> None:
        """All that one deal has written, in the order in which it was."""
        rubber = [0, 0]
        for what in (HONOURS, TRICKS):
            for side in (0, 1):
                points = entry.tally[what + side]
                self.write(0, side, points, deal)
                self.tally = written(self.tally, what, side, points)
                if points and gem_worth(self.tally, side):
                    rubber[side] += self.gem(side, deal)
        for side in (0, 1):
            self.write(2, side, rubber[side], deal)
            self.write(2, side, entry.points[side] - rubber[side], deal)
            self.totals[side] += entry.points[side]

    def gem(self, side: int, deal: int) -> int:
        """A gem goes into the second table; returns what its rubber, if it ends one, brings in the third."""
        self.line(0, self.tally[FIRST:SECOND], deal)
        second = has_gem(self.tally, side)
        self.write(1, side, gem_worth(self.tally, side), deal)
        self.tally = gem_closed(self.tally, side)
        if not second:
            return 0
        self.write(1, side, RUBBER, deal)
        worth = rubber_worth(self.tally, side)
        sums = self.tally[SECOND:RUBBERS]
        sums[side] += RUBBER
        self.line(1, sums, deal)
        self.tally = rubber_closed(self.tally)
        return worth

    def boards(self, deals: int) -> list[Board]:
        """The three tables, each with what counts now at its foot."""
        sums = [self.tally[FIRST:SECOND], self.tally[SECOND:RUBBERS], self.totals]
        found: list[Board] = []
        for table in range(3):
            columns = [
                Column("whist-points", [*self.tables[table][side], Cell(str(sums[table][side]), TOTAL, deals)], side) for side in (0, 1)
            ]
            found.append(Board(f"table-{table + 1}", columns))
        return found


def drawn(sheet: list[Entry]) -> list[Board]:
    """The three tables as they are drawn after these deals."""
    drawing = Drawing()
    for deal, entry in enumerate(sheet, 1):
        drawing.enter(entry, deal)
    return drawing.boards(len(sheet))
