"""News: what viewers are told has just happened."""

from __future__ import annotations

import msgspec

from adut.deal import Deal, Event


class EventView(msgspec.Struct, frozen=True):
    """One thing that has happened, as one viewer perceives it."""

    key: str
    seat: int
    data: dict[str, str]


class News:
    """One thing that has happened. ``told`` holds the text of a move as each viewer perceives it, the spectators' last."""

    def __init__(self, key: str, seat: int = -1, data: dict[str, str] | None = None, told: list[str] | None = None) -> None:
        self.key = key
        self.seat = seat
        self.data = data or {}
        self.told = told

    def noticed(self, viewer: int) -> bool:
        """Whether a viewer (-1: a spectator) notices this."""
        return self.told is None or self.told[viewer] != ""

    def seen(self, viewer: int) -> EventView:
        """This as a viewer (-1: a spectator) perceives it."""
        data = self.data if self.told is None else {**self.data, "move": self.told[viewer]}
        return EventView(self.key, self.seat, data)


def moved(deal: Deal, seat: int, move: int) -> News:
    """The news of a move, before it is made."""
    viewers = [*range(deal.seats), -1]
    return News("moved", seat, told=[deal.told(seat, move, viewer) for viewer in viewers])


def heard(events: list[Event]) -> list[News]:
    """The news of a deal's own events; the list is emptied."""
    news = [News(event.key, event.seat, event.data) for event in events]
    events.clear()
    return news
