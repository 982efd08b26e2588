"""The solver against plain minimax on endings of every rule set, and its moves against the kernel's."""

from __future__ import annotations

import random

import pytest
from tests.solver import dds
from tests.solver.endings import RULES, Ending, ending
from tests.solver.minimax import Plain

import adut.solver.search
from adut.cards import HEARTS, OF_SUIT, SEVEN, SPADES, cards, pack, parse_cards, set_of
from adut.game import Plan, Setup
from adut.games import king
from adut.kernels import belot_points
from adut.kernels.sale import KingOptions
from adut.kernels.tricks import TrickDeal
from adut.solver import BadPosition, LimitReached, Objective, Position, solve
from adut.solver.objective import TRICKS
from adut.solver.solve import Node, Solver

COMPILED = not adut.solver.search.__file__.endswith(".py")
ENDINGS = 1200 if COMPILED else 400
"""In each of the batches below."""
FIXED = {
    "king": 54,
    "follow only": 80,
    "beat": 62,
    "beat, trump": 38,
    "beat, trump, over": 38,
    "trump, over": 54,
    "bela": 27,
    "bela, not over": 30,
    "bela ranks, follow only": 48,
}
"""Lines of play of one ending under each rule set."""


def agree(made: Ending) -> None:
    """The solver and the plain program find the same values of all moves, and the solver's line is worth them."""
    plain, rest = made.plain()
    moves = plain.moves(rest)
    value = plain.value(rest)
    every = solve(made.position, made.objective, made.maximisers, every_move=True)
    assert (every.value, every.moves) == (value, moves), made
    one = solve(made.position, made.objective, made.maximisers, line=True)
    assert one.value == value, made
    assert [moves[card] for card in one.moves] == [value], made
    gained = 0
    for card in one.line:
        assert card in plain.legal(rest.hands[plain.turn(rest)], rest.trick), made
        rest, gain = plain.after(rest, card)
        gained += gain
    assert gained == value, made
    assert not any(rest.hands)


@pytest.mark.parametrize("batch", range(4))
def test_endings_of_every_rule_set(batch: int) -> None:
    rng = random.Random(f"endings {batch}")
    for _ in range(ENDINGS):
        agree(ending(rng, 3 if rng.random() < 0.6 else 4))


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_longer_endings(seats: int) -> None:
    rng = random.Random(f"longer {seats}")
    for _ in range({2: 600, 3: 150, 4: 40}[seats] if COMPILED else {2: 60, 3: 15, 4: 3}[seats]):
        agree(ending(rng, {2: 7, 3: 5, 4: 5}[seats], seats))


def test_few_suits() -> None:
    """Two suits give long suits, and with them runs, entries and cards made equal by the cards between them falling."""
    rng = random.Random("few suits")
    for _ in range(ENDINGS):
        agree(ending(rng, 4, 0, rng.choice((1, 2, 2))))


def kernel(made: Ending) -> TrickDeal:
    """A deal of the kernel under the rules of an ending."""
    plan = Plan(Setup(king.GAME, 4, KingOptions()), 1, 0, [0, 0, 0, 0])
    deal = TrickDeal(plan, made.position.rules)
    deal.trump, deal.bar = made.position.trump, made.position.bar
    return deal


def lines(solver: Solver, deal: TrickDeal, plain: Plain, node: Node) -> int:
    """Count the lines of play by the solver's moves, which must be the kernel's at every step."""
    turn = (node.leader + len(node.trick)) % solver.seats
    if not node.hands[turn]:
        return 1
    card = solver.layout.card
    deal.trick = [card[place] for place in node.trick]
    if node.trick:
        deal.best = card[node.trick[solver.winning(node.trick)]]
    found = sorted(equal for place in solver.moves(node) for equal in solver.group(node, place))
    assert len(found) == len(set(found))
    hand = set_of([card[place] for place in range(64) if node.hands[turn] >> place & 1])
    assert set_of([card[place] for place in found]) == deal.playable(hand)
    return sum(lines(solver, deal, plain, solver.play(node, place)[0]) for place in found)


