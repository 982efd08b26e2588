"""The real server as a process of its own: its start, its end, and what is left when it is killed."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import adut

SOURCE = str(Path(adut.__path__[0]).parent)
KILLS = 20
WAIT = 20.0


class Server:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def room(self, **more: Any) -> dict[str, Any]:
        """A new room of King."""
        body = {"game": "king", "seats": 4, "players": ["you", "random", "random", "random"], "pace": 0, **more}
        made: dict[str, Any] = httpx.post(f"{self.address}/api/rooms", json=body).raise_for_status().json()
        return made

    @contextmanager
    def joined(self, made: dict[str, Any]) -> Iterator[ClientConnection]:
        """A connection that has asked to join a room."""
        with connect(f"{self.address.replace('http', 'ws', 1)}/ws/{made['room']}") as line:
            line.send(json.dumps({"type": "join", "token": made["token"]}))
            yield line


def start(*arguments: str, port: int = 0) -> Server:
    """Start a server and wait until it says where it is."""
    environment = {**os.environ, "PYTHONPATH": SOURCE}
    command = [sys.executable, "-m", "adut.server", "--port", str(port), *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None, process.stdout.read()
    return Server(process, found.group())


def stop(server: Server, how: signal.Signals) -> int:
    """End a server."""
    server.process.send_signal(how)
    return server.process.wait(WAIT)


@contextmanager
def running(*arguments: str) -> Iterator[Server]:
    """A server for the time of a test."""
    server = start(*arguments)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            stop(server, signal.SIGKILL)
        assert server.process.stdout is not None
        server.process.stdout.close()


def hear(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a type."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(WAIT))
        if message["type"] == kind:
            return message


def turn(line: ClientConnection) -> dict[str, Any]:
    """The next state that waits for this person, going on to the next deal where one is over."""
    while True:
        state = hear(line, "state")
        if state["stage"] == "waiting":
            line.send('{"type": "start"}')
        if state["stage"] == "between":
            line.send('{"type": "ready"}')
        if state["moves"]:
            return state


def position(state: dict[str, Any]) -> dict[str, Any]:
    """What must be the same after a restart: all but the news."""
    return {**state, "events": []}


class Memory:
    """What a person remembers of the game over all the server's deaths."""

    def __init__(self) -> None:
        self.made: dict[str, Any] = {}
        self.sent: dict[str, str] = {}
        """The text of each move by its id."""
        self.acknowledged: dict[str, int] = {}
        """The version each acknowledged move led to."""
        self.state: dict[str, Any] | None = None
        """The last state seen before the server was killed."""


def test_kill_nine_loses_and_doubles_no_acknowledged_move(tmp_path: Path) -> None:
    memory = Memory()
    for round in range(KILLS):
        with running("--database", f"sqlite:///{tmp_path / 'log.sqlite3'}") as server:
            memory.made = memory.made or server.room()
            with server.joined(memory.made) as line:
                live_and_die(server, line, memory, round)
    assert_log(tmp_path / "log.sqlite3", memory.acknowledged)


def live_and_die(server: Server, line: ClientConnection, memory: Memory, round: int) -> None:
    """Come back, check that nothing is lost, make a move, send another, and kill the server before or after its answer."""
    state = turn(line)
    if memory.state is not None:
        assert_continues(memory.state, state)
    for id, version in memory.acknowledged.items():
        line.send(json.dumps({"type": "move", "id": id, "move": memory.sent[id]}))
        assert hear(line, "accepted")["version"] == version
    make(line, memory, f"{round}-a", state)
    memory.acknowledged[f"{round}-a"] = hear(line, "accepted")["version"]
    memory.state = turn(line)
    make(line, memory, f"{round}-b", memory.state)
    if round % 2:
        memory.acknowledged[f"{round}-b"] = hear(line, "accepted")["version"]
    stop(server, signal.SIGKILL)
    with pytest.raises(ConnectionClosed):
        while True:
            line.recv(WAIT)


