"""A reload, a lost line, a killed server, a person who is away: everybody comes back to the same table in the same position."""

from __future__ import annotations

import signal
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import MakeSite
from tests.browser.desk import BROKEN_LINE, Desk, until
from tests.browser.player import Player
from tests.browser.site import Room, Site
from tests.browser.wire import Wire

POSITION = """() => [...document.querySelectorAll('[data-testid="table"] [data-card]')]
  .map((each) => `${each.dataset.zone} ${each.dataset.card}`).sort()"""


def position(page: Page) -> list[str]:
    """Every card on the table and where it lies."""
    cards: list[str] = page.evaluate(POSITION)
    return cards


def own_moves(state: dict[str, Any]) -> int:
    """How many cards have left the first hand."""
    return sum(len(zone["cards"]) for zone in state["view"]["zones"] if zone["id"] == "hand-0")


def wired(desk: Desk, site: Site) -> tuple[Room, Wire, Page]:
    """A room, and a page in it whose line can be cut."""
    desk.forgive(BROKEN_LINE)
    room = site.room("king")
    page = desk.blank(site, room=room)
    wire = Wire(page)
    page.goto(site.address + room.path)
    return room, wire, page


def test_a_reload_returns_to_the_same_seat_and_position(desk: Desk, site: Site) -> None:
    page = desk.open(site, room=site.room("king"))
    ana = Player(page)
    ana.move()
    ana.wait()
    before, version = position(page), ana.version
    page.reload()
    ana.wait()
    assert position(page) == before
    assert ana.version >= version
    expect(page.get_by_test_id("seat-0")).to_contain_text("Ana")
    ana.move()


def test_a_move_made_without_a_line_is_sent_once(desk: Desk, site: Site) -> None:
    room, wire, page = wired(desk, site)
    ana = Player(page)
    ana.move()
    ana.wait()
    made, cards = len(wire.moves()), own_moves(site.watched(room.id))
    wire.down()
    expect(page.get_by_test_id("line")).to_be_visible()
    page.mouse.click(*ana.spot(ana.pick(ana.choices())))
    expect(page.get_by_test_id("actions")).to_have_attribute("aria-busy", "true")
    assert own_moves(site.watched(room.id)) == cards
    wire.up()
    expect(page.get_by_test_id("line")).to_have_count(0)
    expect(page.get_by_test_id("actions")).to_have_attribute("aria-busy", "false")
    assert len(wire.moves()) == made + 1
    assert own_moves(site.watched(room.id)) == cards - 1
    ana.move()


def test_a_move_whose_answer_was_lost_is_not_made_twice(desk: Desk, site: Site) -> None:
    room, wire, page = wired(desk, site)
    ana = Player(page)
    ana.wait()
    cards = own_moves(site.watched(room.id))
    wire.deaf = True
    page.mouse.click(*ana.spot(ana.pick(ana.choices())))
    expect(page.get_by_test_id("actions")).to_have_attribute("aria-busy", "true")
    until(page, lambda: own_moves(site.watched(room.id)) < cards)
    wire.down()
    wire.up()
    expect(page.get_by_test_id("actions")).to_have_attribute("aria-busy", "false")
    sent = wire.moves()
    assert len(sent) == 2 and len(set(sent)) == 1 and wire.accepted() == sent[:1]
    assert own_moves(site.watched(room.id)) == cards - 1
    ana.move()


def test_the_server_is_killed_in_mid_deal(make_site: MakeSite, desk: Desk) -> None:
    desk.forgive(BROKEN_LINE)
    site = make_site()
    page = desk.open(site, room=site.room("bela"))
    ana = Player(page)
    ana.move()
    ana.wait()
    before, version = position(page), ana.version
    site.stop(signal.SIGKILL)
    expect(page.get_by_test_id("line")).to_be_visible()
    site.start()
    expect(page.get_by_test_id("line")).to_have_count(0, timeout=60_000)
    ana.wait()
    assert (position(page), ana.version) == (before, version)
    assert ana.move() > version


def test_a_person_who_is_away_takes_the_seat_back(make_site: MakeSite, desk: Desk) -> None:
    site = make_site(away_after=1.0)
    room = site.room("king", pace=2.0)
    page = desk.open(site, room=room)
    ana = Player(page)
    ana.wait()
    page.goto("about:blank")
    until(page, lambda: bool(site.info(room.id)["players"][0]["away"]))
    page.goto(site.address + room.path)
    page.get_by_test_id("back").click()
    expect(page.get_by_test_id("back")).to_have_count(0)
    assert not site.info(room.id)["players"][0]["away"]
    if not ana.result.is_visible():
        ana.move()
