"""What cards and the last trick count in the belot games, and how cards compare.

Source: the rulebook pages of Bela, section 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from adut.bits import bit, count, suit_set
from adut.cards import JACK, NINE, OF_RANK, SEVEN, SUITS, members, pack, set_of
from adut.kernels.trick_rules import TrickRules, ranking
from adut.kernels.tricks import Counting

PLAIN: Final = ranking("7 8 9 J Q K 10 A")
TRUMPS: Final = ranking("7 8 Q K 10 A 9 J")
PLAIN_POINTS: Final = [0, 0, 0, 0, 0, 0, 0, 0, 10, 2, 3, 4, 11]
"""The points of the ranks 2 to A outside trumps."""
TRUMP_POINTS: Final = [0, 0, 0, 0, 0, 0, 0, 14, 10, 20, 3, 4, 11]
"""And in trumps, where the nine and the jack alone count more."""
OVER: Final = TrickRules(PLAIN, TRUMPS, beat=True, trump=True, over=True)
NOT_OVER: Final = TrickRules(PLAIN, TRUMPS, beat=True, trump=True, over=False)
PACK: Final = set_of(pack(SEVEN))
LAST_TRICK: Final = 10
BY_BITS: Final = [set_of([each for each in members(PACK) if PLAIN_POINTS[each % 13] >> place & 1]) for place in range(4)]
"""The cards whose points outside trumps have this binary digit: 1, 2, 4, 8."""
MORE: Final = [TRUMP_POINTS[NINE] - PLAIN_POINTS[NINE], TRUMP_POINTS[JACK] - PLAIN_POINTS[JACK]]
"""How much more the nine and the jack of trumps count."""


def card_points(cards: i64, trump: i64) -> int:
    """The points of a set of cards."""
    total: i64 = 0
    weight: i64 = 1
    for digit in BY_BITS:
        total += weight * count(cards & digit)
        weight += weight
    trumps: i64 = cards & suit_set(trump)
    if trumps & OF_RANK[NINE] != 0:
        total += MORE[0]
    if trumps & OF_RANK[JACK] != 0:
        total += MORE[1]
    return int(total)


def count_of(trump: int) -> Counting:
    """What cards and the last trick count with a trump."""
    cards = [(1 << each, card_points(int(bit(each)), trump)) for each in members(PACK)]
    return Counting(cards=tuple([(card, points) for card, points in cards if points]), last=(LAST_TRICK,))


COUNTS: Final = [count_of(suit) for suit in SUITS]
"""For each trump what the tricks count."""
