"""A session: one WebSocket from the first message to the last."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from adut.errors import AdutError
from adut.server.bucket import Bucket
from adut.server.inbox import LARGEST, AnyRequest, Back, Join, Move, Name, Ready, Start, request_from, too_large
from adut.server.lobby import Lobby
from adut.table.errors import Refused
from adut.table.guest import SPECTATOR
from adut.table.host import Host
from adut.table.messages import Failure, Message, error_view

LOG = logging.getLogger("adut.server")
RATE = 20.0
BURST = 40.0
PATIENCE = 200.0
"""Messages beyond the rate after which a connection is closed; half as many as the rate allows are forgiven."""
BACKLOG = 500
"""Messages a slow screen may be behind."""
POLICY, TOO_BIG, FAILED, OVERLOAD = 1008, 1009, 1011, 1013


class Close(NamedTuple):
    """The end of a connection, queued behind what is still to be said."""

    code: int
    reason: str


class Session:
    """One screen's connection to a room; a guest of the room's host."""

    def __init__(self, socket: WebSocket, lobby: Lobby, room: str) -> None:
        self.socket = socket
        self.lobby = lobby
        self.room = room
        self.viewer = SPECTATOR
        self.host: Host | None = None
        self.closing = False
        self.outbox: asyncio.Queue[str | Close] = asyncio.Queue()
        self.bucket = Bucket(RATE, BURST, lobby.timing.clock.now())
        self.patience = Bucket(RATE / 2, PATIENCE, lobby.timing.clock.now())

    # --- as a guest

    def send(self, message: Message) -> None:
        """Queue a message; a screen that is too far behind is sent away."""
        if self.closing:
            return
        if self.outbox.qsize() >= BACKLOG:
            self.close(OVERLOAD, "this connection is too slow")
            return
        self.outbox.put_nowait(msgspec.json.encode(message).decode())

    def close(self, code: int, reason: str) -> None:
        """Queue the end of the connection."""
        if not self.closing:
            self.closing = True
            self.outbox.put_nowait(Close(code, reason))

    # --- as a connection

    async def run(self) -> None:
        """Serve the connection until it ends."""
        await self.socket.accept()
        writer = asyncio.create_task(self.write())
        try:
            await self.open()
            while (text := await self.read()) is not None:
                await self.take(text)
        finally:
            await self.quit()
            if self.closing:
                await asyncio.wait({writer}, timeout=5)
            writer.cancel()

    async def open(self) -> None:
        """Find the room, or say that there is none and close."""
        try:
            await self.lobby.host(self.room)
        except AdutError as error:
            self.fail(error)
            self.close(POLICY, "no such room")

    async def read(self) -> str | None:
        """The next text frame; None at the end."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            if self.closing:
                continue
            text = message.get("text")
            if text is not None:
                return str(text)
            self.fail(Refused("not-text", "messages are JSON in text frames, not binary frames"))

    async def write(self) -> None:
        """Send what is queued until the connection ends."""
        try:
            while not isinstance(item := await self.outbox.get(), Close):
                await self.socket.send_text(item)
            await self.socket.close(item.code, item.reason)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closing = True  # the other side is gone; reading notices it too

    async def take(self, text: str) -> None:
        """Answer one frame; whatever is wrong with it is told, and the connection stays open unless it is abused."""
        size = len(text.encode("utf-8", "surrogatepass"))
        if size > LARGEST:
            self.fail(too_large(size))
            self.close(TOO_BIG, f"at most {LARGEST} bytes")
            return
        try:
            self.admit()
            await self.answer(request_from(text))
        except AdutError as error:
            self.fail(error)
        except Exception:
            LOG.exception("room %s: a message failed", self.room)
            self.fail(Refused("internal", "the server failed to handle this message; join again"))
            self.close(FAILED, "internal error")

    def admit(self) -> None:
        """Count a message.

        Raises:
            Refused: there are too many.
        """
        now = self.lobby.timing.clock.now()
        if self.bucket.take(now):
            return
        if not self.patience.take(now):
            self.close(POLICY, "too many messages")
        raise Refused("too-many-messages", f"at most {RATE:.0f} messages a second; this one was ignored", most=f"{RATE:.0f}")

    async def answer(self, request: AnyRequest) -> None:
        """Do what a message asks.

        Raises:
            AdutError: it is refused.
        """
        if isinstance(request, Join):
            await self.join(request)
            return
        host = self.host
        if host is None:
            raise Refused("not-joined", "the first message must be a join")
        match request:
            case Move():
                await host.alone(lambda: host.move(self, request.id, request.move))
            case Start():
                await host.alone(lambda: host.start(self))
            case Ready():
                await host.alone(lambda: host.ready(self))
            case Back():
                await host.alone(lambda: host.back(self))
            case Name():
                await host.alone(lambda: host.rename(self, request.name))

    async def join(self, request: Join) -> None:
        """Come to the table.

        Raises:
            Refused: it has happened already, or the host refuses.
        """
        if self.host is not None:
            raise Refused("already-joined", "this connection has joined already")
        host = await self.lobby.host(self.room)
        await host.alone(lambda: host.join(self, request.token, request.name, request.seat))
        self.host = host

    async def quit(self) -> None:
        """Leave the table."""
        if self.host is not None and not self.host.broken:
            host = self.host
            try:
                await host.alone(lambda: host.leave(self))
            except AdutError as error:
                LOG.info("room %s: %s", self.room, error)

    def fail(self, error: AdutError) -> None:
        """Say what was wrong."""
        self.send(Failure(error_view(error)))
