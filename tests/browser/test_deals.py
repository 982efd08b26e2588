"""A whole deal of each game by clicking, and what stands on the score sheet afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.desk import Desk
from tests.browser.player import GAMES, Player, raw_ids
from tests.browser.site import Room, Site


def numbers(texts: list[str]) -> list[int]:
    """The whole numbers that cells begin with."""
    return [int(found.group().replace("−", "-")) for text in texts if (found := re.match(r"[-−]?\d+", text.strip()))]


FALL = "\N{EN DASH}"
"""What stands in place of the points of a side that falls."""


def sheet_row(page: Page, row: int) -> list[int]:
    """The points in a row of the score sheet; -1 is the totals."""
    if not page.get_by_test_id("score").is_visible():
        page.get_by_test_id("open-score").click()
    rows = page.get_by_test_id("score").locator("tbody tr" if row >= 0 else "tfoot tr")
    cells = rows.nth(max(row, 0)).locator("td").all_inner_texts()
    return numbers(["0" if cell.startswith(FALL) else cell for cell in cells])


def no_raw_ids(page: Page) -> Callable[[], None]:
    """A look at the page that finds ids of messages."""

    def look() -> None:
        assert not raw_ids(page)

    return look


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_deal_by_clicking(desk: Desk, site: Site, game: str) -> None:
    room = site.room(game)
    page = desk.open(site, room=room)
    ana = Player(page)
    ana.play_deal(no_raw_ids(page))
    expect(ana.table).to_have_attribute("data-stage", "between")
    sheet: dict[str, Any] = site.watched(room.id)["sheet"]
    assert len(sheet["rows"]) == 1
    assert sheet_row(page, 0) == sheet["rows"][0]["points"]
    assert sheet_row(page, -1) == sheet["totals"]
    ana.go_on()
    expect(ana.result).to_have_count(0)
    ana.move()
    assert site.watched(room.id)["view"]["number"] == 2


@pytest.fixture
def finished(desk: Desk, site: Site) -> tuple[Page, Room]:
    """A match that has been played to its end."""
    room = site.room("inat-i-zloba", options={"deals": 1})
    page = desk.open(site, room=room)
    Player(page, 2).play_deal()
    return page, room


def test_the_end_of_a_match(finished: tuple[Page, Room], site: Site) -> None:
    page, room = finished
    ana = Player(page)
    expect(ana.table).to_have_attribute("data-stage", "over")
    scores = [line for line in site.log(room.id) if "scores" in line]
    assert len(scores) == 1
    assert sheet_row(page, 0) == scores[0]["scores"]
    assert sheet_row(page, -1) == scores[0]["total"]
    with page.context.expect_page() as opened:
        page.get_by_test_id("log-link").click()
    opened.value.close()
    page.get_by_test_id("new-match").click()
    expect(page.get_by_test_id("setup")).to_be_visible()
