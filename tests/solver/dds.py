"""The double dummy solver DDS, through the package ``endplay``: bridge deals and their values from outside."""

from __future__ import annotations

import random
from typing import Any

from adut.cards import NO_SUIT, SUITS, pack, rank_of, set_of, suit_of
from adut.kernels.trick_rules import TrickRules
from adut.solver import Position

RULES = TrickRules(trump=False)
"""Bridge: follow suit, nothing else."""
RANKS = "23456789TJQKA"


def bridge(rng: random.Random, size: int, trump: bool) -> Position:
    """A random deal of so many cards a hand, the highest of the pack."""
    whole = pack(13 - size)
    rng.shuffle(whole)
    hands = tuple(set_of(whole[size * seat : size * (seat + 1)]) for seat in range(4))
    return Position(hands, rng.randrange(4), (), rng.choice(SUITS) if trump else NO_SUIT, RULES)


def camp(position: Position) -> int:
    """The leader's side, whose tricks DDS counts."""
    return 0b0101 if position.leader % 2 == 0 else 0b1010


def hand_text(hand: int) -> str:
    """A hand in PBN: spades, hearts, diamonds, clubs from the top."""
    cards = [card for card in range(51, -1, -1) if hand >> card & 1]
    return ".".join("".join(RANKS[rank_of(card)] for card in cards if suit_of(card) == suit) for suit in reversed(SUITS))


def theirs(position: Position) -> Any:
    """The deal as DDS takes it."""
    from endplay.types import Deal, Denom, Player

    deal = Deal("N:" + " ".join(hand_text(hand) for hand in position.hands))
    deal.trump = Denom.nt if position.trump == NO_SUIT else [Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades][position.trump]
    deal.first = Player(position.leader)
    return deal


def value(deal: Any) -> int:
    """The tricks of the leader's side, with one best card: the least DDS offers that is exact."""
    from endplay.dds.solve import SolveMode, solve_board

    return int(solve_board(deal, SolveMode.OptimalOne)._data.score[0])


def values(deal: Any) -> dict[int, int]:
    """The tricks of the leader's side after each of its cards."""
    from endplay.dds.solve import solve_board
    from endplay.types import Denom

    suits = {Denom.clubs: 0, Denom.diamonds: 1, Denom.hearts: 2, Denom.spades: 3}
    return {suits[card.suit] * 13 + RANKS.index(card.rank.name[1:].replace("10", "T")): tricks for card, tricks in solve_board(deal)}
