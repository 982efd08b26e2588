"""Everything that can be wrong on the command line: a sentence that names it, and the status of the contract."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]
FOUR = "random,random,random,random"

USAGE = [
    (["play", "kin"], "no game 'kin'; did you mean king"),
    (["play", "nothing-like-it"], "the games are: "),
    (["play"], "which game?"),
    (["play", "king", "--players", "you,search"], "king is a game for 4 players, not 2"),
    (["play", "king", "--players", "you,search,me,random"], "no player 'me'"),
    (["play", "king", "--players", ""], "no player ''"),
    (["play", "king", "--players", "you,search:x,random,random"], "after the colon comes"),
    (["play", "king", "--option", "speed=on"], "no option 'speed'"),
    (["play", "king", "--option", "early_stop"], "NAME=VALUE, not 'early_stop'"),
    (["play", "king", "--option", "early_stop=perhaps"], "early_stop is on or off, not 'perhaps'"),
    (["play", "bela", "--option", "target=7"], "target: '7' is not one of"),
    (["play", "bela", "--option", "target=many"], "target is a whole number, not 'many'"),
    (["play", "king", "--lang", "de"], "no language 'de'"),
    (["play", "king", "--seed", "x"], "--seed"),
    (["play", "--resume", "x.log", "--option", "a=b"], "leave out --option"),
    (["rules", "kin"], "no game 'kin'"),
    (["rules", "king", "--lang", "xx"], "no language 'xx'"),
    (["rules"], "GAME"),
    (["simulate", "king", "--players", FOUR], "--deals"),
    (["simulate", "king", "--deals", "0", "--players", FOUR], "--deals"),
    (["simulate", "king", "--deals", "2", "--players", "you,random,random,random"], "no player 'you'"),
    (["simulate", "king", "--deals", "2", "--players", "random"], "king is a game for 4 players, not 1"),
    (["simulate", "nope", "--deals", "2", "--players", FOUR, "--json"], "no game 'nope'"),
    (["compare", "king", "random", "--deals", "2"], "B"),
    (["compare", "king", "random", "nobody", "--deals", "2"], "no player 'nobody'"),
    (["compare", "king", "random", "random", "--deals", "2", "--seats", "3"], "king is a game for 4 players, not 3"),
    (["perft", "king"], "--depth"),
    (["perft", "king", "--depth", "0"], "--depth"),
    (["perft", "king", "--depth", "2", "--row", "40"], "king has no row 40"),
    (["serve", "--port", "99999"], "--port"),
    (["serve", "--workers", "0"], "--workers"),
    (["dance"], "dance"),
    (["games", "--loud"], "--loud"),
]


@pytest.mark.parametrize(("arguments", "words"), USAGE, ids=[" ".join(arguments) for arguments, _ in USAGE])
def test_usage(run: Run, arguments: list[str], words: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())
    assert result.stdout == ""
    assert "Traceback" not in result.stderr


def lines(path: Path) -> list[str]:
    """The lines of a log."""
    return path.read_text(encoding="utf-8").splitlines(keepends=True)


BROKEN: list[tuple[Callable[[list[str]], str], str]] = [
    (lambda log: "", "the log is empty"),
    (lambda log: "hello\nyou\n", "line 1 is not JSON"),
    (lambda log: "[1]\n" + "".join(log), "line 1 is not a JSON object"),
    (lambda log: "".join(log[1:]), "line 1 is not the header"),
    (lambda log: log[0].replace("king", "poker-face") + "".join(log[1:]), "no game 'poker-face'"),
    (lambda log: log[0].replace("early_stop", "late_stop") + "".join(log[1:]), "no option 'late_stop'"),
    (lambda log: log[0].replace('"seats": 4', '"seats": 5'), "king is a game for 4 players, not 5"),
    (lambda log: "".join([*log[:2], log[3]]), "line 3 does not replay"),
    (lambda log: "".join(log[:2]) + '{"seat": 0, "move": "dance"}\n', "line 3 does not replay: 'dance' is no move"),
    (lambda log: "".join(log[:2]) + '{"seat": 0, "move": 7}\n', "does not replay"),
    (lambda log: "".join(log[:2]) + '{"seat": null, "move": "pass"}\n', "line 3 does not replay"),
    (lambda log: "".join(log[:2]) + '{"note": 1}\n', "line 3 does not replay"),
    (lambda log: log[0] + '{"deal": "QH QH", "dealer": 0}\n', "line 2 does not replay"),
    (lambda log: log[0] + '{"deal": "QZ", "dealer": 0}\n', "no card is called 'QZ'"),
    (lambda log: "".join(log).replace('"scores": [', '"scores": [9', 1), "does not replay: the scores are"),
]


@pytest.mark.parametrize(("broken", "words"), BROKEN, ids=[words for _, words in BROKEN])
@pytest.mark.parametrize("command", [["replay", "bad.log", "--json"], ["replay", "bad.log"], ["play", "--resume", "bad.log"]])
def test_broken_log(run: Run, log: Path, broken: Callable[[list[str]], str], words: str, command: list[str]) -> None:
    Path("bad.log").write_text(broken(lines(log)), encoding="utf-8")
    result = run(*command)
    assert result.exit_code == 1
    assert words in result.stderr and "bad.log" in result.stderr
    assert result.stdout == ""


def test_unreadable_files(run: Run, tmp_path: Path) -> None:
    (tmp_path / "binary.log").write_bytes(b"\xff\xfe\x00")
    for arguments, words in [
        (["replay", "none.log"], "none.log: No such file"),
        (["play", "--resume", "none.log"], "none.log: No such file"),
        (["replay", "."], ".: Is a directory"),
        (["replay", "binary.log"], "binary.log is not a text file"),
        (["play", "king", "--log", "no/such/folder.log"], "the folder no/such does not exist"),
        (["play", "king", "--log", "binary.log"], "binary.log exists already"),
    ]:
        result = run(*arguments)
        assert (result.exit_code, result.stdout) == (1, ""), arguments
        assert words in result.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--to", "-1"], "there is no move -1"),
        (["--to", "9999"], "no move 9999"),
        (["--seat", "4"], "no seat 4"),
        (["--seat", "-1"], "no seat -1"),
    ],
)
def test_places_outside_a_log(run: Run, log: Path, arguments: list[str], words: str) -> None:
    result = run("replay", str(log), *arguments, "--json")
    assert (result.exit_code, result.stdout) == (2, "")
    assert words in result.stderr


def test_resume_with_what_does_not_fit(run: Run, log: Path) -> None:
    assert "not of bela" in run("play", "bela", "--resume", str(log)).stderr
    assert "has 4 players, not 2" in run("play", "--resume", str(log), "--players", "you,random").stderr


def test_a_fault_of_the_program_is_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from adut.terminal import catalogue

    def fails(as_json: bool) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(catalogue, "show", fails)
    result = run("games")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "internal error: ZeroDivisionError: oops" in result.stderr and "Traceback" not in result.stderr
