"""Rules of thumb for the trump family: call on a strong suit, give one's partner points, keep aces from being trumped."""

from __future__ import annotations

import math
from typing import Any

from adut.cards import ACE, JACK, KING, NINE, OF_SUIT, QUEEN, SUITS, TEN, card, suit_of
from adut.kernels.belot import BelotDeal
from adut.kernels.belot_points import PACK, PLAIN_POINTS, TRUMP_POINTS, card_points
from adut.kernels.declarations import union
from adut.moves import CALL, DISCARD, PASS, PLAY, argument, card_of, code_of, play
from adut.players.thumbs.tricks import Stakes, best_card, power
from adut.rng import Rng
from adut.sight import Sight

ENOUGH = {2: 10.0, 4: 8.5}
"""The strength of a six-card hand on which trumps are called of one's own will, by the number of players."""
TRUMP_STRENGTH = {JACK: 4.0, NINE: 2.5, ACE: 1.5, TEN: 1.0, KING: 0.5, QUEEN: 0.5}


def choose(sight: Sight, rng: Rng) -> int:
    """The move of a cautious player."""
    deal: Any = sight.deal
    if not isinstance(deal, BelotDeal):
        return sight.moves[rng.below(len(sight.moves))]
    codes = [code_of(move) for move in sight.moves]
    if CALL.code in codes:
        return call(deal, sight.seat, sight.moves)
    if DISCARD.code in codes:
        return max(sight.moves, key=lambda move: away(deal, sight.seat, card_of(move)))
    if PLAY.code not in codes:
        return sight.moves[0]
    return play(best_card(deal, sight.seat, stakes(deal), PACK))


def call(deal: BelotDeal, seat: int, moves: list[int]) -> int:
    """The strongest suit that may be named, if it is strong enough or one must be."""
    hand = deal.hands[seat]
    suits = [argument(move) for move in moves if code_of(move) == CALL.code]
    best = max(suits, key=lambda suit: strength(hand, suit))
    return PASS.of() if PASS.of() in moves and strength(hand, best) < ENOUGH[deal.seats] else CALL.of(best)


def away(deal: BelotDeal, seat: int, card: int) -> float:
    """How gladly a card is laid away: it keeps its points there, but takes no trick and is part of no declaration."""
    hand = deal.hands[seat]
    trumps = OF_SUIT[deal.trump]
    if 1 << card & (trumps | union(hand)):
        return -100.0
    suit = hand & OF_SUIT[suit_of(card)]
    short = 6.0 / suit.bit_count()
    return card_points(1 << card, deal.trump) + short - 20.0 * power(deal, card, PACK & ~hand)


def strength(hand: int, trump: int) -> float:
    """What a hand is worth with a trump: high trumps, their number, bela, and aces beside."""
    held = hand & OF_SUIT[trump]
    total = 1.2 * held.bit_count() + math.fsum([worth for rank, worth in TRUMP_STRENGTH.items() if held >> card(trump, rank) & 1])
    if held >> card(trump, KING) & 1 and held >> card(trump, QUEEN) & 1:
        total += 1.0
    for suit in SUITS:
        if suit != trump:
            total += 1.5 * (hand >> card(suit, ACE) & 1)
    return total


def stakes(deal: BelotDeal) -> Stakes:
    """Card points as they count with the trump on the table."""
    values = [0.0] * 52
    for each in range(52):
        if PACK >> each & 1:
            table = TRUMP_POINTS if each // 13 == deal.trump else PLAIN_POINTS
            values[each] = float(table[each % 13])
    return Stakes(values, 10.0 if len(deal.winners) == deal.tricks - 1 else 0.0, 3.0 * deal.seats)
