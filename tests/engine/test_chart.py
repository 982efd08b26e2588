"""The chart of contracts: what has been played, what is to come, what each has brought."""

from __future__ import annotations

import pytest

from adut import locale, registry
from adut.game import Entry, Match, Setup
from adut.games import atomski_king
from adut.pad import DONE, LABEL, NOW, TO_COME, TOTAL, Board, Column
from adut.rng import Rng

CHOSEN = ("sarena-lora", "majorka", "damski-preferans", "atomski-king")
DEALT = ("lora", "reli")
ORDERED = ("king", "king-3")


def setup(game: str) -> Setup:
    """A game as it is usually played."""
    found = registry.game(game)
    return Setup(found, found.seats[0], found.options())


def texts(column: Column) -> list[str]:
    """What stands in a column."""
    return [cell.text for cell in column.cells]


def started(game: str, dealer: int = 0) -> Match:
    """A match in its first deal."""
    match = Match(setup(game), dealer)
    match.begin(match.shuffled(Rng(3)))
    return match


def played(match: Match, deals: int) -> Match:
    """A match after so many deals, each of random moves, and with the next one begun."""
    rng = Rng(5)
    while len(match.sheet) < deals:
        deal = match.deal
        assert deal is not None and deal.phase is not None
        seat = deal.actors()[0]
        match.apply(seat, deal.phase.any_move(deal, seat, rng))
        if match.between:
            match.begin(match.shuffled(rng))
    return match


def boards(match: Match) -> list[Board]:
    """The chart as it stands."""
    return match.setup.game.chart(match.setup, match.sheet, match.deal)


@pytest.mark.parametrize("game", CHOSEN + DEALT + ORDERED)
def test_a_chart_has_a_row_for_each_contract_and_a_column_for_each_player(game: str) -> None:
    match = started(game)
    for board in boards(match):
        assert {len(column.cells) for column in board.columns} == {len(board.columns[-1].cells)}
        assert [column.side for column in board.columns if column.side >= 0] == list(range(match.setup.seats))
        labels = next(column for column in board.columns if column.cells[0].style == LABEL)
        for lang in ("en", "sr", "hr"):
            assert all(f"label-{each}" in locale.source(lang) or f"word-{each}" in locale.source(lang) for each in texts(labels))


def test_what_forehand_has_chosen_is_ticked_off() -> None:
    """Damski preferans 3.2: six games once each, trumps three times."""
    match = started("damski-preferans", 0)
    for seat, choice in ((1, "jacks"), (2, "queens"), (0, "trumps")):
        deal = match.deal
        assert deal is not None and deal.actors() == (seat,)
        match.apply(seat, deal.vocabulary.parse(f"choose {choice}"))
        match = played(match, len(match.sheet) + 1)
    columns = boards(match)[0].columns
    assert texts(columns[0]) == ["no-tricks", "jacks", "queens", "hearts-bad", "last-two", "king-of-hearts", "trumps"]
    one = TO_COME
    assert texts(columns[2]) == [one, DONE, one, one, one, one, one * 3]
    assert texts(columns[3]) == [one, one, DONE, one, one, one, one * 3]
    assert texts(columns[1]) == [one, one, one, one, one, one, DONE + one * 2]
    assert [(cell.style, cell.deal) for cell in columns[2].cells[:2]] == [("", 0), ("", 1)]


def test_what_is_being_played_is_marked() -> None:
    match = started("majorka", 2)
    deal = match.deal
    assert deal is not None
    assert NOW not in "".join("".join(texts(column)) for column in boards(match)[0].columns)
    match.apply(3, deal.vocabulary.parse("choose no-queens"))
    assert [texts(column)[2] for column in boards(match)[0].columns] == ["no-queens", TO_COME, TO_COME, TO_COME, NOW]


def test_deals_in_a_fixed_order_show_what_is_to_come() -> None:
    """King 6.1: twelve deals; after two of them the third is on."""
    match = played(started("king"), 2)
    board = boards(match)[0]
    signs, labels, *sides = board.columns
    assert texts(signs) == [DONE] * 2 + [NOW] + [TO_COME] * 9
    assert texts(labels)[:3] == ["no-tricks", "jacks", "queens"]
    assert [texts(side)[:3] for side in sides] == [[str(row.points[at]) for row in match.sheet] + [""] for at in range(4)]
    between = match.setup.game.chart(match.setup, match.sheet, None)[0]
    assert texts(between.columns[0]) == [DONE] * 2 + [TO_COME] * 10


def test_each_dealer_has_a_series_of_its_own() -> None:
    """Lora 2.2: seven deals in a row by each dealer; Reli 7.1: eight, one of which is Mau-mau."""
    match = played(started("lora", 3), 2)
    columns = boards(match)[0].columns
    assert texts(columns[4]) == [DONE, DONE, NOW, *[TO_COME] * 4]
    assert texts(columns[1]) == [TO_COME] * 7
    match = started("reli")
    match.sheet = [
        Entry(row, 0, [0] * 4, [""] * 4, -1) for row in ("intuicija", "sans", "betl", "no-hearts", "no-queens", "king-jack-last")
    ]
    match.written = True
    match.begin(match.shuffled(Rng(1)))
    assert texts(boards(match)[0].columns[1]) == [DONE] * 6 + [NOW, TO_COME]


def test_points_are_added_up_by_contract() -> None:
    match = started("sarena-lora")
    rows = [("betl", [1, 2, 3, 2]), ("sans", [-1, -2, -3, -2]), ("betl", [8, 0, 0, 0]), ("lora-again", [0, 0, 8, 0])]
    match.sheet = [Entry(label, 0, points, [""] * 4, -1) for label, points in rows]
    labels, *sides = boards(match)[1].columns
    assert texts(labels) == ["sans", "betl", "lora-again", "total"]
    assert [texts(side) for side in sides] == [["-1", "9", "0", "8"], ["-2", "2", "0", "0"], ["-3", "3", "8", "8"], ["-2", "2", "0", "0"]]
    assert [cell.style for cell in sides[0].cells] == ["", "", "", TOTAL]


BAD = ["no-tricks", "jacks", "queens", "hearts-bad", "last-two", "king-of-hearts"]
GOOD = ["clubs", "diamonds", "hearts", "spades", "no-trumps", "mizar"]


@pytest.mark.parametrize(
    ("series", "left"),
    [
        ([], [*BAD, "erlas", *GOOD, "final-erlas"]),
        (["erlas", *BAD[:2]], [*BAD[2:], *GOOD, "final-erlas"]),
        ([*BAD, "mizar"], GOOD[:5]),
        ([*BAD, *GOOD], []),
        ([*BAD, "erlas", *GOOD], ["final-erlas"]),
        ([*BAD, "erlas", *GOOD, "final-erlas"], []),
        ([*BAD, "erlas", *GOOD, "clubs"], []),
    ],
)
def test_what_a_series_of_atomski_king_leaves_open(series: list[str], left: list[str]) -> None:
    """Atomski king 3.1 to 3.5."""
    assert atomski_king.still_open(series) == left
