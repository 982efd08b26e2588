"""The log's text form: what cannot be read or does not replay is named."""

from __future__ import annotations

from typing import Any

import pytest

from adut import registry
from adut.errors import AdutError, BadLog
from adut.game import Setup
from adut.rng import Rng
from adut.table.log import Journal, dumps, parsed, replay


def played(moves: int = 5) -> Journal:
    """A deal of King, begun."""
    game = registry.game("king")
    journal = Journal(Setup(game, 4, game.options()), 1)
    journal.begin(journal.match.shuffled(Rng(3)))
    for _ in range(moves):
        seat = journal.match.actors()[0]
        assert journal.match.deal is not None
        journal.apply(seat, journal.match.deal.moves(seat)[0])
    return journal


def test_a_log_replays_to_the_same_lines() -> None:
    lines = played(32).lines
    assert "scores" in lines[-1]
    assert replay(parsed(dumps(lines))).lines == lines


def test_a_log_replays_up_to_a_number_of_moves() -> None:
    lines = played(5).lines
    assert replay(lines, 2).lines == lines[:4]


def test_a_last_line_cut_off_in_writing_is_left_out() -> None:
    lines = played(3).lines
    assert parsed(dumps(lines)[:-5]) == lines[:-1]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "empty"),
        ("[]\n", "line 1"),
        ('{"adut": 2}\n', "line 1"),
        ("nonsense\n{}\n", "line 1"),
        ('{"adut": 1, "game": "kong", "seats": 4}\n', "king"),
        ('{"adut": 1, "game": "king", "seats": 5}\n', "not 5"),
    ],
)
def test_a_bad_log_is_refused(text: str, named: str) -> None:
    with pytest.raises(AdutError, match=named):
        replay(parsed(text))


@pytest.mark.parametrize(
    "line", [{"seat": 0, "move": "play ZZ"}, {"seat": "x", "move": "pass"}, {"scores": [1, 2, 3, 4]}, {"deal": "7C"}, {"what": 1}]
)
def test_a_line_that_does_not_fit_is_named(line: dict[str, Any]) -> None:
    with pytest.raises(BadLog, match="line 5"):
        replay([*played(2).lines, line])
