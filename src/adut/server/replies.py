"""Answers over HTTP, errors among them."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from adut.errors import AdutError
from adut.server.inbox import LARGEST, too_large
from adut.table.errors import Refused
from adut.table.messages import error_view

STATUS = {
    "bad-json": 400,
    "unknown-game": 404,
    "no-such-room": 404,
    "unknown-language": 404,
    "no-such-page": 404,
    "match-not-over": 409,
    "too-large": 413,
    "not-saved": 503,
}
"""The status of an error by its key; all others are 422."""


def reply(data: Any, status: int = 200) -> Response:
    """Data as JSON, never cached."""
    return Response(msgspec.json.encode(data), status, {"Cache-Control": "no-store"}, "application/json")


def refusal(error: AdutError) -> Response:
    """An error as the protocol has it."""
    view = error_view(error)
    return reply({"error": view}, STATUS.get(view.key, 422))


async def body_of(request: Request) -> bytes:
    """The body of a request.

    Raises:
        Refused: it is too large; it is not read to its end.
    """
    announced = request.headers.get("content-length", "")
    if announced.isdigit() and int(announced) > LARGEST:
        raise too_large(int(announced))
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST:
            raise too_large(len(body))
    return body


async def on_refusal(_request: Request, error: Exception) -> Response:
    """Answer an error of Adut's own."""
    assert isinstance(error, AdutError)
    return refusal(error)


async def on_http_error(request: Request, error: Exception) -> Response:
    """Answer an address or a method that does not exist."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return refusal(Refused("no-such-page", f"there is nothing at {request.url.path}"))
    view = error_view(Refused("bad-request", f"{request.method} {request.url.path}: {error.detail}"))
    return reply({"error": view}, error.status_code)
