"""Comparisons: fair, repeatable, the same for any number of processes."""

import math

import pytest

from adut.lab import comparison, simulation, table
from adut.lab.comparison import Duplicate, Report
from adut.lab.table import TimeTaken
from adut.lab.tasks import Task, series
from adut.players.clock import CLOCK

KING: dict[str, object] = {"bar_in_erlas": False, "early_stop": False}


def task(game: str, a: str, b: str, seats: int, options: dict[str, object], seed: int = 3) -> Task:
    """A comparison to be made."""
    return Task(game, seats, options, (a, b), seed)


def differences(of: Task, deals: int, jobs: int = 1) -> list[float]:
    """The difference of each deal."""
    return [each.a - each.b for each in series(comparison.matches, of, deals, jobs)]


@pytest.mark.parametrize(("game", "seats", "options"), [("king", 4, KING), ("bela", 4, {}), ("tablic", 2, {})])
@pytest.mark.parametrize("player", ["cautious", "random"])
def test_a_player_against_itself_is_exactly_even(game: str, seats: int, options: dict[str, object], player: str) -> None:
    found = differences(task(game, player, player, seats, options), 14)
    assert len(found) == 14
    assert set(found) == {0.0}


def test_exchanged_players_give_the_opposite() -> None:
    """King prescribes the same deals whatever was played, so both comparisons meet the same ones."""
    there = differences(task("king", "search:8", "random", 4, KING), 12)
    back = differences(task("king", "random", "search:8", 4, KING), 12)
    assert there == [-each for each in back]
    assert any(there)


def test_processes_change_nothing() -> None:
    of = task("king", "cautious", "random", 4, KING)
    assert differences(of, 30, jobs=2) == differences(of, 30)


def report(*pairs: tuple[float, float], game: str = "king") -> Report:
    """A report of made-up deals."""
    return Report(task(game, "search", "random", 4, {}), [Duplicate(a, b, TimeTaken(2)) for a, b in pairs], False, 1.0)


def test_report() -> None:
    data = report((1, 0), (3, 0), (2, 0)).data()
    low, high = data["difference"]["interval"]
    assert data["difference"]["mean"] == 2
    assert (low, high) == pytest.approx((2 - 4.303 / math.sqrt(3), 2 + 4.303 / math.sqrt(3)), abs=1e-3)


@pytest.mark.parametrize(
    ("pairs", "better"), [([(9, 0), (9.1, 0)], "search"), ([(0, 9), (0, 9.1)], "random"), ([(1, 0), (0, 1)], ""), ([(5, 1)], "")]
)
def test_who_is_better(pairs: list[tuple[float, float]], better: str) -> None:
    assert report(*pairs).better == better


def test_empty_report() -> None:
    assert report().data()["difference"] == {"mean": None, "interval": None, "n": 0}
    assert len(report().lines()) == 1


def test_simulation_reports_each_seat() -> None:
    of = Task("king", 4, KING, ("random",) * 4, 1)
    found = simulation.Report(of, list(series(simulation.matches, of, 13, 1)), False, 1.0)
    means = [seat["mean"] for seat in found.data()["seats"]]
    assert [seat["n"] for seat in found.data()["seats"]] == [13] * 4
    assert sum(means) * 13 == pytest.approx(-16)  # a whole match (0), and the first deal of the next (-16)


def test_players_are_compared_by_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table the clock on the wall counts; where two are compared, what each has of the processor."""
    monkeypatch.setattr("time.process_time", lambda: 1.0)
    monkeypatch.setattr("time.perf_counter", lambda: 2.0)
    with table.thinking_time():
        assert CLOCK.now() == 1.0
    assert CLOCK.now() == 2.0
