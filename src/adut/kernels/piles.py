"""Piles of cards that are mixed again in mid-deal, and what remains known of their order.

Cards that come back into a stock form a new pool: all know which they are, nobody their order.
The order is settled by the stored deal, so that a log replays without further chance.
"""

from __future__ import annotations

import hashlib
from typing import Final

from adut.rng import Rng
from adut.zones import POOL, face_of, pool_of

UNKNOWN: Final = ""
"""The salt of a masked deal: the order of later shuffles is nobody's to know."""


def salt_of(cards: list[int]) -> str:
    """The salt that settles all later shuffles of a deal, from its cards in order."""
    return hashlib.sha256(bytes(cards)).hexdigest()


def fresh_salt(rng: Rng) -> str:
    """A salt for an imagined deal."""
    return f"{rng.word():08x}{rng.word():08x}"


def mixed(cards: list[int], salt: str, number: int) -> list[int]:
    """The cards in the order of shuffle ``number`` of a deal: sorted by a hash of salt, shuffle and place."""

    def key(at: int) -> bytes:
        return hashlib.sha256(f"{salt}/{number}/{at}".encode()).digest()

    return [cards[at] for at in sorted(range(len(cards)), key=key)]


def labelled(cards: list[int], pool: int) -> list[int]:
    """Tokens of these cards in a pool."""
    return [face_of(card) | pool << POOL for card in cards]


def ambiguous(card: int, hand: list[int], hidden: list[int]) -> list[int]:
    """The pools of a hand (tokens) from which a card just played may have come, given all tokens nobody sees.

    ``hidden`` includes the token played. One pool: its origin is plain.
    """
    pools = {pool_of(token) for token in hand}
    return sorted(pool for pool in pools if card | pool << POOL in hidden)


def merged(tokens: list[int], pools: list[int]) -> list[int]:
    """Tokens with several pools made one: what came from which cannot be told any more."""
    return [face_of(token) | pools[0] << POOL if pool_of(token) in pools else token for token in tokens]
