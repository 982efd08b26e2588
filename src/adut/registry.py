"""The registry of games: the folder ``games/``. A module there with a ``GAME`` is a game."""

from __future__ import annotations

import importlib
import pkgutil
from difflib import get_close_matches
from functools import cache
from typing import Any

import adut.games
from adut import options
from adut.errors import UnknownGame
from adut.game import Game


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(name.replace("_", "-") for _, name, _ in pkgutil.iter_modules(adut.games.__path__)))


@cache
def game(id: str) -> Game:
    """The game of this id.

    Raises:
        UnknownGame: there is none; the text names those most like it.
    """
    if id not in ids():
        like = get_close_matches(id, ids(), n=3)
        hint = f"did you mean {' or '.join(like)}?" if like else f"the games are: {', '.join(ids())}"
        raise UnknownGame(f"there is no game {id!r}; {hint}", name=id)
    found = importlib.import_module(f"adut.games.{id.replace('-', '_')}").GAME
    assert isinstance(found, Game) and found.id == id, f"games/{id}.py must define GAME with id {id!r}"
    return found


def described(game: Game) -> dict[str, Any]:
    """A game as screens and other programs are told of it."""
    return {
        "id": game.id,
        "name": game.name,
        "family": game.family,
        "seats": list(game.seats),
        "clockwise": game.clockwise,
        "options": options.described(game.options),
    }
