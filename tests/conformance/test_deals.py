"""1. Cards are conserved, every deal ends, clones are independent, a replay of the log is identical."""

from __future__ import annotations

import pytest
from tests.conformance.plays import CASES, MOST_MOVES, Case, all_faces, drawn, dump, played, sampled, seen, viewers

from adut.game import Match
from adut.rng import Rng
from adut.table.log import Journal, dumps, parsed, replay


@pytest.mark.parametrize("case", CASES, ids=str)
def test_cards_are_conserved(case: Case) -> None:
    """After every move all zones together hold exactly the packs."""
    for record in played(case, 1)[:12]:
        whole = sorted(record.pack)
        deal = record.start()
        assert all_faces(deal) == whole
        for seat, move in record.history:
            deal.apply(seat, move)
            assert all_faces(deal) == whole, f"after {record.plan.setup.game.vocabulary.text(move)} of seat {seat}"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_deal_ends(case: Case) -> None:
    """A deal that is over has a score for every side, no actors and no moves; before, somebody can always move."""
    for record in played(case, 2):
        deal = record.start()
        for seat, move in record.history:
            assert deal.phase is not None and deal.phase.first(deal) in deal.actors()
            assert all(deal.moves(each) for each in deal.actors())
            deal.apply(seat, move)
        assert deal.actors() == () and deal.phase is None
        assert all(deal.moves(seat) == [] for seat in range(case.seats))
        assert len(deal.scores()) == len(record.plan.setup.sides)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_clones_are_independent(case: Case) -> None:
    """What is played on a clone changes nothing in the original, and the other way round."""
    rng = Rng(3)
    for record, count in sampled(case, 3, 5):
        deal = record.at(count)
        twin, before = deal.clone(), dump(deal)
        assert dump(twin) == before
        assert [seen(twin, viewer) for viewer in viewers(case)] == [seen(deal, viewer) for viewer in viewers(case)]
        for _ in range(40):
            if twin.actors():
                twin.step(*drawn(twin, rng))
        assert dump(deal) == before
        kept = dump(twin)
        deal.apply(*record.history[count])
        assert dump(twin) == kept


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_clone_makes_no_events(case: Case) -> None:
    """Search plays on clones; nobody must hear of it."""
    for record, count in sampled(case, 3, 3):
        deal = record.at(count)
        deal.trace = []
        twin = deal.clone()
        twin.apply(*record.history[count])
        assert deal.trace == [] and twin.trace is None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_step_does_what_apply_does(case: Case) -> None:
    """``step`` leaves out the check and nothing else."""
    for record, count in sampled(case, 4, 5):
        checked, unchecked = record.at(count), record.at(count)
        checked.apply(*record.history[count])
        unchecked.step(*record.history[count])
        assert dump(checked) == dump(unchecked)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_log_replays(case: Case) -> None:
    """A match written down and read again is the same match, line by line and state by state."""
    rng = Rng(5)
    journal = Journal(case.setup(), rng.below(case.seats))
    for _ in range(2):
        if journal.match.between:
            journal.begin(journal.match.shuffled(rng))
        while journal.match.actors():
            journal.apply(*drawn(journal.match.deal, rng))
    again = replay(parsed(dumps(journal.lines)))
    assert again.lines == journal.lines
    assert state(again.match) == state(journal.match)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_log_replays_up_to_a_move(case: Case) -> None:
    """A replay that stops after some moves is where the deal was then."""
    record = played(case, 6)[0]
    journal = Journal(case.setup(), record.plan.dealer)
    journal.begin(record.pack)
    for seat, move in record.history:
        journal.apply(seat, move)
    for count in (0, len(record.history) // 2, len(record.history) - 1):
        deal = replay(journal.lines, count).match.deal
        assert deal is not None and dump(deal) == dump(record.at(count))


def state(match: Match) -> object:
    """A match as data."""
    sheet = [(entry.label, entry.dealer, entry.points, entry.marks, entry.winner) for entry in match.sheet]
    return sheet, match.totals, match.over, match.winners, dump(match.deal)


def test_no_deal_is_near_the_bound() -> None:
    """The bound of these tests is one of the rules, not of the tests."""
    longest = max(len(record.history) for case in CASES for record in played(case, 2))
    assert longest < MOST_MOVES
