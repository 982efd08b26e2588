"""The WebSocket: play, reconnection, bad messages."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from adut.players import names
from adut.server.inbox import LARGEST


def begun(site: Any, players: str = "you random random random") -> tuple[dict[str, Any], Any, dict[str, Any]]:
    """A room in play: what was made, the maker's line, the first state with a decision."""
    made = site.room(players)
    ana = site.join(made["room"], made["token"])
    ana.say(type="start")
    return made, ana, ana.turn()


def test_a_deal_is_played_and_the_next_one_begins(site: Any) -> None:
    _, ana, state = begun(site)
    count = 0
    while state["stage"] == "playing":
        if state["moves"]:
            count += 1
            ana.say(type="move", id=f"m{count}", move=state["moves"][0]["move"])
        state = ana.hear("state")
    assert state["stage"] == "between" and count == 8 and len(state["sheet"]["rows"]) == 1
    ana.say(type="ready")
    assert ana.state(stage="playing")["view"]["number"] == 2


def test_accepted_comes_before_the_state_that_shows_the_move(site: Any) -> None:
    _, ana, state = begun(site)
    ana.say(type="move", id="a", move=state["moves"][0]["move"])
    first, second = ana.socket.receive_json(), ana.socket.receive_json()
    assert (first["type"], first["id"]) == ("accepted", "a")
    assert second["version"] == first["version"] == state["version"] + 1
    assert second["events"][0] == {"key": "moved", "seat": 0, "data": {"move": state["moves"][0]["move"]}}


def test_two_persons_and_a_watcher_see_the_same_table_differently(site: Any) -> None:
    made = site.room("you open random random")
    ana, eva = site.join(made["room"], made["token"]), site.join(made["room"], seat=1)
    watcher = site.join(made["room"])
    ana.say(type="start")
    states = [line.state(stage="playing") for line in (ana, eva, watcher)]
    for seat, state in enumerate(states):
        hands = [[card for card in zone["cards"] if card] for zone in state["view"]["zones"] if zone["kind"] == "hand"]
        assert [seat for seat, cards in enumerate(hands) if cards] == ([seat] if seat < 2 else [])
    assert states[2]["view"]["seat"] is None and states[2]["moves"] == []


def test_a_dropped_connection_returns_to_the_same_position(site: Any) -> None:
    made, ana, state = begun(site)
    ana.socket.close()
    again = site.join(made["room"], made["token"])
    assert {**again.hear("state"), "events": []} == {**state, "events": []}


def test_a_restarted_server_shows_the_same_position_and_knows_old_ids(make_site: Any) -> None:
    made, ana, state = begun(make_site())
    ana.say(type="move", id="a", move=state["moves"][0]["move"])
    accepted = ana.hear("accepted")
    state = ana.turn()
    ana.socket.close()
    again = make_site().join(made["room"], made["token"])
    assert {**again.hear("state"), "events": []} == {**state, "events": []}
    again.say(type="move", id="a", move="play 7C")
    assert again.hear("accepted") == accepted


def test_a_deserted_seat_is_played_and_taken_back(make_site: Any) -> None:
    site = make_site(away_after=0.1)
    made = site.room("you open random random")
    ana, eva = site.join(made["room"], made["token"]), site.join(made["room"], seat=1)
    token = eva.heard[0]["token"]
    ana.say(type="start")
    ana.state(stage="playing")
    eva.socket.close()
    while not (state := ana.hear("state"))["players"][1]["away"]:
        pass
    assert state["players"][1]["player"] == names()[-1], "the strongest"
    eva = site.join(made["room"], token)
    assert eva.hear("state")["players"][1]["away"]
    eva.say(type="back")
    while (state := eva.hear("state"))["players"][1]["away"]:
        pass
    assert state["players"][1]["connected"]


def test_the_next_deal_comes_by_itself(make_site: Any) -> None:
    _, ana, state = begun(make_site(next_after=0.1))
    while state["view"]["number"] == 1:
        if state["moves"]:
            ana.say(type="move", id=f"m{state['version']}", move=state["moves"][0]["move"])
        state = ana.hear("state")
    assert state["stage"] == "playing"


