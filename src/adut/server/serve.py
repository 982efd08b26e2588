"""Running the server.

One process owns all tables, because a table has one writer.
What costs time is the computers' thinking, and that is spread over ``workers`` processes of their own.
"""

from __future__ import annotations

import socket
from contextlib import suppress

import uvicorn

from adut.errors import AdutError
from adut.server.app import create_app
from adut.store.engine import default_database

MOST_WORKERS = 64
FRAME = 1024 * 1024
"""Bytes at which a frame is cut off unread; smaller ones that are too large get an answer that says so."""


class CannotServe(AdutError):
    """The server cannot be started as asked; the text says why."""

    key = "cannot-serve"


class Announced(uvicorn.Server):
    """A server that says where it is once it is there."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and print the address."""
        await super().startup(sockets)
        if self.started and sockets:
            print(f"Adut is running at {address(sockets[0])} (Ctrl-C stops it)", flush=True)


def serve(host: str = "127.0.0.1", port: int = 8000, database: str | None = None, workers: int = 1) -> None:
    """Serve until stopped. ``port`` 0 takes a free one; ``workers`` is the number of processes that compute the computers' moves.

    Raises:
        CannotServe: the address cannot be used, or the number of workers makes no sense.
        StoreFailed: the database cannot be opened.
    """
    if not 1 <= workers <= MOST_WORKERS:
        raise CannotServe(f"there can be 1 to {MOST_WORKERS} workers, not {workers}", workers=str(workers))
    bound = listening(host, port)
    with bound:
        app = create_app(database or default_database(), workers=workers)
        config = uvicorn.Config(app, log_level="warning", ws_max_size=FRAME, timeout_graceful_shutdown=3)
        with suppress(KeyboardInterrupt):  # uvicorn raises the signal again after an orderly end
            Announced(config).run([bound])


def listening(host: str, port: int) -> socket.socket:
    """A socket at the address.

    Raises:
        CannotServe: the address is in use, not of this machine, or no address.
    """
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise CannotServe(f"the server cannot listen at {host} port {port}: {why}", host=host, port=str(port)) from None


def address(bound: socket.socket) -> str:
    """The address of a socket as a browser takes it."""
    host, port = bound.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
