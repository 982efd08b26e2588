"""The languages, and where each looks for what it lacks."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "sr", "sr-Cyrl", "hr")

CHAINS: Final = {"en": ("en",), "sr": ("sr", "en"), "sr-Cyrl": ("sr-Cyrl", "en"), "hr": ("hr", "sr", "en")}
"""Each language and those it falls back to, nearest first."""

CYRILLIC: Final = "sr-Cyrl"
"""The language derived from :data:`LATIN`."""
LATIN: Final = "sr"


def chain(lang: str) -> tuple[str, ...]:
    """A language and those it falls back to.

    Raises:
        ValueError: there is no such language.
    """
    if lang not in CHAINS:
        raise ValueError(f"there is no language {lang!r}; the languages are {', '.join(LANGUAGES)}")
    return CHAINS[lang]


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for; English if it is none of ours."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next((name for name in names if name), "").lower()
    if wanted.startswith("hr"):
        return "hr"
    if not wanted.startswith("sr"):
        return "en"
    return CYRILLIC if wanted.startswith("sr_rs") and "latin" not in wanted else LATIN
