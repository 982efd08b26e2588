"""A match as a table of rows: a row more is a deal more, in the order, the sum and the chart; with an option or without."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from tests.games.build import setup

from adut.cards import HEARTS, JACK, KING, OF_RANK, OF_SUIT, QUEEN, SEVEN, card, pack
from adut.game import Entry, Setup
from adut.games import king, king_3, lora
from adut.kernels.contracts import Contract
from adut.kernels.erlas import erlas, final_erlas, six_for_three
from adut.kernels.sale import PLAYING, KingOptions
from adut.kernels.series import OneSeries
from adut.options import Options, option
from adut.zones import Zone

MORE = (Contract("betl", PLAYING, trick=-1, option="betl"),)


@dataclass(frozen=True)
class MoreOptions(Options):
    """The option of Erlaš, and one more."""

    bar_in_erlas: bool = option(False, "As in King.")
    betl: bool = option(False, "A deal of betl more.")


class MoreKing(OneSeries):
    """The series of King with a further deal, as an option."""

    id = "more-king"
    seats: tuple[int, ...] = (4,)
    options: type[Options] = MoreOptions

    def table(self) -> tuple[Contract, ...]:
        return (*king.CONTRACTS[:6], *MORE, *king.CONTRACTS[6:])

    def zones(self, seats: int) -> list[Zone]:
        return []

    def pack(self, setup: Setup) -> list[int]:
        return pack(SEVEN)


def entries(made: Setup) -> list[Entry]:
    """A whole sheet in which nobody has anything."""
    names = made.game.names(made)  # type: ignore[attr-defined]
    return [Entry(name, number % 4, [0] * 4, [""] * 4, -1) for number, name in enumerate(names)]


@pytest.mark.parametrize(("betl", "deals", "total"), [(False, 12, 0), (True, 13, -8)])
def test_a_row_with_an_option_is_a_deal_more(betl: bool, deals: int, total: int) -> None:
    game = MoreKing()
    made = Setup(game, 4, MoreOptions(betl=betl))
    names = game.names(made)
    assert len(names) == deals and ("betl" in names) == betl
    sheet = entries(made)
    rows = [game.row(made, sheet[:number]) for number in range(deals)]
    assert [game.table()[row].name for row in rows] == names
    assert not game.finished(made, sheet[:-1], [0] * 4) and game.finished(made, sheet, [total, 0, 0, 0])
    with pytest.raises(AssertionError):
        game.finished(made, sheet, [total + 1, 0, 0, 0])
    [board] = game.chart(made, [], None)
    assert [cell.text for cell in board.columns[1].cells] == names


@pytest.mark.parametrize(
    ("module", "totals"),
    [
        (king, [-16, -16, -16, -16, -16, -16, -96, 24, 24, 24, 24, 96]),
        (king_3, [-20, -20, -20, -16, -20, -24, -120, *[20] * 6, 120]),
    ],
)
def test_totals_of_the_rows(module: object, totals: list[int]) -> None:
    """King 6.1, King for three 6.1."""
    game = module.GAME  # type: ignore[attr-defined]
    made = setup(game.id)
    assert [row.total(game.pack(made), made.seats) for row in game.table()] == totals and game.total(made) == 0


def test_lora_totals_of_the_rows() -> None:
    """Lora 6.1; what counts for the player opposite counts too."""
    assert [row.total(pack(SEVEN), 4) for row in lora.CONTRACTS[1:6]] == [-8, 8, 8, 8, 8]
    assert Contract("", PLAYING, across=((1 << card(0, JACK), 4),), across_last=(4, 0, 0)).total(pack(SEVEN), 4) == 8


def test_erlas_is_the_six_together() -> None:
    """What the games of the source count, written out."""
    six = six_for_three(PLAYING)
    cards = ((OF_RANK[JACK], -5), (OF_RANK[QUEEN], -5), (OF_SUIT[HEARTS], -2), (1 << card(HEARTS, KING), -24))
    row, final = erlas(PLAYING, six), final_erlas(PLAYING, six)
    assert (row.trick, row.cards, row.last) == (-2, cards, (-10, -10))
    assert (final.trick, final.cards, final.last) == (2, tuple([(counting, -each) for counting, each in cards]), (10, 10))
    assert not final.bar and not row.barred(KingOptions())
    assert row.barred(KingOptions(bar_in_erlas=True)) == OF_SUIT[HEARTS]
