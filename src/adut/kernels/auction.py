"""Auctions: who still bids, and what has been said so far.

A game adds what may be said when; whoever is out of the auction says nothing more in it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from adut.game import Plan
from adut.kernels.trick_rules import TrickRules
from adut.kernels.tricks import TrickDeal

NO_SEAT: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class AuctionDeal(TrickDeal):
    """A deal of tricks that begins with an auction."""

    def __init__(self, plan: Plan, rules: TrickRules) -> None:
        super().__init__(plan, rules)
        self.said: list[tuple[int, int]] = []
        """What has been said, in order: seats and moves."""
        self.out = 0
        """The seats (bits) that bid no more."""

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: AuctionDeal = other
        self.said = source.said
        self.out = source.out

    def auction(self) -> list[tuple[int, int]]:
        return self.said

    def say(self, seat: int, move: int) -> None:
        """Put a move into what has been said."""
        self.said = [*self.said, (seat, move)]

    def leave(self, seat: int) -> None:
        """A seat bids no more."""
        self.out |= 1 << seat

    def bids(self, seat: int) -> bool:
        """Whether a seat still bids."""
        return not self.out >> seat & 1

    def spoken(self, seat: int) -> bool:
        """Whether a seat has said anything."""
        return any([each == seat for each, _ in self.said])

    def bidders(self) -> list[int]:
        """The seats that still bid, from forehand on."""
        order = [(self.plan.forehand + at) % self.seats for at in range(self.seats)]
        return [seat for seat in order if self.bids(seat)]

    def next_bidder(self, seat: int) -> int:
        """The seat after this one that still bids; :data:`NO_SEAT` if no other does."""
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if self.bids(other):
                return other
        return NO_SEAT
