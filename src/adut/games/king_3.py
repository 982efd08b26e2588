"""King for three: King with thirty cards, ten each, in fourteen deals.

Source: the forum rules of Yugoslav card players. Variant: three players, no black aces; what is not said is as in King.
Rulebook: docs/games/king-3.md; the sections named here are its sections.
"""

from __future__ import annotations

from typing import Final

from adut.cards import ACE, CLUBS, SEVEN, SPADES, card, pack
from adut.deal import Deal
from adut.game import Plan, Setup
from adut.kernels.contracts import Contract
from adut.kernels.erlas import erlas, final_erlas, six_for_three
from adut.kernels.sale import NAMING, PLAYING, SaleDeal, SaleGame

PACKETS: Final[tuple[int, ...]] = (5, 5)
"""2.3."""
PRICE: Final = 4
"""4.5: two tricks at 2 points."""
BLACK_ACES: Final = (card(CLUBS, ACE), card(SPADES, ACE))
"""1.1: they are not in the pack."""

SIX: Final = six_for_three(PLAYING)
TRUMPS: Final = Contract("trumps", NAMING, trick=2)
CONTRACTS: Final[tuple[Contract, ...]] = (
    *SIX,
    erlas(PLAYING, SIX),
    *[TRUMPS] * 6,
    final_erlas(PLAYING, SIX),
)
"""6.1: the fourteen deals in order."""


class King3(SaleGame):
    """The match: the fourteen contracts in order, the deal passing to the right."""

    id = "king-3"
    name = "King za tri"
    seats: tuple[int, ...] = (3,)

    def table(self) -> tuple[Contract, ...]:
        return CONTRACTS

    def pack(self, setup: Setup) -> list[int]:
        return [each for each in pack(SEVEN) if each not in BLACK_ACES]

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        return SaleDeal(plan, CONTRACTS[plan.row], PACKETS, PRICE).begin(cards)


GAME: Final = King3()
