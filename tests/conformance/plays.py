"""What the conformance tests share: the cases, matches played at random, dumps of states, samples of moves."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec

from adut import options, registry
from adut.cards import BACK
from adut.deal import Deal, Event
from adut.errors import IllegalMove
from adut.game import Match, Plan, Setup, listen
from adut.moves import CARD, CARDS, NUMBER, SEAT, Verb, Vocabulary
from adut.rng import Rng

MOST_MOVES = 6000
"""No deal of any game is longer than this."""
SPECTATOR = -1


@dataclasses.dataclass(frozen=True)
class Case:
    """A game with a number of seats and options that differ from the default in at most one."""

    game: str
    seats: int
    changed: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *[f"{name}={value}" for name, value in self.changed]])

    def setup(self) -> Setup:
        """The game as this case plays it."""
        game = registry.game(self.game)
        return Setup(game, self.seats, options.read(game.options, dict(self.changed)))


@dataclasses.dataclass(frozen=True)
class Record:
    """A deal that was played at random: what the match prescribed, the pack, the moves."""

    plan: Plan
    pack: list[int]
    history: list[tuple[int, int]]

    def start(self, pack: list[int] | None = None) -> Deal:
        """The deal before the first move, from its own pack or another one."""
        return self.plan.setup.game.deal(self.plan, list(self.pack if pack is None else pack))

    def at(self, count: int) -> Deal:
        """The deal after so many moves."""
        deal = self.start()
        for seat, move in self.history[:count]:
            deal.apply(seat, move)
        return deal


def other_value(row: dict[str, Any]) -> Any:
    """A value of an option that is not its default, None if it has no listed one."""
    if row["type"] == "bool":
        return not row["default"]
    return next((value for value in row["choices"] if value != row["default"]), None)


def cases() -> Iterator[Case]:
    """Every game with every number of seats, and every option turned once."""
    for id in registry.ids():
        game = registry.game(id)
        changes = [(row["name"], other_value(row)) for row in options.described(game.options)]
        for seats in game.seats:
            yield Case(id, seats)
            yield from (Case(id, seats, (change,)) for change in changes if change[1] is not None)


CASES = list(cases())


@cache
def played(case: Case, seed: int) -> tuple[Record, ...]:
    """The deals of one match in which every move was drawn at random."""
    rng = Rng(seed)
    match = Match(case.setup(), rng.below(case.seats))
    records: list[Record] = []
    while not match.over:
        plan, pack = match.plan(), match.shuffled(rng)
        history: list[tuple[int, int]] = []
        match.begin(pack)
        while match.actors():
            history.append(drawn(match.deal, rng))
            match.apply(*history[-1])
            assert len(history) <= MOST_MOVES, "every deal ends"
        records.append(Record(plan, pack, history))
    return tuple(records)


def drawn(deal: Deal | None, rng: Rng) -> tuple[int, int]:
    """A seat that is to act and a legal move of it, at random."""
    assert deal is not None
    actors = deal.actors()
    seat = actors[rng.below(len(actors))]
    moves = deal.moves(seat)
    return seat, moves[rng.below(len(moves))]


def sampled(case: Case, seed: int, count: int, longest: int = MOST_MOVES) -> Iterator[tuple[Record, int]]:
    """Positions of a random match, each as a record and a number of moves; a start and a last move are among them.

    Of a game with an option turned there are fewer.
    """
    rng = Rng(seed, 1)
    count = max(3, count // 3) if case.changed else count
    records = played(case, seed)
    for at in range(count):
        record = records[(at * len(records)) // count] if len(records) > count else records[at % len(records)]
        last = min(len(record.history), longest)
        yield record, 0 if at == 0 else last - 1 if at == 1 else rng.below(last)


# --- dumps

WALKED = {"Sight", "Unseen", "Reading", "Gap"}
SKIPPED = {"plan", "rules", "trace", "vocabulary", "view", "memo", "tables"}
"""Of a reading, ``memo`` and ``tables`` are caches that grow with use."""


def dump(thing: Any) -> Any:
    """Every field of a deal or a sight as nested tuples, in the order in which it is stored."""
    if isinstance(thing, (list, tuple)):
        return tuple(dump(each) for each in thing)
    if isinstance(thing, dict):
        return tuple((key, dump(value)) for key, value in thing.items())
    if thing is None or isinstance(thing, (int, str, float)):
        return thing
    if isinstance(thing, Deal) or type(thing).__name__ in WALKED:
        fields = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_") and name not in SKIPPED}
        return tuple((name, dump(value)) for name, value in fields.items() if not callable(value))
    return getattr(thing, "id", type(thing).__name__)


def seen(deal: Deal, viewer: int) -> bytes:
    """The bytes of what a seat or the spectator is sent."""
    return msgspec.json.encode(deal.view(None if viewer == SPECTATOR else viewer))


def told(event: Event) -> tuple[str, int, tuple[tuple[str, str], ...]]:
    """An event as data."""
    return event.key, event.seat, tuple(event.data.items())


def viewers(case: Case) -> list[int]:
    """Every seat, and the spectator."""
    return [*range(case.seats), SPECTATOR]


def perceived(start: Deal, history: list[tuple[int, int]], viewer: int) -> Iterator[tuple[Any, ...]]:
    """All that a viewer is sent while these moves are made: the first view, then after each move its text, the events, the new view."""
    heard = listen(start)
    yield seen(start, viewer), tuple(start.moves(viewer))
    for seat, move in history:
        before = len(heard)
        text = start.told(seat, move, viewer)
        start.apply(seat, move)
        yield text, tuple(told(event) for event in heard[before:]), seen(start, viewer), tuple(start.moves(viewer))


# --- moves that are not offered

GARBAGE = (-1, 0, 250, 255, 1 << 40, (1 << 62) - 1, 1 << 70)


def values_of(field: str, vocabulary: Vocabulary, rng: Rng) -> int:
    """A value an argument's bits can hold, often one that means nothing."""
    if field == CARDS:
        return rng.below(60)
    if field == CARD:
        return rng.below(64)
    if field == NUMBER:
        return rng.below(1024)
    if field == SEAT:
        return rng.below(8)
    return rng.below(256) if rng.below(4) == 0 else rng.below(len(vocabulary.words))


