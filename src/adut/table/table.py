"""A hosted table: what its log says, folded event by event. The only way in which it changes is :meth:`Table.fold`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from adut import options, registry
from adut.cards import parse_cards
from adut.deal import Deal, Event
from adut.game import Match, Setup, listen
from adut.store import EventRow, TableRow
from adut.table.chair import COMPUTER, OPEN, PERSON, Chair
from adut.table.events import AnyEvent, Away, Back, Dealt, Joined, Moved, Named, Ready, Started, from_payload
from adut.table.log import Journal, Line
from adut.table.news import News, heard, moved

WAITING = "waiting"
PLAYING = "playing"
BETWEEN = "between"
OVER = "over"


class Table:
    """A table as its log tells it; equal logs give equal tables, byte for byte in what they show.

    Raises:
        AdutError: the game, an option or the number of seats does not exist.
    """

    def __init__(self, row: TableRow) -> None:
        game = registry.game(row.game)
        self.id = row.id
        self.setup = Setup(game, row.seats, options.read(game.options, row.options))
        self.chairs = [Chair(**data, token=token) for data, token in zip(row.players, row.tokens, strict=True)]
        self.maker = row.maker
        """The seat of the person who made the table."""
        self.pace = row.pace
        """The shortest time in seconds between a computer's moves."""
        self.version = 0
        """How many events have happened."""
        self.unnoticed = [0] * (row.seats + 1)
        """For each seat, the spectators last, how many of them it did not notice."""
        self.position = 0
        """How many deals and moves there were: the version of the cards."""
        self.journal: Journal | None = None
        """The match; None before it starts."""
        self.ready: set[int] = set()
        """The seats that want the next deal."""
        self.accepted: dict[str, int] = {}
        """The version that each client move id led to, as its seat counts."""
        self.deals: list[Dealt] = []
        self.heard: list[Event] = []
        """The deal's own events that are not yet news."""

    def fold(self, event: AnyEvent, client: str | None = None) -> list[News]:
        """Let an event happen; returns what viewers are to be told."""
        self.version += 1
        if client is not None:
            self.accepted[client] = self.seen_version(int(client.partition(":")[0]))
        match event:
            case Dealt():
                return self.begin(event)
            case Moved():
                return self.move(event)
            case Started():
                return self.start(event)
            case Ready():
                self.ready.add(event.seat)
                return []
        return [self.reseat(event)]

    def reseat(self, event: Joined | Named | Away | Back) -> News:
        """An event that changes who sits in a seat."""
        chair = self.chairs[event.seat]
        match event:
            case Joined():
                chair.kind, chair.name, chair.token = PERSON, event.name, event.token
                return News("joined", event.seat, {"name": event.name})
            case Named():
                chair.name = event.name
                return News("named", event.seat, {"name": event.name})
            case Away():
                chair.away, chair.player = True, event.player
                self.ready.discard(event.seat)
                return News("away", event.seat, {"name": chair.name})
        chair.away, chair.player = False, ""
        return News("back", event.seat, {"name": chair.name})

    def start(self, event: Started) -> list[News]:
        """The match starts."""
        for chair in self.chairs:
            if chair.kind == OPEN:
                chair.kind, chair.player = COMPUTER, event.player
        self.journal = Journal(self.setup, event.dealer)
        return []

    def begin(self, event: Dealt) -> list[News]:
        """A deal begins."""
        assert self.journal is not None
        self.position += 1
        self.ready = set()
        self.deals.append(event)
        self.journal.begin(parse_cards(event.pack))
        self.heard = listen(self.the_deal)
        return [News("committed", data={"hash": event.hash})]

    def move(self, event: Moved) -> list[News]:
        """A move is made."""
        assert self.journal is not None
        self.position += 1
        move = self.setup.game.vocabulary.parse(event.move)
        news = moved(self.the_deal, event.seat, move)
        for viewer in range(-1, self.setup.seats):
            self.unnoticed[viewer] += not news.noticed(viewer)
        self.journal.apply(event.seat, move)
        return [news, *heard(self.heard)]

    def seen_version(self, viewer: int) -> int:
        """How many events a viewer (-1: a spectator) has noticed, so that not even a gap tells of another."""
        return self.version - self.unnoticed[viewer]

    @property
    def match(self) -> Match | None:
        """The match, None before it starts."""
        return None if self.journal is None else self.journal.match

    @property
    def deal(self) -> Deal | None:
        """The deal that is on or was played last."""
        return None if self.match is None else self.match.deal

    @property
    def the_deal(self) -> Deal:
        """The deal, where there must be one."""
        deal = self.deal
        assert deal is not None
        return deal

    @property
    def stage(self) -> str:
        """``waiting``, ``playing``, ``between`` or ``over``."""
        match = self.match
        if match is None or match.deal is None:
            return WAITING
        if match.over:
            return OVER
        return BETWEEN if match.between else PLAYING

    def due(self) -> list[int]:
        """The seats for which the computer has to move now."""
        if self.stage != PLAYING:
            return []
        return [seat for seat in self.the_deal.actors() if self.chairs[seat].automatic]

    def log(self) -> list[Line]:
        """The log of the match as lines; each deal's line also opens its salt and commitment."""
        opened = iter(self.deals)
        return [with_proof(line, next(opened)) if "deal" in line else line for line in self.journal.lines] if self.journal else []


def with_proof(line: Line, event: Dealt) -> dict[str, Any]:
    """A deal's line with what proves that the pack was not changed afterwards."""
    return {**line, "salt": event.salt, "hash": event.hash}


def rebuilt(row: TableRow, rows: Iterable[EventRow]) -> Table:
    """The table that a stored log gives.

    Raises:
        AdutError: the log does not fit the game.
    """
    table = Table(row)
    for stored in rows:
        table.fold(from_payload(stored.payload), stored.client)
    return table
