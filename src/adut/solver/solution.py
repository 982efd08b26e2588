"""What the solver found."""

from __future__ import annotations


class Solution:
    """The value of a position under perfect play of both camps."""

    def __init__(self, value: int, moves: dict[int, int], line: tuple[int, ...], nodes: int, seconds: float, table_bytes: int) -> None:
        self.value = value
        """The points the maximising camp gets from here on, the trick on the table included."""
        self.moves = moves
        """For each card that was evaluated the value after it: all legal cards, or only one best card."""
        self.line = line
        """A best line of play to the end, if asked for."""
        self.nodes = nodes
        """The positions searched, at the start of a trick."""
        self.seconds = seconds
        """The time it took."""
        self.table_bytes = table_bytes
        """The memory of the transposition table."""

    @property
    def best(self) -> list[int]:
        """The evaluated cards that reach the value."""
        return [card for card, value in self.moves.items() if value == self.value]
