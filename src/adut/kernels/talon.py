"""A talon of two cards: dealt between two packets of five, shown to all, taken up by one player, who lays two cards away.

A deal that has one keeps it in the fields ``talon`` (until it is taken up), ``bought`` (after that) and ``discards`` (a set for each seat).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from adut.cards import BACK, card_text, cards_text, members, set_of
from adut.deal import EMPTY, Phase
from adut.errors import IllegalMove
from adut.kernels.tricks import replaced
from adut.moves import DISCARD, card_of, code_of
from adut.zones import NOBODY, OWNER, STOCK, Zone

PACKET: Final = 5
TALON: Final = 2


def zones(seats: int) -> list[Zone]:
    """The talon, and where each seat may lay cards away."""
    discards = [Zone("discards", "discards", STOCK, OWNER, OWNER, seat, seat, True) for seat in range(seats)]
    return [Zone("talon", "talon", STOCK, NOBODY), *discards]


def deal_around(deal: Any, circle: list[int], cards: list[int]) -> None:
    """Five cards each, two for the talon, five more each."""
    first = PACKET * len(circle)
    second = first + TALON
    hands = [0] * deal.seats
    for at, seat in enumerate(circle):
        start = PACKET * at
        hands[seat] = set_of(cards[start : start + PACKET] + cards[second + start : second + start + PACKET])
    deal.hands = hands
    deal.talon = cards[first:second]


def take_up(deal: Any, seat: int) -> None:
    """The talon is turned up for all and goes into a hand."""
    cards = set_of(deal.talon)
    deal.note("talon", seat, cards=cards_text(deal.talon))
    deal.hands = replaced(deal.hands, seat, deal.hands[seat] | cards)
    deal.bought, deal.talon = deal.talon, EMPTY
    deal.known = replaced(deal.known, seat, cards)
    deal.ruled_out = [ruled_out if each == seat else ruled_out | cards for each, ruled_out in enumerate(deal.ruled_out)]


def perceived(move: int, own: bool) -> int:
    """A move as others perceive it: they see that a card is laid away, not which."""
    return DISCARD.of(BACK) if code_of(move) == DISCARD.code and not own else move


@mypyc_attr(allow_interpreted_subclasses=True)
class Discarding(Phase):
    """Two cards are laid away face down, one after the other."""

    id = "discarding"

    def kept(self, deal: Any) -> int:
        """The cards (a set) that must not be laid away; all the table knows that they are not."""
        return 0

    def then(self, deal: Any) -> Phase | None:
        """What follows."""
        raise NotImplementedError

    def moves(self, deal: Any, seat: int) -> list[int]:
        return [DISCARD.of(each) for each in members(deal.hands[seat] & ~self.kept(deal))]

    def refusal(self, deal: Any, seat: int, move: int) -> IllegalMove:
        if code_of(move) != DISCARD.code:
            return super().refusal(deal, seat, move)
        name = card_text(card_of(move))
        if not deal.hands[seat] >> card_of(move) & 1:
            return IllegalMove("not-in-hand", f"{name} is not in your hand", card=name)
        return IllegalMove("key-card", f"{name} counts in this game, so it must not be laid away", card=name)

    def apply(self, deal: Any, seat: int, move: int) -> Phase | None:
        bit = 1 << card_of(move)
        deal.hands = replaced(deal.hands, seat, deal.hands[seat] & ~bit)
        deal.discards = replaced(deal.discards, seat, deal.discards[seat] | bit)
        deal.known = replaced(deal.known, seat, deal.known[seat] & self.kept(deal))
        return self if deal.discards[seat].bit_count() < TALON else self.then(deal)
