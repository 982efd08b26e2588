"""How a player with some sense asks in a deal of questions, for playouts: quick, and from what the asker knows alone.

A playout of random questions comes to nothing: almost every answer is no, and the fours fall to anybody.
"""

from __future__ import annotations

from mypy_extensions import i64

from adut.bits import bit, count
from adut.cards import OF_RANK, SUITS
from adut.kernels.tricks import TrickDeal
from adut.rng import Rng

NOISE = 0.2
"""Playouts differ by so much in how good they find a question."""


class Guess:
    """Whom to ask for which card."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card


def best_guess(deal: TrickDeal, seat: i64, asked: i64, rank: i64, rng: Rng) -> Guess:
    """The card that is surest, sooner if one has others of its rank; ``asked`` and ``rank`` are settled unless -1."""
    best = Guess(-1, -1)
    value = -1.0
    ranks = range(len(OF_RANK)) if rank < 0 else range(rank, rank + 1)
    for each in ranks:
        four: i64 = OF_RANK[each]
        own: i64 = deal.hand(seat) & four
        if not four & deal.in_hands():
            continue
        worth = 1.0 + 0.25 * float(count(own)) + (1.0 if count(own) == 3 else 0.0)
        for suit in SUITS:
            card: i64 = suit * 13 + each
            if own & bit(card):
                continue
            for other in range(deal.seats):
                if other == seat or (asked >= 0 and other != asked):
                    continue
                sure = chance(deal, seat, other, card) * worth + NOISE * rng.fraction()
                if sure > value:
                    value = sure
                    best = Guess(other, card)
    return best


def chance(deal: TrickDeal, seat: i64, other: i64, card: i64) -> float:
    """How likely another has a card, by what the table knows."""
    if deal.known[other] & bit(card):
        return 1.0
    if deal.ruled_out[other] & bit(card):
        return 0.0
    possible = 0
    for each in range(deal.seats):
        if each != seat and not deal.ruled_out[each] & bit(card):
            possible += 1
    return 1.0 / float(possible)
