"""Two browsers at one table, made through the form."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.desk import Desk, until
from tests.browser.player import Player
from tests.browser.site import Site

CARDS = "() => [...document.querySelectorAll('[data-card]')].map((each) => each.dataset.card)"


def seen(page: Page) -> set[str]:
    """Every card that is anywhere on a page."""
    return set(page.evaluate(CARDS)) - {"?"}


def test_a_table_against_the_computer_through_the_form(desk: Desk, site: Site) -> None:
    page = desk.open(site)
    page.get_by_test_id("game-bela").get_by_role("link").first.click()
    page.get_by_test_id("setup").get_by_role("textbox").first.fill("Mira")
    for seat in (1, 2, 3):
        page.get_by_test_id(f"player-{seat}").select_option("cautious")
    page.get_by_test_id("play").click()
    mira = Player(page)
    mira.move()
    expect(page.get_by_test_id("seat-0")).to_contain_text("Mira")
    expect(page).to_have_url(re.compile(r"#/room/"))


def test_two_friends_see_only_their_own_cards(desk: Desk, site: Site) -> None:
    page = desk.open(site)
    page.get_by_test_id("game-tablic").get_by_role("link").first.click()
    page.get_by_test_id("setup").get_by_role("textbox").first.fill("Ana")
    page.get_by_test_id("player-1").select_option("open")
    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("waiting")).to_be_visible()
    link = page.get_by_test_id("room-link").input_value()
    other = desk.blank(site)
    other.goto(link)
    other.get_by_test_id("join").get_by_role("textbox").fill("Boris")
    other.get_by_test_id("sit").click()
    expect(page.get_by_test_id("waiting")).to_contain_text("Boris")
    expect(other.get_by_test_id("waiting")).to_contain_text("Ana")
    page.get_by_test_id("start").click()
    ana, boris = Player(page), Player(other)
    moved = {ana: 0, boris: 0}
    for _ in range(10):
        until(page, lambda: ana.version == boris.version)
        expect(page.locator('[data-turn="true"]')).to_be_visible()
        mover = ana if page.get_by_test_id("seat-0").get_attribute("data-turn") == "true" else boris
        mover.move()
        moved[mover] += 1
        until(page, lambda: ana.version == boris.version)
        assert not set(ana.hand()) & seen(other)
        assert not set(boris.hand()) & seen(page)
    assert min(moved.values()) >= 2
