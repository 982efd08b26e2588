"""2. Every legal move has a text form that parses back to it; every other move is refused with a reason."""

from __future__ import annotations

import pytest
from tests.conformance.plays import CASES, Case, candidates, dump, played, refused, sampled

from adut.deal import Deal
from adut.errors import IllegalMove
from adut.rng import Rng
from adut.view import describe

POSITIONS = 8


@pytest.mark.parametrize("case", CASES, ids=str)
def test_texts_parse_back(case: Case) -> None:
    """The text of a legal move names this move and no other, in capitals or not."""
    for record in played(case, 11)[:6]:
        deal = record.start()
        for seat, move in record.history:
            moves = deal.moves(seat)
            texts = [deal.vocabulary.text(each) for each in moves]
            assert [deal.vocabulary.parse(text) for text in texts] == moves
            assert [deal.vocabulary.parse(text.lower()) for text in texts] == moves
            assert len(set(texts)) == len(moves)
            deal.apply(seat, move)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_legal_moves_are_accepted(case: Case) -> None:
    """Every move that is offered can be made."""
    for record, count in sampled(case, 12, POSITIONS):
        deal = record.at(count)
        for seat in deal.actors():
            for move in deal.moves(seat):
                deal.clone().apply(seat, move)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_other_moves_are_refused(case: Case) -> None:
    """Whatever else a number may say, it is refused with a reason, and nothing changes."""
    rng = Rng(13)
    for record, count in sampled(case, 13, POSITIONS):
        deal = record.at(count)
        before = dump(deal)
        for seat in deal.actors():
            legal = deal.moves(seat)
            others = [move for move in candidates(deal.vocabulary, rng) if move not in legal]
            others += [move | 1 << 40 for move in legal]
            assert all(refused(deal, seat, move) for move in others)
        assert dump(deal) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_only_actors_move(case: Case) -> None:
    """A seat that is not to act, or does not exist, is refused even a move that another may make."""
    for record, count in sampled(case, 14, POSITIONS):
        deal = record.at(count)
        before = dump(deal)
        move = deal.moves(deal.actors()[0])[0]
        for seat in [-1, *range(case.seats + 1)]:
            if seat not in deal.actors():
                assert deal.moves(seat) == []
                assert rule_of(deal, seat, move) == "not-your-turn"
        assert dump(deal) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_moves_after_the_end(case: Case) -> None:
    """A deal that is over refuses everything."""
    record = played(case, 14)[0]
    deal = record.at(len(record.history))
    seat, move = record.history[-1]
    assert rule_of(deal, seat, move) == "deal-over"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_moves_describe_themselves(case: Case) -> None:
    """The zones and cards a move names for screens exist, and a card's source holds it where the mover sees it."""
    for record, count in sampled(case, 15, POSITIONS):
        deal = record.at(count)
        zones = {zone.id: zone for zone in deal.zones()}
        for seat in deal.actors():
            cards = {zone.id: zone.cards for zone in deal.view(seat).zones}
            for move in deal.moves(seat):
                shown = describe(deal, seat, move)
                assert shown.move == deal.vocabulary.text(move)
                assert {shown.source, shown.target} <= {"", *zones}
                assert not (shown.card and shown.source) or shown.card in cards[shown.source]


def rule_of(deal: Deal, seat: int, move: int) -> str:
    """The rule by which a move is refused."""
    with pytest.raises(IllegalMove) as caught:
        deal.apply(seat, move)
    assert caught.value.text
    return caught.value.rule
