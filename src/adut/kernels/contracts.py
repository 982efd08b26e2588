"""Contracts: the sub-games of a match as rows of a table, each with its scoring as data.

A row names the phase that opens it, so that trick deals, layouts and shedding deals sit in the same table.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from adut.deal import Phase
from adut.game import Plan
from adut.kernels.tricks import TrickDeal, TrickPlay, TrickRules


@mypyc_attr(allow_interpreted_subclasses=True)
class Contract:
    """One row: what a deal counts, and how it opens.

    ``trick`` is for each trick, ``cards`` pairs of a set and the points for each card of it, ``last`` the points for
    the last tricks in order, ``bar`` the cards that may not be led while the hand has others.
    """

    def __init__(
        self,
        name: str,
        opening: Phase,
        trick: int = 0,
        cards: tuple[tuple[int, int], ...] = (),
        last: tuple[int, ...] = (),
        bar: int = 0,
    ) -> None:
        self.name = name
        self.opening = opening
        self.trick = trick
        self.cards = cards
        self.last = last
        self.bar = bar

    def points(self, deal: TrickDeal) -> list[int]:
        """What each seat has taken, counted by this row; ``deal`` has all its tricks."""
        points = [0] * deal.seats
        for seat in range(deal.seats):
            points[seat] = deal.winners.count(seat) * self.trick
            for cards, each in self.cards:
                points[seat] += (deal.taken[seat] & cards).bit_count() * each
        for at, each in enumerate(reversed(self.last)):
            points[deal.winners[-1 - at]] += each
        return points

    def settled(self, deal: TrickDeal) -> bool:
        """Whether the cards still in the hands can change nothing."""
        held = 0
        for hand in deal.hands:
            held |= hand
        return not self.trick and not self.last and not any([held & cards for cards, _ in self.cards])


@mypyc_attr(allow_interpreted_subclasses=True)
class ContractDeal(TrickDeal):
    """A trick deal that counts what its contract says."""

    def __init__(self, plan: Plan, rules: TrickRules, contract: Contract) -> None:
        super().__init__(plan, rules)
        self.contract = contract
        """The row of the table that counts."""
        self.bar = contract.bar

    def copy(self, other: Any) -> None:
        super().copy(other)
        self.contract = other.contract


class ContractPlay(TrickPlay):
    """The play of tricks to the last card, or (option ``early_stop``) until nothing is left to win or lose."""

    def after_trick(self, deal: ContractDeal) -> Phase | None:
        hands_left = any(deal.hands)
        if hands_left and not (deal.plan.setup.options.early_stop and deal.contract.settled(deal)):
            return self
        return self.after_last(deal)

    def after_last(self, deal: Any) -> Phase | None:
        """The deal is over: count it."""
        deal.points = deal.contract.points(deal)
        return None
