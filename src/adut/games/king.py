"""King: twelve deals, each with its own aim.

Source: the forum rules of Yugoslav card players. Variant: four players, the twelve games in fixed order.
Rulebook: docs/games/king.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from adut.cards import HEARTS, JACK, KING, NO_SUIT, OF_RANK, OF_SUIT, QUEEN, SEVEN, card, card_text, pack, suit_of
from adut.deal import Deal, Fact, Phase
from adut.errors import IllegalMove
from adut.game import Entry, Game, Plan, Setup
from adut.kernels.contracts import Contract, ContractDeal, ContractPlay
from adut.kernels.tricks import TrickRules, replaced
from adut.moves import BUY, CHOOSE, COMMON_WORDS, KEEP, NO_TRUMPS, PASS, SELL, Vocabulary, argument
from adut.options import Options, option
from adut.zones import ALL, TRICK, Zone, hands, stock, won

PRICE: Final = 6
"""4.5: what a buyer pays the seller: two tricks at 3 points."""
RULES: Final = TrickRules()

JACKS: Final = OF_RANK[JACK]
QUEENS: Final = OF_RANK[QUEEN]
KING_OF_HEARTS: Final = 1 << card(HEARTS, KING)


def everything(sign: int) -> tuple[tuple[int, int], ...]:
    """The cards of both Erlaš games, minus or plus."""
    return (JACKS, 4 * sign), (QUEENS, 4 * sign), (OF_SUIT[HEARTS], 2 * sign), (KING_OF_HEARTS, 16 * sign)


TRUMP_WORDS: Final = range(5)
"""The four suits and no trumps, as words."""
VOCABULARY: Final = Vocabulary(("by-the-last",))
BY_THE_LAST: Final = VOCABULARY.word("by-the-last")


@dataclass(frozen=True)
class KingOptions(Options):
    """What tables do differently."""

    bar_in_erlas: bool = option(False, "In game VII, too, hearts may not be led while the hand holds anything else.", section="5.6")
    early_stop: bool = option(False, "A deal stops once nothing is left to win or lose.", section="5.7")


class KingDeal(ContractDeal):
    """A deal of King: trick play, and who sold the trump to whom."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, RULES, CONTRACTS[plan.row])
        self.named = False
        """Whether the trump game has its trump (or none)."""
        self.seller = -1
        """Who offered the trump for sale; -1: nobody."""
        self.buyer = -1
        """Who bought it; -1: nobody."""

    def blank(self) -> KingDeal:
        return KingDeal(self.plan)

    def copy(self, other: Any) -> None:
        super().copy(other)
        self.named = other.named
        self.seller = other.seller
        self.buyer = other.buyer

    def facts(self) -> list[Fact]:
        facts = [Fact("contract", "word", self.contract.name)]
        if self.named:
            facts.append(Fact("trump", "word", COMMON_WORDS[standing(self)]))
        if self.buyer >= 0:
            facts.append(Fact("buyer", "seat", str(self.buyer)))
        if self.seller >= 0:
            facts.append(Fact("seller", "seat", str(self.seller)))
        return facts


class Naming(Phase):
    """3. Forehand names trumps on three cards."""

    id = "naming"
    section = "3"

    def moves(self, deal: KingDeal, seat: int) -> list[int]:
        return [CHOOSE.of(word) for word in (*TRUMP_WORDS, BY_THE_LAST)]

    def apply(self, deal: KingDeal, seat: int, move: int) -> Phase | None:
        word = argument(move)
        dealt = deal_rest(deal)
        if word == BY_THE_LAST:
            deal.trump = suit_of(dealt)
            deal.known = replaced(deal.known, seat, 1 << dealt)
            deal.note("last-card", seat, card=card_text(dealt))
        else:
            deal.trump = NO_SUIT if word == NO_TRUMPS else word
        deal.named = True
        return SALE


class Sale(Phase):
    """4. Forehand may sell the right to name trumps."""

    id = "sale"
    section = "4"

    def moves(self, deal: KingDeal, seat: int) -> list[int]:
        return [KEEP.of(), SELL.of()]

    def apply(self, deal: KingDeal, seat: int, move: int) -> Phase | None:
        if move == KEEP.of():
            return PLAYING
        deal.seller = seat
        deal.turn = deal.next_seat(seat)
        return BUYING


