"""Where the cards of a trick deal lie: hands, tricks taken, cards played, the table, in native numbers of the deal itself.

A copy then costs next to nothing. ``hands``, ``taken``, ``gone``, ``trick`` and ``last`` show them as lists, which are new each time.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from adut.bits import bit
from adut.deal import Deal
from adut.game import Plan

MOST_SEATS: Final = 6
"""As many hands has a trick deal at most."""
PLACE: Final = 6
"""The bits of one card on the table."""
WORD: Final = 10
"""So many cards of a trick go into one number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Holding(Deal):
    """A deal with hands, and what has been played and taken from them."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.hand_0: i64 = 0
        self.hand_1: i64 = 0
        self.hand_2: i64 = 0
        self.hand_3: i64 = 0
        self.hand_4: i64 = 0
        self.hand_5: i64 = 0
        self.won_0: i64 = 0
        self.won_1: i64 = 0
        self.won_2: i64 = 0
        self.won_3: i64 = 0
        self.won_4: i64 = 0
        self.won_5: i64 = 0
        self.gone_0: i64 = 0
        self.gone_1: i64 = 0
        self.gone_2: i64 = 0
        self.gone_3: i64 = 0
        self.gone_4: i64 = 0
        self.gone_5: i64 = 0
        self.trick_cards: i64 = 0
        """The first ten cards on the table, six bits each, the lead lowest."""
        self.trick_rest: i64 = 0
        """The next ten, in games whose tricks can be so long."""
        self.trick_size: i64 = 0
        """How many they are."""
        self.last_cards: i64 = 0
        """The cards of the last full trick, likewise."""
        self.last_rest: i64 = 0
        self.last_size: i64 = 0
        """How many they were."""
        self.last_leader: i64 = 0
        """Who led to it."""

    @final
    def copy_cards(self, other: Holding) -> None:
        """Take over the cards of another deal."""
        self.hand_0 = other.hand_0
        self.hand_1 = other.hand_1
        self.hand_2 = other.hand_2
        self.hand_3 = other.hand_3
        self.hand_4 = other.hand_4
        self.hand_5 = other.hand_5
        self.won_0 = other.won_0
        self.won_1 = other.won_1
        self.won_2 = other.won_2
        self.won_3 = other.won_3
        self.won_4 = other.won_4
        self.won_5 = other.won_5
        self.gone_0 = other.gone_0
        self.gone_1 = other.gone_1
        self.gone_2 = other.gone_2
        self.gone_3 = other.gone_3
        self.gone_4 = other.gone_4
        self.gone_5 = other.gone_5
        self.trick_cards = other.trick_cards
        self.trick_rest = other.trick_rest
        self.trick_size = other.trick_size
        self.last_cards = other.last_cards
        self.last_rest = other.last_rest
        self.last_size = other.last_size
        self.last_leader = other.last_leader

    @final
    def hand(self, seat: i64) -> i64:
        """The set of cards in a seat's hand."""
        if seat == 0:
            return self.hand_0
        if seat == 1:
            return self.hand_1
        if seat == 2:
            return self.hand_2
        if seat == 3:
            return self.hand_3
        return self.hand_4 if seat == 4 else self.hand_5

    @final
    def set_hand(self, seat: i64, cards: i64) -> None:
        """Give a seat this hand."""
        if seat == 0:
            self.hand_0 = cards
        elif seat == 1:
            self.hand_1 = cards
        elif seat == 2:
            self.hand_2 = cards
        elif seat == 3:
            self.hand_3 = cards
        elif seat == 4:
            self.hand_4 = cards
        else:
            self.hand_5 = cards

    @final
    def won(self, seat: i64) -> i64:
        """The set of cards in a seat's tricks."""
        if seat == 0:
            return self.won_0
        if seat == 1:
            return self.won_1
        if seat == 2:
            return self.won_2
        if seat == 3:
            return self.won_3
        return self.won_4 if seat == 4 else self.won_5

    @final
    def set_won(self, seat: i64, cards: i64) -> None:
        """Let these be the cards of a seat's tricks."""
        if seat == 0:
            self.won_0 = cards
        elif seat == 1:
            self.won_1 = cards
        elif seat == 2:
            self.won_2 = cards
        elif seat == 3:
            self.won_3 = cards
        elif seat == 4:
            self.won_4 = cards
        else:
            self.won_5 = cards

    @final
    def gone_from(self, seat: i64) -> i64:
        """The set of cards a seat has played."""
        if seat == 0:
            return self.gone_0
        if seat == 1:
            return self.gone_1
        if seat == 2:
            return self.gone_2
        if seat == 3:
            return self.gone_3
        return self.gone_4 if seat == 4 else self.gone_5

    @final
    def set_gone(self, seat: i64, cards: i64) -> None:
        """Let these be the cards a seat has played."""
        if seat == 0:
            self.gone_0 = cards
        elif seat == 1:
            self.gone_1 = cards
        elif seat == 2:
            self.gone_2 = cards
        elif seat == 3:
            self.gone_3 = cards
        elif seat == 4:
            self.gone_4 = cards
        else:
            self.gone_5 = cards

    @final
    def in_hands(self) -> i64:
        """The set of cards in all hands."""
        return self.hand_0 | self.hand_1 | self.hand_2 | self.hand_3 | self.hand_4 | self.hand_5

    @final
    def put_down(self, seat: i64, card: i64) -> None:
        """A card goes from a hand to the table."""
        self.set_hand(seat, self.hand(seat) & ~bit(card))
        self.set_gone(seat, self.gone_from(seat) | bit(card))
        if self.trick_size < WORD:
            self.trick_cards |= card << (PLACE * self.trick_size)
        else:
            self.trick_rest |= card << (PLACE * (self.trick_size - WORD))
        self.trick_size += 1

    @final
    def take_up_trick(self, seat: i64) -> None:
        """The cards on the table go to a seat."""
        cards: i64 = self.won(seat)
        rest: i64 = self.trick_cards
        for at in range(self.trick_size):
            if at == WORD:
                rest = self.trick_rest
            cards |= bit(rest & 63)
            rest >>= PLACE
        self.set_won(seat, cards)
        self.last_cards, self.last_rest, self.last_size = self.trick_cards, self.trick_rest, self.trick_size
        self.trick_cards = self.trick_rest = 0
        self.trick_size = 0

    @property
    def hands(self) -> list[int]:
        """For each seat the set of cards in its hand."""
        return [int(self.hand(seat)) for seat in range(self.seats)]

    @hands.setter
    def hands(self, hands: list[int]) -> None:
        assert len(hands) <= MOST_SEATS, f"a trick deal has at most {MOST_SEATS} hands, not {len(hands)}"
        for seat, cards in enumerate(hands):
            self.set_hand(seat, cards)

    @property
    def taken(self) -> list[int]:
        """For each seat the set of cards in its tricks."""
        return [int(self.won(seat)) for seat in range(self.seats)]

    @taken.setter
    def taken(self, taken: list[int]) -> None:
        for seat, cards in enumerate(taken):
            self.set_won(seat, cards)

    @property
    def gone(self) -> list[int]:
        """For each seat the set of cards it has played."""
        return [int(self.gone_from(seat)) for seat in range(self.seats)]

    @gone.setter
    def gone(self, gone: list[int]) -> None:
        for seat, cards in enumerate(gone):
            self.set_gone(seat, cards)

    @property
    def trick(self) -> list[int]:
        """The cards on the table, the lead first."""
        return laid_out(self.trick_cards, self.trick_rest, self.trick_size)

    @trick.setter
    def trick(self, cards: list[int]) -> None:
        self.trick_cards, self.trick_rest, self.trick_size = packed(cards[:WORD]), packed(cards[WORD:]), len(cards)

    @property
    def last(self) -> list[int]:
        """The cards of the last full trick, the lead first."""
        return laid_out(self.last_cards, self.last_rest, self.last_size)

    @last.setter
    def last(self, cards: list[int]) -> None:
        self.last_cards, self.last_rest, self.last_size = packed(cards[:WORD]), packed(cards[WORD:]), len(cards)


def laid_out(first: i64, rest: i64, size: i64) -> list[int]:
    """The cards of a trick, the lead first, from the numbers that hold ten each."""
    cards: list[int] = []
    for at in range(size):
        if at == WORD:
            first = rest
        cards.append(int(first & 63))
        first >>= PLACE
    return cards


def packed(cards: list[int]) -> i64:
    """Up to ten cards in one number, the first lowest."""
    table: i64 = 0
    for each in reversed(cards):
        table = table << PLACE | each
    return table
