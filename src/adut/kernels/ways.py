"""In which ways the four cards of a rank may lie with four players: a set of ways, kept as the bits of an int.

There are 4**4 ways to spread four cards over four hands. Bit ``way`` stands for the way in which the card of suit ``s`` is
with seat ``way >> 2 * s & 3``.
"""

from __future__ import annotations

from typing import Final

from adut.cards import OF_RANK, SUITS, members, suit_of

SEATS: Final = 4
WAYS: Final = SEATS ** len(SUITS)


def held_by(seat: int, suits: int) -> int:
    """The ways in which a seat holds all cards of a set of suits (bits)."""
    found = 0
    for way in range(WAYS):
        if all([way >> 2 * suit & 3 == seat for suit in SUITS if suits >> suit & 1]):
            found |= 1 << way
    return found


def counted_by(seat: int) -> list[int]:
    """For each number up to four, the ways in which a seat holds at least so many."""
    found = [0] * (len(SUITS) + 1)
    for way in range(WAYS):
        count = len([suit for suit in SUITS if way >> 2 * suit & 3 == seat])
        for number in range(count + 1):
            found[number] |= 1 << way
    return found


HOLDS: Final = [[held_by(seat, suits) for suits in range(16)] for seat in range(SEATS)]
"""For each seat and set of suits (bits) the ways in which the seat has all these cards."""
AT_LEAST: Final = [counted_by(seat) for seat in range(SEATS)]
"""For each seat and number the ways in which it has at least so many."""
FOURS: Final = HOLDS[0][15] | HOLDS[1][15] | HOLDS[2][15] | HOLDS[3][15]
"""The ways in which one hand has all four: they are laid down at once."""
ANY_WAY: Final = ((1 << WAYS) - 1) & ~FOURS


def single(ways: int) -> list[int]:
    """The numbers of the ways in a set of them, which is wider than a set of cards."""
    found: list[int] = []
    while ways:
        low = ways & -ways
        found.append(low.bit_length() - 1)
        ways ^= low
    return found


def moved(ways: int, suits: int, seat: int) -> int:
    """The ways after the cards of these suits have gone to a seat."""
    keep, put = 255, 0
    for suit in members(suits):
        keep &= ~(3 << 2 * suit)
        put |= seat << 2 * suit
    found = 0
    for way in single(ways):
        found |= 1 << (way & keep | put)
    return found


def way_of(hands: list[int], rank: int) -> int:
    """The way in which the cards of a rank lie in these hands."""
    way = 0
    for seat, hand in enumerate(hands):
        for each in members(hand & OF_RANK[rank]):
            way |= seat << 2 * suit_of(each)
    return way
