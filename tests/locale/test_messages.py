"""Messages: the chain of languages, the plain English of a key, the terminal's own files, and that no message is missing.

What the games and the table need is read from the source. A game without message files is content with the plain English
of its keys; a game with a file in one language must be complete in all.
"""

import ast as python
import dataclasses
import importlib
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from adut import locale, players, registry
from adut.cards import cards
from adut.deal import Event, Phase
from adut.game import Game
from adut.kernels import declarations
from adut.kernels.contracts import Contract
from adut.locale import chain, entries, messages, words
from adut.moves import COMMON, COMMON_WORDS


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Three small languages in place of the shipped ones."""
    files = {
        "en": ["# a comment\nword-jack = Jack\nonly-en = English\n-brand = Adut\nevent-x = { -brand } { only-en }\n"],
        "sr": [
            "word-jack = žandar\nonly-sr = štih\n"
            "count = { $n ->\n    [one] { $n } štih\n    [few] { $n } štiha\n   *[other] { $n } štihova\n}\n"
        ],
        "hr": ["word-jack = dečko\n    .help = pomoć\n"],
    }
    monkeypatch.setattr(entries, "texts", lambda lang: files[lang])
    clear()
    yield
    clear()


def clear() -> None:
    """Forget what was read."""
    for cached in (entries.own, entries.merged, messages.speech):
        cached.cache_clear()


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize(
    ("lang", "id", "expected"),
    [
        ("en", "word-jack", "Jack"),
        ("sr", "word-jack", "žandar"),
        ("sr-Cyrl", "word-jack", "жандар"),
        ("hr", "word-jack", "dečko"),
        ("hr", "only-sr", "štih"),
        ("hr", "only-en", "English"),
        ("sr-Cyrl", "only-en", "English"),
        ("hr", "event-x", "Adut English"),
        ("en", "only-sr", "Only sr"),
        ("sr", "word-no-tricks", "No tricks"),
        ("hr", "phase-naming", "Naming"),
    ],
)
def test_chain(lang: str, id: str, expected: str) -> None:
    assert locale.text(lang, id) == expected


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize(("n", "expected"), [(1, "1 štih"), (3, "3 štiha"), (12, "12 štihova"), (22, "22 štiha")])
def test_plurals(n: int, expected: str) -> None:
    assert locale.text("sr", "count", n=n) == expected
    assert locale.text("sr-Cyrl", "count", n=n) == expected.replace("štih", "штих").replace("ova", "ова").replace("a", "а")


@pytest.mark.usefixtures("spoken")
def test_source_is_complete_and_has_each_id_once() -> None:
    source = locale.source("hr")
    assert "dečko" in source and "žandar" not in source and "Jack" not in source
    assert ".help = pomoć" in source and "-brand = Adut" in source and "#" not in source


def test_unknown_language() -> None:
    with pytest.raises(ValueError, match="no language 'de'"):
        locale.text("de", "word-jack")


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_shipped_entry_parses(lang: str) -> None:
    body = FluentParser().parse(locale.source(lang)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("lang", ["en", "sr"])
def test_terminal_is_spoken_in_full(lang: str) -> None:
    terminal = [id for id in entries.own("en") if id.startswith("term-")]
    assert terminal and set(terminal) <= set(entries.own(lang))


def test_croatian_terminal_adds_no_ids() -> None:
    assert {id for id in entries.own("hr") if id.startswith("term-")} <= set(entries.own("sr"))


def test_cyrillic_terminal_has_no_latin_words() -> None:
    texts = [element.value for id, entry in entries.own("sr-Cyrl").items() if id.startswith("term-") for element in text_elements(entry)]
    words = re.findall(r"[A-Za-zčćžšđ]{2,}", " ".join(texts))
    assert set(words) <= {"Enter"}


def text_elements(entry: str) -> list[ast.TextElement]:
    """The pieces of text of an entry."""
    found: list[ast.TextElement] = []

    def collect(node: object) -> None:
        if isinstance(node, ast.TextElement):
            found.append(node)
        for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
            for each in value if isinstance(value, list) else [value]:
                collect(each)

    collect(FluentParser().parse(entry + "\n"))
    return found


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "hr_HR.UTF-8"}, "hr"),
        ({"LANG": "sr_RS@latin"}, "sr"),
        ({"LANG": "sr_RS.UTF-8"}, "sr-Cyrl"),
        ({"LANG": "hr_HR", "LC_ALL": "en_US"}, "en"),
    ],
)
def test_preferred(environment: dict[str, str], expected: str) -> None:
    assert chain.preferred(environment) == expected


# --- no message is missing

SOURCE = Path(__file__).parents[2] / "src" / "adut"
WRITTEN = ("en", "sr", "hr")
"""The languages with files of their own; Cyrillic is derived."""
NAMES = ["Ana", "Boris", "Ceca", "Dejan"]
GENERAL = ("error",)
"""The key of errors that bring their own sentence in the person's language."""
SAMPLES = {"card": "QH", "cards": "QH 10D", "form": "run", "length": "4", "rank": "K", "seat": "1", "value": "50", "zone": "centre-1"}
"""Data of events and refusals, as the engine gives it; all other data are numbers or texts."""
MOVE: dict[str, Any] = {"card": "Q♥", "cards": "10♦ 4♣", "count": 2, "word": "x", "number": 3, "seat": "Ana"}