BAD = [
    ("{", "bad-json", "JSON"),
    ("", "bad-json", "JSON"),
    ("[]", "bad-message", "object"),
    ("null", "bad-message", "null"),
    ("{}", "bad-message", "type"),
    ('{"type": "dance"}', "bad-message", "dance"),
    ('{"type": 5}', "bad-message", "type"),
    ('{"type": "ready", "extra": 1}', "bad-message", "extra"),
    ('{"type": "move", "id": "a"}', "bad-message", "move"),
    ('{"type": "move", "id": 7, "move": "pass"}', "bad-message", "id"),
    ('{"type": "move", "id": "", "move": "pass"}', "bad-message", "id"),
    ('{"type": "move", "id": "a", "move": "pass", "seat": 2}', "bad-message", "seat"),
    ('{"type": "name", "name": null}', "bad-message", "name"),
    ('{"type": "name", "name": "' + "a" * 41 + '"}', "bad-name", "40"),
    ('{"type": "join"}', "already-joined", "joined"),
    ('{"type": "start"}', "already-started", "started"),
    ('{"type": "back"}', "not-away", "computer"),
    ('{"type": "ready"}', "no-deal-due", "deal"),
    ("[" * 5000, "bad-message", "array"),
    ('{"type": "name", "name": "\\ud800"}', "bad-json", "JSON"),
]


@pytest.mark.parametrize(("text", "key", "named"), BAD, ids=[f"{text[:40]}" for text, _, _ in BAD])
def test_a_bad_message_is_answered_and_the_table_goes_on(site: Any, text: str, key: str, named: str) -> None:
    _, ana, state = begun(site)
    ana.socket.send_text(text)
    error = ana.hear("error")["error"]
    assert error["key"] == key and named in error["text"]
    ana.say(type="move", id="a", move=state["moves"][0]["move"])
    assert ana.hear("accepted")["version"] == state["version"] + 1


def test_binary_frames_are_refused(site: Any) -> None:
    _, ana, _ = begun(site)
    ana.socket.send_bytes(b"{}")
    assert ana.hear("error")["error"]["key"] == "not-text"


def test_refused_moves_name_the_rule(site: Any) -> None:
    made, ana, state = begun(site)
    hand = next(zone["cards"] for zone in state["view"]["zones"] if zone["id"] == "hand-0")
    missing = next(card for card in ("7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC", "7D", "8D") if card not in hand)
    ana.say(type="move", id="a", move=f"play {missing}")
    refused = ana.hear("refused")
    assert refused["id"] == "a" and refused["error"]["text"] and refused["error"]["key"] != "error"
    watcher = site.join(made["room"])
    watcher.say(type="move", id="b", move=state["moves"][0]["move"])
    assert watcher.hear("refused")["error"]["key"] == "not-seated"


def test_the_first_message_must_be_a_join(site: Any) -> None:
    line = site.connect(site.room()["room"])
    line.say(type="ready")
    assert line.hear("error")["error"]["key"] == "not-joined"
    line.say(type="join", token="guess")
    assert line.hear("error")["error"]["key"] == "unknown-token"
    line.say(type="join", seat=0)
    assert line.hear("error")["error"]["key"] == "seat-taken"
    line.say(type="join", seat=9)
    assert line.hear("error")["error"]["key"] == "no-such-seat"
    line.say(type="join")
    assert line.hear("welcome")["seat"] is None


def test_an_unknown_room_is_named_and_closed(site: Any) -> None:
    line = site.connect("nothing")
    assert line.hear("error")["error"] == {"key": "no-such-room", "text": "there is no room 'nothing'", "data": {"room": "nothing"}}
    with pytest.raises(WebSocketDisconnect) as closed:
        line.hear("welcome")
    assert closed.value.code == 1008


def test_an_oversized_frame_is_named_and_closed(site: Any) -> None:
    made, ana, state = begun(site)
    ana.socket.send_text(json.dumps({"type": "name", "name": "ž" * LARGEST}, ensure_ascii=False))
    assert ana.hear("error")["error"]["key"] == "too-large"
    with pytest.raises(WebSocketDisconnect) as closed:
        ana.hear("welcome")
    assert closed.value.code == 1009
    again = site.join(made["room"], made["token"])
    assert {**again.hear("state"), "events": []} == {**state, "events": []}


def test_too_many_messages_are_ignored_and_a_flood_is_closed(site: Any) -> None:
    _, ana, _ = begun(site)
    for _ in range(60):
        ana.say(type="back")
    while ana.hear("error")["error"]["key"] != "too-many-messages":
        pass
    with pytest.raises(WebSocketDisconnect) as closed:
        for _ in range(400):
            ana.say(type="back")
        while True:
            ana.hear("error")
    assert closed.value.code == 1008


def test_a_name_is_changed_for_all_to_see(site: Any) -> None:
    made, ana, _ = begun(site)
    watcher = site.join(made["room"])
    ana.say(type="name", name=" Ana  Marija ")
    while (state := watcher.hear("state"))["players"][0]["name"] != "Ana Marija":
        pass
    assert state["events"] == [{"key": "named", "seat": 0, "data": {"name": "Ana Marija"}}]
