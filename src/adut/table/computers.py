"""The computers at one table: sets them to think when it is their turn, and makes their moves in time."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from adut.errors import AdutError
from adut.table import acts
from adut.table.clock import rest_of_beat
from adut.table.thinker import Thinker

if TYPE_CHECKING:
    from adut.table.host import Host

LOG = logging.getLogger("adut.table")


class Thought:
    """A seat's move being computed: for which position of the table, and by which task."""

    def __init__(self, position: int, task: asyncio.Task[None]) -> None:
        self.position = position
        self.task = task


class Computers:
    """The computer players at a table."""

    def __init__(self, host: Host, thinker: Thinker) -> None:
        self.host = host
        self.thinker = thinker
        self.thoughts: dict[int, Thought] = {}
        self.seen = -1
        self.since = 0.0

    def wake(self) -> None:
        """Set every seat that is due to think about the present position."""
        table = self.host.table
        if table.position != self.seen:
            self.seen, self.since = table.position, self.host.clock.now()
        for seat in table.due():
            thought = self.thoughts.get(seat)
            if thought is None or thought.position != table.position or thought.task.done():
                self.thoughts[seat] = Thought(table.position, asyncio.create_task(self.play(seat, table.position)))

    async def play(self, seat: int, position: int) -> None:
        """Compute a move and make it; nothing that goes wrong here may stop the table."""
        try:
            since = self.since
            move = await self.thought(seat)
            await self.host.clock.sleep(rest_of_beat(self.host.clock.now() - since, self.host.table.pace))
            await self.host.alone(lambda: self.make(seat, position, move))
        except AdutError as error:
            LOG.warning("table %s: the computer's move was not made: %s", self.host.table.id, error)
        except Exception:
            LOG.exception("table %s: the computer in seat %d failed", self.host.table.id, seat)

    async def thought(self, seat: int) -> int | None:
        """What the thinker makes of a seat's sight; None if it fails."""
        table = self.host.table
        try:
            return await self.thinker.choose(table.chairs[seat].player, table.the_deal.sight(seat))
        except Exception:
            LOG.exception("table %s: no move was computed for seat %d", table.id, seat)
            return None

    async def make(self, seat: int, position: int, move: int | None) -> None:
        """Make a computed move, unless the table has moved on."""
        table = self.host.table
        if table.position == position and seat in table.due():
            self.host.publish(await self.host.commit(acts.computed(table, seat, move)))

    def stop(self) -> None:
        """Stop thinking."""
        for thought in self.thoughts.values():
            if thought.task is not asyncio.current_task():
                thought.task.cancel()
        self.thoughts = {}
