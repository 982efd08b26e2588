"""Computers move on the beat of the table, whatever time they thought."""

from __future__ import annotations

import pytest

from adut.table.clock import rest_of_beat


@pytest.mark.parametrize(
    ("elapsed", "pace", "rest"),
    [(0.0, 0.8, 0.8), (0.001, 0.8, 0.799), (0.5, 0.8, 0.3), (0.8, 0.8, 0.0), (1.0, 0.8, 0.6), (3.0, 0.0, 0.0), (0.0, 0.0, 0.0)],
)
def test_rest_of_beat(elapsed: float, pace: float, rest: float) -> None:
    assert rest_of_beat(elapsed, pace) == pytest.approx(rest)
