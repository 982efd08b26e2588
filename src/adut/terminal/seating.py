"""Who sits where: people and computer players, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adut import locale

YOU: Final = "you"
"""The word for a person in a list of players."""


class Seating:
    """The players by seat: ``kinds`` their words (``you`` or a computer player), ``names`` what sentences call them."""

    def __init__(self, lang: str, kinds: Sequence[str], own_name: str = "") -> None:
        self.kinds = list(kinds)
        self.people = [seat for seat, kind in enumerate(kinds) if kind == YOU]
        self.names = names(lang, len(self.kinds))
        if own_name and self.people:
            self.names[self.people[0]] = own_name
        if len(self.people) == 1:
            self.names[self.people[0]] = locale.text(lang, "term-you", name=self.names[self.people[0]])

    @property
    def viewer(self) -> int | None:
        """The seat whose eyes the screen has: the only person's, else None."""
        return self.people[0] if len(self.people) == 1 else None

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        return self.kinds[seat] == YOU

    def introduced(self) -> str:
        """Everybody with what plays for them."""
        return ", ".join(name if kind == YOU else f"{name} ({kind})" for name, kind in zip(self.names, self.kinds, strict=True))


def names(lang: str, seats: int) -> list[str]:
    """What the seats are called when nobody has said so."""
    return locale.text(lang, "term-names").split()[:seats]


def side_name(members: Sequence[int], names: Sequence[str]) -> str:
    """What a side is called: its players."""
    return " + ".join(names[seat] for seat in members)