SAME = {
    *("family-lora", "family-rumpel", "fact-bela", "verb-move", "zone-talon"),
    *("label-game-betl", "label-game-sans", "pad-bule", "pad-supe"),
    *("label-king-of-hearts", "label-mau-mau", "label-erlas", "word-king-of-hearts"),
}
"""Messages that are the same in English and Serbian, besides the names of games."""
SERBIAN_SLIPS = (
    r"\b(stih|zandar|igrac|moze|zvac|dzoker|vise|nece|necu|poce|racunar|kecev|kuca|dzo|pokazi)"
    r"|\b(poslije|uvijek|gdje|ovdje|tko|netko|dvjest|mjest|umjest|vrijed|dijel|djel|sljede|prije|najprije|zbroj|stol\b)"
)
CROATIAN_SLIPS = r"\b(del[ij]|posle|uvek|gde\b|ovde|ko\b|niko|šta\b|mest|umest|vred|poen|kec|žandar|računar|server|zbir|reč)"


class Need(NamedTuple):
    """A message that some screen asks for, with the data it is given."""

    id: str
    data: dict[str, str]


@cache
def file_entries(lang: str, name: str) -> dict[str, str]:
    """The entries of one file; none if there is no such file."""
    path = SOURCE / "locale" / lang / f"{name}.ftl"
    return entries.split(path.read_text(encoding="utf-8")) if path.is_file() else {}


def translated() -> list[str]:
    """The games with a file in any language."""
    return [id for id in registry.ids() if any(file_entries(lang, id) for lang in WRITTEN)]


def files() -> list[str]:
    """The files that hold what games need."""
    return ["common", *translated()]


@cache
def tree(path: Path) -> python.Module:
    """The syntax tree of a module."""
    return python.parse(path.read_text(encoding="utf-8"))


def general() -> list[Path]:
    """The modules that all games share, kernels apart."""
    return [path for path in sorted(SOURCE.rglob("*.py")) if path.relative_to(SOURCE).parts[0] not in ("games", "kernels")]


def modules(id: str) -> list[Path]:
    """The module of a game, with the kernels and other games that it is built on."""
    found: list[Path] = []
    waiting = [SOURCE / "games" / f"{id.replace('-', '_')}.py"]
    while waiting:
        path = waiting.pop()
        if path in found or not path.is_file():
            continue
        found.append(path)
        for node in python.walk(tree(path)):
            if isinstance(node, python.ImportFrom) and (node.module or "").startswith(("adut.kernels", "adut.games")):
                places = (node.module or "").split(".")[1:]
                waiting.append(SOURCE.joinpath(*places).with_suffix(".py"))
                waiting += [SOURCE.joinpath(*places, f"{each.name}.py") for each in node.names]
    return found


def calls(path: Path, name: str) -> Iterator[tuple[str, python.Call]]:
    """Every call of a function, method or class of this name whose first argument is a text, and the text."""
    for node in python.walk(tree(path)):
        if isinstance(node, python.Call) and name in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")) and node.args:
            for text in texts_of(path, node.args[0]):
                yield text, node


def texts_of(path: Path, node: python.expr) -> list[str]:
    """The texts an expression can be: a constant, or an entry of a dictionary that has a name."""
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, python.Subscript) and isinstance(node.value, python.Name):
        for each in python.walk(tree(path)):
            if isinstance(each, python.Assign) and isinstance(each.value, python.Dict) and node.value.id in map(target, each.targets):
                return [value.value for value in each.value.values if isinstance(value, python.Constant)]
    return []


def target(node: python.expr) -> str:
    """The name that is assigned to."""
    return node.id if isinstance(node, python.Name) else ""


def given(call: python.Call) -> dict[str, str]:
    """Samples of the data a call passes by name; ``**`` may pass any."""
    names = [each.arg for each in call.keywords]
    return SAMPLES if None in names else {name: SAMPLES.get(name, "20") for name in names if name}


