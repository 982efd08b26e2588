"""King for three: King with thirty cards, ten each, in fourteen deals.

Source: the forum rules of Yugoslav card players. Variant: three players, no black aces; what is not said is as in King.
Rulebook: docs/games/king-3.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from adut.cards import ACE, CLUBS, SEVEN, SPADES, card, pack
from adut.deal import Deal
from adut.game import Plan, Setup
from adut.kernels.contracts import Contract
from adut.kernels.erlas import erlas, final_erlas, six_for_three
from adut.kernels.sale import BY_THE_LAST, NAMING, PLAYING, SaleDeal, zones
from adut.kernels.series import OneSeries
from adut.moves import Vocabulary
from adut.options import Options, option
from adut.zones import Zone

PACKETS: Final[tuple[int, ...]] = (5, 5)
"""2.3."""
PRICE: Final = 4
"""4.5: two tricks at 2 points."""
BLACK_ACES: Final = (card(CLUBS, ACE), card(SPADES, ACE))
"""1.1: they are not in the pack."""


@dataclass(frozen=True)
class King3Options(Options):
    """What tables do differently."""

    bar_in_erlas: bool = option(False, "In game VII, too, hearts may not be led while the hand holds anything else.", section="5.6")
    early_stop: bool = option(False, "A deal stops once nothing is left to win or lose.", section="5.7")


SIX: Final = six_for_three(PLAYING)
CONTRACTS: Final[tuple[Contract, ...]] = (
    *SIX,
    erlas(PLAYING, SIX),
    Contract("trumps", NAMING, trick=2),
    Contract("trumps", NAMING, trick=2),
    Contract("trumps", NAMING, trick=2),
    Contract("trumps", NAMING, trick=2),
    Contract("trumps", NAMING, trick=2),
    Contract("trumps", NAMING, trick=2),
    final_erlas(PLAYING, SIX),
)
"""6.1: the fourteen deals in order."""


class King3Deal(SaleDeal):
    """A deal of King for three."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, CONTRACTS[plan.row], PACKETS, PRICE)

    def blank(self) -> King3Deal:
        return King3Deal(self.plan)


class King3(OneSeries):
    """The match: the fourteen contracts in order, the deal passing to the right."""

    id = "king-3"
    name = "King za tri"
    seats: tuple[int, ...] = (3,)
    options = King3Options
    vocabulary = Vocabulary((BY_THE_LAST,))

    def table(self) -> tuple[Contract, ...]:
        return CONTRACTS

    def zones(self, seats: int) -> list[Zone]:
        return zones(seats)

    def pack(self, setup: Setup) -> list[int]:
        return [each for each in pack(SEVEN) if each not in BLACK_ACES]

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        return King3Deal(plan).begin(cards)


GAME: Final = King3()
