"""What a card is worth in a trick, by rule of thumb: for every game of tricks, whatever it counts.

A card played now brings the trick with some chance, and takes with it what it could have done later.
In games where tricks cost points both signs turn round, and ducking and getting rid of high cards follow by themselves.
"""

from __future__ import annotations

import math

from adut.cards import OF_SUIT, members, suit_of
from adut.kernels.tricks import TrickDeal


class Stakes:
    """What is counted: ``cards`` the points of each of the 52 cards, ``trick`` for the trick, ``mean`` a trick's usual points."""

    def __init__(self, cards: list[float], trick: float, mean: float) -> None:
        self.cards = cards
        self.trick = trick
        self.mean = mean


def best_card(deal: TrickDeal, seat: int, stakes: Stakes, pack: int) -> int:
    """The card of a hand that promises most, out of the legal ones."""
    legal = members(deal.playable(deal.hands[seat]))
    unseen = unseen_cards(deal, seat, pack)
    return max(legal, key=lambda card: (promise(deal, seat, card, stakes, unseen), -deal.rank_order(card)))


def unseen_cards(deal: TrickDeal, seat: int, pack: int) -> int:
    """The cards that are neither in one's hand nor played."""
    gone = deal.hands[seat]
    for cards in deal.taken:
        gone |= cards
    for card in deal.trick:
        gone |= 1 << card
    return pack & ~gone


def promise(deal: TrickDeal, seat: int, card: int, stakes: Stakes, unseen: int) -> float:
    """The points that playing a card promises, less those that keeping it would."""
    chance = side_takes(deal, seat, card, unseen)
    own = stakes.cards[card]
    table = stakes.trick + math.fsum([stakes.cards[each] for each in deal.trick])
    to_come = max(0, deal.seats - 1 - len(deal.trick)) * stakes.mean / 8
    now = chance * (table + own + to_come)
    return now - later(deal, card, stakes, unseen)


def later(deal: TrickDeal, card: int, stakes: Stakes, unseen: int) -> float:
    """What a card is likely to bring if it is kept."""
    wins = power(deal, card, unseen)
    return wins * stakes.mean + (0.2 + 0.6 * wins) * stakes.cards[card]


def power(deal: TrickDeal, card: int, unseen: int) -> float:
    """How likely a card is to take a trick some time: the share of the unseen cards of its suit that it beats."""
    suit = suit_of(card)
    others = unseen & OF_SUIT[suit]
    higher = (others & deal.rules.beaten_by[deal.trump + 1][card]).bit_count()
    lower = others.bit_count() - higher
    share = (lower + 0.5) / (lower + higher * 2 + 1.0)
    return min(1.0, share + 0.35) if suit == deal.trump else share * (0.8 if deal.trump >= 0 else 1.0)


def side_takes(deal: TrickDeal, seat: int, card: int, unseen: int) -> float:
    """The chance that one's side takes the trick on the table with this card played."""
    side_of = deal.plan.setup.side_of
    beats = not deal.trick or bool(deal.rules.beaten_by[deal.trump + 1][deal.best] >> card & 1)
    best = card if beats else deal.best
    ours = beats or side_of[deal.ahead] == side_of[seat]
    behind = [(seat + at) % deal.seats for at in range(1, deal.seats - len(deal.trick))]
    led = suit_of(deal.trick[0]) if deal.trick else suit_of(card)
    opponents = [each for each in behind if side_of[each] != side_of[seat]]
    partners = len(behind) - len(opponents)
    if not ours:
        return 0.3 * partners * over(deal, best, led, behind[0], unseen) if partners else 0.0
    held = 1.0
    for each in opponents:
        held *= 1.0 - over(deal, best, led, each, unseen)
    return held


def over(deal: TrickDeal, best: int, led: int, seat: int, unseen: int) -> float:
    """The chance that a seat can go over the best card."""
    candidates = unseen & ~deal.ruled_out[seat]
    higher = candidates & deal.rules.beaten_by[deal.trump + 1][best]
    if not higher:
        return 0.0
    if deal.known[seat] & higher & OF_SUIT[led]:
        return 1.0
    suit = unseen & OF_SUIT[led]
    follows = min(1.0, suit.bit_count() / max(1.0, 0.8 * deal.seats))
    in_suit = (higher & OF_SUIT[led]).bit_count()
    chance = follows * (1.0 - 0.66**in_suit)
    if deal.trump >= 0 and led != deal.trump:
        chance += (1.0 - follows) * (1.0 - 0.66 ** (higher & OF_SUIT[deal.trump]).bit_count())
    return min(1.0, chance)
