"""Every screen on a phone, for people who use a screen reader, and in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.desk import PHONE, Desk
from tests.browser.player import GAMES, Player, raw_ids
from tests.browser.site import Site

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = {"en": "en", "sr": "sr-Latn", "sr-Cyrl": "sr-Cyrl", "hr": "hr"}
TABLET = {"width": 1100, "height": 760}
"""Narrow enough for the score sheet to be a panel."""
HEIGHTS = (640, 740)
TARGET = 44

TOO_SMALL = """(least) => {
  const open = document.querySelector('dialog[open]') ?? document;
  const found = [];
  const meant = 'button:enabled, a[href], input:enabled, select:enabled, [role="button"], summary';
  for (const element of open.querySelectorAll(meant)) {
    if (element.closest('article.rules') && element.matches('a')) continue;
    const target = element.closest('label') ?? element;
    if (!target.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true })) continue;
    target.scrollIntoView({ block: 'center', inline: 'nearest' });
    const box = target.getBoundingClientRect();
    const steps = (from, to, step) => Array.from({ length: Math.floor((to - from) / step) }, (_, at) => from + 0.5 + at * step);
    const hits = (x, y) => target.contains(document.elementFromPoint(x, y));
    const [xs, ys] = [steps(box.left, box.right, 1), steps(box.top, box.bottom, 1)];
    const [someX, someY] = [steps(box.left, box.right, 4), steps(box.top, box.bottom, 4)];
    const [column, row] = [(x) => someY.some((y) => hits(x, y)), (y) => someX.some((x) => hits(x, y))];
    const width = xs.findLast(column) - xs.find(column) + 1;
    const height = ys.findLast(row) - ys.find(row) + 1;
    if (!(width >= least - 1 && height >= least - 1)) {
      const name = element.ariaLabel || element.innerText || element.dataset.card || element.className;
      found.push(`${element.tagName} ${name}: ${Math.round(width)} x ${Math.round(height)}`);
    }
  }
  return found;
}"""
TOO_WIDE = "() => [document.scrollingElement, ...document.querySelectorAll('dialog[open]')].map((each) => each.scrollWidth)"

CUT = """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  const [text, room] = [range.getBoundingClientRect(), each.getBoundingClientRect()];
  const beside = text.left < room.left - 1 || text.right > room.right + 1;
  return beside || each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 2;
}).map((each) => each.textContent)"""
"""The texts that are not shown whole."""

VIOLATIONS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}"""


def fits(page: Page) -> None:
    """The page fits a phone, and everything that can be tapped is large enough for a finger."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert max(page.evaluate(TOO_WIDE)) <= width
    assert not page.evaluate(TOO_SMALL, TARGET)


def accessible(page: Page) -> None:
    """axe finds nothing serious."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert not page.evaluate(VIOLATIONS)


def visit(page: Page, site: Site, check: Callable[[Page], None], game: str = "bela") -> None:
    """Check every screen away from the table."""
    expect(page.get_by_test_id("home")).to_be_visible()
    check(page)
    page.get_by_test_id("open-settings").click()
    expect(page.get_by_test_id("settings")).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    page.goto(f"{site.address}/#/game/{game}")
    expect(page.get_by_test_id("setup")).to_be_visible()
    check(page)
    page.goto(f"{site.address}/#/rules/{game}")
    expect(page.locator("article.rules")).to_be_visible()
    check(page)


def visit_table(page: Page, check: Callable[[Page], None]) -> None:
    """Check a table in mid-deal and its panels."""
    ana = Player(page)
    for _ in range(3):
        ana.move()
        ana.wait()
        check(page)
    for panel in ("score", "trick", "log", "rules"):
        if not page.get_by_test_id(f"open-{panel}").is_visible():
            continue
        page.get_by_test_id(f"open-{panel}").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("height", HEIGHTS)
def test_the_screens_fit_a_phone(desk: Desk, site: Site, height: int) -> None:
    page = desk.open(site, viewport={**PHONE, "height": height}, has_touch=True)
    for game in GAMES:
        page.goto(site.address)
        visit(page, site, fits, game)


