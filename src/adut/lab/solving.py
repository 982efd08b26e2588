"""``adut solve``: the value and the best line of a position in which all hands are seen."""

from __future__ import annotations

import json
import multiprocessing
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

from adut.cards import card_text
from adut.errors import AdutError
from adut.kernels.tricks import TrickDeal, TrickPlay
from adut.lab import positions
from adut.lab.positions import BadText, Question
from adut.lab.tasks import quiet
from adut.solver import LimitReached, Objective, Position, Solution, solve
from adut.terminal import arguments
from adut.terminal.failures import BadArgument

SOON: Final = 0.5
"""So many seconds are spent before a process of its own is started, which can be watched and ended."""
BEAT: Final = 0.5
"""How often the line of progress changes."""
STDIN: Final = "-"


class NoAnswer(AdutError):
    """The time was up before the value was known."""

    key = "no-answer"


class Asked(NamedTuple):
    """The arguments of the command."""

    source: str | None
    text: str | None
    at: int | None
    seats: str | None
    counted: str | None


def run(asked: Asked, every: bool, seconds: float, as_json: bool) -> None:
    """Do the command.

    Raises:
        AdutError: what is wrong with the arguments, the text or the log, or that the time was up.
        OSError: a file cannot be read.
    """
    if (asked.source is None) == (asked.text is None):
        raise BadArgument("give either a file (a position or a log; - is the standard input) or a position with --text")
    if asked.source == STDIN:
        asked = asked._replace(text=read(STDIN))
    question = question_of(asked)
    solution = answer(asked, question, every, seconds)
    print(json.dumps(document(question, solution)) if as_json else "\n".join(lines(question, solution)))


def question_of(asked: Asked) -> Question:
    """What is to be solved."""
    if asked.text is None and is_log(Path(str(asked.source))):
        return adjusted(from_log(Path(str(asked.source)), asked.at), asked)
    if asked.at is not None:
        raise BadArgument("--at is a place in a log, and this is none")
    try:
        question = positions.parsed(read(str(asked.source)) if asked.text is None else asked.text)
    except BadText as error:
        if asked.source is None:
            raise BadArgument(f"--text: {error.text}") from None
        raise BadText(f"{asked.source}: {error.text}") from None
    return adjusted(question, asked)


def read(source: str) -> str:
    """The text of a file, or what is typed."""
    try:
        return sys.stdin.read() if source == STDIN else Path(source).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadText("this is not a text file") from None


def is_log(path: Path) -> bool:
    """Whether a file is a log: JSON Lines, not a position."""
    with path.open("rb") as file:
        return file.read(64).lstrip().startswith((b"{", b"["))


def from_log(path: Path, at: int | None) -> Question:
    """The position after a number of moves of a log; rules, what counts and the sides are those of the game."""
    lines = arguments.lines_of(path)
    total = sum("move" in line for line in lines)
    if at is None or not 0 <= at <= total:
        raise BadArgument(
            f"{path} has {total} moves; --at N is the place after the first N of them" + ("" if at is None else f", not {at}")
        )
    deal = arguments.journal_of(path, lines, at).match.deal
    if not isinstance(deal, TrickDeal) or not isinstance(deal.phase, TrickPlay):
        raise BadText(f"{path}: after {at} moves no tricks are being played, so there is nothing to solve")
    return Question(Position.of(deal), deal.counting(), side(deal), deal.plan.setup.game.lowest_wins)


def side(deal: TrickDeal) -> list[int]:
    """The seats that play with the one to play."""
    setup = deal.plan.setup
    return sorted(setup.sides[setup.side_of[deal.turn]])


def adjusted(question: Question, asked: Asked) -> Question:
    """The question with what the command line says instead.

    Raises:
        BadArgument: what it says is not understood, or nothing says what counts.
    """
    try:
        if asked.seats is not None:
            question.seats = positions.camp(asked.seats, question.position.seats)
        if asked.counted is not None:
            question.counting = positions.counting(asked.counted)
            question.fewest = False
    except BadText as error:
        raise BadArgument(f"--{error.text}") from None
    if question.counting is None:
        raise BadArgument("what is played here is no sum over the tricks that each side takes; say what counts with --count")
    return question


def answer(asked: Asked, question: Question, every: bool, seconds: float) -> Solution:
    """The solution: at once if it is easy, else by a process of its own, watched.

    Raises:
        NoAnswer: the time was up.
    """
    try:
        return solved(question, every, min(SOON, seconds) if seconds else SOON)
    except LimitReached:
        if 0 < seconds <= SOON:
            raise NoAnswer(f"the value is not known after {seconds:g} s") from None
    return watched(asked, every, seconds)


