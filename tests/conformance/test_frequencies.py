"""4. ``imagine`` reaches every consistent deal, each equally often, and no other.

The consistent deals are found by brute force: every way to lay the hidden cards into the hidden hands is traced back to a pack,
on which a slow program written from the rulebook (``tests/engine/oracles``) must be able to play the same moves and hear the same words.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.conformance.plays import Case, Record, played
from tests.conformance.test_hiding import relabelled
from tests.engine.oracles import MAKERS, oracle

from adut.cards import members, set_of, size
from adut.deal import Deal
from adut.rng import Rng

DRAWS = 4000
MOST_WAYS = 1680
"""No more ways to lay the cards are tried."""
MOST_DEALS = 150
"""With more, 4,000 draws say little."""

Hands = tuple[int, ...]


def lay(cards: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to lay cards into hands of these sizes."""
    if not sizes:
        yield []
        return
    for hand in itertools.combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in hand]
        yield from ([hand, *others] for others in lay(rest, sizes[1:]))


def ways(sizes: list[int]) -> int:
    """How many ways there are."""
    return math.factorial(sum(sizes)) // math.prod(math.factorial(each) for each in sizes)


def retold(record: Record, count: int, pack: list[int]) -> list[str] | None:
    """What is heard when the oracle plays the moves on a pack; None if a move is not possible."""
    game = oracle(record.plan, pack)
    for seat, move in record.history[:count]:
        text = record.plan.setup.game.vocabulary.text(move)
        if game.actors() != [seat] or text not in game.legal():
            return None
        game.play(text)
    return game.said()


def consistent(record: Record, count: int, deal: Deal, viewer: int) -> set[Hands]:
    """The hands of every deal that the viewer cannot tell from this one."""
    hands: list[int] = deal.hands  # type: ignore[attr-defined]
    others = [seat for seat in range(deal.seats) if seat != viewer]
    hidden = [card for seat in others for card in members(hands[seat])]
    truth = retold(record, count, record.pack)
    found: set[Hands] = set()
    for laid in lay(hidden, [size(hands[seat]) for seat in others]):
        other = deal.clone()
        new = hands.copy()
        for seat, cards in zip(others, laid, strict=True):
            new[seat] = set_of(list(cards))
        other.hands = new  # type: ignore[attr-defined]
        if retold(record, count, relabelled(record, deal, other)) == truth:
            found.add(tuple(new))
    return found


def late(case: Case, seed: int, number: int, left: int) -> tuple[Record, int]:
    """A position ``left`` moves before the end of a deal of a random match."""
    records = [record for record in played(case, seed) if len(record.history) > left + 20]
    record = records[number % len(records)]
    return record, len(record.history) - left


def check(record: Record, count: int, viewer: int) -> None:
    """Assert that 4,000 imagined deals are spread evenly over the consistent ones."""
    deal = record.at(count)
    expected = consistent(record, count, deal, viewer)
    assert tuple(deal.hands) in expected  # type: ignore[attr-defined]
    rng = Rng(count)
    sight = deal.sight(viewer)
    found = Counter(tuple(sight.imagine(rng).hands) for _ in range(DRAWS))  # type: ignore[attr-defined]
    assert set(found) <= expected, "an imagined deal contradicts the evidence"
    if len(expected) <= MOST_DEALS:
        assert set(found) == expected, "a consistent deal is never imagined"
        even(list(found.values()))


def even(counts: list[int]) -> None:
    """Assert that counts may come from equally likely outcomes (chi-square, far above its mean: once in a million)."""
    mean = sum(counts) / len(counts)
    freedom = len(counts) - 1
    assert sum((count - mean) ** 2 / mean for count in counts) < freedom + 5 * math.sqrt(2 * freedom) + 15


def feasible(record: Record, count: int, viewer: int) -> bool:
    """Whether the brute force is small enough, and there is something to choose."""
    hands: list[int] = record.at(count).hands  # type: ignore[attr-defined]
    return 1 < ways([size(hand) for seat, hand in enumerate(hands) if seat != viewer]) <= MOST_WAYS


LATE = [(id, seed, left) for id in MAKERS for seed in range(3) for left in (7, 8, 9)] + [(id, 0, 11) for id in MAKERS]


@pytest.mark.parametrize(("id", "seed", "left"), LATE)
def test_late_positions(id: str, seed: int, left: int) -> None:
    """Positions a few moves before the end of a deal, for two viewers each."""
    record, count = late(Case(id, 4), 50 + seed, 3 * seed + left, left)
    for viewer in (seed, (seed + left) % 4):
        if feasible(record, count, viewer):
            check(record, count, viewer)


ANNOUNCED = [
    (3, 5, 27, 1),
    (3, 5, 27, 2),
    (66, 3, 25, 0),
    (73, 3, 28, 0),
    (94, 2, 26, 3),
    (120, 5, 29, 0),
    (143, 0, 25, 2),
    (208, 2, 25, 0),
]
"""Late positions of Bela (seed, deal, moves, viewer) in which an announced declaration was not shown and may lie in several suits."""


@pytest.mark.parametrize(("seed", "number", "count", "viewer"), ANNOUNCED)
def test_declarations_announced_and_not_shown(seed: int, number: int, count: int, viewer: int) -> None:
    """4.5, 4.8: the suit was not said, so every suit in which it may still lie is imagined, as often as it deserves."""
    record = played(Case("bela", 4), seed)[number]
    assert len(record.at(count).readings()) > 1, "the position has ceased to be telling: find another"
    check(record, count, viewer)


def test_by_the_last() -> None:
    """King 3.4: the card that was turned up stays in forehand's hand."""
    checked = 0
    for seed in range(20):
        for record in played(Case("king", 4), seed):
            count = len(record.history) - 10
            deal = record.at(max(count, 0))
            if count > 20 and any(deal.known) and feasible(record, count, (record.plan.forehand + 1) % 4) and checked < 3:
                check(record, count, (record.plan.forehand + 1) % 4)
                checked += 1
    assert checked == 3


def test_without_evidence() -> None:
    """Tablić with four: in the last hand nothing says who holds which of the hidden cards, so all splits are equally likely."""
    record = played(Case("tablic", 4), 5)[0]
    count = next(at for at in range(len(record.history) - 1, 0, -1) if sizes(record, at) == [2, 2, 2, 2])
    deal = record.at(count)
    rng = Rng(6)
    found = Counter(tuple(deal.imagine(0, rng).hands) for _ in range(DRAWS))  # type: ignore[attr-defined]
    assert len(found) == 90
    even(list(found.values()))


def sizes(record: Record, count: int) -> list[int]:
    """The sizes of the hands after some moves."""
    return [size(hand) for hand in record.at(count).hands]  # type: ignore[attr-defined]
