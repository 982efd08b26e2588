"""Somebody who plays by clicking what is lit, and knows no rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

GAMES = ("king", "bela", "tablic", "inat-i-zloba")
DECISION = (
    '[data-testid="actions"] [data-move], .card[data-legal="true"], button.slot.draw, [data-testid="result"] button:enabled, '
    '[data-testid="result"] .muted'
)
"""Whatever a person may act upon, or the end of a deal."""
MOST_CLICKS = 1500

KINDS = {
    "offer": '[data-testid="offers"] [data-move]',
    "button": '[data-testid="actions"] .buttons [data-move]',
    "draw": "button.slot.draw",
    "card": '.card[data-legal="true"]',
}
READ = """(kinds) => Object.entries(kinds).flatMap(([kind, selector]) => [...document.querySelectorAll(selector)].map((element, index) => {
  const { move = '', card = '', zone = '', testid = '' } = element.dataset;
  return { kind, index, move, card, zone, confirm: testid === 'confirm' };
}))"""
SPOT = """async ([selector, { index, card, move }]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const corner = (element) => { const { left, top } = element.getBoundingClientRect(); return `${left} ${top}`; };
  const element = document.querySelectorAll(selector)[index];
  if (!element || (element.dataset.card ?? '') !== card || (element.dataset.move ?? '') !== move) return null;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  for (let before = '', still = 0; still < 3; await frame()) {
    still = corner(element) === before ? still + 1 : 0;
    before = corner(element);
  }
  const box = element.getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const along of [0.5, 0.25, 0.1, 0.75, 0.9]) {
    const [x, y] = [box.left + along * box.width, box.top + down * box.height];
    const hit = document.elementFromPoint(x, y);
    if (hit && element.contains(hit)) return [x, y];
  }
  return null;
}"""
"""Where a finger hits an element that others may lie upon, once the table has come to rest."""

TEXT = """() => {
  const said = [document.body.innerText];
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    said.push(element.getAttribute('aria-label'), element.getAttribute('title'), element.getAttribute('placeholder'));
  for (const element of document.querySelectorAll('.sr-only')) said.push(element.textContent);
  return said.filter(Boolean).join('\\n');
}"""
RAW = re.compile(r"\b(?:ui|pad|verb|phase|event|fact|refuse|error|word|zone|option|label|player|game|card|mark)-[a-z][\w-]*|\{\s*\$\w+")
"""Ids of messages and holes in messages, which nobody should see."""

Choice = dict[str, Any]


def said(page: Page) -> str:
    """Everything a page says, to the eye and to a screen reader."""
    text: str = page.evaluate(TEXT)
    return text


def raw_ids(page: Page) -> set[str]:
    """Ids of messages that are shown instead of the messages."""
    return set(RAW.findall(said(page)))


class Player:
    """A person at a table."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)

    @property
    def table(self) -> Locator:
        """The table."""
        return self.page.get_by_test_id("table")

    @property
    def result(self) -> Locator:
        """What is shown when a deal is over."""
        return self.page.get_by_test_id("result")

    @property
    def version(self) -> int:
        """How far the table has gone on."""
        return int(self.table.get_attribute("data-version") or 0)

    def hand(self) -> list[str]:
        """The cards in hand."""
        cards: list[str] = self.page.get_by_test_id("hand").locator(".card").evaluate_all("all => all.map((each) => each.dataset.card)")
        return cards

    def wait(self) -> None:
        """Wait until there is something to decide or the deal is over."""
        expect(self.page.locator(DECISION).first).to_be_visible()

    def acts_next(self) -> bool:
        """Whether something is to be decided just now."""
        return self.page.locator(DECISION).count() > 0 and not self.result.is_visible()

    def choices(self) -> list[Choice]:
        """What can be clicked."""
        found: list[Choice] = self.page.evaluate(READ, KINDS)
        return found

    def pick(self, choices: list[Choice]) -> Choice:
        """One of the choices: what is offered for the chosen cards, the payoff pile and the centre first."""
        offers = [each for each in choices if each["kind"] == "offer"]
        central = [each for each in offers if "centre" in each["move"]]
        confirm = [each for each in offers if each["confirm"]]
        piles = [each for each in choices if each["zone"].startswith(("payoff", "personal"))]
        groups = (central, confirm, offers, piles, choices)
        return self.random.choice(next(group for group in groups if group))

    def spot(self, choice: Choice) -> tuple[float, float]:
        """Where to click it; everything on offer must have a spot that a finger hits."""
        found = self.page.evaluate(SPOT, [KINDS[choice["kind"]], choice])
        assert found, f"covered: {choice}"
        return found[0], found[1]

    def click(self, choice: Choice) -> None:
        """Click it where it can be hit, and wait for what comes of it."""
        after = f'[data-testid="table"]:not([data-version="{self.version}"])'
        self.page.mouse.click(*self.spot(choice))
        if choice["kind"] == "card":
            after += ', [data-testid="offers"]'
        expect(self.page.locator(after).first).to_be_visible()

    def step(self) -> bool:
        """Make one click; false if the deal is over."""
        self.wait()
        if self.result.is_visible():
            return False
        if choices := self.choices():
            self.click(self.pick(choices))
        return True

    def play_deal(self, look: Callable[[], None] | None = None, most: int = MOST_CLICKS) -> int:
        """Click until the deal is over, looking at the page between clicks; returns the clicks made."""
        for count in range(most):
            if not self.step():
                return count
            if look:
                look()
        return most

    def move(self) -> int:
        """Make one whole move; returns the version of the table after it."""
        before = self.version
        for _ in range(MOST_CLICKS):
            if self.version > before or not self.step():
                break
        return self.version

    def go_on(self) -> None:
        """Continue to the next deal."""
        self.page.get_by_test_id("continue").click()
        expect(self.table).to_have_attribute("data-stage", "playing")
        self.wait()
