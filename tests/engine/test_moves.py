"""Moves: ints, texts, and what is neither."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adut import moves as m
from adut.errors import AdutError, BadCard, BadMove

OWN = m.Verb(m.FIRST_OWN, "sign", m.SEAT, m.WORD, m.NUMBER)
LOOSE = m.Verb(m.FIRST_OWN + 1, "meld", m.CARDS)
VOCABULARY = m.Vocabulary(("hand", "centre-1"), (OWN, LOOSE))
VERBS = [*m.COMMON, OWN, LOOSE]


def values(field: str) -> st.SearchStrategy[int]:
    """Values of an argument."""
    limits = {m.CARD: 59, m.NUMBER: 1023, m.SEAT: 7, m.WORD: len(VOCABULARY.words) - 1}
    return st.integers(0, limits[field])


@st.composite
def moves(draw: Any) -> int:
    """A move of any verb."""
    verb = draw(st.sampled_from(VERBS))
    given_values = [draw(values(field)) for field in verb.fields if field != m.CARDS]
    if m.CARDS in verb.fields:
        given_values += draw(st.lists(st.integers(0, 59), max_size=m.MOST_CARDS))
    move: int = verb.of(*given_values)
    return move


@given(moves())
@settings(max_examples=300, derandomize=True, deadline=None, database=None)
def test_texts_parse_back(move: int) -> None:
    assert VOCABULARY.valid(move)
    text = VOCABULARY.text(move)
    assert VOCABULARY.parse(text) == move
    assert VOCABULARY.parse(f"  {text.upper()} ") == move


@given(moves(), moves())
@settings(max_examples=300, derandomize=True, deadline=None, database=None)
def test_different_moves_have_different_texts(one: int, other: int) -> None:
    assert (VOCABULARY.text(one) == VOCABULARY.text(other)) == (one == other)


@given(st.integers(-10, 1 << 70))
@settings(max_examples=300, derandomize=True, deadline=None, database=None)
def test_a_number_that_is_valid_has_a_text(number: int) -> None:
    if VOCABULARY.valid(number):
        assert VOCABULARY.parse(VOCABULARY.text(number)) == number


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (m.play(36), "play QH"),
        (m.BID.of(3), "bid 3"),
        (m.TAKE.of(21, 4, 2), "take 10D: 4C 6C"),
        (m.TAKE.of(21), "take 10D"),
        (m.PASS.of(), "pass"),
        (m.DONE.of(), "done"),
        (m.CALL.of(2), "call hearts"),
        (m.BUY.of(m.NO_TRUMPS), "buy no-trumps"),
        (m.MOVE.of(52, 5, 6), "move X1 hand centre-1"),
        (m.DISCARD.of(0), "discard 2C"),
        (OWN.of(7, 0, 1023), "sign 7 clubs 1023"),
        (LOOSE.of(5, 3, 3), "meld 5C 5C 7C"),
    ],
)
def test_the_text_form(move: int, text: str) -> None:
    """As in the logs of every game."""
    assert VOCABULARY.text(move) == text and VOCABULARY.parse(text) == move


def test_arguments_come_back() -> None:
    assert m.TAKE.values(m.TAKE.of(21, 9, 0, 5)) == [21, 0, 5, 9]
    assert m.MOVE.values(m.MOVE.of(12, 5, 6)) == [12, 5, 6]
    assert (m.code_of(m.play(36)), m.card_of(m.play(36)), m.argument(m.CALL.of(3))) == (m.PLAY_CODE, 36, 3)


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("", BadMove, "no move of this game"),
        ("   ", BadMove, "no move of this game"),
        ("fly QH", BadMove, "'fly QH' is no move"),
        ("play", BadMove, "'play' takes a card"),
        ("play QH KH", BadMove, "'play' takes a card"),
        ("play 1H", BadCard, "'1H'"),
        ("pass now", BadMove, "'pass' takes nothing"),
        ("call red", BadMove, "'red' is not a word"),
        ("bid x", BadMove, "'x' is not a number"),
        ("bid -1", BadMove, "'-1' is not a number"),
        ("bid 1024", BadMove, "'1024' is not a number"),
        ("sign 8 clubs 1", BadMove, "'8' is not a seat"),
        ("take", BadMove, "'take' takes a card and cards"),
        ("take 10D: 2C 3C 4C 5C 6C 7C 8C 9C 10C", BadMove, "'take' takes"),
        ("move 2C hand", BadMove, "'move' takes a card and a word and a word"),
    ],
)
def test_no_move(text: str, error: type[AdutError], words: str) -> None:
    with pytest.raises(error) as caught:
        VOCABULARY.parse(text)
    assert words in str(caught.value)


@pytest.mark.parametrize("number", [-1, 0, 250, m.play(60), m.play(63), m.CALL.of(99), m.PASS.of() | 1 << 9, m.TAKE.of(1) | 1 << 20])
def test_numbers_that_are_no_moves(number: int) -> None:
    assert not VOCABULARY.valid(number)


def test_an_unknown_verb_has_no_text() -> None:
    with pytest.raises(BadMove, match="250 is no move"):
        VOCABULARY.text(250)


def test_codes_and_names_are_unique() -> None:
    assert len({verb.code for verb in VERBS}) == len({verb.name for verb in VERBS}) == len(VERBS)
    assert all(verb.code < m.FIRST_OWN for verb in m.COMMON)
    assert m.CARDS not in [field for verb in VERBS for field in verb.fields[:-1]]
