"""Vist (whist) for two against two: the last card dealt is trump, honours count, gems make rubbers, and rubbers the match.

Source: the chapter on Whist in a handbook of Yugoslav card games. Variant: the family whist of England, clockwise.
Rulebook: docs/games/vist.md; the sections named here are its sections. All but the first question is the kernel's.
"""

from __future__ import annotations

from typing import Final

from adut.deal import Phase
from adut.kernels.whist import Announcing, Playing, WhistDeal, WhistGame, entitled, finish, write_honours


class Honours(Announcing):
    """3. Honours are said, and the side with most of them writes its points at once."""

    def after_all(self, deal: WhistDeal) -> Phase | None:
        """3.5. Points for honours that make a gem end the deal before it is played."""
        side = entitled(deal)
        if side >= 0:
            write_honours(deal, side)
        if deal.closed:
            finish(deal)
            return None
        return PLAYING


HONOURS: Final = Honours()
PLAYING: Final = Playing()


class Vist(WhistGame):
    """The match of the source."""

    id = "vist"
    name = "Vist"

    def opening(self) -> Phase:
        return HONOURS


GAME: Final = Vist()
