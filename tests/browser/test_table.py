"""What the table tells and what can be set."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.desk import Desk, until
from tests.browser.player import Player
from tests.browser.site import Site

COUNT_ANIMATIONS = """
  window.animations = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) { window.animations += 1; return animate.apply(this, given); };
"""
COLOUR = "(name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"


def choose(page: Page, name: str, value: str) -> None:
    """Set something in the settings."""
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("settings").locator(f'input[name="{name}"][value="{value}"]').check(force=True)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_dark_card_tells_why_it_cannot_be_played(desk: Desk, site: Site) -> None:
    page = desk.open(site, room=site.room("king"))
    ana = Player(page)
    dark = page.locator('[data-testid="hand"] .card.dim')
    while True:
        ana.wait()
        if ana.result.is_visible():
            ana.go_on()
        if dark.count():
            break
        ana.move()
    cards, version = ana.hand(), ana.version
    box = dark.first.bounding_box()
    assert box
    page.mouse.click(box["x"] + 8, box["y"] + box["height"] / 2)
    reason = page.get_by_test_id("refusal")
    expect(reason).to_be_visible()
    expect(page.locator('[aria-live="assertive"]')).to_have_text(reason.inner_text())
    assert (ana.hand(), ana.version) == (cards, version)
    ana.move()
    expect(reason).to_have_count(0)


def test_the_rules_open_at_the_section(desk: Desk, site: Site) -> None:
    page = desk.open(site, room=site.room("bela"))
    Player(page).wait()
    mark = page.get_by_test_id("actions").get_by_role("button", name=re.compile("section"))
    number = mark.inner_text().replace("§", "").strip()
    mark.click()
    book = page.locator("article.rules")
    expect(book).to_be_visible()
    place = book.locator("h1, h2, h3, p, li").filter(has_text=re.compile(rf"^\W*{re.escape(number)}(?!\d)")).first
    expect(place).to_be_in_viewport()


def test_the_last_trick_on_demand(desk: Desk, site: Site) -> None:
    page = desk.open(site, room=site.room("king"))
    ana = Player(page)
    ana.wait()
    for _ in range(2):
        ana.move()
        ana.wait()
    trick = site.watched(page.url.rsplit("/", 1)[1])["view"]["last_trick"]
    page.get_by_test_id("open-trick").click()
    shown = page.get_by_test_id("last-trick").locator("[data-card]")
    expect(shown).to_have_count(4)
    assert [each.get_attribute("data-card") for each in shown.all()] == [each["card"] for each in trick]


def test_four_colours(desk: Desk, site: Site) -> None:
    page = desk.open(site, room=site.room("king"))
    Player(page).wait()
    suits = ("--suit-black", "--suit-red", "--suit-diamonds", "--suit-clubs")
    assert len({page.evaluate(COLOUR, name) for name in suits}) == 2
    expect(page.locator("html")).to_have_attribute("data-colours", "two")
    page.get_by_test_id("open-settings").click()
    page.get_by_role("switch", name="Four colours").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-colours", "four")
    assert len({page.evaluate(COLOUR, name) for name in suits}) == 4


def test_animation_can_be_turned_off(desk: Desk, site: Site) -> None:
    page = desk.blank(site, room=(room := site.room("king")), settings={"speed": "fast"}, reduced_motion="no-preference")
    page.add_init_script(COUNT_ANIMATIONS)
    page.goto(site.address + room.path)
    ana = Player(page)
    ana.move()
    ana.wait()
    until(page, lambda: page.evaluate("window.animations") > 0)
    choose(page, "animation", "off")
    page.evaluate("window.animations = 0")
    ana.move()
    ana.wait()
    assert page.evaluate("window.animations") == 0


def test_two_taps(desk: Desk, site: Site) -> None:
    page = desk.open(site, room=site.room("king"), settings={"twoTaps": True})
    ana = Player(page)
    ana.wait()
    cards, version = ana.hand(), ana.version
    choice = ana.pick(ana.choices())
    ana.click(choice)
    assert (ana.hand(), ana.version) == (cards, version)
    expect(page.locator(".card.chosen")).to_have_attribute("data-card", choice["card"])
    again = next(each for each in ana.choices() if each["kind"] == "card" and each["card"] == choice["card"])
    page.mouse.click(*ana.spot(again))
    expect(page.locator(f'[data-testid="hand"] [data-card="{choice["card"]}"]')).to_have_count(0)


def test_a_card_is_played_by_dragging(desk: Desk, site: Site) -> None:
    page = desk.open(site, room=site.room("king"))
    ana = Player(page)
    ana.wait()
    version, choice = ana.version, ana.pick(ana.choices())
    page.mouse.move(*ana.spot(choice))
    page.mouse.down()
    goal = page.get_by_test_id("trick").bounding_box()
    assert goal
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
    page.mouse.up()
    expect(page.locator(f'[data-testid="hand"] [data-card="{choice["card"]}"]')).to_have_count(0)
    assert ana.version > version


def test_an_unknown_room_is_named(desk: Desk, site: Site) -> None:
    desk.forgive("404")
    page = desk.open(site, "/#/room/nowhere")
    expect(page.get_by_role("alert")).to_be_visible()
