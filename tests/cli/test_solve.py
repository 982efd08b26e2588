"""``adut solve``: positions as text and in logs, and everything that can be wrong with them."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

Run = Callable[..., Result]
GOLDEN = Path(__file__).parents[1] / "golden"
ENDING = """
# seat 0 holds the rest
hand 0: AS KH 9D
hand 1: QS JH 8D
hand 2: 10S 9H 7D
hand 3: 8S 7H
table: 10D
lead: 3
"""
WHOLE = """
hand 0: AS JS 9S 7S QH 10H KD 8D 7D QC 10C 5C 3C
hand 1: KS 8S 6S AH 7H 5H QD 9D 5D JC 9C 7C 4C
hand 2: QS 5S 4S KH 9H 6H 4H AD 6D 3D KC 8C 2C
hand 3: 10S 3S 2S JH 8H 3H 2H JD 10D 4D 2D AC 6C
lead: 0
count: hearts -1, QS -13
"""


def document(result: Result) -> Any:
    """The one JSON document on stdout."""
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return json.loads(result.stdout)


def solve(run: Run, text: str, *more: str) -> Any:
    """The answer for a text."""
    return document(run("solve", "--text", text, "--json", *more))


def test_text(run: Run) -> None:
    """The lead of 10D is seat 3's: it takes that trick, seat 0 with AS and KH the others."""
    found = solve(run, ENDING, "--every")
    assert (found["value"], found["left"], found["for"], found["turn"]) == (2, 3, [0], 0)
    assert found["moves"] == {"9D": 2}
    assert [each["seat"] for each in found["line"][:3]] == [0, 1, 2] and len(found["line"]) == 11


def test_words(run: Run) -> None:
    Path("p.txt").write_text(ENDING, encoding="utf-8")
    result = run("solve", "p.txt")
    assert result.exit_code == 0
    assert result.stdout.startswith("value: 2 of 3 points go to seat 0 (as many as can be had)\nseat 0 plays: 9D 2\n")
    assert "  1. (3 10D) 0 9D    1 8D    2 7D\n" in result.stdout
    assert run("solve", "-", typed=ENDING).stdout.splitlines()[:-1] == result.stdout.splitlines()[:-1]


COUNTED = (
    ("tricks -2", -4),
    ("last 5 7", 12),
    ("hearts 2, KH 3", 11),  # four hearts in the trick that KH takes, and KH once more
    ("A 11, 10 10, K 4, Q 3, J 2, JH 18, 9H 14", 62),  # AS QS 10S 8S and KH JH 9H 7H
)


@pytest.mark.parametrize(("count", "value"), COUNTED, ids=[count for count, _ in COUNTED])
def test_count(run: Run, count: str, value: int) -> None:
    assert solve(run, ENDING, "--count", count)["value"] == value
    assert solve(run, f"{ENDING}\ncount: {count}")["value"] == value


def test_trumps_and_duties(run: Run) -> None:
    """Void in spades, seat 1 must trump and lead into the ace; with no duty it keeps its trump for the ace."""
    text = "hand 0: AD; hand 1: 2H 3D; table: 2S; lead: 0; trump: hearts; count: diamonds 1, spades -5"
    assert solve(run, text)["value"] == -5
    assert solve(run, text + "; rules: free")["value"] == 1
    assert solve(run, "hand 0: 9H; hand 1: AH; lead: 0; trump: hearts; rules: bela")["value"] == 1
    assert solve(run, "hand 0: 9H; hand 1: AH; lead: 0; trump: hearts")["value"] == 0


def test_ranking_and_bar(run: Run) -> None:
    assert solve(run, "hand 0: AS; hand 1: 10S; lead: 0")["value"] == 1
    assert solve(run, "hand 0: AS; hand 1: 10S; lead: 0; ranking: K A 10")["value"] == 0
    assert solve(run, "hand 0: AH 2S; hand 1: KH 3S; lead: 0", "--every")["moves"] == {"2S": 1, "AH": 1}
    assert solve(run, "hand 0: AH 2S; hand 1: KH 3S; lead: 0; bar: hearts", "--every")["moves"] == {"2S": 1}


def test_camps(run: Run) -> None:
    assert solve(run, ENDING, "--for", "1 2,3")["value"] == 1
    assert solve(run, ENDING + "for: 3")["value"] == 1


@pytest.mark.parametrize(("log", "at", "left"), [("bela.log", 20, 77), ("king.log", 10, None), ("king-3.log", 12, None)])
def test_log(run: Run, log: str, at: int, left: int | None) -> None:
    found = document(run("solve", str(GOLDEN / log), "--at", str(at), "--every", "--json"))
    assert found["wants"] == "most" and found["value"] == max(found["moves"].values())
    assert left is None or found["left"] == left
    assert len(found["for"]) == (2 if log == "bela.log" else 1)