def moves_of(verb: Verb, vocabulary: Vocabulary, rng: Rng) -> Iterator[int]:
    """Possible and impossible moves of a verb: all of them if it has at most one card, otherwise a sample."""
    if not verb.fields:
        yield from (verb.of(), verb.of() | 1 << 20)
    elif verb.fields == (CARD,):
        yield from (verb.of(card) for card in range(64))
    else:
        for _ in range(40):
            yield verb.of(*[values_of(field, vocabulary, rng) for field in verb.fields])


def candidates(vocabulary: Vocabulary, rng: Rng) -> list[int]:
    """Many moves, whether or not they mean anything."""
    found = [move for verb in vocabulary.by_code.values() for move in moves_of(verb, vocabulary, rng)]
    holed = [move | (1 + rng.below(60)) << 20 for move in found[::7]]
    return [*found, *holed, *GARBAGE]


def refused(deal: Deal, seat: int, move: int) -> str:
    """The words with which a move is refused; empty if it was accepted."""
    try:
        deal.apply(seat, move)
    except IllegalMove as error:
        assert error.rule and error.text, f"{move} is refused without a reason"
        return str(error)
    return ""


def outcome(action: Callable[[], object]) -> str:
    """The class of the error an action raises, empty if none."""
    try:
        action()
    except Exception as error:  # whatever it is, its name is what the test compares
        return type(error).__name__
    return ""


def all_faces(deal: Deal) -> list[int]:
    """The cards of all zones together, sorted."""
    return sorted(token & BACK for zone in deal.zones() for token in deal.tokens(zone))
