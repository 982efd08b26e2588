"""A sign of life while a computer player thinks."""

from __future__ import annotations

import threading
import time
from types import TracebackType
from typing import Final

from adut.terminal.screen import Screen

PATIENCE: Final = 1.0
"""Seconds before the first sign, and between signs."""


class Thinking:
    """A context in which, on a terminal, a message and then dots appear while it lasts.

    ``at_once`` writes the message without waiting: a compiled player may leave no other thread any time.
    Afterwards ``long`` tells whether it lasted longer than the patience.
    """

    def __init__(self, screen: Screen, message: str, at_once: bool) -> None:
        self.screen = screen
        self.message = message
        self.at_once = at_once
        self.long = False
        self.begun = 0.0
        self.done = threading.Event()
        self.thread: threading.Thread | None = None

    def __enter__(self) -> Thinking:
        self.begun = time.monotonic()
        if self.screen.tty:
            if self.at_once:
                self.write(f"{self.message} .")
            self.thread = threading.Thread(target=self.show, daemon=True)
            self.thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.long = time.monotonic() - self.begun > PATIENCE
        self.done.set()
        if self.thread is not None:
            self.thread.join()

    def show(self) -> None:
        """Write the message after a while, then a dot each second, and end the line."""
        shown = self.at_once
        while not self.done.wait(PATIENCE):
            self.write("." if shown else f"{self.message} .")
            shown = True
        if shown:
            self.write("\n")

    def write(self, text: str) -> None:
        """Write without ending the line."""
        self.screen.out.write(text)
        self.screen.out.flush()
