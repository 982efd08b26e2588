"""The worked hand of a rulebook page, read from the page, so that a test can play it."""

from __future__ import annotations

from pathlib import Path

from adut.cards import SUIT_LETTERS, SUIT_SIGNS

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / "games", DOCS / "sr" / "games"]
NAMES = ["Ana", "Boris", "Ceca", "Dejan"]
"""The players by seat; the last of them deals."""

Table = list[list[str]]


def tables(path: Path) -> list[Table]:
    """The tables behind the heading of the worked hand, each as rows of cells, the line below the heading left out."""
    part = path.read_text(encoding="utf-8").split("\n## ")
    lines = next(each for each in part if each.startswith(("A worked hand", "Primer odigrane ruke"))).splitlines()
    found: list[Table] = [[]]
    for line in lines:
        if line.startswith("|---"):
            continue
        if line.startswith("|"):
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        elif found[-1]:
            found.append([])
    return [table for table in found if table]


def latin(text: str) -> str:
    """Cards as the engine writes them."""
    for sign, letter in zip(SUIT_SIGNS, SUIT_LETTERS, strict=True):
        text = text.replace(sign, letter)
    return text


def hands(table: Table) -> list[str]:
    """The hands of a table that begins with a name in each row."""
    return [latin(" ".join(cells[1:])) for cells in table[1:]]


def tricks(table: Table) -> list[tuple[list[tuple[int, str]], int]]:
    """Each trick: who plays what, and who takes it."""
    found = []
    for cells in table[1:]:
        plays = [cell.split() for cell in cells[1:-1]]
        found.append(([(NAMES.index(name), f"play {latin(card)}") for name, card in plays], NAMES.index(cells[-1])))
    return found


def rounds(table: Table) -> list[tuple[int, str]]:
    """Who lays what, or passes."""
    found = []
    for cells in table[1:]:
        for seat, cell in enumerate(cells[1:]):
            if cell:
                found.append((seat, "pass" if "•" in cell else f"play {latin(cell)}"))
    return found


def numbers(cells: list[str]) -> list[int]:
    """The numbers of a row, its first cell left out."""
    return [int(cell.replace("−", "-")) for cell in cells[1:]]
