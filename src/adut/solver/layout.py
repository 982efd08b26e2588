"""The places of the solver: the cards in play, in order of strength, as bits."""

from __future__ import annotations

from math import gcd
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from adut.cards import OF_SUIT, RANKS_OF_SUIT, SUITS, members
from adut.solver.objective import Objective
from adut.solver.position import Position
from adut.solver.search import SUIT, Search

BASE_TRICK: Final = 13
"""Where a search keeps the points of any trick."""


class Layout:
    """A position in places, ready to be searched."""

    def __init__(self, position: Position, objective: Objective, maximisers: int, table_bytes: int) -> None:
        self.position = position
        """The position at the root."""
        self.objective = objective
        """What counts."""
        self.place = [-1] * 52
        """For each card of the pack its place; -1: not in play."""
        self.card = [-1] * 64
        """For each place its card."""
        rules = position.rules
        self.search = Search(position.seats, position.trump, rules.beat, rules.trump, rules.over, table_bytes)
        """The search over these places."""
        self.all = 0
        """The cards in play."""
        for cards in position.hands:
            self.all |= cards
        for card in position.trick:
            self.all |= 1 << card
        self.assign()
        self.unit = self.common()
        """The greatest common divisor of all points; the search counts in it."""
        self.value(maximisers)
        self.tables()

    def assign(self) -> None:
        """Give every card its place."""
        for suit in SUITS:
            rules = self.position.rules
            strength = rules.trumps if suit == self.position.trump else rules.plain
            cards = members(self.all & OF_SUIT[suit])
            cards.sort(key=lambda card: strength[card % RANKS_OF_SUIT])
            for at, card in enumerate(cards):
                self.place[card] = 16 * suit + at
                self.card[16 * suit + at] = card

    def common(self) -> int:
        """The unit of the points."""
        unit = gcd(self.objective.trick, *self.objective.last)
        if any(self.objective.cards):
            unit = gcd(unit, *[self.objective.cards[card] for card in members(self.all)])
        return unit or 1

    def places(self, cards: int) -> int:
        """A set of cards of the pack as a set of places."""
        found = 0
        for card in members(cards):
            found |= 1 << self.place[card]
        return found

    def value(self, maximisers: int) -> None:
        """Hand the points and camps to the search."""
        search, unit = self.search, self.unit
        trick, last = self.objective.trick // unit, self.objective.last
        most = least = 0
        signs = [trick]
        search.trick_points[BASE_TRICK] = trick
        for left in range(self.position.tricks):
            each = trick + self.objective.last_points(left) // unit
            signs.append(each)
            search.trick_points[left] = each
            most += max(each, 0)
            least += min(each, 0)
            search.most[left + 1] = most
            search.least[left + 1] = least
        in_hands = 0
        for cards in self.position.hands:
            in_hands |= cards
        for card in members(self.all):
            points = self.objective.cards[card] // unit
            search.points[self.place[card]] = points
            signs.append(points)
        search.bar = self.places(self.position.bar & in_hands)
        barred = self.position.bar & self.all
        split = [suit for suit in SUITS if barred & OF_SUIT[suit] not in (0, self.all & OF_SUIT[suit])]
        search.valued = any(signs[-self.all.bit_count() :]) or bool(split)
        search.rising = min(signs) >= 0 and not search.bar and not any(points < 0 for points in last)
        search.falling = max(signs) <= 0 and min(signs) < 0
        for seat in range(self.position.seats):
            search.side[seat] = maximisers >> seat & 1

    def tables(self) -> None:
        """Fill the tables over the subsets of each suit."""
        search = self.search
        kinds: dict[tuple[int, int], int] = {}
        total = 0
        sizes: list[int] = []
        for suit in SUITS:
            search.base[suit] = total
            sizes.append((self.all & OF_SUIT[suit]).bit_count())
            total += 1 << sizes[suit]
        search.owners = vec[i64]([i64(0)] * total)
        if search.valued:
            search.values = vec[i64]([i64(0)] * total)
        for suit in SUITS:
            owner = vec[i64]([i64(0)] * 13)
            kind = vec[i64]([i64(0)] * 13)
            for at in range(sizes[suit]):
                card = self.card[16 * suit + at]
                for seat, hand in enumerate(self.position.hands):
                    if hand >> card & 1:
                        owner[at] = seat
                points = int(search.points[16 * suit + at]), self.position.bar >> card & 1
                kind[at] = kinds.setdefault(points, len(kinds))
            search.name_owners(suit, sizes[suit], owner)
            if search.valued:
                search.name_values(suit, sizes[suit], kind)
            for at in range(sizes[suit]):
                alike: i64 = 0
                for other in range(sizes[suit]):
                    if kind[other] == kind[at]:
                        alike |= 1 << (16 * suit + other)
                search.alike[16 * suit + at] = alike
            for seat in range(self.position.seats):
                search.drop[seat * 4 + suit] = 1 << (4 * (3 * seat + suit)) if suit < 3 else 0

    def shape(self, hands: list[int], left: int) -> int:
        """The lengths of three suits in all hands, and the tricks left."""
        shape = left << 48
        for seat, hand in enumerate(hands):
            for suit in range(3):
                shape += (hand >> 16 * suit & SUIT).bit_count() << 4 * (3 * seat + suit)
        return shape
