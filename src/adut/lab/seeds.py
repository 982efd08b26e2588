"""Where the random numbers of a run come from: one seed, and from it a seed for every pack and every player.

Each is a function of its place alone (match, deal, seat), so a resumed match goes on as the unbroken one would have,
and both sides of a duplicate meet the same luck.
"""

from __future__ import annotations

import secrets
from typing import Final

from adut.rng import Rng, mix

PACK: Final = 1
PLAYER: Final = 2
DEALER: Final = 3


def drawn() -> int:
    """A new seed, short enough to be typed again."""
    return secrets.randbelow(10**9)


def derived(seed: int, *places: int) -> int:
    """The seed of a place; different places give independent seeds."""
    for place in places:
        seed = mix(seed ^ mix(place + 1))
    return seed


def pack_rng(seed: int, match: int, deal: int) -> Rng:
    """What shuffles the pack of a deal, both counted from 1."""
    return Rng(derived(seed, PACK, match, deal))


def player_seed(seed: int, match: int, deal: int, seat: int) -> int:
    """The seed of the player who sits in a seat for a deal."""
    return derived(seed, PLAYER, match, deal, seat)


def first_dealer(seed: int, seats: int) -> int:
    """The dealer that chance draws for a match."""
    return Rng(derived(seed, DEALER)).below(seats)
