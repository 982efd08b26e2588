"""The command as a process: pipes that close, the end of the input, Ctrl-C, and how soon help comes."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

PLAY = ("play", "king", "--players", "you,random,random,random", "--seed", "7", "--log", "k.log")
ADUT = [sys.executable, "-m", "adut"]
FOUR = "random,random,random,random"


def environment() -> dict[str, str]:
    """Ours, with the sources on the path and English spoken."""
    import adut

    source = str(Path(next(iter(adut.__path__))).parent)
    return os.environ | {"PYTHONPATH": source, "LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "error"}


@contextmanager
def started(folder: Path, *arguments: str, **how: Any) -> Iterator["subprocess.Popen[str]"]:
    """The command, running; it is ended with the test, whatever came of it."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | how
    with subprocess.Popen([*ADUT, *arguments], cwd=folder, env=environment(), text=True, encoding="utf-8", **pipes) as process:
        try:
            yield process
        finally:
            process.kill()


def until(process: "subprocess.Popen[str]", words: str) -> str:
    """What a process prints up to a line with these words."""
    assert process.stdout is not None
    read = ""
    for line in process.stdout:
        read += line
        if words in line:
            return read
    raise AssertionError(f"{words!r} never came: {read}")


def after_a_move(process: "subprocess.Popen[str]") -> str:
    """What a match prints up to the second time that it is our move."""
    assert process.stdin is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    return until(process, "Your move:") + until(process, "Your move:")


def test_end_of_input_leaves_cleanly(tmp_path: Path) -> None:
    with started(tmp_path, *PLAY) as process:
        out, err = process.communicate("1\n1\n", timeout=30)
    assert (process.returncode, err) == (0, "")
    assert out.rstrip().endswith("adut play --resume k.log")
    assert [line for line in (tmp_path / "k.log").read_text(encoding="utf-8").splitlines() if "move" in line]


@pytest.mark.skipif(os.name == "nt", reason="signals are POSIX's")
def test_ctrl_c_leaves_and_the_log_is_whole(tmp_path: Path) -> None:
    with started(tmp_path, *PLAY) as process:
        after_a_move(process)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (130, "")
    assert "adut play --resume k.log" in out
    again = subprocess.run(
        [*ADUT, "replay", "k.log", "--json"], cwd=tmp_path, env=environment(), capture_output=True, timeout=30, check=True
    )
    assert json.loads(again.stdout)["moves_made"] > 0


@pytest.mark.skipif(os.name == "nt", reason="signals are POSIX's")
def test_a_killed_match_loses_no_move(tmp_path: Path) -> None:
    with started(tmp_path, *PLAY) as process:
        shown = after_a_move(process)
        process.kill()
    moves = [line for line in (tmp_path / "k.log").read_text(encoding="utf-8").splitlines() if '"move"' in line]
    assert len(moves) == shown.count(" plays ")


def worked(process: "subprocess.Popen[str]", seconds: float) -> None:
    """Wait until a process has had so much of the processor, however busy the machine is."""
    stat = Path(f"/proc/{process.pid}/stat")
    if not stat.exists():
        time.sleep(5 * seconds)
        return
    ticks = os.sysconf("SC_CLK_TCK") * seconds
    while sum(map(int, stat.read_text().rsplit(")", 1)[1].split()[11:13])) < ticks:
        assert process.poll() is None, "the command has ended by itself"
        time.sleep(0.05)


@pytest.mark.skipif(os.name == "nt", reason="signals are POSIX's")
@pytest.mark.parametrize(
    "command", [["compare", "king", "search:5", "random"], ["simulate", "king", "--players", "search:5,random,random,random"]]
)
def test_ctrl_c_gives_a_partial_result(tmp_path: Path, command: list[str]) -> None:
    with started(tmp_path, *command, "--deals", "1000000", "--seed", "1", "--json") as process:
        worked(process, 2.0)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
    found = json.loads(out)
    assert found["partial"] and 0 < found["deals"] < 1000000


@pytest.mark.parametrize("command", [["games"], ["rules", "king"], ["play", "king", "--players", FOUR, "--seed", "1"]])
def test_a_closed_pipe_ends_quietly(tmp_path: Path, command: list[str]) -> None:
    with started(tmp_path, *command) as process:
        assert process.stdout is not None and process.stderr is not None and process.stdin is not None
        process.stdin.close()
        process.stdout.close()
        err = process.stderr.read()
        process.wait(timeout=30)
    assert (process.returncode, err) == (0, "")


def test_a_terminal_without_our_letters(tmp_path: Path) -> None:
    env = environment() | {"PYTHONIOENCODING": "ascii"}
    command = [*ADUT, "rules", "king", "--lang", "sr"]
    result = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, timeout=30, check=False)
    assert (result.returncode, result.stderr) == (0, b"")


def test_help_imports_no_game_and_no_server(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom adut.cli import main\ntry:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "heavy = ('adut.games.', 'adut.server', 'adut.players', 'fluent', 'rich', 'uvicorn')\n"
        "print([name for name in sys.modules if name.startswith(heavy)])"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment(), capture_output=True, text=True, timeout=30, check=True
    )
    assert result.stdout.splitlines()[-1] == "[]"


def test_every_command_has_help(tmp_path: Path) -> None:
    result = subprocess.run([*ADUT, "--help"], env=environment(), capture_output=True, text=True, timeout=30, check=True)
    for command in ("games", "rules", "play", "simulate", "compare", "perft", "replay", "solve", "serve"):
        assert f"\n  {command} " in result.stdout
