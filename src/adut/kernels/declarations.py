"""Declarations of the bela family: fours and runs in a hand of the 32-card pack, and which is better.

A declaration's strength is one int that compares as the rules do (value, four before run, length, top card)
and holds exactly what is said aloud: no suit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from adut.cards import ACE, JACK, KING, NINE, OF_RANK, OF_SUIT, QUEEN, RANK_TEXTS, SEVEN, SUITS, TEN, card

FOURS: Final = {JACK: 200, NINE: 150, ACE: 100, TEN: 100, KING: 100, QUEEN: 100}
FOUR_ORDER: Final = (QUEEN, KING, TEN, ACE, NINE, JACK)
"""Fours of the same value, weaker first."""
RUN_VALUE: Final = (0, 0, 0, 20, 50, 100, 100, 100, 100)
"""By length."""
SHORTEST: Final = 3
FOUR_RANKS: Final = 0x1F80
"""The ranks 9 to A, as a set of clubs."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Declaration:
    """A four or a run: what it is worth, how it compares, and its cards (a set)."""

    def __init__(self, value: int, four: bool, length: int, top: int, cards: int) -> None:
        self.value = value
        self.cards = cards
        order = FOUR_ORDER.index(top) if four else top
        self.strength = ((value * 2 + int(four)) * 16 + length) * 16 + order


def value_of(strength: int) -> int:
    """The points of a declaration of this strength."""
    return strength >> 9


def is_four(strength: int) -> bool:
    """Whether it is a four of a kind."""
    return bool(strength >> 8 & 1)


def length_of(strength: int) -> int:
    """How many cards it has."""
    return strength >> 4 & 15


def top_of(strength: int) -> int:
    """The rank of a four, the top rank of a run."""
    return FOUR_ORDER[strength & 15] if is_four(strength) else strength & 15


def runs(hand: int) -> list[Declaration]:
    """The runs of a hand, each at its full length."""
    found: list[Declaration] = []
    for suit in SUITS:
        length = 0
        for rank in range(SEVEN, ACE + 2):
            if rank <= ACE and hand >> card(suit, rank) & 1:
                length += 1
                continue
            if length >= SHORTEST:
                found.append(Declaration(RUN_VALUE[length], False, length, rank - 1, run_cards(suit, rank - 1, length)))
            length = 0
    return found


def run_cards(suit: int, top: int, length: int) -> int:
    """The set of the cards of a run."""
    return ((1 << length) - 1) << card(suit, top - length + 1)


def fours(hand: int) -> list[Declaration]:
    """The fours of a hand that are worth something."""
    return [Declaration(value, True, 4, rank, OF_RANK[rank]) for rank, value in FOURS.items() if hand & OF_RANK[rank] == OF_RANK[rank]]


def declarations(hand: int) -> list[Declaration]:
    """Everything a hand (a set) can declare."""
    return fours(hand) + runs(hand)


def any_in(hand: i64) -> bool:
    """Whether a hand has anything to declare; ranks below the seven, which no hand holds, keep the suits apart."""
    if hand & hand >> 1 & hand >> 2 != 0:
        return True
    return hand & hand >> 13 & hand >> 26 & hand >> 39 & FOUR_RANKS != 0


def best(hand: int) -> int:
    """The strength of a hand's best declaration, 0 if it has none."""
    return max([each.strength for each in declarations(hand)], default=0)


def union(hand: int) -> int:
    """The set of all cards of a hand that are part of a declaration."""
    cards = 0
    for each in declarations(hand):
        cards |= each.cards
    return cards


def worth(hand: int) -> int:
    """The points of all declarations of a hand."""
    return sum([each.value for each in declarations(hand)])


def said(strength: int) -> dict[str, str]:
    """What is said aloud, as the data of an event."""
    return {
        "value": str(value_of(strength)),
        "form": "four" if is_four(strength) else "run",
        "length": str(length_of(strength)),
        "rank": RANK_TEXTS[top_of(strength)],
    }


def readings(strength: int) -> list[tuple[int, int]]:
    """The ways a hand can hold a declaration of this strength: for each the cards it needs and those it excludes."""
    if is_four(strength):
        return [(OF_RANK[top_of(strength)], 0)]
    top, length = top_of(strength), length_of(strength)
    ways: list[tuple[int, int]] = []
    for suit in SUITS:
        cards = run_cards(suit, top, length)
        above = cards << 1 & OF_SUIT[suit]
        below = cards >> 1 & OF_SUIT[suit]
        ways.append((cards, (above | below) & ~cards))
    return ways