def needs_of(paths: Iterable[Path]) -> Iterator[Need]:
    """What the calls and classes of modules need."""
    for path in paths:
        yield from (Need(f"refuse-{rule}", given(call)) for rule, call in calls(path, "IllegalMove"))
        yield from (Need(f"error-{key}", given(call)) for key, call in calls(path, "Refused"))
        yield from (Need(f"event-{key}", given(call) | who(call)) for key, call in calls(path, "note"))
        yield from (Need(f"event-{key}", given(call) | who(call)) for key, call in calls(path, "News") if key != "moved")
        yield from (Need(f"fact-{key}", {}) for key, _ in calls(path, "Fact"))
        yield from (Need(f"{kind}-{name}", {}) for name, _ in calls(path, "Contract") for kind in ("word", "label"))
        yield from (Need(f"pad-{key}", {}) for kind in ("Board", "Column") if draws(path) for key, _ in calls(path, kind) if key)
        yield from errors_of(path)


def draws(path: Path) -> bool:
    """Whether a module draws score sheets: other columns have other names."""
    return any(isinstance(node, python.ImportFrom) and node.module == "adut.pad" for node in python.walk(tree(path)))


def who(call: python.Call) -> dict[str, str]:
    """The seat an event is about, if it is about one."""
    return {"player": "Ana", "seat": "1"} if len(call.args) > 1 or any(each.arg == "seat" for each in call.keywords) else {}


def errors_of(path: Path) -> Iterator[Need]:
    """The errors whose class has a key, with the data that each place where they are raised gives."""
    for node in python.walk(tree(path)):
        if not isinstance(node, python.ClassDef):
            continue
        for line in node.body:
            name = target(line.targets[0]) if isinstance(line, python.Assign) else ""
            if name == "key" and isinstance(line, python.Assign) and isinstance(line.value, python.Constant):
                yield from (Need(f"error-{line.value.value}", data) for data in raised(node) if line.value.value not in GENERAL)


def raised(error: python.ClassDef) -> Iterator[dict[str, str]]:
    """The data of every call of an error's class; if its constructor fixes them, those."""
    for node in python.walk(error):
        if isinstance(node, python.Call) and getattr(node.func, "attr", "") == "__init__":
            yield given(node)
            return
    yield from (
        given(node)
        for path in sorted(SOURCE.rglob("*.py"))
        for node in python.walk(tree(path))
        if isinstance(node, python.Call) and getattr(node.func, "id", "") == error.name
    )


def needs_of_all() -> list[Need]:
    """What every game, the table and the screens need."""
    plain = [f"player-{name}" for name in players.names()] + [f"word-{word}" for word in COMMON_WORDS]
    return [Need(id, {}) for id in plain] + [Need(f"verb-{verb.name}", {}) for verb in COMMON] + list(needs_of(general()))


def needs_of_game(game: Game) -> list[Need]:
    """What one game needs."""
    module = importlib.import_module(type(game).__module__)
    names = {zone.name for seats in game.seats for zone in game.zones(seats)}
    ids = {f"game-{game.id}", f"family-{game.family}"}
    ids |= {f"word-{word}" for word in game.vocabulary.words} | {f"verb-{verb}" for verb in game.vocabulary.by_name}
    ids |= {f"zone-{name}" for name in names | {words.numbered(name)[0] for name in names}}
    for option in dataclasses.fields(game.options):
        ids |= {f"option-{game.id}-{option.name}", f"option-{game.id}-{option.name}.help"}
    rows = [row for each in vars(module).values() if isinstance(each, tuple) for row in each if isinstance(row, Contract)]
    ids |= {f"{kind}-{row.name}" for row in rows for kind in ("word", "label")}
    phases = [each for each in vars(module).values() if isinstance(each, Phase) or (isinstance(each, type) and issubclass(each, Phase))]
    ids |= {prompt_id(game, each.id) for each in (*phases, *[row.opening for row in rows]) if each.id}
    return [Need(id, {}) for id in sorted(ids)] + list(needs_of(modules(game.id)))


def prompt_id(game: Game, phase: str) -> str:
    """The game's own prompt if English has one, else the one all games share."""
    own = f"phase-{game.id}-{phase}"
    return own if own in entries.own("en") else f"phase-{phase}"


def needs() -> list[Need]:
    """Everything that must be there."""
    return needs_of_all() + [need for id in translated() for need in needs_of_game(registry.game(id))]


