"""The page: what the front end's build left in ``static``, or a note on how to build it."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
ALWAYS_ASK = "no-cache"
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Adut</title></head>
<body><h1>Adut</h1><p>The server is running, but its page is not built. Run <code>make play</code>, then reload.</p></body></html>
"""


class Files(StaticFiles):
    """The built files: those whose names carry a hash are kept for ever, pictures for a day, the page itself is asked for again."""

    async def check_config(self) -> None:
        """Without a build there are no files, and that is no fault of the server."""
        if self.directory is None or not Path(self.directory).is_dir():
            raise HTTPException(404)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file and how long it may be kept."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = kept(path)
        return response


def kept(path: str) -> str:
    """How long a browser may keep a file."""
    if path.startswith("assets/"):
        return FOR_EVER
    return ALWAYS_ASK if path.endswith((".html", ".js", ".json", ".webmanifest")) else A_DAY


def page(static: Path) -> Response:
    """The page itself; the same for every room."""
    index = static / "index.html"
    headers = {"Cache-Control": ALWAYS_ASK}
    return FileResponse(index, headers=headers) if index.is_file() else HTMLResponse(NOT_BUILT, headers=headers)
