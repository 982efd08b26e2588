"""The application: every address of the protocol."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocket

from adut import players, registry
from adut.errors import AdutError
from adut.server import rules
from adut.server.headers import SecurityHeaders
from adut.server.inbox import room_from
from adut.server.lobby import Lobby
from adut.server.pages import STATIC, Files, page
from adut.server.pool import Pool
from adut.server.replies import body_of, on_http_error, on_refusal, reply
from adut.server.session import Session
from adut.store import Store, Writer
from adut.table.errors import Refused
from adut.table.log import dumps
from adut.table.snapshot import option_data
from adut.table.snapshot import players as seats_of
from adut.table.table import OVER
from adut.table.thinker import Thinker
from adut.table.timing import Timing

ROUTES = APIRouter()


def create_app(
    database_url: str,
    *,
    static: Path | None = None,
    away_after: float = 90.0,
    next_after: float = 60.0,
    workers: int = 1,
    thinker: Thinker | None = None,
) -> FastAPI:
    """The server's application. ``workers`` processes compute the computers' moves, unless another ``thinker`` does.

    Raises:
        StoreFailed: the database cannot be opened.
    """
    app = FastAPI(title="Adut", docs_url=None, redoc_url=None, openapi_url=None, lifespan=lifespan)
    app.state.database = database_url
    app.state.thinker = thinker
    app.state.workers = workers
    app.state.timing = Timing(away_after, next_after)
    app.state.static = STATIC if static is None else static
    app.state.store = Store(database_url)
    app.add_middleware(GZipMiddleware, minimum_size=500)
    app.add_middleware(SecurityHeaders)
    app.add_exception_handler(AdutError, on_refusal)
    app.add_exception_handler(HTTPException, on_http_error)
    app.include_router(ROUTES)
    app.mount("/", Files(directory=app.state.static, check_dir=False))
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open the lobby while the server runs."""
    own = Pool(app.state.workers) if app.state.thinker is None else None
    writer = Writer(app.state.store)
    app.state.lobby = Lobby(writer, own or app.state.thinker, app.state.timing)
    ticking = asyncio.create_task(app.state.lobby.run())
    if own is not None:
        own.warm()
    try:
        yield
    finally:
        ticking.cancel()
        with suppress(asyncio.CancelledError):
            await ticking
        app.state.lobby.close()
        if own is not None:
            own.close()
        await asyncio.to_thread(writer.close)


@ROUTES.get("/api/games")
async def games() -> Response:
    """The catalogue."""
    return reply([registry.described(registry.game(id)) for id in registry.ids()])


@ROUTES.get("/api/players")
async def computer_players() -> Response:
    """The computer players."""
    return reply(players.names())


@ROUTES.get("/api/locale/{lang}")
async def locale(lang: str) -> Response:
    """The words of a language."""
    return PlainTextResponse(rules.words(rules.language(lang)), headers={"Cache-Control": "no-cache"})


@ROUTES.get("/api/rules/{game}")
async def rulebook(game: str, lang: str = "en") -> Response:
    """A game's rulebook page."""
    return reply(rules.rules(game, rules.language(lang)))


@ROUTES.post("/api/rooms")
async def make_room(request: Request) -> Response:
    """Make a room."""
    wanted = room_from(await body_of(request))
    room, token, seat = await lobby_of(request).create(wanted)
    return reply({"room": room, "token": token, "seat": seat})


@ROUTES.get("/api/rooms/{room}")
async def room_info(room: str, request: Request) -> Response:
    """What a room plays, and who sits there."""
    host = await lobby_of(request).host(room)
    table = host.table
    seated = seats_of(table, host.connected())
    data = {"room": room, "game": table.setup.game.id, "seats": table.setup.seats, "options": option_data(table), "players": seated}
    return reply(data)


@ROUTES.get("/api/rooms/{room}/log")
async def log(room: str, request: Request) -> Response:
    """The log of a finished match."""
    table = (await lobby_of(request).host(room)).table
    if table.stage != OVER:
        raise Refused("match-not-over", "the log holds all cards, so it is opened only when the match is over")
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{table.setup.game.id}-{room}.jsonl"'}
    return Response(dumps(table.log()), headers=headers, media_type="application/jsonl; charset=utf-8")


@ROUTES.websocket("/ws/{room}")
async def table_socket(socket: WebSocket, room: str) -> None:
    """A screen at a table."""
    await Session(socket, socket.app.state.lobby, room).run()


@ROUTES.api_route("/", methods=["GET", "HEAD"])
@ROUTES.api_route("/index.html", methods=["GET", "HEAD"])
@ROUTES.api_route("/room/{room}", methods=["GET", "HEAD"])
async def the_page(request: Request) -> Response:
    """The page, for every room the same."""
    return page(request.app.state.static)


def lobby_of(request: Request) -> Lobby:
    """The lobby of the running server."""
    lobby: Lobby = request.app.state.lobby
    return lobby
