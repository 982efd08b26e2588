"""Cards: numbers, sets, texts."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adut import cards as c
from adut.errors import AdutError, BadCard

FACES = [*range(52), *range(c.JOKER, c.KINDS)]


def test_a_card_is_suit_and_rank() -> None:
    """Clubs, diamonds, hearts, spades; two to ace."""
    assert c.pack() == list(range(52))
    assert [c.card_text(card) for card in (0, 12, 13, 26 + 10, 51)] == ["2C", "AC", "2D", "QH", "AS"]
    assert [(c.suit_of(card), c.rank_of(card)) for card in (0, 12, 36, 51)] == [(0, 0), (0, 12), (2, 10), (3, 12)]


def test_jokers_have_no_suit() -> None:
    assert [c.card_text(card) for card in range(52, 60)] == [f"X{number}" for number in range(1, 9)]
    assert c.suit_of(52) == c.NO_SUIT and c.rank_of(59) == 13 and c.is_joker(52) and not c.is_joker(51)
    assert c.card_text(c.BACK) == "?"


@pytest.mark.parametrize(("lowest", "count"), [(0, 52), (c.SEVEN, 32), (c.NINE, 24)])
def test_short_packs(lowest: int, count: int) -> None:
    cards = c.pack(lowest)
    assert len(cards) == len(set(cards)) == count and min(c.rank_of(card) for card in cards) == lowest


@pytest.mark.parametrize("card", FACES)
def test_texts_parse_back(card: int) -> None:
    text = c.card_text(card)
    assert c.parse_card(text) == c.parse_card(text.lower()) == card


def test_texts_are_different() -> None:
    assert len({c.card_text(card) for card in FACES}) == len(FACES) == 60


@pytest.mark.parametrize("text", ["", "Q", "QX", "1H", "11H", "HQ", "X0", "X9", "X", "X10", "10", "Q H", "♥Q", "qhh", "0S", "?"])
def test_no_card(text: str) -> None:
    with pytest.raises(BadCard, match="no card is called") as caught:
        c.parse_card(text)
    assert isinstance(caught.value, AdutError) and caught.value.data == {"name": text} and repr(text) in str(caught.value)


@given(st.sets(st.integers(0, 59)))
@settings(max_examples=50, derandomize=True, deadline=None, database=None)
def test_sets(cards: set[int]) -> None:
    bits = c.set_of(list(cards))
    assert c.members(bits) == sorted(cards) and c.size(bits) == len(cards)
    assert c.parse_cards(c.cards_text(sorted(cards))) == sorted(cards)
    assert c.cards(c.cards_text(list(cards))) == bits


def test_suits_and_ranks_split_the_pack() -> None:
    assert sum(c.OF_SUIT) == sum(c.OF_RANK) == (1 << 52) - 1
    assert c.members(c.OF_RANK[c.QUEEN] & c.OF_SUIT[c.HEARTS]) == [c.card(c.HEARTS, c.QUEEN)]
