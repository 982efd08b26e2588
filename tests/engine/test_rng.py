"""The random numbers: the published generator, and fair use of it."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest

from adut.rng import Rng, mix

REFERENCE = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
"""What the authors' program of xoshiro128++ puts out from the state 1, 2, 3, 4."""
SPLITMIX = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]
"""What the authors' program of splitmix64 puts out from the seed 0; its state moves on by a constant."""
GOLDEN = 0x9E3779B97F4A7C15
LONG = (1 << 64) - 1


def rotated(value: int, by: int) -> int:
    """Bits of a 32-bit word moved round to the left."""
    return (value << by | value >> 32 - by) & 0xFFFFFFFF


def reference(a: int, b: int, c: int, d: int) -> Iterator[int]:
    """xoshiro128++ written down from its paper, with shifts on unbounded ints."""
    state = [a, b, c, d]
    while True:
        yield (rotated((state[0] + state[3]) & 0xFFFFFFFF, 7) + state[0]) & 0xFFFFFFFF
        shifted = state[1] << 9 & 0xFFFFFFFF
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= shifted
        state[3] = rotated(state[3], 11)


def of_state(a: int, b: int, c: int, d: int) -> Rng:
    """A generator in this state."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = a, b, c, d
    return rng


def words(rng: Rng, count: int) -> list[int]:
    """The next numbers."""
    return [int(rng.word()) for _ in range(count)]


def test_the_published_numbers() -> None:
    assert words(of_state(1, 2, 3, 4), 10) == REFERENCE
    assert list(itertools.islice(reference(1, 2, 3, 4), 10)) == REFERENCE


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1, 12345])
def test_the_reference_program(seed: int) -> None:
    rng = Rng(seed)
    expected = reference(int(rng.a), int(rng.b), int(rng.c), int(rng.d))
    assert words(rng, 200) == list(itertools.islice(expected, 200))


def test_the_seed_is_spread_by_splitmix() -> None:
    assert [mix(GOLDEN * step & LONG) for step in range(4)] == SPLITMIX


SEEDS = [(0, 0), (1, 0), (1, 7), (LONG, 0)]


@pytest.mark.parametrize(("seed", "stream"), SEEDS)
def test_the_state_of_a_seed(seed: int, stream: int) -> None:
    """It must never change, for logs and reports name seeds."""
    assert words(Rng(seed, stream), 9) == list(itertools.islice(reference(*seeded(seed, stream)), 9))


def test_a_negative_seed_is_its_64_bits() -> None:
    assert words(Rng(-1), 3) == words(Rng(LONG), 3)


def split(seed: int) -> int:
    """The first output of splitmix64 from a seed, written down from its paper."""
    z = seed + GOLDEN & LONG
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & LONG
    z = (z ^ z >> 27) * 0x94D049BB133111EB & LONG
    return z ^ z >> 31


def seeded(seed: int, stream: int) -> tuple[int, int, int, int]:
    """The state for a seed: two steps of splitmix, the stream's own step mixed in."""
    first = split(seed ^ split(stream))
    second = split(first)
    return first & 0xFFFFFFFF, first >> 32, second & 0xFFFFFFFF, second >> 32


def test_seeds_and_streams_differ() -> None:
    found = {tuple(words(Rng(seed, stream), 2)) for seed in range(50) for stream in range(20)}
    assert len(found) == 1000


@pytest.mark.parametrize("n", [1, 2, 3, 6, 52])
def test_below_is_uniform(n: int) -> None:
    rng = Rng(n)
    counts = Counter(rng.below(n) for _ in range(2000 * n))
    assert set(counts) == set(range(n))
    assert all(abs(count - 2000) < 5 * 2000**0.5 for count in counts.values())


def test_fraction() -> None:
    rng = Rng(3)
    found = [rng.fraction() for _ in range(20000)]
    assert 0 <= min(found) < 0.001 and 0.999 < max(found) < 1
    assert abs(sum(found) / len(found) - 0.5) < 0.01


def test_shuffle_reaches_every_order_equally() -> None:
    rng = Rng(4)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 500):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert all(abs(count - 500) < 5 * 500**0.5 for count in counts.values())


def test_shuffle_keeps_the_items() -> None:
    for count in (0, 1, 52):
        items = list(range(count))
        Rng(5).shuffle(items)
        assert sorted(items) == list(range(count))


def test_spawned_generators_are_their_own() -> None:
    rng, same = Rng(6), Rng(6)
    child = rng.spawn()
    first = words(child, 5)
    assert first == words(same.spawn(), 5) and first != words(rng, 5)
    words(child, 100)
    assert words(rng, 3) == words(same, 8)[5:]
