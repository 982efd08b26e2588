"""The random numbers of simulation and search: xoshiro128++ on 32-bit words.

Small, fast, the same in compiled and plain Python, with independent streams by seed.
Source: D. Blackman, S. Vigna, "Scrambled linear pseudorandom number generators" (2021).
A hosted table shuffles with the operating system's randomness instead.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
LONG: Final = 0xFFFFFFFFFFFFFFFF


def mix(value: int) -> int:
    """One step of splitmix64: spreads a seed over 64 bits."""
    value = (value + 0x9E3779B97F4A7C15) & LONG
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & LONG
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & LONG
    return value ^ (value >> 31)


class Rng:
    """A generator. The same seed and stream give the same numbers for ever."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        first = mix((seed & LONG) ^ mix(stream))
        second = mix(first)
        self.a: i64 = first & WORD
        self.b: i64 = first >> 32
        self.c: i64 = second & WORD
        self.d: i64 = second >> 32

    def word(self) -> i64:
        """32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        total: i64 = (a + d) & 0xFFFFFFFF
        result: i64 = ((((total << 7) & 0xFFFFFFFF) | (total >> 25)) + a) & 0xFFFFFFFF
        shifted: i64 = (b << 9) & 0xFFFFFFFF
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = ((d << 11) & 0xFFFFFFFF) | (d >> 21)
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (to within n parts in 2**32)."""
        return self.under(n)

    def under(self, n: i64) -> i64:
        """The same with native numbers."""
        return (self.word() * n) >> 32

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        high: i64 = self.word() >> 5
        low: i64 = self.word() >> 6
        return (float(high) * 67108864.0 + float(low)) / 9007199254740992.0

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other: i64 = self.under(last + 1)
            items[last], items[other] = items[other], items[last]

    def spawn(self) -> Rng:
        """A generator whose numbers are independent of this one's."""
        high = int(self.word())
        low = int(self.word())
        return Rng(high << 32 | low, 1)
