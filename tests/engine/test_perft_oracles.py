"""The perft files of the games that have an oracle, counted by it: nothing of the engine but its shuffle takes part."""

from __future__ import annotations

import pytest
from tests.conformance.test_perft import opened, rows
from tests.engine.oracles import MAKERS, lines_of, oracle

MOST = 17_000
"""Longer counts take the oracles too long."""


ROWS = [(id, row) for id in MAKERS for row in rows(id) if int(row[2]) <= MOST]


@pytest.mark.parametrize(("id", "row"), ROWS, ids=lambda value: value if isinstance(value, str) else "-".join(value))
def test_the_oracle_counts_the_same(id: str, row: list[str]) -> None:
    """Line by line."""
    seed, depth, count, *given = row
    plan, pack, _ = opened(id, int(seed), given)
    assert lines_of(oracle(plan, pack), int(depth)) == int(count)


def test_enough_lines_are_counted() -> None:
    """At least three of each file are short enough."""
    assert all(len([row for other, row in ROWS if other == id]) >= 3 for id in MAKERS)
