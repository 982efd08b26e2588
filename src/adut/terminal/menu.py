"""The legal moves as a menu, and what a player types as one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from adut import locale
from adut.cards import SUIT_LETTERS, SUIT_SIGNS
from adut.deal import Deal
from adut.errors import AdutError, BadCard, BadMove
from adut.locale.words import JOKER_SIGN
from adut.moves import code_of

PLAIN_VERB: Final = "play"
"""A verb whose text form says it all beside a hand: no label is needed."""
FEW: Final = 8
"""Up to so many moves each has a line of its own."""
SIGNS: Final = str.maketrans(dict(zip(SUIT_SIGNS, SUIT_LETTERS, strict=True)) | {JOKER_SIGN: None})


class Choice(NamedTuple):
    """A legal move: its text form, its label in the player's language, and everything that may be typed for it."""

    move: int
    text: str
    label: str
    aliases: frozenset[str]


class Menu:
    """The legal moves of a seat, numbered from 1."""

    def __init__(self, lang: str, deal: Deal, seat: int, names: Sequence[str]) -> None:
        self.lang = lang
        self.deal = deal
        self.seat = seat
        self.choices = [choice(lang, deal, move, names) for move in arranged(deal, seat)]

    def lines(self, width: int) -> list[str]:
        """The menu: a few moves line by line, each with what it alone means, many in columns."""
        items = [self.item(number, each) for number, each in enumerate(self.choices, 1)]
        if len(items) <= FEW and any(each.label for each in self.choices):
            said = [self.meaning(each) for each in self.choices]
            return [f"{item} ({means})" if means and said.count(means) == 1 else item for item, means in zip(items, said, strict=True)]
        column = max(map(len, items)) + 2
        across = max(1, (width - 1) // column)
        return ["".join(item.ljust(column) for item in items[at : at + across]).rstrip() for at in range(0, len(items), across)]

    def item(self, number: int, choice: Choice) -> str:
        """A move with its number, its text form and its label."""
        return f"{number:>2}. {choice.text}" + (f" – {choice.label}" if choice.label else "")

    def meaning(self, choice: Choice) -> str:
        """What a move means, if anything is said of it."""
        return locale.meaning(self.lang, self.deal.vocabulary, choice.text)

    def meanings(self) -> list[str]:
        """What the moves mean, as far as anything is said of them; what several share is said once."""
        shared: dict[str, list[str]] = {}
        for each in self.choices:
            meaning = self.meaning(each)
            if meaning:
                shared.setdefault(meaning, []).append(each.text)
        return [f"{', '.join(moves)}: {meaning}" for meaning, moves in shared.items()]

    def find(self, typed: str) -> int:
        """The move that was typed, by number or in words.

        Raises:
            AdutError: it is no legal move, or could be several; the text says why.
        """
        if typed.isdecimal():
            return self.numbered(int(typed))
        wanted = normal(typed)
        found = [each for each in self.choices if wanted in each.aliases]
        if len(found) > 1:
            moves = ", ".join(each.text for each in found)
            raise AdutError(locale.text(self.lang, "term-unclear", text=typed, moves=moves))
        return found[0].move if found else self.parsed(wanted)

    def numbered(self, number: int) -> int:
        """The move of a number."""
        if not 1 <= number <= len(self.choices):
            raise AdutError(locale.text(self.lang, "term-no-number", number=number, most=len(self.choices)))
        return self.choices[number - 1].move

    def parsed(self, typed: str) -> int:
        """The move that a text form names, if it is legal; a bare card is tried with the verbs that are possible now.

        Raises:
            AdutError: why it is not possible.
        """
        vocabulary = self.deal.vocabulary
        verbs = dict.fromkeys(vocabulary.verb(each.move).name for each in self.choices)
        error: AdutError = BadMove("")
        for text in (typed, *(f"{verb} {typed}" for verb in verbs)):
            try:
                move = vocabulary.parse(text)
            except (BadMove, BadCard) as failed:
                error = error if error.text else failed
                continue
            self.deal.clone().apply(self.seat, move)
            return move
        raise error


def arranged(deal: Deal, seat: int) -> list[int]:
    """The legal moves verb by verb, cards in the order in which the hand shows them."""
    moves = deal.moves(seat)
    shown = [card for zone in deal.view(seat).zones if zone.owner == seat for card in zone.cards]
    places = {card: place for place, card in enumerate(shown)}
    verbs = list(dict.fromkeys(code_of(move) for move in moves))

    def place(move: int) -> tuple[int, int]:
        words = deal.vocabulary.text(move).replace(":", " ").split()
        return verbs.index(code_of(move)), places.get(words[1], len(places)) if len(words) > 1 else -1

    return sorted(moves, key=place)


def choice(lang: str, deal: Deal, move: int, names: Sequence[str]) -> Choice:
    """A legal move as an item of the menu."""
    vocabulary = deal.vocabulary
    text = vocabulary.text(move)
    verb, _, rest = text.partition(" ")
    label = locale.label(lang, vocabulary, text, names)
    words = [locale.word(lang, word) for word in rest.split() if word in vocabulary.words]
    aliases = {normal(each) for each in (text, rest, label, " ".join(words), rest.replace(":", "")) if each}
    helpful = verb != PLAIN_VERB and normal(label) != normal(text)
    return Choice(move, text, label if helpful else "", frozenset(aliases))


def normal(typed: str) -> str:
    """A text as it is compared: suit letters for signs, no difference of case or spacing."""
    return " ".join(typed.translate(SIGNS).casefold().split())
