"""What is said, signed, shown and drawn besides cards; what no game does yet is added to what the table says."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.desk import PHONE, Desk
from tests.browser.player import Player, raw_ids
from tests.browser.site import Site
from tests.browser.test_screens import TABLET, accessible, fits
from tests.browser.wire import Wire

SAID = [(1, "pass", None), (2, "bid 3", 3), (3, "bid 4", 4), (0, "pass", None), (2, "bid 5", 5), (3, "bid 6", 6), (2, "pass", None)]
"""Seats, moves and numbers of an auction that is too long for a phone."""
LEFT = "() => [...document.querySelectorAll('.begun')].map((each) => Math.round(each.getBoundingClientRect().left))"


def cell(text: str, style: str = "", deal: int = 1) -> dict[str, Any]:
    """One thing on a score sheet."""
    return {"text": text, "style": style, "deal": deal}


def board(side: int) -> dict[str, Any]:
    """A side's part of a score sheet, as it is drawn in preferans."""
    middle = [cell("|", "used"), cell("|", "stroke"), cell("60", "crossed", 0), cell("", "line"), cell("52", "total")]
    edges = {"key": "supe", "side": 1 - side, "cells": [cell("8", "crossed"), cell("18")]}
    return {"key": "", "side": side, "columns": [edges, {"key": "bule", "side": None, "cells": middle}, {**edges, "cells": []}]}


def add(state: dict[str, Any]) -> None:
    """An auction, a partner's sign, a drawn sheet, and once cards that are shown."""
    view = state["view"]
    view["auction"] = [{"seat": seat, "move": move, "verb": move.split()[0], "words": [], "number": number} for seat, move, number in SAID]
    view["facts"].append({"key": "trump", "kind": "word", "value": "spades", "own": True})
    state["sheet"]["pad"] = [board(0), board(1)]
    if state["events"]:
        state["events"].append({"key": "shows", "seat": 2, "data": {"cards": "9C 9D 9H 9S", "value": "150"}})


def talkative(desk: Desk, site: Site, **more: Any) -> Page:
    """A table of bela at which more is said, after a move of one's own."""
    room = site.room("bela")
    page = desk.blank(site, room=room, **more)
    Wire(page, add)
    page.goto(site.address + room.path)
    ana = Player(page)
    ana.move()
    ana.wait()
    return page


def test_talk_fits_a_phone(desk: Desk, site: Site) -> None:
    page = talkative(desk, site, viewport={**PHONE, "height": 740}, has_touch=True)
    fits(page)
    expect(page.get_by_test_id("auction").locator(".said").last).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("auction").locator(".last")).to_have_count(4)
    expect(page.get_by_test_id("sign")).to_be_in_viewport()
    expect(page.get_by_test_id("hand").locator(".card").last).to_be_in_viewport(ratio=0.9)
    partner = page.locator(".other", has=page.get_by_test_id("seat-2"))
    expect(partner.get_by_test_id("sign")).to_contain_text("spades")
    expect(partner.get_by_test_id("shown").locator(".slot")).to_have_count(4)
    page.get_by_test_id("open-score").click()
    expect(page.get_by_test_id("board")).to_have_count(2)
    fits(page)


def test_talk_is_accessible(desk: Desk, site: Site) -> None:
    page = talkative(desk, site, viewport=TABLET)
    accessible(page)
    expect(page.get_by_test_id("auction")).to_have_attribute("aria-label", "Said so far: " + "; ".join(sentences(page)))
    page.get_by_test_id("open-score").click()
    expect(page.get_by_test_id("board").first).to_be_visible()
    accessible(page)


def sentences(page: Page) -> list[str]:
    """What was said, as sentences."""
    names = [page.get_by_test_id(f"seat-{seat}").locator(".name").inner_text().removesuffix(" (you)") for seat in range(4)]
    return [f"{names[seat]}: {'Pass' if number is None else f'I bid {number}'}" for seat, _, number in SAID]


def choosing(desk: Desk, site: Site, lang: str) -> Player:
    """A phone at a table of Šarena lora at which it is Ana who chooses."""
    while True:
        page = desk.open(site, room=site.room("sarena-lora"), viewport={**PHONE, "height": 740}, has_touch=True, settings={"lang": lang})
        ana = Player(page, 3)
        ana.wait()
        if page.locator('[data-move^="choose"]').count():
            return ana
        page.close()


def test_choosing_from_the_chart(desk: Desk, site: Site) -> None:
    ana = choosing(desk, site, "sr")
    page = ana.page
    fits(page)
    button = page.locator('[data-move="choose lora"]')
    assert button.locator(".means").inner_text() in (button.get_attribute("aria-label") or "")
    expect(page.get_by_test_id("hand").locator(".card").last).to_be_in_viewport(ratio=0.9)
    button.click()
    ana.wait()
    page.get_by_test_id("open-score").click()
    chart = page.get_by_test_id("chart").locator("table").first
    expect(chart.locator("tbody tr")).to_have_count(7)
    expect(chart.locator("tr.now")).to_contain_text("Lora")
    assert not raw_ids(page)
    page.keyboard.press("Escape")
    while page.locator(".begun").count() < 2:
        ana.move()
        ana.wait()
    assert len(set(page.evaluate(LEFT))) == 1
    fits(page)


def test_rules_in_another_language_say_so(desk: Desk, site: Site) -> None:
    page = desk.open(site, "/#/rules/king", settings={"lang": "hr"})
    expect(page.get_by_test_id("other-language")).to_contain_text("srpski")
    page = desk.open(site, "/#/rules/king", settings={"lang": "sr-Cyrl"})
    expect(page.locator("article.rules")).to_be_visible()
    expect(page.get_by_test_id("other-language")).to_have_count(0)
