"""Setup, plan and match: what is refused, what follows what."""

from __future__ import annotations

import pickle
import sys
from typing import Any

import pytest
from tests.conformance.plays import drawn
from tests.games.build import setup

from adut import registry
from adut.cards import SEVEN, pack
from adut.errors import AdutError, BadSeats, IllegalMove, UnknownGame
from adut.game import Entry, Game, Match, Setup, reached
from adut.moves import PASS, play
from adut.options import Options
from adut.rng import Rng


def begun(id: str = "king", seed: int = 1) -> Match:
    """A match with its first deal on."""
    match = Match(setup(id))
    match.begin(match.shuffled(Rng(seed)))
    return match


def play_out(match: Match, seed: int = 2) -> None:
    """Play the deal that is on to its end."""
    rng = Rng(seed)
    while match.actors():
        match.apply(*drawn(match.deal, rng))


def rule_of(action: Any) -> str:
    """The rule by which something is refused."""
    with pytest.raises(IllegalMove) as caught:
        action()
    assert str(caught.value).startswith(caught.value.rule)
    return caught.value.rule


# --- the registry


def test_the_registry_is_the_folder() -> None:
    assert {"bela", "inat-i-zloba", "king", "tablic"} <= set(registry.ids())
    assert list(registry.ids()) == sorted(registry.ids())


@pytest.mark.parametrize("id", registry.ids())
def test_every_game_introduces_itself(id: str) -> None:
    game = registry.game(id)
    assert isinstance(game, Game) and game.id == id and game.name and game.family and game.seats
    assert registry.game(id) is game
    for seats in game.seats:
        made = Setup(game, seats, game.options())
        assert sorted(seat for side in made.sides for seat in side) == list(range(seats))
        assert all(seat in made.sides[made.side_of[seat]] for seat in range(seats))
        assert len({zone.id for zone in made.zones}) == len(made.zones)


@pytest.mark.parametrize(
    ("id", "words"), [("kng", "did you mean king"), ("belaa", "did you mean bela"), ("zzz", "the games are: "), ("", "the games are: ")]
)
def test_an_unknown_game(id: str, words: str) -> None:
    with pytest.raises(UnknownGame, match=words) as caught:
        registry.game(id)
    assert caught.value.data == {"name": id} and isinstance(caught.value, AdutError)


@pytest.mark.parametrize("id", ["__init__", "inat_i_zloba", "../king", "king.py"])
def test_a_module_s_name_is_no_id(id: str) -> None:
    with pytest.raises(UnknownGame):
        registry.game(id)


# --- setup


@pytest.mark.parametrize(("id", "seats", "allowed"), [("king", 3, "4"), ("king", 0, "4"), ("tablic", 3, "2 or 4"), ("bela", -4, "4")])
def test_seats_are_checked(id: str, seats: int, allowed: str) -> None:
    with pytest.raises(BadSeats, match=f"{id} is a game for {allowed} players, not {seats}"):
        Setup(registry.game(id), seats, Options())


@pytest.mark.parametrize("dealer", [-1, 4, 99])
def test_the_first_dealer_is_a_seat(dealer: int) -> None:
    with pytest.raises(BadSeats, match=f"there is no seat {dealer}"):
        Match(setup("king"), dealer)


# --- the match


def test_a_new_match() -> None:
    match = Match(setup("bela"), 2)
    assert not match.over and match.between and match.winners == [] and match.totals == [0, 0] and match.actors() == ()
    plan = match.plan()
    assert (plan.number, plan.dealer, plan.forehand, plan.totals) == (1, 2, 3, [0, 0])


def test_no_move_before_the_first_deal() -> None:
    assert rule_of(lambda: Match(setup("king")).apply(0, PASS.of())) == "no-deal"


def test_no_deal_while_one_is_on() -> None:
    match = begun()
    assert rule_of(lambda: match.begin(match.shuffled(Rng(2)))) == "no-deal-due"


def test_no_move_between_deals() -> None:
    match = begun()
    play_out(match)
    assert match.between and rule_of(lambda: match.apply(0, play(5))) == "no-deal"


