"""4. An imagined deal agrees with all public evidence and can be played on. (Frequencies: ``test_frequencies``.)"""

from __future__ import annotations

import pytest
from tests.conformance.plays import CASES, Case, all_faces, drawn, dump, sampled, viewers

from adut.cards import set_of
from adut.deal import Deal
from adut.rng import Rng
from adut.zones import HAND, TOP, face_of, pool_of

POSITIONS = 8
PLAYED_ON = 200


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_known_stays(case: Case) -> None:
    """Sizes, seen zones, open tops, pools, known and ruled-out cards are those of the true deal."""
    rng = Rng(31)
    for record, count in sampled(case, 31, POSITIONS):
        deal = record.at(count)
        for viewer in viewers(case):
            agrees(deal, deal.imagine(viewer, rng), viewer)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_imagined_deals_are_whole(case: Case) -> None:
    """An imagined deal holds every card once more, knows no gap, and is plausible; so is the true one."""
    rng = Rng(32)
    for record, count in sampled(case, 32, POSITIONS):
        deal = record.at(count)
        assert deal.plausible()
        for viewer in viewers(case):
            imagined = deal.imagine(viewer, rng)
            assert imagined.plausible() and imagined.hidden == {}
            assert all_faces(imagined) == sorted(record.pack)
            assert all(imagined.count(zone) == len(imagined.tokens(zone)) for zone in imagined.zones())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_imagined_deals_can_be_played(case: Case) -> None:
    """An imagined deal goes on like any other, and whoever is to act in it can imagine in turn."""
    rng = Rng(33)
    for record, count in sampled(case, 33, POSITIONS // 2):
        imagined = record.at(count).imagine(0, rng)
        for _ in range(PLAYED_ON):
            if not imagined.actors():
                assert len(imagined.scores()) == len(record.plan.setup.sides)
                break
            imagined.apply(*drawn(imagined, rng))
            imagined = imagined.imagine(rng.below(case.seats), rng)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_imagining_changes_nothing(case: Case) -> None:
    """Neither the deal nor the sight is changed by being imagined from; the same numbers give the same deal."""
    for record, count in sampled(case, 34, POSITIONS // 2):
        deal = record.at(count)
        before = dump(deal)
        for viewer in viewers(case):
            sight = deal.sight(viewer)
            masked = dump(sight.deal)
            first = dump(sight.imagine(Rng(1)))
            sight.imagine(Rng(2))
            assert dump(sight.deal) == masked and dump(sight.imagine(Rng(1))) == first
        assert dump(deal) == before


def agrees(deal: Deal, imagined: Deal, viewer: int) -> None:
    """Assert that an imagined deal has all that a viewer knows of the true one."""
    assert imagined.known == deal.known and imagined.ruled_out == deal.ruled_out
    for zone in deal.zones():
        true, drawn_cards = deal.tokens(zone), imagined.tokens(zone)
        assert len(drawn_cards) == len(true)
        if deal.remembers(zone, viewer):
            assert drawn_cards == true
        if zone.faces == TOP and true:
            assert face_of(drawn_cards[-1]) == face_of(true[-1])
        if not zone.bits:
            assert [pool_of(token) for token in drawn_cards] == [pool_of(token) for token in true]
        if zone.kind == HAND:
            hand = set_of([face_of(token) for token in drawn_cards])
            assert not deal.known[zone.owner] & ~hand and not deal.ruled_out[zone.owner] & hand
            assert deal.barred(zone) & hand == 0
