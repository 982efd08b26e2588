"""Counts of legal lines: against a naive enumeration, and with several seats to act at once."""

from typing import Any

import pytest

from adut import registry
from adut.deal import Deal, Phase
from adut.errors import AdutError
from adut.game import Entry, Game, Match, Plan, Setup
from adut.lab.perft import counts, dealt
from adut.moves import DONE, PASS
from adut.options import Options, read
from adut.zones import Zone


def naive(deal: Deal, depth: int) -> int:
    """The number of lines of exactly this depth, each move checked."""
    if depth == 0:
        return 1
    total = 0
    for seat in deal.actors():
        for move in deal.moves(seat):
            after = deal.clone()
            after.apply(seat, move)
            total += naive(after, depth - 1)
    return total


@pytest.mark.parametrize("row", [None, 7])
def test_king(row: int | None) -> None:
    game = registry.game("king")
    deal = dealt(Setup(game, 4, read(game.options, {})), 1, row)
    assert counts(deal, 4) == [naive(deal, depth) for depth in (1, 2, 3, 4)]


def test_no_such_row() -> None:
    game = registry.game("king")
    for row in (-1, 99):
        with pytest.raises(AdutError, match="row"):
            dealt(Setup(game, 4, read(game.options, {})), 1, row)


class Both(Phase):
    """Two seats say once each, in any order, whether they are done."""

    several = True

    def actors(self, deal: Any) -> tuple[int, ...]:
        return tuple(seat for seat in (0, 1) if not deal.known[seat])

    def moves(self, deal: Any, seat: int) -> list[int]:
        return [PASS.of(), DONE.of()]

    def apply(self, deal: Any, seat: int, move: int) -> Phase | None:
        deal.known = [known or int(at == seat) for at, known in enumerate(deal.known)]
        return self if self.actors(deal) else None


class BothDeal(Deal):
    """A deal without cards."""

    def blank(self) -> Deal:
        return BothDeal(self.plan)


class BothGame(Game):
    id, seats = "both", (2,)

    def zones(self, seats: int) -> list[Zone]:
        return []

    def pack(self, setup: Setup) -> list[int]:
        return []

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        deal = BothDeal(plan)
        deal.phase = Both()
        return deal

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        return True


def test_simultaneous_actors_count_in_every_order() -> None:
    deal = Match(Setup(BothGame(), 2, Options())).begin([])
    assert counts(deal, 3) == [4, 8, 0]
