"""The rulebook pages, from the installed package or from the source tree."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from adut.errors import AdutError
from adut.locale.chain import CYRILLIC, LATIN, chain
from adut.locale.derived import cyrillic_page

HEADING = re.compile(r"^## +(.+)$", re.MULTILINE)


def rules(game_id: str, lang: str) -> tuple[str, str]:
    """The language found and the Markdown of a game's page, in the language or the nearest it falls back to.

    Raises:
        AdutError: the game has no page in any of them.
        ValueError: there is no such language.
    """
    for each in chain(lang):
        page = own_page(game_id, LATIN if each == CYRILLIC else each)
        if page is not None:
            return each, cyrillic_page(page) if each == CYRILLIC else page
    raise AdutError(f"there is no rulebook page for {game_id!r}", name=game_id)


def own_page(game_id: str, lang: str) -> str | None:
    """The page of exactly this language, None if there is none."""
    packaged = files("adut").joinpath("rulebook").joinpath(lang).joinpath(f"{game_id}.md")
    for place in (packaged, in_sources(game_id, lang)):
        if place.is_file():
            return place.read_text(encoding="utf-8")
    return None


def in_sources(game_id: str, lang: str) -> Path:
    """Where the page lies when Adut runs from its sources."""
    docs = Path(__file__).parents[3] / "docs"
    return (docs if lang == "en" else docs / lang) / "games" / f"{game_id}.md"


def sections(page: str) -> list[tuple[str, str]]:
    """The sections of a page as (heading, text), what comes before the first without a heading."""
    parts = HEADING.split(page)
    return [("", parts[0].strip())] + [(parts[at].strip(), parts[at + 1].strip()) for at in range(1, len(parts), 2)]


def section(page: str, wanted: str) -> str | None:
    """The section of this number or whose heading begins with this word, its heading included; None: there is none."""
    number, word = wanted.split(".")[0], wanted.casefold()
    for heading, body in sections(page)[1:]:
        if heading.split(".")[0] == number or heading.casefold().startswith(word):
            return f"## {heading}\n\n{body}"
    return None
