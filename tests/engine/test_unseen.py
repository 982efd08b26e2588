"""The sampler of unseen cards against brute force: how many deals agree with the evidence, and how often each is drawn."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.test_frequencies import even
from tests.games.build import dealt, plan, setup

from adut.cards import members, set_of, size
from adut.reading import multinomial, pick, spread
from adut.rng import Rng

DRAWS = 3000
WHOLE = list(range(8))
"""The cards of these small deals: eight clubs."""


def small(hands: list[int], stock: list[int], known: list[int], ruled_out: list[int]) -> Any:
    """A deal of King in which there are just these cards, and this is known of them."""
    deal = dealt(plan("king"), setup("king").game.pack(setup("king")))
    deal.hands, deal.stock, deal.taken = hands, stock, [0, 0, 0, 0]
    deal.known, deal.ruled_out = known, ruled_out
    return deal


@st.composite
def deals(draw: Any) -> Any:
    """A small deal with evidence that is true: some cards known, some ruled out."""
    order = draw(st.permutations(WHOLE))
    sizes = draw(st.lists(st.integers(1, 2), min_size=4, max_size=4))
    ends = [0, *itertools.accumulate(sizes)]
    hands = [set_of(list(order[start:end])) for start, end in itertools.pairwise(ends)]
    known = [draw(st.sampled_from([0, 0, hand, hand & -hand])) for hand in hands]
    ruled_out = [draw(st.integers(0, (1 << 8) - 1)) & draw(st.integers(0, (1 << 8) - 1)) & ~hand for hand in hands]
    return small(hands, list(order[ends[-1] :]), known, ruled_out)


Laid = tuple[tuple[int, ...], tuple[int, ...]]


def consistent(deal: Any, viewer: int) -> set[Laid]:
    """Every deal that a viewer holds possible, as hands and stock, by trying all orders of the hidden cards."""
    others = [seat for seat in range(4) if seat != viewer]
    hidden = [card for seat in others for card in members(deal.hands[seat])] + deal.stock
    found: set[Laid] = set()
    for order in itertools.permutations(hidden):
        hands = list(deal.hands)
        rest = list(order)
        for seat in others:
            count = size(deal.hands[seat])
            hands[seat], rest = set_of(rest[:count]), rest[count:]
        if all(not deal.known[seat] & ~hands[seat] and not deal.ruled_out[seat] & hands[seat] for seat in others):
            found.add((tuple(hands), tuple(rest)))
    return found


def laid(deal: Any) -> Laid:
    """A deal as hands and stock."""
    return tuple(deal.hands), tuple(deal.stock)


@given(deals(), st.integers(0, 3))
@settings(max_examples=30, derandomize=True, deadline=None, database=None)
def test_the_number_of_deals_is_exact(deal: Any, viewer: int) -> None:
    """The weight of the only reading, times the orders of the stock."""
    expected = consistent(deal, viewer)
    (reading,) = deal.sight(viewer).unseen.readings
    orders = len(list(itertools.permutations(deal.stock)))
    assert reading.weight * orders == len(expected)


@given(deals(), st.integers(0, 3), st.integers(0, 99))
@settings(max_examples=30, derandomize=True, deadline=None, database=None)
def test_only_consistent_deals_are_drawn(deal: Any, viewer: int, seed: int) -> None:
    expected = consistent(deal, viewer)
    rng = Rng(seed)
    sight = deal.sight(viewer)
    assert laid(deal) in expected
    assert all(laid(sight.imagine(rng)) in expected for _ in range(20))


CASES = [
    ([0b11, 0b1100, 0b110000, 0b11000000], [], [0, 0, 0, 0], [0, 0, 0, 0], 90),
    ([0b11, 0b1100, 0b110000, 0b11000000], [], [0, 0b100, 0, 0], [0, 0, 0, 0], 30),
    ([0b11, 0b1100, 0b110000, 0b11000000], [], [0, 0, 0, 0], [0, 0b110000, 0, 0], 36),
    ([0b11, 0b1100, 0b110000, 0b11000000], [], [0, 0, 0, 0b10000000], [0, 0b110000, 0b1000000, 0], 7),
    ([0b11, 0b100, 0b1000, 0b10000], [5, 6], [0, 0, 0, 0], [0, 0b1000000, 0b1000000, 0], 72),
]


@pytest.mark.parametrize(("hands", "stock", "known", "ruled_out", "count"), CASES)
def test_all_are_drawn_equally_often(hands: list[int], stock: list[int], known: list[int], ruled_out: list[int], count: int) -> None:
    """The counts were worked out by hand: 6!/2!2!2!; one card fixed; two cards barred from a hand; both; a stock in order."""
    deal = small(hands, stock, known, ruled_out)
    sight = deal.sight(0)
    rng = Rng(count)
    assert len(consistent(deal, 0)) == count
    found = Counter(laid(sight.imagine(rng)) for _ in range(DRAWS))
    assert len(found) == count
    even(list(found.values()))


def test_one_s_own_cards_stay() -> None:
    deal = small([0b11, 0b1100, 0b110000, 0b11000000], [8], [0, 0, 0, 0], [0, 0, 0, 0])
    for viewer in range(4):
        assert {deal.imagine(viewer, Rng(seed)).hands[viewer] for seed in range(20)} == {deal.hands[viewer]}


@pytest.mark.parametrize(("count", "rooms"), [(0, [2, 3]), (3, [2, 3]), (5, [2, 3]), (6, [2, 3]), (4, [1, 2, 3]), (2, [5]), (1, [])])
def test_spread(count: int, rooms: list[int]) -> None:
    expected = [list(way) for way in itertools.product(*[range(room + 1) for room in rooms]) if sum(way) == count]
    assert sorted(spread(count, rooms)) == expected


@pytest.mark.parametrize(("split", "ways"), [([], 1), ([3], 1), ([2, 2, 2], 90), ([1, 2], 3), ([0, 4, 1], 5), ([8, 8, 8], 9465511770)])
def test_multinomial(split: list[int], ways: int) -> None:
    assert multinomial(split) == ways


def test_pick_by_weight() -> None:
    rng = Rng(9)
    counts = Counter(pick([1.0, 1.0, 4.0, 10.0], rng) for _ in range(10000))
    assert set(counts) == {0, 2, 3}
    for index, share in ((0, 1000), (2, 3000), (3, 6000)):
        assert abs(counts[index] - share) < 5 * share**0.5
