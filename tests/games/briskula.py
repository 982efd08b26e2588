"""What the tests of both games of Briškula share: the sum of a game, the tricks of a page, a match beside the plain program."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.conformance.plays import Record
from tests.games.build import offered, shown
from tests.games.oracle_briskula import Briskula
from tests.games.worked import latin

from adut.cards import parse_card
from adut.deal import Deal
from adut.kernels.briscola import whole


def adds_up(deal: Deal) -> bool:
    """1.4, 1.5, 6.1: the points taken are those of the pack, and the game has one winner or none."""
    game: Any = deal
    points = game.collected()
    return sum(points) == whole(deal.plan.setup) and deal.tally == points and sum(deal.points) == (points.count(max(points)) == 1)


def tricks_of(page: Path) -> list[tuple[list[str], str, int]]:
    """The tricks of a page's last table: four cards, who takes them, what they are worth."""
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.read_text(encoding="utf-8").splitlines()]
    tricks = [cells[1:] for cells in rows if len(cells) == 7 and cells[0].isdigit()]
    return [([latin(card) for card in laid], taker, int(points)) for *laid, taker, points in tricks]


def agree(record: Record, other: Briskula) -> None:
    """A deal beside the plain program: who acts, what they may do, hands, points."""
    deal: Any = record.start()
    for seat, move in record.history:
        assert list(deal.actors()) == other.actors() == [seat]
        assert offered(deal) == other.legal()
        assert [shown(hand).split() for hand in deal.hands] == [sorted(hand, key=parse_card) for hand in other.hands]
        deal.apply(seat, move)
        other.play(deal.vocabulary.text(move))
    assert other.actors() == [] and deal.collected() == other.points() and list(deal.scores()) == other.scores()
