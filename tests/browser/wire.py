"""The line between a page and its table, which a test can cut, or add to what is said on it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

TRY_AGAIN = 1012


class Wire:
    """Passes messages on and notes those of a page, until it is cut; ``change`` may add to the state of a match on its way."""

    def __init__(self, page: Page, change: Callable[[dict[str, Any]], None] | None = None) -> None:
        self.change = change
        self.cut = False
        self.deaf = False
        """Whether answers get lost."""
        self.said: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/ws/"), self.connected)

    def connected(self, route: WebSocketRoute) -> None:
        """A page opens a connection."""
        if self.cut:
            route.close(code=TRY_AGAIN)
            return
        server = route.connect_to_server()
        self.open.append(route)

        def up(message: str | bytes) -> None:
            self.said.append(json.loads(message))
            server.send(message)

        def down(message: str | bytes) -> None:
            if self.deaf:
                return
            heard = json.loads(message)
            self.heard.append(heard)
            if self.change and heard["type"] == "state" and heard["view"]:
                self.change(heard)
            route.send(json.dumps(heard) if self.change else message)

        route.on_message(up)
        server.on_message(down)

    def down(self) -> None:
        """Cut the line."""
        self.cut = True
        for each in self.open:
            each.close(code=TRY_AGAIN)
        self.open = []

    def up(self) -> None:
        """Mend the line; the page has to come back by itself."""
        self.cut = self.deaf = False

    def moves(self) -> list[str]:
        """The ids of the moves the page has sent."""
        return [each["id"] for each in self.said if each["type"] == "move"]

    def accepted(self) -> list[str]:
        """The ids of the moves that the table has acknowledged."""
        return [each["id"] for each in self.heard if each["type"] == "accepted"]
