"""Playouts: deals played on to their end by a simple policy, inside the compiled package.

Nothing here looks at hidden cards on a player's behalf: a playout starts from an imagined deal, or from one
that is played only to be counted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adut.deal import Deal
from adut.game import Match, Setup
from adut.players.cautious import CautiousPlayer
from adut.rng import Rng

LONGEST: Final = 1_000_000
"""A bound that no deal reaches."""
Policy = Callable[[Deal, Rng, int], int]


class Tally:
    """What a number of playouts came to: how many, the moves made, and the points of each side added up."""

    def __init__(self, sides: int) -> None:
        self.deals = 0
        self.moves = 0
        self.points: list[int] = [0] * sides

    def add(self, deal: Deal, moves: int) -> None:
        """Take in a deal that is over (or stopped at its horizon)."""
        self.deals += 1
        self.moves += moves
        for side, points in enumerate(deal.points or deal.standing()):
            self.points[side] += points

    def means(self) -> list[float]:
        """The mean points of each side."""
        return [points / self.deals for points in self.points]


def at_random(deal: Deal, rng: Rng, most: int) -> int:
    """Play at random until the deal is over or ``most`` moves are made; returns how many were."""
    made = 0
    while made < most:
        phase = deal.phase
        if phase is None:
            return made
        made += phase.run(deal, rng, most - made)
    return made


def cautiously(deal: Deal, rng: Rng, most: int) -> int:
    """The same with every seat played by rules of thumb."""
    player = CautiousPlayer(rng.below(1 << 30))
    for made in range(most):
        if deal.phase is None:
            return made
        seat = deal.actors()[0]
        deal.step(seat, player.choose(deal.sight(seat)))
    return most


POLICIES: dict[str, Policy] = {"random": at_random, "cautious": cautiously}


def playouts(deal: Deal, count: int, rng: Rng, policy: str = "random") -> Tally:
    """Play a deal to its end ``count`` times from where it stands; the deal itself is left alone.

    Raises:
        KeyError: there is no such policy.
    """
    play = POLICIES[policy]
    tally = Tally(len(deal.plan.setup.sides))
    for _ in range(count):
        clone = deal.clone()
        tally.add(clone, play(clone, rng, LONGEST))
    return tally


def whole_deals(setup: Setup, count: int, seed: int, policy: str = "random") -> Tally:
    """Shuffle, deal and play ``count`` deals, the rows and dealers of consecutive matches."""
    play = POLICIES[policy]
    rng = Rng(seed)
    tally = Tally(len(setup.sides))
    match = Match(setup)
    for _ in range(count):
        if match.over:
            match = Match(setup, rng.below(setup.seats))
        deal = match.begin_shuffled(rng)
        tally.add(deal, play(deal, rng, LONGEST))
        match.settle()
    return tally