def formatted(lang: str, need: Need) -> tuple[str, list[Exception]]:
    """A message formatted with its data, and what went wrong."""
    id, _, attribute = need.id.partition(".")
    speech = messages.speech(lang)
    speech.prepare(id)
    message = speech.bundle.get_message(id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, need.id
    args = MOVE if id.startswith("verb-") else words.arguments(lang, need.data, NAMES)
    text, errors = speech.bundle.format_pattern(pattern, args)
    return str(text), errors


def all_texts(lang: str) -> dict[str, str]:
    """The words of every message of a language's files, its placeables left out."""
    return {
        id: " ".join(element.value for element in text_elements(entry))
        for name in files()
        for id, entry in file_entries(lang, name).items()
    }


def test_the_source_is_read() -> None:
    ids = {need.id for need in needs()}
    assert {"refuse-must-beat", "refuse-not-stuck", "error-not-started", "error-bad-card", "event-trick-taken", "event-joined"} <= ids
    assert {"fact-trump", "label-erlas", "word-by-the-last", "zone-centre", "zone-centre-1", "phase-king-naming"} <= ids
    assert {"verb-move", "option-king-early_stop.help", "player-search", "pad-to-choose", "pad-contract"} <= ids


@pytest.mark.parametrize("lang", WRITTEN)
def test_a_game_with_messages_has_them_in_every_language(lang: str) -> None:
    assert [name for name in files() if not file_entries(lang, name)] == []


@pytest.mark.parametrize("lang", WRITTEN)
def test_no_message_is_missing(lang: str) -> None:
    ids = {need.id.partition(".")[0] for need in needs()}
    assert sorted(ids - entries.own(lang).keys()) == []


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_message_is_content_with_its_data(lang: str) -> None:
    there = [need for need in needs() if need.id.partition(".")[0] in entries.merged(lang)]
    faults = [(need.id, text, errors) for need in there for text, errors in [formatted(lang, need)] if errors or not text]
    assert there and faults == []


@pytest.mark.parametrize("name", files())
def test_languages_have_the_same_ids(name: str) -> None:
    english = file_entries("en", name).keys()
    assert all(file_entries(lang, name).keys() == english for lang in WRITTEN)


@pytest.mark.parametrize("lang", WRITTEN)
def test_no_id_is_in_two_files(lang: str) -> None:
    ids = [id for path in sorted((SOURCE / "locale" / lang).glob("*.ftl")) for id in file_entries(lang, path.stem)]
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


def test_nothing_is_left_in_english() -> None:
    same = {id for name in files() for id, entry in file_entries("en", name).items() if file_entries("sr", name).get(id) == entry}
    assert {id for id in same if not id.startswith("game-")} - SAME == set()


@pytest.mark.parametrize(("lang", "slips"), [("sr", SERBIAN_SLIPS), ("hr", CROATIAN_SLIPS)])
def test_spelling(lang: str, slips: str) -> None:
    found = {id: text for id, text in all_texts(lang).items() if re.search(slips, text, re.IGNORECASE) or re.search("[Ѐ-ӿ]", text)}
    assert found == {}


@pytest.mark.parametrize(("lang", "marks"), [("en", "„"), ("sr", "”"), ("hr", "”")])
def test_quotation_marks(lang: str, marks: str) -> None:
    assert {id: text for id, text in all_texts(lang).items() if any(mark in text for mark in marks + '"')} == {}


@pytest.mark.parametrize(
    ("hand", "english", "serbian", "croatian"),
    [
        ("JC JD JH JS", "two hundred, four jacks", "dvesta, četiri žandara", "dvjesto, četiri dečka"),
        ("9C 9D 9H 9S", "a hundred and fifty, four nines", "sto pedeset, četiri devetke", "sto pedeset, četiri devetke"),
        ("QC QD QH QS", "a hundred, four queens", "sto, četiri dame", "sto, četiri dame"),
        ("JD QD KD", "twenty, three to the king", "dvadeset, tri do kralja", "dvadeset, tri do kralja"),
        ("8H 9H 10H JH", "fifty, four to the jack", "pedeset, četiri do žandara", "pedeset, četiri do dečka"),
        ("10S JS QS KS AS", "a hundred, five to the ace", "sto, pet do keca", "sto, pet do asa"),
    ],
)
def test_a_declaration_is_said_as_at_the_table(hand: str, english: str, serbian: str, croatian: str) -> None:
    event = Event("declares", 1, declarations.said(declarations.best(cards(hand))))
    said = [locale.sentence(lang, event, NAMES) for lang in WRITTEN]
    assert said == [f"Boris: “{english}”", f"Boris: „{serbian}“", f"Boris: „{croatian}“"]


@pytest.mark.parametrize("lang", WRITTEN)
def test_every_declaration_can_be_said(lang: str) -> None:
    hands = [f"{rank}C {rank}D {rank}H {rank}S" for rank in ("9", "10", "J", "Q", "K", "A")]
    ranks = ["7", "8", "9", "10", "J", "Q", "K", "A"]
    hands += [" ".join(f"{rank}S" for rank in ranks[start:end]) for end in range(3, 9) for start in range(end - 2)]
    for hand in hands:
        said = locale.sentence(lang, Event("declares", 0, declarations.said(declarations.best(cards(hand)))), NAMES)
        assert not re.search(r"[\dJQK{]", said), said
