"""A view in words: what a seat sees, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from adut import locale
from adut.locale.words import numbered
from adut.moves import Vocabulary
from adut.view import FactView, View, ZoneView
from adut.zones import HAND, PILE, ROW, TRICK


class Picture:
    """Draws views in one language for players of these names; the vocabulary is that of the game."""

    def __init__(self, lang: str, names: Sequence[str], vocabulary: Vocabulary | None = None) -> None:
        self.lang = lang
        self.names = names
        self.vocabulary = vocabulary or Vocabulary()

    def lines(self, view: View) -> list[str]:
        """All of it: the deal, the facts, the auction, the zones, and last the viewer's own hand."""
        heading = locale.text(self.lang, "term-deal", number=view.number, dealer=self.names[view.dealer])
        drawn = [heading, *self.facts(view), *self.own_facts(view), *self.auction(view)]
        own = [zone for zone in view.zones if self.is_own_hand(view, zone)]
        rows = laid(view)
        others = [zone for zone in view.zones if zone not in own and (rows or zone.kind != ROW)]
        for _, group in groupby(others, key=line_of):
            drawn += self.group(view, list(group))
        return drawn + [f"{locale.text(self.lang, 'term-hand')}: {self.cards(zone)}" for zone in own]

    def is_own_hand(self, view: View, zone: ZoneView) -> bool:
        """Whether a zone is the viewer's hand."""
        return zone.kind == HAND and view.seat is not None and zone.owner == view.seat

    def facts(self, view: View) -> list[str]:
        """What everybody knows about the deal, on one line."""
        facts = [self.fact(fact) for fact in view.facts if not fact.own]
        return ["; ".join(facts)] if facts else []

    def own_facts(self, view: View) -> list[str]:
        """What the viewer alone knows, on one line."""
        facts = [self.fact(fact) for fact in view.facts if fact.own]
        return [f"{locale.text(self.lang, 'term-own')}: {'; '.join(facts)}"] if facts else []

    def fact(self, fact: FactView) -> str:
        """A line about the deal."""
        return locale.fact(self.lang, fact.key, fact.kind, fact.value, self.names, None if fact.own else fact.seat)

    def auction(self, view: View) -> list[str]:
        """Who has said what, in order, on one line."""
        said = [f"{self.names[each.seat]}: {locale.label(self.lang, self.vocabulary, each.move, self.names)}" for each in view.auction]
        return [f"{locale.text(self.lang, 'term-auction')}: {'; '.join(said)}"] if said else []

    def group(self, view: View, zones: list[ZoneView]) -> list[str]:
        """Zones that share a line, or none if there is nothing to see."""
        parts = [self.part(view, zone) for zone in zones if zone.cards or zone.kind in (PILE, ROW)]
        common, number = numbered(zones[0].name)
        name = locale.zone(self.lang, common)
        if number and zones[0].owner is not None:
            name = f"{name}, {self.names[zones[0].owner]}"
        return [f"{name}: {', '.join(parts)}"] if parts else []

    def part(self, view: View, zone: ZoneView) -> str:
        """One zone, with its owner."""
        if zone.kind == TRICK and zone.owner is None:
            return self.trick(view, zone)
        number = numbered(zone.name)[1]
        owner = "" if zone.owner is None else self.names[zone.owner]
        return f"{number or owner} {self.cards(zone)}".lstrip()

    def trick(self, view: View, zone: ZoneView) -> str:
        """The cards of a trick with who played them."""
        if view.trick_leader is None:
            return self.cards(zone)
        return ", ".join(f"{self.names[seat]} {locale.card(card or '?')}" for seat, card in zip(view.trick_seats, zone.cards, strict=True))

    def cards(self, zone: ZoneView) -> str:
        """The cards of a zone; those face down are counted."""
        shown: list[str] = []
        for down, run in groupby(zone.cards, key=lambda card: card is None):
            run_cards = list(run)
            shown.append(self.backs(zone, len(run_cards)) if down else locale.cards([str(card) for card in run_cards]))
        cards = " + ".join(shown) or locale.text(self.lang, "term-empty")
        return f"{cards} = {zone.stands_for}" if zone.stands_for else cards

    def backs(self, zone: ZoneView, number: int) -> str:
        """So many cards face down; where all are, the number alone says it."""
        return str(number) if number == len(zone.cards) else locale.text(self.lang, "term-backs", number=number)

    def last_trick(self, view: View) -> str:
        """The last trick with who played what."""
        if not view.last_trick:
            return locale.text(self.lang, "term-no-last-trick")
        played = ", ".join(f"{self.names[each.seat]} {locale.card(each.card)}" for each in view.last_trick)
        return f"{locale.text(self.lang, 'term-last-trick')}: {played}"


def line_of(zone: ZoneView) -> tuple[str, str, int | None]:
    """What zones on one line have in common: their name, and the owner of those that are numbered."""
    common, number = numbered(zone.name)
    return common, zone.kind, zone.owner if number else None


def laid(view: View) -> bool:
    """Whether rows are played with: where tricks are played too, only once a card lies in one."""
    tricks = any(zone.kind == TRICK for zone in view.zones)
    return not tricks or any(zone.cards for zone in view.zones if zone.kind == ROW)
