"""What a trick deal says that its tricks count: at any place of any play it leads to the points of the end."""

from __future__ import annotations

import pytest

from adut import registry
from adut.deal import Deal
from adut.game import Plan, Setup
from adut.games.bela import BelaDeal
from adut.kernels.belot_points import card_points
from adut.kernels.tricks import Counting, TrickDeal, TrickPlay
from adut.players.playout import LONGEST, at_random
from adut.rng import Rng

GAMES = (("king", 12), ("king-3", 14), ("lora", 7), ("sarena-lora", 1), ("reli", 8), ("majorka", 1), ("atomski-king", 1))
GAMES += (("damski-preferans", 1), ("bela", 1))


def dealt(id: str, row: int, seed: int) -> Deal:
    """A deal with a random pack."""
    game = registry.game(id)
    setup = Setup(game, game.seats[0], game.options())
    cards = game.pack(setup)
    Rng(seed).shuffle(cards)
    return game.deal(Plan(setup, 1, seed % setup.seats, [0] * len(setup.sides), row), cards)


def somewhere(deal: Deal, rng: Rng) -> TrickDeal | None:
    """A random place in the play of tricks of the deal, if it has any."""
    places: list[Deal] = []
    while deal.phase is not None and len(places) < 60:
        seat = deal.actors()[0]
        deal.step(seat, deal.phase.any_move(deal, seat, rng))
        if isinstance(deal.phase, TrickPlay):
            places.append(deal.clone())
    if not places:
        return None
    found = places[rng.below(len(places))]
    assert isinstance(found, TrickDeal)
    return found


def counted(before: TrickDeal, after: TrickDeal, counting: Counting, seat: int) -> int:
    """What the side of a seat took on the way from one place to a later one."""
    setup = before.plan.setup
    size = len(before.winners) + before.hands[before.turn].bit_count()
    total = 0
    for each in setup.sides[setup.side_of[seat]]:
        cards = after.taken[each] & ~before.taken[each]
        total += sum((cards & these).bit_count() * points for these, points in counting.cards)
    for at, winner in enumerate(after.winners):
        if at >= len(before.winners) and setup.side_of[winner] == setup.side_of[seat]:
            place = size - at
            total += counting.trick + (counting.last[-place] if place <= len(counting.last) else 0)
    return total


@pytest.mark.parametrize(("id", "rows"), GAMES, ids=[id for id, _ in GAMES])
def test_payoff_is_what_the_end_is_worth(id: str, rows: int) -> None:
    checked = 0
    for seed in range(60 if rows > 1 else 120):
        rng = Rng(1000 + seed)
        place = somewhere(dealt(id, seed % rows, seed), rng)
        counting = None if place is None else place.counting()
        if place is None or counting is None:
            continue
        settled: dict[int, set[int]] = {}
        for _ in range(4):
            end = place.clone()
            at_random(end, rng, LONGEST)
            assert isinstance(end, TrickDeal) and end.points
            assert sum(counted(place, end, counting, side[0]) for side in place.plan.setup.sides) == counting.left(place)
            for seat in range(place.seats):
                worth = place.payoff(seat, counted(place, end, counting, seat))
                if worth is not None and not worthless(end):
                    settled.setdefault(seat, set()).add(end.utility(seat) - worth)
                    checked += 1
        assert all(each == {0} for each in settled.values()), f"{id}, seed {seed}: {settled}"
    assert checked > 60


def worthless(end: Deal) -> bool:
    """In Bela: a side has tricks, but nothing in them, so that the other has all points and not all tricks."""
    if not isinstance(end, BelaDeal):
        return False
    setup = end.plan.setup
    for side, seats in enumerate(setup.sides):
        cards = 0
        for seat in seats:
            cards |= end.taken[seat]
        if cards and not card_points(cards, end.trump) and setup.side_of[end.winners[-1]] != side:
            return True
    return False
