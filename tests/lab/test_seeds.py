"""Seeds are functions of their place alone, and differ from place to place."""

from itertools import product

from adut.lab import seeds


def test_places_differ() -> None:
    places = list(product(range(3), range(1, 6), range(1, 6), range(4)))
    assert len({seeds.player_seed(*place) for place in places}) == len(places)


def test_packs_differ_from_players() -> None:
    assert seeds.pack_rng(1, 1, 1).word() == seeds.pack_rng(1, 1, 1).word()
    assert seeds.pack_rng(1, 1, 1).word() != seeds.pack_rng(1, 1, 2).word()
    assert seeds.derived(1, seeds.PACK, 1, 1) != seeds.derived(1, seeds.PLAYER, 1, 1)


def test_every_seat_deals_first_sometimes() -> None:
    assert {seeds.first_dealer(seed, 4) for seed in range(60)} == {0, 1, 2, 3}
