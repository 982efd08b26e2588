"""``adut play``: a new match, or one resumed from its log."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from adut import locale
from adut.errors import BadSeats
from adut.lab import seeds
from adut.table.log import Journal, Line
from adut.terminal import arguments
from adut.terminal.failures import INTERRUPTED, BadArgument
from adut.terminal.record import Record, default_path, new_path
from adut.terminal.screen import Left, Screen
from adut.terminal.seating import YOU, Seating
from adut.terminal.session import Session


class Wish:
    """What the command line asks for."""

    def __init__(self, lang: str | None, players: str | None, seed: int | None, log: Path | None, name: str) -> None:
        self.lang = arguments.language(lang)
        self.kinds = None if players is None else arguments.kinds(players, people=True)
        self.seed = seed
        self.log = None if log is None else new_path(log)
        self.name = name


def fresh(wish: Wish, game_id: str, options: Sequence[str]) -> int:
    """Play a new match; returns the exit status.

    Raises:
        AdutError: what is wrong with the arguments.
    """
    seats = None if wish.kinds is None else len(wish.kinds)
    setup = arguments.setup(game_id, seats, options)
    kinds = wish.kinds or arguments.usual(setup.game)
    seed = seeds.drawn() if wish.seed is None else wish.seed
    journal = Journal(setup, seeds.first_dealer(seed, setup.seats))
    record = Record(wish.log or default_path(game_id))
    record.waiting = [journal.lines[0] | {"players": kinds, "seed": seed}]
    return played(wish, Session(wish.lang, journal, Seating(wish.lang, kinds, wish.name), Screen(sys.stdin, sys.stdout), record, seed), "")


def resumed(wish: Wish, path: Path, game_id: str | None) -> int:
    """Go on with the match of a log; returns the exit status.

    Raises:
        AdutError: what is wrong with the log or the arguments.
        OSError: the log cannot be read or written.
    """
    lines = arguments.lines_of(path)
    journal = arguments.journal_of(path, lines)
    if game_id not in (None, journal.match.setup.game.id):
        raise BadArgument(f"{path} is a log of {journal.match.setup.game.id}, not of {game_id}")
    kinds = wish.kinds or kinds_of(lines[0], journal)
    if len(kinds) != journal.match.setup.seats:
        raise BadSeats(f"the match in {path} has {journal.match.setup.seats} players, not {len(kinds)}")
    seed = wish.seed if wish.seed is not None else seed_of(lines[0])
    record = Record(wish.log or path)
    record.continued([lines[0] | {"players": kinds, "seed": seed}, *journal.lines[1:]])
    session = Session(wish.lang, journal, Seating(wish.lang, kinds, wish.name), Screen(sys.stdin, sys.stdout), record, seed)
    moves = sum("move" in line for line in journal.lines)
    return played(wish, session, locale.text(wish.lang, "term-resumed", file=str(path), moves=moves))


def kinds_of(header: Line, journal: Journal) -> list[str]:
    """The players a log names; you and computer players if it names none that can play here."""
    found: Any = header.get("players")
    if isinstance(found, list) and len(found) == journal.match.setup.seats and all(isinstance(each, str) for each in found):
        return arguments.kinds(",".join(found), people=True)
    usual = arguments.usual(journal.match.setup.game)
    return [YOU, *[usual[-1]] * (journal.match.setup.seats - 1)]


def seed_of(header: Line) -> int:
    """The seed a log names, else a new one."""
    found = header.get("seed")
    return found if isinstance(found, int) else seeds.drawn()


def played(wish: Wish, session: Session, greeting: str) -> int:
    """Play a session and end it in words, however it ends."""
    session.screen.say(*greet(wish.lang, session, greeting))
    status = 0
    try:
        session.play()
        session.screen.say(locale.text(wish.lang, "term-logged", file=str(session.record.path)))
    except Left:
        session.screen.say("", *leave(wish.lang, session.record))
    except KeyboardInterrupt:
        session.screen.say("", *leave(wish.lang, session.record))
        status = INTERRUPTED
    finally:
        session.record.close()
    return status


def greet(lang: str, session: Session, greeting: str) -> list[str]:
    """Who plays what, with which seed."""
    game = session.match.setup.game
    lines = [locale.game(lang, game.id, game.name), locale.text(lang, "term-seats", names=session.seating.introduced())]
    lines.append(locale.text(lang, "term-seed", seed=str(session.seed)))
    watching = "term-hint" if session.seating.people else "term-spectator"
    return [*lines, locale.text(lang, watching), *([greeting] if greeting else [])]


def leave(lang: str, record: Record) -> list[str]:
    """How to come back."""
    if not record.begun:
        return [locale.text(lang, "term-left"), locale.text(lang, "term-nothing-to-resume")]
    return [locale.text(lang, "term-left"), locale.text(lang, "term-resume", file=str(record.path))]
