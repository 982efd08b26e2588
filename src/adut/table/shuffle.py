"""Shuffling a hosted deal so that nobody can guess it and everybody can check it.

The pack is put in order by the operating system's randomness. Before the first card is seen the table publishes the commitment,
the sha256 of salt and pack; when the match is over the log opens both.
"""

from __future__ import annotations

import hashlib
import secrets
from random import SystemRandom

from adut.cards import cards_text
from adut.game import Match, Setup
from adut.table.events import Dealt

RANDOM = SystemRandom()


def commitment(salt: str, pack: str) -> str:
    """The sha256 of the salt followed by the pack's text, in hexadecimal."""
    return hashlib.sha256((salt + pack).encode()).hexdigest()


def shuffled(setup: Setup) -> Dealt:
    """A fresh deal of a game's packs."""
    cards = Match(setup).shuffled_by(RANDOM.shuffle)
    salt, pack = secrets.token_hex(16), cards_text(cards)
    return Dealt(pack, salt, commitment(salt, pack))
