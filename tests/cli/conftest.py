"""Runs the command line inside the tests' process."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from adut.cli import app

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """``run("games", "--json")`` in an empty folder, in English; ``typed`` is what is typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    runner = CliRunner()

    def invoke(*arguments: str, typed: str = "") -> Result:
        return runner.invoke(app, list(arguments), input=typed)

    return invoke


@pytest.fixture
def log(run: Run) -> Path:
    """The log of a whole match of King."""
    assert run("play", "king", "--players", "random,random,random,random", "--seed", "1", "--log", "king.log").exit_code == 0
    return Path("king.log")
