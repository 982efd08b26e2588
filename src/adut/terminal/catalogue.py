"""``adut games``: the games there are."""

from __future__ import annotations

import json
from typing import Any

from adut import options, registry
from adut.game import Game


def show(as_json: bool) -> None:
    """Print every game with its seats and options."""
    games = [registry.game(id) for id in registry.ids()]
    if as_json:
        print(json.dumps([registry.described(game) for game in games], ensure_ascii=False))
    else:
        print("\n".join(line for game in games for line in lines(game)))


def lines(game: Game) -> list[str]:
    """A game in words, each option on a line of its own."""
    seats = ", ".join(map(str, sorted(game.seats)))
    return [f"{game.id:<24} {game.name} ({seats} players)", *(option_line(each) for each in options.described(game.options))]


def option_line(option: dict[str, Any]) -> str:
    """An option: its name, default and values, and what it does."""
    choices = option["choices"] or ((False, True) if option["type"] == "bool" else ())
    values = f" of {', '.join(map(written, choices))}" if choices else ""
    return f"    {option['name']}={written(option['default'])}{values}: {option['help']}"


def written(value: Any) -> str:
    """A value as it is typed."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
