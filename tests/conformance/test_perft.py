"""7. The numbers of legal lines of fixed deals, the same for compiled and plain Python.

``tests/perft/<id>.perft`` has lines ``seed depth count``; behind them may stand ``name=value`` for what differs
from the usual: ``seats``, ``row`` (of a match with a fixed order of sub-games), and options.
The deal is the first of a match with the dealer in seat 0, its pack shuffled by ``Rng(seed)``.
``ADUT_PERFT=write`` puts in the counts anew; lines may then end in ``seed depth ?``.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from adut import options, registry
from adut.deal import Deal
from adut.game import Match, Plan, Setup
from adut.rng import Rng

FOLDER = Path(__file__).parent.parent / "perft"


def rows(id: str) -> list[list[str]]:
    """The lines of a game's file that hold counts."""
    path = FOLDER / f"{id}.perft"
    assert path.exists(), f"there is no {path.name} yet: write lines 'seed depth ?' and fill them in with ADUT_PERFT=write"
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.split() for line in lines if line and not line.startswith("#")]


def opened(id: str, seed: int, given: list[str]) -> tuple[Plan, list[int], Deal]:
    """The plan, the pack and the deal of a line."""
    chosen = dict(each.split("=") for each in given)
    game = registry.game(id)
    seats, row = int(chosen.pop("seats", game.seats[0])), int(chosen.pop("row", 0))
    match = Match(Setup(game, seats, options.read(game.options, chosen)))
    pack = match.shuffled(Rng(seed))
    plan = match.plan()
    plan = Plan(plan.setup, plan.number, plan.dealer, plan.totals, row)
    return plan, pack, game.deal(plan, list(pack))


def lines_of(deal: Deal, depth: int) -> int:
    """How many sequences of so many legal moves there are."""
    count = 0
    for seat in deal.actors():
        moves = deal.moves(seat)
        if depth == 1:
            count += len(moves)
            continue
        for move in moves:
            after = deal.clone()
            after.apply(seat, move)
            count += lines_of(after, depth - 1)
    return count


@pytest.mark.parametrize("id", registry.ids())
def test_perft(id: str) -> None:
    """Every line of the file."""
    for seed, depth, count, *given in rows(id):
        _, _, deal = opened(id, int(seed), given)
        found = lines_of(deal, int(depth))
        if os.environ.get("ADUT_PERFT") == "write":
            write(id, [seed, depth, count, *given], found)
        else:
            assert found == int(count), f"seed {seed}, depth {depth} {' '.join(given)}"


def write(id: str, row: list[str], found: int) -> None:
    """Put a new count into the file."""
    path = FOLDER / f"{id}.perft"
    new = " ".join([*row[:2], str(found), *row[3:]])
    path.write_text(path.read_text(encoding="utf-8").replace(" ".join(row) + "\n", new + "\n"), encoding="utf-8")
