"""Tablić: fishing for cards on the table by their numbers; two players, or four in pairs.

Source: the forum rules of Yugoslav card players. Variant: plain Tablić, taking is free.
Rulebook: docs/games/tablic.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from adut.deal import Deal
from adut.game import Entry, Plan, Setup, reached
from adut.kernels.fishing import FishingDeal, FishingRules
from adut.kernels.fishing_play import FishingGame, Throwing
from adut.options import Options, option

RULES: Final = FishingRules(tabla=1, must=False, throwing=Throwing())


@dataclass(frozen=True)
class TablicOptions(Options):
    """What tables do differently."""

    target: int = option(101, "Points that win the match at the end of a pack.", (51, 101, 151), section="7.1")


class TablicDeal(FishingDeal):
    """One pack of Tablić."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, RULES)

    def blank(self) -> TablicDeal:
        return TablicDeal(self.plan)


class Tablic(FishingGame):
    """The match: packs until, at the end of one, a side has the target."""

    id = "tablic"
    name = "Tablić"
    seats: tuple[int, ...] = (2, 4)
    options = TablicOptions

    def sides(self, seats: int) -> list[list[int]]:
        return [[0], [1]] if seats == 2 else [[0, 2], [1, 3]]

    def heaps(self, seats: int) -> int:
        return 2

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        return self.dealt(TablicDeal(plan), cards)

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        return reached(setup.options.target, totals)


GAME: Final = Tablic()
