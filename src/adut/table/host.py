"""The host of one table: takes requests one at a time, stores what they lead to, and only then lets it happen and tells everybody.

The host is the table's only writer. Whatever goes wrong while something is stored ends this host;
the next visitor gets a new one, rebuilt from the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from adut import registry
from adut.errors import AdutError
from adut.store import EventRow, Writer
from adut.table import acts
from adut.table.chair import new_token
from adut.table.clock import Clock
from adut.table.computers import Computers
from adut.table.errors import Refused
from adut.table.events import AnyEvent, as_payload
from adut.table.guest import SPECTATOR, Guest
from adut.table.messages import Accepted, Refusal, Welcome, error_view
from adut.table.news import News
from adut.table.snapshot import option_data, snapshot
from adut.table.table import BETWEEN, Table
from adut.table.thinker import Thinker
from adut.table.timing import Timing

LOG = logging.getLogger(__name__)
T = TypeVar("T")
MOST_GUESTS = 100
TRY_AGAIN = 1012


class Host:
    """A table, its guests and its computers. ``substitute`` names the player that fills open and deserted seats."""

    def __init__(self, table: Table, store: Writer, thinker: Thinker, timing: Timing, substitute: str) -> None:
        self.table = table
        self.store = store
        self.timing = timing
        self.clock: Clock = timing.clock
        self.substitute = substitute
        self.lock = asyncio.Lock()
        self.guests: list[Guest] = []
        self.broken = False
        """Whether storing failed; a broken host grants nothing any more."""
        self.gone = [self.clock.now()] * table.setup.seats
        """For each seat when its person was here last."""
        self.paused = self.clock.now()
        """Since when the next deal has been waiting for somebody to look at the last one."""
        self.used = self.clock.now()
        """When somebody last asked for this host or left it."""
        self.computers = Computers(self, thinker)

    async def alone(self, act: Callable[[], Awaitable[T]]) -> T:
        """Do something while nothing else happens at this table; it is finished even if the asker leaves.

        Raises:
            Refused: the host is broken.
            AdutError: whatever the act raises.
        """
        return await asyncio.shield(asyncio.create_task(self.locked(act)))

    async def locked(self, act: Callable[[], Awaitable[T]]) -> T:
        """The inner half of :meth:`alone`."""
        async with self.lock:
            if self.broken:
                raise Refused("try-again", "the table is being restored; join again")
            return await act()

    # --- what guests ask for; each runs alone and raises AdutError if it is refused

    async def join(self, guest: Guest, token: str | None, name: str, seat: int | None) -> None:
        """Let a guest in: with a token to their seat, else to an open seat, else to watch."""
        if len(self.guests) >= MOST_GUESTS:
            raise Refused("table-full", f"{MOST_GUESTS} screens are connected to this table already")
        news: list[News] = []
        if token is not None:
            guest.viewer = acts.seat_of(self.table, token)
        elif seat is not None:
            token = new_token()
            news = await self.commit(acts.join(self.table, seat, name, token))
            guest.viewer = seat
        else:
            guest.viewer = SPECTATOR
        guest.send(self.welcome(guest, token))
        self.guests.append(guest)
        self.publish(news)

    async def start(self, guest: Guest) -> None:
        """Start the match."""
        self.publish(await self.commit(*acts.start(self.table, guest.viewer, self.substitute)))

    async def move(self, guest: Guest, id: str, text: str) -> None:
        """Make a move, or say again that it was made."""
        client = f"{guest.viewer}:{id}"
        if client in self.table.accepted:
            guest.send(Accepted(id, self.table.accepted[client]))
            return
        try:
            event = acts.move(self.table, guest.viewer, text)
        except AdutError as error:
            guest.send(Refusal(id, error_view(error)))
            return
        news = await self.commit(event, client=client)
        guest.send(Accepted(id, self.table.accepted[client]))
        self.publish(news)

    async def ready(self, guest: Guest) -> None:
        """Note that a person wants the next deal, and deal it if all do."""
        event = acts.ready(self.table, guest.viewer)
        if event is None:
            return
        events: list[AnyEvent] = [event]
        if self.present() <= {*self.table.ready, guest.viewer}:
            events.append(acts.deal(self.table))
        self.publish(await self.commit(*events))

    async def back(self, guest: Guest) -> None:
        """Give a person their seat back."""
        self.publish(await self.commit(acts.back(self.table, guest.viewer)))

    async def rename(self, guest: Guest, name: str) -> None:
        """Give a person another name."""
        self.publish(await self.commit(acts.rename(self.table, guest.viewer, name)))

    async def leave(self, guest: Guest) -> None:
        """Let a guest go."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        self.used = self.clock.now()
        if guest.viewer >= 0:
            self.gone[guest.viewer] = self.clock.now()
        self.publish([])
        await self.next_deal()

    # --- what time brings

    async def tick(self) -> None:
        """Do what is due: computers take over deserted seats, the next deal begins."""
        now = self.clock.now()
        here = self.connected()
        for seat in range(self.table.setup.seats):
            if seat not in here and now - self.gone[seat] >= self.timing.away_after and acts.may_leave(self.table, seat):
                self.publish(await self.commit(acts.leave(self.table, seat, self.substitute)))
        await self.next_deal()

    async def next_deal(self) -> None:
        """Deal if all persons present are ready or have had their time; an empty room waits."""
        if self.table.stage != BETWEEN:
            return
        if not self.guests:
            self.paused = self.clock.now()
            return
        present = self.present()
        late = self.clock.now() - self.paused >= self.timing.next_after
        if late or (present and present <= self.table.ready):
            self.publish(await self.commit(acts.deal(self.table)))

    # --- how it is done

    async def commit(self, *events: AnyEvent, client: str | None = None) -> list[News]:
        """Store events, then let them happen.

        Raises:
            StoreFailed: it could not be stored; the host is broken.
        """
        rows = [EventRow(as_payload(event), client) for event in events]
        try:
            await self.store.append(self.table.id, self.table.version + 1, rows)
            before = self.table.stage
            news = [each for event in events for each in self.table.fold(event, client)]
        except BaseException as error:
            if isinstance(error, Exception):
                LOG.exception("table %s could not take %s", self.table.id, [type(event).__name__ for event in events])
            self.end("the table is being restored; join again")
            raise
        if before != BETWEEN and self.table.stage == BETWEEN:
            self.paused = self.clock.now()
        return news

    def publish(self, news: Sequence[News]) -> None:
        """Show everybody who has noticed something the table as it is now, and set the computers to work."""
        here = self.connected()
        for guest in list(self.guests):
            if not news or any(each.noticed(guest.viewer) for each in news):
                guest.send(snapshot(self.table, guest.viewer, here, news))
        self.computers.wake()

    def welcome(self, guest: Guest, token: str | None) -> Welcome:
        """The answer to a join."""
        seat = None if guest.viewer < 0 else guest.viewer
        maker = guest.viewer == self.table.maker
        return Welcome(self.table.id, token, seat, maker, registry.described(self.table.setup.game), option_data(self.table))

    def connected(self) -> set[int]:
        """The seats whose persons are here."""
        return {guest.viewer for guest in self.guests if guest.viewer >= 0}

    def present(self) -> set[int]:
        """The seats whose persons are here and play."""
        return {seat for seat in self.connected() if not self.table.chairs[seat].away}

    def end(self, reason: str) -> None:
        """Grant nothing any more and send everybody away to join again."""
        self.broken = True
        self.computers.stop()
        for guest in self.guests:
            guest.close(TRY_AGAIN, reason)
        self.guests = []
