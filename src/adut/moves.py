"""Moves as integers, and the one text form of each.

A move is a verb and its arguments packed into one int: the verb's code in the low eight bits,
then field after field. A verb's shape says which fields it has, so the text form and the
parser are written once for all games.
A game's :class:`Vocabulary` adds its own words and verbs to the common ones.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from adut.bits import bit, count
from adut.cards import KINDS, card_text, parse_card
from adut.errors import BadMove

CARD: Final = "card"
"""A card, 6 bits."""
CARDS: Final = "cards"
"""Up to eight more cards, 6 bits each, lowest first; always the last field."""
NUMBER: Final = "number"
"""0 to 1023, 10 bits."""
WORD: Final = "word"
"""A word of the game's vocabulary, 8 bits."""
SEAT: Final = "seat"
"""A seat, 3 bits."""

WIDTH: Final = {CARD: 6, NUMBER: 10, WORD: 8, SEAT: 3}
MOST_CARDS: Final = 8
LONGEST_MOVE: Final = (1 << 62) - 1
"""No move is a higher number."""
ARGUMENT: Final = 8
"""The bit at which the first argument begins."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """What a move does, and which arguments it takes."""

    def __init__(self, code: int, name: str, *fields: str) -> None:
        self.code = code
        self.name = name
        self.fields = fields

    def of(self, *values: int) -> int:
        """The move of this verb with these arguments; cards of a ``CARDS`` field come last, in any order."""
        if len(self.fields) <= 1 and CARDS not in self.fields:
            return self.code | values[0] << ARGUMENT if self.fields else self.code
        move, at = self.code, ARGUMENT
        for index, field in enumerate(self.fields):
            if field == CARDS:
                for each in sorted(values[index:]):
                    move |= (each + 1) << at
                    at += WIDTH[CARD]
            else:
                move |= values[index] << at
                at += WIDTH[field]
        return move

    def values(self, move: int) -> list[int]:
        """The arguments of a move of this verb: the inverse of :meth:`of`."""
        found: list[int] = []
        rest = move >> ARGUMENT
        for field in self.fields:
            if field == CARDS:
                while rest:
                    found.append((rest & 63) - 1)
                    rest >>= 6
            else:
                width = WIDTH[field]
                found.append(rest & ((1 << width) - 1))
                rest >>= width
        return found


PLAY: Final = Verb(1, "play", CARD)
PASS: Final = Verb(2, "pass")
TAKE: Final = Verb(3, "take", CARD, CARDS)
DONE: Final = Verb(4, "done")
BID: Final = Verb(5, "bid", NUMBER)
CALL: Final = Verb(6, "call", WORD)
CHOOSE: Final = Verb(7, "choose", WORD)
SELL: Final = Verb(8, "sell")
KEEP: Final = Verb(9, "keep")
BUY: Final = Verb(10, "buy", WORD)
DECLARE: Final = Verb(11, "declare")
MOVE: Final = Verb(12, "move", CARD, WORD, WORD)
DRAW: Final = Verb(13, "draw")
DISCARD: Final = Verb(14, "discard", CARD)
COMMON: Final = (PLAY, PASS, TAKE, DONE, BID, CALL, CHOOSE, SELL, KEEP, BUY, DECLARE, MOVE, DRAW, DISCARD)
FIRST_OWN: Final = 64
"""The code of the first verb that a game brings itself."""

PLAY_CODE: Final = 1
PASS_CODE: Final = 2
TAKE_CODE: Final = 3
CARD_BITS: Final = 6

COMMON_WORDS: Final = ("clubs", "diamonds", "hearts", "spades", "no-trumps")
"""Suit words have the suits' numbers."""
NO_TRUMPS: Final = 4


def play(card: i64) -> int:
    """The move that plays a card."""
    return int(PLAY_CODE | card << ARGUMENT)


def take(thrown: i64, group: i64) -> i64:
    """The move that takes a group with a card: what ``TAKE.of`` gives, in native numbers."""
    move: i64 = TAKE_CODE | thrown << ARGUMENT
    at: i64 = ARGUMENT + CARD_BITS
    while group != 0:
        low: i64 = group & -group
        group ^= low
        move |= (count(low - 1) + 1) << at
        at += CARD_BITS
    return move