def make(line: ClientConnection, memory: Memory, id: str, state: dict[str, Any]) -> None:
    """Send a move."""
    memory.sent[id] = state["moves"][0]["move"]
    line.send(json.dumps({"type": "move", "id": id, "move": memory.sent[id]}))


def assert_continues(before: dict[str, Any], after: dict[str, Any]) -> None:
    """What was shown before the kill is not lost."""
    assert after["version"] >= before["version"]
    assert after["sheet"]["rows"][: len(before["sheet"]["rows"])] == before["sheet"]["rows"]
    if after["version"] == before["version"]:
        assert position(after) == position(before)


def assert_log(path: Path, acknowledged: dict[str, int]) -> None:
    """Every acknowledged move is stored exactly once, where it was acknowledged."""
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT client, seq FROM events WHERE client IS NOT NULL").fetchall()
    connection.close()
    stored = {client.partition(":")[2]: seq for client, seq in rows}
    assert len(stored) == len(rows)
    assert {id: stored.get(id) for id in acknowledged} == acknowledged
    assert len(acknowledged) >= KILLS


def test_the_same_position_returns_after_a_kill(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'log.sqlite3'}"
    with running("--database", database) as server:
        made = server.room()
        with server.joined(made) as line:
            before = turn(line)
            stop(server, signal.SIGKILL)
    with running("--database", database) as server, server.joined(made) as line:
        assert position(hear(line, "state")) == position(before)


def test_a_killed_server_leaves_no_workers_behind(tmp_path: Path) -> None:
    with running("--database", f"sqlite:///{tmp_path / 'log.sqlite3'}", "--workers", "2") as server:
        with server.joined(server.room()) as line:
            turn(line)
        children = descendants(server.process.pid)
        assert children
        stop(server, signal.SIGKILL)
    deadline = time.monotonic() + 5
    while any(alive(child) for child in children) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not [child for child in children if alive(child)]


def descendants(pid: int) -> list[int]:
    """The processes a process has started; none where the system does not tell."""
    found = Path(f"/proc/{pid}/task/{pid}/children")
    if not found.exists():
        pytest.skip("this system does not tell a process's children")
    return [int(child) for child in found.read_text().split()]


def alive(pid: int) -> bool:
    """Whether a process is there and not a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_asked_to_stop_stops_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    with running("--database", f"sqlite:///{tmp_path / 'log.sqlite3'}") as server, server.joined(server.room()) as line:
        turn(line)
        server.process.send_signal(how)
        with pytest.raises(ConnectionClosed):
            while True:
                line.recv(WAIT)
        said, _ = server.process.communicate(timeout=WAIT)
        assert server.process.returncode in (0, -how) and "Traceback" not in said


@pytest.mark.parametrize(("size", "answered"), [(20_000, True), (2_000_000, False)])
def test_an_oversized_frame_is_answered_by_the_real_server_too(tmp_path: Path, size: int, answered: bool) -> None:
    with running("--database", f"sqlite:///{tmp_path / 'log.sqlite3'}") as server, server.joined(server.room()) as line:
        hear(line, "state")
        with pytest.raises(ConnectionClosed) as closed:
            line.send("x" * size)
            if answered:
                assert hear(line, "error")["error"]["key"] == "too-large"
            hear(line, "welcome")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--workers", "0"), "not 0"),
        (("--host", "no.such.host.invalid"), "no.such.host.invalid"),
        (("--port", "99999999"), "99999999"),
        (("--database", "nonsense"), "nonsense"),
        (("--port", "taken"), "in use"),
    ],
)
def test_a_server_that_cannot_start_says_why(tmp_path: Path, arguments: tuple[str, ...], named: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        given = [str(taken.getsockname()[1]) if word == "taken" else word for word in arguments]
        command = [sys.executable, "-m", "adut.server", "--port", "0", *given]
        ended = subprocess.run(
            command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": SOURCE}, timeout=WAIT, cwd=tmp_path
        )
    assert ended.returncode == 1 and named in ended.stderr and "Traceback" not in ended.stderr
