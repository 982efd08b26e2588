"""The text form of a position of trick play, read strictly: nothing is guessed and nothing is repaired.

``docs/reference/positions.md`` describes it::

    hand 0: AS KH
    hand 1: QS JH
    hand 2: 10S 9H
    hand 3: 8S 7H
    trump: hearts
    lead: 0
    for: 0 2
"""

from __future__ import annotations

from typing import Final

from adut import registry
from adut.cards import NO_SUIT, OF_RANK, OF_SUIT, RANK_TEXTS, card_text, members, parse_card, set_of
from adut.errors import AdutError
from adut.game import Plan, Setup
from adut.kernels.trick_rules import ACE_HIGH, TrickRules, ranking
from adut.kernels.tricks import Counting, TrickDeal
from adut.moves import COMMON_WORDS
from adut.solver import BadPosition, Position

SUIT_WORDS: Final = COMMON_WORDS[:4]
NONE: Final = "none"
FIELDS: Final = ("trump", "rules", "ranking", "trumps", "table", "lead", "bar", "count", "for")
DUTIES: Final = ("follow", "beat", "trump", "over", "free")
MOST_SEATS: Final = 4
MOST_POINTS: Final = 1000


class BadText(AdutError):
    """A text that describes no position; the text of the error says where and why."""

    key = "bad-position"


class Question:
    """A position, what counts in it, and whose points are asked for."""

    def __init__(self, position: Position, counting: Counting | None, seats: list[int], fewest: bool = False) -> None:
        self.position = position
        self.counting = counting
        """What counts; None: it is no sum, and has still to be said."""
        self.seats = seats
        """The camp whose points are counted."""
        self.fewest = fewest
        """Whether it wants few of them."""


def parsed(text: str) -> Question:
    """The question a text asks.

    Raises:
        BadText: the text describes no position.
    """
    fields = split(text)
    hands = hands_of(fields)
    lead = seat_of(fields, "lead", len(hands))
    trump = trump_of(fields)
    try:
        position = Position(hands, lead, tuple(cards_of(fields, "table")), trump, rules_of(fields), bar_of(fields))
    except BadPosition as error:
        raise BadText(clearer(error, hands, fields)) from None
    if not position.tricks:
        raise BadText("no cards are left to play")
    return Question(position, counting_of(fields), camp_of(fields, position))


def left(question: Question) -> int:
    """What the tricks still to be taken count together."""
    position, counting = question.position, question.counting
    assert counting is not None
    cards = set_of([*position.trick])
    for hand in position.hands:
        cards |= hand
    last = sum(counting.last[-position.tricks :])
    return counting.trick * position.tricks + last + sum((cards & these).bit_count() * each for these, each in counting.cards)


def split(text: str) -> dict[str, str]:
    """The fields of a text, which stand on lines of their own or between semicolons; ``#`` begins a comment."""
    fields: dict[str, str] = {}
    lines = [line.partition("#")[0] for line in text.splitlines()]
    for part in [part.strip() for line in lines for part in line.split(";")]:
        if not part:
            continue
        name, colon, value = part.partition(":")
        name = " ".join(name.lower().split())
        if not colon:
            raise BadText(f"{part!r} is no field: a field is a name, a colon and a value, such as lead: 0")
        if name not in FIELDS and not (name.startswith("hand ") and name[5:].isdecimal()):
            raise BadText(f"there is no field {name!r}; the fields are: hand 0, hand 1 …, {', '.join(FIELDS)}")
        if name in fields:
            raise BadText(f"the field {name!r} is there twice")
        fields[name] = value.strip()
    return fields


def hands_of(fields: dict[str, str]) -> tuple[int, ...]:
    """The hands by seat."""
    numbers = sorted(int(name[5:]) for name in fields if name.startswith("hand "))
    if len(numbers) < 2 or len(numbers) > MOST_SEATS or numbers != list(range(len(numbers))):
        found = ", ".join(map(str, numbers)) or NONE
        raise BadText(f"two to four seats play, numbered from 0 without a gap; there are hands for the seats: {found}")
    places: dict[int, str] = {}
    for name in [*[f"hand {number}" for number in numbers], "table"]:
        for card in cards_of(fields, name):
            if card in places:
                raise BadText(f"{card_text(card)} is there twice: in {places[card]} and in {name}")
            places[card] = name
    return tuple(set_of(cards_of(fields, f"hand {number}")) for number in numbers)


def cards_of(fields: dict[str, str], name: str) -> list[int]:
    """The cards a field lists."""
    words = fields.get(name, "").split()
    if [word.lower() for word in words] == [NONE]:
        return []
    return [card_of(word, name) for word in words]


def card_of(word: str, name: str) -> int:
    """A card of the 52."""
    try:
        card = parse_card(word)
    except AdutError as error:
        raise BadText(f"{name}: {error.text}") from None
    if card >= 52:
        raise BadText(f"{name}: the solver knows no jokers, and {word} is one")
    return card


def seat_of(fields: dict[str, str], name: str, seats: int) -> int:
    """The seat a field names."""
    if name not in fields:
        raise BadText(f"the field {name!r} is missing: the seat that led to the cards on the table, or is to lead")
    return seat_number(fields[name], name, seats)


def seat_number(word: str, name: str, seats: int) -> int:
    """A seat's number."""
    if not word.isdecimal() or int(word) >= seats:
        raise BadText(f"{name}: there is no seat {word!r}; the seats are 0 to {seats - 1}")
    return int(word)


