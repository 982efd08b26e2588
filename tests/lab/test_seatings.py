"""Seatings are a fair duplicate for every number of sides."""

import pytest

from adut import registry
from adut.game import Setup
from adut.lab.seatings import seatings, words
from adut.options import read


@pytest.mark.parametrize(("sides", "number"), [(1, 2), (2, 2), (3, 6), (4, 2), (5, 10), (6, 2), (7, 14), (8, 2)])
def test_every_side_is_held_equally_often(sides: int, number: int) -> None:
    ways = seatings(sides)
    assert len(ways) == len(set(ways)) == number
    for side in range(sides):
        assert sum(way[side] for way in ways) == len(ways) / 2


@pytest.mark.parametrize("sides", range(1, 9))
def test_each_seating_has_its_opposite(sides: int) -> None:
    ways = seatings(sides)
    assert {tuple(not held for held in way) for way in ways} == set(ways)


def test_partners_have_the_same_player() -> None:
    game = registry.game("bela")
    setup = Setup(game, 4, read(game.options, {}))
    assert words(setup, (True, False), "a", "b") == ["a", "b", "a", "b"]
