"""The picture of a table that the README shows, drawn anew when it is asked for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.desk import DESKTOP, Desk
from tests.browser.player import Player
from tests.browser.site import Site

PICTURE = Path(__file__).parents[2] / "docs" / "images" / "table.png"
TRIES = 40
AT_REST = "() => Promise.allSettled(document.getAnimations().map((each) => each.finished))"


@pytest.mark.skipif(os.environ.get("ADUT_SCREENSHOTS") != "write", reason="drawn only with ADUT_SCREENSHOTS=write")
def test_draw_the_table(desk: Desk, site: Site) -> None:
    for _ in range(TRIES):
        page = desk.open(site, room=site.room("bela"), viewport=DESKTOP, keeps={"score-pinned": True})
        ana = Player(page)
        ana.wait()
        while len(ana.hand()) > 5:
            if len(ana.hand()) <= 7 and page.get_by_test_id("trick").locator("[data-card]").count() == 3:
                page.mouse.move(1, 1)
                expect(page.locator(".bubble")).to_have_count(0)
                page.evaluate(AT_REST)
                PICTURE.parent.mkdir(parents=True, exist_ok=True)
                page.screenshot(path=PICTURE)
                return
            ana.move()
            ana.wait()
        page.context.close()
    raise AssertionError("no table was fit to be drawn")
