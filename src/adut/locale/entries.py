"""The messages of each language as Fluent source, entry by entry.

A file is split at its top-level identifiers and not parsed: a process that says three sentences should not pay for thousands.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from adut.locale.chain import CYRILLIC, LATIN, chain
from adut.locale.derived import cyrillic_entry

START = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)


def source(lang: str) -> str:
    """All Fluent source of a language, completed by the languages it falls back to.

    Raises:
        ValueError: there is no such language.
    """
    return "\n".join(merged(lang).values()) + "\n"


@cache
def merged(lang: str) -> dict[str, str]:
    """Every entry of a language by its id, completed by the languages it falls back to."""
    found: dict[str, str] = {}
    for each in reversed(chain(lang)):
        found.update(own(each))
    return found


@cache
def own(lang: str) -> dict[str, str]:
    """The entries of one language, without fallback."""
    if lang == CYRILLIC:
        return {id: cyrillic_entry(entry) for id, entry in own(LATIN).items()}
    found: dict[str, str] = {}
    for text in texts(lang):
        found.update(split(text))
    return found


def texts(lang: str) -> list[str]:
    """The contents of a language's files, in the order of their names."""
    folder = files("adut.locale").joinpath(lang)
    names = sorted((each for each in folder.iterdir() if each.name.endswith(".ftl")), key=lambda each: each.name)
    return [each.read_text(encoding="utf-8").replace("\r\n", "\n") for each in names]


def split(text: str) -> dict[str, str]:
    """The entries of a file by their ids; terms keep their hyphen. Comments are left out."""
    text = COMMENT.sub("", text)
    starts = list(START.finditer(text))
    ends = [each.start() for each in starts[1:]] + [len(text)]
    return {each[1]: text[each.start() : end].rstrip() for each, end in zip(starts, ends, strict=True)}
