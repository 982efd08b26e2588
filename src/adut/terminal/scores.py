"""The score sheet as text."""

from __future__ import annotations

from collections.abc import Sequence

from adut import locale
from adut.game import Entry, Match
from adut.terminal.seating import side_name

DASH = "-"


def sheet(lang: str, match: Match, names: Sequence[str], width: int) -> list[str]:
    """The sheet as a table, or as sentences where the table is too wide."""
    if not match.sheet:
        return [locale.text(lang, "term-no-sheet")]
    sides = [side_name(members, names) for members in match.setup.sides]
    rows = [(row_name(lang, number, entry), shown(entry)) for number, entry in enumerate(match.sheet, 1)]
    rows.append((locale.text(lang, "term-sheet-total"), [str(total) for total in match.totals]))
    table = columns([(locale.text(lang, "term-sheet-deal"), sides), *rows])
    return table if max(map(len, table)) < width else [sentence(name, sides, points) for name, points in rows]


def row_name(lang: str, number: int, entry: Entry) -> str:
    """What the sheet calls a deal."""
    return f"{number} {locale.sheet_label(lang, entry.label)}".rstrip()


def shown(entry: Entry) -> list[str]:
    """The points of each side, with the marks beside them; a dash stands in place of nothing, as players write it."""
    return [
        mark if mark == DASH and not points else f"{points} {mark}".rstrip()
        for points, mark in zip(entry.points, entry.marks, strict=False)
    ]


def columns(rows: list[tuple[str, list[str]]]) -> list[str]:
    """Rows in columns: names to the left, points to the right."""
    first = max(len(name) for name, _ in rows)
    widths = [max(len(points[side]) for _, points in rows) for side in range(len(rows[0][1]))]
    return [
        "  ".join([name.ljust(first), *(text.rjust(width) for text, width in zip(points, widths, strict=True))]) for name, points in rows
    ]


def sentence(name: str, sides: Sequence[str], points: Sequence[str]) -> str:
    """A row as a sentence: its name, then every side with its points."""
    return f"{name}: {', '.join(f'{side} {each}' for side, each in zip(sides, points, strict=True))}"


def result(lang: str, match: Match, names: Sequence[str]) -> str:
    """The points of the deal that was just written."""
    entry = match.sheet[-1]
    heading = locale.text(lang, "term-result", number=len(match.sheet))
    named = f"{heading} ({locale.sheet_label(lang, entry.label)})" if entry.label else heading
    return sentence(named, [side_name(members, names) for members in match.setup.sides], shown(entry))


def outcome(lang: str, match: Match, names: Sequence[str]) -> str:
    """Who has won the match."""
    winners = [side_name(match.setup.sides[side], names) for side in match.winners]
    return locale.text(lang, "term-winner" if len(winners) == 1 else "term-winners", names=", ".join(winners))
