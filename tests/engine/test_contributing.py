"""The game in CONTRIBUTING.md is a whole game: the page's code, dropped into the registry's folder, does all the page says."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import adut.games
from adut import registry
from adut.cards import JACK, SEVEN, card
from adut.game import Game, Match, Setup
from adut.moves import play
from adut.players import player
from adut.rng import Rng
from adut.table.log import dumps, parsed, replay

PAGE = Path(__file__).parents[2] / "CONTRIBUTING.md"


def code_of_page() -> str:
    """The Python block of the page."""
    (block,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    return str(block)


@pytest.fixture
def toy(tmp_path: Path) -> Iterator[Game]:
    """The page's game, found by the registry in a folder beside its own."""
    (tmp_path / "pet_stihova.py").write_text(code_of_page(), encoding="utf-8")
    adut.games.__path__.append(str(tmp_path))
    registry.ids.cache_clear()
    registry.game.cache_clear()
    yield registry.game("pet-stihova")
    adut.games.__path__.remove(str(tmp_path))
    sys.modules.pop("adut.games.pet_stihova", None)
    registry.ids.cache_clear()
    registry.game.cache_clear()


def test_it_is_in_the_registry(toy: Game) -> None:
    assert "pet-stihova" in registry.ids()
    assert toy.name == "Pet štihova"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_goes_to_its_end_and_replays(toy: Game, seats: int) -> None:
    from adut.table.log import Journal

    journal = Journal(Setup(toy, seats, toy.options()))
    rng = Rng(3)
    while not journal.match.over:
        if journal.match.between:
            journal.begin(journal.match.shuffled(rng))
        deal = journal.match.deal
        assert deal is not None
        seat = deal.actors()[0]
        journal.apply(seat, deal.moves(seat)[0])
    assert all(sum(entry.points) == 5 for entry in journal.match.sheet)
    assert max(journal.match.totals) >= 10
    assert replay(parsed(dumps(journal.lines))).lines == journal.lines


@pytest.mark.parametrize("name", ["random", "cautious", "search:20"])
def test_every_player_plays_it(toy: Game, name: str) -> None:
    match = Match(Setup(toy, 4, toy.options()))
    deal = match.begin(match.shuffled(Rng(5)))
    someone = player(name, 1)
    while deal.phase is not None:
        seat = deal.actors()[0]
        match.apply(seat, someone.choose(deal.sight(seat)))
    assert sum(deal.points) == 5


def test_3_a_suit_led_must_be_followed(toy: Game) -> None:
    match = Match(Setup(toy, 2, toy.options()))
    wanted = [
        card(0, SEVEN),
        *[card(1, rank) for rank in range(JACK, JACK + 4)],
        card(0, JACK),
        *[card(2, rank) for rank in range(JACK, JACK + 4)],
    ]
    rest = [each for each in toy.pack(match.setup) if each not in wanted]
    deal = match.begin([*wanted, *rest])
    match.apply(1, play(card(0, SEVEN)))
    assert deal.moves(0) == [play(card(0, JACK))]
