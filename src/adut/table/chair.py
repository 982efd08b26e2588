"""A seat at a hosted table: who sits there, and how they prove it."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from adut.table.errors import Refused

PERSON = "person"
COMPUTER = "computer"
OPEN = "open"
LONGEST_NAME = 40


class Chair:
    """One seat. ``player`` is the computer player that sits here or, while a person is ``away``, stands in."""

    def __init__(self, kind: str, name: str = "", player: str = "", token: str | None = None) -> None:
        self.kind = kind
        self.name = name
        self.player = player
        self.token = token
        """The sha256 of the token of the person here."""
        self.away = False

    @property
    def automatic(self) -> bool:
        """Whether the computer decides for this seat now."""
        return self.kind == COMPUTER or self.away

    def as_data(self) -> dict[str, Any]:
        """What the store keeps of a seat when the table is made, the token apart."""
        return {"kind": self.kind, "name": self.name, "player": self.player}


def new_token() -> str:
    """A secret that returns a person to their seat."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """The form in which a token is stored."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def clean_name(name: str) -> str:
    """A person's name without stray blanks; it may be empty: screens then name the seat.

    Raises:
        Refused: it is too long, or holds characters that cannot be shown.
    """
    tidy = " ".join(name.split())
    if len(tidy) > LONGEST_NAME:
        raise Refused("bad-name", f"a name has at most {LONGEST_NAME} characters, not {len(tidy)}", most=str(LONGEST_NAME))
    if not tidy.isprintable():
        raise Refused("bad-name", f"the name {tidy!r} holds characters that cannot be shown")
    return tidy
