"""Pages of the browser under test; what goes wrong on them fails the test."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect
from tests.browser.site import Room, Site

WAIT = 30_000
"""Milliseconds that a page may take for anything."""
PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1280, "height": 800}
BROKEN_LINE = r"WebSocket|ERR_CONNECTION|ERR_INTERNET|ERR_EMPTY|Failed to load resource"
"""What a browser says in its console when a server is gone."""

expect.set_options(timeout=WAIT)


def until(page: Page, true: Callable[[], bool]) -> None:
    """Wait for something that is not on the page alone, looking again and again while the page goes on."""
    end = time.monotonic() + WAIT / 1000
    while not true():
        assert time.monotonic() < end, "waited in vain"
        page.wait_for_timeout(100)


class Desk:
    """Opens pages for one test."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.forgiven = ""

    def forgive(self, pattern: str) -> None:
        """Expect such errors in the console."""
        self.forgiven = pattern

    def open(self, site: Site, path: str = "/", *, room: Room | None = None, **more: Any) -> Page:
        """A page in a browser context of its own, at a path or in a room of one's own."""
        page = self.blank(site, room=room, **more)
        page.goto(site.address + (room.path if room else path))
        return page

    def blank(self, site: Site, *, room: Room | None = None, settings: dict[str, Any] | None = None, **more: Any) -> Page:
        """A page that is still empty, of a browser that remembers these settings."""
        keeps: dict[str, Any] = {"settings": {"lang": "en", "speed": "off", **(settings or {})}, "score-pinned": False}
        keeps |= more.pop("keeps", {}) | (room.storage if room else {})
        local = [{"name": f"adut.{key}", "value": json.dumps(value)} for key, value in keeps.items()]
        state: Any = {"cookies": [], "origins": [{"origin": site.address, "localStorage": local}]}
        context = self.browser.new_context(**{"storage_state": state, "viewport": DESKTOP, "reduced_motion": "reduce", **more})
        context.set_default_timeout(WAIT)
        self.contexts.append(context)
        return self.watch(context.new_page())

    def watch(self, page: Page) -> Page:
        """Note what goes wrong on a page."""
        page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))
        page.on("console", self.heard)
        return page

    def heard(self, message: ConsoleMessage) -> None:
        """Note an error in the console, unless it is expected."""
        if message.type == "error" and not (self.forgiven and re.search(self.forgiven, message.text)):
            self.errors.append(f"console: {message.text}")

    def close(self) -> None:
        """Close all pages."""
        for context in self.contexts:
            context.close()
