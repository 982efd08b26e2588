"""Rules of thumb around a chosen contract: doubling it, answering a doubling, and what to lay away."""

from __future__ import annotations

import math
from typing import Any

from adut.cards import NO_SUIT, set_of
from adut.kernels.contracts import Contract, ContractDeal
from adut.kernels.doubling import ACCEPT, DOUBLE, REDOUBLE, owing
from adut.kernels.layout import Layout
from adut.moves import PASS, card_of
from adut.players.thumbs import contracts
from adut.rng import Rng
from adut.sight import Sight

HANDS = 200
"""From so many random hands it is learned how much what a contract promises varies."""
DOUBLE_FROM = 1.1
"""So many standard deviations better than usual a hand must be to double the one who has chosen."""
OWED_FROM = 0.5
"""And if the doubling is still owed."""
REDOUBLE_FROM = 1.3

VARYING: dict[str, tuple[float, float]] = {}
"""Mean and standard deviation of what a contract promises, by game, contract and trump."""


def as_named(deal: ContractDeal) -> Contract:
    """The contract on the table, with the trump that was named for it."""
    row = deal.contract
    if isinstance(row, Layout) or deal.trump == NO_SUIT:
        return row
    return Contract(row.name, row.opening, row.trick, row.cards, row.last, row.bar, trump=deal.trump, rules=row.rules)


def varying(deal: ContractDeal, contract: Contract) -> tuple[float, float]:
    """Mean and standard deviation of a contract's promise over random hands."""
    key = f"{deal.plan.setup.game.id}/{contract.name}/{contract.trump >= 0}"
    if key not in VARYING:
        rng = Rng(2)
        cards = deal.plan.setup.game.pack(deal.plan.setup)
        found: list[float] = []
        for _ in range(HANDS):
            rng.shuffle(cards)
            found.append(contracts.promise(deal, contract, set_of(cards[: len(cards) // deal.seats])))
        mean = math.fsum(found) / HANDS
        VARYING[key] = (mean, math.sqrt(math.fsum([(each - mean) ** 2 for each in found]) / HANDS) + 1e-9)
    return VARYING[key]


def better(deal: ContractDeal, seat: int) -> float:
    """By how many standard deviations a hand suits the contract better than a usual one."""
    contract = as_named(deal)
    mean, spread = varying(deal, contract)
    return (contracts.promise(deal, contract, deal.hands[seat]) - mean) / spread


def double(sight: Sight, rng: Rng) -> int:
    """Double on a hand that suits the game much better than usual, sooner if it is still owed."""
    deal: Any = sight.deal
    enough = OWED_FROM if sight.seat in owing(deal.plan) else DOUBLE_FROM
    return DOUBLE.of() if better(deal, sight.seat) > enough else PASS.of()


def answer(sight: Sight, rng: Rng) -> int:
    """Redouble on a very good hand."""
    deal: Any = sight.deal
    return (REDOUBLE if better(deal, sight.seat) > REDOUBLE_FROM else ACCEPT).of(deal.doubler)


def discard(sight: Sight, rng: Rng) -> int:
    """Lay away the card without which the hand promises most."""
    deal: Any = sight.deal
    contract = as_named(deal)
    hand = deal.hands[sight.seat]
    return max(sight.moves, key=lambda move: contracts.promise(deal, contract, hand & ~(1 << card_of(move))))
