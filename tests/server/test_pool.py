"""The computers' processes: they get sights, give moves, and are replaced when they fail."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import time
from collections.abc import Iterator

import pytest

from adut import registry
from adut.game import Match, Setup
from adut.rng import Rng
from adut.server import pool as pools
from adut.server.pool import Pool
from adut.sight import Sight


def sights(game_id: str, moves: int = 6) -> Iterator[tuple[Sight, list[str]]]:
    """The sights of the first moves of a deal, each with the hands of the others as text."""
    game = registry.game(game_id)
    match = Match(Setup(game, game.seats[0], game.options()))
    rng = Rng(4)
    deal = match.begin(match.shuffled(rng))
    for _ in range(moves):
        if deal.phase is None:
            return
        seat = deal.actors()[0]
        yield deal.sight(seat), game.id.split()
        legal = deal.moves(seat)
        deal.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("game", registry.ids())
def test_a_sight_travels_to_another_process_whole(game: str) -> None:
    for sight, _ in sights(game):
        twin: Sight = pickle.loads(pickle.dumps(sight))
        assert twin.view == sight.view and twin.moves == sight.moves
        assert twin.imagine(Rng(1)).view(None) == sight.imagine(Rng(1)).view(None)
        imagined = twin.imagine(Rng(2))
        assert imagined.moves(twin.seat) == sight.moves


def king_sight() -> Sight:
    """The first sight of a deal of King."""
    return next(sights("king"))[0]


def test_a_worker_is_replaced_when_it_is_killed_and_again_when_it_hangs() -> None:
    async def scenario() -> None:
        pool = Pool()
        sight = king_sight()
        try:
            assert await pool.choose("random", sight) in sight.moves
            first = workers(pool)
            os.kill(first[0], signal.SIGKILL)
            assert await pool.choose("cautious", sight) in sight.moves
            second = workers(pool)
            assert second != first
            os.kill(second[0], signal.SIGSTOP)
            pool.limit = 0.05
            answer = asyncio.create_task(pool.choose("random", sight))
            await asyncio.sleep(0.1)
            pool.limit = 30.0
            assert await answer in sight.moves
            assert workers(pool) != second
        finally:
            pool.close()

    asyncio.run(scenario())


def workers(pool: Pool) -> list[int]:
    """The ids of a pool's processes."""
    assert pool.executor is not None
    return list(pool.executor._processes or {})


def test_a_player_that_fails_is_no_reason_to_replace_its_worker() -> None:
    async def scenario() -> None:
        pool = Pool()
        try:
            with pytest.raises(Exception, match="there is no player 'hal'"):
                await pool.choose("hal", king_sight())
            first = workers(pool)
            assert await pool.choose("random", king_sight()) is not None
            assert workers(pool) == first
        finally:
            pool.close()

    asyncio.run(scenario())


def test_a_pool_gives_up_after_some_attempts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        pool = Pool()

        async def late(*_args: object) -> int:
            raise TimeoutError

        monkeypatch.setattr(pool, "attempt", late)
        assert await pool.choose("random", king_sight()) is None
        pool.close()

    started = time.monotonic()
    asyncio.run(scenario())
    assert time.monotonic() - started < 5 and pools.ATTEMPTS == 3