def test_counts_of_lines() -> None:
    rng = random.Random("lines")
    for _ in range(400 if COMPILED else 80):
        made = ending(rng, 3)
        plain, rest = made.plain()
        solver = Solver(made.position, made.objective, made.maximisers, 1 << 20)
        assert lines(solver, kernel(made), plain, solver.root) == plain.lines(rest), made


def test_fixed_counts_of_lines() -> None:
    """Counts of one ending that must never change, under every rule set."""
    hands = (cards("7C AC JS"), cards("QC KS 9H"), cards("8C 10S 7S"), cards("9C KC AH"))
    found = {}
    for name, rules in RULES.items():
        made = Ending(name, Position(hands, 0, (), SPADES, rules), TRICKS, 0b0101)
        plain, _rest = made.plain()
        solver = Solver(made.position, made.objective, made.maximisers, 1 << 20)
        found[name] = lines(solver, kernel(made), plain, solver.root)
    assert found == FIXED


def test_limits() -> None:
    rng = random.Random("limits")
    whole = pack()
    rng.shuffle(whole)
    position = Position(tuple(set_of(whole[13 * seat : 13 * seat + 13]) for seat in range(4)), 0)
    with pytest.raises(LimitReached, match="300 nodes"):
        solve(position, TRICKS, 0b0101, nodes=300)
    with pytest.raises(LimitReached):
        solve(position, TRICKS, 0b0101, seconds=0.01)


def test_what_is_heard_closes_in_on_the_value() -> None:
    position, objective = dds.bridge(random.Random(4), 6, True), Objective(trick=1, last=(3, 5))
    heard: list[tuple[int, int]] = []
    found = solve(position, objective, 5, heard=lambda least, most: heard.append((least, most)))
    assert heard and heard[-1] == (found.value, found.value)
    assert all(least <= found.value <= most for least, most in heard)


def test_a_small_table_changes_nothing() -> None:
    rng = random.Random("small table")
    whole = pack(SEVEN)
    for _ in range(20 if COMPILED else 2):
        rng.shuffle(whole)
        size = 8 if COMPILED else 6
        position = Position(tuple(set_of(whole[size * seat : size * seat + size]) for seat in range(4)), 0, trump=rng.randrange(-1, 4))
        large = solve(position, TRICKS, 0b0101)
        small = solve(position, TRICKS, 0b0101, table_bytes=1)
        assert small.value == large.value
        assert small.table_bytes <= 4 * 256 * 12 * 8
        assert solve(position, TRICKS, 0b0101).nodes == large.nodes


@pytest.mark.parametrize(
    ("hands", "trick", "reason"),
    [
        ((cards("7C"), cards("7C")), (), "two places"),
        ((cards("7C"), cards("8C 9C")), (), "holds 2 cards"),
        ((cards("7C"),), (), "two to four seats"),
        ((cards("7C"), cards("X1")), (), "jokers"),
        ((cards("7C"), cards("8C")), parse_cards("9C"), "holds 1 cards"),
    ],
)
def test_positions_that_cannot_be(hands: tuple[int, ...], trick: list[int], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        Position(hands, 0, tuple(trick))


def test_cards_outside_the_pack() -> None:
    with pytest.raises(BadPosition, match="2C is not in the pack"):
        Position((cards("2C"), cards("8C")), 0, rules=belot_points.OVER)


def test_a_deal_in_play() -> None:
    """A position taken from a deal of King has its bar, trump and trick."""
    plan = Plan(Setup(king.GAME, 4, KingOptions()), 1, 0, [0, 0, 0, 0], row=3)
    whole = pack(SEVEN)
    random.Random(5).shuffle(whole)
    deal = king.GAME.deal(plan, whole)
    for _ in range(26):
        (seat,) = deal.actors()
        deal.apply(seat, deal.moves(seat)[0])
    assert isinstance(deal, TrickDeal)
    position = Position.of(deal)
    assert (position.turn, len(position.trick), position.bar) == (deal.turn, 2, OF_SUIT[HEARTS])
    contract = king.CONTRACTS[3]
    agree(Ending("a deal", position, Objective.of(contract.trick, contract.cards, contract.last), 0b0001))
