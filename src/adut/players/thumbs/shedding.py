"""Rules of thumb for shedding games: keep a way to go on, use eights and sevens, save jacks for need."""

from __future__ import annotations

from typing import Any

from adut.cards import EIGHT, JACK, OF_RANK, OF_SUIT, SEVEN, SUITS, rank_of, suit_of
from adut.kernels.shedding import SheddingDeal
from adut.moves import CALL, PLAY_CODE, card_of, code_of
from adut.rng import Rng
from adut.sight import Sight

EFFECT = {SEVEN: 0.6, EIGHT: 1.6, JACK: -1.5}
"""What playing such a card is worth beside being rid of it: cards for the next player, or a way out given up."""


def shed(sight: Sight, rng: Rng) -> int:
    """The card that leaves the best hand; a draw only when nothing can be played."""
    deal: Any = sight.deal
    cards = [move for move in sight.moves if code_of(move) == PLAY_CODE]
    if not cards:
        return sight.moves[0]
    return max(cards, key=lambda move: worth(deal, sight.seat, card_of(move)))


def worth(deal: SheddingDeal, seat: int, each: int) -> float:
    """What playing a card promises."""
    left = deal.hands[seat] & ~(1 << each)
    follow = (left & (OF_SUIT[suit_of(each)] | OF_RANK[rank_of(each)])).bit_count()
    fewest = min([hand_size(deal, other) for other in range(deal.seats) if other != seat])
    effect = EFFECT.get(rank_of(each), 0.0)
    if rank_of(each) == JACK:
        follow = max([(left & OF_SUIT[suit]).bit_count() for suit in SUITS])
    elif fewest <= 2:
        effect *= 2.0
    return effect + follow


def hand_size(deal: SheddingDeal, seat: int) -> int:
    """How many cards a seat holds, also where they are not seen."""
    return deal.hands[seat].bit_count() + deal.hidden.get(f"hand-{seat}", 0)


def name_suit(sight: Sight, rng: Rng) -> int:
    """The suit of which one holds most."""
    deal: Any = sight.deal
    hand = deal.hands[sight.seat]
    return CALL.of(max(SUITS, key=lambda suit: (hand & OF_SUIT[suit]).bit_count()))
