"""The server under test, as a process of its own, and its HTTP and WebSocket addresses."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

PATIENCE = 60.0
"""Seconds after which a server that says nothing counts as failed."""

BRIEF = """
import sys, uvicorn
from adut.server.app import create_app
from adut.server.serve import Announced, listening
bound = listening("127.0.0.1", int(sys.argv[1]))
app = create_app(sys.argv[2], away_after=float(sys.argv[3]))
Announced(uvicorn.Config(app, log_level="warning")).run([bound])
"""
"""A server that waits for a missing player shorter or longer than usual."""


@dataclass(frozen=True)
class Room:
    """A room and the seat of its maker."""

    id: str
    token: str
    seat: int

    @property
    def path(self) -> str:
        """The page of the room."""
        return f"/#/room/{self.id}"

    @property
    def storage(self) -> dict[str, Any]:
        """What the browser of its maker remembers."""
        return {f"room.{self.id}": {"token": self.token, "seat": self.seat}}


class Site:
    """A running server, which can be killed and started again at the same address."""

    def __init__(self, folder: Path, away_after: float | None = None) -> None:
        self.folder = folder
        self.away_after = away_after
        self.port = 0
        self.start()

    @property
    def database(self) -> str:
        """Where the server keeps its tables."""
        return f"sqlite:///{self.folder / 'adut.sqlite3'}"

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        """How the server is started."""
        if self.away_after is None:
            return [sys.executable, "-m", "adut.server", "--port", str(self.port), "--database", self.database]
        return [sys.executable, "-c", BRIEF, str(self.port), self.database, str(self.away_after)]

    def start(self) -> None:
        """Start, and wait until the server says where it is."""
        output = (self.folder / "server.log").open("a+")
        with output:
            begin = output.seek(0, 2)
            self.process = subprocess.Popen(self.command(), cwd=self.folder, stdout=output, stderr=subprocess.STDOUT)
        self.port = int(self.announced(begin))

    def announced(self, begin: int) -> str:
        """The port that the server names in what it prints."""
        for _ in range(int(PATIENCE / 0.1)):
            said = (self.folder / "server.log").read_text()[begin:]
            if found := re.search(r"http://[\w.]+:(\d+)", said):
                return found.group(1)
            try:
                self.process.wait(0.1)
            except subprocess.TimeoutExpired:
                continue
            break
        raise AssertionError(f"the server did not start: {said}")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the server."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(PATIENCE)

    def room(self, game: str, *others: str, **more: Any) -> Room:
        """A new room; the others are cautious computer players unless said."""
        seats = more.pop("seats", 2 if game in ("tablic", "inat-i-zloba") else 4)
        players = ["you", *(others or ["cautious"] * (seats - 1))]
        body = {"game": game, "seats": seats, "options": {}, "players": players, "name": "Ana", "pace": 0, **more}
        answer = httpx.post(f"{self.address}/api/rooms", json=body, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        made = answer.json()
        return Room(made["room"], made["token"], made["seat"])

    def games(self) -> list[dict[str, Any]]:
        """The games that are offered."""
        found: list[dict[str, Any]] = httpx.get(f"{self.address}/api/games", timeout=PATIENCE).raise_for_status().json()
        return found

    def info(self, room: str) -> dict[str, Any]:
        """What anybody may know of a room."""
        found: dict[str, Any] = httpx.get(f"{self.address}/api/rooms/{room}", timeout=PATIENCE).raise_for_status().json()
        return found

    def log(self, room: str) -> list[dict[str, Any]]:
        """The log of a finished match."""
        text = httpx.get(f"{self.address}/api/rooms/{room}/log", timeout=PATIENCE).raise_for_status().text
        return [json.loads(line) for line in text.splitlines()]

    def watched(self, room: str) -> dict[str, Any]:
        """The table as somebody sees it who only watches."""
        with connect(f"ws://127.0.0.1:{self.port}/ws/{room}") as line:
            line.send(json.dumps({"type": "join", "token": None, "name": "Eva", "seat": None}))
            while True:
                message: dict[str, Any] = json.loads(line.recv(PATIENCE))
                if message["type"] == "state":
                    return message