def test_no_deal_after_the_end() -> None:
    match = Match(setup("king"))
    match.sheet = [Entry("", 0, [0] * 4, [""] * 4, -1)] * 12
    assert rule_of(lambda: match.begin(match.shuffled(Rng(1)))) == "no-deal-due"


SHORT = pack(SEVEN)


@pytest.mark.parametrize(
    "cards",
    [[], pack(), SHORT[:-1], [*SHORT, 5], [*SHORT[:-1], 5], [*SHORT[:-1], 0], [*SHORT[:-1], 63], [*SHORT[:-1], -1]],
    ids=["none", "52", "31", "33", "twice", "two", "back", "negative"],
)
def test_a_wrong_pack_is_refused(cards: list[int]) -> None:
    match = Match(setup("king"))
    assert rule_of(lambda: match.begin(cards)) == "wrong-pack"
    assert match.between and match.deal is None


def test_begin_keeps_its_own_pack() -> None:
    match = Match(setup("inat-i-zloba"))
    cards = match.shuffled(Rng(1))
    deal = match.begin(cards)
    before = deal.view(None)
    cards.reverse()
    assert deal.view(None) == before


def test_a_finished_deal_is_written() -> None:
    match = begun("king")
    assert not match.written and not match.between
    play_out(match)
    (entry,) = match.sheet
    assert match.written and entry.points == match.totals and sum(match.totals) == -16
    assert (entry.label, entry.dealer, entry.marks, entry.winner) == ("no-tricks", 0, [""] * 4, -1)
    assert match.plan().number == 2 and match.plan().dealer == 1 and match.plan().totals == match.totals


def test_totals_of_a_plan_are_its_own() -> None:
    match = begun("king")
    plan = match.plan()
    play_out(match)
    assert plan.totals == [0, 0, 0, 0]


def test_shuffled_by_a_seed_repeats_itself() -> None:
    match = Match(setup("inat-i-zloba"))
    assert match.shuffled(Rng(3)) == match.shuffled(Rng(3)) != match.shuffled(Rng(4))
    assert match.fits(match.shuffled(Rng(3)))


def test_shuffled_by_a_function() -> None:
    """It is called once for each pack and may do what it likes with it, in place."""
    assert Match(setup("king")).shuffled_by(lambda cards: cards.reverse()) == SHORT[::-1]
    sizes: list[int] = []
    Match(setup("inat-i-zloba")).shuffled_by(lambda cards: sizes.append(len(cards)))
    assert sizes == [52, 56]


@pytest.mark.parametrize(
    ("totals", "over"), [([100, 99], False), ([101, 99], True), ([101, 101], False), ([105, 101], True), ([0, 0], False)]
)
def test_reached(totals: list[int], over: bool) -> None:
    """README of the rulings: level for first place goes on for one more deal."""
    assert reached(101, totals) == over


@pytest.mark.parametrize(("lowest", "leaders"), [(False, [1, 2]), (True, [0])])
def test_leaders(lowest: bool, leaders: list[int]) -> None:
    class Other(Game):
        lowest_wins = lowest

    assert Other().leaders([1, 5, 5, 2]) == leaders


def test_the_direction_is_to_the_right() -> None:
    """All four games are played counter-clockwise, or by turns."""
    assert not any(registry.game(id).clockwise for id in ("bela", "inat-i-zloba", "king", "tablic"))


def test_a_match_of_bela_is_won_by_belot_at_any_score() -> None:
    """The sheet's last entry names the winner, whatever the totals."""
    match = Match(setup("bela"))
    match.sheet, match.totals = [Entry("", 0, [0, 100], ["", ""], 0)], [0, 100]
    assert match.over and match.winners == [0]


@pytest.mark.parametrize("id", registry.ids())
def test_a_pickled_phase_is_the_phase_itself(id: str) -> None:
    phase = begun(id).deal.phase
    named = phase in vars(sys.modules[type(phase).__module__]).values()
    twin = pickle.loads(pickle.dumps(phase))
    assert twin is phase if named else type(twin) is type(phase)
