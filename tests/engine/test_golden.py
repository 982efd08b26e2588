"""Golden logs: one match for each game (of a long one, the first deals), played by the random player, and what a spectator sees of it.

``tests/golden/<id>.log`` is the log; ``<id>.seen`` shows every so many moves the table as a spectator has it.
A change of the rules, of the shuffle or of the form of the log shows as a difference in review.
``ADUT_GOLDEN=write`` writes the files anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from adut import registry
from adut.deal import Deal
from adut.game import Setup
from adut.players.player import RandomPlayer
from adut.rng import Rng
from adut.table.log import Journal, dumps, parsed, replay

FOLDER = Path(__file__).parent.parent / "golden"
SEED = 2024
EVERY = 29
"""A number of moves between two pictures that is no multiple of a trick or a hand."""
PICTURES = 12
MOST_MOVES = 500
"""After so many moves no further deal begins."""


def match_of(id: str) -> Journal:
    """A match of random players."""
    game = registry.game(id)
    journal = Journal(Setup(game, game.seats[0], game.options()))
    rng, player = Rng(SEED), RandomPlayer(SEED)
    while not journal.match.over and moves_of(journal) < MOST_MOVES:
        journal.begin(journal.match.shuffled(rng))
        while journal.match.actors():
            seat = journal.match.actors()[0]
            assert journal.match.deal is not None
            journal.apply(seat, player.choose(journal.match.deal.sight(seat)))
    return journal


def moves_of(journal: Journal) -> int:
    """How many moves a log has."""
    return len([line for line in journal.lines if "move" in line])


def pictures(journal: Journal) -> Iterator[str]:
    """What a spectator sees every so many moves, and at the end the sheet."""
    for count in range(0, min(moves_of(journal), EVERY * PICTURES), EVERY):
        deal = replay(journal.lines, count).match.deal
        assert deal is not None
        yield f"after {count} moves\n" + "".join(f"  {line}\n" for line in picture(deal))
    for entry in journal.match.sheet:
        marks = " ".join(mark or "." for mark in entry.marks)
        yield f"{entry.label or 'deal'}: dealer {entry.dealer}, points {entry.points}, marks {marks}\n"
    yield f"totals {journal.match.totals}, won by {journal.match.winners}\n"


def picture(deal: Deal) -> Iterator[str]:
    """A view as lines."""
    view = deal.view(None)
    yield f"deal {view.number}, dealer {view.dealer}, {view.section} {view.phase}, to act {view.actors}"
    yield from (f"{fact.key}: {fact.value}" for fact in view.facts)
    yield from (f"{zone.id}: {' '.join(card or '#' for card in zone.cards)}" for zone in view.zones if zone.cards)
    if view.last_trick:
        yield "last trick: " + ", ".join(f"{each.seat} {each.card}" for each in view.last_trick)


@pytest.mark.parametrize("id", registry.ids())
def test_golden(id: str) -> None:
    """The same players play the same match, and the stored log replays to the byte."""
    log, seen = FOLDER / f"{id}.log", FOLDER / f"{id}.seen"
    if os.environ.get("ADUT_GOLDEN") == "write":
        journal = match_of(id)
        log.write_text(dumps(journal.lines), encoding="utf-8")
        seen.write_text("".join(pictures(journal)), encoding="utf-8")
    assert log.exists() and seen.exists(), "there is no golden log yet: write it with ADUT_GOLDEN=write and look through it"
    stored = log.read_text(encoding="utf-8")
    again = replay(parsed(stored))
    assert (again.match.over or moves_of(again) >= MOST_MOVES) and dumps(again.lines) == stored
    assert dumps(match_of(id).lines) == stored
    assert "".join(pictures(again)) == seen.read_text(encoding="utf-8")
