"""Non-interference at a hosted table: what a viewer is sent depends on nothing that the viewer cannot see.

For every game: exchange the hidden cards for any others that the viewer holds possible,
and nothing changes, not a byte of state, news or refusals.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from adut import registry
from adut.cards import cards_text
from adut.errors import AdutError
from adut.options import as_data
from adut.rng import Rng
from adut.store import TableRow
from adut.table import acts
from adut.table.chair import PERSON, Chair
from adut.table.events import Dealt, Moved, Started
from adut.table.messages import Message, Refusal, error_view
from adut.table.news import moved
from adut.table.snapshot import snapshot
from adut.table.table import Table
from adut.zones import HAND

CARD = re.compile(r"\b(?:10|[2-9JQKA])[CDHS]\b")
DEALS = 2
EVERY = 8
"""Every how many moves a position is examined."""


def opened(game_id: str) -> Table:
    """A started table of a game, with persons in all seats."""
    game = registry.game(game_id)
    seats = game.seats[0]
    chairs = [Chair(PERSON, name).as_data() for name in "ABCDEFGH"[:seats]]
    table = Table(TableRow("t", game.id, as_data(game.options()), seats, chairs, [None] * seats, 0, 0.0))
    table.fold(Started(0, "search"))
    return table


def positions(game_id: str) -> Iterator[Table]:
    """A table at every few moves of some random deals."""
    table, rng = opened(game_id), Rng(11)
    for _ in range(DEALS):
        table.fold(Dealt(cards_text(table.match.shuffled(rng)) if table.match else "", "salt", "hash"))
        count = 0
        while table.stage == "playing":
            if count % EVERY == 0:
                yield table
            step(table, rng)
            count += 1
        if table.stage == "over":
            return


def step(table: Table, rng: Rng) -> None:
    """A random move."""
    seat = table.the_deal.actors()[0]
    moves = table.the_deal.moves(seat)
    table.fold(Moved(seat, table.setup.game.vocabulary.text(moves[rng.below(len(moves))])))


def shown(table: Table, viewer: int) -> list[bytes]:
    """All that a viewer can be sent in this position: the state, and how each of many wrong moves is refused."""
    texts = ["play 7C", "play AH", "play QS", "pass", "bid 2", "take 7C: 4C", "choose hearts", "draw", "done", "nonsense"]
    return [msgspec.json.encode(snapshot(table, viewer, {0}))] + [refusal(table, viewer, text) for text in texts]


def refusal(table: Table, viewer: int, text: str) -> bytes:
    """How a move is answered."""
    try:
        return msgspec.json.encode(acts.move(table, viewer, text))
    except AdutError as error:
        return msgspec.json.encode(error_view(error))


@pytest.mark.parametrize("game", registry.ids())
def test_other_hidden_cards_change_no_byte(game: str) -> None:
    rng = Rng(5)
    for table in positions(game):
        assert table.match is not None
        truth = table.the_deal
        for viewer in range(table.setup.seats):
            before = shown(table, viewer)
            for _ in range(2):
                table.match.deal = truth.imagine(viewer, rng)
                assert shown(table, viewer) == before
            table.match.deal = truth


@pytest.mark.parametrize("game", registry.ids())
def test_a_spectator_is_sent_nothing_from_any_hand(game: str) -> None:
    rng = Rng(6)
    for table in positions(game):
        assert table.match is not None
        truth = table.the_deal
        before = shown(table, -1)
        for seat in range(table.setup.seats):
            table.match.deal = truth.imagine(seat, rng)
            assert shown(table, -1) == before
            table.match.deal = truth


@pytest.mark.parametrize("game", registry.ids())
def test_news_of_a_move_is_the_same_whatever_others_hold(game: str) -> None:
    rng = Rng(7)
    for table in positions(game):
        truth = table.the_deal
        seat = truth.actors()[0]
        move = truth.moves(seat)[0]
        for viewer in range(table.setup.seats):
            told = moved(truth, seat, move).seen(viewer)
            other = truth.imagine(viewer, rng)
            if move in other.moves(seat):
                assert moved(other, seat, move).seen(viewer) == told


@pytest.mark.parametrize("game", registry.ids())
def test_no_zone_shows_a_card_from_anothers_hand(game: str) -> None:
    """Facts and moves may name cards that nobody has seen (the next of a row, a card asked for); zones may not."""
    for table in positions(game):
        deal = table.the_deal
        for viewer in range(-1, table.setup.seats):
            view = snapshot(table, viewer, set()).view
            assert view is not None
            shown = {card for zone in view.zones for card in zone.cards if card}
            hidden = hidden_from(table, viewer)
            assert not shown & hidden, f"{game}: {shown & hidden} in deal {deal.plan.number}"


def test_all_bytes_of_a_deal_of_king_name_no_hidden_card(make_room: Any) -> None:
    async def scenario() -> None:
        room = make_room("you open search search")
        screens = [await room.screen("secret"), await room.screen(seat=1), await room.screen()]
        checked = [watched(screen, room.host.table) for screen in screens]
        await room.host.alone(lambda: room.host.start(screens[0]))
        await room.settle()
        while room.host.table.stage == "playing":
            for screen in screens[:2]:
                await room.move(screen, f"wrong-{room.host.table.version}", "play QH")
                if screen.state["moves"]:
                    await room.move(screen, f"m{room.host.table.version}")
        assert all(len(messages) > 30 for messages in checked)

    asyncio.run(scenario())


def test_a_sign_is_noticed_by_the_partner_alone(make_room: Any) -> None:
    """Its giver and the partner are sent it; to opponents and spectators not a byte goes out, and no number later tells of it."""

    async def scenario() -> None:
        room = make_room("you open open open", "briskula")
        screens = [await room.screen("secret"), *[await room.screen(seat=seat) for seat in (1, 2, 3)], await room.screen()]
        await room.host.alone(lambda: room.host.start(screens[0]))
        seat = room.host.table.the_deal.turn
        before = [list(screen.said) for screen in screens]
        versions = [screen.state["version"] for screen in screens]
        await room.move(screens[seat], "a", "sign trump-ace")
        for at, screen in enumerate(screens):
            together = at < 4 and at % 2 == seat % 2
            assert together or screen.said == before[at]
            assert screen.state["version"] == versions[at] + together
        assert [fact["key"] for fact in screens[(seat + 2) % 4].state["view"]["facts"]] == ["trump", "sign"]
        assert screens[seat].last("accepted")["version"] == screens[seat].state["version"]
        await room.move(screens[seat], "b", "say karik")
        await room.move(screens[seat], "c")
        for at, screen in enumerate(screens):
            assert screen.state["version"] == versions[at] + 2 + (at < 4 and at % 2 == seat % 2)
            new = [state for state in map(msgspec.json.decode, screen.said[len(before[at]) :]) if state["type"] == "state"]
            assert ("trump-ace" in str([(state["view"], state["events"]) for state in new])) == (at < 4 and at % 2 == seat % 2)
            assert "say karik" in str(new[-2]["events"])
            assert room.restarted().table.seen_version(screen.viewer) == screen.state["version"]

    asyncio.run(scenario())


def watched(screen: Any, table: Table) -> list[bytes]:
    """Check every message to a screen when it is sent; returns the list of those that were."""
    checked: list[bytes] = []
    send = screen.send

    def checking(message: Message) -> None:
        data = msgspec.json.encode(message)
        if table.deal is not None:
            named = set(CARD.findall(data.decode())) - ({"QH"} if isinstance(message, Refusal) else set())
            assert not named & hidden_from(table, screen.viewer), data
            checked.append(data)
        send(message)

    screen.send = checking
    return checked


def hidden_from(table: Table, viewer: int) -> set[str]:
    """The cards in other hands that no copy of elsewhere shows to the viewer and nobody knows to be there."""
    deal = table.the_deal
    hidden: list[str] = []
    seen: list[str] = []
    for zone in deal.zones():
        texts = cards_text([token & 63 for token in deal.tokens(zone)]).split()
        if zone.kind == HAND and not deal.sees(zone, viewer):
            known = deal.known[zone.owner]
            hidden += [text for text, token in zip(texts, deal.tokens(zone), strict=True) if not known >> (token & 63) & 1]
        else:
            seen += texts
    return set(hidden) - set(seen) - {card for _, card in last_trick(table)}


def last_trick(table: Table) -> list[tuple[int, str]]:
    """The last trick, which all have seen."""
    return [(seat, cards_text([card])) for seat, card in table.the_deal.last_trick()]
