"""What can be wrong, each with words a player understands."""

from __future__ import annotations


class AdutError(Exception):
    """Anything Adut refuses. ``str()`` is one English sentence that names what was wrong."""

    key: str = "error"

    def __init__(self, text: str, **data: str) -> None:
        super().__init__(text)
        self.text = text
        self.data = data


class BadCard(AdutError):
    """A text that names no card."""

    key = "bad-card"

    def __init__(self, text: str) -> None:
        super().__init__(f"no card is called {text!r}: a card is a rank and a suit letter, such as QH or 10D", name=text)


class BadMove(AdutError):
    """A text that is no move of this game at all."""

    key = "bad-move"


class IllegalMove(AdutError):
    """A move the rules do not allow now.

    ``rule`` is the short name of the rule that was broken, ``text`` says in English why,
    ``data`` holds what a translation of the sentence needs.
    """

    def __init__(self, rule: str, text: str, **data: str) -> None:
        super().__init__(text, **data)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}"


class UnknownGame(AdutError):
    """A game id that is not in the registry."""

    key = "unknown-game"


class BadOption(AdutError):
    """An option that does not exist, or a value it cannot take."""

    key = "bad-option"


class BadSeats(AdutError):
    """A number of seats, a seat or a list of players that the game cannot have."""

    key = "bad-seats"


class BadLog(AdutError):
    """A log that cannot be read or does not replay; the text names the line."""

    key = "bad-log"
