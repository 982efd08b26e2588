"""A toy game whose words no locale file has, so that what the terminal prints of it depends on the terminal alone."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from adut.cards import SEVEN, card_text, pack
from adut.deal import Deal, Fact, Phase
from adut.errors import IllegalMove
from adut.game import Entry, Game, Plan, Setup
from adut.moves import PLAY, WORD, Verb, Vocabulary, argument, card_of, play
from adut.options import Options
from adut.table.log import Journal
from adut.terminal.record import Record
from adut.terminal.screen import Screen
from adut.terminal.seating import Seating
from adut.terminal.session import Session
from adut.zones import ALL, HAND, NOBODY, OWNER, STOCK, TRICK, Zone

HIGH, LOW = 5, 6
AIM = Verb(64, "toy-aim", WORD)


class ToyDeal(Deal):
    """Three cards each; the higher (or lower) of two takes a point."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.hands = plan.setup.none
        self.trick: list[int] = []
        self.stock: list[int] = []
        self.aim = HIGH
        self.won = plan.setup.none

    def blank(self) -> "ToyDeal":
        return ToyDeal(self.plan)

    def copy(self, other: Any) -> None:
        super().copy(other)
        self.hands, self.trick, self.stock, self.aim, self.won = other.hands, other.trick, other.stock, other.aim, other.won

    def facts(self) -> list[Fact]:
        return [Fact("toy-aim", "word", "toy-high" if self.aim == HIGH else "toy-low")]

    def leading(self) -> int:
        return (self.turn + len(self.trick)) % 2 if self.trick else -1


class Aiming(Phase):
    id, section = "toy-aiming", "1"

    def moves(self, deal: ToyDeal, seat: int) -> list[int]:
        return [AIM.of(HIGH), AIM.of(LOW)]

    def apply(self, deal: ToyDeal, seat: int, move: int) -> Phase | None:
        deal.aim = argument(move)
        return PLAYING


class Playing(Phase):
    id, section = "toy-playing", "2"

    def moves(self, deal: ToyDeal, seat: int) -> list[int]:
        return [play(card) for card in range(52) if deal.hands[seat] >> card & 1]

    def refusal(self, deal: ToyDeal, seat: int, move: int) -> IllegalMove:
        if move & 255 == PLAY.code:
            return IllegalMove("toy-hand", f"{card_text(card_of(move))} is not yours")
        return super().refusal(deal, seat, move)

    def apply(self, deal: ToyDeal, seat: int, move: int) -> Phase | None:
        hands = list(deal.hands)
        hands[seat] &= ~(1 << card_of(move))
        deal.hands = hands
        deal.trick = [*deal.trick, card_of(move)]
        deal.turn = 1 - seat
        if len(deal.trick) < 2:
            return self
        first, second = (card % 13 for card in deal.trick)
        winner = deal.turn if (first >= second) == (deal.aim == HIGH) else seat
        deal.won = [points + (winner == at) for at, points in enumerate(deal.won)]
        deal.note("toy-point", winner, card=card_text(max(deal.trick)))
        deal.trick = []
        deal.turn = winner
        if any(deal.hands):
            return self
        deal.points = deal.won
        return None


PLAYING = Playing()


class Toy(Game):
    id, name, seats = "toy", "The toy", (2,)
    vocabulary = Vocabulary(("toy-high", "toy-low"), (AIM,))

    def zones(self, seats: int) -> list[Zone]:
        hands = [Zone("toy-hand", "hands", HAND, OWNER, OWNER, seat, seat, True) for seat in range(seats)]
        return [*hands, Zone("toy-stock", "stock", STOCK, NOBODY), Zone("toy-trick", "trick", TRICK, ALL)]

    def pack(self, setup: Setup) -> list[int]:
        return pack(SEVEN)

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        deal = ToyDeal(plan)
        deal.hands = [sum(1 << card for card in cards[:3]), sum(1 << card for card in cards[3:6])]
        deal.stock = cards[6:]
        deal.turn = plan.forehand
        deal.phase = Aiming()
        return deal

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        return len(sheet) == 2

    def label(self, plan: Plan, deal: Deal) -> str:
        return "toy-label"


@pytest.fixture
def toy() -> Setup:
    """The toy game for two."""
    return Setup(Toy(), 2, Options())


@pytest.fixture
def session(toy: Setup, tmp_path: Path) -> Iterator[Callable[..., Session]]:
    """Makes a session of the toy from what is typed; its output is in ``session.screen.out``."""

    made: list[Session] = []

    def make(typed: str, kinds: tuple[str, ...] = ("you", "random"), seed: int = 5, lang: str = "en") -> Session:
        screen = Screen(io.StringIO(typed), io.StringIO())
        record = Record(tmp_path / "toy.log")
        made.append(Session(lang, Journal(toy), Seating(lang, kinds), screen, record, seed))
        return made[-1]

    yield make
    for each in made:
        each.record.close()