@pytest.mark.parametrize("height", HEIGHTS)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits_a_phone(desk: Desk, site: Site, game: str, height: int) -> None:
    page = desk.open(site, room=site.room(game), viewport={**PHONE, "height": height}, has_touch=True)
    visit_table(page, fits)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_games_are_shown_whole_on_a_phone(desk: Desk, site: Site, lang: str) -> None:
    """On the first page, and above the table, where a long name has little room."""
    page = desk.open(site, settings={"lang": lang}, viewport=PHONE, has_touch=True)
    expect(page.get_by_test_id("home")).to_be_visible()
    titles = page.locator("article .title")
    assert titles.count() == len(site.games()) and not page.evaluate(CUT, "article .title")
    for game in ("damski-preferans", "king-3", "savremeni-vist", "preferans"):
        room = site.room(game, seats=3 if game != "savremeni-vist" else 4)
        page = desk.open(site, room=room, settings={"lang": lang}, viewport=PHONE, has_touch=True)
        expect(page.locator("header.top h1")).to_be_visible()
        assert not page.evaluate(CUT, "header.top h1")
        assert page.locator("header.top").evaluate("(bar) => bar.offsetHeight") <= 52


def test_waiting_joining_and_the_result_fit_a_phone(desk: Desk, site: Site) -> None:
    room = site.room("tablic", "open")
    page = desk.open(site, room=room, viewport=PHONE, has_touch=True)
    expect(page.get_by_test_id("waiting")).to_be_visible()
    fits(page)
    other = desk.open(site, f"/room/{room.id}", viewport=PHONE, has_touch=True)
    expect(other.get_by_test_id("join")).to_be_visible()
    fits(other)
    page = desk.open(site, room=site.room("king"), viewport=PHONE, has_touch=True)
    ana = Player(page)
    ana.play_deal()
    expect(ana.result).to_be_visible()
    fits(page)


def test_axe_finds_nothing_serious_on_any_screen(desk: Desk, site: Site) -> None:
    visit(desk.open(site), site, accessible)
    page = desk.open(site, room=site.room("king"), viewport=TABLET)
    visit_table(page, accessible)
    ana = Player(page)
    ana.play_deal()
    expect(ana.result).to_be_visible()
    accessible(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_serious_in_any_language(desk: Desk, site: Site, lang: str) -> None:
    page = desk.open(site, settings={"lang": lang})
    expect(page.get_by_test_id("home")).to_be_visible()
    accessible(page)
    page = desk.open(site, room=site.room("bela"), settings={"lang": lang})
    ana = Player(page)
    ana.move()
    ana.wait()
    accessible(page)


def test_switching_the_language_changes_the_page(desk: Desk, site: Site) -> None:
    page = desk.open(site)
    texts: dict[str, str] = {}
    for lang, tag in LANGUAGES.items():
        page.get_by_test_id("open-settings").click()
        page.get_by_test_id("settings").locator(f'input[name="language"][value="{lang}"]').check(force=True)
        expect(page.locator("html")).to_have_attribute("lang", tag)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        texts[lang] = page.get_by_test_id("home").inner_text()
        assert not raw_ids(page)
    assert len(set(texts.values())) == len(LANGUAGES)
    assert re.search("[а-шђјљњћџ]", texts["sr-Cyrl"]) and not re.search("[а-ш]", texts["sr"])
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "hr")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_message_ids_are_shown(desk: Desk, site: Site, game: str, lang: str) -> None:
    page = desk.open(site, room=site.room(game), settings={"lang": lang}, viewport=TABLET)
    ana = Player(page, seed=len(lang))

    def look(_: Any = None) -> None:
        assert not raw_ids(page)

    ana.play_deal(look, most=8)
    for panel in ("score", "log", "trick", "rules"):
        if not page.get_by_test_id(f"open-{panel}").is_visible():
            continue
        page.get_by_test_id(f"open-{panel}").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look()
        page.keyboard.press("Escape")
    page.goto(f"{site.address}/#/game/{game}")
    expect(page.get_by_test_id("setup")).to_be_visible()
    look()
