"""Rules of thumb for the Lora family: duck where tricks cost, take where they pay, sell a poor trump."""

from __future__ import annotations

import math
from typing import Any

from adut.cards import ACE, KING, NO_SUIT, OF_SUIT, SUITS, TEN, card, members, rank_of
from adut.games.king import BY_THE_LAST, KingDeal
from adut.moves import BUY, CHOOSE, KEEP, NO_TRUMPS, PASS, SELL, argument, code_of, play
from adut.players.thumbs.tricks import Stakes, best_card
from adut.rng import Rng
from adut.sight import Sight

PACK = sum(1 << card(suit, rank) for suit in SUITS for rank in range(5, ACE + 1))
PRICE_TRICKS = 2.0


def choose(sight: Sight, rng: Rng) -> int:
    """The move of a cautious player."""
    deal: Any = sight.deal
    seat = sight.seat
    code = code_of(sight.moves[0])
    if not isinstance(deal, KingDeal):
        return sight.moves[rng.below(len(sight.moves))]
    if code == CHOOSE.code:
        return CHOOSE.of(naming(deal.hands[seat]))
    if code in (KEEP.code, SELL.code):
        return KEEP.of() if tricks(deal.hands[seat], deal.trump) >= PRICE_TRICKS else SELL.of()
    if code in (PASS.code, BUY.code):
        return buying(sight, deal, seat)
    return play(best_card(deal, seat, stakes(deal), PACK))


def naming(hand: int) -> int:
    """On three cards: the longer suit, the stronger one; three small singletons leave it to the last card."""
    strengths = [suit_strength(hand, suit) for suit in SUITS]
    best = max(SUITS, key=lambda suit: strengths[suit])
    return best if strengths[best] >= 2.0 else BY_THE_LAST


def suit_strength(hand: int, suit: int) -> float:
    """Length, and something for high cards."""
    cards = members(hand & OF_SUIT[suit])
    return len(cards) + 0.3 * sum([max(0, rank_of(each) - TEN) for each in cards])


def tricks(hand: int, trump: int) -> float:
    """How many tricks a hand of eight may take with a trump (or none)."""
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


def buying(sight: Sight, deal: KingDeal, seat: int) -> int:
    """Buy when one's best trump takes clearly more than the standing one, the price paid."""
    hand = deal.hands[seat]
    standing = tricks(hand, deal.trump)
    best, gain = PASS.of(), PRICE_TRICKS + 0.3
    for move in sight.moves:
        if code_of(move) == BUY.code:
            trump = NO_SUIT if argument(move) == NO_TRUMPS else argument(move)
            more = tricks(hand, trump) - standing
            if more > gain:
                best, gain = move, more
    return best


def stakes(deal: KingDeal) -> Stakes:
    """What the contract on the table counts, as numbers for each card."""
    contract = deal.contract
    values = [0.0] * 52
    for cards, each in contract.cards:
        for one in members(cards & PACK):
            values[one] += each
    trick = float(contract.trick)
    mean = trick + math.fsum(values) / 8
    left = 8 - len(deal.winners)
    if contract.last:
        mean += sum(contract.last) / max(left, 1)
        if left <= len(contract.last):
            trick += contract.last[-left]
    return Stakes(values, trick, mean)
