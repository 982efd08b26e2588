"""Messages formatted: the text behind an id, in a language, with its arguments."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from adut.locale.chain import LATIN
from adut.locale.entries import merged

PREFIXES = ("error", "event", "fact", "game", "label", "option", "pad", "phase", "player", "refuse", "term", "ui", "verb", "word", "zone")
"""What ids begin with, which is no part of the words they stand for."""


class References(visitor.Visitor):
    """Collects the messages and terms that an entry refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Note a message."""
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """Note a term."""
        self.found.add(f"-{node.id.name}")


class Speech:
    """One language: entries are parsed when they are first spoken."""

    def __init__(self, lang: str) -> None:
        self.entries = merged(lang)
        # Babel names the Latin script; for "sr" alone it writes Cyrillic.
        self.bundle = FluentBundle(["sr-Latn" if lang == LATIN else lang], use_isolating=False)
        self.ready: set[str] = set()

    def prepare(self, id: str) -> None:
        """Parse an entry and all that it refers to."""
        if id in self.ready or id not in self.entries:
            return
        self.ready.add(id)
        resource = FluentResource(self.entries[id])
        self.bundle.add_resource(resource)
        references = References()
        references.visit(resource)
        for each in references.found:
            self.prepare(each)

    def say(self, id: str, attribute: str, args: dict[str, Any]) -> str | None:
        """The formatted message or attribute, None if there is none."""
        self.prepare(id)
        if not self.bundle.has_message(id):
            return None
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        return str(self.bundle.format_pattern(pattern, args)[0])


@cache
def speech(lang: str) -> Speech:
    """The speech of a language."""
    return Speech(lang)


def said(lang: str, ids: Iterator[str] | list[str], args: dict[str, Any] | None = None) -> str | None:
    """The first of these messages that exists, formatted; ``id.attribute`` asks for an attribute. None: none does."""
    for id in ids:
        base, _, attribute = id.partition(".")
        found = speech(lang).say(base, attribute, args or {})
        if found is not None:
            return found
    return None


def text(lang: str, id: str, /, **args: Any) -> str:
    """A message with its arguments; one that no language has is the plain English of its key.

    Raises:
        ValueError: there is no such language.
    """
    return said(lang, [id], args) or plain(id)


def plain(id: str) -> str:
    """The plain English of a key: ``word-no-tricks`` is "No tricks"."""
    prefix, _, rest = id.partition("-")
    words = (rest if rest and prefix in PREFIXES else id).replace("-", " ").replace("_", " ").strip()
    return words[:1].upper() + words[1:]
