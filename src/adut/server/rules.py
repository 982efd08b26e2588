"""Rulebook pages and words, as the browser gets them."""

from __future__ import annotations

from functools import cache

from markdown_it import MarkdownIt

from adut import registry
from adut.table.errors import Refused

LANGUAGES = ("en", "sr", "sr-Cyrl", "hr")
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def language(lang: str) -> str:
    """The language itself.

    Raises:
        Refused: there is none of this name.
    """
    if lang not in LANGUAGES:
        raise Refused("unknown-language", f"there is no language {lang[:20]!r}; the languages are: {', '.join(LANGUAGES)}", name=lang[:20])
    return lang


@cache
def words(lang: str) -> str:
    """The Fluent source of a language."""
    from adut import locale

    return locale.source(lang)


@cache
def rules(game: str, lang: str) -> dict[str, str]:
    """The rulebook page of a game as HTML, and the language it is in.

    Raises:
        UnknownGame: there is no such game.
    """
    from adut import locale

    used, text = locale.rules(registry.game(game).id, lang)
    return {"lang": used, "html": MARKDOWN.render(text)}
