"""A deal of King: naming trumps on the first packet, selling the right to it, and the play.

The games of King differ in their pack, packets, contracts and in the price of a sale; a deal has these, and the phases take them from it.
The sections named here are the same on the rulebook pages of all of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from adut.cards import NO_SUIT, card_text, suit_of
from adut.deal import Fact, Phase
from adut.errors import IllegalMove
from adut.game import Plan
from adut.kernels.contracts import Contract, ContractDeal, ContractPlay, opened
from adut.kernels.series import OneSeries
from adut.kernels.trick_rules import TrickRules
from adut.kernels.tricks import replaced
from adut.moves import BUY, CHOOSE, COMMON_WORDS, KEEP, NO_TRUMPS, PASS, SELL, Vocabulary, argument
from adut.options import Options, option
from adut.zones import ALL, TRICK, Zone, hands, stock, won

TRUMP_WORDS: Final = range(5)
"""The four suits and no trumps, as words."""
RULES: Final = TrickRules()
BY_THE_LAST: Final = "by-the-last"
"""The word with which trumps are left to the last card; a game's vocabulary has it."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class KingOptions(Options):
    """What tables do differently."""

    bar_in_erlas: bool = option(False, "In game VII, too, hearts may not be led while the hand holds anything else.", section="5.6")
    early_stop: bool = option(False, "A deal stops once nothing is left to win or lose.", section="5.7")


@mypyc_attr(allow_interpreted_subclasses=True)
class SaleDeal(ContractDeal):
    """A deal in which forehand may name trumps and sell the right to do so."""

    def __init__(self, plan: Plan, contract: Contract, packets: tuple[int, ...], price: int) -> None:
        super().__init__(plan, RULES, contract)
        self.packets = packets
        """How the cards are dealt."""
        self.price = price
        """4.5: what a buyer pays the seller."""
        self.named = False
        """Whether the trump game has its trump (or none)."""
        self.seller = -1
        """Who offered the trump for sale; -1: nobody."""
        self.buyer = -1
        """Who bought it; -1: nobody."""

    def copy(self, other: Any) -> None:
        source: SaleDeal = other
        self.copy_contract(source)
        self.named = source.named
        self.seller = source.seller
        self.buyer = source.buyer

    def blank(self) -> SaleDeal:
        return SaleDeal(self.plan, self.contract, self.packets, self.price)

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

    def begin(self, cards: list[int]) -> SaleDeal:
        """2.3 to 2.5: the cards are dealt, or the first packet, where trumps are to be named on it."""
        self.stock = cards[::-1]
        self.hands = self.plan.setup.none
        self.deal_packet(self.packets[0])
        opened(self)
        if self.phase is not NAMING:
            self.deal_rest()
        return self

    def deal_packet(self, packet: int) -> None:
        """So many cards for each, from forehand on."""
        for at in range(self.seats):
            self.deal_out((self.plan.forehand + at) % self.seats, packet)

    def deal_rest(self) -> int:
        """2.3, 3.3: the packets after the first; returns forehand's last card."""
        last = -1
        for packet in self.packets[1:]:
            last = self.stock[-packet]
            self.deal_packet(packet)
        return last

    def priced(self, points: list[int]) -> list[int]:
        """4.5: points after the buyer has paid the seller."""
        if self.buyer >= 0:
            points[self.buyer] -= self.price
            points[self.seller] += self.price
        return points

    def so_far(self) -> list[int]:
        return self.priced(super().so_far())


@mypyc_attr(allow_interpreted_subclasses=True)
class Naming(Phase):
    """3. Forehand names trumps on its first cards, or leaves them to its last card."""

    id = "naming"
    section = "3"

    def moves(self, deal: SaleDeal, seat: int) -> list[int]:
        return [CHOOSE.of(word) for word in (*TRUMP_WORDS, deal.vocabulary.word(BY_THE_LAST))]

    def apply(self, deal: SaleDeal, seat: int, move: int) -> Phase | None:
        last = deal.deal_rest()
        word = argument(move)
        if word == deal.vocabulary.word(BY_THE_LAST):
            deal.name_trump(suit_of(last))
            deal.known = replaced(deal.known, seat, 1 << last)
            deal.note("last-card", seat, card=card_text(last))
        else:
            deal.name_trump(word)
        return SALE


@mypyc_attr(allow_interpreted_subclasses=True)
class Sale(Phase):
    """4. Forehand lets the trump stand, or offers it for sale."""

    id = "sale"
    section = "4"

    def moves(self, deal: SaleDeal, seat: int) -> list[int]:
        return [KEEP.of(), SELL.of()]

    def apply(self, deal: SaleDeal, seat: int, move: int) -> Phase | None:
        if move == KEEP.of():
            return PLAYING
        deal.seller = seat
        deal.turn = deal.next_seat(seat)
        return BUYING


@mypyc_attr(allow_interpreted_subclasses=True)
class Buying(Phase):
    """4.3. The others are asked in order; the first to buy names a new trump."""

    id = "buying"
    section = "4.3"

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
        return PLAYING


class Playing(ContractPlay):
    """5. The play of tricks."""

    section = "5"

    def after_last(self, deal: Any) -> Phase | None:
        """6. What each seat has taken, and the price of a sale."""
        deal.points = deal.so_far()
        return None


NAMING: Final = Naming()
SALE: Final = Sale()
BUYING: Final = Buying()
PLAYING: Final = Playing()


def standing(deal: SaleDeal) -> int:
    """The word for the trump that stands."""
    return deal.trump if deal.trump >= 0 else NO_TRUMPS


@mypyc_attr(allow_interpreted_subclasses=True)
class SaleGame(OneSeries):
    """A match: the rows of a table in order, in some of which trumps are named and may be sold."""

    options = KingOptions
    vocabulary = Vocabulary((BY_THE_LAST,))

    def zones(self, seats: int) -> list[Zone]:
        """Hands, what is not dealt yet, the trick, and what each seat has taken."""
        return [*hands(seats), stock(), Zone("trick", "trick", TRICK, ALL), *won(seats)]
