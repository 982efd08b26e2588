"""The lobby: one host for each room, gone from memory when nobody uses it, back from the store when somebody does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from adut.server.inbox import RoomRequest
from adut.server.lobby import Lobby
from adut.store import Store, Writer
from adut.table.clock import Clock
from adut.table.errors import Refused
from adut.table.messages import Message
from adut.table.timing import Timing


class HandClock(Clock):
    """A clock that is set by hand."""

    time = 1000.0

    def now(self) -> float:
        return self.time


class Screen:
    """A guest that remembers the last message."""

    def __init__(self) -> None:
        self.viewer = -1
        self.said: Message | None = None

    def send(self, message: Message) -> None:
        self.said = message

    def close(self, code: int, reason: str) -> None:
        pass


REQUEST = RoomRequest("king", 4, ["you", "open", "open", "open"], name="Ana")


def run(path: Path, scenario: Callable[[Lobby, HandClock], Awaitable[None]]) -> None:
    """Run a scenario in a lobby of its own."""

    async def inside() -> None:
        clock, writer = HandClock(), Writer(Store(f"sqlite:///{path / 'log.sqlite3'}"))
        thinker: Any = None
        lobby = Lobby(writer, thinker, Timing(clock=clock))
        await scenario(lobby, clock)
        lobby.close()
        writer.close()

    asyncio.run(inside())


def test_all_who_ask_for_a_room_at_once_get_the_same_host(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, clock: HandClock) -> None:
        room, _, _ = await lobby.create(REQUEST)
        lobby.hosts.clear()
        hosts = await asyncio.gather(*(lobby.host(room) for _ in range(10)))
        assert len({id(host) for host in hosts}) == 1

    run(tmp_path, scenario)


def test_an_unused_room_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, clock: HandClock) -> None:
        room, token, seat = await lobby.create(REQUEST)
        used, _, _ = await lobby.create(REQUEST)
        guest = Screen()
        host = await lobby.host(used)
        await host.alone(lambda: host.join(guest, None, "", None))
        clock.time += 899
        await lobby.tick()
        assert set(lobby.hosts) == {room, used}
        clock.time += 2
        await lobby.tick()
        assert set(lobby.hosts) == {used}
        back = await lobby.host(room)
        await back.alone(lambda: back.join(guest, token, "", None))
        assert guest.viewer == seat

    run(tmp_path, scenario)


def test_a_broken_host_is_replaced_by_one_from_the_store(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, clock: HandClock) -> None:
        room, _, _ = await lobby.create(REQUEST)
        host = await lobby.host(room)
        host.end("a test")
        assert await lobby.host(room) is not host

    run(tmp_path, scenario)


def test_one_failing_room_does_not_stop_the_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(lobby: Lobby, clock: HandClock) -> None:
        rooms = [(await lobby.create(REQUEST))[0] for _ in range(3)]
        ticked: list[str] = []

        def failing(room: str, error: Exception) -> Callable[[], Awaitable[None]]:
            async def tick() -> None:
                ticked.append(room)
                raise error

            return tick

        for room, error in zip(rooms, (ValueError("a bug"), Refused("try-again", "no")), strict=False):
            setattr(lobby.hosts[room], "tick", failing(room, error))  # noqa: B010 - a method is replaced for the test
        await lobby.tick()
        assert ticked == rooms[:2] and "a bug" in caplog.text

    run(tmp_path, scenario)


def test_room_ids_and_tokens_cannot_be_guessed(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, clock: HandClock) -> None:
        made = [await lobby.create(REQUEST) for _ in range(5)]
        assert len({room for room, _, _ in made}) == len({token for _, token, _ in made}) == 5
        stored = await lobby.store.load(made[0][0])
        assert stored is not None and made[0][1] not in str(stored)

    run(tmp_path, scenario)
