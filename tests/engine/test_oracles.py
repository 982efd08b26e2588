"""The engine against slow programs written from the rulebook pages: who acts, what they may do, what is said, what it scores."""

from __future__ import annotations

import pytest
from tests.conformance.plays import CASES, Case, Record, played
from tests.engine.oracles import MAKERS, oracle

from adut.deal import Event
from adut.game import listen

KNOWN = [case for case in CASES if case.game in MAKERS]
MATCHES = 20


def heard(event: Event) -> list[str]:
    """An event in the oracles' words; several events need none."""
    data = event.data
    if event.key == "declares":
        return [f"{event.seat} {data['value']} {data['form']} {data['length']} {data['rank']}"]
    if event.key == "shows":
        return [f"{event.seat} shows {' '.join(sorted(data['cards'].split()))}"]
    if event.key == "exchanges":
        return [f"{event.seat} exchanges {data['card']}"]
    if event.key == "last-card":
        return [f"{event.seat} last-card {data['card']}"]
    return [f"{event.seat} {event.key}"] if event.key in ("bela", "belot") else []


def compare(record: Record) -> None:
    """Play a deal on both sides and compare them before every move and at the end."""
    deal, other = record.start(), oracle(record.plan, record.pack)
    events = listen(deal)
    turned = [f"turned {fact.value}" for fact in deal.facts() if fact.key == "turned"]
    text = deal.vocabulary.text
    for seat, move in record.history:
        assert list(deal.actors()) == other.actors()
        assert {text(each) for each in deal.moves(seat)} == other.legal()
        deal.apply(seat, move)
        other.play(text(move))
    assert other.actors() == []
    assert turned + [word for event in events for word in heard(event)] == other.said()
    if deal.winner < 0:
        assert list(deal.scores()) == other.scores()
    assert getattr(other, "winner", -1) == deal.winner


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("case", KNOWN, ids=str)
def test_engine_and_oracle_agree(case: Case, seed: int) -> None:
    """Over whole random matches."""
    for record in played(case, 40 + seed):
        compare(record)
