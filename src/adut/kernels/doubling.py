"""Doubling (kontra) and redoubling (rekontra), pair by pair: each opponent against the one who has chosen the game.

Who has doubled whom in a match is read from the marks on its sheet.
The sections named here are those of Majorka's rulebook page.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from adut.deal import Deal, Fact, Phase
from adut.game import Entry, Plan, Setup
from adut.kernels.contracts import Contract
from adut.kernels.layout import LayoutDeal
from adut.kernels.trick_rules import TrickRules
from adut.kernels.tricks import replaced
from adut.moves import PASS, SEAT, Verb, code_of
from adut.pad import DONE, LABEL, NOW, PLAIN, TO_COME, Board, Cell, Column

DOUBLE: Final = Verb(72, "double")
"""The chooser is doubled."""
REDOUBLE: Final = Verb(73, "redouble", SEAT)
"""The chooser redoubles this seat."""
ACCEPT: Final = Verb(74, "accept", SEAT)
"""The chooser leaves it at this seat's doubling."""
VERBS: Final = (DOUBLE, REDOUBLE, ACCEPT)

DOUBLED: Final = 2
REDOUBLED: Final = 4
MARKS: Final = {0: "", DOUBLED: "×2", REDOUBLED: "×4"}
PLACES: Final = ("on-the-right", "opposite", "on-the-left")
"""Where the others sit, in the order of play."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DoublingDeal(LayoutDeal):
    """A deal whose chooser (forehand) can be doubled."""

    def __init__(self, plan: Plan, rules: TrickRules, contract: Contract) -> None:
        super().__init__(plan, rules, contract)
        self.doubles: list[int] = plan.setup.none
        """For each seat by how much its difference to the chooser counts again: 0, 2 (doubled) or 4 (redoubled)."""
        self.doubler = -1
        """The seat whose doubling the chooser is to answer; -1: none."""

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: DoublingDeal = other
        self.doubles = source.doubles
        self.doubler = source.doubler

    def begins(self) -> Phase:
        """The phase that follows once all doublings are answered."""
        raise NotImplementedError

    def payoff(self, seat: int, value: int) -> int | None:
        """4.3. A doubling counts what two players have, not what one has against the others."""
        return None if any(self.doubles) else super().payoff(seat, value)

    def doubling_facts(self) -> list[Fact]:
        """Who has doubled and redoubled, and who has never doubled this chooser."""
        facts = [Fact("doubled-by", "seat", str(seat)) for seat, factor in enumerate(self.doubles) if factor == DOUBLED]
        facts += [Fact("redoubled", "seat", str(seat)) for seat, factor in enumerate(self.doubles) if factor == REDOUBLED]
        return facts + [Fact("owes-double", "seat", str(seat)) for seat in owing(self.plan) if not self.doubles[seat]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Doubling(Phase):
    """4.1. Each opponent in turn doubles or passes."""

    id = "doubling"
    section = "4.1"

    def moves(self, deal: DoublingDeal, seat: int) -> list[int]:
        return [PASS.of(), DOUBLE.of()]

    def apply(self, deal: DoublingDeal, seat: int, move: int) -> Phase | None:
        if move == DOUBLE.of():
            deal.doubles = replaced(deal.doubles, seat, DOUBLED)
        return ask_next(deal, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Answering(Phase):
    """4.2. The chooser answers each doubling, in order, with a redoubling or without."""

    id = "answering"
    section = "4.2"

    def moves(self, deal: DoublingDeal, seat: int) -> list[int]:
        return [ACCEPT.of(deal.doubler), REDOUBLE.of(deal.doubler)]

    def apply(self, deal: DoublingDeal, seat: int, move: int) -> Phase | None:
        if code_of(move) == REDOUBLE.code:
            deal.doubles = replaced(deal.doubles, deal.doubler, REDOUBLED)
        return answer_next(deal, deal.doubler)


DOUBLING: Final = Doubling()
ANSWERING: Final = Answering()


def owing(plan: Plan) -> list[int]:
    """4.6: the seats, in order, that have not doubled this deal's forehand in the match so far."""
    seats = plan.setup.seats
    owed = [(plan.forehand + step) % seats for step in range(1, seats)]
    for entry in plan.sheet:
        if (entry.dealer + 1) % seats == plan.forehand:
            owed = [seat for seat in owed if not entry.marks[seat]]
    return owed


def open_doubling(deal: DoublingDeal, compulsory: bool) -> Phase | None:
    """4.1, 4.6. Ask the opponents in order; what is still owed is doubled at once, if this is the last chance."""
    for seat in owing(deal.plan) if compulsory else []:
        deal.doubles = replaced(deal.doubles, seat, DOUBLED)
        deal.note("must-double", seat)
    return ask_next(deal, deal.plan.forehand)


def ask_next(deal: DoublingDeal, seat: int) -> Phase | None:
    """The next opponent who has not doubled is asked; after the last one the chooser answers."""
    after = deal.next_seat(seat)
    while after != deal.plan.forehand and deal.doubles[after]:
        after = deal.next_seat(after)
    if after == deal.plan.forehand:
        return answer_next(deal, after)
    deal.turn = after
    return DOUBLING


def answer_next(deal: DoublingDeal, seat: int) -> Phase | None:
    """The next doubling after a seat's is answered; after the last one the play begins."""
    chooser = deal.plan.forehand
    after = deal.next_seat(seat)
    while after != chooser and not deal.doubles[after]:
        after = deal.next_seat(after)
    deal.turn = chooser
    deal.doubler = -1 if after == chooser else after
    return deal.begins() if after == chooser else ANSWERING


def settled(deal: DoublingDeal, points: list[int]) -> list[int]:
    """4.3 to 4.5: plain points with what each doubling moves from the worse to the better of its pair; fewer points are better."""
    chooser = deal.plan.forehand
    result = points.copy()
    for seat, factor in enumerate(deal.doubles):
        moved = factor * (points[seat] - points[chooser])
        result[seat] += moved
        result[chooser] -= moved
    return result


def marks_of(deal: DoublingDeal) -> list[str]:
    """What the sheet notes beside each seat's points."""
    return [MARKS[factor] for factor in deal.doubles]


# --- the second table


def doublings(setup: Setup, sheet: list[Entry], deal: Deal | None) -> Board:
    """4.6, 4.7. For each player which of the others it has doubled: the first time counts."""
    columns = [Column("whom", [Cell(place, LABEL) for place in PLACES])]
    for seat in range(setup.seats):
        others = [(seat + step) % setup.seats for step in range(1, setup.seats)]
        columns.append(Column("", [sign_of(seat, chooser, sheet, deal) for chooser in others], setup.side_of[seat]))
    return Board("doublings", columns)


def sign_of(seat: int, chooser: int, sheet: list[Entry], deal: Deal | None) -> Cell:
    """Whether a player has doubled another, does so now, or has still to do it."""
    for number, entry in enumerate(sheet, 1):
        if entry.marks[seat] and (entry.dealer + 1) % len(entry.marks) == chooser:
            return Cell(DONE, PLAIN, number)
    now = isinstance(deal, DoublingDeal) and deal.plan.forehand == chooser and deal.doubles[seat] > 0
    return Cell(NOW if now else TO_COME)
