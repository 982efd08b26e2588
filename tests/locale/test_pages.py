"""Rulebook pages: which language is found, and their sections."""

from pathlib import Path

import pytest

from adut import locale
from adut.errors import AdutError
from adut.locale import pages


@pytest.mark.parametrize(
    ("lang", "found", "word"), [("en", "en", "deals"), ("sr", "sr", "deljenj"), ("hr", "sr", "deljenj"), ("sr-Cyrl", "sr-Cyrl", "дељењ")]
)
def test_language_found(lang: str, found: str, word: str) -> None:
    language, page = locale.rules("king", lang)
    assert language == found and word in page


def test_cyrillic_page_keeps_cards_numerals_and_options() -> None:
    page = locale.rules("king", "sr-Cyrl")[1]
    for kept in ("A K Q J 10 9 8 7", "VIII–XI", "`bar_in_erlas`", "`early_stop`", "K♥"):
        assert kept in page


def test_no_page() -> None:
    with pytest.raises(AdutError, match="no rulebook page for 'nowhere'"):
        locale.rules("nowhere", "sr")


def test_installed_page_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rulebook" / "en").mkdir(parents=True)
    (tmp_path / "rulebook" / "en" / "king.md").write_text("installed", encoding="utf-8")
    monkeypatch.setattr(pages, "files", lambda package: tmp_path)
    assert locale.rules("king", "en") == ("en", "installed")


PAGE = "# G\n\nIntro.\n\n## 1. Cards\n\n**1.1** Text.\n\n## 5. Play\n\nMore.\n\n## Options\n\nNone.\n"


@pytest.mark.parametrize(
    ("wanted", "heading"),
    [("1", "## 1. Cards"), ("5", "## 5. Play"), ("5.6", "## 5. Play"), ("opt", "## Options"), ("Options", "## Options")],
)
def test_section(wanted: str, heading: str) -> None:
    found = pages.section(PAGE, wanted)
    assert found is not None and found.startswith(heading)


def test_no_section() -> None:
    assert pages.section(PAGE, "9") is None
