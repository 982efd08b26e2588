"""The driver of the exact solver: exact values from questions with a yes or a no."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from adut.solver.layout import Layout
from adut.solver.objective import Objective
from adut.solver.position import Position
from adut.solver.search import SUIT, YES
from adut.solver.solution import Solution

TABLE_BYTES: Final = 1 << 28
"""The memory the transposition table may take unless told otherwise."""
HONOURS: Final = (4, 3, 2, 1)
"""What the four highest cards of a suit weigh in the first guess."""


class Node:
    """A position in places: what the driver plays through."""

    def __init__(self, hands: list[int], leader: int, trick: list[int]) -> None:
        self.hands = hands
        """For each seat its places."""
        self.leader = leader
        """Who led, or is to lead."""
        self.trick = trick
        """The places on the table."""


class Solver:
    """One position being solved."""

    def __init__(self, position: Position, objective: Objective, maximisers: int, table_bytes: int) -> None:
        self.layout = Layout(position, objective, maximisers, table_bytes)
        """The position in places."""
        self.search = self.layout.search
        """Its search."""
        self.seats = position.seats
        """How many play."""
        self.root = Node(
            [self.layout.places(hand) for hand in position.hands], position.leader, [self.layout.place[card] for card in position.trick]
        )
        """Where to start."""
        self.heard: Callable[[int, int], None] | None = None
        """Who hears how far the value is known: at least, at most."""

    def winning(self, trick: list[int]) -> int:
        """Which card of a trick, by number, is winning."""
        best = 0
        for at in range(1, len(trick)):
            suit = trick[at] >> 4
            if trick[at] > trick[best] if suit == trick[best] >> 4 else suit == self.search.trump:
                best = at
        return best

    def worth(self, trick: list[int]) -> int:
        """The points of the cards in a trick."""
        return sum(int(self.search.points[place]) for place in trick)

    def enter(self, node: Node) -> None:
        """Put a position into the search."""
        most = least = 0
        for seat, hand in enumerate(node.hands):
            self.search.hand[seat] = hand
            for place in places_of(hand) if self.search.valued else []:
                points = int(self.search.points[place])
                most += max(points, 0)
                least += min(points, 0)
        self.search.cards_most = most
        self.search.cards_least = least

    def left(self, node: Node) -> int:
        """How many tricks are still to be taken."""
        return node.hands[(node.leader + len(node.trick)) % self.seats].bit_count()

    def bounds(self, node: Node) -> tuple[int, int]:
        """The least and the most a position can bring."""
        self.enter(node)
        left = self.left(node)
        least = int(self.search.least[left] + self.search.cards_least)
        most = int(self.search.most[left] + self.search.cards_most)
        for place in node.trick:
            points = int(self.search.points[place])
            most += max(points, 0)
            least += min(points, 0)
        return least, most

    def reaches(self, node: Node, target: int) -> bool:
        """Whether the maximising camp gets the target from a position on."""
        left = self.left(node)
        if left == 0:
            return target <= 0
        self.enter(node)
        rest = 0
        for hand in node.hands:
            rest |= hand
        shape = self.layout.shape(node.hands, left)
        if not node.trick:
            return self.search.lead(node.leader, rest, shape, left, target) >= YES
        best = self.winning(node.trick)
        suit = node.trick[best] >> 4
        contest = 1 if sum(1 for place in node.trick if place >> 4 == suit) > 1 else 0
        at = len(node.trick)
        turn, ahead = (node.leader + at) % self.seats, (node.leader + best) % self.seats
        found = self.search.follow(
            at, turn, rest, shape, node.trick[0] >> 4, node.trick[best], ahead, contest, self.worth(node.trick), left, target
        )
        return found >= YES

    def play(self, node: Node, place: int) -> tuple[Node, int]:
        """The position after a card, and the points the maximising camp gets for it."""
        turn = (node.leader + len(node.trick)) % self.seats
        hands = node.hands.copy()
        hands[turn] ^= 1 << place
        trick = [*node.trick, place]
        if len(trick) < self.seats:
            return Node(hands, node.leader, trick), 0
        winner = (node.leader + self.winning(trick)) % self.seats
        gain = int(self.search.trick_points[hands[turn].bit_count()]) + self.worth(trick)
        return Node(hands, winner, []), gain if self.search.side[winner] else 0

    def moves(self, node: Node) -> list[int]:
        """The moves of a position, one place of each group of equals, the most promising first."""
        self.enter(node)
        rest = 0
        for hand in node.hands:
            rest |= hand
        left, at = self.left(node), len(node.trick)
        turn = (node.leader + at) % self.seats
        start = (left << 6) + (at << 4)
        if not node.trick:
            count = int(self.search.leads(turn, rest, left, start, -1))
        else:
            best = self.winning(node.trick)
            led = node.trick[0] >> 4
            legal = self.search.duty(turn, led, node.trick[best])
            count = int(self.search.replies(at, turn, legal, rest, led, node.trick[best], (node.leader + best) % self.seats, left))
        return [int(self.search.moves[start + move]) & 63 for move in range(count)]

    def best(self, node: Node) -> tuple[int, int]:
        """The value of a position, and a move that reaches it."""
        moves = self.moves(node)
        after = [self.play(node, place) for place in moves]
        mine = bool(self.search.side[(node.leader + len(node.trick)) % self.seats])
        lower, upper = self.bounds(node)
        chosen = -1
        target, step = self.guess(node, lower, upper), 1
        while lower < upper:
            target = min(max(target, lower + 1), upper)
            answer = not mine
            for at in range(len(moves)):
                child, gain = after[at]
                if self.reaches(child, target - gain) == mine:
                    answer = mine
                    chosen = moves[at]
                    moves.insert(0, moves.pop(at))
                    after.insert(0, after.pop(at))
                    break
            if answer:
                lower = target
                target += step
            else:
                upper = target - 1
                target -= step
            step += step if self.search.valued else 0
            if node is self.root and self.heard is not None:
                self.heard(lower * self.layout.unit, upper * self.layout.unit)
        if chosen not in moves:
            chosen = moves[0]
        return lower, chosen

    def guess(self, node: Node, lower: int, upper: int) -> int:
        """A first target: the range shared out by honours."""
        ours = total = 0
        for suit in range(4):
            held = [(place, seat) for seat, hand in enumerate(node.hands) for place in places_of(hand & SUIT << 16 * suit)]
            for weight, (_, seat) in zip(HONOURS, sorted(held, reverse=True), strict=False):
                total += weight
                ours += weight if self.search.side[seat] else 0
        if self.search.falling:
            ours = total - ours
        return lower + ((upper - lower) * ours * 2 + total) // (2 * total) if total else lower

    def every(self, node: Node) -> dict[int, int]:
        """The values of all moves of a position, by place."""
        found: dict[int, int] = {}
        for place in self.moves(node):
            child, gain = self.play(node, place)
            found[place] = gain + (self.best(child)[0] if self.left(child) else 0)
        return found

    def group(self, node: Node, place: int) -> list[int]:
        """The cards equal to a card of the seat whose turn it is, itself included."""
        self.enter(node)
        rest = 0
        for hand in node.hands:
            rest |= hand
        best = node.trick[self.winning(node.trick)] if node.trick else -1
        own = node.hands[(node.leader + len(node.trick)) % self.seats]
        lowest = int(self.search.equals(own, rest, place, best))
        return places_of(own & ((2 << place) - 1) & ~(lowest - 1) & int(self.search.alike[place]))

    def line(self, node: Node, chosen: int) -> list[int]:
        """A best line from a position on that begins with a move known to be best, in places."""
        line: list[int] = []
        while True:
            line.append(chosen)
            node, _ = self.play(node, chosen)
            if not self.left(node):
                return line
            _, chosen = self.best(node)


def places_of(cards: int) -> list[int]:
    """The places of a set, lowest first."""
    found: list[int] = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


def solve(
    position: Position,
    objective: Objective,
    maximisers: int,
    every_move: bool = False,
    line: bool = False,
    nodes: int = 0,
    seconds: float = 0.0,
    table_bytes: int = TABLE_BYTES,
    heard: Callable[[int, int], None] | None = None,
) -> Solution:
    """Solve a position: the points the camp ``maximisers`` (a bit for each seat) gets from here on, the trick on the table included.

    ``every_move``: the values of all legal cards, not of one best card; ``line``: a best line to the end;
    ``nodes`` and ``seconds``: limits, 0 for none; ``table_bytes``: the most memory for the transposition table;
    ``heard``: is told, as it becomes known, what the value is at least and at most (not with ``every_move``).

    Raises:
        LimitReached: a limit ended the search.
    """
    started = time.perf_counter()
    solver = Solver(position, objective, maximisers, table_bytes)
    solver.heard = heard
    search = solver.search
    search.limit(nodes, started, seconds)
    unit = solver.layout.unit
    moves: dict[int, int] = {}
    value = 0
    played: list[int] = []
    if solver.left(solver.root):
        if every_move:
            moves = solver.every(solver.root)
            turn = position.turn
            value = max(moves.values()) if maximisers >> turn & 1 else min(moves.values())
            chosen = next(place for place in moves if moves[place] == value)
        else:
            value, chosen = solver.best(solver.root)
            moves = {chosen: value}
        if line:
            played = solver.line(solver.root, chosen)
    if every_move:
        moves = {equal: points for place, points in moves.items() for equal in solver.group(solver.root, place)}
    cards = solver.layout.card
    return Solution(
        value * unit,
        {cards[place]: points * unit for place, points in moves.items()},
        tuple(cards[place] for place in played),
        int(search.nodes),
        time.perf_counter() - started,
        search.table.bytes(),
    )
