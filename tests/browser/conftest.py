"""A browser for all tests, a server for most of them, a desk for each."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.desk import Desk
from tests.browser.site import Site

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

MakeSite = Callable[..., Site]


def chromium() -> str:
    """The browser to use: the one named by ADUT_BROWSER, else one on the path."""
    found = os.environ.get("ADUT_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)
    if not found or not os.access(found, os.X_OK):
        pytest.fail("the browser tests need Chromium: set ADUT_BROWSER to its path", pytrace=False)
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser."""
    with sync_playwright() as play:
        running = play.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS), timeout=120_000)
        yield running
        running.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The server that most tests share; it leaves alone the tables that tests have left."""
    running = Site(tmp_path_factory.mktemp("site"), away_after=3600.0)
    yield running
    running.stop()


@pytest.fixture
def make_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MakeSite]:
    """Starts a server that a test has to itself."""
    made: list[Site] = []

    def make(away_after: float | None = None) -> Site:
        made.append(Site(tmp_path_factory.mktemp("site"), away_after))
        return made[-1]

    yield make
    for each in made:
        each.stop(signal.SIGKILL)


@pytest.fixture
def desk(browser: Browser) -> Iterator[Desk]:
    """Pages for a test; fails it if anything went wrong on them that nobody asked about."""
    made = Desk(browser)
    yield made
    made.close()
    assert not made.errors, made.errors
