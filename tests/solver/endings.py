"""Random endings for the tests of the solver: every rule set, every kind of objective, camps and positions inside a trick."""

from __future__ import annotations

import random
from dataclasses import dataclass

from tests.solver.minimax import Plain, Rest

from adut.cards import HEARTS, NO_SUIT, OF_SUIT, SEVEN, members, pack, set_of, suit_of
from adut.games import king
from adut.kernels import belot_points
from adut.kernels.trick_rules import ACE_HIGH, TrickRules
from adut.solver import Objective, Position

KING_RULES = TrickRules()
RULES: dict[str, TrickRules] = {
    "king": KING_RULES,
    "follow only": TrickRules(trump=False),
    "beat": TrickRules(beat=True, trump=False),
    "beat, trump": TrickRules(beat=True, trump=True),
    "beat, trump, over": TrickRules(beat=True, trump=True, over=True),
    "trump, over": TrickRules(trump=True, over=True),
    "bela": belot_points.OVER,
    "bela, not over": belot_points.NOT_OVER,
    "bela ranks, follow only": TrickRules(belot_points.PLAIN, belot_points.TRUMPS, trump=False),
}


@dataclass(frozen=True)
class Ending:
    """A position, what counts, and for whom."""

    name: str
    position: Position
    objective: Objective
    maximisers: int

    def plain(self) -> tuple[Plain, Rest]:
        """The same for the plain program."""
        position, objective = self.position, self.objective
        plain = Plain(
            position.rules,
            position.trump,
            frozenset(members(position.bar)),
            objective.trick,
            objective.cards,
            objective.last,
            self.maximisers,
        )
        return plain, Rest(tuple(frozenset(members(hand)) for hand in position.hands), position.leader, position.trick)


def bela_values(trump: int) -> tuple[int, ...]:
    """The points of the cards in bela."""
    return tuple((belot_points.TRUMP_POINTS if suit_of(card) == trump else belot_points.PLAIN_POINTS)[card % 13] for card in range(52))


def objectives(rng: random.Random, trump: int) -> tuple[str, Objective, int]:
    """A kind of objective, and the bar that goes with it."""
    kind = rng.randrange(6)
    if kind < 2:
        contract = rng.choice(king.CONTRACTS)
        bar = OF_SUIT[HEARTS] if contract.bar else 0
        return contract.name, Objective.of(contract.trick, contract.cards, contract.last), bar
    if kind == 2:
        return "tricks", Objective(rng.choice((1, 1, -1))), 0
    if kind == 3:
        return "bela", Objective(0, bela_values(trump), (10,)), 0
    if kind == 4:
        values = tuple(rng.choice((0, 0, 0, 0, 1, 2, -3)) for _ in range(52))
        return "mixed", Objective(rng.choice((-1, 0, 1)), values, rng.choice(((), (2,), (-4, 3)))), 0
    one = rng.randrange(52)
    barred = rng.choice((0, 0, OF_SUIT[rng.randrange(4)], rng.getrandbits(52)))
    return "one card", Objective(rng.choice((0, 1)), tuple(5 if card == one else 0 for card in range(52)), (1, 1)), barred


def ending(rng: random.Random, most: int = 4, seats: int = 0, width: int = 4) -> Ending:
    """A random ending of up to ``most`` cards a hand, some with cards on the table."""
    name, rules = rng.choice(list(RULES.items()))
    seats = seats or rng.choice((2, 3, 4, 4, 4))
    whole = pack(SEVEN) if rules.plain != ACE_HIGH or rng.random() < 0.7 else pack()
    suits = rng.sample(range(4), rng.choice((1, 2, 3, 4)) if width == 4 else width)
    chosen = [card for card in whole if suit_of(card) in suits]
    size = min(rng.randint(1, most), len(chosen) // seats)
    cards = rng.sample(chosen, size * seats)
    trump = rng.choice((NO_SUIT, *suits))
    objective_name, objective, bar = objectives(rng, trump)
    maximisers = rng.choice((0b0101, 0b0001, 0b1110, 0b0010, 0b1010, rng.randrange(16))) & ((1 << seats) - 1)
    hands = tuple(set_of(cards[seat * size : (seat + 1) * size]) for seat in range(seats))
    made = Ending(f"{name}: {objective_name}", Position(hands, rng.randrange(seats), (), trump, rules, bar), objective, maximisers)
    return inside(rng, made)


def inside(rng: random.Random, made: Ending) -> Ending:
    """The same ending some legal cards later, inside its first trick."""
    plain, rest = made.plain()
    for _ in range(rng.choice((0, 0, rng.randrange(len(rest.hands))))):
        rest, _gain = plain.after(rest, rng.choice(sorted(plain.legal(rest.hands[plain.turn(rest)], rest.trick))))
    old = made.position
    position = Position(tuple(set_of(sorted(hand)) for hand in rest.hands), rest.leader, rest.trick, old.trump, old.rules, old.bar)
    return Ending(made.name, position, made.objective, made.maximisers)
