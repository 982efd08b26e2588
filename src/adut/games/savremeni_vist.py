"""Savremeni vist (modern whist): Vist in which points for honours have to be accepted, and with them a slam is promised.

Source: the same chapter, as it is played outside England. Variant: clockwise; both members of the side must accept.
Rulebook: docs/games/savremeni-vist.md. Everything that is not here is Vist.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from adut.deal import EMPTY, Fact, Phase
from adut.game import Plan
from adut.kernels import whist
from adut.kernels.tricks import replaced
from adut.kernels.whist import SAY, WhistDeal, WhistGame, WhistOptions, entitled, finish, first_of, partner_of, tricks_of, write_honours
from adut.moves import PASS, Verb, Vocabulary
from adut.options import Options, option

PROMISE: Final = Verb(65, "promise")
SMALL_SLAM: Final = 12
GRAND_SLAM: Final = 13
SLAM_POINTS: Final = {SMALL_SLAM: 1, GRAND_SLAM: 3}
"""5.3: in the third table."""
FAILED: Final = 1
"""5.4: what the opponents write there."""


@dataclass(frozen=True)
class SavremeniOptions(WhistOptions):
    """What tables do differently."""

    early_stop: bool = option(False, "The deal stops once a promised slam can no longer be made.", section="5.6")


class SavremeniDeal(WhistDeal):
    """A deal of Vist with a promise in it."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.answers: list[int] = EMPTY
        """What the members of the side with most honours have answered so far."""
        self.promised = -1
        """The side that has promised a slam; -1: none."""

    def blank(self) -> SavremeniDeal:
        return SavremeniDeal(self.plan)

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: SavremeniDeal = other
        self.answers = source.answers
        self.promised = source.promised

    def facts(self) -> list[Fact]:
        promised = [Fact("slam", "seat", str(first_of(self, self.promised)))] if self.promised >= 0 else []
        return super().facts() + promised

    def auction(self) -> list[tuple[int, int]]:
        """The honours said, then the answers to the question for a slam."""
        if not self.answers:
            return super().auction()
        first = first_of(self, asked_side(self))
        return super().auction() + [((first + 2 * at) % self.seats, answer) for at, answer in enumerate(self.answers)]


class Honours(whist.Announcing):
    """3. Honours are said, and the side with most of them is asked."""

    def after_all(self, deal: SavremeniDeal) -> Phase | None:
        side = entitled(deal)
        if side < 0:
            return PLAYING
        deal.turn = first_of(deal, side)
        return PROMISING


class Promising(Phase):
    """3.5. Both members of the side, one after the other, accept the points and promise a slam; or one of them refuses."""

    id = "promising"
    section = "3.5"

    def moves(self, deal: SavremeniDeal, seat: int) -> list[int]:
        return [PROMISE.of(), PASS.of()]

    def apply(self, deal: SavremeniDeal, seat: int, move: int) -> Phase | None:
        deal.answers = [*deal.answers, move]
        if move == PROMISE.of() and len(deal.answers) == 1:
            deal.turn = (seat + 2) % deal.seats
            return self
        if move == PROMISE.of():
            deal.promised = deal.plan.setup.side_of[seat]
            write_honours(deal, deal.promised)
        deal.turn = deal.plan.forehand
        return PLAYING


class Playing(whist.Playing):
    """4. The play of tricks; after a promise it is for the slam alone."""

    def after_trick(self, deal: SavremeniDeal) -> Phase | None:
        """5.6. A promised slam may be lost long before the last trick."""
        if deal.promised >= 0 and deal.plan.setup.options.early_stop and tricks_of(deal)[1 - deal.promised] > GRAND_SLAM - SMALL_SLAM:
            self.score(deal)
            finish(deal)
            return None
        return super().after_trick(deal)

    def score(self, deal: SavremeniDeal) -> None:
        """5.2 to 5.4. A slam counts in the third table, and tricks count nothing."""
        side = deal.promised
        if side < 0:
            super().score(deal)
            return
        points = SLAM_POINTS.get(tricks_of(deal)[side], 0)
        if points:
            deal.note("makes-slam", first_of(deal, side), seat_partner=partner_of(deal, side), points=str(points))
        else:
            side, points = 1 - side, FAILED
            deal.note("slam-fails", first_of(deal, side), seat_partner=partner_of(deal, side), points=str(points))
        deal.third = replaced(deal.third, side, deal.third[side] + points)


HONOURS: Final = Honours()
PROMISING: Final = Promising()
PLAYING: Final = Playing()


def asked_side(deal: SavremeniDeal) -> int:
    """The side whose honours are most."""
    return 0 if whist.honour_points(deal, 0) else 1


class SavremeniVist(WhistGame):
    """The match, with promises."""

    id = "savremeni-vist"
    name = "Savremeni vist"
    options: type[Options] = SavremeniOptions
    vocabulary = Vocabulary((), (SAY, PROMISE))

    def opening(self) -> Phase:
        return HONOURS

    def blank(self, plan: Plan) -> SavremeniDeal:
        return SavremeniDeal(plan)


GAME: Final = SavremeniVist()
