"""The store for an event loop: every call runs in one thread of its own, so the loop never waits for a disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from adut.store.rows import EventRow, TableRow
from adut.store.store import Store

T = TypeVar("T")


class Writer:
    """A store behind a single thread; the calls are those of :class:`Store`, in the order in which they were made."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="adut-store")

    async def create(self, row: TableRow) -> None:
        """Store a new table; see :meth:`Store.create`."""
        await self.run(lambda: self.store.create(row))

    async def append(self, table: str, first: int, rows: Sequence[EventRow]) -> None:
        """Store events; see :meth:`Store.append`."""
        await self.run(lambda: self.store.append(table, first, rows))

    async def load(self, id: str) -> tuple[TableRow, list[EventRow]] | None:
        """A table and its events, None if there is no such table."""
        return await self.run(lambda: self.read(id))

    def read(self, id: str) -> tuple[TableRow, list[EventRow]] | None:
        """The blocking half of :meth:`load`."""
        row = self.store.table(id)
        return None if row is None else (row, self.store.events(id))

    async def run(self, call: Callable[[], T]) -> T:
        """Run a call in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, call)

    def close(self) -> None:
        """Finish what is under way and close the store."""
        self.thread.shutdown(wait=True)
        self.store.close()
