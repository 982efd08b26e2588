"""Fishing for table cards by their numbers: which groups a card captures, the deal, and the count of the heaps.

A group is a set of table cards whose numbers add up to a number of the card played.
Source: the rulebook pages of Tablić and Kontra-tablić, whose sections have the same numbers.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from adut.cards import ACE, CLUBS, DIAMONDS, JACK, KING, OF_RANK, QUEEN, RANKS_OF_SUIT, TEN, card, members
from adut.deal import EMPTY, Deal, Fact, Phase
from adut.game import Plan
from adut.moves import PLAY, TAKE, code_of

HONOURS: Final = OF_RANK[ACE] | OF_RANK[KING] | OF_RANK[QUEEN] | OF_RANK[JACK] | OF_RANK[TEN]
"""6.1: a point each."""
LITTLE_TWO: Final = 1 << card(CLUBS, 0)
BIG_TEN: Final = 1 << card(DIAMONDS, TEN)
MOST_CARDS: Final = 3

NUMBERS: Final[list[tuple[int, ...]]] = [*[(pips,) for pips in range(2, 11)], (12,), (13,), (14,), (1, 11)]
"""The numbers of the ranks 2 to A; an ace has two."""


def numbers(thrown: int) -> tuple[int, ...]:
    """The numbers a card can stand for."""
    return NUMBERS[thrown % RANKS_OF_SUIT]


def groups(table: int, thrown: int) -> list[int]:
    """Every group (a set) that a card captures from the table (a set), each once."""
    found: set[int] = set()
    cards = members(table)
    for number in numbers(thrown):
        collect(cards, 0, number, 0, found)
    return sorted(found)


def collect(cards: list[int], start: int, rest: int, group: int, found: set[int]) -> None:
    """Extend a group by the cards from ``start`` on until its numbers add up."""
    for at in range(start, len(cards)):
        for number in numbers(cards[at]):
            if number == rest:
                found.add(group | 1 << cards[at])
            elif number < rest:
                collect(cards, at + 1, rest - number, group | 1 << cards[at], found)


@mypyc_attr(allow_interpreted_subclasses=True)
class FishingRules:
    """What games differ in: the points of a tabla, whether a card must take all it can, the phase that opens a turn."""

    def __init__(self, tabla: int, must: bool, throwing: Phase) -> None:
        self.tabla = tabla
        self.must = must
        self.throwing = throwing


@mypyc_attr(allow_interpreted_subclasses=True)
class FishingDeal(Deal):
    """One pack."""

    def __init__(self, plan: Plan, rules: FishingRules) -> None:
        super().__init__(plan)
        self.rules = rules
        """What the game prescribes."""
        self.hands: list[int] = EMPTY
        """For each seat the set of cards in its hand."""
        self.table = 0
        """The set of cards open on the table."""
        self.lifted = 0
        """The set of cards being captured in the play that is on, the card played included."""
        self.thrown = 0
        """The card that is capturing."""
        self.stock: list[int] = EMPTY
        """Cards not dealt yet, the next to be dealt last."""
        self.taken: list[int] = EMPTY
        """For each side the set of cards in its heap."""
        self.tablas: list[int] = EMPTY
        """For each side the number of its tablas."""
        self.last_taker = -1
        """The seat that captured last; -1: nobody yet."""

    def copy(self, other: Any) -> None:
        super().copy(other)
        self.hands = other.hands
        self.table = other.table
        self.lifted = other.lifted
        self.thrown = other.thrown
        self.stock = other.stock
        self.taken = other.taken
        self.tablas = other.tablas
        self.last_taker = other.last_taker

    def facts(self) -> list[Fact]:
        facts = [Fact("tablas", "text", " : ".join([str(count) for count in self.tablas]))]
        if self.last_taker >= 0:
            facts.append(Fact("last-taker", "seat", str(self.last_taker)))
        return facts

    def standing(self) -> list[int]:
        return counted(self)

    def route(self, seat: int, move: int) -> tuple[str, str]:
        if code_of(move) == PLAY.code:
            return f"hand-{seat}", "table"
        return ("lifted" if self.lifted else f"hand-{seat}", "lifted") if code_of(move) == TAKE.code else ("", "")

    def counted_up(self) -> None:
        """The pack is over and counted: games may say something about it."""


def counted(deal: FishingDeal) -> list[int]:
    """6. The points in each side's heap, with its tablas."""
    heaps = deal.taken[: len(deal.tablas)]
    points: list[int] = []
    for side, heap in enumerate(heaps):
        own = (heap & HONOURS).bit_count() + (heap & LITTLE_TWO).bit_count() + (heap & BIG_TEN).bit_count()
        points.append(own + deal.rules.tabla * deal.tablas[side])
    sizes = [heap.bit_count() for heap in heaps]
    most = max(sizes)
    if sizes.count(most) == 1:
        points[sizes.index(most)] += MOST_CARDS
    return points
