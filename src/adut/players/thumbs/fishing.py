"""Rules of thumb for fishing games: take what counts, clear the table, leave nothing that adds up.

In Kontra-tablić all that turns round: take little, and leave the next player what costs.
"""

from __future__ import annotations

import math
from typing import Any

from adut.cards import OF_RANK, RANKS_OF_SUIT, members
from adut.games.sedmice import COUNTING, SEVENS, SedmiceDeal
from adut.kernels.fishing import BIG_TEN, HONOURS, LITTLE_TWO, FishingDeal, groups
from adut.moves import DONE, PASS, TAKE, card_of, code_of
from adut.rng import Rng
from adut.sight import Sight

FOR_A_CARD = 0.15
"""A card more on the heap: three points for the larger heap, spread over the pack."""
FULL_PACK = (1 << 52) - 1


def choose(sight: Sight, rng: Rng) -> int:
    """The move of a cautious player."""
    deal: Any = sight.deal
    if isinstance(deal, SedmiceDeal):
        return sevens(deal, sight)
    if not isinstance(deal, FishingDeal):
        return sight.moves[rng.below(len(sight.moves))]
    unseen = unseen_cards(deal, sight.seat)
    if deal.rules.must:
        return min(sight.moves, key=lambda move: cost(deal, move, unseen))
    return max(sight.moves, key=lambda move: worth(deal, move, unseen))


def unseen_cards(deal: FishingDeal, seat: int) -> int:
    """The cards that are neither in one's hand, nor on the table, nor taken."""
    gone = deal.hands[seat] | deal.table | deal.lifted
    for heap in deal.taken:
        gone |= heap
    return FULL_PACK & ~gone


def points(cards: int) -> float:
    """What a set of cards counts on a heap."""
    return (cards & HONOURS).bit_count() + (cards & LITTLE_TWO).bit_count() + (cards & BIG_TEN).bit_count() + FOR_A_CARD * cards.bit_count()


def worth(deal: FishingDeal, move: int, unseen: int) -> float:
    """What a move brings, less what it offers the next player."""
    if move == DONE.of():
        return 0.0
    if code_of(move) != TAKE.code:
        table = deal.table | 1 << card_of(move)
        return -0.3 * points(1 << card_of(move)) - offered(table, unseen)
    thrown, *group = TAKE.values(move)
    cards = 0
    for each in group:
        cards |= 1 << each
    table = deal.table & ~cards
    gain = points(cards) + (0.0 if deal.lifted else points(1 << thrown))
    if not table:
        return gain + 1.0
    return gain + further(table, thrown) - offered(table, unseen)


def further(table: int, thrown: int) -> float:
    """What the best next group of the same card would still bring."""
    return max([points(group) for group in groups(table, thrown)], default=0.0)


def offered(table: int, unseen: int) -> float:
    """The mean of what an unseen card could capture, a tabla included."""
    cards = members(unseen)
    if not cards:
        return 0.0
    return 2.5 * math.fsum([caught(table, each) for each in cards]) / len(cards)


def caught(table: int, thrown: int) -> float:
    """What one card could capture in its best single group."""
    best = 0.0
    for group in groups(table, thrown):
        best = max(best, points(group) + points(1 << thrown) + (1.0 if group == table else 0.0))
    return best


def cost(deal: FishingDeal, move: int, unseen: int) -> float:
    """Where taking is a duty: what a move costs, less what it will cost the next player."""
    thrown = card_of(move)
    if code_of(move) != TAKE.code:
        return -forced(deal, deal.table | 1 << thrown, unseen)
    cards = 0
    for each in TAKE.values(move)[1:]:
        cards |= 1 << each
    own = points(cards) + (0.0 if deal.lifted else points(1 << thrown))
    rest, further = burden(deal, deal.table & ~cards, thrown)
    return own + further - forced(deal, rest, unseen)


def burden(deal: FishingDeal, table: int, thrown: int) -> tuple[int, float]:
    """What a card still leaves on the table, and costs, if it takes what costs least; a bare table is a tabla."""
    if not table:
        return 0, float(deal.rules.tabla)
    best, least = table, math.inf
    for group in groups(table, thrown):
        rest, further = burden(deal, table & ~group, thrown)
        if points(group) + further < least:
            best, least = rest, points(group) + further
    return (best, least) if least < math.inf else (table, 0.0)


def forced(deal: FishingDeal, table: int, unseen: int) -> float:
    """The mean of what an unseen card would have to take, by the half: the next player will choose among several."""
    cards = members(unseen)
    if not cards:
        return 0.0
    costs = [burden(deal, table, each)[1] + points(1 << each) for each in cards if table and groups(table, each)]
    return 0.5 * math.fsum(costs) / len(cards)


# --- Sedmice

LEAD = 4.0
"""What the trick itself is worth, besides its points: one leads to the next."""
KEEP_SEVEN = 8.0
KEEP_COUNTING = 3.0
"""What it is worth to have a seven, or an ace or ten, still in hand."""


def sevens(deal: SedmiceDeal, sight: Sight) -> int:
    """The move of a cautious player of Sedmice."""
    return max(sight.moves, key=lambda move: prospect(deal, sight.seat, move))


def prospect(deal: SedmiceDeal, seat: int, move: int) -> float:
    """What a card played, or the trick taken up, promises."""
    side_of = deal.plan.setup.side_of
    lying = 0
    for each in deal.trick:
        lying |= 1 << each
    ours = bool(deal.trick) and side_of[deal.ahead] == side_of[seat]
    stake = LEAD + 10.0 * (lying & COUNTING).bit_count()
    if move == PASS.of():
        return stake if ours else -stake
    card = card_of(move)
    bit = 1 << card
    stake += 10.0 * bool(bit & COUNTING)
    fits = not deal.trick or bool(deal.fitting() & bit)
    chance = holding(deal, seat) if fits or ours else 0.25
    return (2.0 * chance - 1.0) * stake - kept(deal, seat, card)


def holding(deal: SedmiceDeal, seat: int) -> float:
    """The chance that one's side stays ahead: each opponent behind may fit, and a leader against us may go on."""
    side_of = deal.plan.setup.side_of
    left = deal.seats - 1 - len(deal.trick) % deal.seats
    behind = [(seat + at) % deal.seats for at in range(1, left + 1)]
    chance = 1.0
    for each in behind:
        chance *= 1.0 if side_of[each] == side_of[seat] else 0.6
    may_go_on = deal.trick and side_of[deal.leader] != side_of[seat] and deal.hands[seat].bit_count() > 1
    return chance * (0.7 if may_go_on else 1.0)


def kept(deal: SedmiceDeal, seat: int, card: int) -> float:
    """What a card would still be good for; a rank held more than once is good to lead, since it can go on."""
    bit = 1 << card
    worth = KEEP_SEVEN * bool(bit & SEVENS) + KEEP_COUNTING * bool(bit & COUNTING)
    if not deal.trick and not bit & SEVENS:
        twins = (deal.hands[seat] & OF_RANK[card % RANKS_OF_SUIT]).bit_count() - 1
        worth -= 3.0 * twins
    return worth