def solved(question: Question, every: bool, seconds: float, heard: Callable[[int, int], None] | None = None) -> Solution:
    """Solve within a time (0: any)."""
    counting = question.counting
    assert counting is not None
    sign = -1 if question.fewest else 1
    cards = tuple((cards, sign * each) for cards, each in counting.cards)
    objective = Objective.of(sign * counting.trick, cards, tuple(sign * each for each in counting.last))
    camp = sum(1 << seat for seat in question.seats)
    found = solve(question.position, objective, camp, every, line=True, seconds=seconds, heard=heard)
    moves = {card: sign * value for card, value in found.moves.items()}
    return Solution(sign * found.value, moves, found.line, found.nodes, found.seconds, found.table_bytes)


def work(pipe: Connection, asked: Asked, every: bool, seconds: float) -> None:
    """What the process does: sends what it learns of the value, and the solution as plain values, or None if the time was up."""
    quiet()
    question = question_of(asked)
    sign = -1 if question.fewest else 1
    try:
        found = solved(question, every, seconds, lambda least, most: pipe.send(sorted((sign * least, sign * most))))
        pipe.send((found.value, found.moves, found.line, found.nodes, found.seconds, found.table_bytes))
    except LimitReached:
        pipe.send(None)


def watched(asked: Asked, every: bool, seconds: float) -> Solution:
    """The solution of another process, with a line of progress on a terminal; Ctrl-C ends it."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, asked, every, seconds), daemon=True)
    process.start()
    theirs.close()
    try:
        told = result(ours)
    finally:
        process.terminate()
        process.join()
    if told is None:
        raise NoAnswer(f"the value is not known after {seconds:g} s")
    return Solution(*told)


def result(pipe: Connection) -> Any:
    """What the process sends in the end; on the way, what is known of the value is shown on a terminal.

    Raises:
        NoAnswer: the process has gone.
    """
    tty = sys.stderr.isatty()
    begun = time.monotonic()
    known = ""
    try:
        while True:
            if tty:
                print(f"\rsolving, {time.monotonic() - begun:.0f} s{known}   ", end="", file=sys.stderr, flush=True)
            if not pipe.poll(BEAT):
                continue
            told = pipe.recv()
            if not isinstance(told, list):
                return told
            known = f", from {told[0]} to {told[1]} points" if told[0] < told[1] else f", {told[0]} points; now the line of play"
    except EOFError:
        raise NoAnswer("the process that solved was ended from outside") from None
    finally:
        if tty:
            print(file=sys.stderr)


def document(question: Question, solution: Solution) -> dict[str, Any]:
    """As one JSON document; what is measured stands under ``timing``."""
    assert question.counting is not None
    return {
        "value": solution.value,
        "left": positions.left(question),
        "for": question.seats,
        "wants": "fewest" if question.fewest else "most",
        "turn": question.position.turn,
        "moves": {card_text(card): value for card, value in solution.moves.items()},
        "line": [{"seat": seat, "card": card_text(card)} for seat, card in played(question, solution)],
        "nodes": solution.nodes,
        "timing": {"seconds": solution.seconds},
    }


def played(question: Question, solution: Solution) -> list[tuple[int, int]]:
    """The best line as seats and cards."""
    cards = [each for trick in tricks(question, solution) for each in trick]
    return cards[len(question.position.trick) :]


def tricks(question: Question, solution: Solution) -> list[list[tuple[int, int]]]:
    """The best line trick by trick, beginning with what lies on the table."""
    position = question.position
    seats, leader = position.seats, position.leader
    rest = [*position.trick, *solution.line]
    found: list[list[tuple[int, int]]] = []
    while rest:
        trick = rest[:seats]
        rest = rest[seats:]
        found.append([((leader + at) % seats, card) for at, card in enumerate(trick)])
        leader = (leader + winner(position.rules.beaten_by[position.trump + 1], trick)) % seats
    return found


def winner(beaten_by: list[int], table: list[int]) -> int:
    """Which card of a trick, by number, takes it."""
    best = 0
    for at, card in enumerate(table):
        if beaten_by[table[best]] >> card & 1:
            best = at
    return best


def lines(question: Question, solution: Solution) -> list[str]:
    """As a few lines."""
    position, seats = question.position, question.seats
    who = f"seat {seats[0]}" if len(seats) == 1 else f"seats {' and '.join(map(str, seats))}"
    wish = "few" if question.fewest else "many"
    found = [f"value: {solution.value} of {positions.left(question)} points go to {who} (as {wish} as can be had)"]
    found.append(f"seat {position.turn} plays: " + ", ".join(f"{card_text(card)} {value}" for card, value in solution.moves.items()))
    table = len(position.trick)
    for number, trick in enumerate(tricks(question, solution), 1):
        texts = [f"{seat} {card_text(card)}" for seat, card in trick]
        shown = [f"({text})" if number == 1 and at < table else text for at, text in enumerate(texts)]
        found.append(f"{number:>3}. " + "".join(f"{text:<8}" for text in shown).rstrip())
    return [*found, f"{solution.nodes:,} nodes, {solution.seconds:.2f} s"]
