"""The Python session in the README runs as printed."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_session_runs_as_printed() -> None:
    results = doctest.testfile(str(Path(__file__).parents[2] / "README.md"), module_relative=False, encoding="utf-8")
    assert results.attempted > 5
    assert results.failed == 0
