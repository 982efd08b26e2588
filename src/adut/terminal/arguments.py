"""Arguments of the command line turned into what they name, each refused with a sentence that names it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from adut import options, players, registry
from adut.errors import AdutError, BadLog, BadOption, BadSeats
from adut.game import Game, Setup
from adut.locale.chain import LANGUAGES, preferred
from adut.table.log import Journal, Line, parsed, replay
from adut.terminal.failures import BadArgument
from adut.terminal.seating import YOU


def language(lang: str | None) -> str:
    """The language asked for, else the one of the environment.

    Raises:
        BadArgument: there is no such language.
    """
    if lang is None:
        return preferred()
    if lang not in LANGUAGES:
        raise BadArgument(f"there is no language {lang!r}; the languages are: {', '.join(LANGUAGES)}", name=lang)
    return lang


def setup(game_id: str, seats: int | None, texts: Sequence[str]) -> Setup:
    """A game with its options; ``seats`` None: its usual number.

    Raises:
        UnknownGame, BadSeats, BadOption: what is wrong.
    """
    game = registry.game(game_id)
    return Setup(game, game.seats[0] if seats is None else seats, options.read(game.options, named(texts)))


def named(texts: Sequence[str]) -> dict[str, str]:
    """Options given as ``NAME=VALUE``.

    Raises:
        BadOption: one is not written so.
    """
    values = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption(f"an option is given as NAME=VALUE, not {text!r}", name=text)
        values[name.strip()] = value.strip()
    return values


def kinds(text: str, people: bool) -> list[str]:
    """The players of a list such as ``you,search``; ``people`` is whether ``you`` may be among them.

    Raises:
        BadSeats: one of them does not exist.
    """
    words = [word.strip() for word in text.split(",")]
    for word in words:
        if not (people and word == YOU):
            known(word, people)
    return words


def known(word: str, people: bool = False) -> str:
    """A computer player's word.

    Raises:
        BadSeats: there is none.
    """
    try:
        players.player(word, 0)
    except BadSeats as error:
        hint = f"; a person is {YOU!r}" if people else ""
        raise BadSeats(error.text + hint, name=word) from None
    return word


def usual(game: Game) -> list[str]:
    """You against the strongest computer players."""
    return [YOU, *[players.names()[-1]] * (game.seats[0] - 1)]


def seat(number: int | None, seats: int) -> int | None:
    """A seat of the table, or None for a spectator.

    Raises:
        BadArgument: there is no such seat.
    """
    if number is not None and not 0 <= number < seats:
        raise BadArgument(f"there is no seat {number}; the seats are 0 to {seats - 1}", seat=str(number))
    return number


def lines_of(path: Path) -> list[Line]:
    """The lines of a log file.

    Raises:
        OSError: it cannot be read.
        BadLog: it is no log.
    """
    try:
        return parsed(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadLog(f"{path} is not a text file") from None
    except BadLog as error:
        raise BadLog(f"{path}: {error.text}", **error.data) from None


def journal_of(path: Path, lines: Sequence[Line], moves: int | None = None) -> Journal:
    """The match that a log file tells.

    Raises:
        BadLog: it does not replay.
    """
    try:
        return replay(lines, moves)
    except AdutError as error:
        raise BadLog(f"{path}: {error.text}", **error.data) from None
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadLog(f"{path} does not replay: {error}") from None
