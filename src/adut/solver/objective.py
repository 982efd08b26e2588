"""What tricks are worth: any sum over tricks, over the cards in them and over the last tricks."""

from __future__ import annotations

from typing import Final

from adut.cards import members

NO_VALUES: Final = (0,) * 52
"""Cards that are worth nothing."""


class Objective:
    """The points that go with tricks to the camp that takes them; all may be negative."""

    def __init__(self, trick: int = 0, cards: tuple[int, ...] = NO_VALUES, last: tuple[int, ...] = ()) -> None:
        self.trick = trick
        """The points of each trick."""
        self.cards = cards
        """The points of each of the 52 cards."""
        self.last = last
        """The points of the last tricks, in order: the last of them goes with the last trick."""
        if len(cards) != 52:
            raise ValueError(f"an objective values 52 cards, not {len(cards)}")

    @classmethod
    def of(cls, trick: int = 0, sets: tuple[tuple[int, int], ...] = (), last: tuple[int, ...] = ()) -> Objective:
        """The objective whose cards are pairs of a set and the points for each card of it, as in the contracts of King."""
        values = [0] * 52
        for cards, points in sets:
            for card in members(cards):
                values[card] += points
        return cls(trick, tuple(values), last)

    def last_points(self, left: int) -> int:
        """The points for the trick after which ``left`` tricks remain, apart from its cards and :attr:`trick`."""
        return self.last[-1 - left] if left < len(self.last) else 0


TRICKS: Final = Objective(trick=1)
"""The number of tricks, as in bridge."""
