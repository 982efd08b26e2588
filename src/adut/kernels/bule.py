"""Bule, supe and refe: the score sheet of preferans, and how it is drawn.

Every player begins with as many bule, which games won take down and games lost put up; the match ends when all players' bule
add up to nothing. Supe are what a player has written against another, a refe is a stroke that doubles its owner's next game.
The sections named here are those of the rulebook page of preferans.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from adut.game import Entry
from adut.pad import LINE, PLAIN, STROKE, TOTAL, USED, Board, Cell, Column

BULA: Final = 10
"""14: what one of the bule counts in the result."""
OPEN_REFE: Final = "-----"
"""13: a refe as it is written."""
USED_REFE: Final = "--/--"
"""13: and as it is crossed out once its owner has played under it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """What stands on the sheet.

    ``bule`` and ``refe`` (open ones) by side, ``supe`` by writer and whom they are against,
    ``written``: how often a refe has been written for all.
    """

    def __init__(self, bule: list[int], supe: list[list[int]], refe: list[int], written: int) -> None:
        self.bule = bule
        self.supe = supe
        self.refe = refe
        self.written = written

    @property
    def left(self) -> int:
        """All players' bule together: the match is over at nothing."""
        return sum(self.bule)

    @property
    def hat(self) -> bool:
        """Whether anyone is below the hat, that is below nothing."""
        return min(self.bule) < 0

    def twin(self) -> Sheet:
        """An independent copy."""
        return Sheet(self.bule.copy(), [row.copy() for row in self.supe], self.refe.copy(), self.written)

    def tally(self) -> list[int]:
        """The sheet as a list of numbers, to be kept with the deal."""
        return self.bule + [each for row in self.supe for each in row] + self.refe + [self.written]

    def write_refe(self) -> None:
        """11: a refe for everybody."""
        self.refe = [each + 1 for each in self.refe]
        self.written += 1

    def results(self) -> list[int]:
        """14: each player's result: supe against it, less its own, and ten for each of its bule; less is better."""
        sides = range(len(self.bule))
        return [sum([row[side] for row in self.supe]) - sum(self.supe[side]) + BULA * self.bule[side] for side in sides]

    def settled(self, forehand: int) -> list[int]:
        """The results as they are when the match stops here and what is left is written off; together nothing."""
        off = written_off(self.bule, forehand)
        results = [each - BULA * off[side] for side, each in enumerate(self.results())]
        assert sum(results) == 0, f"the results add up to nothing, not {sum(results)}"
        return results


def fresh(sides: int, bule: int) -> Sheet:
    """The sheet at the beginning."""
    return Sheet([bule] * sides, [[0] * sides for _ in range(sides)], [0] * sides, 0)


def from_tally(tally: list[int], sides: int) -> Sheet:
    """The inverse of :meth:`Sheet.tally`."""
    rows = [tally[sides * at : sides * (at + 1)] for at in range(sides + 2)]
    return Sheet(rows[0], rows[1:-1], rows[-1], tally[-1])


def written_off(bule: list[int], forehand: int) -> list[int]:
    """13: how many bule each player writes off when the match is broken off.

    All the same number, and what cannot be shared out goes one each to those with most bule; of equals the nearer to forehand first.
    """
    sides = len(bule)
    share, rest = divmod(sum(bule), sides)
    order = sorted(range(sides), key=lambda side: (-bule[side], (side - forehand) % sides))
    off = [share] * sides
    for side in order[:rest]:
        off[side] += 1
    return off


# --- the sheet as it is drawn


def drawn(start: Sheet, entries: list[Entry], final: list[int] | None = None) -> list[Board]:
    """13: for every player a board: supe on both sides, bule and refe in the middle.

    ``final`` are the bule after a write-off, if there was one.
    """
    sides = len(start.bule)
    sheets = [start] + [from_tally(entry.tally, sides) for entry in entries]
    return [board(sheets, side, None if final is None else final[side]) for side in range(sides)]


def board(sheets: list[Sheet], side: int, final: int | None) -> Board:
    """One player's board: the left-hand neighbour's column on the left, the others' to the right of the bule."""
    sides = len(sheets[0].bule)
    others = [(side + step) % sides for step in range(1, sides)]
    middle = Column("bule", totalled(bule_cells(sheets, side, final)), side)
    columns = [supe_column(sheets, side, other) for other in others]
    return Board("", [columns[-1], middle, *columns[:-1]], side)


def supe_column(sheets: list[Sheet], side: int, other: int) -> Column:
    """What a player has written against another: running totals."""
    cells: list[Cell] = []
    before = 0
    for number, sheet in enumerate(sheets):
        now = sheet.supe[side][other]
        if now != before:
            cells.append(Cell(str(now), PLAIN, number))
        before = now
    return Column("supe", totalled(cells), other)


def bule_cells(sheets: list[Sheet], side: int, final: int | None) -> list[Cell]:
    """A player's bule one below the other, the refe between them, and the hat where they go below nothing."""
    before = sheets[0].bule[side]
    cells = [Cell(str(before), PLAIN, 0)]
    used = sheets[-1].written - sheets[-1].refe[side]
    written = 0
    for number, sheet in enumerate(sheets):
        if sheet.bule[side] != before:
            cells += bule_written(before, sheet.bule[side], number)
        before = sheet.bule[side]
        while written < sheet.written:
            written += 1
            cells.append(Cell(USED_REFE, USED, number) if written <= used else Cell(OPEN_REFE, STROKE, number))
    if final is not None and final != before:
        cells += bule_written(before, final, len(sheets) - 1)
    return cells


def bule_written(before: int, now: int, number: int) -> list[Cell]:
    """The new number, without a sign: below the hat it counts less than nothing, and above it again once another line is drawn."""
    line = [Cell("", LINE, number)] if (before < 0) != (now < 0) else []
    return [*line, Cell(str(abs(now)), PLAIN, number)]


def totalled(cells: list[Cell]) -> list[Cell]:
    """The cells with the last number marked as what counts now."""
    numbers = [at for at, cell in enumerate(cells) if cell.style == PLAIN]
    if numbers:
        cells[numbers[-1]].style = TOTAL
    return cells
