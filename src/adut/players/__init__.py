"""Computer players: ``random``, ``cautious`` (rules of thumb), ``search`` (ISMCTS), ``expert`` (guided playouts, exact endings).

A name may carry a setting: ``search:2000`` searches 2,000 simulations a move, ``search:0.5s`` half a second; the same for ``expert``.
"""

from __future__ import annotations

from adut.errors import BadSeats
from adut.players.player import Player

NAMES = ("random", "cautious", "search", "expert")


def names() -> tuple[str, ...]:
    """The names of all players, strongest last."""
    return NAMES


def player(name: str, seed: int) -> Player:
    """A player by name.

    Raises:
        BadSeats: there is no such player, or its setting is not understood.
    """
    from adut.players.cautious import CautiousPlayer
    from adut.players.expert import ExpertPlayer
    from adut.players.player import RandomPlayer
    from adut.players.search import SearchPlayer

    kind, _, setting = name.partition(":")
    if kind == "search":
        return SearchPlayer(seed, *budget(name, setting))
    if kind == "expert":
        return ExpertPlayer(seed, *budget(name, setting))
    if setting or kind not in NAMES:
        raise BadSeats(f"there is no player {name!r}; the players are: {', '.join(NAMES)}", name=name)
    return CautiousPlayer(seed) if kind == "cautious" else RandomPlayer(seed)


def budget(name: str, setting: str) -> tuple[int, float]:
    """Simulations and seconds a move from ``1000`` or ``0.5s``; empty: 1,000 simulations."""
    if not setting:
        return 1000, 0.0
    try:
        simulations, seconds = (0, float(setting[:-1])) if setting.endswith("s") else (int(setting), 0.0)
    except ValueError:
        simulations, seconds = 0, 0.0
    if simulations <= 0 and not 0 < seconds < 3600:
        raise BadSeats(f"{name!r}: after the colon comes a number of simulations (1000) or seconds (0.5s) a move", name=name)
    return simulations, seconds
