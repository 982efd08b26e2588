"""Double Briškula: the game of Briškula for two in which each plays two cards to a trick.

Source: Briškula as played in Split and around it. Variant: four cards in hand, two drawn one by one.
Rulebook: docs/games/dupla-briskula.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from adut.deal import Deal
from adut.game import Plan
from adut.kernels.briscola import BriscolaDeal, BriscolaGame, BriscolaPlay
from adut.kernels.drawing import deal_out
from adut.options import Options, option

PACKETS: Final = (2, 2)
"""2.3."""
APIECE: Final = 2
"""4.1."""


@dataclass(frozen=True)
class DuplaOptions(Options):
    """What tables do differently."""

    wins: int = option(4, "Games that win the match.", (1, 2, 4), section="6.3")
    twos: bool = option(False, "Twos count 10 each, as they once did.", section="1.5")


class DuplaDeal(BriscolaDeal):
    """One game of double Briškula."""

    def blank(self) -> DuplaDeal:
        return DuplaDeal(self.plan)


class Playing(BriscolaPlay):
    """4. Four cards to a trick, two from each player in turn."""

    section = "4"
    apiece = APIECE


PLAYING: Final = Playing()


class DuplaBriskula(BriscolaGame):
    """The match of double Briškula."""

    id = "dupla-briskula"
    name = "Dupla briškula"
    seats: tuple[int, ...] = (2,)
    options = DuplaOptions

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        return deal_out(DuplaDeal(plan), cards, PACKETS, PLAYING)


GAME: Final = DuplaBriskula()
