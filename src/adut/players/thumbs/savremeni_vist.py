"""Rules of thumb for Savremeni vist: as in Vist, and a slam is promised for what the honours bring at once, or on a very strong hand."""

from __future__ import annotations

from typing import Any

from adut.cards import ACE, KING, OF_SUIT, SUITS, card
from adut.games.savremeni_vist import PROMISE, SavremeniDeal
from adut.kernels import rubber
from adut.kernels.whist import honour_points
from adut.moves import PASS
from adut.players.thumbs import vist
from adut.rng import Rng
from adut.sight import Sight

WORTH = 20
"""In tenths of a point of the third table, what the honours must bring to make up for a slam that fails and tricks that count nothing."""
NOTHING = [0, 0]
STRONG = 9.5
"""The tricks in one's own hand with which a slam is in reach."""


def choose(sight: Sight, rng: Rng) -> int:
    """The move of a cautious player."""
    deal: Any = sight.deal
    if not isinstance(deal, SavremeniDeal) or PROMISE.of() not in sight.moves:
        return vist.choose(sight, rng)
    gain = brought(deal, deal.plan.setup.side_of[sight.seat])
    return PROMISE.of() if gain >= WORTH or sure_tricks(deal, sight.seat) >= STRONG else PASS.of()


def brought(deal: SavremeniDeal, side: int) -> int:
    """How much better the tables look for a side with its honours written."""
    after, third = rubber.settled(rubber.written(deal.tally, rubber.HONOURS, side, honour_points(deal, side)), side)
    return lead(after, side) + 10 * third - lead(deal.tally, side)


def lead(tally: list[int], side: int) -> int:
    """How far the first two tables put a side ahead."""
    return rubber.leads(tally, NOTHING, side) - rubber.leads(tally, NOTHING, 1 - side)


def sure_tricks(deal: SavremeniDeal, seat: int) -> float:
    """The tricks that a hand takes by itself, counted roughly: aces and guarded kings, and long trumps."""
    hand = deal.hands[seat]
    total = 0.0
    for suit in SUITS:
        held = hand & OF_SUIT[suit]
        total += hand >> card(suit, ACE) & 1
        total += 0.7 * (hand >> card(suit, KING) & 1) * (held.bit_count() > 1)
        if suit == deal.trump:
            total += max(0, held.bit_count() - 3)
    return total
