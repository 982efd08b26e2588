"""Chosen positions for the tests of Tablić and Kontra-tablić, and what a card can take, by trying everything."""

from __future__ import annotations

import itertools
from typing import Any

from tests.games.build import dealt, plan, same

from adut.cards import cards, members, pack, parse_cards, set_of

WHOLE = set_of(pack())
NUMBERS = {**{str(pips): [pips] for pips in range(2, 11)}, "J": [12], "Q": [13], "K": [14], "A": [1, 11]}
"""1.2: what a card counts."""
REFUSED = [
    ("play 7H", "not-in-hand"),
    ("take 7H: 6C", "not-in-hand"),
    ("take 6H: 5C", "not-on-table"),
    ("take 6H: KS", "no-group"),
    ("done", "not-offered"),
]
"""What neither game allows a hand with a six and without sevens, over the table 6C 6D KS."""


def position(id: str, hands: list[str], table: str, stock: str, dealer: int, **chosen: Any) -> Any:
    """Seat 0 is to throw: hands, table, and a stock whose first card is dealt first; dealer -1 is the last seat."""
    seats = len(hands)
    deal = dealt(plan(id, seats - 1 if dealer < 0 else dealer, seats=seats, **chosen), pack())
    deal.hands = [cards(hand) for hand in hands]
    deal.table, deal.stock, deal.turn = cards(table), parse_cards(stock)[::-1], 0
    return deal


def rest(text: str) -> list[int]:
    """All other cards."""
    return members(WHOLE & ~cards(text))


def brute(table: list[str], thrown: str) -> set[str]:
    """Every group by trying all of them."""
    found: set[str] = set()
    for count in range(1, len(table) + 1):
        for group in itertools.combinations(table, count):
            sums = {sum(values) for values in itertools.product(*[NUMBERS[card[:-1]] for card in group])}
            if sums & set(NUMBERS[thrown[:-1]]):
                found.add(same(" ".join(group)))
    return found