def trump_of(fields: dict[str, str]) -> int:
    """The trump suit."""
    word = fields.get("trump", NONE).lower()
    if word in (NONE, "no-trumps"):
        return NO_SUIT
    if word not in SUIT_WORDS:
        raise BadText(f"trump: {word!r} is none of {', '.join((*SUIT_WORDS, NONE))}")
    return SUIT_WORDS.index(word)


def rules_of(fields: dict[str, str]) -> TrickRules:
    """Duties and strengths: those of a game, or named one by one."""
    words = fields.get("rules", "follow trump").lower().split()
    if len(words) == 1 and words[0] in registry.ids():
        for name in ("ranking", "trumps"):
            if name in fields:
                raise BadText(f"{name}: the ranking is that of {words[0]}; name the duties in rules to give another")
        return game_rules(words[0])
    for word in words:
        if word not in DUTIES:
            raise BadText(f"rules: {word!r} is no game of tricks and none of {', '.join(DUTIES)}")
    if "free" in words and ("trump" in words or "over" in words):
        raise BadText("rules: free (no duty to trump) goes with neither trump nor over")
    plain = order_of(fields, "ranking", ACE_HIGH)
    return TrickRules(plain, order_of(fields, "trumps", plain), "beat" in words, "free" not in words, "over" in words)


def game_rules(id: str) -> TrickRules:
    """The rules of tricks in a game, as it is usually played."""
    game = registry.game(id)
    setup = Setup(game, game.seats[0], game.options())
    cards = [card for pack in game.packs(setup) for card in pack]
    deal = game.deal(Plan(setup, 1, 0, [0] * len(setup.sides)), cards)
    if not isinstance(deal, TrickDeal):
        raise BadText(f"rules: {id} is no game of tricks")
    return deal.rules


def order_of(fields: dict[str, str], name: str, usual: list[int]) -> list[int]:
    """A ranking, listed from the weakest rank to the strongest."""
    if name not in fields:
        return usual
    words = fields[name].upper().split()
    for word in words:
        if word not in RANK_TEXTS or words.count(word) > 1:
            raise BadText(f"{name}: the ranks from the weakest to the strongest, each once, such as 7 8 9 J Q K 10 A; {word!r} is wrong")
    return ranking(" ".join(words))


def bar_of(fields: dict[str, str]) -> int:
    """The cards that may not be led while the hand has others: suits or cards."""
    barred = 0
    for word in fields.get("bar", NONE).lower().split():
        if word in SUIT_WORDS:
            barred |= OF_SUIT[SUIT_WORDS.index(word)]
        elif word != NONE:
            barred |= 1 << card_of(word, "bar")
    return barred


def counting_of(fields: dict[str, str]) -> Counting:
    """What counts."""
    return counting(fields["count"]) if "count" in fields else Counting(trick=1)


def counting(text: str) -> Counting:
    """What counts: ``tricks 1, hearts 2, A 11, QH 4, last 8 8``; what is listed twice adds up.

    Raises:
        BadText: a part of it is not understood.
    """
    trick = 0
    cards: list[tuple[int, int]] = []
    last: tuple[int, ...] = ()
    for part in text.split(","):
        what, *words = part.split() or [""]
        points = [number(word, part) for word in words]
        if what.lower() == "last" and points and not last:
            last = tuple(points)
        elif len(points) > 1 or (not points and what.lower() != "tricks"):
            raise BadText(f"count: {part.strip()!r} is not understood; write, for example: tricks 1, hearts 2, A 11, QH 4, last 8 8")
        elif what.lower() == "tricks":
            trick += points[0] if points else 1
        else:
            cards.append((named_set(what), points[0]))
    return Counting(trick, tuple(cards), last)


def number(word: str, part: str) -> int:
    """A number of points."""
    try:
        points = int(word)
    except ValueError:
        points = MOST_POINTS + 1
    if abs(points) > MOST_POINTS:
        raise BadText(f"count: {word!r} in {part.strip()!r} is no number of points from -{MOST_POINTS} to {MOST_POINTS}")
    return points


def named_set(word: str) -> int:
    """The cards that a suit's word, a rank or a card names."""
    if word.lower() in SUIT_WORDS:
        return OF_SUIT[SUIT_WORDS.index(word.lower())]
    if word.upper() in RANK_TEXTS:
        return OF_RANK[RANK_TEXTS.index(word.upper())]
    return 1 << card_of(word, "count")


def camp_of(fields: dict[str, str], position: Position) -> list[int]:
    """Whose points are asked for: by default those of the seat to play."""
    return camp(fields["for"], position.seats) if "for" in fields else [position.turn]


def camp(text: str, seats: int) -> list[int]:
    """A list of seats.

    Raises:
        BadText: it names no seat, a seat twice, or all.
    """
    found = sorted(seat_number(word, "for", seats) for word in text.replace(",", " ").split())
    if not found or len(set(found)) < len(found) or len(found) == seats:
        raise BadText(f"for: the seats that play together, each once, and not all of them; {text!r} is not that")
    return found


def clearer(error: BadPosition, hands: tuple[int, ...], fields: dict[str, str]) -> str:
    """What the solver refuses, with the sizes of the hands where they are at fault."""
    if "holds" not in str(error):
        return str(error)
    table = cards_of(fields, "table")
    sizes = ", ".join(f"seat {seat}: {len(members(hand))}" for seat, hand in enumerate(hands))
    return f"unequal hands: {sizes}, with {len(table)} cards on the table; who has played to the trick holds one card less"
