"""3. Non-interference: permute the cards a seat cannot see, and nothing that it (or a spectator) is sent changes."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from tests.conformance.plays import CASES, SPECTATOR, Case, Record, candidates, dump, perceived, refused, sampled, seen, viewers

from adut.cards import BACK, set_of
from adut.deal import Deal
from adut.moves import CARD, CARDS
from adut.rng import Rng
from adut.sight import Sight
from adut.zones import HAND, TOP

POSITIONS = 6
REFUSALS = 60
LONGEST = 160
"""Longer histories are not replayed from the start."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_sent_depends_on_hidden_cards(case: Case) -> None:
    """View, moves, refusals, and the sight with everything in it are the same in every deal that is imagined."""
    rng = Rng(21)
    different = 0
    for record, count in sampled(case, 21, POSITIONS):
        deal = record.at(count)
        for viewer in viewers(case):
            sight = deal.sight(viewer)
            other = sight.imagine(rng)
            different += dump(other) != dump(deal)
            assert seen(other, viewer) == seen(deal, viewer)
            assert other.moves(viewer) == deal.moves(viewer)
            assert refusals(other, viewer, count) == refusals(deal, viewer, count)
            assert dump(other.sight(viewer)) == dump(sight)
    assert different >= case.seats, "the imagined deals must really be others"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_imagining_does_not_depend_on_hidden_cards(case: Case) -> None:
    """With the same random numbers the same deals are imagined, whatever the truth is."""
    for record, count in sampled(case, 22, POSITIONS):
        deal = record.at(count)
        for viewer in viewers(case):
            other = deal.imagine(viewer, Rng(count))
            assert dump(other.imagine(viewer, Rng(5))) == dump(deal.imagine(viewer, Rng(5)))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_whole_story_is_the_same(case: Case) -> None:
    """Deal a pack anew so that it leads to the imagined deal: from the first card on, everything a viewer was sent is the same.

    So an imagined deal agrees with all that has been seen and heard, the legality of every play included.
    """
    rng = Rng(23)
    for record, count in sampled(case, 23, 2 * POSITIONS, LONGEST):
        deal = record.at(count)
        if len(set(record.pack)) < len(record.pack) or hasattr(deal, "salt") or hasattr(deal, "limits"):
            pytest.skip("equal cards, shuffles within the deal, or unseen draws into hands cannot be traced back to the pack")
        for viewer in viewers(case):
            if any(
                deal.told(seat, move, viewer) != deal.vocabulary.text(move) and names_card(deal, move)
                for seat, move in record.history[:count]
            ):
                continue  # a card laid away face down would have to be another one
            pack = relabelled(record, deal, deal.imagine(viewer, rng))
            told = perceived(record.start(), record.history[:count], viewer)
            assert list(perceived(record.start(pack), record.history[:count], viewer)) == list(told)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_sent_depends_on_hidden_moves(case: Case) -> None:
    """A move not told whole, such as a sign to a partner, could have been any other told so; one not told at all, none."""
    for record, count in sampled(case, 27, 2 * POSITIONS, LONGEST):
        deal = record.at(count)
        seat, move = record.history[count]
        for viewer in viewers(case):
            told = deal.told(seat, move, viewer)
            if told == deal.vocabulary.text(move):
                continue
            others = [each for each in deal.moves(seat) if deal.told(seat, each, viewer) == told]
            after = {(seen(other, viewer), dump(other.sight(viewer).deal)) for other in [made(deal, seat, each) for each in others]}
            assert len(after) == 1
            assert told or after == {(seen(deal, viewer), dump(deal.sight(viewer).deal))}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_masked_deal_looks_like_the_true_one(case: Case) -> None:
    """A sight shows its seat what the deal itself shows, offers its moves, and can be sent to another process."""
    for record, count in sampled(case, 24, POSITIONS):
        deal = record.at(count)
        for viewer in viewers(case):
            sight = deal.sight(viewer)
            assert seen(sight.deal, viewer) == seen(deal, viewer)
            assert sight.view == deal.view(None if viewer == SPECTATOR else viewer)
            assert sight.moves == deal.moves(viewer)
            copy: Sight = pickle.loads(pickle.dumps(sight))
            assert dump(copy) == dump(sight) and copy.view == sight.view
            assert dump(copy.imagine(Rng(4))) == dump(sight.imagine(Rng(4)))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_masked_deal_holds_no_hidden_card(case: Case) -> None:
    """Of what a viewer does not know, a masked deal has backs and publicly known cards, and says how many."""
    for record, count in sampled(case, 25, POSITIONS):
        deal = record.at(count)
        for viewer in viewers(case):
            masked = deal.sight(viewer).deal
            assert getattr(masked, "salt", "") == ""
            for zone in deal.zones():
                held, left = deal.tokens(zone), masked.tokens(zone)
                assert masked.count(zone) == len(held)
                if deal.remembers(zone, viewer):
                    assert left == held
                elif zone.bits:
                    assert zone.kind != HAND or set_of(left) == set_of(held) & deal.known[zone.owner]
                    assert zone.kind == HAND or not left
                else:
                    hidden = left[:-1] if zone.faces == TOP else left
                    assert all(token & BACK == BACK for token in hidden)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_hide_faces(case: Case) -> None:
    """A view shows a face where its zone says that the viewer sees it, and a back everywhere else."""
    for record, count in sampled(case, 26, POSITIONS):
        deal = record.at(count)
        for viewer in viewers(case):
            view = deal.view(None if viewer == SPECTATOR else viewer)
            for zone, shown in zip(deal.zones(), view.zones, strict=True):
                open_cards = [card for card in shown.cards if card is not None]
                most = len(shown.cards) if deal.sees(zone, viewer) else int(zone.faces == TOP)
                assert len(open_cards) == min(most, len(shown.cards)) and len(shown.cards) == deal.count(zone)


