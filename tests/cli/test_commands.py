"""What the commands print, in words and as JSON; that a seed repeats everything; logs and resuming."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

Run = Callable[..., Result]
FOUR = "random,random,random,random"


def document(result: Result) -> Any:
    """The one JSON document on stdout."""
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return json.loads(result.stdout)


def test_games(run: Run) -> None:
    games = {game["id"]: game for game in document(run("games", "--json"))}
    king = games["king"]
    assert (king["name"], king["seats"], king["clockwise"]) == ("King", [4], False)
    assert {option["name"]: option["type"] for option in king["options"]} == {"bar_in_erlas": "bool", "early_stop": "bool"}
    listed = run("games").stdout
    assert all(id in listed for id in games)
    assert "early_stop=off of off, on: " in listed


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "King is a game"), ("sr", "King je igra"), ("sr-Cyrl", "Кинг је игра"), ("hr", "King je igra")]
)
def test_rules(run: Run, lang: str, words: str) -> None:
    result = run("rules", "king", "--lang", lang)
    assert result.exit_code == 0
    assert result.stdout.startswith("# ") and words in result.stdout


def test_simulate(run: Run) -> None:
    arguments = ["simulate", "king", "--deals", "30", "--players", "random,random,cautious,search:5", "--seed", "4"]
    first, second = (document(run(*arguments, "--json")) for _ in range(2))
    timing = first.pop("timing")
    second.pop("timing")
    assert first == second
    assert (first["game"], first["deals"], first["partial"], first["seed"]) == ("king", 30, False, 4)
    assert [seat["player"] for seat in first["seats"]] == ["random", "random", "cautious", "search:5"]
    assert all(seat["interval"][0] <= seat["mean"] <= seat["interval"][1] for seat in first["seats"])
    assert len(timing["ms_per_move"]) == 4 and min(timing["ms_per_move"]) >= 0
    assert "95 % interval" in run(*arguments).stdout


def test_simulate_reports_partners_alike(run: Run) -> None:
    found = document(run("simulate", "bela", "--deals", "6", "--players", FOUR, "--seed", "4", "--json"))
    means = [seat["mean"] for seat in found["seats"]]
    assert means[0] == means[2] and means[1] == means[3]


def test_simulate_writes_a_log_of_every_match(run: Run) -> None:
    document(run("simulate", "king", "--deals", "15", "--players", FOUR, "--seed", "4", "--logs", "logs", "--json"))
    first, second = sorted(Path("logs").iterdir())
    assert (first.name, second.name) == ("king-4-00001.log", "king-4-00002.log")
    assert document(run("replay", str(first), "--json"))["sheet"]["over"]
    assert len(document(run("replay", str(second), "--json"))["sheet"]["rows"]) == 3


def test_compare(run: Run) -> None:
    arguments = ["compare", "king", "search:10", "random", "--deals", "12", "--seed", "2"]
    first, second = (document(run(*arguments, "--json")) for _ in range(2))
    first.pop("timing")
    second.pop("timing")
    assert first == second
    assert (first["a"], first["b"], first["deals"], first["seatings"]) == ("search:10", "random", 12, 2)
    low, high = first["difference"]["interval"]
    assert low < first["difference"]["mean"] < high
    assert first["points"]["a"] - first["points"]["b"] == pytest.approx(first["difference"]["mean"])
    assert "search:10 minus random: " in run(*arguments).stdout


def test_a_seed_is_drawn_and_told(run: Run) -> None:
    seeds = {document(run("compare", "king", "random", "random", "--deals", "1", "--json"))["seed"] for _ in range(3)}
    assert len(seeds) == 3
    assert run("perft", "king", "--depth", "1").stdout.startswith("seed: ")


def test_perft(run: Run) -> None:
    lines = run("perft", "king", "--seed", "1", "--depth", "4").stdout.splitlines()
    counts = document(run("perft", "king", "--seed", "1", "--depth", "4", "--json"))["counts"]
    assert lines == [f"{depth}: {count}" for depth, count in enumerate(counts, 1)]
    assert counts[0] == 8
    assert document(run("perft", "king", "--seed", "1", "--depth", "2", "--row", "7", "--json"))["counts"] == [6, 12]


def test_replay(run: Run, log: Path) -> None:
    rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    total = sum("move" in row for row in rows)
    end = document(run("replay", str(log), "--json"))
    assert (end["moves_made"], end["moves_in_log"]) == (total, total)
    assert end["sheet"]["totals"] == rows[-1]["total"] and end["sheet"]["over"]
    start = document(run("replay", str(log), "--to", "0", "--json"))
    assert start["view"]["seat"] is None and "moves" not in start
    assert all(card is None for zone in start["view"]["zones"] for card in zone["cards"])


def test_replay_gives_moves_to_those_who_act(run: Run, log: Path) -> None:
    actor = document(run("replay", str(log), "--to", "5", "--json"))["view"]["actors"][0]
    for seat in range(4):
        found = document(run("replay", str(log), "--to", "5", "--seat", str(seat), "--json"))
        assert ("moves" in found) == (seat == actor)
        hands = {zone["owner"]: zone["cards"] for zone in found["view"]["zones"] if zone["kind"] == "hand"}
        assert [owner for owner, cards in hands.items() if None not in cards] == [seat]


def test_replay_in_words(run: Run, log: Path) -> None:
    text = run("replay", str(log), "--to", "5", "--seat", "0", "--lang", "sr").stdout
    assert "1. deljenje." in text and "U ruci: " in text
    assert "has won the match" in run("replay", str(log), "--lang", "en").stdout


def test_play_repeats_itself(run: Run) -> None:
    arguments = ["play", "king", "--players", FOUR, "--seed", "7", "--log"]
    first, second = (run(*arguments, name).stdout.replace(name, "") for name in ("a.log", "b.log"))
    assert first == second
    assert Path("a.log").read_text(encoding="utf-8") == Path("b.log").read_text(encoding="utf-8")


def test_resumed_match_goes_on_as_the_unbroken_one(run: Run) -> None:
    """Seeds depend on the place alone: the packs and the computer's forced course are those of the log's seed."""
    answers = "1\n" * 600
    players = "you,you,you,you"
    whole = run("play", "king", "--players", players, "--seed", "7", "--log", "whole.log", typed=answers.replace("1", "\n1"))
    assert whole.exit_code == 0
    run("play", "king", "--players", players, "--seed", "7", "--log", "part.log", typed="\n1\n" * 40)
    before = Path("part.log").read_text(encoding="utf-8")
    assert Path("whole.log").read_text(encoding="utf-8").startswith(before)
    Path("part.log").write_text(before + '{"seat": 1, "mo', encoding="utf-8")
    resumed = run("play", "--resume", "part.log", typed=answers.replace("1", "\n1"))
    assert resumed.exit_code == 0 and "The match goes on from part.log" in resumed.stdout
    assert Path("part.log").read_text(encoding="utf-8") == Path("whole.log").read_text(encoding="utf-8")


def test_leaving_tells_how_to_resume(run: Run) -> None:
    left = run("play", "king", "--seed", "7", "--players", "you,random,random,random", "--log", "k.log", typed="1\nquit\n")
    assert left.exit_code == 0 and "adut play --resume k.log" in left.stdout
    assert json.loads(Path("k.log").read_text(encoding="utf-8").splitlines()[0])["players"] == ["you", "random", "random", "random"]
    again = run("play", "--resume", "k.log", typed="1\n")
    assert again.exit_code == 0 and "adut play --resume k.log" in again.stdout


def test_resuming_a_finished_match_tells_its_end(run: Run, log: Path) -> None:
    before = log.read_text(encoding="utf-8")
    result = run("play", "--resume", str(log))
    assert result.exit_code == 0 and "has won the match" in result.stdout
    assert log.read_text(encoding="utf-8") == before


def test_default_log_and_name(run: Run) -> None:
    result = run("play", "king", "--seed", "7", "--name", "Mira", "--players", "random,you,random,random", typed="1\n")
    (path,) = Path().glob("adut-king-*.log")
    assert path.name in result.stdout and "Mira (you) plays" in result.stdout


@pytest.mark.parametrize("game", ["king", "bela", "tablic", "inat-i-zloba"])
@pytest.mark.parametrize("lang", ["en", "sr-Cyrl"])
def test_every_game_is_playable_by_number(run: Run, game: str, lang: str) -> None:
    seats = {"king": 4, "bela": 4}.get(game, 2)
    players = ",".join(["you"] + ["random"] * (seats - 1))
    result = run("play", game, "--players", players, "--seed", "3", "--lang", lang, typed="1\n" * 5000)
    assert result.exit_code == 0, result.stderr
    assert "--resume" in result.stdout or "log" in result.stdout
