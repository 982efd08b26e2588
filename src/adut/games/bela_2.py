"""Bela for two: a turned card offers the first trump, its seven may be exchanged, ten tricks, 501 points.

Source: the forum rules of Yugoslav card players. Variant: two players; what is not said is as in Bela for four.
Rulebook: docs/games/bela-2.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from adut.cards import SEVEN, SUITS, card, card_text, suit_of
from adut.deal import EMPTY, Deal, Phase
from adut.errors import IllegalMove
from adut.game import Plan
from adut.kernels.belot import BelotDeal, BelotGame, called, completed, deal_six
from adut.kernels.belot_play import declaring
from adut.kernels.talons import deal_talons
from adut.kernels.tricks import replaced
from adut.moves import CALL, CARD, FIRST_OWN, PASS, Verb, Vocabulary, argument, code_of
from adut.options import Options, option
from adut.zones import ALL, PILE, Zone, stock

TRICKS: Final = 10
SIXES: Final = 12
"""2.3: so many cards of the pack are the first hands; the next is turned up."""
TALON: Final = 4
"""2.5: so many cards are the talon of each."""
TALONS: Final = 21
"""2.5: up to here they are the talons, the others stay out of play."""
EXCHANGE: Final = Verb(FIRST_OWN, "exchange", CARD)
"""3.6: the seven of trumps for the turned card."""
VOCABULARY: Final = Vocabulary(verbs=(EXCHANGE,))


@dataclass(frozen=True)
class Bela2Options(Options):
    """What tables do differently."""

    target: int = option(501, "Points that win the match.", (501, 701, 1001), section="7.1")


class Bela2Deal(BelotDeal):
    """A deal of Bela for two."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, TRICKS, True)
        self.turned: list[int] = EMPTY
        """The one card open under the stock."""

    def blank(self) -> Bela2Deal:
        return Bela2Deal(self.plan)

    def copy(self, other: Any) -> None:
        source: Bela2Deal = other
        self.copy_belot(source)
        self.turned = source.turned

    @property
    def seven(self) -> int:
        """The card that may be exchanged for the turned one."""
        return card(suit_of(self.turned[0]), SEVEN)

    def route(self, seat: int, move: int) -> tuple[str, str]:
        return (f"hand-{seat}", "upcard") if code_of(move) == EXCHANGE.code else super().route(seat, move)


class Calling(Phase):
    """3.1, 3.2. The suit of the turned card, or pass: forehand, then the dealer."""

    id = "calling"
    section = "3"

    def suits(self, deal: Bela2Deal) -> list[int]:
        """The suits that may be named."""
        return [suit_of(deal.turned[0])]

    def moves(self, deal: Bela2Deal, seat: int) -> list[int]:
        return [*[CALL.of(suit) for suit in self.suits(deal)], PASS.of()]

    def refusal(self, deal: Bela2Deal, seat: int, move: int) -> IllegalMove:
        if code_of(move) == CALL.code and argument(move) in SUITS:
            return IllegalMove("turned-suit-first", "as yet only the suit of the turned card may be named")
        return super().refusal(deal, seat, move)

    def apply(self, deal: Bela2Deal, seat: int, move: int) -> Phase | None:
        deal.spoken = [*deal.spoken, move]
        if move == PASS.of():
            deal.turn = deal.next_seat(seat)
            return self.passed(deal)
        called(deal, seat, move)
        if deal.trump != suit_of(deal.turned[0]) or deal.turned == [deal.seven]:
            return completed(deal, declaring(deal))
        deal.turn = deal.plan.forehand
        return EXCHANGING

    def passed(self, deal: Bela2Deal) -> Phase:
        """What follows a pass."""
        return self if deal.turn == deal.plan.dealer else NAMING


class Naming(Calling):
    """3.3. Both have refused the turned suit: forehand may name another."""

    id = "naming"
    section = "3.3"

    def suits(self, deal: Bela2Deal) -> list[int]:
        refused = suit_of(deal.turned[0])
        return [suit for suit in SUITS if suit != refused]

    def refusal(self, deal: Bela2Deal, seat: int, move: int) -> IllegalMove:
        if code_of(move) == CALL.code and argument(move) in SUITS:
            return IllegalMove("suit-refused", "the suit of the turned card has been refused by both")
        return super().refusal(deal, seat, move)

    def passed(self, deal: Bela2Deal) -> Phase:
        return FORCED


class Forced(Naming):
    """3.4. The dealer must name one of the other three suits."""

    id = "forced"
    section = "3.4"

    def moves(self, deal: Bela2Deal, seat: int) -> list[int]:
        return [CALL.of(suit) for suit in self.suits(deal)]

    def refusal(self, deal: Bela2Deal, seat: int, move: int) -> IllegalMove:
        if move == PASS.of():
            return IllegalMove("dealer-must-name", "the others have passed, so the dealer must name a suit")
        return super().refusal(deal, seat, move)


class Exchanging(Phase):
    """3.6. The turned suit is trump: whoever holds its seven may exchange it; both are asked."""

    id = "exchanging"
    section = "3.6"

    def moves(self, deal: Bela2Deal, seat: int) -> list[int]:
        return [EXCHANGE.of(deal.seven), PASS.of()] if deal.hands[seat] >> deal.seven & 1 else [PASS.of()]

    def refusal(self, deal: Bela2Deal, seat: int, move: int) -> IllegalMove:
        if code_of(move) == EXCHANGE.code:
            name = card_text(deal.seven)
            return IllegalMove("only-the-seven", f"only {name} may be exchanged, by whoever holds it", card=name)
        return super().refusal(deal, seat, move)

    def apply(self, deal: Bela2Deal, seat: int, move: int) -> Phase | None:
        deal.turn = deal.next_seat(seat)
        if code_of(move) == EXCHANGE.code:
            exchange(deal, seat)
        elif deal.turn == deal.plan.dealer:
            return self
        return completed(deal, declaring(deal))


CALLING: Final = Calling()
NAMING: Final = Naming()
FORCED: Final = Forced()
EXCHANGING: Final = Exchanging()


def exchange(deal: Bela2Deal, seat: int) -> None:
    """3.6. The seven goes under the stock, the turned card into the hand, where all know it."""
    (gained,) = deal.turned
    deal.turned = [deal.seven]
    deal.hands = replaced(deal.hands, seat, deal.hands[seat] & ~(1 << deal.turned[0]) | 1 << gained)
    deal.known = replaced(deal.known, seat, 1 << gained)
    deal.note("exchanges", seat, card=card_text(gained))


class Bela2(BelotGame):
    """The game for two."""

    id = "bela-2"
    name = "Bela udvoje"
    seats: tuple[int, ...] = (2,)
    options = Bela2Options
    vocabulary = VOCABULARY

    def zones(self, seats: int) -> list[Zone]:
        return [*super().zones(seats), stock(), Zone("upcard", "turned", PILE, ALL)]

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        """2.3 to 2.5. Six cards each, one turned up, talons of four; eleven are left."""
        deal = Bela2Deal(plan)
        deal_six(deal, cards)
        deal.turned = cards[SIXES : SIXES + 1]
        deal_talons(deal, cards, SIXES + 1, TALON)
        deal.stock = cards[TALONS:]
        deal.phase = CALLING
        return deal


GAME: Final = Bela2()
