"""The log of a match: JSON Lines that replay it exactly, readable without Adut.

A header, then for each deal the pack in order, the moves, and the scores::

    {"adut": 1, "game": "bela", "options": {…}, "seats": 4}
    {"deal": "QH 7S …", "dealer": 0}
    {"seat": 1, "move": "call hearts"}
    {"scores": [62, 100], "total": [62, 100]}
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from adut import options, registry
from adut.cards import cards_text, parse_cards
from adut.errors import AdutError, BadLog
from adut.game import Match, Setup

FORMAT = 1
Line = dict[str, Any]


class Journal:
    """A match and the lines that replay it; every change returns the lines it added."""

    def __init__(self, setup: Setup, first_dealer: int = 0) -> None:
        self.match = Match(setup, first_dealer)
        self.lines: list[Line] = [header(setup)]

    def begin(self, cards: Sequence[int]) -> list[Line]:
        """Deal the next deal from this pack.

        Raises:
            IllegalMove: no deal is due, or these are not the game's cards.
        """
        dealer = self.match.plan().dealer
        self.match.begin(cards)
        return self.add({"deal": cards_text(list(cards)), "dealer": dealer})

    def apply(self, seat: int, move: int) -> list[Line]:
        """Make a move.

        Raises:
            IllegalMove: the rules forbid it; nothing has changed.
        """
        text = self.match.setup.game.vocabulary.text(move)
        self.match.apply(seat, move)
        return self.add({"seat": seat, "move": text})

    def add(self, line: Line) -> list[Line]:
        """Append a line, and the scores if it ended a deal."""
        lines = [line]
        if self.match.written:
            lines.append({"scores": self.match.sheet[-1].points, "total": self.match.totals})
        self.lines += lines
        return lines


def header(setup: Setup) -> Line:
    """The first line of a log."""
    return {"adut": FORMAT, "game": setup.game.id, "options": options.as_data(setup.options), "seats": setup.seats}


def dumps(lines: Iterable[Line]) -> str:
    """Lines as JSON Lines text."""
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def setup_from(line: Line) -> Setup:
    """The setup a header describes.

    Raises:
        BadLog: it is no header of a log of this format.
        AdutError: the game, an option or the number of seats does not exist.
    """
    if line.get("adut") != FORMAT or not isinstance(line.get("options", {}), dict) or not isinstance(line.get("seats"), int):
        raise BadLog(f"line 1 is not the header of an Adut log of format {FORMAT}")
    game = registry.game(str(line.get("game")))
    return Setup(game, line["seats"], options.read(game.options, line.get("options", {})))


def parsed(text: str) -> list[Line]:
    """The lines of a log text; a last line cut off in the middle of writing is left out.

    Raises:
        BadLog: a line is not a JSON object; the text names it.
    """
    rows = text.splitlines(keepends=True)
    lines: list[Line] = []
    for number, row in enumerate(rows, 1):
        if not row.strip():
            continue
        try:
            line = json.loads(row)
        except ValueError:
            if number == len(rows) and not row.endswith("\n"):
                break
            raise BadLog(f"line {number} is not JSON: {row.strip()[:60]!r}") from None
        if not isinstance(line, dict):
            raise BadLog(f"line {number} is not a JSON object: {row.strip()[:60]!r}")
        lines.append(line)
    if not lines:
        raise BadLog("the log is empty")
    return lines


def replay(lines: Sequence[Line], moves: int | None = None) -> Journal:
    """The match that a log tells, up to its end or to a number of moves.

    Raises:
        BadLog: a line does not fit what came before; the text names it.
    """
    if not lines:
        raise BadLog("the log is empty")
    setup = setup_from(lines[0])
    first = next((line["dealer"] for line in lines if "deal" in line and isinstance(line.get("dealer"), int)), 0)
    journal = Journal(setup, first)
    made = 0
    for number, line in enumerate(lines[1:], 2):
        if moves is not None and made >= moves and "move" in line:
            break
        try:
            replay_line(journal, line)
        except (AdutError, AttributeError, KeyError, TypeError, ValueError) as error:
            raise BadLog(f"line {number} does not replay: {error}", line=str(number)) from error
        made += "move" in line
    return journal


def replay_line(journal: Journal, line: Line) -> None:
    """Do what one line tells; a scores line must agree with the match."""
    match = journal.match
    if "deal" in line:
        if line["dealer"] != match.plan().dealer:
            raise BadLog(f"the dealer is {match.plan().dealer}, not {line['dealer']}")
        journal.begin(parse_cards(line["deal"]))
    elif "move" in line:
        journal.apply(int(line["seat"]), match.setup.game.vocabulary.parse(line["move"]))
    elif "scores" in line:
        if not match.written or not match.sheet:
            raise BadLog("the scores are not known yet: no deal is over")
        right = {"scores": match.sheet[-1].points, "total": match.totals}
        wrong = [f"the {key} are {value}, not {line.get(key)}" for key, value in right.items() if line.get(key) != value]
        if wrong:
            raise BadLog("; ".join(wrong))
    else:
        raise BadLog(f"no line of a log: {line}")
