"""A hosted table without a network: a clock that is set by hand, screens that remember what they were told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from adut.sight import Sight
from adut.store import Store, TableRow, Writer
from adut.table.chair import COMPUTER, OPEN, PERSON, Chair, hashed
from adut.table.clock import Clock
from adut.table.host import Host
from adut.table.messages import Message
from adut.table.table import Table, rebuilt
from adut.table.timing import Timing


class HandClock(Clock):
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)


class Screen:
    """A guest that remembers all it was told, as bytes."""

    def __init__(self) -> None:
        self.viewer = -1
        self.said: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    def send(self, message: Message) -> None:
        self.said.append(msgspec.json.encode(message))

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    def last(self, kind: str) -> Any:
        """The last message of a type."""
        return [data for data in map(json.loads, self.said) if data["type"] == kind][-1]

    @property
    def state(self) -> Any:
        """The last state."""
        return self.last("state")


class FirstMove:
    """A thinker that takes the first legal move, at once."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def choose(self, player: str, sight: Sight) -> int | None:
        self.asked.append(player)
        return sight.moves[0]


class Room:
    """A host with everything around it."""

    def __init__(self, store: Store, players: list[str], game: str = "king", options: dict[str, Any] | None = None) -> None:
        self.store = Writer(store)
        self.clock = HandClock()
        self.thinker: Any = FirstMove()
        self.row = TableRow(
            f"room-{id(self)}", game, options or {}, len(players), [chair(word).as_data() for word in players], tokens(players), 0, 0.0
        )
        store.create(self.row)
        self.host = self.hosted(Table(self.row))

    def hosted(self, table: Table) -> Host:
        """A host for a table of this room."""
        return Host(table, self.store, self.thinker, Timing(clock=self.clock), "search")

    def restarted(self) -> Host:
        """A new host, rebuilt from the store alone."""
        return self.hosted(rebuilt(self.row, self.store.store.events(self.row.id)))

    async def screen(self, token: str | None = None, seat: int | None = None, name: str = "Eva") -> Screen:
        """A new screen that has joined."""
        guest = Screen()
        await self.host.alone(lambda: self.host.join(guest, token, name, seat))
        return guest

    async def settle(self) -> None:
        """Let the computers move until it is a person's turn."""
        while any(not thought.task.done() for thought in self.host.computers.thoughts.values()):
            await asyncio.sleep(0.001)

    async def move(self, screen: Screen, id: str, text: str | None = None) -> None:
        """Let a screen make a move, the first it may unless told otherwise; then let the computers move."""
        chosen = screen.state["moves"][0]["move"] if text is None else text
        await self.host.alone(lambda: self.host.move(screen, id, chosen))
        await self.settle()

    async def play_deal(self, screen: Screen) -> None:
        """Play with first moves until no deal is on."""
        await self.settle()
        while screen.state["moves"]:
            await self.move(screen, f"m{self.host.table.version}")

    async def tick(self, seconds: float) -> None:
        """Let time pass."""
        self.clock.time += seconds
        await self.host.alone(self.host.tick)
        await self.settle()


def chair(word: str) -> Chair:
    """``you`` (named Ana), ``open`` or a computer player."""
    if word == "you":
        return Chair(PERSON, "Ana")
    return Chair(OPEN) if word == "open" else Chair(COMPUTER, player=word)


def tokens(players: list[str]) -> list[str | None]:
    """The maker's token is ``secret``."""
    return [hashed("secret") if word == "you" else None for word in players]


def careless(connection: Any, _record: Any) -> None:
    """Do not wait for the disk: that is tested elsewhere."""
    connection.execute("PRAGMA synchronous=OFF")


MakeRoom = Callable[..., Room]


@pytest.fixture
def make_room(tmp_path: Path) -> Iterator[MakeRoom]:
    """Makes rooms in a store of their own."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    store.engine.dispose()
    sa.event.listen(store.engine, "connect", careless)
    rooms: list[Room] = []

    def make(players: str = "you search search search", game: str = "king", options: dict[str, Any] | None = None) -> Room:
        rooms.append(Room(store, players.split(), game, options))
        return rooms[-1]

    yield make
    for room in rooms:
        room.store.close()
    store.close()
