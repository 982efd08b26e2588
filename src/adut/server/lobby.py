"""The lobby: makes rooms, finds their hosts, wakes them in time, and lets go of those nobody uses."""

from __future__ import annotations

import asyncio
import logging
import secrets

from adut import options, players, registry
from adut.errors import AdutError, BadSeats
from adut.game import Setup
from adut.server.inbox import RoomRequest
from adut.store import TableRow, Writer
from adut.table.chair import COMPUTER, OPEN, PERSON, Chair, clean_name, hashed, new_token
from adut.table.errors import Refused
from adut.table.host import Host
from adut.table.table import Table, rebuilt
from adut.table.thinker import Thinker
from adut.table.timing import Timing

LOG = logging.getLogger("adut.server")
MAKER = "you"


class Lobby:
    """All rooms of this server. Every table has one host, and only this process writes to it."""

    def __init__(self, store: Writer, thinker: Thinker, timing: Timing) -> None:
        self.store = store
        self.thinker = thinker
        self.timing = timing
        self.hosts: dict[str, Host] = {}
        self.loading = asyncio.Lock()

    async def create(self, request: RoomRequest) -> tuple[str, str, int]:
        """Make a room; returns its id, the maker's token and seat.

        Raises:
            AdutError: the game, an option, a player or the number of seats does not exist.
        """
        game = registry.game(request.game)
        setup = Setup(game, request.seats, options.read(game.options, request.options))
        maker, chairs = seated(request)
        token = new_token()
        tokens = [hashed(token) if seat == maker else None for seat in range(request.seats)]
        data = [chair.as_data() for chair in chairs]
        row = TableRow(secrets.token_urlsafe(9), game.id, options.as_data(setup.options), request.seats, data, tokens, maker, request.pace)
        await self.store.create(row)
        self.hosts[row.id] = self.hosted(Table(row))
        return row.id, token, maker

    async def host(self, room: str) -> Host:
        """The host of a room, rebuilt from the store if need be.

        Raises:
            Refused: there is no such room.
        """
        async with self.loading:
            host = self.hosts.get(room)
            if host is None or host.broken:
                host = self.hosts[room] = self.hosted(await self.restored(room))
            host.used = self.timing.clock.now()
            return host

    async def restored(self, room: str) -> Table:
        """A table from the store."""
        found = await self.store.load(room) if room.isascii() and len(room) <= 32 else None
        if found is None:
            raise Refused("no-such-room", f"there is no room {room[:40]!r}", room=room[:40])
        return await asyncio.to_thread(rebuilt, *found)

    def hosted(self, table: Table) -> Host:
        """A host for a table."""
        return Host(table, self.store, self.thinker, self.timing, players.names()[-1])

    async def run(self) -> None:
        """Wake the hosts for ever."""
        waits = min(self.timing.away_after, self.timing.next_after)
        while True:
            await asyncio.sleep(max(0.02, min(1.0, waits / 4)))
            await self.tick()

    async def tick(self) -> None:
        """Let every host do what is due; forget those that nobody has used for long."""
        for room, host in list(self.hosts.items()):
            try:
                if self.forgotten(host):
                    host.end("the room was idle")
                    del self.hosts[room]
                else:
                    await host.alone(host.tick)
            except AdutError as error:
                LOG.warning("room %s: %s", room, error)
            except Exception:
                LOG.exception("room %s failed", room)

    def forgotten(self, host: Host) -> bool:
        """Whether a host may leave memory; its table stays in the store."""
        return host.broken or (not host.guests and self.timing.clock.now() - host.used >= self.timing.idle_after)

    def close(self) -> None:
        """End all hosts."""
        for host in self.hosts.values():
            host.end("the server stops")
        self.hosts = {}


def seated(request: RoomRequest) -> tuple[int, list[Chair]]:
    """The maker's seat and the chairs that a request asks for.

    Raises:
        BadSeats: not one word for each seat, not exactly one maker, or an unknown player.
        Refused: the maker's name cannot be used.
    """
    if len(request.players) != request.seats:
        raise BadSeats(f"{request.seats} seats need {request.seats} players, not {len(request.players)}")
    if request.players.count(MAKER) != 1:
        raise BadSeats(f"the word {MAKER!r} must stand for exactly one seat, not for {request.players.count(MAKER)}")
    name = clean_name(request.name)
    return request.players.index(MAKER), [chair_for(word, name) for word in request.players]


def chair_for(word: str, name: str) -> Chair:
    """The chair for one word of a request.

    Raises:
        BadSeats: there is no such player.
    """
    if word == MAKER:
        return Chair(PERSON, name)
    if word == OPEN:
        return Chair(OPEN)
    if word not in players.names():
        raise BadSeats(f"there is no player {word!r}; the players are: {', '.join((MAKER, OPEN, *players.names()))}", name=word)
    return Chair(COMPUTER, player=word)
