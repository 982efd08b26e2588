"""A position of a trick deal with all hands seen."""

from __future__ import annotations

from typing import Final

from adut.cards import NO_SUIT, RANKS_OF_SUIT, card_text, suit_of
from adut.kernels.trick_rules import TrickRules
from adut.kernels.tricks import ALL_CARDS, TrickDeal
from adut.solver.errors import BadPosition

PLAIN_RULES: Final = TrickRules()


class Position:
    """Hands, the trick so far, and the rules: all that the rest of the play depends on."""

    def __init__(
        self,
        hands: tuple[int, ...],
        leader: int,
        trick: tuple[int, ...] = (),
        trump: int = NO_SUIT,
        rules: TrickRules = PLAIN_RULES,
        bar: int = 0,
    ) -> None:
        self.hands = hands
        """For each seat the set of cards in its hand; seats play in rising order."""
        self.leader = leader
        """Who led, or is to lead, to the trick."""
        self.trick = trick
        """The cards on the table, the lead first."""
        self.trump = trump
        """The trump suit, or ``NO_SUIT``."""
        self.rules = rules
        """Duties and strengths."""
        self.bar = bar
        """Cards that may not be led while the hand has others."""
        self.verify()

    @classmethod
    def of(cls, deal: TrickDeal) -> Position:
        """The position of a deal in play."""
        return cls(tuple(deal.hands), deal.leader, tuple(deal.trick), deal.trump, deal.rules, deal.bar)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def turn(self) -> int:
        """Who is to play."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def tricks(self) -> int:
        """How many tricks are still to be taken, the one on the table included."""
        return self.hands[self.turn].bit_count()

    def verify(self) -> None:
        """Refuse what cannot be.

        Raises:
            BadPosition: not two to four seats, a card twice, a joker, a card without strength, or hands of different sizes.
        """
        seats = len(self.hands)
        if not 2 <= seats <= 4:
            raise BadPosition(f"the solver knows two to four seats, not {seats}")
        if not 0 <= self.leader < seats or not NO_SUIT <= self.trump <= 3:
            raise BadPosition(f"no such seat or suit: leader {self.leader}, trump {self.trump}")
        if len(self.trick) >= seats:
            raise BadPosition(f"{len(self.trick)} cards on the table of {seats}")
        seen = 0
        for cards in (*self.hands, *[1 << card for card in self.trick]):
            if cards & ~ALL_CARDS:
                raise BadPosition("jokers cannot be solved")
            if cards & seen:
                raise BadPosition("a card is in two places")
            seen |= cards
        self.verify_sizes()
        for card in range(52):
            table = self.rules.trumps if suit_of(card) == self.trump else self.rules.plain
            if seen >> card & 1 and table[card % RANKS_OF_SUIT] < 0:
                raise BadPosition(f"{card_text(card)} is not in the pack of these rules")

    def verify_sizes(self) -> None:
        """Refuse hands of different sizes: who has played to the trick holds one card less."""
        most = self.hands[self.turn].bit_count()
        for at in range(len(self.hands)):
            seat = (self.leader + at) % len(self.hands)
            if self.hands[seat].bit_count() != most - (1 if at < len(self.trick) else 0):
                raise BadPosition(f"seat {seat} holds {self.hands[seat].bit_count()} cards, seat {self.turn}, whose turn it is, {most}")
