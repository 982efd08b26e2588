"""The log: what it looks like, and what is wrong with a bad one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.conformance.plays import drawn
from tests.games.build import setup

from adut.cards import cards_text
from adut.errors import AdutError, BadLog
from adut.game import Match
from adut.rng import Rng
from adut.table.log import Journal, Line, dumps, header, parsed, replay

PACK = Match(setup("king")).shuffled(Rng(1))


def journal(moves: int = 40, id: str = "king") -> Journal:
    """The log of a deal and a bit."""
    rng = Rng(1)
    made = Journal(setup(id), 1)
    for _ in range(2):
        made.begin(made.match.shuffled(rng))
        while made.match.actors() and moves:
            made.apply(*drawn(made.match.deal, rng))
            moves -= 1
        if moves == 0:
            break
    return made


def test_the_header() -> None:
    assert header(setup("bela", target=701)) == {"adut": 1, "game": "bela", "options": {"overtrump": True, "target": 701}, "seats": 4}


def test_the_lines() -> None:
    """Header, pack and dealer, moves, scores: as the architecture's contract has them."""
    lines = journal().lines
    assert lines[0] == header(setup("king"))
    assert set(lines[1]) == {"deal", "dealer"} and lines[1]["dealer"] == 1 and len(lines[1]["deal"].split()) == 32
    assert set(lines[2]) == {"seat", "move"} and lines[2]["seat"] == 2 and lines[2]["move"].startswith("play ")
    scores = lines[2 + 32]
    assert set(scores) == {"scores", "total"} and scores["scores"] == scores["total"] and sum(scores["scores"]) == -16
    assert set(lines[3 + 32]) == {"deal", "dealer"} and lines[35]["dealer"] == 2


def test_one_line_of_json_each() -> None:
    text = dumps(journal().lines)
    assert text.endswith("\n") and [json.loads(row) for row in text.splitlines()] == journal().lines
    assert parsed(text) == journal().lines


def test_every_change_returns_its_lines() -> None:
    made = Journal(setup("king"))
    told: list[Line] = made.begin(PACK)
    rng = Rng(2)
    while made.match.actors():
        told += made.apply(*drawn(made.match.deal, rng))
    assert made.lines[1:] == told and "scores" in told[-1]


def test_a_refused_move_leaves_no_line() -> None:
    made = Journal(setup("king"))
    made.begin(PACK)
    with pytest.raises(AdutError):
        made.apply(1, 250)
    with pytest.raises(AdutError):
        made.begin(PACK)
    assert len(made.lines) == 2


def test_a_line_cut_off_is_left_out() -> None:
    """A crash in the middle of writing loses nothing that was finished."""
    text = dumps(journal().lines)
    assert parsed(text + '{"seat": 1, "mo') == parsed(text)
    assert replay(parsed(text + '{"seat": 1, "mo')).lines == journal().lines


def test_empty_lines_do_not_matter() -> None:
    text = dumps(journal().lines)
    assert parsed(text.replace("\n", "\n\n", 3)) == parsed(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the log is empty"),
        ("\n\n", "the log is empty"),
        ("{}\nno json\n{}\n", "line 2 is not JSON"),
        ("[1]\n", "line 1 is not a JSON object"),
        ("{}\n3\n", "line 2 is not a JSON object"),
    ],
)
def test_no_log_text(text: str, words: str) -> None:
    with pytest.raises(BadLog, match=words):
        parsed(text)


def changed(at: int, **fields: Any) -> list[Line]:
    """The lines of a log, one of them changed; a field set to None is left out."""
    lines = [dict(line) for line in journal().lines]
    lines[at] = {name: value for name, value in {**lines[at], **fields}.items() if value is not None}
    return lines


@pytest.mark.parametrize(
    ("at", "fields", "words"),
    [
        (0, {"adut": 2}, "line 1 is not the header"),
        (0, {"adut": None}, "line 1 is not the header"),
        (0, {"seats": "4"}, "line 1 is not the header"),
        (0, {"options": [1]}, "line 1 is not the header"),
        (0, {"game": "kng"}, "there is no game 'kng'"),
        (0, {"game": None}, "there is no game"),
        (0, {"seats": 3}, "a game for 4 players"),
        (0, {"options": {"speed": 1}}, "no option 'speed'"),
        (0, {"options": {"early_stop": "?"}}, "early_stop is on or off"),
        (1, {"deal": "QH 7S"}, "line 2 does not replay: wrong-pack"),
        (1, {"deal": "QX"}, "line 2 does not replay: no card is called 'QX'"),
        (1, {"deal": 5}, "line 2 does not replay"),
        (1, {"dealer": 9}, "there is no seat 9"),
        (1, {"dealer": None}, "line 2 does not replay"),
        (1, {"deal": None, "dealer": None}, "line 2 does not replay"),
        (2, {"move": "fly QH"}, "line 3 does not replay: 'fly QH' is no move"),
        (2, {"move": "pass"}, "line 3 does not replay: not-offered"),
        (2, {"move": 7}, "line 3 does not replay"),
        (2, {"seat": 0}, "line 3 does not replay: not-your-turn"),
        (2, {"seat": "x"}, "line 3 does not replay"),
        (2, {"seat": None}, "line 3 does not replay"),
        (34, {"scores": [0, 0, 0, 0]}, "line 35 does not replay: the scores are"),
        (35, {"dealer": 1}, "line 36 does not replay: the dealer is 2, not 1"),
        (3, {"move": None, "seat": None, "scores": [0, 0, 0, 0]}, "line 4 does not replay: the scores are not known yet"),
        (3, {"move": None, "seat": None, "note": "hm"}, "line 4 does not replay: no line of a log"),
    ],
)
def test_a_log_that_does_not_replay(at: int, fields: dict[str, Any], words: str) -> None:
    """The error names the line and what is wrong with it, and is never anything but Adut's own."""
    with pytest.raises(AdutError, match=words):
        replay(changed(at, **fields))


def test_a_wrong_total_is_noticed() -> None:
    """The scores line agrees with the match in both of its parts."""
    lines = changed(34, total=[1, 2, 3, 4])
    with pytest.raises(BadLog, match="line 35"):
        replay(lines)


def test_no_lines_no_match() -> None:
    with pytest.raises(BadLog, match="empty"):
        replay([])


@pytest.mark.parametrize("count", [0, 1, 31, 32, 33])
def test_up_to_a_number_of_moves(count: int) -> None:
    made = replay(journal().lines, count)
    assert len([line for line in made.lines if "move" in line]) == count


def test_the_pack_is_stored_and_not_a_seed() -> None:
    assert journal().lines[1]["deal"] == cards_text(Match(setup("king")).shuffled(Rng(1)))
