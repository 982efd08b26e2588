"""Cards, events, moves, facts and refusals in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from adut.cards import SUIT_LETTERS, SUIT_SIGNS
from adut.deal import Event
from adut.errors import AdutError, IllegalMove
from adut.locale.messages import plain, said, text
from adut.moves import CARD, CARDS, NUMBER, SEAT, WORD, Vocabulary

JOKER_SIGN: Final = "★"
PARTS: Final = re.compile(r"[\s,;]+")


def card(name: str) -> str:
    """A card as it is shown: ``10D`` is 10♦, ``X1`` ★X1; anything else stays as it is."""
    if name[:1] == "X" and name[1:].isdigit():
        return JOKER_SIGN + name
    if len(name) in (2, 3) and name[-1] in SUIT_LETTERS:
        return name[:-1] + SUIT_SIGNS[SUIT_LETTERS.index(name[-1])]
    return name


def cards(names: Sequence[str]) -> str:
    """Cards as they are shown, separated by blanks."""
    return " ".join(card(each) for each in names)


def shown(lang: str, key: str, value: str, names: Sequence[str]) -> Any:
    """A value of an event, a fact or a refusal, as its name says what it is; words may be several, between commas."""
    if key.startswith("card"):
        return cards(PARTS.split(value.strip()))
    if key.startswith("word"):
        return ", ".join(word(lang, each) for each in PARTS.split(value.strip()))
    if key.startswith("seat"):
        return name_of(value, names)
    return int(value) if value.lstrip("-").isdigit() else value


def name_of(seat: str, names: Sequence[str]) -> str:
    """The name of the player in a seat."""
    return names[int(seat)] if seat.isdigit() and int(seat) < len(names) else seat


def arguments(lang: str, data: Mapping[str, str], names: Sequence[str]) -> dict[str, Any]:
    """The arguments of a message, from the data of an event or a refusal."""
    return {key: shown(lang, key, value, names) for key, value in data.items()}


def sentence(lang: str, event: Event, names: Sequence[str]) -> str:
    """What happened, in words: ``$player`` is the one it is about, ``$seat`` the one in its data, else the same."""
    args = arguments(lang, event.data, names)
    who = names[event.seat] if 0 <= event.seat < len(names) else ""
    found = said(lang, [f"event-{event.key}"], {"player": who, "seat": who} | args)
    if found is not None:
        return found
    said_plainly = " ".join([plain(f"event-{event.key}"), *(str(value) for value in args.values())])
    return f"{who}: {said_plainly}" if who else said_plainly


def fact(lang: str, key: str, kind: str, value: str, names: Sequence[str], seat: int | None = None) -> str:
    """A line about the deal: its name, whose it is if it is one player's, and its value."""
    whose = "" if seat is None else f" ({name_of(str(seat), names)})"
    return f"{text(lang, f'fact-{key}')}{whose}: {shown(lang, kind, value, names)}"


def prompt(lang: str, game_id: str, phase: str) -> str:
    """What the player to act is asked."""
    return said(lang, [f"phase-{game_id}-{phase}", f"phase-{phase}"]) or plain(f"phase-{phase}")


def refusal(lang: str, error: AdutError, names: Sequence[str] = ()) -> str:
    """Why something was refused: in the language if it has the sentence, else in English."""
    if isinstance(error, IllegalMove):
        found = said(lang, [f"refuse-{error.rule}"], arguments(lang, error.data, names))
    else:
        found = said(lang, [f"error-{error.key}"], dict(error.data))
    return found or error.text


def word(lang: str, name: str) -> str:
    """A word of a game; one that names a zone may be called what the zone is called."""
    return said(lang, [f"word-{name}"]) or zone(lang, name)


def zone(lang: str, name: str) -> str:
    """What a zone is called; one of several (``centre-2``) may be called by the common name and its number."""
    common, number = numbered(name)
    found = said(lang, [f"zone-{name}"])
    if found is None and number:
        return f"{text(lang, f'zone-{common}')} {number}"
    return found or plain(f"zone-{name}")


def numbered(name: str) -> tuple[str, str]:
    """A zone's name without its number, and the number (empty if it has none)."""
    common, _, number = name.rpartition("-")
    return (common, number) if common and number.isdigit() else (name, "")


def label(lang: str, vocabulary: Vocabulary, move: str, names: Sequence[str] = ()) -> str:
    """A move in words, from its text form (in which a card that is not seen may be ``?``)."""
    verb, args = move_text(lang, vocabulary, move, names)
    found = said(lang, [f"verb-{verb}"], args)
    values = (args[key] for key in ("card", "cards", "word", "number", "seat"))
    return found or " ".join([plain(f"verb-{verb}"), *(str(value) for value in values if value)])


def move_text(lang: str, vocabulary: Vocabulary, move: str, names: Sequence[str] = ()) -> tuple[str, dict[str, Any]]:
    """A move's text form taken apart: its verb and the arguments of the verb's message.

    They are ``$card``, ``$cards`` (the others) and ``$count`` of them, ``$word`` (all its words), ``$number``, ``$seat``.
    """
    verb, *values = move.replace(":", " ").split()
    known = vocabulary.by_name.get(verb)
    fields = known.fields if known is not None else ()
    by_kind: dict[str, list[str]] = {CARD: [], CARDS: [], WORD: [], NUMBER: [], SEAT: []}
    for at, value in enumerate(values if fields else []):
        by_kind[fields[min(at, len(fields) - 1)]].append(value)
    others = by_kind[CARD][1:] + by_kind[CARDS]
    return verb, {
        "card": cards(by_kind[CARD][:1]),
        "cards": cards(others),
        "count": len(others),
        "word": " → ".join(word(lang, each) for each in by_kind[WORD]),
        "number": int(by_kind[NUMBER][0]) if by_kind[NUMBER] else 0,
        "seat": name_of(by_kind[SEAT][0], names) if by_kind[SEAT] else "",
    }


def sheet_label(lang: str, name: str) -> str:
    """A label of the score sheet, or any other word; empty for none."""
    return name and (said(lang, [f"label-{name}", f"word-{name}"]) or text(lang, f"label-{name}"))


def meaning(lang: str, vocabulary: Vocabulary, move: str) -> str:
    """What a move means, in a line: what is said of its word, else of its verb; empty where nothing is."""
    verb, *values = move.replace(":", " ").split()
    words = [value for value in values if value in vocabulary.words]
    return said(lang, [f"word-{each}.help" for each in words] + [f"verb-{verb}.help"]) or ""


def game(lang: str, id: str, name: str) -> str:
    """What a game is called in a language; its own name if the language has none."""
    return said(lang, [f"game-{id}"]) or name
