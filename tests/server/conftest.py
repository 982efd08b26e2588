"""The application in this process, with a thinker that needs no processes."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # newer Starlettes ask for the successor of httpx, older ones do not know it
    from starlette.testclient import TestClient, WebSocketTestSession

from adut.server.app import create_app
from adut.sight import Sight


class FirstMove:
    """Takes the first legal move."""

    async def choose(self, player: str, sight: Sight) -> int | None:
        return sight.moves[0]


class Line:
    """A WebSocket of a test: says messages and waits for those of a type."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send_text(json.dumps(message))

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a type."""
        while True:
            message: dict[str, Any] = self.socket.receive_json()
            self.heard.append(message)
            if message["type"] == kind:
                return message

    def state(self, **wanted: Any) -> dict[str, Any]:
        """The next state with these values."""
        while True:
            state = self.hear("state")
            if all(state[name] == value for name, value in wanted.items()):
                return state

    def turn(self) -> dict[str, Any]:
        """The next state in which there is something to decide."""
        while not (state := self.hear("state"))["moves"]:
            pass
        return state


class Site:
    """A client of the application."""

    def __init__(self, client: TestClient, stack: ExitStack) -> None:
        self.client = client
        self.stack = stack

    def room(self, players: str = "you random random random", **more: Any) -> dict[str, Any]:
        """A new room of King; its id, token and seat."""
        body = {"game": "king", "seats": 4, "players": players.split(), "name": "Ana", "pace": 0, **more}
        answer = self.client.post("/api/rooms", json=body)
        assert answer.status_code == 200, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def connect(self, room: str) -> Line:
        """A connection that has not joined; it is closed with the test."""
        return Line(self.stack.enter_context(self.client.websocket_connect(f"/ws/{room}")))

    def join(self, room: str, token: str | None = None, seat: int | None = None, name: str = "Eva") -> Line:
        """A connection that has joined."""
        line = self.connect(room)
        line.say(type="join", token=token, name=name, seat=seat)
        line.hear("welcome")
        return line


MakeSite = Callable[..., Site]


@pytest.fixture
def make_site(tmp_path: Path) -> Iterator[MakeSite]:
    """Starts the application; again on the same database if called again."""
    with ExitStack() as stack:

        def make(**options: Any) -> Site:
            app = create_app(f"sqlite:///{tmp_path / 'log.sqlite3'}", thinker=FirstMove(), **{"static": tmp_path / "page", **options})
            client = stack.enter_context(TestClient(app))
            return Site(client, stack)

        yield make


@pytest.fixture
def site(make_site: MakeSite) -> Site:
    """The running application."""
    return make_site()
