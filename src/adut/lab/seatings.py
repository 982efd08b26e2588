"""The seatings of a fair duplicate: both players hold every side of the table equally often."""

from __future__ import annotations

from collections.abc import Sequence

from adut.game import Setup


def seatings(sides: int) -> list[tuple[bool, ...]]:
    """For each seating, whether A holds each side: the rotations of A B A B … and of its opposite, each once."""
    alternating = tuple(side % 2 == 0 for side in range(sides))
    opposite = tuple(not each for each in alternating)
    rotations = [pattern[at:] + pattern[:at] for at in range(sides) for pattern in (alternating, opposite)]
    return list(dict.fromkeys(rotations))


def words(setup: Setup, seating: Sequence[bool], a: str, b: str) -> list[str]:
    """The player of each seat in a seating."""
    return [a if seating[side] else b for side in setup.side_of]
