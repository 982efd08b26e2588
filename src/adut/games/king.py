"""King: twelve deals, each with its own aim.

Source: the forum rules of Yugoslav card players. Variant: four players, the twelve games in fixed order.
Rulebook: docs/games/king.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from adut.cards import SEVEN, pack
from adut.deal import Deal
from adut.game import Plan, Setup
from adut.kernels.contracts import Contract
from adut.kernels.erlas import erlas, final_erlas, six_for_four
from adut.kernels.sale import BY_THE_LAST, NAMING, PLAYING, SaleDeal, zones
from adut.kernels.series import OneSeries
from adut.moves import Vocabulary
from adut.options import Options, option
from adut.zones import Zone

PACKETS: Final[tuple[int, ...]] = (3, 3, 2)
"""2.3."""
PRICE: Final = 6
"""4.5: what a buyer pays the seller: two tricks at 3 points."""


@dataclass(frozen=True)
class KingOptions(Options):
    """What tables do differently."""

    bar_in_erlas: bool = option(False, "In game VII, too, hearts may not be led while the hand holds anything else.", section="5.6")
    early_stop: bool = option(False, "A deal stops once nothing is left to win or lose.", section="5.7")


SIX: Final = six_for_four(PLAYING)
CONTRACTS: Final[tuple[Contract, ...]] = (
    *SIX,
    erlas(PLAYING, SIX),
    Contract("trumps", NAMING, trick=3),
    Contract("trumps", NAMING, trick=3),
    Contract("trumps", NAMING, trick=3),
    Contract("trumps", NAMING, trick=3),
    final_erlas(PLAYING, SIX),
)
"""6.1: the twelve deals in order."""


class KingDeal(SaleDeal):
    """A deal of King: trick play, and who sold the trump to whom."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, CONTRACTS[plan.row], PACKETS, PRICE)

    def blank(self) -> KingDeal:
        return KingDeal(self.plan)


class King(OneSeries):
    """The match: the twelve contracts in order, the deal passing to the right."""

    id = "king"
    name = "King"
    seats: tuple[int, ...] = (4,)
    options = KingOptions
    vocabulary = Vocabulary((BY_THE_LAST,))

    def table(self) -> tuple[Contract, ...]:
        return CONTRACTS

    def zones(self, seats: int) -> list[Zone]:
        return zones(seats)

    def pack(self, setup: Setup) -> list[int]:
        return pack(SEVEN)

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        return KingDeal(plan).begin(cards)


GAME: Final = King()
