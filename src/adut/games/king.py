"""King: twelve deals, each with its own aim.

Source: the forum rules of Yugoslav card players. Variant: four players, the twelve games in fixed order.
Rulebook: docs/games/king.md; the sections named here are its sections.
"""

from __future__ import annotations

from typing import Final

from adut.cards import SEVEN, pack
from adut.deal import Deal
from adut.game import Plan, Setup
from adut.kernels.contracts import Contract
from adut.kernels.erlas import erlas, final_erlas, six_for_four
from adut.kernels.sale import NAMING, PLAYING, SaleDeal, SaleGame

PACKETS: Final[tuple[int, ...]] = (3, 3, 2)
"""2.3."""
PRICE: Final = 6
"""4.5: what a buyer pays the seller: two tricks at 3 points."""

SIX: Final = six_for_four(PLAYING)
TRUMPS: Final = Contract("trumps", NAMING, trick=3)
CONTRACTS: Final[tuple[Contract, ...]] = (
    *SIX,
    erlas(PLAYING, SIX),
    *[TRUMPS] * 4,
    final_erlas(PLAYING, SIX),
)
"""6.1: the twelve deals in order."""


class King(SaleGame):
    """The match: the twelve contracts in order, the deal passing to the right."""

    id = "king"
    name = "King"
    seats: tuple[int, ...] = (4,)

    def table(self) -> tuple[Contract, ...]:
        return CONTRACTS

    def pack(self, setup: Setup) -> list[int]:
        return pack(SEVEN)

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        return SaleDeal(plan, CONTRACTS[plan.row], PACKETS, PRICE).begin(cards)


GAME: Final = King()
