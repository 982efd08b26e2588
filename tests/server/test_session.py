"""A session's queue and limits, without a network."""

from __future__ import annotations

import asyncio
from typing import Any

from adut.server.bucket import Bucket
from adut.server.session import BACKLOG, Session
from adut.table.messages import Accepted
from adut.table.timing import Timing


class NoLobby:
    """A lobby that only knows the time."""

    timing = Timing()


def test_a_screen_that_does_not_read_is_sent_away() -> None:
    async def scenario() -> None:
        nothing: Any = None
        lobby: Any = NoLobby()
        session = Session(nothing, lobby, "room")
        for number in range(BACKLOG + 10):
            session.send(Accepted("a", number))
        assert session.closing and session.outbox.qsize() == BACKLOG + 1

    asyncio.run(scenario())


def test_a_bucket_allows_bursts_and_a_rate() -> None:
    bucket = Bucket(2.0, 3.0, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.6)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
