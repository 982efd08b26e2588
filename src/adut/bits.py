"""Sets of cards as native 64-bit numbers: the few helpers that every hot loop uses.

They take and give ``i64``, so that compiled callers pass plain machine words; in plain Python they work on any int below 2**62.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HIGHEST: Final = 0x2000000000000000
"""A bit above all cards: shifting it down keeps 64 bits, while a literal 1 shifted up would be a number of 32 bits when compiled."""
SPADES: Final = 0xFFF8000000000
"""The thirteen cards of the highest suit."""


def bit(card: i64) -> i64:
    """The set of one card."""
    return HIGHEST >> (61 - card)


def suit_set(suit: i64) -> i64:
    """All thirteen cards of a suit."""
    return SPADES >> (13 * (3 - suit))


def count(bits: i64) -> i64:
    """How many cards a set holds."""
    pairs: i64 = bits - ((bits >> 1) & 0x5555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    eights += eights >> 8
    eights += eights >> 16
    eights += eights >> 32
    return eights & 127


def lowest(bits: i64) -> i64:
    """The lowest card of a set that has one."""
    return count((bits & -bits) - 1)


def highest(bits: i64) -> i64:
    """The highest card of a set that has one."""
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    bits |= bits >> 16
    bits |= bits >> 32
    return count(bits) - 1


def nth(bits: i64, skip: i64) -> i64:
    """The card of a set that has ``skip`` lower ones."""
    while skip > 0:
        bits &= bits - 1
        skip -= 1
    return count((bits & -bits) - 1)


def gathered(cards: list[int]) -> i64:
    """The set of the cards in a list."""
    bits: i64 = 0
    for each in cards:
        bits |= HIGHEST >> (61 - each)
    return bits


def listed(bits: i64) -> list[int]:
    """The cards of a set, lowest first."""
    found: list[int] = []
    while bits != 0:
        low: i64 = bits & -bits
        found.append(int(count(low - 1)))
        bits ^= low
    return found
