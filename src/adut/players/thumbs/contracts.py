"""Rules of thumb for games with a table of contracts: what a card may bring, and which contract suits a hand."""

from __future__ import annotations

import math
from typing import Any

from adut.cards import OF_SUIT, RANKS_OF_SUIT, SUITS, members, set_of
from adut.kernels.contracts import Contract, ContractDeal, from_the_end, named
from adut.kernels.layout import Layout
from adut.kernels.trick_rules import TrickRules
from adut.moves import CHOOSE, argument, code_of, play
from adut.players.thumbs import layouts
from adut.players.thumbs.tricks import Stakes, best_card
from adut.rng import Rng
from adut.sight import Sight

HANDS = 200
"""From so many random hands it is learned what a contract usually brings."""
SHARE = 0.62
"""Turns the powers of a hand's cards into the tricks that it is likely to take."""

USUAL: dict[str, float] = {}
"""What a contract usually brings, by game and contract."""


def pack_of(deal: ContractDeal) -> int:
    """The cards of the game, as a set."""
    return set_of(deal.plan.setup.game.pack(deal.plan.setup))


def play_card(sight: Sight, rng: Rng) -> int:
    """The card of a trick that promises most."""
    deal: Any = sight.deal
    return play(best_card(deal, sight.seat, stakes(deal), pack_of(deal)))


def stakes(deal: ContractDeal) -> Stakes:
    """What the contract on the table counts, as numbers for each card; in games that the lowest total wins, turned round."""
    contract = deal.contract
    size = len(deal.winners) + deal.hands[deal.turn].bit_count()
    values = [0.0] * 52
    for cards, each in contract.cards:
        for one in members(cards & pack_of(deal)):
            values[one] += each
    for cards, each in contract.across:
        for one in members(cards & pack_of(deal)):
            values[one] -= each / 3
    left = size - len(deal.winners)
    trick = contract.trick + from_the_end(contract.last, left) - from_the_end(contract.across_last, left) / 3
    ends = float(sum(contract.last[-left:])) - float(sum(contract.across_last[-left:])) / 3
    mean = contract.trick + math.fsum(values) / size + ends / max(left, 1)
    sign = -1.0 if deal.plan.setup.game.lowest_wins else 1.0
    return Stakes([sign * value for value in values], sign * trick, sign * mean)


def choose_contract(sight: Sight, rng: Rng) -> int:
    """The contract that promises most against what it usually brings."""
    deal: Any = sight.deal
    hand = deal.hands[sight.seat]
    best, most = sight.moves[0], -math.inf
    for move in sight.moves:
        if code_of(move) == CHOOSE.code:
            contract = named(deal.offered, deal.vocabulary.words[argument(move)])
            gain = promise(deal, contract, hand) - usual(deal, contract)
            if gain > most:
                best, most = move, gain
    return best


def usual(deal: ContractDeal, contract: Contract) -> float:
    """The mean promise of a contract over random hands."""
    key = f"{deal.plan.setup.game.id}/{contract.name}/{contract.trick}"
    if key not in USUAL:
        rng = Rng(1)
        total = 0.0
        cards = deal.plan.setup.game.pack(deal.plan.setup)
        for _ in range(HANDS):
            rng.shuffle(cards)
            total += promise(deal, contract, set_of(cards[: len(cards) // deal.seats]))
        USUAL[key] = total / HANDS
    return USUAL[key]


def promise(deal: ContractDeal, contract: Contract, hand: int) -> float:
    """The points that a hand may bring its holder in a contract; higher is better in every game."""
    if isinstance(contract, Layout):
        return layouts.promise(contract, hand)
    sign = -1.0 if deal.plan.setup.game.lowest_wins else 1.0
    trumps = SUITS if contract.opening.id == "naming" and contract.trump < 0 else (contract.trump,)
    return max([sign * points(contract, hand, pack_of(deal), contract.rules or deal.rules, trump) for trump in trumps])


def points(contract: Contract, hand: int, pack: int, rules: TrickRules, trump: int) -> float:
    """The points a hand may take: by its likely share of the tricks, and by the counting cards it holds."""
    powers = {each: power(each, hand, pack, trump, rules) for each in members(hand)}
    tricks = SHARE * math.fsum(list(powers.values()))
    share = min(1.0, tricks / hand.bit_count())
    total = contract.trick * tricks + share * float(sum(contract.last))
    for cards, each in contract.cards:
        for one in members(cards & pack):
            total += each * (0.1 + 0.7 * powers[one] if hand >> one & 1 else 0.9 * share)
    for cards, each in contract.across:
        total += each * (cards & pack).bit_count() * (1.0 - 2.0 * share) / 3
    return total + float(sum(contract.across_last)) * (1.0 - 2.0 * share) / 3


def power(card: int, hand: int, pack: int, trump: int, rules: TrickRules) -> float:
    """How likely a card is to take a trick: the share of the other players' cards of its suit that it beats."""
    suit = card // RANKS_OF_SUIT
    others = pack & ~hand & OF_SUIT[suit]
    higher = (others & rules.beaten_by[trump + 1][card]).bit_count()
    lower = others.bit_count() - higher
    share = (lower + 0.5) / (lower + 2.0 * higher + 1.0)
    if trump < 0:
        return share
    length = (hand & OF_SUIT[suit]).bit_count()
    return min(1.0, share + 0.15 * length) if suit == trump else share * 0.75
