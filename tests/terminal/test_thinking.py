"""The sign of life: on a terminal only, after a while, or at once for those known to be slow."""

import io
import time

import pytest

from adut.terminal import thinking
from adut.terminal.screen import Screen


def shown(tty: bool, seconds: float, at_once: bool, monkeypatch: pytest.MonkeyPatch) -> tuple[str, bool]:
    """What appears while somebody thinks so long, and whether that counts as long."""
    monkeypatch.setattr(thinking, "PATIENCE", 0.1)
    screen = Screen(io.StringIO(), io.StringIO())
    screen.tty = tty
    with thinking.Thinking(screen, "Ana is thinking", at_once) as sign:
        time.sleep(seconds)
    return str(screen.out.getvalue()), sign.long  # type: ignore[attr-defined]


def test_quick_thought_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(True, 0.0, False, monkeypatch) == ("", False)


def test_long_thought_shows_dots(monkeypatch: pytest.MonkeyPatch) -> None:
    text, long = shown(True, 0.35, False, monkeypatch)
    assert text.startswith("Ana is thinking ..") and text.endswith(".\n") and long


def test_slow_player_is_announced_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(True, 0.0, True, monkeypatch) == ("Ana is thinking .\n", False)


def test_nothing_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(False, 0.25, True, monkeypatch) == ("", True)
