"""Rules of thumb for whist: lead from length or what is high, second hand low, third hand high, no trick dearer than needed."""

from __future__ import annotations

from typing import Any

from adut.cards import OF_SUIT, members, suit_of
from adut.kernels.whist import WhistDeal
from adut.moves import play
from adut.players.thumbs.tricks import over, unseen_cards
from adut.rng import Rng
from adut.sight import Sight

PACK = (1 << 52) - 1
SURE = 0.9
"""From this chance on a trick counts as taken."""


def choose(sight: Sight, rng: Rng) -> int:
    """The move of a cautious player."""
    deal: Any = sight.deal
    if not isinstance(deal, WhistDeal) or len(sight.moves) == 1:
        return sight.moves[rng.below(len(sight.moves))]
    return play(card_to_play(deal, sight.seat))


def card_to_play(deal: WhistDeal, seat: int) -> int:
    """The card that looks best."""
    legal = members(deal.playable(deal.hands[seat]))
    unseen = unseen_cards(deal, seat, PACK)
    if not deal.trick:
        return max(legal, key=lambda card: (lead_worth(deal, seat, card, unseen), -card))
    return reply(deal, seat, legal, unseen)


def value(deal: WhistDeal, card: int) -> int:
    """How dear a card is: by rank, trumps dearer than all others."""
    return card % 13 + (13 if suit_of(card) == deal.trump else 0)


def higher_unseen(deal: WhistDeal, card: int, unseen: int) -> int:
    """The unseen cards of a card's suit that beat it."""
    return unseen & OF_SUIT[suit_of(card)] & deal.rules.beaten_by[0][card]


# --- the lead


def lead_worth(deal: WhistDeal, seat: int, card: int, unseen: int) -> float:
    """What leading a card promises."""
    suit = suit_of(card)
    length = (deal.hands[seat] & OF_SUIT[suit]).bit_count()
    others = (unseen & OF_SUIT[suit]).bit_count()
    master = not higher_unseen(deal, card, unseen)
    if suit == deal.trump:
        return trump_lead(deal, seat, card, master, length, others)
    ruffers = [each for each in opponents(deal, seat) if may_ruff(deal, each, suit, unseen)]
    partner = (seat + 2) % 4
    if master:
        return 2.0 + (0.5 if others >= 4 else 0.0) - 2.5 * len(ruffers)
    if may_ruff(deal, partner, suit, unseen) and not ruffers:
        return 1.8 - 0.02 * (card % 13)
    return 0.15 * length - 0.04 * (card % 13) - 0.4 * len(ruffers) + (0.3 if length >= 4 else 0.0)


def trump_lead(deal: WhistDeal, seat: int, card: int, master: bool, length: int, others: int) -> float:
    """Trumps are drawn with a long suit of them, from the top, while opponents may have some."""
    left = [each for each in opponents(deal, seat) if OF_SUIT[deal.trump] & ~deal.ruled_out[each]]
    if not left or not others:
        return -1.0
    if length * 2 > others and length >= 3:
        return (2.2 if master else 1.0) - 0.01 * (card % 13)
    return (0.6 if master and length > 1 else -0.6) - 0.03 * (card % 13)


def opponents(deal: WhistDeal, seat: int) -> list[int]:
    """The two seats of the other side."""
    return [(seat + 1) % deal.seats, (seat + 3) % deal.seats]


def may_ruff(deal: WhistDeal, seat: int, suit: int, unseen: int) -> bool:
    """Whether a seat is known to be void in a suit and may have a trump."""
    void = not unseen & OF_SUIT[suit] & ~deal.ruled_out[seat]
    return void and bool(unseen & OF_SUIT[deal.trump] & ~deal.ruled_out[seat])


# --- the reply


def reply(deal: WhistDeal, seat: int, legal: list[int], unseen: int) -> int:
    """The cheapest card that takes the trick well enough, or the least card."""
    beating = deal.rules.beaten_by[deal.trump + 1][deal.best]
    winners = [card for card in legal if beating >> card & 1]
    least = min(legal, key=lambda card: discard_cost(deal, seat, card, unseen))
    partner = (seat + 2) % 4
    if not winners or (deal.ahead == partner and partner_holds(deal, seat, unseen)):
        return least
    cheapest = min(winners, key=lambda card: value(deal, card))
    if len(deal.trick) == 3:
        return cheapest
    safe = [card for card in winners if holds(deal, seat, card, unseen) >= SURE]
    if safe:
        return min(safe, key=lambda card: value(deal, card))
    if len(deal.trick) == 1:
        return cheapest if suit_of(cheapest) == deal.trump and suit_of(deal.trick[0]) != deal.trump else least
    if deal.ahead == partner and value(deal, cheapest) > 9 and suit_of(cheapest) == suit_of(deal.best):
        gained = higher_unseen(deal, deal.best, unseen) & ~higher_unseen(deal, cheapest, unseen)
        return max(winners, key=lambda card: value(deal, card)) if gained else least
    return max(winners, key=lambda card: value(deal, card)) if suit_of(cheapest) == suit_of(deal.trick[0]) else cheapest


def holds(deal: WhistDeal, seat: int, card: int, unseen: int) -> float:
    """The chance that a card, once played, keeps the trick from the opponents behind."""
    led = suit_of(deal.trick[0]) if deal.trick else suit_of(card)
    behind = [(seat + at) % deal.seats for at in range(1, deal.seats - len(deal.trick))]
    chance = 1.0
    for each in behind:
        if each in opponents(deal, seat):
            chance *= 1.0 - over(deal, card, led, each, unseen)
    return chance


def partner_holds(deal: WhistDeal, seat: int, unseen: int) -> bool:
    """Whether the partner's card is good enough to be left alone."""
    return len(deal.trick) == 3 or holds(deal, seat, deal.best, unseen) >= 0.7


def discard_cost(deal: WhistDeal, seat: int, card: int, unseen: int) -> float:
    """What is lost with a card that does not take the trick: high cards, trumps, and guards of high ones."""
    suit = suit_of(card)
    held = deal.hands[seat] & OF_SUIT[suit]
    cost = float(value(deal, card))
    if not higher_unseen(deal, card, unseen):
        cost += 8.0
    if held.bit_count() == 2 and suit != deal.trump and members(held)[1] % 13 >= 10 and card == members(held)[0]:
        cost += 3.0
    return cost - 0.2 * held.bit_count()
