"""What a screen may say, decoded strictly: nothing unknown, nothing of the wrong type, nothing repaired."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from adut.table.errors import Refused

T = TypeVar("T")
LARGEST = 16 * 1024
"""Bytes of a message or of a request's body."""

Text = Annotated[str, Meta(max_length=200)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """The base of all messages from a screen."""


class Join(Request, frozen=True):
    """Come to the table: with a token back to one's seat, else to an open seat, else to watch."""

    token: Text | None = None
    name: Text = ""
    seat: Number | None = None


class Start(Request, frozen=True):
    """Start the match."""


class Move(Request, frozen=True):
    """Make a move; the id is the client's own and makes sure that it is never made twice."""

    id: Id
    move: Text


class Ready(Request, frozen=True):
    """Go on to the next deal."""


class Back(Request, frozen=True):
    """Take one's seat back from the computer."""


class Name(Request, frozen=True):
    """Take another name."""

    name: Text


AnyRequest = Join | Start | Move | Ready | Back | Name
TYPES = ("join", "start", "move", "ready", "back", "name")


class RoomRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request for a new room."""

    game: Text
    seats: Number
    players: Annotated[list[Text], Meta(max_length=8)]
    options: dict[Text, Any] = {}
    name: Text = ""
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.8


REQUESTS: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
ROOMS = msgspec.json.Decoder(RoomRequest)


def request_from(text: str) -> AnyRequest:
    """The message a screen has sent.

    Raises:
        Refused: it is too long, not JSON, or none of the known messages; the text names what is wrong.
    """
    return decoded(REQUESTS, text.encode("utf-8", "surrogatepass"))


def room_from(body: bytes) -> RoomRequest:
    """The request for a room in a body.

    Raises:
        Refused: as for :func:`request_from`.
    """
    return decoded(ROOMS, body)


def decoded(decoder: msgspec.json.Decoder[T], data: bytes) -> T:
    """Decode JSON strictly."""
    if len(data) > LARGEST:
        raise too_large(len(data))
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        hint = f"; the types are: {', '.join(TYPES)}" if "`$.type`" in str(error) else ""
        raise Refused("bad-message", f"this message is not understood: {error}{hint}", why=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-json", f"this is not JSON: {error}", why=str(error)) from None


def too_large(size: int) -> Refused:
    """The error of a message or body that is too large."""
    return Refused("too-large", f"at most {LARGEST} bytes are allowed, not {size}", most=str(LARGEST), size=str(size))
