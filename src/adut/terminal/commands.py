"""What a player may type besides moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adut import locale
from adut.deal import Deal
from adut.errors import AdutError
from adut.game import Match
from adut.locale.pages import section, sections
from adut.terminal.boards import chart, pad
from adut.terminal.menu import Menu
from adut.terminal.picture import Picture
from adut.terminal.scores import sheet
from adut.terminal.screen import Left, Screen

SHORT: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}


class Commands:
    """The commands, for one match on one screen."""

    def __init__(self, lang: str, match: Match, picture: Picture, screen: Screen) -> None:
        self.lang = lang
        self.match = match
        self.picture = picture
        self.screen = screen
        self.table: dict[str, Callable[[Menu, str], None]] = {
            "help": self.help,
            "rules": self.rules,
            "last": self.last,
            "score": self.score,
            "table": self.whole_table,
            "moves": self.moves,
            "quit": self.quit,
        }

    def run(self, menu: Menu, typed: str) -> bool:
        """Do a command; False if the text is none.

        Raises:
            Left: the player quits.
        """
        word, _, rest = typed.lower().partition(" ")
        command = self.table.get(SHORT.get(word, word))
        if command is None or (rest and command != self.rules):
            return False
        command(menu, rest.strip())
        return True

    def help(self, menu: Menu, rest: str) -> None:
        """What the moves mean, and what else may be typed."""
        meanings = menu.meanings()
        if meanings:
            self.screen.say(locale.text(self.lang, "term-meanings"), *(f"  {each}" for each in meanings))
        self.screen.say(*locale.text(self.lang, "term-help").splitlines())

    def last(self, menu: Menu, rest: str) -> None:
        """The last trick."""
        self.screen.say(self.picture.last_trick(menu.deal.view(menu.seat)))

    def score(self, menu: Menu, rest: str) -> None:
        """The score sheet, and what has been played and is to come."""
        sheets = (self.lang, self.match, self.picture.names, self.screen.width)
        self.screen.show(*pad(*sheets))
        self.screen.say(*sheet(*sheets))
        self.screen.show(*chart(*sheets))

    def whole_table(self, menu: Menu, rest: str) -> None:
        """All that the seat sees."""
        self.screen.say(*self.picture.lines(menu.deal.view(menu.seat)))

    def moves(self, menu: Menu, rest: str) -> None:
        """The legal moves."""
        self.screen.say(*menu.lines(self.screen.width))

    def quit(self, menu: Menu, rest: str) -> None:
        """Leave."""
        raise Left

    def rules(self, menu: Menu, rest: str) -> None:
        """A section of the rulebook: the one named, or the one that is on."""
        try:
            used, page = locale.rules(self.match.setup.game.id, self.lang)
        except AdutError:
            self.screen.say(locale.text(self.lang, "term-no-rules"))
            return
        if used != self.lang:
            self.screen.say(locale.text(self.lang, "term-rules-language"))
        found = section(page, rest or current(menu.deal))
        if found is not None:
            self.screen.page(found)
        if found is None or not rest:
            title = locale.text(self.lang, "term-no-section", section=rest) if rest else locale.text(self.lang, "term-sections")
            self.screen.say(title, *(f"  {heading}" for heading, _ in sections(page)[1:]))


def current(deal: Deal) -> str:
    """The number of the section that is on."""
    return "" if deal.phase is None else deal.phase.section
