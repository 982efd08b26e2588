"""The addresses of the protocol, and what is answered to bad requests."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from adut import locale, players, registry
from adut.server import rules


def test_the_catalogue(site: Any) -> None:
    games = {game["id"]: game for game in site.client.get("/api/games").json()}
    assert tuple(games) == registry.ids()
    king = games["king"]
    assert (king["name"], king["seats"], king["clockwise"]) == ("King", [4], False)
    assert set(king["options"][0]) == {"name", "type", "default", "choices", "help", "section"}


def test_the_players(site: Any) -> None:
    assert site.client.get("/api/players").json() == list(players.names())


def test_words(site: Any) -> None:
    answer = site.client.get("/api/locale/sr-Cyrl")
    assert answer.status_code == 200 and answer.text == locale.source("sr-Cyrl")
    assert answer.headers["content-type"].startswith("text/plain")


def test_rules_are_rendered_without_html_of_their_own(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    page = "# King\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))"
    monkeypatch.setattr(locale, "rules", lambda game, lang: ("en", page))
    rules.rules.cache_clear()
    answer = site.client.get("/api/rules/king?lang=hr").json()
    rules.rules.cache_clear()
    assert answer["lang"] == "en" and "<table>" in answer["html"]
    assert "<script" not in answer["html"] and "href" not in answer["html"]


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/locale/xx", 404, "unknown-language"),
        ("/api/rules/kong", 404, "unknown-game"),
        ("/api/rules/king?lang=xx", 404, "unknown-language"),
        ("/api/rooms/nothing", 404, "no-such-room"),
        ("/api/rooms/nothing/log", 404, "no-such-room"),
        ("/api/rooms/" + "x" * 500, 404, "no-such-room"),
        ("/api/rooms/%C5%BE", 404, "no-such-room"),
        ("/api/nothing", 404, "no-such-page"),
        ("/../../etc/passwd", 404, "no-such-page"),
        ("/assets/%2e%2e/%2e%2e/log.sqlite3", 404, "no-such-page"),
        ("/api/rooms", 404, "no-such-page"),
    ],
)
def test_what_is_not_there(site: Any, path: str, status: int, key: str) -> None:
    answer = site.client.get(path)
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)


def test_a_room_is_made(site: Any) -> None:
    made = site.room("open you search open", options={"early_stop": True})
    assert made["seat"] == 1 and len(made["room"]) >= 12 and len(made["token"]) >= 32
    info = site.client.get(f"/api/rooms/{made['room']}").json()
    assert (info["game"], info["seats"], info["options"]["early_stop"]) == ("king", 4, True)
    assert [player["kind"] for player in info["players"]] == ["open", "person", "computer", "open"]
    assert made["token"] not in str(info)


GOOD: dict[str, Any] = {"game": "king", "seats": 4, "players": ["you", "search", "open", "random"]}


@pytest.mark.parametrize(
    ("change", "status", "key", "named"),
    [
        ({"game": "kong"}, 404, "unknown-game", "kong"),
        ({"game": "../king"}, 404, "unknown-game", "king"),
        ({"seats": 3, "players": ["you", "open", "open"]}, 422, "bad-seats", "not 3"),
        ({"seats": -1}, 422, "bad-seats", "-1"),
        ({"seats": "4"}, 422, "bad-message", "seats"),
        ({"seats": 4.5}, 422, "bad-message", "seats"),
        ({"players": ["you"]}, 422, "bad-seats", "4 players, not 1"),
        ({"players": ["you", "you", "open", "open"]}, 422, "bad-seats", "exactly one"),
        ({"players": ["open", "open", "open", "open"]}, 422, "bad-seats", "exactly one"),
        ({"players": ["you", "hal", "open", "open"]}, 422, "bad-seats", "hal"),
        ({"players": "you"}, 422, "bad-message", "players"),
        ({"options": {"speed": 1}}, 422, "bad-option", "speed"),
        ({"options": {"early_stop": "perhaps"}}, 422, "bad-option", "early_stop"),
        ({"options": []}, 422, "bad-message", "options"),
        ({"name": "a" * 41}, 422, "bad-name", "40"),
        ({"pace": -1}, 422, "bad-message", "pace"),
        ({"colour": "red"}, 422, "bad-message", "colour"),
    ],
)
def test_a_room_that_cannot_be_made(site: Any, change: dict[str, Any], status: int, key: str, named: str) -> None:
    answer = site.client.post("/api/rooms", json=GOOD | change)
    error = answer.json()["error"]
    assert (answer.status_code, error["key"]) == (status, key) and named in error["text"]


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        (b"", 400, "bad-json"),
        (b"{", 400, "bad-json"),
        (b"\xff\xfe", 400, "bad-json"),
        (b"[]", 422, "bad-message"),
        (b"{}", 422, "bad-message"),
        (b'{"options": {"a": ' + b"[" * 16000, 400, "bad-json"),
        (b" " * 20000, 413, "too-large"),
    ],
)
def test_a_body_that_is_not_understood(site: Any, body: bytes, status: int, key: str) -> None:
    answer = site.client.post("/api/rooms", content=body)
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)


def test_a_body_without_an_announced_length_is_cut_off(site: Any) -> None:
    answer = site.client.post("/api/rooms", content=(b" " * 1000 for _ in range(50)))
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "too-large")


def test_the_log_is_closed_while_the_match_is_on(site: Any) -> None:
    made = site.room()
    assert site.client.get(f"/api/rooms/{made['room']}/log").status_code == 409
    ana = site.join(made["room"], made["token"])
    ana.say(type="start")
    ana.turn()
    answer = site.client.get(f"/api/rooms/{made['room']}/log")
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "match-not-over")


def test_without_a_build_the_page_says_how_to_make_one(site: Any) -> None:
    answer = site.client.get("/")
    assert answer.status_code == 200 and "make play" in answer.text


def test_the_built_page_is_served_and_kept_as_long_as_is_right(site: Any, tmp_path: Path) -> None:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<title>built</title>")
    (tmp_path / "page" / "assets" / "app-1a2b.js").write_text("go()" * 400)
    (tmp_path / "page" / "QH.svg").write_text("<svg/>")
    for path in ("/", "/index.html", "/room/abc"):
        answer = site.client.get(path)
        assert "built" in answer.text and answer.headers["cache-control"] == "no-cache"
    script = site.client.get("/assets/app-1a2b.js")
    assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
    assert "max-age=86400" in site.client.get("/QH.svg").headers["cache-control"]
    assert site.client.get("/assets/none.js").status_code == 404


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing"])
def test_security_headers_are_on_every_answer(site: Any, path: str) -> None:
    headers = site.client.get(path).headers
    script = re.search(r"script-src ([^;]*)", headers["content-security-policy"])
    assert script is not None and script.group(1) == "'self'"
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
