"""King for three: King with thirty cards, ten each, in fourteen deals.

Source: the forum rules of Yugoslav card players. Variant: three players, no black aces; what is not said is as in King.
Rulebook: docs/games/king-3.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from adut.cards import ACE, CLUBS, HEARTS, JACK, KING, OF_RANK, OF_SUIT, QUEEN, SEVEN, SPADES, card, pack
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

RULES: Final = TrickRules()
PACKET: Final = 5
"""2.3."""
PRICE: Final = 4
"""4.5: two tricks at 2 points."""
BLACK_ACES: Final = (card(CLUBS, ACE), card(SPADES, ACE))
"""1.1: they are not in the pack."""

JACKS: Final = OF_RANK[JACK]
QUEENS: Final = OF_RANK[QUEEN]
KING_OF_HEARTS: Final = 1 << card(HEARTS, KING)
VOCABULARY: Final = Vocabulary((BY_THE_LAST,))


@dataclass(frozen=True)
class King3Options(Options):
    """What tables do differently."""

    bar_in_erlas: bool = option(False, "In game VII, too, hearts may not be led while the hand holds anything else.", section="5.6")
    early_stop: bool = option(False, "A deal stops once nothing is left to win or lose.", section="5.7")


class King3Deal(SaleDeal):
    """A deal of King for three."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, RULES, CONTRACTS[plan.row])

    def blank(self) -> King3Deal:
        return King3Deal(self.plan)


class Naming(sale.Naming):
    """3. Forehand names trumps on five cards."""

    section = "3"

    def deal_rest(self, deal: King3Deal) -> int:
        """2.3, 3.3: the second packet."""
        last = deal.stock[-PACKET]
        deal_packet(deal)
        return last

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

    def after_last(self, deal: King3Deal) -> Phase | None:
        """6. What each seat has taken, and the price of a sale (4.5)."""
        deal.points = deal.priced(deal.contract.points(deal), PRICE)
        return None


NAMING: Final = Naming()
SALE: Final = Sale()
BUYING: Final = Buying()
PLAYING: Final = Playing()


def everything(sign: int) -> tuple[tuple[int, int], ...]:
    """The cards of both Erlaš games, minus or plus."""
    return (JACKS, 5 * sign), (QUEENS, 5 * sign), (OF_SUIT[HEARTS], 2 * sign), (KING_OF_HEARTS, 24 * sign)


CONTRACTS: Final = (
    Contract("no-tricks", PLAYING, trick=-2),
    Contract("jacks", PLAYING, cards=((JACKS, -5),)),
    Contract("queens", PLAYING, cards=((QUEENS, -5),)),
    Contract("hearts-bad", PLAYING, cards=((OF_SUIT[HEARTS], -2),), bar=OF_SUIT[HEARTS]),
    Contract("last-two", PLAYING, last=(-10, -10)),
    Contract("king-of-hearts", PLAYING, cards=((KING_OF_HEARTS, -24),), bar=OF_SUIT[HEARTS]),
    Contract("erlas", PLAYING, trick=-2, cards=everything(-1), last=(-10, -10)),
    Contract("trumps", NAMING, trick=2),
    Contract("trumps", NAMING, trick=2),
    Contract("trumps", NAMING, trick=2),
    Contract("trumps", NAMING, trick=2),
    Contract("trumps", NAMING, trick=2),
    Contract("trumps", NAMING, trick=2),
    Contract("final-erlas", PLAYING, trick=2, cards=everything(1), last=(10, 10)),
)
"""6.1: the fourteen deals in order."""
ERLAS: Final = 6


def deal_packet(deal: King3Deal) -> None:
    """2.3: five cards for each."""
    for at in range(deal.seats):
        deal.deal_out((deal.plan.forehand + at) % deal.seats, PACKET)


class King3(Game):
    """The match: the fourteen contracts in order, the deal passing to the right."""

    id = "king-3"
    name = "King za tri"
    family = "lora"
    seats: tuple[int, ...] = (3,)
    options = King3Options
    vocabulary = VOCABULARY

    def zones(self, seats: int) -> list[Zone]:
        return [*hands(seats), stock(), Zone("trick", "trick", TRICK, ALL), *won(seats)]

    def pack(self, setup: Setup) -> list[int]:
        return [each for each in pack(SEVEN) if each not in BLACK_ACES]

    def row(self, setup: Setup, sheet: list[Entry]) -> int:
        return len(sheet) % len(CONTRACTS)

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        deal = King3Deal(plan)
        deal.stock = cards[::-1]
        deal.hands = plan.setup.none
        deal.taken = plan.setup.none
        deal.leader = deal.turn = plan.forehand
        deal_packet(deal)
        deal.phase = deal.contract.opening
        if deal.phase is not NAMING:
            deal_packet(deal)
        if plan.row == ERLAS and plan.setup.options.bar_in_erlas:
            deal.bar = OF_SUIT[HEARTS]
        return deal

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        over = len(sheet) >= len(CONTRACTS)
        assert not over or not sum(totals), "6.5: a match adds up to nothing"
        return over

    def label(self, plan: Plan, deal: Deal) -> str:
        return CONTRACTS[plan.row].name

    def chart(self, setup: Setup, sheet: list[Entry], deal: Deal | None) -> list[Board]:
        return [chart.in_order(setup, sheet, deal, [row.name for row in CONTRACTS])]


GAME: Final = King3()