def group_of(move: i64) -> int:
    """The cards that a move takes, as a set."""
    group: i64 = 0
    rest: i64 = move >> (ARGUMENT + CARD_BITS)
    while rest & 63 != 0:
        group |= bit((rest & 63) - 1)
        rest >>= CARD_BITS
    return int(group)


def code_of(move: i64) -> int:
    """The code of the move's verb."""
    return int(move & 255)


def argument(move: i64) -> int:
    """The first argument of a move whose verb has just one (or the first is a word)."""
    return int((move >> ARGUMENT) & 255)


def card_of(move: i64) -> int:
    """The first argument of a move whose first argument is a card."""
    return int((move >> ARGUMENT) & 63)


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary:
    """The verbs and words of one game, and with them the text form of its moves."""

    def __init__(self, words: tuple[str, ...] = (), verbs: tuple[Verb, ...] = ()) -> None:
        self.words = COMMON_WORDS + words
        self.by_code = {verb.code: verb for verb in COMMON + verbs}
        self.by_name = {verb.name: verb for verb in COMMON + verbs}

    def word(self, text: str) -> int:
        """The number of a word.

        Raises:
            BadMove: the game has no such word.
        """
        if text not in self.words:
            raise BadMove(f"{text!r} is not a word of this game; it knows {', '.join(self.words)}", name=text)
        return self.words.index(text)

    def verb(self, move: int) -> Verb:
        """The verb of a move.

        Raises:
            BadMove: the number is no move of this game.
        """
        found = self.by_code.get(code_of(move)) if 0 <= move <= LONGEST_MOVE else None
        if found is None:
            raise BadMove(f"{move} is no move of this game")
        return found

    def valid(self, move: int) -> bool:
        """Whether a number is a move of this game at all, legal or not."""
        verb = self.by_code.get(code_of(move)) if 0 <= move <= LONGEST_MOVE else None
        if verb is None:
            return False
        values = verb.values(move)
        for index, value in enumerate(values):
            field = verb.fields[min(index, len(verb.fields) - 1)]
            if (field == WORD and value >= len(self.words)) or (field in (CARD, CARDS) and not 0 <= value < KINDS):
                return False
        return verb.of(*values) == move

    def text(self, move: int) -> str:
        """The text form of a move: ``play QH``, ``bid 3``, ``take 10D: 4C 6H``, ``pass``."""
        verb = self.verb(move)
        values = verb.values(move)
        parts = verb.name
        for index, field in enumerate(verb.fields):
            if field == CARDS:
                texts = [card_text(each) for each in values[index:]]
                parts += (": " if index else " ") + " ".join(texts) if texts else ""
            else:
                parts += " " + self.value_text(field, values[index])
        return parts

    def value_text(self, field: str, value: int) -> str:
        """The text form of one argument."""
        if field == CARD:
            return card_text(value)
        return self.words[value] if field == WORD else str(value)

    def parse(self, text: str) -> int:
        """The move a text names.

        Raises:
            BadMove: no verb of this name, or its arguments are not of the verb's form.
            BadCard: an argument should be a card and is not.
        """
        parts = text.replace(":", " ").split()
        verb = self.by_name.get(parts[0].lower()) if parts else None
        if verb is None:
            raise BadMove(f"{text.strip()!r} is no move of this game", name=text.strip())
        words = parts[1:]
        fixed = len([field for field in verb.fields if field != CARDS])
        most = fixed + (MOST_CARDS if CARDS in verb.fields else 0)
        if not fixed <= len(words) <= most:
            raise BadMove(f"{text.strip()!r}: '{verb.name}' takes {self.form(verb)}", name=text.strip())
        values = [self.parse_value(verb.fields[min(i, len(verb.fields) - 1)], words[i]) for i in range(len(words))]
        return verb.of(*values)

    def form(self, verb: Verb) -> str:
        """How a move of this verb is written, for error messages."""
        return " and ".join([f"a {field}" if field != CARDS else "cards" for field in verb.fields]) or "nothing"

    def parse_value(self, field: str, text: str) -> int:
        """One argument from its text form."""
        if field in (CARD, CARDS):
            return parse_card(text)
        if field == WORD:
            return self.word(text.lower())
        if not text.isdigit() or int(text) >= 1 << WIDTH[field]:
            raise BadMove(f"{text!r} is not a {field}", name=text)
        return int(text)


assert KINDS < 63, "a card in a move has six bits"
