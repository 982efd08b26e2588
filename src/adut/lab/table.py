"""A deal played by computer players, with the time they took."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from adut import players
from adut.deal import Deal
from adut.lab import seeds
from adut.players.clock import CLOCK
from adut.players.player import Player


class TimeTaken:
    """What the players of each seat took: ``seconds`` in all, for so many ``moves`` they had a choice in."""

    def __init__(self, seats: int) -> None:
        self.seconds = [0.0] * seats
        self.moves = [0] * seats

    def add(self, other: TimeTaken) -> None:
        """Add what others took."""
        self.seconds = [mine + more for mine, more in zip(self.seconds, other.seconds, strict=True)]
        self.moves = [mine + more for mine, more in zip(self.moves, other.moves, strict=True)]

    def ms(self, seats: Sequence[int]) -> float | None:
        """Milliseconds a move over some seats; None if they never had a choice."""
        moves = sum(self.moves[seat] for seat in seats)
        return sum(self.seconds[seat] for seat in seats) / moves * 1e3 if moves else None


@contextmanager
def thinking_time() -> Iterator[None]:
    """Give players processor time meanwhile: everybody the same, whatever else the machine is doing."""
    CLOCK.counts_processor = True
    try:
        yield
    finally:
        CLOCK.counts_processor = False


def seated(words: Sequence[str], seed: int, match: int, deal: int) -> list[Player]:
    """The players of a deal, whose luck depends on their seat and not on their word."""
    return [players.player(word, seeds.player_seed(seed, match, deal, seat)) for seat, word in enumerate(words)]


def play(deal: Deal, sitting: Sequence[Player], apply: Callable[[int, int], object]) -> TimeTaken:
    """Play a deal to its end, each move made by ``apply``; forced moves are made unasked."""
    clock = TimeTaken(len(sitting))
    while deal.phase is not None:
        seat = deal.actors()[0]
        moves = deal.moves(seat)
        apply(seat, moves[0] if len(moves) == 1 else chosen(deal, seat, sitting[seat], clock))
    return clock


def chosen(deal: Deal, seat: int, player: Player, clock: TimeTaken) -> int:
    """A player's move, with the time it took."""
    sight = deal.sight(seat)
    begun = CLOCK.now()
    move = player.choose(sight)
    clock.seconds[seat] += CLOCK.now() - begun
    clock.moves[seat] += 1
    return move
