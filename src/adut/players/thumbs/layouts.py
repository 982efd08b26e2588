"""Rules of thumb for layouts: open the way for one's own far cards, and keep back what only helps the others."""

from __future__ import annotations

import math
from typing import Any

from adut.cards import OF_SUIT, SUITS, card, members, rank_of, suit_of
from adut.kernels.layout import Layout
from adut.moves import PASS_CODE, card_of, code_of
from adut.rng import Rng
from adut.sight import Sight

A_STEP = 0.35
"""What a step costs that a card of one's own has still to wait for, in points."""


def lay(sight: Sight, rng: Rng) -> int:
    """The card that promises most; a pass only when it must be."""
    deal: Any = sight.deal
    layout = deal.contract
    assert isinstance(layout, Layout)
    cards = [card_of(move) for move in sight.moves if code_of(move) != PASS_CODE]
    if not cards:
        return sight.moves[0]
    hand = deal.hands[sight.seat]
    if deal.start < 0:
        best = max(cards, key=lambda each: (-waiting(layout, hand, rank_of(each)), each))
    else:
        best = max(cards, key=lambda each: (worth(deal, layout, hand, each), each))
    return sight.moves[[card_of(move) for move in sight.moves].index(best)]


def promise(layout: Layout, hand: int) -> float:
    """What a hand promises whoever leads with its best card: higher is better, in points."""
    starts = {rank_of(each) for each in members(hand)}
    return -A_STEP * min([waiting(layout, hand, start) for start in starts])


def waiting(layout: Layout, hand: int, start: int) -> float:
    """How many cards of others must be laid before those of a hand, if rows begin with this rank."""
    total = 0.0
    for suit in SUITS:
        first = card(suit, start)
        foreign = 0 if hand >> first & 1 else 1
        steps = [walk(layout, hand, first, 1)]
        if layout.both:
            steps.append(walk(layout, hand, first, -1))
        held = (hand & OF_SUIT[suit]).bit_count()
        total += foreign * (0.5 + 0.5 * held) + min_sum(steps, held)
    return total


def min_sum(ways: list[list[int]], held: int) -> float:
    """The waits of a suit's cards, each on the shorter way."""
    if len(ways) == 1:
        return float(sum(ways[0]))
    waits = [min(up, down) for up, down in zip(ways[0], reversed(ways[1]), strict=False)]
    return float(sum(waits)) if len(ways[0]) == held else float(sum(ways[0]) + sum(ways[1])) / 2


def walk(layout: Layout, hand: int, first: int, step: int) -> list[int]:
    """For each card of a hand beyond a card of its suit, in order: how many cards of others lie between."""
    found: list[int] = []
    suit, rank, foreign = suit_of(first), rank_of(first), 0
    for _ in range(layout.length - 1):
        rank = layout.after(rank, step)
        if rank < 0:
            break
        if hand >> card(suit, rank) & 1:
            found.append(foreign)
        else:
            foreign += 1
    return found


def worth(deal: Any, layout: Layout, hand: int, each: int) -> float:
    """What laying a card opens for oneself, less what it opens for the others."""
    suit = suit_of(each)
    row = layout.laid(deal.rows[suit], each)
    value = 0.0
    if row[-1] == each:
        value += opened(layout, hand, row, 1)
    if layout.both and row[0] == each:
        value += opened(layout, hand, row, -1)
    return value


def opened(layout: Layout, hand: int, row: list[int], step: int) -> float:
    """The same for one end of a row: own cards that wait there count for it, foreign cards next in line against it."""
    end = row[-1] if step > 0 else row[0]
    suit, rank = suit_of(end), rank_of(end)
    value, foreign = 0.0, 0
    for _ in range(layout.length - len(row)):
        rank = layout.after(rank, step)
        if rank < 0:
            break
        if hand >> card(suit, rank) & 1:
            value += 1.0 if foreign else 0.2
        else:
            foreign += 1
            value -= 0.6 * math.pow(0.6, foreign - 1)
    return value
