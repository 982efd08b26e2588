"""Cards, moves, events, facts and refusals in words."""

import pytest

from adut import locale
from adut.deal import Event
from adut.errors import BadMove, IllegalMove
from adut.locale import messages, words
from adut.moves import NUMBER, SEAT, Verb, Vocabulary

NAMES = ["Ana", "Boris"]
GIVE = Verb(70, "hand-over", NUMBER, SEAT)
VOCABULARY = Vocabulary(("zzz-word",), (GIVE,))


@pytest.fixture
def nothing_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """A world in which no language has any message: only the fallbacks speak."""
    monkeypatch.setattr(messages.Speech, "say", lambda self, id, attribute, args: None)


@pytest.mark.parametrize(("text", "shown"), [("QH", "Q♥"), ("10D", "10♦"), ("X2", "★X2"), ("?", "?"), ("AS", "A♠"), ("pass", "pass")])
def test_card(text: str, shown: str) -> None:
    assert locale.card(text) == shown


@pytest.mark.usefixtures("nothing_written")
@pytest.mark.parametrize(
    ("move", "label"),
    [
        ("play QH", "Play Q♥"),
        ("play ?", "Play ?"),
        ("take 10D: 4C 6H", "Take 10♦ 4♣ 6♥"),
        ("call zzz-word", "Call Zzz word"),
        ("bid 3", "Bid 3"),
        ("pass", "Pass"),
        ("move 9C spades centre-2", "Move 9♣ Spades → Centre 2"),
        ("hand-over 2 1", "Hand over 2 Boris"),
    ],
)
def test_label_without_messages(move: str, label: str) -> None:
    assert locale.label("en", VOCABULARY, move, NAMES) == label


def test_move_arguments() -> None:
    verb, args = words.move_text("en", VOCABULARY, "take 10D: 4C 6H", NAMES)
    assert verb == "take"
    assert (args["card"], args["cards"], args["count"]) == ("10♦", "4♣ 6♥", 2)


@pytest.mark.usefixtures("nothing_written")
@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event("zzz-taken", 1, {}), "Boris: Zzz taken"),
        (Event("zzz-new", -1, {}), "Zzz new"),
        (Event("zzz", 0, {"cards": "10D QH", "word": "zzz-word"}), "Ana: Zzz 10♦ Q♥ Zzz word"),
        (Event("zzz", -1, {"seat": "1", "points": "12"}), "Zzz Boris 12"),
    ],
)
def test_sentence_without_messages(event: Event, sentence: str) -> None:
    assert locale.sentence("en", event, NAMES) == sentence


def test_sentence_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[list[str], dict[str, object]]] = []

    def said(lang: str, ids: list[str], args: dict[str, object]) -> str:
        heard.append((ids, args))
        return "said"

    monkeypatch.setattr(words, "said", said)
    assert locale.sentence("en", Event("sold", 0, {"seat": "1", "card": "KH", "points": "-6"}), NAMES) == "said"
    assert heard == [(["event-sold"], {"player": "Ana", "seat": "Boris", "card": "K♥", "points": -6})]


@pytest.mark.usefixtures("nothing_written")
def test_facts_and_zones_without_messages() -> None:
    assert locale.fact("sr", "zzz", "seat", "1", NAMES) == "Zzz: Boris"
    assert locale.fact("sr", "zzz", "card", "KH", NAMES) == "Zzz: K♥"
    assert locale.fact("sr", "zzz", "cards", "KH 10D", NAMES, 1) == "Zzz (Boris): K♥ 10♦"
    assert locale.zone("en", "zzz-3") == "Zzz 3"
    assert locale.prompt("en", "king", "zzz") == "Zzz"
    assert locale.game("en", "zzz", "The game") == "The game"


@pytest.mark.usefixtures("nothing_written")
def test_refusal_falls_back_to_its_own_text() -> None:
    assert locale.refusal("sr", IllegalMove("zzz-rule", "no zzz may be led")) == "no zzz may be led"
    assert locale.refusal("sr", BadMove("no such move")) == "no such move"
