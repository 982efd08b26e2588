"""How the command line ends: every error is a sentence on stderr and an exit status, never a traceback."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable
from typing import Any, Final

import typer

from adut.errors import AdutError, BadOption, BadSeats, UnknownGame

USAGE: Final = 2
FAILURE: Final = 1
INTERRUPTED: Final = 130
TRACEBACK: Final = "ADUT_TRACEBACK"
"""The environment variable that asks for the traceback of an internal error."""


class BadArgument(AdutError):
    """An argument of the command line that cannot be: a seat, a player, a language, a number."""

    key = "bad-argument"


PARSERS: Final = ("typer", "click")
"""The packages whose exceptions (usage errors, exits) end the program by themselves; where they lie differs by version."""
USAGE_ERRORS: Final = (BadArgument, BadOption, BadSeats, UnknownGame)


def guarded(command: Callable[[], Any]) -> Any:
    """Run a command and end its errors as the contract says.

    Raises:
        typer.Exit: there was an error; it has been reported.
    """
    try:
        result = command()
        sys.stdout.flush()
        return result
    except USAGE_ERRORS as error:
        raise ended(error.text, USAGE) from None
    except AdutError as error:
        raise ended(error.text, FAILURE) from None
    except BrokenPipeError:
        raise pipe_closed() from None
    except OSError as error:
        raise ended(os_text(error), FAILURE) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except Exception as error:
        if type(error).__module__.partition(".")[0] in PARSERS:
            raise
        raise internal(error) from None


def ended(text: str, status: int) -> typer.Exit:
    """Report an error."""
    print(f"adut: {text}", file=sys.stderr)
    return typer.Exit(status)


def os_text(error: OSError) -> str:
    """What the system refused, and on which file."""
    return f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror or error)


def pipe_closed() -> typer.Exit:
    """Whoever reads has gone (``adut games | head``): nothing is wrong, and nothing more can be said."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return typer.Exit(0)


def internal(error: Exception) -> typer.Exit:
    """Report a fault of the program itself."""
    if os.environ.get(TRACEBACK):
        traceback.print_exc()
    return ended(f"internal error: {type(error).__name__}: {error} (set {TRACEBACK}=1 to see where)", FAILURE)
