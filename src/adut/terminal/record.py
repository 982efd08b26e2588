"""The log of a match on disk, written line by line so that nothing is lost when the program ends, however it ends."""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import TextIO

from adut.errors import AdutError
from adut.table.log import Line, dumps


class Record:
    """A log file. It comes into being with the first move: before that there is nothing to keep."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.waiting: list[Line] = []
        self.file: TextIO | None = None

    @property
    def begun(self) -> bool:
        """Whether anything was written."""
        return self.file is not None

    def write(self, lines: Iterable[Line]) -> None:
        """Add lines; they are on disk when this returns, once a move was made.

        Raises:
            OSError: the file cannot be written.
        """
        self.waiting += lines
        if self.path is None or not (self.begun or any("move" in line for line in self.waiting)):
            return
        if self.file is None:
            self.file = self.path.open("x", encoding="utf-8")
        self.file.write(dumps(self.waiting))
        self.file.flush()
        self.waiting = []

    def continued(self, lines: Iterable[Line]) -> None:
        """Take up a log again: these lines are all that it holds (a line cut off at its end goes).

        Raises:
            OSError: the file cannot be written.
        """
        assert self.path is not None
        beside = self.path.with_name(self.path.name + ".new")
        beside.write_text(dumps(lines), encoding="utf-8")
        os.replace(beside, self.path)
        self.file = self.path.open("a", encoding="utf-8")

    def close(self) -> None:
        """Close the file."""
        if self.file is not None:
            self.file.close()


def default_path(game_id: str) -> Path:
    """Where a match of a game is logged if nobody says otherwise; a name that is free."""
    stem = f"adut-{game_id}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [f"{stem}.log", *(f"{stem}-{number}.log" for number in range(2, 100))]
    return next(path for path in map(Path, names) if not path.exists())


def new_path(path: Path) -> Path:
    """A path for a new log.

    Raises:
        AdutError: a file is there already, or its folder is not.
    """
    if path.exists():
        raise AdutError(f"{path} exists already; choose another file or go on with: adut play --resume {path}", name=str(path))
    if not path.parent.is_dir():
        raise AdutError(f"the folder {path.parent} does not exist", name=str(path.parent))
    return path
