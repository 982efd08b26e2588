"""The expert: what it makes of endings that can be checked by trying everything, its time, and where it leaves the work to others."""

from __future__ import annotations

import random
import time

import pytest

from adut import registry
from adut.cards import members, pack, set_of
from adut.deal import Deal
from adut.errors import BadSeats
from adut.game import Plan, Setup
from adut.games.bela import BelaDeal
from adut.kernels.tricks import TrickDeal, TrickPlay
from adut.moves import card_of
from adut.players import player
from adut.players.expert import SHORT, SHORTEST, ExpertPlayer
from adut.players.search import SearchPlayer
from adut.rng import Rng

ROWS = {"king": (0, 2, 4, 6, 7, 11), "lora": (1, 2, 3, 5), "bela": (0,)}
ENDINGS = [(id, row, seed) for id, rows in ROWS.items() for row in rows for seed in range(6 if id == "bela" else 2)]


def setup(id: str) -> Setup:
    """A game with its usual seats and options."""
    game = registry.game(id)
    return Setup(game, game.seats[0], game.options())


def dealt(id: str, row: int, seed: int) -> Deal:
    """A random deal."""
    table = setup(id)
    cards = table.game.pack(table)
    Rng(seed).shuffle(cards)
    return table.game.deal(Plan(table, 1, seed % table.seats, [0] * len(table.sides), row), cards)


def ending(id: str, row: int, seed: int, size: int) -> TrickDeal:
    """A deal played at random until a hand of so many cards has a choice, in which everybody knows every card."""
    rng = Rng(seed)
    deal = dealt(id, row, seed)
    while True:
        seat = deal.actors()[0]
        if isinstance(deal.phase, TrickPlay) and isinstance(deal, TrickDeal) and deal.hands[seat].bit_count() <= size:
            assert deal.phase is not None
            if len(deal.moves(seat)) > 1:
                deal.known = deal.hands.copy()
                return deal
            if deal.hands[seat].bit_count() < 2:
                return ending(id, row, seed + 100, size)
        deal.apply(seat, deal.phase.any_move(deal, seat, rng) if deal.phase else 0)


def brute(deal: Deal, seat: int) -> int:
    """What a deal is worth to a seat's side, which wants most of it, against all others, who want it least: every line is tried."""
    if deal.phase is None:
        return deal.utility(seat)
    turn = deal.actors()[0]
    found = []
    for move in deal.moves(turn):
        after = deal.clone()
        after.step(turn, move)
        found.append(brute(after, seat))
    sides = deal.plan.setup.side_of
    return max(found) if sides[turn] == sides[seat] else min(found)


@pytest.mark.parametrize(("id", "row", "seed"), ENDINGS)
def test_with_all_cards_known_it_plays_what_trying_everything_finds(id: str, row: int, seed: int) -> None:
    deal = ending(id, row, seed, SHORT if id == "bela" else SHORTEST)
    seat = deal.actors()[0]
    values = {}
    for move in deal.moves(seat):
        after = deal.clone()
        after.step(seat, move)
        values[move] = brute(after, seat)
    chosen = player("expert:8", seed).choose(deal.sight(seat))
    assert values[chosen] == max(values.values()), {deal.vocabulary.text(move): value for move, value in values.items()}


def test_it_sees_no_more_than_a_sight() -> None:
    """Other cards in the hands it does not see change nothing."""
    deal = dealt("bela", 0, 3)
    while not isinstance(deal.phase, TrickPlay):
        seat = deal.actors()[0]
        deal.apply(seat, deal.moves(seat)[0])
    assert isinstance(deal, BelaDeal)
    me = deal.turn
    others = [seat for seat in range(4) if seat != me]
    cards = members(set_of(pack(5)) & ~deal.hands[me])
    chosen = set()
    for seed in range(3):
        random.Random(seed).shuffle(cards)
        twin = deal.clone()
        assert isinstance(twin, BelaDeal)
        twin.said, twin.known, twin.ruled_out, twin.shown, twin.scoring = [0] * 4, [0] * 4, [0] * 4, [0] * 4, -1
        hands = twin.hands.copy()
        for at, seat in enumerate(others):
            hands[seat] = set_of(cards[8 * at : 8 * at + 8])
        twin.hands = hands
        sight = twin.sight(me)
        chosen.add((player("expert:30", 5).choose(sight), tuple(sight.deal.hands if isinstance(sight.deal, TrickDeal) else ())))
    assert len(chosen) == 1


@pytest.mark.parametrize("id", ["king", "bela", "reli", "majorka", "damski-preferans"])
def test_it_keeps_to_its_time(id: str) -> None:
    """In every phase of a deal: it may overrun by the one simulation or solved deal that it is at."""
    deal = dealt(id, 7 if id == "king" else 2, 5)
    expert = player("expert:0.02s", 1)
    for _ in range(40):
        if deal.phase is None:
            break
        seat = deal.actors()[0]
        sight = deal.sight(seat)
        begun = time.perf_counter()
        move = expert.choose(sight)
        assert time.perf_counter() - begun < 0.6
        deal.apply(seat, move)


@pytest.mark.parametrize("id", ["tablic", "inat-i-zloba", "mau-mau"])
def test_where_no_tricks_are_played_it_searches(id: str) -> None:
    table = setup(id)
    cards = [card for each in table.game.packs(table) for card in each]
    deal = table.game.deal(Plan(table, 1, 0, [0] * len(table.sides)), cards)
    for _ in range(6):
        seat = deal.actors()[0]
        sight = deal.sight(seat)
        move = ExpertPlayer(4, 12).choose(sight)
        assert move == SearchPlayer(4, 12).choose(sight)
        deal.apply(seat, move)


@pytest.mark.parametrize(("id", "row", "phase"), [("lora", 0, "asking"), ("lora", 6, "laying"), ("sarena-lora", 1, "laying")])
def test_a_layout_and_questions_are_searched_too(id: str, row: int, phase: str) -> None:
    deal = dealt(id, row, 2)
    assert deal.phase is not None and deal.phase.id == phase
    seat = next(each for each in range(4) if deal.moves(each))
    sight = deal.sight(seat)
    assert ExpertPlayer(4, 12).choose(sight) == SearchPlayer(4, 12).choose(sight)


def test_bela_it_calls_the_suit_it_holds() -> None:
    """J, 9 and A of hearts, K beside them, and two aces."""
    deal = dealt("bela", 0, 1)
    assert isinstance(deal, BelaDeal)
    seat = deal.turn
    wanted = set_of([card_of(deal.vocabulary.parse(f"play {card}")) for card in ("JH", "9H", "AH", "KH", "AS", "AC")])
    rest = members(set_of(pack(5)) & ~wanted)
    hands, talons = deal.hands.copy(), list(deal.talons)
    hands[seat] = wanted
    for each in range(4):
        if each != seat:
            hands[each], rest = set_of(rest[:6]), rest[6:]
        talons[each], rest = rest[:2], rest[2:]
    deal.hands, deal.talons = hands, talons
    assert deal.vocabulary.text(player("expert:150", 1).choose(deal.sight(seat))) == "call hearts"


@pytest.mark.parametrize("name", ["expert:0", "expert:x", "expert:-1s", "expert:"])
def test_its_setting_is_that_of_search(name: str) -> None:
    if name == "expert:":
        assert isinstance(player(name, 1), ExpertPlayer)
    else:
        with pytest.raises(BadSeats, match="expert"):
            player(name, 1)
