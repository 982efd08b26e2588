"""``adut perft``: counts of legal lines, which pin rules down."""

from __future__ import annotations

import json
from collections.abc import Sequence

from adut.deal import Deal
from adut.errors import AdutError
from adut.game import Match, Plan, Setup
from adut.lab import seeds
from adut.rng import Rng
from adut.terminal import arguments
from adut.terminal.failures import BadArgument


def run(game: str, depth: int, seed: int | None, option: Sequence[str], seats: int | None, row: int | None, as_json: bool) -> None:
    """Do the command.

    Raises:
        AdutError: what is wrong with the arguments.
    """
    setup = arguments.setup(game, seats, option)
    number = seeds.drawn() if seed is None else seed
    deal = dealt(setup, number, row)
    if as_json:
        print(json.dumps({"game": game, "seats": setup.seats, "seed": number, "row": deal.plan.row, "counts": counts(deal, depth)}))
        return
    if seed is None:
        print(f"seed: {number}")
    for at, found in enumerate(counts(deal, depth), 1):
        print(f"{at}: {found}", flush=True)


def dealt(setup: Setup, seed: int, row: int | None) -> Deal:
    """The first deal of a match, or a row of its table, with the pack of the seed and the dealer in seat 0.

    Raises:
        BadArgument: the game has no such row.
    """
    if row is not None and row < 0:
        raise BadArgument(f"a row is 0 or more, not {row}")
    match = Match(setup)
    pack = match.shuffled(Rng(seed))
    plan = match.plan()
    try:
        return setup.game.deal(plan if row is None else Plan(setup, plan.number, plan.dealer, plan.totals, row), pack)
    except (LookupError, AdutError):
        raise BadArgument(f"{setup.game.id} has no row {row}") from None


def counts(deal: Deal, depth: int) -> list[int]:
    """The numbers of legal lines of 1, 2 … ``depth`` moves; lines that end earlier count as far as they go."""
    found = [0] * depth
    descend(deal, 0, found)
    return found


def descend(deal: Deal, at: int, found: list[int]) -> None:
    """Add the lines from a position, ``at`` moves deep."""
    for seat in deal.actors():
        moves = deal.moves(seat)
        found[at] += len(moves)
        if at + 1 == len(found):
            continue
        for move in moves:
            after = deal.clone()
            after.step(seat, move)
            descend(after, at + 1, found)
