"""The play of a trick deal by the plainest possible program: no bit tricks, no pruning but memory. It knows nothing of the solver."""

from __future__ import annotations

from dataclasses import dataclass

from adut.cards import NO_SUIT, rank_of, suit_of
from adut.kernels.trick_rules import TrickRules


@dataclass(frozen=True)
class Rest:
    """What is left to play."""

    hands: tuple[frozenset[int], ...]
    leader: int
    trick: tuple[int, ...]


@dataclass
class Plain:
    """A deal: rules, points and camps, and the values found."""

    rules: TrickRules
    trump: int
    bar: frozenset[int]
    trick: int
    cards: tuple[int, ...]
    last: tuple[int, ...]
    maximisers: int

    def __post_init__(self) -> None:
        self.known: dict[Rest, int] = {}

    def strength(self, card: int) -> int:
        return (self.rules.trumps if suit_of(card) == self.trump else self.rules.plain)[rank_of(card)]

    def beats(self, card: int, best: int) -> bool:
        if suit_of(card) == suit_of(best):
            return self.strength(card) > self.strength(best)
        return suit_of(card) == self.trump != NO_SUIT

    def best(self, trick: tuple[int, ...]) -> int:
        best = 0
        for at in range(1, len(trick)):
            if self.beats(trick[at], trick[best]):
                best = at
        return best

    def legal(self, hand: frozenset[int], trick: tuple[int, ...]) -> frozenset[int]:
        if not trick:
            return hand - self.bar or hand
        best = trick[self.best(trick)]
        led = suit_of(trick[0])
        follow = frozenset(card for card in hand if suit_of(card) == led)
        if follow:
            higher = frozenset(card for card in follow if self.beats(card, best))
            return higher or follow if self.rules.beat and suit_of(best) == led else follow
        trumps = frozenset(card for card in hand if suit_of(card) == self.trump)
        if trumps and self.rules.trump:
            higher = frozenset(card for card in trumps if self.beats(card, best))
            return higher or trumps if self.rules.over else trumps
        return hand

    def turn(self, rest: Rest) -> int:
        return (rest.leader + len(rest.trick)) % len(rest.hands)

    def after(self, rest: Rest, card: int) -> tuple[Rest, int]:
        turn = self.turn(rest)
        hands = tuple(hand - {card} if seat == turn else hand for seat, hand in enumerate(rest.hands))
        trick = (*rest.trick, card)
        if len(trick) < len(hands):
            return Rest(hands, rest.leader, trick), 0
        winner = (rest.leader + self.best(trick)) % len(hands)
        left = len(hands[turn])
        gain = self.trick + sum(self.cards[each] for each in trick) + (self.last[-1 - left] if left < len(self.last) else 0)
        return Rest(hands, winner, ()), gain if self.maximisers >> winner & 1 else 0

    def moves(self, rest: Rest) -> dict[int, int]:
        """The value of every legal card."""
        found = {}
        for card in sorted(self.legal(rest.hands[self.turn(rest)], rest.trick)):
            child, gain = self.after(rest, card)
            found[card] = gain + self.value(child)
        return found

    def value(self, rest: Rest) -> int:
        """The points of the maximising camp from here on."""
        if not rest.hands[self.turn(rest)]:
            return 0
        if rest not in self.known:
            values = self.moves(rest).values()
            self.known[rest] = max(values) if self.maximisers >> self.turn(rest) & 1 else min(values)
        return self.known[rest]

    def lines(self, rest: Rest) -> int:
        """How many ways the play can go to the end."""
        turn = self.turn(rest)
        if not rest.hands[turn]:
            return 1
        return sum(self.lines(self.after(rest, card)[0]) for card in self.legal(rest.hands[turn], rest.trick))
