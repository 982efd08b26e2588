"""Chosen positions for the tests of the rules: packs that give chosen hands, moves as texts, refusals by rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.conformance.plays import drawn

from adut import options, registry
from adut.cards import SEVEN, cards, cards_text, members, pack, parse_card, parse_cards
from adut.deal import Deal
from adut.errors import IllegalMove
from adut.game import Match, Plan, Setup, listen
from adut.rng import Rng

FIRST = 3
"""The dealer of these tests, so that seat 0 is forehand."""


def setup(id: str, seats: int | None = None, **chosen: Any) -> Setup:
    """A game with options."""
    game = registry.game(id)
    return Setup(game, seats or game.seats[0], options.read(game.options, chosen))


def plan(id: str, dealer: int = FIRST, row: int = 0, totals: Sequence[int] = (), seats: int | None = None, **chosen: Any) -> Plan:
    """What the match prescribes: a row of its table, totals so far."""
    made = setup(id, seats, **chosen)
    return Plan(made, row + 1, dealer, list(totals) or [0] * len(made.sides), row)


def packed(hands: Sequence[str], dealer: int = FIRST, packets: Sequence[int] = (3, 3, 2)) -> list[int]:
    """A pack of 32 that is dealt in packets from forehand on so that each seat gets these cards in this order.

    Hands that are cut short are filled up with the other cards.
    """
    given = [parse_cards(hand) for hand in hands]
    rest = [card for card in pack(SEVEN) if not any(card in hand for hand in given)]
    for hand in given:
        while len(hand) < sum(packets):
            hand.append(rest.pop(0))
    order = [(dealer + 1 + step) % len(given) for step in range(len(given))]
    whole: list[int] = []
    start = 0
    for packet in packets:
        for seat in order:
            whole += given[seat][start : start + packet]
        start += packet
    return whole


def dealt(prescribed: Plan, whole: Sequence[int]) -> Any:
    """The deal of a pack."""
    return prescribed.setup.game.deal(prescribed, list(whole))


def go(deal: Deal, *texts: str) -> Any:
    """Let whoever is to act make these moves, one after the other; returns the deal."""
    for text in texts:
        deal.apply(deal.actors()[0], deal.vocabulary.parse(text))
    return deal


def throw(deal: Deal, *tricks: str) -> Any:
    """Play cards, each named in a text: ``throw(deal, "7C AC 7D 10C")``."""
    return go(deal, *[f"play {card}" for trick in tricks for card in trick.split()])


def last_trick(deal: Any, trick: str) -> Any:
    """Play a trick after which no card is left, seat 0 leading."""
    deal.hands = [cards(card) for card in trick.split()]
    deal.leader = deal.turn = 0
    return throw(deal, trick)


def in_trick(deal: Any, hands: Sequence[str], leader: int, trick: str) -> Any:
    """Let these hands and this trick be all that is left; the cards gone count for nobody."""
    deal.hands = [cards(hand) for hand in hands]
    deal.leader = deal.turn = leader
    for card in trick.split():
        held = deal.hands.copy()
        held[deal.turn] |= 1 << parse_card(card)
        deal.hands = held
        throw(deal, card)
    return deal


def play_on(match: Match, rng: Rng) -> Any:
    """Play the next deal of a match, every move drawn at random; returns the deal."""
    deal = match.begin(match.shuffled(rng))
    while match.actors():
        match.apply(*drawn(deal, rng))
    return deal


def play_out(match: Match, rng: Rng) -> Match:
    """Play a match to its end at random."""
    while not match.over:
        play_on(match, rng)
    return match


def offered(deal: Deal) -> set[str]:
    """The texts of the moves of whoever is to act."""
    return {deal.vocabulary.text(move) for move in deal.moves(deal.actors()[0])}


def playable(deal: Deal) -> str:
    """The cards that may be played, sorted as the pack is."""
    faces = cards(" ".join(text.removeprefix("play ") for text in offered(deal)))
    return shown(faces)


def shown(bits: int) -> str:
    """A set of cards as text."""
    return cards_text(members(bits))


def same(text: str) -> str:
    """Cards in the order of :func:`shown`."""
    return shown(cards(text))


def refusal(deal: Deal, text: str) -> str:
    """The rule by which a move is refused."""
    with pytest.raises(IllegalMove) as caught:
        go(deal, text)
    assert caught.value.text
    return caught.value.rule


def heard(deal: Deal, *texts: str) -> list[tuple[str, int, dict[str, str]]]:
    """The events of some moves."""
    events = listen(deal)
    go(deal, *texts)
    return [(event.key, event.seat, event.data) for event in events]
