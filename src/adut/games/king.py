"""King: twelve deals, each with its own aim.

Source: the forum rules of Yugoslav card players. Variant: four players, the twelve games in fixed order.
Rulebook: docs/games/king.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from adut.cards import HEARTS, JACK, KING, OF_RANK, OF_SUIT, QUEEN, SEVEN, card, pack
from adut.deal import Deal, Phase
from adut.game import Entry, Game, Plan, Setup
from adut.kernels import chart, sale
from adut.kernels.contracts import Contract, ContractPlay
from adut.kernels.sale import BY_THE_LAST, SaleDeal
from adut.kernels.tricks import TrickRules
from adut.moves import Vocabulary
from adut.options import Options, option
from adut.pad import Board
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


VOCABULARY: Final = Vocabulary((BY_THE_LAST,))


@dataclass(frozen=True)
class KingOptions(Options):
    """What tables do differently."""

    bar_in_erlas: bool = option(False, "In game VII, too, hearts may not be led while the hand holds anything else.", section="5.6")
    early_stop: bool = option(False, "A deal stops once nothing is left to win or lose.", section="5.7")


class KingDeal(SaleDeal):
    """A deal of King: trick play, and who sold the trump to whom."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, RULES, CONTRACTS[plan.row])

    def blank(self) -> KingDeal:
        return KingDeal(self.plan)


class Naming(sale.Naming):
    """3. Forehand names trumps on three cards."""

    section = "3"

    def deal_rest(self, deal: KingDeal) -> int:
        return deal_rest(deal)

    def then(self) -> Phase:
        return SALE


class Sale(sale.Sale):
    """4. Forehand may sell the right to name trumps."""

    section = "4"

    def then(self, for_sale: bool) -> Phase:
        return BUYING if for_sale else PLAYING


class Buying(sale.Buying):
    """4.3. The others are asked in order; the first to buy names a new trump."""

    section = "4.3"

    def then(self) -> Phase:
        return PLAYING


class Playing(ContractPlay):
    """5. The play of tricks."""

    section = "5"

    def after_last(self, deal: KingDeal) -> Phase | None:
        """6. What each seat has taken, and the price of a sale (4.5)."""
        deal.points = deal.priced(deal.contract.points(deal), PRICE)
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
        over = len(sheet) >= len(CONTRACTS)
        assert not over or sum(totals) == 0, "6.5: the twelve deals cancel out"
        return over

    def label(self, plan: Plan, deal: Deal) -> str:
        return CONTRACTS[plan.row].name

    def chart(self, setup: Setup, sheet: list[Entry], deal: Deal | None) -> list[Board]:
        return [chart.in_order(setup, sheet, deal, [row.name for row in CONTRACTS])]


GAME: Final = King()
