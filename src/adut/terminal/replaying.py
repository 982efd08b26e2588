"""``adut replay``: what a seat sees at a place in a log."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from adut import locale
from adut.game import Match
from adut.terminal import arguments
from adut.terminal.failures import BadArgument
from adut.terminal.menu import Menu
from adut.terminal.picture import Picture
from adut.terminal.scores import outcome, result, sheet
from adut.terminal.screen import Screen
from adut.terminal.seating import names
from adut.view import describe


def show(path: Path, to: int | None, seat: int | None, lang: str | None, as_json: bool) -> None:
    """Print what a seat (None: a spectator) sees after a number of moves (None: all of them).

    Raises:
        AdutError: what is wrong with the log or the arguments.
        OSError: the log cannot be read.
    """
    speech = arguments.language(lang)
    lines = arguments.lines_of(path)
    total = sum("move" in line for line in lines)
    if to is not None and not 0 <= to <= total:
        raise BadArgument(f"{path} has {total} moves; there is no move {to}")
    match = arguments.journal_of(path, lines, to).match
    arguments.seat(seat, match.setup.seats)
    if as_json:
        print(msgspec.json.encode(document(match, total if to is None else to, total, seat)).decode())
    else:
        Screen(sys.stdin, sys.stdout).say(*text(speech, match, seat))


def document(match: Match, moves: int, total: int, seat: int | None) -> dict[str, Any]:
    """The view, the score sheet and, for a seat that is to act, its legal moves, as JSON values."""
    deal = match.deal
    found: dict[str, Any] = {"moves_made": moves, "moves_in_log": total, "view": None if deal is None else deal.view(seat)}
    if deal is not None and seat is not None and seat in deal.actors():
        found["moves"] = [describe(deal, seat, move) for move in deal.moves(seat)]
    rows = [
        {"number": number, "label": entry.label, "dealer": entry.dealer, "points": entry.points, "marks": entry.marks}
        for number, entry in enumerate(match.sheet, 1)
    ]
    found["sheet"] = {"sides": match.setup.sides, "rows": rows, "totals": match.totals, "winners": match.winners, "over": match.over}
    return found


def text(lang: str, match: Match, seat: int | None) -> list[str]:
    """The same in words, as the terminal shows it."""
    who = names(lang, match.setup.seats)
    picture = Picture(lang, who, match.setup.game.vocabulary)
    deal = match.deal
    lines = [] if deal is None else picture.lines(deal.view(seat))
    if deal is not None and seat is not None and seat in deal.actors():
        prompt = locale.prompt(lang, match.setup.game.id, deal.view(seat).phase)
        lines += [locale.text(lang, "term-turn", name=who[seat], prompt=prompt), *Menu(lang, deal, seat, who).lines(80)]
    if match.sheet:
        lines += ["", *([result(lang, match, who)] if match.written else []), *sheet(lang, match, who, 80)]
    return lines + ([outcome(lang, match, who)] if match.over else [])
