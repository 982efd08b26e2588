"""Rules of thumb for Intuicija: ask for the card of which one is surest, sooner if it completes a four."""

from __future__ import annotations

import math
from typing import Any

from adut.cards import SUITS, card
from adut.kernels.questions import ABOUT, ASK, NAME, QuestionDeal, word_of
from adut.kernels.ways import single
from adut.rng import Rng
from adut.sight import Sight


class Wish:
    """A card, whom to ask for it, and how good that looks."""

    def __init__(self, seat: int, card: int, value: float) -> None:
        self.seat = seat
        self.card = card
        self.value = value


def ask(sight: Sight, rng: Rng) -> int:
    """The next step of the question that looks best."""
    deal: Any = sight.deal
    wish = best_wish(deal, sight.seat, rng)
    if deal.asked < 0:
        return ASK.of(wish.seat)
    if deal.about < 0:
        return ABOUT.of(word_of(deal, wish.card % 13))
    return NAME.of(wish.card)


def best_wish(deal: QuestionDeal, seat: int, rng: Rng) -> Wish:
    """The best question that goes on from what has been said of it already."""
    seats = [deal.asked] if deal.asked >= 0 else [each for each in range(deal.seats) if each != seat]
    best = Wish(seats[0], -1, -math.inf)
    for rank, ways in enumerate(deal.ways):
        if ways and deal.about in (-1, rank):
            for wish in wishes(deal, seat, rank, seats):
                wish.value += 0.01 * rng.fraction()
                if wish.value > best.value:
                    best = wish
    return best


def wishes(deal: QuestionDeal, seat: int, rank: int, seats: list[int]) -> list[Wish]:
    """The single cards of a rank that one lacks, with the chance that each of these seats has it."""
    hand = deal.hands[seat]
    own = [suit for suit in SUITS if hand >> card(suit, rank) & 1]
    chances = [[0.0] * len(SUITS) for _ in range(deal.seats)]
    total = 0.0
    sizes = [float(deal.count(zone)) for zone in deal.zones()[: deal.seats]]
    for way in single(deal.ways[rank]):
        owners = [way >> 2 * suit & 3 for suit in SUITS]
        if all([(owners[suit] == seat) == (suit in own) for suit in SUITS]):
            weight = 1.0
            for suit in SUITS:
                weight *= 1.0 if suit in own else sizes[owners[suit]]
            total += weight
            for suit in SUITS:
                chances[owners[suit]][suit] += weight
    found: list[Wish] = []
    for each in seats:
        for suit in SUITS:
            if suit not in own and total > 0.0:
                sure = chances[each][suit] / total
                found.append(Wish(each, card(suit, rank), sure * (1.0 + 0.25 * len(own) + (1.0 if len(own) == 3 else 0.0))))
    return found
