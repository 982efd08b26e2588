"""Fishing for table cards by their numbers: which groups a card captures, the deal, and the count of the heaps.

A group is a set of table cards whose numbers add up to a number of the card played.
Source: the rulebook pages of Tablić and Kontra-tablić, whose sections have the same numbers.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from adut.bits import count
from adut.cards import ACE, CLUBS, DIAMONDS, JACK, KING, OF_RANK, QUEEN, RANKS_OF_SUIT, TEN, card, size
from adut.deal import EMPTY, Deal, Fact, Phase
from adut.game import Plan
from adut.moves import PLAY, TAKE, code_of, take

HONOURS: Final = OF_RANK[ACE] | OF_RANK[KING] | OF_RANK[QUEEN] | OF_RANK[JACK] | OF_RANK[TEN]
"""6.1: a point each."""
LITTLE_TWO: Final = 1 << card(CLUBS, 0)
BIG_TEN: Final = 1 << card(DIAMONDS, TEN)
MOST_CARDS: Final = 3

ACE_MORE: Final = 10
"""An ace counts 1, or that much more."""
ACES: Final = OF_RANK[ACE]


def number(card: i64) -> i64:
    """The number of a card: pips, 12 to 14 for jack, queen, king, and 1 for an ace, which may also be 11."""
    rank: i64 = card % RANKS_OF_SUIT
    if rank == ACE:
        return 1
    return rank + 2 if rank < JACK else rank + 3


class Catch:
    """What cards can capture from a table: found for one card after the other, in arrays that are made once."""

    def __init__(self, table: i64) -> None:
        self.cards = vec[i64](capacity=12)
        """The table, card by card, each as a set."""
        self.numbers = vec[i64](capacity=12)
        self.found = vec[i64](capacity=8)
        """The groups of the card that was asked for last, lower sets first."""
        while table != 0:
            low: i64 = table & -table
            table ^= low
            self.cards = append(self.cards, low)
            self.numbers = append(self.numbers, number(count(low - 1)))

    def groups(self, thrown: i64) -> vec[i64]:
        """Every group that a card captures, each once, lower sets first."""
        self.found = vec[i64](capacity=8)
        self.collect(0, number(thrown), 0)
        if thrown % RANKS_OF_SUIT == ACE:
            self.collect(0, 1 + ACE_MORE, 0)
        return self.found

    def collect(self, start: i64, rest: i64, group: i64) -> None:
        """Extend a group by the cards from ``start`` on until its numbers add up."""
        for at in range(start, len(self.cards)):
            own: i64 = self.numbers[at]
            if own == rest:
                self.add(group | self.cards[at])
            elif own < rest:
                self.collect(at + 1, rest - own, group | self.cards[at])
            if own == 1 and rest > ACE_MORE:
                if rest == 1 + ACE_MORE:
                    self.add(group | self.cards[at])
                else:
                    self.collect(at + 1, rest - 1 - ACE_MORE, group | self.cards[at])

    def add(self, group: i64) -> None:
        """Put a group into its place, unless aces have led to it before."""
        at: i64 = len(self.found)
        while at > 0 and self.found[at - 1] >= group:
            at -= 1
            if self.found[at] == group:
                return
        self.found = append(self.found, group)
        last: i64 = len(self.found) - 1
        while last > at:
            self.found[last] = self.found[last - 1]
            last -= 1
        self.found[at] = group

    def takes(self, thrown: i64, moves: list[int]) -> int:
        """Add the moves that take one group with a card; returns how many."""
        found = self.groups(thrown)
        for group in found:
            moves.append(int(take(thrown, group)))
        return len(found)


def groups(table: int, thrown: int) -> list[int]:
    """Every group (a set) that a card captures from the table (a set), each once."""
    return [int(group) for group in Catch(table).groups(thrown)]


def adds_up(group: i64, thrown: i64) -> bool:
    """Whether the numbers of a group add up to a number of a card."""
    if group == 0:
        return False
    total: i64 = 0
    left: i64 = group
    while left != 0:
        total += number(count((left & -left) - 1))
        left &= left - 1
    aces: i64 = count(group & ACES)
    if made_up(number(thrown) - total, aces):
        return True
    return thrown % RANKS_OF_SUIT == ACE and made_up(1 + ACE_MORE - total, aces)


def made_up(missing: i64, aces: i64) -> bool:
    """Whether aces that count for more make up for what is missing."""
    return missing >= 0 and missing % ACE_MORE == 0 and missing // ACE_MORE <= aces


def catches(left: i64, rest: i64) -> bool:
    """Whether numbers of some of these cards add up to a number."""
    while left != 0:
        low: i64 = left & -left
        left ^= low
        own: i64 = number(count(low - 1))
        if own == rest or (own == 1 and rest == 1 + ACE_MORE):
            return True
        if own < rest and catches(left, rest - own):
            return True
        if own == 1 and rest > 1 + ACE_MORE and catches(left, rest - 1 - ACE_MORE):
            return True
    return False


def captures(table: i64, thrown: i64) -> bool:
    """Whether a card can take anything from the table."""
    return catches(table, number(thrown)) or (thrown % RANKS_OF_SUIT == ACE and catches(table, 1 + ACE_MORE))


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
        source: FishingDeal = other
        self.hands = source.hands
        self.table = source.table
        self.lifted = source.lifted
        self.thrown = source.thrown
        self.stock = source.stock
        self.taken = source.taken
        self.tablas = source.tablas
        self.last_taker = source.last_taker

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
        own = size(heap & HONOURS) + size(heap & LITTLE_TWO) + size(heap & BIG_TEN)
        points.append(own + deal.rules.tabla * deal.tablas[side])
    sizes = [size(heap) for heap in heaps]
    most = max(sizes)
    if sizes.count(most) == 1:
        points[sizes.index(most)] += MOST_CARDS
    return points
