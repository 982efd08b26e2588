"""Naming trumps on the first cards, and selling the right to it, as in the King family.

A game makes its own subclasses, which say how the rest is dealt and which phase follows.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from adut.cards import NO_SUIT, card_text, suit_of
from adut.deal import Fact, Phase
from adut.errors import IllegalMove
from adut.game import Plan
from adut.kernels.contracts import Contract, ContractDeal
from adut.kernels.tricks import TrickRules, replaced
from adut.moves import BUY, CHOOSE, COMMON_WORDS, KEEP, NO_TRUMPS, PASS, SELL, argument

TRUMP_WORDS: Final = range(5)
"""The four suits and no trumps, as words."""
BY_THE_LAST: Final = "by-the-last"
"""The word with which trumps are left to the last card; a game's vocabulary has it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SaleDeal(ContractDeal):
    """A deal in which forehand may name trumps and sell the right to do so."""

    def __init__(self, plan: Plan, rules: TrickRules, contract: Contract) -> None:
        super().__init__(plan, rules, contract)
        self.named = False
        """Whether the trump game has its trump (or none)."""
        self.seller = -1
        """Who offered the trump for sale; -1: nobody."""
        self.buyer = -1
        """Who bought it; -1: nobody."""

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: SaleDeal = other
        self.named = source.named
        self.seller = source.seller
        self.buyer = source.buyer

    def facts(self) -> list[Fact]:
        facts = self.game_facts()
        if self.named:
            facts.append(Fact("trump", "word", COMMON_WORDS[standing(self)]))
        if self.buyer >= 0:
            facts.append(Fact("buyer", "seat", str(self.buyer)))
        if self.seller >= 0:
            facts.append(Fact("seller", "seat", str(self.seller)))
        return facts

    def name_trump(self, word: int) -> None:
        """A suit word, or no trumps."""
        self.trump = NO_SUIT if word == NO_TRUMPS else word
        self.named = True

    def priced(self, points: list[int], price: int) -> list[int]:
        """Points after the buyer has paid the seller."""
        if self.buyer >= 0:
            points[self.buyer] -= price
            points[self.seller] += price
        return points


@mypyc_attr(allow_interpreted_subclasses=True)
class Naming(Phase):
    """Forehand names trumps on its first cards, or leaves them to its last card."""

    id = "naming"

    def moves(self, deal: SaleDeal, seat: int) -> list[int]:
        return [CHOOSE.of(word) for word in (*TRUMP_WORDS, deal.vocabulary.word(BY_THE_LAST))]

    def apply(self, deal: SaleDeal, seat: int, move: int) -> Phase | None:
        last = self.deal_rest(deal)
        word = argument(move)
        if word == deal.vocabulary.word(BY_THE_LAST):
            deal.name_trump(suit_of(last))
            deal.known = replaced(deal.known, seat, 1 << last)
            deal.note("last-card", seat, card=card_text(last))
        else:
            deal.name_trump(word)
        return self.then()

    def deal_rest(self, deal: Any) -> int:
        """Deal the other cards; returns forehand's last."""
        raise NotImplementedError

    def then(self) -> Phase:
        """The sale."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sale(Phase):
    """Forehand lets the trump stand, or offers it for sale."""

    id = "sale"

    def moves(self, deal: SaleDeal, seat: int) -> list[int]:
        return [KEEP.of(), SELL.of()]

    def apply(self, deal: SaleDeal, seat: int, move: int) -> Phase | None:
        if move == KEEP.of():
            return self.then(False)
        deal.seller = seat
        deal.turn = deal.next_seat(seat)
        return self.then(True)

    def then(self, for_sale: bool) -> Phase:
        """The buying, or the play."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Buying(Phase):
    """The others are asked in order; the first to buy names a new trump."""

    id = "buying"

    def moves(self, deal: SaleDeal, seat: int) -> list[int]:
        return [PASS.of()] + [BUY.of(word) for word in TRUMP_WORDS if word != standing(deal)]

    def refusal(self, deal: SaleDeal, seat: int, move: int) -> IllegalMove:
        if move == BUY.of(standing(deal)):
            return IllegalMove("same-trump", "a buyer must name another trump than the one that stands")
        return super().refusal(deal, seat, move)

    def apply(self, deal: SaleDeal, seat: int, move: int) -> Phase | None:
        forehand = deal.plan.forehand
        if move != PASS.of():
            deal.buyer = seat
            deal.name_trump(argument(move))
        elif deal.next_seat(seat) != forehand:
            deal.turn = deal.next_seat(seat)
            return self
        deal.turn = forehand
        return self.then()

    def then(self) -> Phase:
        """The play."""
        raise NotImplementedError


def standing(deal: SaleDeal) -> int:
    """The word for the trump that stands."""
    return deal.trump if deal.trump >= 0 else NO_TRUMPS
