"""The chart of contracts: what has been played and what is still to come, and what each contract has brought.

Everything is read from the labels of the score sheet, so it suits every game whose deals are of several kinds.
A list of ``names`` holds the labels in the order of the rulebook, each as often as it is played.
"""

from __future__ import annotations

from collections.abc import Callable

from adut.deal import Deal
from adut.game import Entry, Setup
from adut.pad import DONE, LABEL, NOW, PLAIN, TO_COME, TOTAL, Board, Cell, Column

Left = Callable[[list[str]], list[str]]
"""What a player may still play, from what it has."""


def to_choose(setup: Setup, sheet: list[Entry], deal: Deal | None, names: list[str], left: Left | None = None) -> Board:
    """What each player, as forehand, has chosen, and what it has still to choose: all it has not, or what ``left`` says."""
    return Board("to-choose", grid(setup, sheet, deal, names, 1, left))


def to_deal(setup: Setup, sheet: list[Entry], deal: Deal | None, names: list[str]) -> Board:
    """What each player has dealt, and what it has still to deal."""
    return Board("to-deal", grid(setup, sheet, deal, names, 0))


def in_order(setup: Setup, sheet: list[Entry], deal: Deal | None, names: list[str]) -> Board:
    """The deals of a match in a fixed order: their points, or that they are to come."""
    signs_of_all = [Cell(sign_of(number, sheet, deal), PLAIN, number) for number in range(1, len(names) + 1)]
    columns = [Column("", signs_of_all), Column("contract", [Cell(name, LABEL) for name in names])]
    for side in range(len(setup.sides)):
        cells = [Cell(str(entry.points[side]), PLAIN, number) for number, entry in enumerate(sheet, 1)]
        columns.append(Column("", cells + [Cell("") for _ in names[len(sheet) :]], side))
    return Board("in-order", columns)


def by_contract(setup: Setup, sheet: list[Entry], names: list[str]) -> list[Board]:
    """The running sheet: each side's points, contract by contract; nothing before the first deal is over."""
    if not sheet:
        return []
    labels = [entry.label for entry in sheet if entry.label]
    rows = list(dict.fromkeys([name for name in names if name in labels] + labels))
    columns = [Column("contract", [Cell(name, LABEL) for name in [*rows, "total"]])]
    for side in range(len(setup.sides)):
        cells = [Cell(str(sum([entry.points[side] for entry in sheet if entry.label == name]))) for name in rows]
        columns.append(Column("", [*cells, Cell(str(sum([entry.points[side] for entry in sheet])), TOTAL)], side))
    return [Board("by-contract", columns)]


def grid(setup: Setup, sheet: list[Entry], deal: Deal | None, names: list[str], after: int, left: Left | None = None) -> list[Column]:
    """A row for each name and a column for each player; a deal belongs to who sits so many seats after its dealer."""
    rows = list(dict.fromkeys(names))
    columns = [Column("contract", [Cell(name, LABEL) for name in rows])]
    for seat in range(setup.seats):
        played = [entry.label if (entry.dealer + after) % setup.seats == seat else "" for entry in sheet]
        now = "" if deal is None or (deal.plan.dealer + after) % setup.seats != seat else setup.game.label(deal.plan, deal)
        own = [label for label in [*played, now] if label in rows]
        to_come = unplayed(names, own) if left is None else left(own)
        columns.append(Column("", [signs(name, played, now, to_come) for name in rows], setup.side_of[seat]))
    return columns


def unplayed(names: list[str], played: list[str]) -> list[str]:
    """The names without those that have been played, as often as they have."""
    left = names.copy()
    for name in played:
        if name in left:
            left.remove(name)
    return left


def signs(name: str, played: list[str], now: str, to_come: list[str]) -> Cell:
    """A sign for each time that a name has been played or is still to be; ``played`` has the player's own labels, by deal."""
    deals = [number for number, label in enumerate(played, 1) if label == name]
    text = DONE * len(deals) + (NOW if name == now else "") + TO_COME * to_come.count(name)
    return Cell(text, PLAIN, deals[-1] if deals else 0)


def sign_of(number: int, sheet: list[Entry], deal: Deal | None) -> str:
    """Whether the deal of a number is over, on, or to come."""
    if number <= len(sheet):
        return DONE
    return NOW if deal is not None and deal.plan.number == number else TO_COME
