"""What a table refuses apart from the rules of the game."""

from __future__ import annotations

from adut.errors import AdutError, IllegalMove


class Refused(AdutError):
    """A request the table does not grant; ``key`` is its short name for translations."""

    def __init__(self, key: str, text: str, **data: str) -> None:
        super().__init__(text, **data)
        self.key = key


def key_of(error: AdutError) -> str:
    """The short name of an error: for an illegal move the rule that was broken."""
    return error.rule if isinstance(error, IllegalMove) else error.key