def names_card(deal: Deal, move: int) -> bool:
    """Whether a move names a card."""
    return not {CARD, CARDS}.isdisjoint(deal.vocabulary.verb(move).fields)


def made(deal: Deal, seat: int, move: int) -> Deal:
    """The deal after a move."""
    after = deal.clone()
    after.apply(seat, move)
    return after


def refusals(deal: Deal, viewer: int, seed: int) -> list[str]:
    """The words with which a viewer's attempts are refused."""
    legal = deal.moves(viewer)
    rng = Rng(seed)
    tried = [move for move in candidates(deal.vocabulary, rng) if move not in legal]
    rng.shuffle(tried)
    return [reason(deal, viewer, move) for move in tried[:REFUSALS]]


def reason(deal: Deal, viewer: int, move: int) -> str:
    """The words of a refusal; that every refusal has some is the matter of another test."""
    try:
        return refused(deal, viewer, move)
    except Exception as error:
        return repr(error)


def relabelled(record: Record, deal: Deal, imagined: Deal) -> list[int]:
    """The pack from which the moves so far lead to the imagined deal: each hidden card renamed to the one imagined in its place."""
    renamed: dict[int, int] = {card: card for card in record.pack}
    for zone in deal.zones():
        old, new = deal.tokens(zone), imagined.tokens(zone)
        if zone.bits:
            old, new = [card for card in old if card not in new], [card for card in new if card not in old]
        renamed.update(zip(old, new, strict=True))
    assert sorted(renamed.values()) == sorted(record.pack)
    return [renamed[card] for card in record.pack]


def test_renaming_is_a_real_permutation() -> None:
    """The permuted packs of these tests differ from the true ones."""
    changed: list[Any] = []
    for case in [case for case in CASES if not case.changed]:
        for record, count in sampled(case, 23, 2, LONGEST):
            deal = record.at(count)
            if len(set(record.pack)) == len(record.pack):
                changed.append(relabelled(record, deal, deal.imagine(0, Rng(1))) != record.pack)
    assert changed and sum(changed) * 2 >= len(changed)