def test_log_of_a_game_that_the_lowest_total_wins(run: Run) -> None:
    rows = [json.loads(line) for line in (GOLDEN / "sarena-lora.log").read_text(encoding="utf-8").splitlines()]
    moves = [row["move"] for row in rows if "move" in row]
    at = next(at for at, move in enumerate(moves) if move == "choose betl") + 12
    found = document(run("solve", str(GOLDEN / "sarena-lora.log"), "--at", str(at), "--every", "--json"))
    assert found["wants"] == "fewest" and found["value"] == min(found["moves"].values()) >= 0


WRONG = [
    ([], "give either a file"),
    (["x.txt", "--text", "a"], "give either a file"),
    (["--text", "lead 0"], "'lead 0' is no field"),
    (["--text", "colour: red"], "no field 'colour'"),
    (["--text", "lead: 0; lead: 1"], "'lead' is there twice"),
    (["--text", "hand 0: AS; lead: 0"], "there are hands for the seats: 0"),
    (["--text", "hand 0: AS; hand 2: KS; lead: 0"], "there are hands for the seats: 0, 2"),
    (["--text", "hand 0: AS; hand 1: ZS; lead: 0"], "hand 1: no card is called 'ZS'"),
    (["--text", "hand 0: AS; hand 1: X1; lead: 0"], "no jokers"),
    (["--text", "hand 0: AS; hand 1: AS; lead: 0"], "AS is there twice: in hand 0 and in hand 1"),
    (["--text", "hand 0: AS; hand 1: KS 2S; table: AS; lead: 0"], "AS is there twice: in hand 0 and in table"),
    (["--text", "hand 0: AS 2S; hand 1: KS; lead: 0"], "unequal hands: seat 0: 2, seat 1: 1"),
    (["--text", "hand 0: AS; hand 1: KS"], "'lead' is missing"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 2"], "lead: there is no seat '2'"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 0; for: 0 1"], "not all of them"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 0; for: 5"], "for: there is no seat '5'"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 0; trump: swords"], "trump: 'swords'"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 0; rules: tablic"], "tablic is no game of tricks"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 0; rules: ruff"], "'ruff' is no game of tricks and none of"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 0; rules: free over"], "free (no duty to trump) goes with neither"),
    (["--text", "hand 0: AS; hand 1: 2S; lead: 0; rules: bela"], "2S is not in the pack"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 0; ranking: K A A"], "'A' is wrong"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 0; rules: bela; ranking: K A"], "the ranking is that of bela"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 0; count: jokers 3"], "count: no card is called 'jokers'"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 0; count: A"], "count: 'A' is not understood"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 0; count: A x"], "'x' in 'A x' is no number"),
    (["--text", "hand 0: none; hand 1: none; lead: 0"], "no cards are left"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 0", "--at", "3"], "--at is a place in a log"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 0", "--for", "3"], "--for: there is no seat '3'"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 0", "--count", "last"], "--count: 'last' is not understood"),
    (["--text", "hand 0: AS; hand 1: KS; lead: 0", "--seconds", "-1"], "--seconds"),
    ([str(GOLDEN / "bela.log")], "--at N is the place"),
    ([str(GOLDEN / "bela.log"), "--at", "99999"], "not 99999"),
]


@pytest.mark.parametrize(("arguments", "words"), WRONG, ids=[words for _, words in WRONG])
def test_usage(run: Run, arguments: list[str], words: str) -> None:
    result = run("solve", *arguments)
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())
    assert result.stdout == "" and "Traceback" not in result.stderr


def test_bad_files(run: Run) -> None:
    Path("bad.txt").write_text("hand 0: AS; hand 1: AS; lead: 0", encoding="utf-8")
    Path("binary.txt").write_bytes(b"\xff\xfe\x00")
    for arguments, words in [
        (["none.txt"], "none.txt: No such file"),
        (["bad.txt"], "bad.txt: AS is there twice"),
        (["binary.txt"], "binary.txt: this is not a text file"),
        ([str(GOLDEN / "bela.log"), "--at", "0"], "no tricks are being played"),
        ([str(GOLDEN / "tablic.log"), "--at", "5"], "no tricks are being played"),
    ]:
        result = run("solve", *arguments)
        assert result.exit_code == 1 and words in result.stderr and result.stdout == ""


def test_time_is_up(run: Run) -> None:
    result = run("solve", "--text", WHOLE, "--seconds", "0.2")
    assert result.exit_code == 1 and "not known after 0.2 s" in result.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_ends_a_long_search() -> None:
    command = [sys.executable, "-m", "adut", "solve", "--text", WHOLE]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ) as process:
        time.sleep(3)
        assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=10)
    assert process.returncode == 130 and out == "" and "Traceback" not in err
