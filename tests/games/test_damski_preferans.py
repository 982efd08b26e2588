"""Damski preferans: docs/games/damski-preferans.md, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.build import dealt, go, heard, offered, plan, play_out, playable, refusal, same, setup, shown, throw

from adut.cards import SEVEN, cards, members, pack, parse_cards, size
from adut.game import Entry, Match, Plan
from adut.games.damski_preferans import CONTRACTS, PLAYING, keys, open_to
from adut.rng import Rng

TOTALS = {"no-tricks": -20, "jacks": -20, "queens": -20, "hearts-bad": -16, "last-two": -20, "king-of-hearts": -24, "trumps": 40}
NAMES = list(TOTALS)


def adds_up(deal: Any) -> bool:
    """6.1: each game has its total, since no key card is laid away."""
    return sum(deal.scores()) == TOTALS[deal.contract.name]


def damski(hands: list[str] | None = None, talon: str = "", sheet: tuple[Entry, ...] = (), **chosen: Any) -> Any:
    """A deal with seat 0 as forehand; hands and talon that are given replace those that were dealt."""
    made = setup("damski-preferans", **chosen)
    deal: Any = made.game.deal(Plan(made, len(sheet) + 1, 2, [0] * 3, 0, sheet), pack(SEVEN))
    if hands is not None:
        deal.hands = [cards(hand) for hand in hands]
        deal.talon = parse_cards(talon)
    return deal


def entry(label: str, points: tuple[int, int, int] = (0, 0, 0), dealer: int = 2) -> Entry:
    """A line of the sheet."""
    return Entry(label, dealer, list(points), [""] * 3, -1)


FULL = ["KS 8S KH QH 10H 7H 9C 8C JD 10D", "AS 10S 7S AC QC JC 10C 7C AD 8D", "QS JS AH JH 9H KC KD QD 9D 7D"]
TALON = "9S 8H"


def chosen(*moves: str) -> Any:
    """The worked hand after these moves of forehand."""
    return go(damski(FULL, TALON), *moves)


# --- 1, 2


def test_1_1_2_3_five_two_five() -> None:
    deal = dealt(plan("damski-preferans", dealer=2), pack(SEVEN))
    assert [size(hand) for hand in deal.hands] == [10] * 3
    assert deal.talon == pack(SEVEN)[15:17]
    assert shown(deal.hands[0]) == shown(sum(1 << each for each in pack(SEVEN)[:5] + pack(SEVEN)[17:22]))


# --- 3


def test_3_1_the_game_is_named_before_the_talon_is_seen() -> None:
    deal = damski(FULL, TALON)
    assert offered(deal) == {f"choose {name}" for name in NAMES} and deal.actors() == (0,)
    assert [zone.cards for zone in deal.view(0).zones if zone.name == "talon"] == [[None, None]]


def test_3_2_six_games_once_and_trumps_three_times() -> None:
    assert [row.name for row in open_to(["jacks", "trumps", "trumps"])] == [name for name in NAMES if name != "jacks"]
    assert [row.name for row in open_to(["trumps"] * 3)] == NAMES[:-1]
    deal = damski(sheet=(entry("jacks"), entry("queens", dealer=0)))
    assert refusal(deal, "choose jacks") == "not-to-choose" and "choose queens" in offered(deal)


def test_3_3_a_suit_and_nothing_else() -> None:
    deal = chosen("choose trumps")
    assert offered(deal) == {f"choose {suit}" for suit in ("clubs", "diamonds", "hearts", "spades")}
    assert refusal(deal, "choose no-trumps") == "not-offered"


# --- 4


def test_4_1_4_2_all_see_the_talon() -> None:
    deal = damski(FULL, TALON)
    assert heard(deal, "choose queens") == [("talon", 0, {"cards": "9S 8H"})]
    assert deal.known[0] == cards(TALON) and size(deal.hands[0]) == 12


def test_4_3_two_cards_go_away_face_down() -> None:
    deal = chosen("choose queens")
    move = deal.vocabulary.parse("discard KH")
    assert deal.told(0, move, 0) == "discard KH" and deal.told(0, move, 1) == deal.told(0, move, -1) == "discard ?"
    go(deal, "discard KH", "discard KS")
    assert deal.phase.id == "tricks" and size(deal.hands[0]) == 10
    views = {seat: next(zone for zone in deal.view(seat).zones if zone.id == "discards-0").cards for seat in (0, 1)}
    assert views == {0: ["KS", "KH"], 1: [None, None]}


@pytest.mark.parametrize(
    ("game", "barred"),
    [("no-tricks", ""), ("jacks", "JD"), ("queens", "QH"), ("hearts-bad", "KH QH 10H 7H 8H"), ("last-two", ""), ("king-of-hearts", "KH")],
)
def test_4_4_key_cards_stay(game: str, barred: str) -> None:
    deal = chosen(f"choose {game}")
    assert offered(deal) == {f"discard {card}" for card in shown(deal.hands[0] & ~cards(barred)).split()}
    for card in barred.split():
        assert refusal(deal, f"discard {card}") == "key-card"


def test_4_4_trumps_have_no_key_cards() -> None:
    assert len(offered(chosen("choose trumps", "choose hearts"))) == 12 and keys(CONTRACTS[6]) == 0


# --- 5


@pytest.mark.parametrize(("game", "free"), [("hearts-bad", False), ("king-of-hearts", False), ("queens", True)])
def test_5_5_the_bar_on_hearts(game: str, free: bool) -> None:
    deal = chosen(f"choose {game}", "discard 8C", "discard 9C")
    assert ("play 10H" in offered(deal)) is free
    if not free:
        assert refusal(deal, "play 10H") == "barred-lead"


def test_5_3_a_void_must_trump() -> None:
    deal = chosen("choose trumps", "choose diamonds", "discard 9C", "discard 8C")
    assert playable(throw(deal, "QH")) == same("AD 8D")


# --- 6


def finished(name: str, tricks: list[int], taken: dict[int, str], sheet: tuple[Entry, ...] = ()) -> Any:
    """A deal of a game that has been played with these takers of tricks and cards."""
    deal = go(damski(sheet=sheet), f"choose {name}", *(["choose clubs"] if name == "trumps" else []))
    deal.hands, deal.winners = [0] * 3, tricks
    deal.taken = [cards(taken.get(seat, "")) for seat in range(3)]
    return deal


FOUR = [
    ("trumps", [0] * 6 + [1] + [2] * 3, {}, [24, 4, 12]),
    ("king-of-hearts", [0] * 5 + [2] * 5, {2: "KH"}, [0, 0, -24]),
    ("last-two", [2] * 8 + [0, 1], {}, [-10, -10, 0]),
    ("no-tricks", [0] + [1] * 7 + [2] * 2, {}, [-2, -14, -4]),
]


@pytest.mark.parametrize(("name", "tricks", "taken", "points"), FOUR)
def test_6_1_four_deals_of_the_source(name: str, tricks: list[int], taken: dict[int, str], points: list[int]) -> None:
    deal = finished(name, tricks, taken)
    assert deal.contract.points(deal) == points


def test_6_3_above_and_below_the_line() -> None:
    sheet: tuple[Entry, ...] = ()
    marks: list[str] = []
    for number, (name, tricks, taken, _) in enumerate(FOUR):
        deal = finished(name, tricks, taken, sheet if number < 3 else tuple(row for row in sheet if row.label != name))
        PLAYING.after_last(deal)
        sheet += (entry(name, tuple(deal.points), (2 + number) % 3),)
        marks = deal.marks
    assert marks == ["+24 −12", "+4 −24", "+12 −28"]


def test_6_2_the_triangle_of_the_source() -> None:
    """Sums are written one below the other, and each crosses out the one before."""
    made = setup("damski-preferans")
    sheet = [entry(name, tuple(points), (2 + number) % 3) for number, (name, _, _, points) in enumerate(FOUR)]
    boards = made.game.pad(made, sheet)
    assert [[(column.key, [cell.text for cell in column.cells]) for column in board.columns] for board in boards] == [
        [("above", ["24"]), ("below", ["10", "12"])],
        [("above", ["4"]), ("below", ["10", "24"])],
        [("above", ["12"]), ("below", ["24", "28"])],
    ]
    below = boards[2].columns[1].cells
    assert [(cell.style, cell.deal) for cell in below] == [("crossed", 2), ("total", 4)] and [board.side for board in boards] == [0, 1, 2]
    assert [[cell.text for column in board.columns for cell in column.cells] for board in made.game.pad(made, [])] == [["0", "0"]] * 3


def test_6_1_the_other_games() -> None:
    order = [0, 1, 2, 0, 1, 2, 0, 1, 2, 0]
    deal = finished("jacks", order, {0: "JS JH", 2: "JD"})
    assert deal.contract.points(deal) == [-10, 0, -5]
    deal = finished("hearts-bad", order, {1: "7H 8H KH"})
    assert deal.contract.points(deal) == [0, -6, 0]


def test_6_4_one_players_games_make_nothing() -> None:
    assert sum(TOTALS.values()) + 2 * TOTALS["trumps"] == 0


def test_7_1_27_deals_and_the_sum_is_nothing() -> None:
    match = play_out(Match(setup("damski-preferans"), 1), Rng(4))
    assert len(match.sheet) == 27 and sum(match.totals) == 0
    for seat in range(3):
        labels = sorted(row.label for row in match.sheet if (row.dealer + 1) % 3 == seat)
        assert labels == sorted([*NAMES, "trumps", "trumps"])


TRICKS = ("QH QC JH", "10D AD QD", "AS QS 8S", "AC KC 8C", "10C AH 9C", "7C KD JD", "JC 9D 10H", "8D 7D 9S", "7S JS 7H", "9H 8H 10S")


def test_the_worked_hand() -> None:
    deal = throw(chosen("choose queens", "discard KH", "discard KS"), *TRICKS)
    assert deal.winners == [0, 1, 1, 1, 1, 1, 1, 1, 2, 2]
    assert deal.scores() == (-10, -10, 0) and deal.marks == ["+0 −10", "+0 −10", "+0 −0"]
    assert len(members(deal.discards[0])) == 2
