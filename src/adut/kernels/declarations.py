"""Declarations of the bela family: fours and runs in a hand of the 32-card pack, and which is better.

A declaration's strength is one int that compares as the rules do (value, four before run, length, top card)
and holds exactly what is said aloud: no suit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from adut.bits import lowest
from adut.cards import ACE, JACK, KING, NINE, OF_RANK, OF_SUIT, QUEEN, RANK_TEXTS, RANKS_OF_SUIT, SUITS, TEN, card

FOURS: Final = {JACK: 200, NINE: 150, ACE: 100, TEN: 100, KING: 100, QUEEN: 100}
FOUR_ORDER: Final = [QUEEN, KING, TEN, ACE, NINE, JACK]
"""Fours of the same value, weaker first."""
RUN_VALUE: Final = [0, 0, 0, 20, 50, 100, 100, 100, 100]
"""By length."""
FOUR_RANKS: Final = 0x1F80
"""The ranks 9 to A, as a set of clubs."""


def strength_of(value: int, four: bool, length: int, order: int) -> int:
    """The strength of a declaration; ``order`` compares those of the same value, kind and length."""
    return ((value * 2 + int(four)) * 16 + length) * 16 + order


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


def four_strength(rank: int) -> int:
    """The strength of the four of a rank."""
    return strength_of(FOURS[rank], True, 4, FOUR_ORDER.index(rank))


def run_strength(length: int, top: int) -> int:
    """The strength of a run of this length up to this rank."""
    return strength_of(RUN_VALUE[length], False, length, top)


def four_ranks(hand: i64) -> i64:
    """The ranks of which a hand has a four that is worth something, as a set of clubs."""
    return hand & hand >> 13 & hand >> 26 & hand >> 39 & FOUR_RANKS


def threes(hand: i64) -> i64:
    """The cards on which the next two follow; ranks below the seven, which no hand holds, keep the suits apart."""
    return hand & hand >> 1 & hand >> 2


def any_in(hand: i64) -> bool:
    """Whether a hand has anything to declare."""
    return threes(hand) != 0 or four_ranks(hand) != 0


def declarations(hand: i64) -> list[int]:
    """The strengths of everything a hand (a set) can declare: fours, then runs, each at its full length."""
    found: list[int] = []
    ranks: i64 = four_ranks(hand)
    while ranks != 0:
        found.append(four_strength(int(lowest(ranks))))
        ranks &= ranks - 1
    starts: i64 = threes(hand) & ~(hand << 1)
    while starts != 0:
        first: i64 = lowest(starts)
        length: i64 = lowest(~(hand >> first))
        found.append(run_strength(int(length), int((first + length - 1) % RANKS_OF_SUIT)))
        starts &= starts - 1
    return found


def best(hand: i64) -> int:
    """The strength of a hand's best declaration, 0 if it has none."""
    strongest = 0
    for strength in declarations(hand):
        if strength > strongest:
            strongest = strength
    return strongest


def union(hand: i64) -> i64:
    """The set of all cards of a hand that are part of a declaration."""
    ranks: i64 = four_ranks(hand)
    runs: i64 = threes(hand)
    return runs | runs << 1 | runs << 2 | ranks | ranks << 13 | ranks << 26 | ranks << 39


def worth(hand: i64) -> int:
    """The points of all declarations of a hand."""
    points = 0
    for strength in declarations(hand):
        points += value_of(strength)
    return points


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
        cards = ((1 << length) - 1) << card(suit, top - length + 1)
        above = cards << 1 & OF_SUIT[suit]
        below = cards >> 1 & OF_SUIT[suit]
        ways.append((cards, (above | below) & ~cards))
    return ways
