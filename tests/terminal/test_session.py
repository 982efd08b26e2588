"""Whole matches in the terminal: what is printed, the log, people who take turns, leaving."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from adut.terminal.screen import Left
from adut.terminal.session import Session

Maker = Callable[..., Session]
GOLDEN = Path(__file__).with_name("toy.txt")


def output(session: Session) -> str:
    """What a session has printed."""
    return str(session.screen.out.getvalue())  # type: ignore[attr-defined]


def test_match_as_printed(session: Maker) -> None:
    """A reviewed transcript: refusals, commands, two deals, the sheet, the winner."""
    typed = ["play 2C", "9", "nonsense", "last", "score", *"111", "toy-low", *"111", *"111"]
    made = session("\n".join(typed) + "\n")
    made.play()
    assert output(made) == GOLDEN.read_text(encoding="utf-8")


def test_same_seed_same_match(session: Maker, tmp_path: Path) -> None:
    first = session("", ("random", "random"))
    first.play()
    (tmp_path / "toy.log").unlink()
    second = session("", ("random", "random"))
    second.play()
    assert output(first) == output(second)
    assert output(first) != ""


def test_log_is_written_move_by_move(session: Maker, tmp_path: Path) -> None:
    made = session("1\n1\n")
    with pytest.raises(Left):
        made.play()
    lines = [json.loads(line) for line in (tmp_path / "toy.log").read_text(encoding="utf-8").splitlines()]
    assert lines == made.journal.lines[1:]
    assert [line for line in lines if "move" in line]


def test_nothing_is_written_before_a_move(session: Maker, tmp_path: Path) -> None:
    made = session("moves\n", ("you", "you"))
    with pytest.raises(Left):
        made.play()
    assert not (tmp_path / "toy.log").exists()
    assert not made.record.begun


def test_two_people_pass_the_screen(session: Maker) -> None:
    made = session("1\n\n1\n", ("you", "you"))
    with pytest.raises(Left):
        made.play()
    assert "Pass the screen to " in output(made)
    assert "(you)" not in output(made)


def test_hand_of_another_is_never_shown(session: Maker) -> None:
    made = session("table\n")
    with pytest.raises(Left):
        made.play()
    hidden = made.match.deal.view(1).zones[1].cards if made.match.deal else []
    assert len([card for card in hidden if card]) >= 2
    printed = output(made)
    assert not [card for card in hidden if f"{str(card)[:-1]}{'♣♦♥♠'['CDHS'.index(str(card)[-1])]}" in printed]


@pytest.mark.parametrize("word", ["quit", "q", "exit"])
def test_quit(session: Maker, word: str) -> None:
    made = session(f"{word}\n1\n")
    with pytest.raises(Left):
        made.play()


def test_serbian(session: Maker) -> None:
    made = session("99\n", lang="sr-Cyrl")
    with pytest.raises(Left):
        made.play()
    assert "Почиње 1. дељење." in output(made)
    assert "Не може: Нема потеза под бројем 99" in output(made)
