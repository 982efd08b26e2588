"""Agreeing on tricks, as in preferans: a lone follower and the declarer settle a game without playing it.

The sections named here are those of the rulebook page of preferans.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from adut.deal import Phase
from adut.kernels.bidding import number_of
from adut.kernels.following import FollowingDeal
from adut.moves import FIRST_OWN, NUMBER, Verb

CLAIM: Final = Verb(FIRST_OWN + 32, "claim", NUMBER)
"""16.5: "daješ tri?"."""
GRANT: Final = Verb(FIRST_OWN + 33, "grant", NUMBER)
AGREE: Final = Verb(FIRST_OWN + 34, "agree")
PLAY_ON: Final = Verb(FIRST_OWN + 35, "play-on")
BARGAIN_VERBS: Final = (CLAIM, GRANT, AGREE, PLAY_ON)
MOST: Final = 5
"""More tricks than these are not spoken of."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BargainDeal(FollowingDeal):
    """A deal that may be settled by an agreement on tricks."""

    def led(self) -> Phase | None:
        """The play begins."""
        raise NotImplementedError

    def agreed(self) -> None:
        """The follower gets the tricks in ``offer``, and nothing is played."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Claiming(Phase):
    """16.5. The lone follower may ask for a number of tricks instead of playing."""

    id = "claiming"
    section = "16.5"

    def moves(self, deal: BargainDeal, seat: int) -> list[int]:
        return [PLAY_ON.of(), *[CLAIM.of(number) for number in range(1, MOST + 1)]]

    def apply(self, deal: BargainDeal, seat: int, move: int) -> Phase | None:
        deal.say(seat, move)
        deal.offer = 0 if move == PLAY_ON.of() else number_of(move)
        deal.turn = deal.declarer
        return GRANTING


@mypyc_attr(allow_interpreted_subclasses=True)
class Granting(Phase):
    """16.5. The declarer agrees, offers another number, or wants to play."""

    id = "granting"
    section = "16.5"

    def moves(self, deal: BargainDeal, seat: int) -> list[int]:
        moves = [PLAY_ON.of(), *[GRANT.of(number) for number in range(1, MOST + 1) if number != deal.offer]]
        return [*moves, AGREE.of()] if deal.offer else moves

    def apply(self, deal: BargainDeal, seat: int, move: int) -> Phase | None:
        deal.say(seat, move)
        if move == PLAY_ON.of():
            return deal.led()
        if move == AGREE.of():
            deal.agreed()
            return None
        deal.offer = number_of(move)
        deal.turn = deal.followers()[0]
        return ACCEPTING


@mypyc_attr(allow_interpreted_subclasses=True)
class Accepting(Phase):
    """16.5. The follower answers the declarer's offer."""

    id = "accepting"
    section = "16.5"

    def moves(self, deal: BargainDeal, seat: int) -> list[int]:
        return [PLAY_ON.of(), AGREE.of()]

    def apply(self, deal: BargainDeal, seat: int, move: int) -> Phase | None:
        deal.say(seat, move)
        if move == PLAY_ON.of():
            return deal.led()
        deal.agreed()
        return None


CLAIMING: Final = Claiming()
GRANTING: Final = Granting()
ACCEPTING: Final = Accepting()
