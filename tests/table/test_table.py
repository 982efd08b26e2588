"""A table is its log: rebuilt, it shows the same bytes to everybody."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import msgspec
import pytest

from adut import registry
from adut.cards import parse_cards
from adut.game import Match, Setup
from adut.table.events import AnyEvent, Away, Back, Dealt, Joined, Moved, Named, Ready, Started, as_payload, from_payload
from adut.table.log import dumps, parsed, replay
from adut.table.shuffle import commitment, shuffled
from adut.table.snapshot import snapshot
from adut.table.table import Table

EVENTS: list[AnyEvent] = [
    Joined(1, "Eva", "f00"),
    Named(1, "Iva"),
    Started(2, "search"),
    Dealt("7C 8C", "salt", "hash"),
    Moved(0, "play 7C"),
    Moved(0, "play 7C", "search"),
    Ready(3),
    Away(1, "search"),
    Back(1),
]


def shown(table: Table) -> list[bytes]:
    """What every viewer sees."""
    return [msgspec.json.encode(snapshot(table, viewer, {0})) for viewer in range(-1, table.setup.seats)]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_events_are_stored_and_read_back(event: AnyEvent) -> None:
    assert from_payload(as_payload(event)) == event


def test_what_is_no_event_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        from_payload({"type": "cheated", "seat": 1})


def test_a_rebuilt_table_shows_the_same_bytes_after_every_event(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room("you open search search")
        eva, ana = await room.screen(seat=1), await room.screen("secret")
        await room.host.alone(lambda: room.host.start(ana))
        await room.settle()
        for turn in range(24):
            screen = ana if ana.state["moves"] else eva
            if not screen.state["moves"]:
                break
            await room.move(screen, f"m{turn}")
            assert shown(room.restarted().table) == shown(room.host.table)
        await room.host.alone(lambda: room.host.ready(ana))
        await room.host.alone(lambda: room.host.leave(eva))
        await room.tick(100)
        again = room.restarted().table
        assert shown(again) == shown(room.host.table) and again.accepted == room.host.table.accepted and again.accepted

    asyncio.run(scenario())


def test_a_whole_match_ends_and_its_log_replays_and_proves_the_shuffle(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room()
        ana = await room.screen("secret")
        await room.host.alone(lambda: room.host.start(ana))
        while ana.state["stage"] != "over":
            await room.play_deal(ana)
            if ana.state["stage"] == "between":
                await room.host.alone(lambda: room.host.ready(ana))
        lines = room.host.table.log()
        match = replay(parsed(dumps(lines))).match
        assert match.over and match.totals == ana.state["sheet"]["totals"] and ana.state["sheet"]["winners"] == match.winners
        deals = [line for line in lines if "deal" in line]
        assert len(deals) == 12
        assert all(hashlib.sha256((deal["salt"] + deal["deal"]).encode()).hexdigest() == deal["hash"] for deal in deals)
        await room.move(ana, "late", "play 7C")
        assert ana.last("refused")["error"]["key"] == "match-over"

    asyncio.run(scenario())


def test_the_commitment_is_published_before_the_first_card(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room()
        ana, watcher = await room.screen("secret"), await room.screen()
        await room.host.alone(lambda: room.host.start(ana))
        dealt = room.host.table.deals[0]
        for screen in (ana, watcher):
            committed = [event for event in screen.state["events"] if event["key"] == "committed"]
            assert committed == [{"key": "committed", "seat": -1, "data": {"hash": dealt.hash}}]
            assert screen.state["commitment"] == commitment(dealt.salt, dealt.pack)
            assert all(dealt.salt.encode() not in said and dealt.pack.encode() not in said for said in screen.said)

    asyncio.run(scenario())


def test_a_shuffle_is_the_whole_pack_with_a_fresh_salt(make_room: Any) -> None:
    setup = make_room().host.table.setup
    first, second = shuffled(setup), shuffled(setup)
    assert sorted(parse_cards(first.pack)) == sorted(setup.game.pack(setup))
    assert first.pack != second.pack and first.salt != second.salt and len(first.salt) == 32


@pytest.mark.parametrize("id", registry.ids())
def test_every_game_accepts_a_hosted_shuffle(id: str) -> None:
    game = registry.game(id)
    for seats in game.seats:
        match = Match(Setup(game, seats, game.options()))
        match.begin(parse_cards(shuffled(match.setup).pack))
