"""Intervals against the printed table of Student's t (two-sided, 95 %)."""

import pytest

from adut.lab.interval import estimate, quantile

TABLE = {
    1: 12.706,
    2: 4.303,
    3: 3.182,
    4: 2.776,
    5: 2.571,
    10: 2.228,
    11: 2.201,
    30: 2.042,
    60: 2.000,
    120: 1.980,
    300: 1.968,
    10**6: 1.960,
}


@pytest.mark.parametrize(("freedom", "expected"), TABLE.items())
def test_quantile(freedom: int, expected: float) -> None:
    assert quantile(freedom) == pytest.approx(expected, abs=6e-4)


def test_quantile_joins_its_expansion() -> None:
    assert quantile(299) > quantile(300) > quantile(301)
    assert quantile(299) - quantile(301) < 1e-4


def test_estimate() -> None:
    found = estimate([1, 2, 3, 4, 5])
    assert (found.mean, found.n) == (3, 5)
    assert found.low == pytest.approx(3 - 2.776 * 0.70711, abs=1e-3)
    assert found.high == pytest.approx(3 + 2.776 * 0.70711, abs=1e-3)


def test_one_value_has_no_interval() -> None:
    assert estimate([7]).data() == {"mean": 7, "interval": None, "n": 1}
