"""Sight: what one seat is given, and nothing else.

A sight holds the deal with every hidden card taken out, so that it can go to another process or to anybody;
:meth:`Sight.imagine` fills the gaps at random within what the table has learned.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from adut.cards import members, set_of
from adut.deal import Deal
from adut.evidence import fitting
from adut.rng import Rng
from adut.unseen import Gap, Unseen
from adut.view import View
from adut.zones import HAND, TOP, Zone, pool_of, turned


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """One seat's view, its legal moves, and the deals it holds possible.

    ``seat`` is whose; ``deal`` is the deal with all that the seat does not know removed
    (hidden hands hold only what is publicly known, hidden piles hold backs).
    """

    def __init__(self, seat: int, deal: Deal, moves: list[int], unseen: Unseen) -> None:
        self.seat = seat
        self.deal = deal
        self.moves = moves
        self.unseen = unseen

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.deal.view(self.seat)

    def imagine(self, rng: Rng) -> Deal:
        """A complete deal that agrees with all this seat knows, each equally likely."""
        return self.unseen.complete(self.deal, rng)


def sight_of(deal: Deal, seat: int) -> Sight:
    """The sight of one seat."""
    masked = deal.clone()
    gaps, loose = taken_out(deal, masked, seat)
    readings = fitting(deal, gaps, loose, seat)
    return Sight(seat, masked, deal.moves(seat), Unseen(gaps, readings))


def masked_view(deal: Deal, seat: int) -> Deal:
    """The deal with all cards removed that a seat (-1: a spectator) does not know."""
    masked = deal.clone()
    taken_out(deal, masked, seat)
    return masked


def taken_out(deal: Deal, masked: Deal, seat: int) -> tuple[list[Gap], list[int]]:
    """Remove what a seat does not know from a clone; returns the gaps and the removed cards (tokens)."""
    gaps: list[Gap] = []
    loose: list[int] = []
    masked.forget(seat)
    for number, zone in enumerate(deal.zones()):
        if deal.remembers(zone, seat):
            continue
        tokens = deal.tokens(zone)
        if zone.bits:
            shown = deal.known[zone.owner] if zone.kind == HAND else 0
            hidden = [each for each in tokens if not shown >> each & 1]
            masked.put(zone, members(set_of(tokens) & shown))
            if hidden:
                masked.hidden = {**masked.hidden, zone.id: len(hidden)}
                gaps.append(Gap(number, 0, len(hidden), []))
        else:
            hidden = hide_pile(zone, number, tokens, gaps)
            masked.put(zone, tokens)
        loose += hidden
    return gaps, loose


def hide_pile(zone: Zone, number: int, tokens: list[int], gaps: list[Gap]) -> list[int]:
    """Turn the hidden cards of an ordered zone face down, in place; returns them and adds a gap for each pool."""
    last = len(tokens) - 1 if zone.faces == TOP else len(tokens)
    hidden = tokens[: max(last, 0)]
    places: dict[int, list[int]] = {}
    for place, token in enumerate(hidden):
        places.setdefault(pool_of(token), []).append(place)
        tokens[place] = turned(token)
    for pool in sorted(places):
        gaps.append(Gap(number, pool, len(places[pool]), places[pool]))
    return hidden
