"""4. ``imagine`` reaches every consistent deal, each equally often, and no other.

The consistent deals are found by brute force: every way to lay the hidden cards into the hidden places is traced back to a pack,
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

from adut import registry
from adut.cards import set_of, size
from adut.deal import Deal
from adut.moves import DISCARD, card_of, code_of
from adut.rng import Rng
from adut.zones import Zone

DRAWS = 4000
MOST_WAYS = 1680
"""No more ways to lay the cards are tried."""
MOST_DEALS = 150
"""With more, 4,000 draws say little."""

Places = tuple[int, ...]
"""The cards in the hidden places, as sets."""


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
    """What is heard when the oracle plays the moves on a pack; None if a move is not possible.

    A card laid away unseen is the one that the pack has in its place.
    """
    game = oracle(record.plan, pack)
    renamed = dict(zip(record.pack, pack, strict=True))
    for seat, move in record.history[:count]:
        laid_away = code_of(move) == DISCARD.code
        text = record.plan.setup.game.vocabulary.text(DISCARD.of(renamed[card_of(move)]) if laid_away else move)
        if game.actors() != [seat] or text not in game.legal():
            return None
        game.play(text)
    return game.said()


def hidden(deal: Deal, viewer: int) -> list[Zone]:
    """The places whose cards the viewer does not know."""
    return [zone for zone in deal.zones() if not deal.remembers(zone, viewer) and deal.tokens(zone)]


def places(deal: Deal, viewer: int) -> Places:
    """What lies in them."""
    return tuple(set_of(deal.tokens(zone)) for zone in hidden(deal, viewer))


def consistent(record: Record, count: int, deal: Deal, viewer: int) -> set[Places]:
    """The hidden places of every deal that the viewer cannot tell from this one."""
    zones = hidden(deal, viewer)
    cards = [card for zone in zones for card in deal.tokens(zone)]
    truth = retold(record, count, record.pack)
    found: set[Places] = set()
    for laid in lay(cards, [len(deal.tokens(zone)) for zone in zones]):
        other = deal.clone()
        for zone, there in zip(zones, laid, strict=True):
            other.put(zone, list(there))
        if retold(record, count, relabelled(record, deal, other)) == truth:
            found.add(places(other, viewer))
    return found


def late(case: Case, seed: int, number: int, left: int) -> tuple[Record, int]:
    """A position ``left`` moves before the end of a deal of a random match."""
    records = [record for record in played(case, seed) if len(record.history) > left + 5 * case.seats]
    record = records[number % len(records)]
    return record, len(record.history) - left


def check(record: Record, count: int, viewer: int) -> None:
    """Assert that 4,000 imagined deals are spread evenly over the consistent ones."""
    deal = record.at(count)
    expected = consistent(record, count, deal, viewer)
    assert places(deal, viewer) in expected
    rng = Rng(count)
    sight = deal.sight(viewer)
    found = Counter(places(sight.imagine(rng), viewer) for _ in range(DRAWS))
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
    return 1 < ways([size(there) for there in places(record.at(count), viewer)]) <= MOST_WAYS


LATE = [(id, seed, left) for id in MAKERS for seed in range(3) for left in (5, 7, 8, 9)] + [(id, 0, 11) for id in MAKERS]


@pytest.mark.parametrize(("id", "seed", "left"), LATE)
def test_late_positions(id: str, seed: int, left: int) -> None:
    """Positions a few moves before the end of a deal, for two viewers each."""
    seats = registry.game(id).seats[0]
    record, count = late(Case(id, seats), 50 + seed, 3 * seed + left, left)
    for viewer in {seed % seats, (seed + left) % seats}:
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