class Buying(Phase):
    """4.3. The others are asked in order; the first to buy names a new trump."""

    id = "buying"
    section = "4.3"

    def moves(self, deal: KingDeal, seat: int) -> list[int]:
        return [PASS.of()] + [BUY.of(word) for word in TRUMP_WORDS if word != standing(deal)]

    def refusal(self, deal: KingDeal, seat: int, move: int) -> IllegalMove:
        if move == BUY.of(standing(deal)):
            return IllegalMove("same-trump", "a buyer must name another trump than the one that stands")
        return super().refusal(deal, seat, move)

    def apply(self, deal: KingDeal, seat: int, move: int) -> Phase | None:
        forehand = deal.plan.forehand
        if move != PASS.of():
            deal.buyer = seat
            deal.trump = NO_SUIT if argument(move) == NO_TRUMPS else argument(move)
        elif deal.next_seat(seat) != forehand:
            deal.turn = deal.next_seat(seat)
            return self
        deal.turn = forehand
        return PLAYING


class Playing(ContractPlay):
    """5. The play of tricks."""

    section = "5"

    def after_last(self, deal: KingDeal) -> Phase | None:
        """6. What each seat has taken, and the price of a sale (4.5)."""
        points = deal.contract.points(deal)
        if deal.buyer >= 0:
            points[deal.buyer] -= PRICE
            points[deal.seller] += PRICE
        deal.points = points
        return None


NAMING: Final = Naming()
SALE: Final = Sale()
BUYING: Final = Buying()
PLAYING: Final = Playing()

CONTRACTS: Final = (
    Contract("no-tricks", PLAYING, trick=-2),
    Contract("jacks", PLAYING, cards=((JACKS, -4),)),
    Contract("queens", PLAYING, cards=((QUEENS, -4),)),
    Contract("hearts-bad", PLAYING, cards=((OF_SUIT[HEARTS], -2),), bar=OF_SUIT[HEARTS]),
    Contract("last-two", PLAYING, last=(-8, -8)),
    Contract("king-of-hearts", PLAYING, cards=((KING_OF_HEARTS, -16),), bar=OF_SUIT[HEARTS]),
    Contract("erlas", PLAYING, trick=-2, cards=everything(-1), last=(-8, -8)),
    Contract("trumps", NAMING, trick=3),
    Contract("trumps", NAMING, trick=3),
    Contract("trumps", NAMING, trick=3),
    Contract("trumps", NAMING, trick=3),
    Contract("final-erlas", PLAYING, trick=2, cards=everything(1), last=(8, 8)),
)
"""6.1: the twelve deals in order."""
ERLAS: Final = 6


def standing(deal: KingDeal) -> int:
    """The word for the trump that stands."""
    return deal.trump if deal.trump >= 0 else NO_TRUMPS


def deal_rest(deal: KingDeal) -> int:
    """2.3, 3.3: the second and third packets; returns forehand's last card."""
    forehand = deal.plan.forehand
    last = deal.stock[-3 * deal.seats - 2]
    for packet in (3, 2):
        for at in range(deal.seats):
            deal.deal_out((forehand + at) % deal.seats, packet)
    return last


class King(Game):
    """The match: the twelve contracts in order, the deal passing to the right."""

    id = "king"
    name = "King"
    family = "lora"
    seats: tuple[int, ...] = (4,)
    options = KingOptions
    vocabulary = VOCABULARY

    def zones(self, seats: int) -> list[Zone]:
        return [*hands(seats), stock(), Zone("trick", "trick", TRICK, ALL), *won(seats)]

    def pack(self, setup: Setup) -> list[int]:
        return pack(SEVEN)

    def row(self, setup: Setup, sheet: list[Entry]) -> int:
        return len(sheet) % len(CONTRACTS)

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        deal = KingDeal(plan)
        deal.stock = cards[::-1]
        deal.hands = plan.setup.none
        deal.taken = plan.setup.none
        deal.leader = deal.turn = plan.forehand
        for at in range(plan.setup.seats):
            deal.deal_out((plan.forehand + at) % plan.setup.seats, 3)
        deal.phase = deal.contract.opening
        if deal.phase is not NAMING:
            deal_rest(deal)
        if plan.row == ERLAS and plan.setup.options.bar_in_erlas:
            deal.bar = OF_SUIT[HEARTS]
        return deal

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        return len(sheet) >= len(CONTRACTS)

    def label(self, plan: Plan, deal: Deal) -> str:
        return CONTRACTS[plan.row].name


GAME: Final = King()
