"""What a seat sees, as data: the same for the terminal, the browser, bots and adapters.

Everything in a view comes from the deal with the hidden cards taken out, so it cannot tell more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from adut.cards import BACK, card_text, suit_of
from adut.moves import CARD, CARDS, NUMBER, SEAT, WORD
from adut.zones import TOP, face_of

if TYPE_CHECKING:
    from adut.deal import Deal, Fact
    from adut.zones import Zone

SUIT_ORDER = {3: 0, 2: 1, 0: 2, 1: 3, -1: 4}
"""Spades, hearts, clubs, diamonds: colours alternate in a fan."""


class ZoneView(msgspec.Struct, frozen=True):
    """One zone: ``cards`` are texts, None where the viewer sees a back; ``first`` is the place of the card that a row is drawn around.

    ``stands_for``: the rank that the last card counts as, where the card does not say it itself.
    """

    id: str
    name: str
    kind: str
    owner: int | None
    cards: list[str | None]
    first: int | None = None
    stands_for: str | None = None


class FactView(msgspec.Struct, frozen=True):
    """A line about the deal: ``kind`` says what ``value`` is (word, card, cards, seat, number, text).

    ``own``: only this viewer knows it; ``seat``: whose line it is.
    """

    key: str
    kind: str
    value: str
    own: bool = False
    seat: int | None = None


class Said(msgspec.Struct, frozen=True):
    """What a seat has said in the auction: the move's text, its verb and what goes with it."""

    seat: int
    move: str
    verb: str
    words: list[str]
    number: int | None


class Played(msgspec.Struct, frozen=True):
    """A card and who played it."""

    seat: int
    card: str


class View(msgspec.Struct, frozen=True):
    """A deal as one seat sees it (``seat`` None: a spectator)."""

    game: str
    seats: int
    seat: int | None
    clockwise: bool
    sides: list[list[int]]
    number: int
    dealer: int
    phase: str
    section: str
    actors: list[int]
    zones: list[ZoneView]
    facts: list[FactView]
    auction: list[Said]
    trick_leader: int | None
    trick_seats: list[int]
    last_trick: list[Played]
    over: bool
    scores: list[int]


class MoveView(msgspec.Struct, frozen=True):
    """A legal move: its text, and the cards, zones, word, number or seat it touches, so that a screen needs no rules."""

    move: str
    verb: str
    card: str | None
    cards: list[str]
    words: list[str]
    number: int | None
    seat: int | None
    source: str
    target: str


def look(deal: Deal, viewer: int) -> View:
    """The view of a deal; ``viewer`` -1 is a spectator."""
    setup = deal.plan.setup
    phase = deal.phase
    return View(
        game=setup.game.id,
        seats=setup.seats,
        seat=None if viewer < 0 else viewer,
        clockwise=setup.game.clockwise,
        sides=setup.sides,
        number=deal.plan.number,
        dealer=deal.plan.dealer,
        phase="" if phase is None else phase.id,
        section="" if phase is None else phase.section,
        actors=list(deal.actors()),
        zones=[zone_view(deal, zone, viewer) for zone in deal.zones()],
        facts=[fact_view(fact, False) for fact in deal.facts()] + [fact_view(fact, True) for fact in deal.whispers(viewer)],
        auction=[said(deal, seat, move) for seat, move in deal.auction()],
        trick_leader=deal.leading() if deal.leading() >= 0 else None,
        trick_seats=deal.trick_seats(),
        last_trick=[Played(seat, card_text(card)) for seat, card in deal.last_trick()],
        over=phase is None,
        scores=list(deal.scores()),
    )


def zone_view(deal: Deal, zone: Zone, viewer: int) -> ZoneView:
    """One zone as a viewer sees it; a hidden hand shows no more than its size."""
    owner = zone.owner if zone.owner >= 0 else None
    tokens = deal.tokens(zone)
    if not deal.sees(zone, viewer):
        count = deal.count(zone)
        shown: list[str | None] = [None] * count
        if zone.faces == TOP and count:
            shown[-1] = card_text(face_of(tokens[-1]))
        return ZoneView(zone.id, zone.name, zone.kind, owner, shown)
    cards = [face_of(token) for token in tokens]
    if zone.bits:
        cards.sort(key=lambda card: (SUIT_ORDER[suit_of(card)], -deal.rank_order(card)))
    first = deal.first(zone)
    texts = [None if card == BACK else card_text(card) for card in cards]
    return ZoneView(zone.id, zone.name, zone.kind, owner, texts, first if first >= 0 else None, deal.stands_for(zone) or None)


def describe(deal: Deal, seat: int, move: int) -> MoveView:
    """A legal move as a screen needs it."""
    vocabulary = deal.vocabulary
    verb = vocabulary.verb(move)
    cards: list[str] = []
    words: list[str] = []
    number: int | None = None
    named: int | None = None
    for index, value in enumerate(verb.values(move)):
        field = verb.fields[min(index, len(verb.fields) - 1)]
        if field in (CARD, CARDS):
            cards.append(card_text(value))
        elif field == WORD:
            words.append(vocabulary.words[value])
        elif field == NUMBER:
            number = value
        elif field == SEAT:
            named = value
    source, target = deal.route(seat, move)
    first = cards[0] if cards and CARD in verb.fields else None
    rest = cards[1:] if first else cards
    return MoveView(vocabulary.text(move), verb.name, first, rest, words, number, named, source, target)


def fact_view(fact: Fact, own: bool) -> FactView:
    """A line as a screen needs it."""
    return FactView(fact.key, fact.kind, fact.value, own, fact.seat if fact.seat >= 0 else None)


def said(deal: Deal, seat: int, move: int) -> Said:
    """A thing said in the auction as a screen needs it."""
    view = describe(deal, seat, move)
    return Said(seat, view.move, view.verb, view.words, view.number)
