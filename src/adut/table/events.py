"""The events of a hosted table's log: all that ever happens at it. Folding them in order gives the table."""

from __future__ import annotations

from typing import Any

import msgspec


class Happening(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """The base of all events."""


class Joined(Happening, frozen=True):
    """A person took an open seat; ``token`` is the sha256 of the seat's token."""

    seat: int
    name: str
    token: str


class Named(Happening, frozen=True):
    """A person took another name."""

    seat: int
    name: str


class Started(Happening, frozen=True):
    """The maker started the match: who deals first, and which computer player sits down in the open seats."""

    dealer: int
    player: str


class Dealt(Happening, frozen=True):
    """A deal began: its pack, and the salt and the commitment by which everybody can check it afterwards."""

    pack: str
    salt: str
    hash: str


class Moved(Happening, frozen=True):
    """A move; ``player`` names the computer player that made it, empty for a person."""

    seat: int
    move: str
    player: str = ""


class Ready(Happening, frozen=True):
    """A person wants the next deal."""

    seat: int


class Away(Happening, frozen=True):
    """A person has been gone too long; this computer player takes over."""

    seat: int
    player: str


class Back(Happening, frozen=True):
    """A person took their seat back from the computer."""

    seat: int


AnyEvent = Joined | Named | Started | Dealt | Moved | Ready | Away | Back


def as_payload(event: AnyEvent) -> dict[str, Any]:
    """An event as the store keeps it."""
    payload: dict[str, Any] = msgspec.to_builtins(event)
    return payload


def from_payload(payload: dict[str, Any]) -> AnyEvent:
    """The inverse of :func:`as_payload`.

    Raises:
        msgspec.ValidationError: it is no event.
    """
    event: AnyEvent = msgspec.convert(payload, type=AnyEvent)
    return event
