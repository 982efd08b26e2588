"""From the first page into a deal with nothing but the keyboard."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.desk import Desk
from tests.browser.player import Player
from tests.browser.site import Site

from adut.players import names

MOST_STOPS = 120


def on(page: Page, selector: str) -> bool:
    """Whether the focus is on such an element."""
    found: bool = page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector)
    return found


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on such an element."""
    for _ in range(MOST_STOPS):
        if on(page, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def sit_down(page: Page, game: str, others: int) -> Player:
    """From the first page through the form to a table against cautious computers."""
    tab_to(page, f'[data-testid="game-{game}"] a')
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("setup")).to_be_visible()
    for seat in range(1, others + 1):
        tab_to(page, f'[data-testid="player-{seat}"]')
        chosen = page.get_by_test_id(f"player-{seat}")
        for _ in range(len(names())):
            if chosen.input_value() == "cautious":
                break
            page.keyboard.press("ArrowDown")
        expect(chosen).to_have_value("cautious")
    tab_to(page, '[data-testid="play"]')
    page.keyboard.press("Enter")
    player = Player(page)
    player.wait()
    return player


def arrow_to(page: Page, selector: str) -> None:
    """Go into the hand and through it to such a card."""
    page.keyboard.press("h")
    for _ in range(32):
        if on(page, selector):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not lead to {selector}")


def press(player: Player) -> None:
    """Make whatever move is offered: a button, an offer for the chosen cards, or a bright card."""
    page, before = player.page, player.version
    if page.locator('[data-testid="actions"] [data-move]').count():
        page.keyboard.press("m")
        page.keyboard.press("Enter")
    else:
        arrow_to(page, '.card[data-legal="true"]')
        page.keyboard.press("Enter")
        offered = page.get_by_test_id("offers")
        expect(page.locator(f'[data-testid="table"]:not([data-version="{before}"]), [data-testid="offers"]').first).to_be_visible()
        if offered.is_visible():
            page.keyboard.press("m")
            page.keyboard.press("Enter")
    expect(page.locator(f'[data-testid="table"]:not([data-version="{before}"])')).to_be_visible()


def refused(player: Player) -> bool:
    """Try a dark card, if there is one, and read why it cannot be played."""
    page = player.page
    if not page.locator('[data-testid="hand"] .card.dim').count():
        return False
    cards = player.hand()
    arrow_to(page, ".card.dim")
    page.keyboard.press("Enter")
    reason = page.get_by_test_id("refusal")
    expect(reason).to_be_visible()
    expect(page.locator('[aria-live="assertive"]')).to_have_text(reason.inner_text())
    assert player.hand() == cards
    page.keyboard.press("Escape")
    expect(reason).to_have_count(0)
    return True


def test_bela_by_keyboard(desk: Desk, site: Site) -> None:
    page = desk.open(site)
    mira = sit_down(page, "bela", 3)
    tried = False
    for count in range(40):
        mira.wait()
        tried = tried or refused(mira)
        if tried and count >= 4:
            break
        if mira.result.is_visible():
            tab_to(page, '[data-testid="continue"]')
            page.keyboard.press("Enter")
            expect(mira.result).to_have_count(0)
        else:
            press(mira)
    assert tried
    expect(page.get_by_test_id("live")).not_to_be_empty()


def test_tablic_by_keyboard(desk: Desk, site: Site) -> None:
    page = desk.open(site)
    mira = sit_down(page, "tablic", 1)
    for _ in range(5):
        mira.wait()
        press(mira)
    expect(page.get_by_test_id("live")).not_to_be_empty()


def test_the_panels_have_keys(desk: Desk, site: Site) -> None:
    page = desk.open(site, room=site.room("king"), viewport={"width": 1000, "height": 700})
    Player(page).wait()
    for key in ("r", "s", "l", "t", "?"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
