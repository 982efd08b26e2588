"""Rules of thumb for naming, selling and buying trumps, as in King: a long suit, and a price that the tricks must be worth."""

from __future__ import annotations

from typing import Any

from adut.cards import ACE, KING, NO_SUIT, OF_SUIT, SUITS, TEN, card, members, rank_of
from adut.moves import BUY, CHOOSE, KEEP, NO_TRUMPS, PASS, SELL, argument, code_of
from adut.rng import Rng
from adut.sight import Sight

PRICE_TRICKS = 2.0


def name_trump(sight: Sight, rng: Rng) -> int:
    """On the first cards: the longer suit, the stronger one; a weak one is left to the last card, where that may be said."""
    deal: Any = sight.deal
    hand = deal.hands[sight.seat]
    strengths = [suit_strength(hand, suit) for suit in SUITS]
    best = max(SUITS, key=lambda suit: strengths[suit])
    words = [argument(move) for move in sight.moves]
    enough = 2.0 if hand.bit_count() < 5 else 2.6
    return CHOOSE.of(best if strengths[best] >= enough or max(words) == NO_TRUMPS else max(words))


def sell(sight: Sight, rng: Rng) -> int:
    """Sell when one's tricks are worth less than the price."""
    deal: Any = sight.deal
    return KEEP.of() if tricks(deal.hands[sight.seat], deal.trump) >= PRICE_TRICKS else SELL.of()


def buy(sight: Sight, rng: Rng) -> int:
    """Buy when one's best trump takes clearly more than the standing one, the price paid."""
    deal: Any = sight.deal
    hand = deal.hands[sight.seat]
    standing = tricks(hand, deal.trump)
    best, gain = PASS.of(), PRICE_TRICKS + 0.3
    for move in sight.moves:
        if code_of(move) == BUY.code:
            trump = NO_SUIT if argument(move) == NO_TRUMPS else argument(move)
            more = tricks(hand, trump) - standing
            if more > gain:
                best, gain = move, more
    return best


def suit_strength(hand: int, suit: int) -> float:
    """Length, and something for high cards."""
    cards = members(hand & OF_SUIT[suit])
    return len(cards) + 0.3 * sum([max(0, rank_of(each) - TEN) for each in cards])


def tricks(hand: int, trump: int) -> float:
    """How many tricks a hand may take with a trump (or none)."""
    total = 0.0
    for suit in SUITS:
        held = hand & OF_SUIT[suit]
        length = held.bit_count()
        if suit == trump:
            high = len([rank for rank in (ACE, KING) if held >> card(suit, rank) & 1])
            total += high * 0.9 + max(0, length - 2) * 0.9
        else:
            total += 0.85 * (held >> card(suit, ACE) & 1) + 0.5 * (held >> card(suit, KING) & 1) * (length > 1)
            total += 0.4 * max(0, length - 4) * (trump == NO_SUIT)
    return total
