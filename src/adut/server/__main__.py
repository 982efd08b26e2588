"""``python -m adut.server``: run the server without the command line's other commands."""

from __future__ import annotations

import argparse
import sys

from adut.errors import AdutError


def main() -> int:
    """Read the arguments and serve; returns the exit status."""
    from adut.server.serve import serve  # workers import this module too, and need no server

    parser = argparse.ArgumentParser(prog="adut.server", description="Host tables for the browser.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", help="default: ADUT_DATABASE, else sqlite:///adut.sqlite3")
    parser.add_argument("--workers", type=int, default=1, help="processes that compute the computers' moves")
    given = parser.parse_args()
    try:
        serve(given.host, given.port, given.database, given.workers)
    except AdutError as error:
        print(f"adut.server: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
