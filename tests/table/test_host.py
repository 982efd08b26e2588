"""A hosted table: joining, moves, ids, deserted seats, the next deal, failures."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from adut.errors import AdutError
from adut.sight import Sight
from adut.store import EventRow, StoreFailed


def refused(key: str, act: Callable[[], Awaitable[Any]]) -> Awaitable[None]:
    """Make sure that an act is refused for this reason."""

    async def check() -> None:
        with pytest.raises(AdutError) as caught:
            await act()
        assert caught.value.key == key

    return check()


async def started(room: Any) -> Any:
    """The maker's screen of a started match."""
    ana = await room.screen("secret")
    await room.host.alone(lambda: room.host.start(ana))
    await room.settle()
    return ana


def test_the_maker_is_welcomed_to_their_seat(make_room: Any) -> None:
    async def scenario() -> None:
        ana = await make_room().screen("secret")
        welcome = ana.last("welcome")
        assert (welcome["seat"], welcome["maker"], welcome["token"], welcome["game"]["id"]) == (0, True, "secret", "king")
        assert ana.state["stage"] == "waiting" and ana.state["view"] is None and ana.state["players"][0]["connected"]

    asyncio.run(scenario())


def test_a_friend_takes_an_open_seat_and_returns_with_the_token(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room("you open search search")
        eva = await room.screen(seat=1)
        assert eva.last("welcome")["seat"] == 1 and not eva.last("welcome")["maker"]
        assert eva.state["players"][1] == {"seat": 1, "name": "Eva", "kind": "person", "player": "", "connected": True, "away": False}
        again = await room.screen(eva.last("welcome")["token"])
        assert again.last("welcome")["seat"] == 1
        await refused("seat-taken", lambda: room.screen(seat=1))
        await refused("no-such-seat", lambda: room.screen(seat=4))
        await refused("unknown-token", lambda: room.screen("guess"))

    asyncio.run(scenario())


def test_only_the_maker_starts_and_computers_fill_open_seats(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room("you open open random")
        eva, ana = await room.screen(seat=2), await room.screen("secret")
        await refused("not-maker", lambda: room.host.start(eva))
        await room.host.alone(lambda: room.host.start(ana))
        await refused("already-started", lambda: room.host.start(ana))
        assert [player["kind"] for player in ana.state["players"]] == ["person", "computer", "person", "computer"]
        assert ana.state["players"][1]["player"] == "search"

    asyncio.run(scenario())


def test_a_move_is_accepted_and_shown_to_all(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room()
        ana = await started(room)
        watcher = await room.screen()
        move = ana.state["moves"][0]["move"]
        before = ana.state["version"]
        await room.move(ana, "first")
        assert ana.last("accepted") == {"type": "accepted", "id": "first", "version": before + 1}
        shown = [json.loads(said) for said in watcher.said]
        assert {"key": "moved", "seat": 0, "data": {"move": move}} in shown[2]["events"]
        assert shown[2]["version"] == before + 1

    asyncio.run(scenario())


def test_the_same_id_is_never_applied_twice_even_after_a_restart(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room()
        ana = await started(room)
        await room.move(ana, "once")
        answer, version = ana.last("accepted"), room.host.table.version
        await room.move(ana, "once", "play 7C")
        assert ana.last("accepted") == answer and room.host.table.version == version
        room.host = room.restarted()
        ana = await room.screen("secret")
        await room.move(ana, "once", "play 7C")
        assert ana.last("accepted") == answer and room.host.table.version == version

    asyncio.run(scenario())


def test_two_persons_may_use_the_same_id(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room("you open search search")
        eva = await room.screen(seat=1)
        ana = await started(room)
        for screen in (ana, eva) if ana.state["moves"] else (eva, ana):
            await room.move(screen, "m1")
        assert ana.last("accepted")["version"] != eva.last("accepted")["version"]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("play XX", "bad-card"),
        ("dance", "bad-move"),
        ("play", "bad-move"),
        ("bid 3", "not-offered"),
        ("", "bad-move"),
        ("play ?", "bad-card"),
    ],
)
def test_a_wrong_move_is_refused_and_leaves_the_table_unharmed(make_room: Any, text: str, key: str) -> None:
    async def scenario() -> None:
        room = make_room()
        ana = await started(room)
        before = ana.state
        await room.move(ana, "x", text)
        assert ana.last("refused")["error"]["key"] == key and ana.last("refused")["id"] == "x"
        assert ana.state == before and len(await stored(room)) == before["version"]

    asyncio.run(scenario())


async def stored(room: Any) -> list[EventRow]:
    """The stored events."""
    found = await room.store.load(room.row.id)
    return list(found[1])


def test_moves_out_of_turn_by_watchers_and_before_the_start_are_refused(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room("you open open open")
        ana, watcher = await room.screen("secret"), await room.screen()
        others = [await room.screen(seat=seat) for seat in (1, 2, 3)]
        for screen, key in ((ana, "not-started"), (watcher, "not-seated")):
            await room.move(screen, "x", "play 7C")
            assert screen.last("refused")["error"]["key"] == key
        await room.host.alone(lambda: room.host.start(ana))
        late = next(screen for screen in (ana, *others) if not screen.state["moves"])
        await room.move(late, "y", "play 7C")
        assert late.last("refused")["error"]["key"] == "not-your-turn"
        await refused("not-seated", lambda: room.host.back(watcher))
        await refused("not-seated", lambda: room.host.ready(watcher))
        await refused("no-deal-due", lambda: room.host.ready(ana))

    asyncio.run(scenario())


def test_a_deserted_seat_is_played_after_ninety_seconds_and_taken_back(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room("you open search search")
        eva = await room.screen(seat=1)
        ana = await started(room)
        await refused("not-away", lambda: room.host.back(eva))
        await room.host.alone(lambda: room.host.leave(eva))
        assert not ana.state["players"][1]["connected"]
        await room.tick(89)
        assert not ana.state["players"][1]["away"]
        await room.tick(2)
        assert ana.state["players"][1]["away"]
        await room.play_deal(ana)
        assert ana.state["stage"] == "between"
        eva = await room.screen(eva.last("welcome")["token"])
        await room.move(eva, "x", "play 7C")
        await refused("away", lambda: room.host.ready(eva))
        await room.host.alone(lambda: room.host.back(eva))
        assert not ana.state["players"][1]["away"] and ana.state["events"][0]["key"] == "back"

    asyncio.run(scenario())


def test_who_is_away_may_not_move(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room("you open search search")
        eva = await room.screen(seat=1)
        ana = await started(room)
        await room.host.alone(lambda: room.host.leave(ana))
        await room.tick(91)
        ana = await room.screen("secret")
        assert ana.state["moves"] == []
        await room.move(ana, "x", "play 7C")
        assert ana.last("refused")["error"]["key"] == "away"
        await room.host.alone(lambda: room.host.back(ana))
        assert ana.state["moves"] or eva.state["moves"]

    asyncio.run(scenario())


def test_the_next_deal_waits_for_all_persons_present(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room("you open search search")
        eva = await room.screen(seat=1)
        ana = await started(room)
        await both_play(room, ana, eva)
        assert ana.state["stage"] == "between" and len(ana.state["sheet"]["rows"]) == 1
        await room.host.alone(lambda: room.host.ready(ana))
        assert ana.state["stage"] == "between" and ana.state["ready"] == [0]
        await room.host.alone(lambda: room.host.ready(ana))
        await room.host.alone(lambda: room.host.ready(eva))
        assert ana.state["stage"] == "playing" and ana.state["ready"] == [] and ana.state["view"]["number"] == 2

    asyncio.run(scenario())


async def both_play(room: Any, *screens: Any) -> None:
    """Play a deal with first moves."""
    await room.settle()
    while screens[0].state["stage"] == "playing":
        for screen in screens:
            if screen.state["moves"]:
                await room.move(screen, f"m{room.host.table.version}")


def test_who_leaves_between_deals_is_not_waited_for(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room("you open search search")
        eva = await room.screen(seat=1)
        ana = await started(room)
        await both_play(room, ana, eva)
        await room.host.alone(lambda: room.host.ready(ana))
        await room.host.alone(lambda: room.host.leave(eva))
        assert ana.state["stage"] == "playing"

    asyncio.run(scenario())


def test_the_next_deal_begins_after_sixty_seconds_but_not_in_an_empty_room(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room()
        ana = await started(room)
        await room.play_deal(ana)
        await room.host.alone(lambda: room.host.leave(ana))
        await room.tick(1000)
        assert room.host.table.stage == "between"
        ana = await room.screen("secret")
        await room.host.alone(lambda: room.host.back(ana))
        await room.tick(59)
        assert ana.state["stage"] == "between"
        await room.tick(2)
        assert ana.state["stage"] == "playing"

    asyncio.run(scenario())


class Gate:
    """A thinker that waits until it is told to go on."""

    def __init__(self) -> None:
        self.open = asyncio.Event()

    async def choose(self, player: str, sight: Sight) -> int | None:
        await self.open.wait()
        return sight.moves[-1]


def test_a_move_computed_for_an_older_position_is_thrown_away(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room()
        ana = await started(room)
        room.host.computers.thinker = Gate()
        await room.host.alone(lambda: room.host.leave(ana))
        room.clock.time += 91
        await room.host.alone(room.host.tick)
        late = room.host.computers.thoughts[0].task
        ana = await room.screen("secret")
        await room.host.alone(lambda: room.host.back(ana))
        position, chosen = room.host.table.position, ana.state["moves"][0]["move"]
        await room.host.alone(lambda: room.host.move(ana, "a", chosen))
        room.host.computers.thinker.open.set()
        await late
        await room.settle()
        moves = [row.payload for row in await stored(room) if row.payload["type"] in ("dealt", "moved")]
        assert moves[position] == {"type": "moved", "seat": 0, "move": chosen, "player": ""}
        assert [move["seat"] for move in moves[position:]].count(0) == 1 and ana.state["moves"]

    asyncio.run(scenario())


class Broken:
    """A thinker that comes to nothing: no move, an illegal one, an error."""

    def __init__(self, outcome: int | None) -> None:
        self.outcome = outcome

    async def choose(self, player: str, sight: Sight) -> int | None:
        if self.outcome == -1:
            raise ValueError("a bug")
        return self.outcome


@pytest.mark.parametrize("outcome", [None, 10**6, -1])
def test_a_computer_that_fails_makes_some_legal_move(make_room: Any, outcome: int | None) -> None:
    async def scenario() -> None:
        room = make_room()
        room.host.computers.thinker = Broken(outcome)
        ana = await started(room)
        await room.play_deal(ana)
        assert ana.state["stage"] == "between"

    asyncio.run(scenario())


def test_nothing_is_acknowledged_or_shown_before_it_is_stored(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room()
        ana = await started(room)
        gate, append, told = asyncio.Event(), room.store.append, len(ana.said)

        async def slow(table: str, first: int, rows: list[EventRow]) -> None:
            await gate.wait()
            await append(table, first, rows)

        room.store.append = slow
        text = ana.state["moves"][0]["move"]
        asked = asyncio.create_task(room.host.alone(lambda: room.host.move(ana, "a", text)))
        await asyncio.sleep(0.02)
        assert len(ana.said) == told and room.host.table.version == len(await stored(room))
        gate.set()
        await asked
        assert json.loads(ana.said[told])["type"] == "accepted"

    asyncio.run(scenario())


def test_a_failed_store_sends_everybody_away_and_the_table_comes_back_as_stored(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room()
        ana = await started(room)
        before = ana.state

        async def fail(table: str, first: int, rows: list[EventRow]) -> None:
            raise StoreFailed("the disk is full")

        append, room.store.append = room.store.append, fail
        await refused("not-saved", lambda: room.move(ana, "a"))
        assert ana.closed and ana.closed[0] == 1012
        await refused("try-again", lambda: room.move(ana, "a"))
        room.store.append = append
        room.host = room.restarted()
        ana = await room.screen("secret")
        assert {**ana.state, "events": []} == {**before, "events": []}
        await room.move(ana, "a")
        assert ana.last("accepted")["id"] == "a"

    asyncio.run(scenario())


def test_a_second_writer_is_noticed(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room()
        ana = await started(room)
        await room.store.append(room.row.id, room.host.table.version + 1, [EventRow({"type": "named", "seat": 0, "name": "Iva"})])
        await refused("not-saved", lambda: room.move(ana, "a"))
        assert room.restarted().table.chairs[0].name == "Iva"

    asyncio.run(scenario())


def test_names_are_tidied_or_refused(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room()
        ana = await room.screen("secret")
        await room.host.alone(lambda: room.host.rename(ana, "  Ana   Marija "))
        assert ana.state["players"][0]["name"] == "Ana Marija"
        await refused("bad-name", lambda: room.host.rename(ana, "a" * 41))
        await refused("bad-name", lambda: room.host.rename(ana, "a\x00b"))

    asyncio.run(scenario())
