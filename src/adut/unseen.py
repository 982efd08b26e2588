"""The unseen cards of one seat: deals drawn from all that agree with the evidence, each as likely as any other.

Where cards may lie single by single, the readings of the evidence draw (``adut.reading``). Evidence that is no statement about
single cards (``Deal.plausible``) rejects at most a fixed number of draws; then a complete search in random order finds a deal that agrees.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from adut.deal import Deal
from adut.reading import Reading, pick
from adut.rng import Rng

DRAWS: Final = 200
"""How many draws ``plausible`` may refuse before the complete search begins."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Gap:
    """Room for hidden cards: the zone's number, the pool they come from, how many, and (ordered zones) their places."""

    def __init__(self, zone: int, pool: int, count: int, places: list[int]) -> None:
        self.zone = zone
        self.pool = pool
        self.count = count
        self.places = places


@mypyc_attr(allow_interpreted_subclasses=True)
class Unseen:
    """All that one seat does not see: the gaps, and the readings of the evidence."""

    def __init__(self, gaps: list[Gap], readings: list[Reading]) -> None:
        self.gaps = gaps
        self.readings = readings
        self.running: list[float] = []
        total = 0.0
        for reading in readings:
            total += reading.weight
            self.running.append(total)

    def complete(self, masked: Deal, rng: Rng) -> Deal:
        """A copy of the masked deal with its gaps filled."""
        for _ in range(DRAWS):
            reading = self.readings[pick(self.running, rng)] if len(self.readings) > 1 else self.readings[0]
            deal = self.filled(masked, reading.draw(rng), rng)
            if deal.plausible() and self.chosen(deal, rng):
                return deal
        return self.searched(masked, rng)

    def chosen(self, deal: Deal, rng: Rng) -> bool:
        """Keep a deal that several readings fit with the chance that makes all deals equally likely."""
        if len(self.readings) == 1:
            return True
        hands = [deal.held(seat) for seat in range(deal.seats)]
        fits = 0
        for known, ruled_out in deal.readings():
            fits += not any([known[seat] & ~hand or ruled_out[seat] & hand for seat, hand in enumerate(hands)])
        return fits < 2 or rng.below(fits) == 0

    def filled(self, masked: Deal, tokens: list[list[int]], rng: Rng) -> Deal:
        """Put drawn tokens into the gaps of a copy."""
        deal = masked.clone()
        zones = deal.zones()
        for at, gap in enumerate(self.gaps):
            zone = zones[gap.zone]
            if zone.bits:
                deal.add(zone, tokens[at])
                continue
            content = deal.tokens(zone)
            for number, place in enumerate(gap.places):
                content[place] = tokens[at][number]
            deal.put(zone, content)
        deal.renewed(rng)
        return deal

    def searched(self, masked: Deal, rng: Rng) -> Deal:
        """The first plausible deal of a complete search in random order."""
        for reading in self.readings:
            cards: list[int] = []
            allowed: list[list[int]] = []
            for index, tokens in enumerate(reading.classes):
                for token in tokens:
                    cards.append(token)
                    allowed.append(self.allowed_shuffled(reading.allowed[index], rng))
            filled: list[list[int]] = [[] for _ in self.gaps]
            for at, token in enumerate(reading.fixed):
                filled[reading.fixed_gaps[at]].append(token)
            found = self.place(masked, cards, allowed, 0, reading.rooms.copy(), filled, rng)
            if found is not None:
                return found
        raise AssertionError("the true deal agrees with the evidence, so one must be found")

    def allowed_shuffled(self, gaps: list[int], rng: Rng) -> list[int]:
        """The gaps in random order."""
        order = gaps.copy()
        rng.shuffle(order)
        return order

    def place(
        self, masked: Deal, cards: list[int], allowed: list[list[int]], at: int, rooms: list[int], filled: list[list[int]], rng: Rng
    ) -> Deal | None:
        """Place the cards from ``at`` on in every possible way until a deal is plausible."""
        if at == len(cards):
            deal = self.filled(masked, filled, rng)
            return deal if deal.plausible() else None
        for gap in allowed[at]:
            if rooms[gap]:
                rooms[gap] -= 1
                filled[gap].append(cards[at])
                found = self.place(masked, cards, allowed, at + 1, rooms, filled, rng)
                if found is not None:
                    return found
                filled[gap].pop()
                rooms[gap] += 1
        return None
