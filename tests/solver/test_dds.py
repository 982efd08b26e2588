"""The solver against DDS on bridge deals: faults of equal cards show only there, about once in a hundred deals.

``ADUT_DDS=1000`` sets how many full deals of 13 cards to solve of each kind; by default 25 compiled, none in plain Python.
"""

from __future__ import annotations

import os
import random

import pytest
from tests.solver import dds

import adut.solver.search
from adut.solver import solve
from adut.solver.objective import TRICKS

pytest.importorskip("endplay", reason="endplay (DDS) is not installed")

COMPILED = not adut.solver.search.__file__.endswith(".py")
FULL = int(os.environ.get("ADUT_DDS", "25" if COMPILED else "0"))
SHORT = {5: 300, 6: 200, 8: 200} if COMPILED else {5: 40, 6: 6}


@pytest.mark.parametrize("trump", (False, True), ids=("no trumps", "trumps"))
@pytest.mark.parametrize("size", SHORT)
def test_short_deals(size: int, trump: bool) -> None:
    rng = random.Random(f"dds {size} {trump}")
    for _ in range(SHORT[size]):
        position = dds.bridge(rng, size, trump)
        theirs = dds.theirs(position)
        solution = solve(position, TRICKS, dds.camp(position), every_move=True)
        assert solution.value == dds.value(theirs), position.hands
        assert solution.moves == dds.values(theirs), position.hands


@pytest.mark.skipif(not FULL, reason="full deals take long in plain Python: set ADUT_DDS to their number")
@pytest.mark.parametrize("trump", (False, True), ids=("no trumps", "trumps"))
def test_full_deals(trump: bool) -> None:
    rng = random.Random(f"dds full {trump}")
    for _ in range(FULL):
        position = dds.bridge(rng, 13, trump)
        assert solve(position, TRICKS, dds.camp(position)).value == dds.value(dds.theirs(position)), position.hands
