"""The screen: lines out, lines in. No cursor movement; colour only where it shows and never needed to understand."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import textwrap
from typing import Final, TextIO

RED: Final = re.compile(r"(?:(?:10|[2-9AKQJ])[♥♦])|[♥♦]")
AWAY: Final = 60
"""Empty lines that move a hand out of sight before the screen is passed on."""


class Left(Exception):
    """The player leaves: the end of the input, or ``quit``."""


class Screen:
    """Writes wrapped text and reads answers.

    ``tty`` is whether a person at a terminal reads and types; ``width`` in columns.
    """

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self.source = source
        self.out = out
        self.tty = source.isatty() and out.isatty()
        self.width = max(40, shutil.get_terminal_size((80, 24)).columns)
        self.colour = out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"

    def say(self, *lines: str) -> None:
        """Write lines, wrapped; a wrapped line goes on indented."""
        for line in lines:
            indent = len(line) - len(line.lstrip())
            wrapped = textwrap.wrap(line, self.width - 1, subsequent_indent=" " * (indent + 2), break_on_hyphens=False)
            self.out.write("\n".join(self.painted(each) for each in wrapped) + "\n")
        self.out.flush()

    def show(self, *lines: str) -> None:
        """Write lines of a table as they are, as far as they are not too long."""
        for line in lines:
            if len(line) < self.width:
                self.out.write(self.painted(line) + "\n")
            else:
                self.say(line)
        self.out.flush()

    def page(self, text: str) -> None:
        """Write a text of several lines, tables as they are."""
        for line in text.splitlines():
            if line.startswith("|"):
                self.out.write(line + "\n")
            else:
                self.say(line)

    def painted(self, line: str) -> str:
        """The line with hearts and diamonds in red, where there is colour."""
        return RED.sub(lambda match: f"\033[31m{match[0]}\033[0m", line) if self.colour else line

    def ask(self, question: str) -> str:
        """The next line typed, without blanks around it.

        Raises:
            Left: the input is at its end.
        """
        typed = self.typed(question) if self.tty else self.piped(question)
        return typed.strip()

    def typed(self, question: str) -> str:
        """A line from a terminal, with the line editing it offers."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 -- importing it is what turns line editing on
        try:
            return input(f"{question} ")
        except EOFError:
            self.say("")
            raise Left from None

    def piped(self, question: str) -> str:
        """A line from a pipe or a file."""
        self.say(question)
        line = self.source.readline()
        if not line:
            raise Left
        return line

    def clear(self) -> None:
        """Move what is on a terminal out of sight."""
        if self.tty:
            self.out.write("\n" * AWAY)
