"""Tricks with drawing: a few cards in hand, a stock to draw from after every trick, its last card open from the start.

Nobody has to follow suit or to trump. A trick may hold several cards of each player, played and drawn in turn.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from adut.bits import bit
from adut.cards import card_text, suit_of
from adut.deal import EMPTY, Phase
from adut.game import Plan
from adut.kernels.trick_rules import TrickRules
from adut.kernels.tricks import TrickDeal, TrickPlay, replaced
from adut.zones import ALL, STOCK, TRICK, Zone, hands, stock, won


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawingDeal(TrickDeal):
    """A deal of tricks in which hands are filled up from the stock."""

    def __init__(self, plan: Plan, rules: TrickRules) -> None:
        super().__init__(plan, rules)
        self.turned: list[int] = EMPTY
        """The card that was turned up, below the stock; it is drawn last."""

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: DrawingDeal = other
        self.turned = source.turned

    @property
    def drawn_out(self) -> bool:
        """Whether the last card has been drawn."""
        return not self.turned

    def draw(self, seat: int) -> None:
        """A seat draws the next card of the stock unseen, or the open one before everybody's eyes."""
        if self.stock:
            self.deal_out(seat, 1)
            return
        self.set_hand(seat, self.hand(seat) | bit(self.turned[0]))
        self.known = replaced(self.known, seat, self.known[seat] | bit(self.turned[0]))
        self.note("draws-open", seat, card=card_text(self.turned[0]))
        self.turned = EMPTY


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawingPlay(TrickPlay):
    """The play of tricks, after each of which all draw, the winner first."""

    apiece: int = 1
    """How many cards each plays to a trick, and draws after it."""

    def full(self, deal: TrickDeal) -> bool:
        return bool(deal.trick_size == self.apiece * deal.seats)

    def after_trick(self, deal: Any) -> Phase | None:
        if not deal.drawn_out:
            self.draw(deal)
        return self if any(deal.hands) else self.finish(deal)

    def draw(self, deal: DrawingDeal) -> None:
        """Everybody draws in turn, one card at a time."""
        seat = deal.leader
        for _ in range(self.apiece * deal.seats):
            deal.draw(seat)
            seat = deal.next_seat(seat)

    def finish(self, deal: Any) -> Phase | None:
        """All cards have been played."""
        raise NotImplementedError


def drawing_zones(seats: int) -> list[Zone]:
    """Hands, the stock with the open card under it, the trick, and what each seat has won."""
    return [*hands(seats), stock(), Zone("turned", "turned", STOCK, ALL), Zone("trick", "trick", TRICK, ALL), *won(seats)]


def deal_out(deal: DrawingDeal, cards: list[int], packets: tuple[int, ...], phase: Phase) -> DrawingDeal:
    """Packets of so many cards to everybody in turn; in the middle of it a card is turned up: its suit is trump."""
    seats = deal.seats
    half = sum(packets) * seats // 2
    rest = cards[:half] + cards[half + 1 :]
    deal.hands = deal.taken = deal.plan.setup.none
    deal.turned = [cards[half]]
    deal.trump = suit_of(cards[half])
    deal.stock = rest[::-1]
    for packet in packets:
        for at in range(seats):
            deal.deal_out((deal.plan.forehand + at) % seats, packet)
    deal.leader = deal.turn = deal.plan.forehand
    deal.phase = phase
    return deal
