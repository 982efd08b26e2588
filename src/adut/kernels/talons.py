"""Talons: cards dealt to each seat which it takes up only after it has spoken, in native numbers of the deal itself."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from adut.bits import bit
from adut.game import Plan
from adut.kernels.holding import PLACE, packed
from adut.kernels.trick_rules import TrickRules
from adut.kernels.tricks import TrickDeal


@mypyc_attr(allow_interpreted_subclasses=True)
class TalonDeal(TrickDeal):
    """A trick deal of up to four seats, each with a talon of its own."""

    def __init__(self, plan: Plan, rules: TrickRules) -> None:
        super().__init__(plan, rules)
        self.talon_0: i64 = 0
        """The cards that a seat has not taken up yet, six bits each, the first lowest; no pack with talons has a 2♣, whose number is 0."""
        self.talon_1: i64 = 0
        self.talon_2: i64 = 0
        self.talon_3: i64 = 0

    def copy(self, other: Any) -> None:
        self.copy_talons(other)

    @final
    def copy_talons(self, other: TalonDeal) -> None:
        """Take over the fields of this class and of those below it."""
        self.copy_tricks(other)
        self.talon_0 = other.talon_0
        self.talon_1 = other.talon_1
        self.talon_2 = other.talon_2
        self.talon_3 = other.talon_3

    @final
    def talon(self, seat: i64) -> i64:
        """The talon of a seat."""
        if seat == 0:
            return self.talon_0
        if seat == 1:
            return self.talon_1
        return self.talon_2 if seat == 2 else self.talon_3

    @final
    def set_talon(self, seat: i64, talon: i64) -> None:
        """Give a seat this talon."""
        if seat == 0:
            self.talon_0 = talon
        elif seat == 1:
            self.talon_1 = talon
        elif seat == 2:
            self.talon_2 = talon
        else:
            self.talon_3 = talon

    @property
    def talons(self) -> list[list[int]]:
        """For each seat the cards it has not taken up yet."""
        return [unpacked(self.talon(seat)) for seat in range(self.seats)]

    @talons.setter
    def talons(self, talons: list[list[int]]) -> None:
        for seat, cards in enumerate(talons):
            self.set_talon(seat, packed(cards))

    @final
    def take_up(self, seat: i64) -> None:
        """A seat takes up its talon."""
        cards: i64 = self.hand(seat)
        talon: i64 = self.talon(seat)
        while talon != 0:
            cards |= bit(talon & 63)
            talon >>= PLACE
        self.set_hand(seat, cards)
        self.set_talon(seat, 0)


def unpacked(talon: i64) -> list[int]:
    """The cards of a talon, the first first."""
    cards: list[int] = []
    while talon != 0:
        cards.append(int(talon & 63))
        talon >>= PLACE
    return cards


def deal_talons(deal: TalonDeal, cards: list[int], start: int, size: int) -> None:
    """2.3. To each, from forehand on, so many cards as a talon, beginning at this place in the pack."""
    seat = deal.plan.forehand
    for at in range(start, start + size * deal.seats, size):
        deal.set_talon(seat, packed(cards[at : at + size]))
        seat = deal.next_seat(seat)
