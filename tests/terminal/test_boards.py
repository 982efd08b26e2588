"""The score sheet as players draw it, and the chart of contracts, as text."""

from collections.abc import Callable

import pytest

from adut.deal import Deal
from adut.game import Entry, Match, Setup
from adut.kernels import chart
from adut.pad import CROSSED, LINE, STROKE, TOTAL, USED, Board, Cell, Column
from adut.terminal import boards
from adut.terminal.screen import Left
from adut.terminal.session import Session

NAMES = ["Ana", "Boris"]
SHEET = [Entry("toy-label", 0, [3, -12], ["", ""], -1), Entry("toy-odd", 1, [4, 1], ["", ""], -1)]


def soup(side: int) -> Board:
    """A board with three columns, as preferans has them."""
    bule = [Cell("60", CROSSED), Cell("|", STROKE), Cell("|", USED), Cell("", LINE), Cell("52", TOTAL)]
    return Board("", [Column("toy-left", [Cell("8"), Cell("18")], 1 - side), Column("toy-bule", bule), Column("toy-right", [])], side)


@pytest.fixture
def match(toy: Setup, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match of the toy with a pad and a chart."""

    def pad(setup: Setup, sheet: list[Entry]) -> list[Board]:
        return [soup(0), soup(1)]

    def charted(setup: Setup, sheet: list[Entry], deal: Deal | None) -> list[Board]:
        names = ["toy-label", "toy-odd", "toy-label"]
        return [chart.in_order(setup, sheet, deal, names), *chart.by_contract(setup, sheet, names)]

    monkeypatch.setattr(toy.game, "pad", pad, raising=False)
    monkeypatch.setattr(toy.game, "chart", charted, raising=False)
    match = Match(toy)
    match.sheet = list(SHEET)
    return match


def test_a_board_for_each_player(match: Match) -> None:
    drawn = boards.pad("en", match, NAMES, 80)
    assert drawn[:8] == [
        "",
        "Ana:",
        "Toy left Boris  Toy bule  Toy right",
        "             8      (60)",
        "            18         |",
        "                     (|)",
        "                  ------",
        "                     =52",
    ]
    assert drawn[9] == "Boris:" and len(drawn) == 17
    assert drawn[-1] == "In brackets: crossed out or used up. After “=”: what counts now."


def test_columns_below_each_other_where_a_board_is_too_wide(match: Match) -> None:
    assert boards.pad("en", match, NAMES, 30)[1:5] == [
        "Ana:",
        "Toy left Boris: 8, 18",
        "Toy bule: (60), |, (|), ------, =52",
        "Toy right: ",
    ]


def test_a_chart(match: Match) -> None:
    assert boards.chart("en", match, NAMES, 80) == [
        "",
        "The deals in order:",
        "   Game       Ana  Boris",
        "✓  Toy label    3    -12",
        "✓  Toy odd      4      1",
        "○  Toy label",
        "",
        "Points by game:",
        "Game       Ana  Boris",
        "Toy label    3    -12",
        "Toy odd      4      1",
        "Total        7    -11",
        "✓ played, ● being played, ○ to come",
    ]
    assert boards.chart("en", match, NAMES, 20)[2:5] == [
        "✓; Game Toy label; Ana 3; Boris -12",
        "✓; Game Toy odd; Ana 4; Boris 1",
        "○; Game Toy label",
    ]


def test_most_games_have_neither(toy: Setup) -> None:
    assert boards.pad("en", Match(toy), NAMES, 80) == boards.chart("en", Match(toy), NAMES, 80) == []


def test_the_score_command_shows_both(session: Callable[..., Session], match: Match) -> None:
    made = session("score\nquit\n")
    with pytest.raises(Left):
        made.play()
    printed = made.screen.out.getvalue()  # type: ignore[attr-defined]
    assert "Toy left Boris  Toy bule  Toy right" in printed and "✓ played" in printed
