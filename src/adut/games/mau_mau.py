"""Mau-mau: be rid of your cards first; sevens and eights make others draw, a jack names the suit.

Source: the forum rules of Yugoslav card players, the seventh deal of Reli. Variant: two to four players, a match to 100.
Rulebook: docs/games/mau-mau.md; the sections named here and in the kernel are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass

from adut.cards import pack
from adut.deal import Deal
from adut.game import Entry, Game, Plan, Setup
from adut.kernels.shedding import SHEDDING, NamingSuit, Shedding, SheddingDeal, deal_out, shedding_zones
from adut.options import Options, option
from adut.zones import Zone

__all__ = ["GAME", "MauMau", "MauMauOptions", "NamingSuit", "Shedding"]


@dataclass(frozen=True)
class MauMauOptions(Options):
    """What tables do differently."""

    target: int = option(100, "The match ends after the deal in which somebody reaches so many points.", (50, 100, 150, 200), section="7.1")
    deals: int = option(50, "The match ends after so many deals, even if nobody has the target.", (12, 25, 50, 100), section="7.3")


class MauMau(Game):
    """The match: deals until somebody has the target; the lowest total wins."""

    id = "mau-mau"
    name = "Mau-mau"
    family = "lora"
    seats: tuple[int, ...] = (4, 2, 3)
    lowest_wins: bool = True
    options = MauMauOptions

    def zones(self, seats: int) -> list[Zone]:
        return shedding_zones(seats)

    def pack(self, setup: Setup) -> list[int]:
        return pack()

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        return deal_out(SheddingDeal(plan), cards, SHEDDING)

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        """7. Somebody is there, or the deals are over, and one player alone is lowest."""
        over = max(totals) >= setup.options.target or len(sheet) >= setup.options.deals
        return over and totals.count(min(totals)) == 1


GAME = MauMau()
