"""``expert``: for games of tricks. It tries all that can be said in the same imagined deals, played on by rules of thumb, and, where
each plays for themselves, all cards; where two sides play it searches with guided playouts. Short hands it solves exactly.

Trying a move and then going on by rules of thumb makes a better player of these rules; that all moves meet the same deals
takes most of the chance out of the comparison, so that few deals tell moves apart. Between two sides the tree of ``search``,
which also learns how the others answer, does better. Where no tricks are played it is ``search``.
Sources: G. Tesauro, G. Galperin, "On-line Policy Improvement using Monte-Carlo Search" (1996), for the trying;
M. Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game" (2001), for exact solutions over imagined deals.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from adut.bits import count
from adut.deal import Deal
from adut.kernels.tricks import Counting, TrickDeal, TrickPlay
from adut.moves import card_of
from adut.players.cautious import remark
from adut.players.clock import CLOCK
from adut.players.player import Player
from adut.players.rollout import Rollout
from adut.players.search import SearchPlayer
from adut.sight import Sight
from adut.solver import Objective, Position, solve

SHORT: Final = 5
"""So many cards in hand, or fewer, are solved where two sides play."""
SHORTEST: Final = 2
"""And where there are more: the solver takes all others for one camp against the player, which they are not."""
DEALS: Final = 2000
"""More imagined deals than this are not solved for one move, whatever the time."""
COST: Final = 4
"""To solve a deal takes about as long as so many playouts."""
TABLE: Final = 1 << 20
"""Bytes of the solver's table for one deal."""
CHECK: Final = 16
"""After so many deals the moves are compared, and then again and again."""
BEHIND: Final = 2.5
"""A move is given up when it is behind the best by so many standard errors."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GuidedPlayer(SearchPlayer):
    """``search`` whose playouts go by quick rules of thumb."""

    def __init__(self, seed: int, simulations: int = 1000, seconds: float = 0.0) -> None:
        super().__init__(seed, simulations, seconds)
        self.rollout = Rollout(self.rng)
        """How imagined deals are played on."""

    def play_out(self, deal: Deal) -> None:
        self.rollout.finish(deal)


class ExpertPlayer(Player):
    """Thinks for a number of playouts a move, or for a time, and no longer than it is in doubt."""

    def __init__(self, seed: int, simulations: int = 1000, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.search = SearchPlayer(seed, simulations, seconds)
        """Who plays where no tricks are played."""
        self.guided = GuidedPlayer(seed, simulations, seconds)
        """Who plays long hands."""
        self.rollout = self.guided.rollout
        """How imagined deals are played on."""

    def choose(self, sight: Sight) -> int:
        if len(sight.moves) == 1:
            return sight.moves[0]
        deal = sight.deal
        if not isinstance(deal, TrickDeal) or not deal.for_tricks():
            return self.search.choose(sight)
        said = remark(sight)
        if said >= 0:
            return said
        if isinstance(deal.phase, TrickPlay):
            counting = deal.counting()
            if counting is None:
                return self.search.choose(sight) if deal.stakes() is None else self.guided.choose(sight)
            paired = len(deal.plan.setup.sides) == 2
            short = SHORT if paired else SHORTEST
            if count(deal.hand(sight.seat)) <= short and deal.payoff(sight.seat, 0) is not None:
                return self.solved(sight, objective(deal, counting))
            return self.guided.choose(sight) if paired else self.tried(sight)
        if deal.phase is not None and deal.phase.by_thumb:
            return self.rollout.caution.choose(sight)
        return self.tried(sight)

    def on(self, done: int, most: int, deadline: float) -> bool:
        """Whether to go on thinking: at least once, then for a number of times or until the time is up."""
        return not done or (done < most if self.simulations else CLOCK.now() < deadline)

    def solved(self, sight: Sight, wanted: Objective) -> int:
        """The move that brings most on average over exactly solved deals."""
        worth = [0] * len(sight.moves)
        camp = camp_of(sight.deal, sight.seat)
        deadline = CLOCK.now() + self.seconds
        done = 0
        while done < DEALS and self.on(done, self.simulations // COST, deadline):
            deal = self.search.imagined(sight)
            assert isinstance(deal, TrickDeal)
            values = solve(Position.of(deal), wanted, camp, every_move=True, table_bytes=TABLE).moves
            for at, move in enumerate(sight.moves):
                worth[at] += payoff(deal, sight.seat, values[card_of(move)])
            done += 1
        return sight.moves[worth.index(max(worth))]

    def tried(self, sight: Sight) -> int:
        """The move that brings most on average when all are tried in the same imagined deals; who falls behind is dropped."""
        alive = list(range(len(sight.moves)))
        worth: list[list[int]] = [[] for _ in alive]
        deadline = CLOCK.now() + self.seconds
        done, check = 0, CHECK
        while len(alive) > 1 and self.on(done, self.simulations, deadline):
            deal = self.search.imagined(sight)
            for at in alive:
                twin = deal.clone()
                twin.step(sight.seat, sight.moves[at])
                self.rollout.finish(twin)
                worth[at].append(twin.utility(sight.seat))
            done += len(alive)
            if len(worth[alive[0]]) == check:
                check += max(CHECK, check // 4)
                alive = contenders(alive, worth)
        return sight.moves[leader(alive, worth)]


def leader(alive: list[int], worth: list[list[int]]) -> int:
    """The move that has brought most."""
    best = alive[0]
    for at in alive:
        if sum(worth[at]) > sum(worth[best]):
            best = at
    return best


def contenders(alive: list[int], worth: list[list[int]]) -> list[int]:
    """The moves that are not behind the best beyond doubt, by the spread of their differences deal by deal."""
    best = worth[leader(alive, worth)]
    return [at for at in alive if not behind(best, worth[at])]


def behind(best: list[int], other: list[int]) -> bool:
    """Whether a move is behind another by more standard errors than can be chance."""
    total = 0.0
    squares = 0.0
    for at in range(len(best)):
        difference = float(best[at] - other[at])
        total += difference
        squares += difference * difference
    count = len(best)
    variance = (squares - total * total / count + 1.0) / (count - 1)
    return total > 0.0 and total * total > BEHIND * BEHIND * variance * count


def camp_of(deal: Deal, seat: int) -> int:
    """The seats (a bit each) that play with a seat."""
    camp = 0
    for each in deal.plan.setup.sides[deal.plan.setup.side_of[seat]]:
        camp |= 1 << each
    return camp


def objective(deal: TrickDeal, counting: Counting) -> Objective:
    """What is wanted, so that more is better for whoever takes it."""
    sign = -1 if deal.plan.setup.game.lowest_wins else 1
    cards = tuple([(cards, sign * each) for cards, each in counting.cards])
    return Objective.of(sign * counting.trick, cards, tuple([sign * each for each in counting.last]))


def payoff(deal: TrickDeal, seat: int, value: int) -> int:
    """What a complete deal is worth to a seat whose camp gets this value of :func:`objective`."""
    worth = deal.payoff(seat, -value if deal.plan.setup.game.lowest_wins else value)
    assert worth is not None, "it was asked before"
    return worth
