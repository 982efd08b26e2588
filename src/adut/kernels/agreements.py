"""What players of preferans may agree on before a match: trumps of the declarer, the lead at sans, following in spades.

The sections named here are those of the rulebook page of preferans.
"""

from __future__ import annotations

from adut.cards import ACE, CLUBS, OF_RANK, OF_SUIT, QUEEN, RANKS_OF_SUIT, SPADES, members, rank_of
from adut.kernels.bidding import HOLD, IN_BETL, IN_SANS, TRUMPS, number_of
from adut.kernels.following import FollowingDeal
from adut.kernels.tricks import ALL_CARDS
from adut.moves import BID, code_of


def barred_lead(deal: FollowingDeal) -> int:
    """16.3: the cards that one who was called along may not lead at sans while holding others; none for all the rest."""
    caller = deal.answering()
    if deal.game != IN_SANS or caller < 0 or deal.leader == caller or deal.follows >> deal.leader & 1:
        return 0
    bids = [number_of(move) for seat, move in deal.said if seat == caller and code_of(move) in (BID.code, HOLD.code)]
    suit = TRUMPS[bids[-1]] if bids else -1
    if suit < 0:
        suit = SPADES if deal.doubler >= 0 else CLUBS
    return ALL_CARDS & ~OF_SUIT[suit]


def enough_trumps(hand: int, game: int, agreed: str) -> bool:
    """16.1, 16.2: whether a hand may be played in a game: three trumps, or three up to the queen at least."""
    if agreed == "free" or game >= IN_BETL:
        return True
    trumps = hand & OF_SUIT[TRUMPS[game]]
    return trumps.bit_count() >= 3 and (agreed == "three" or trumps.bit_length() > QUEEN + RANKS_OF_SUIT * TRUMPS[game])


def follows_spades(hand: int) -> bool:
    """16.4: two aces, or an ace and beside it a trump that takes a trick: all higher ones that others have are met by lower ones."""
    aces = hand & OF_RANK[ACE]
    trumps = members(hand & OF_SUIT[SPADES] & ~aces)
    if aces.bit_count() != 1 or not trumps:
        return aces.bit_count() > 1
    higher = ACE - rank_of(trumps[-1]) - (aces & OF_SUIT[SPADES] != 0)
    return len(trumps) > higher
