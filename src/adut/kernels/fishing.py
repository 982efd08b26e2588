"""Fishing: which groups of table cards a played card captures.

A group is a set of table cards whose numbers add up to a number of the card played.
Source: the rulebook page of Tablić, sections 1 and 3.
"""

from __future__ import annotations

from typing import Final

from adut.cards import RANKS_OF_SUIT, members

NUMBERS: Final[list[tuple[int, ...]]] = [*[(pips,) for pips in range(2, 11)], (12,), (13,), (14,), (1, 11)]
"""The numbers of the ranks 2 to A; an ace has two."""


def numbers(card: int) -> tuple[int, ...]:
    """The numbers a card can stand for."""
    return NUMBERS[card % RANKS_OF_SUIT]


def groups(table: int, card: int) -> list[int]:
    """Every group (a set) that a card captures from the table (a set), each once."""
    found: set[int] = set()
    cards = members(table)
    for number in numbers(card):
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
