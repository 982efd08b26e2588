"""The writer: a store for an event loop."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

from adut.store import EventRow, Store, TableRow, Writer


def row() -> TableRow:
    """A table's row."""
    return TableRow("t", "king", {}, 4, [], [], 0, 0.0)


def test_calls_run_in_order_in_one_thread_that_is_not_the_loops(tmp_path: Path) -> None:
    async def scenario() -> None:
        writer = Writer(Store(f"sqlite:///{tmp_path / 'log.sqlite3'}"))
        await writer.create(row())
        await asyncio.gather(*(writer.append("t", seq, [EventRow({"n": seq})]) for seq in range(1, 21)))
        found = await writer.load("t")
        assert found is not None and [event.payload["n"] for event in found[1]] == list(range(1, 21))
        threads = {await writer.run(threading.get_ident) for _ in range(5)}
        assert len(threads) == 1 and threading.get_ident() not in threads
        assert await writer.load("other") is None
        writer.close()

    asyncio.run(scenario())
