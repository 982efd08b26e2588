"""The computers' brains: worker processes that get sights and give moves, and are replaced when they crash or hang."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from adut import players
from adut.sight import Sight
from adut.table.shuffle import RANDOM

LOG = logging.getLogger("adut.server")
ATTEMPTS = 3


class Pool:
    """A thinker (see :class:`adut.table.thinker.Thinker`) with this many processes; a move may take ``limit`` seconds."""

    def __init__(self, workers: int = 1, limit: float = 30.0) -> None:
        self.workers = workers
        self.limit = limit
        self.slots = asyncio.Semaphore(workers)
        """Moves wait here, not in the executor, so that the limit counts thinking alone."""
        self.executor: ProcessPoolExecutor | None = None

    async def choose(self, player: str, sight: Sight) -> int | None:
        """The move of a computer player; None if its workers crash or hang again and again."""
        async with self.slots:
            for _ in range(ATTEMPTS):
                executor = self.ready()
                try:
                    return await self.attempt(executor, player, sight)
                except (BrokenProcessPool, TimeoutError) as error:
                    LOG.warning("a worker was replaced: %s", str(error) or "it took too long")
                    self.replace(executor)
        return None

    async def attempt(self, executor: ProcessPoolExecutor, player: str, sight: Sight) -> int:
        """One attempt in one executor."""
        seed = RANDOM.getrandbits(63)
        future = asyncio.get_running_loop().run_in_executor(executor, choose, player, seed, sight)
        return await asyncio.wait_for(future, self.limit)

    def ready(self) -> ProcessPoolExecutor:
        """The executor, started if need be."""
        if self.executor is None:
            context = multiprocessing.get_context("spawn")
            self.executor = ProcessPoolExecutor(self.workers, mp_context=context, initializer=prepare)
        return self.executor

    def warm(self) -> None:
        """Start the processes before they are needed."""
        self.ready().submit(os.getpid)

    def replace(self, executor: ProcessPoolExecutor) -> None:
        """Give up an executor and its processes, unless another seat has done so already."""
        if self.executor is executor:
            self.executor = None
            kill(executor)

    def close(self) -> None:
        """Stop the processes."""
        if self.executor is not None:
            kill(self.executor)
            self.executor = None


def kill(executor: ProcessPoolExecutor) -> None:
    """End an executor at once: shutting it down would wait for what is being computed."""
    processes = list((executor._processes or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def prepare() -> None:
    """Set up a worker: Ctrl-C is the server's business, and a worker must not outlive a server that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow, daemon=True).start()


def follow() -> None:
    """End this process when the server's ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def choose(player: str, seed: int, sight: Sight) -> int:
    """What a worker does."""
    return players.player(player, seed).choose(sight)
