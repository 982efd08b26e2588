"""Cards as small integers, sets of cards as bits, and the one text form of both.

A card is ``suit * 13 + rank``: suits run clubs, diamonds, hearts, spades, ranks run 2 … A.
Jokers follow from 52.
A set of cards of one pack is an int with bit ``card`` set;
zones in which order or copies count are lists of cards.
"""

from __future__ import annotations

from typing import Final

from adut import bits
from adut.errors import BadCard

CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3
SUITS: Final = (CLUBS, DIAMONDS, HEARTS, SPADES)
NO_SUIT: Final = -1

SUIT_LETTERS: Final = "CDHS"
SUIT_SIGNS: Final = "♣♦♥♠"
RANK_TEXTS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
RANKS_OF_SUIT: Final = 13

FIVE: Final = 3
SEVEN: Final = 5
EIGHT: Final = 6
NINE: Final = 7
TEN: Final = 8
JACK: Final = 9
QUEEN: Final = 10
KING: Final = 11
ACE: Final = 12

JOKER: Final = 52
KINDS: Final = 60
BACK: Final = 63
"""A card that is there but not seen: it stands for any."""

SUIT_MASK: Final = (1 << RANKS_OF_SUIT) - 1
OF_SUIT: Final = [SUIT_MASK << (RANKS_OF_SUIT * suit) for suit in SUITS]
OF_RANK: Final = [sum(1 << (RANKS_OF_SUIT * suit + rank) for suit in SUITS) for rank in range(RANKS_OF_SUIT)]


def card(suit: int, rank: int) -> int:
    """The card of this suit and rank."""
    return suit * RANKS_OF_SUIT + rank


def suit_of(card: int) -> int:
    """Its suit, or ``NO_SUIT`` for a joker."""
    return card // RANKS_OF_SUIT if card < JOKER else NO_SUIT


def rank_of(card: int) -> int:
    """Its rank, 0 (a two) to 12 (an ace); jokers have 13."""
    return card % RANKS_OF_SUIT if card < JOKER else RANKS_OF_SUIT


def is_joker(card: int) -> bool:
    """Whether it is one of the jokers."""
    return card >= JOKER


def set_of(cards: list[int]) -> int:
    """The set (bits) of these cards."""
    return bits.gathered(cards)


def members(cards: int) -> list[int]:
    """The cards of a set, lowest first."""
    return bits.listed(cards)


def size(cards: int) -> int:
    """How many cards a set holds."""
    return bits.count(cards)


def pack(lowest: int = 0) -> list[int]:
    """One pack from this rank up: ``pack()`` is the 52, ``pack(SEVEN)`` the 32 cards."""
    return [card(suit, rank) for suit in SUITS for rank in range(lowest, RANKS_OF_SUIT)]


def card_text(card: int) -> str:
    """``QH``, ``10D``, ``X1``; ``?`` for a card that is not seen."""
    if card == BACK:
        return "?"
    if card >= JOKER:
        return f"X{card - JOKER + 1}"
    return RANK_TEXTS[card % RANKS_OF_SUIT] + SUIT_LETTERS[card // RANKS_OF_SUIT]


def parse_card(text: str) -> int:
    """The card a text names.

    Raises:
        BadCard: the text names no card.
    """
    upper = text.upper()
    if len(upper) == 2 and upper[0] == "X" and upper[1].isdigit() and "1" <= upper[1] <= "8":
        return JOKER + int(upper[1]) - 1
    rank, suit = upper[:-1], upper[-1:]
    if rank not in RANK_TEXTS or suit not in tuple(SUIT_LETTERS):
        raise BadCard(text)
    return card(SUIT_LETTERS.index(suit), RANK_TEXTS.index(rank))


def cards_text(cards: list[int]) -> str:
    """Cards in order, separated by blanks."""
    return " ".join([card_text(each) for each in cards])


def parse_cards(text: str) -> list[int]:
    """The inverse of :func:`cards_text`.

    Raises:
        BadCard: a word in the text names no card.
    """
    return [parse_card(word) for word in text.split()]


def cards(text: str) -> int:
    """The set of the cards named in a text: ``cards("QH KH")``."""
    return set_of(parse_cards(text))
