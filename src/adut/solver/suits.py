"""Tables over the 8192 subsets of a suit: how many cards, which is the highest."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

SUBSETS: Final = 1 << 13


def counts() -> vec[u8]:
    """The size of every subset of 13 cards."""
    table = vec[u8]([u8(0)] * SUBSETS)
    for bits in range(1, SUBSETS):
        table[bits] = u8(table[bits >> 1] + (bits & 1))
    return table


def tops() -> vec[u8]:
    """The number of the highest card of every subset of 13 cards; 0 for none."""
    table = vec[u8]([u8(0)] * SUBSETS)
    for bits in range(2, SUBSETS):
        table[bits] = u8(table[bits >> 1] + 1)
    return table


COUNT: Final = counts()
TOP: Final = tops()


def masks() -> vec[i64]:
    """For each number of cards the bits, two a card from bit 25 down, of that many of the highest."""
    return vec[i64]([i64(((1 << 2 * many) - 1) << (26 - 2 * many)) for many in range(14)])
