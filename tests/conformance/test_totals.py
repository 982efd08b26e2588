"""5. Totals add up as the rulebook says. Each game states its own sum: ``adds_up(deal)`` in ``tests/games/test_<id>.py``."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from tests.conformance.plays import CASES, Case, played

from adut.deal import Deal
from adut.game import Match

FOLDER = Path(__file__).parent.parent / "games"


def stated(id: str) -> Callable[[Deal], bool]:
    """The sum a game states."""
    name = f"tests/games/test_{id.replace('-', '_')}.py"
    assert Path(name).name in [path.name for path in FOLDER.iterdir()], f"{name} is missing; it states adds_up(deal), the sum of a deal"
    module = import_module(name.removesuffix(".py").replace("/", "."))
    adds_up: Callable[[Deal], bool] = module.adds_up
    return adds_up


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_deal_adds_up(case: Case, seed: int) -> None:
    """The points of a finished deal have the sum that the rulebook gives."""
    adds_up = stated(case.game)
    for record in played(case, 60 + seed):
        assert adds_up(record.at(len(record.history))), f"deal {record.plan.number}"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_sheet_adds_up(case: Case) -> None:
    """Totals are the sums of the deals, and the winners are those the totals, or the last deal, name."""
    records = played(case, 63)
    match = Match(records[0].plan.setup, records[0].plan.dealer)
    for record in records:
        assert match.totals == record.plan.totals and not match.over and match.winners == []
        match.begin(record.pack)
        for seat, move in record.history:
            match.apply(seat, move)
    assert match.over and not match.between
    assert match.totals == [sum(points) for points in zip(*[entry.points for entry in match.sheet], strict=True)]
    last = match.sheet[-1].winner
    assert match.winners == ([last] if last >= 0 else match.setup.game.leaders(match.totals))
