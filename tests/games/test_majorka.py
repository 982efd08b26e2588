"""Majorka: docs/games/majorka.md, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.build import dealt, go, heard, offered, plan, play_out, playable, refusal, same, setup, shown, throw

from adut.cards import cards, pack, parse_cards, size
from adut.game import Entry, Match, Plan
from adut.games.majorka import CONTRACTS
from adut.kernels.doubling import settled
from adut.rng import Rng

TOTALS = {"betl": 26, "no-hearts": 26, "no-queens": 24, "heart-king": 20, "last-three": 31, "trumps": -65, "slagalica": -65}
NAMES = list(TOTALS)


def adds_up(deal: Any) -> bool:
    """6.1, 4.5: each game has its total, and doublings move points without making any."""
    return sum(deal.scores()) == TOTALS[deal.contract.name]


def majorka(hands: list[str] | None = None, sheet: tuple[Entry, ...] = (), **chosen: Any) -> Any:
    """A deal with seat 0 as forehand; hands that are given replace those that were dealt."""
    made = setup("majorka", **chosen)
    deal: Any = made.game.deal(Plan(made, len(sheet) + 1, 3, [0] * 4, 0, sheet), pack())
    if hands is not None:
        deal.hands = [cards(hand) for hand in hands]
    return deal


def entry(label: str, doublers: str = "", dealer: int = 3) -> Entry:
    """A line of the sheet with the seats that had doubled."""
    return Entry(label, dealer, [0] * 4, ["×2" if str(seat) in doublers else "" for seat in range(4)], -1)


def undoubled(deal: Any, *moves: str) -> Any:
    """Make the moves of forehand, and let everybody pass."""
    return go(deal, *moves, "pass", "pass", "pass")


# --- 1, 2, 3


def test_1_1_2_3_the_pack_in_packets() -> None:
    deal = dealt(plan("majorka", dealer=3), pack())
    assert [size(hand) for hand in deal.hands] == [13] * 4
    assert shown(deal.hands[0]) == same(" ".join(["2C 3C 4C 5C", "5D 6D 7D", "4H 5H 6H", "3S 4S 5S"]))


def test_3_1_forehand_chooses_from_what_is_left() -> None:
    deal = majorka(sheet=(entry("betl"), entry("no-hearts", dealer=0), entry("trumps")))
    left = {f"choose {name}" for name in NAMES if name not in ("betl", "trumps")}
    assert offered(deal) == left and refusal(deal, "choose betl") == "not-to-choose"


def test_3_3_trumps_are_named_with_the_game() -> None:
    deal = go(majorka(), "choose trumps")
    assert deal.actors() == (0,)
    assert offered(deal) == {f"choose {word}" for word in ("clubs", "diamonds", "hearts", "spades", "no-trumps")}
    assert go(deal, "choose hearts").trump == 2 and deal.actors() == (1,)


# --- 4


def test_4_1_4_2_doublings_in_order_and_the_answers() -> None:
    deal = go(majorka(), "choose betl")
    assert deal.actors() == (1,) and offered(deal) == {"pass", "double"}
    go(deal, "double", "pass", "double")
    assert deal.actors() == (0,) and offered(deal) == {"accept 1", "redouble 1"}
    go(deal, "redouble 1")
    assert offered(deal) == {"accept 3", "redouble 3"}
    go(deal, "accept 3")
    assert deal.doubles == [0, 4, 0, 2] and deal.actors() == (0,) and deal.phase.id == "tricks"


def doubled(points: list[int], *doubles: int) -> list[int]:
    """Plain points of a deal chosen by seat 0, with doublings."""
    deal = majorka()
    deal.doubles = list(doubles)
    return settled(deal, points)


def test_4_3_the_example_of_the_source() -> None:
    assert doubled([2, 9, 6, 9], 0, 0, 2, 0) == [-6, 9, 14, 9]


@pytest.mark.parametrize(
    ("points", "doubles", "expected"),
    [
        ([6, 10, 6, 4], (0, 0, 2, 0), [6, 10, 6, 4]),
        ([6, 10, 2, 8], (0, 0, 2, 0), [14, 10, -6, 8]),
        ([2, 9, 6, 9], (0, 0, 4, 0), [-14, 9, 22, 9]),
        ([4, 6, 0, 16], (0, 2, 2, 4), [4 - 4 + 8 - 48, 6 + 4, 0 - 8, 16 + 48]),
        ([-30, -20, -5, -10], (0, 2, 0, 0), [-50, 0, -5, -10]),
    ],
)
def test_4_3_to_4_5_pair_by_pair(points: list[int], doubles: tuple[int, ...], expected: list[int]) -> None:
    assert doubled(points, *doubles) == expected and sum(expected) == sum(points)


def test_4_6_what_is_owed_is_doubled_at_the_last_contract() -> None:
    sheet = tuple(entry(name, "1" if name == "betl" else "") for name in NAMES[:-1])
    deal = majorka(sheet=sheet)
    assert offered(deal) == {"choose slagalica"}
    events = heard(deal, "choose slagalica")
    assert [(key, seat) for key, seat, _ in events] == [("must-double", 2), ("must-double", 3)]
    assert deal.doubles == [0, 0, 2, 2] and deal.actors() == (1,)
    assert offered(go(deal, "pass")) == {"accept 2", "redouble 2"}


@pytest.mark.parametrize(
    ("name", "plain", "moves", "expected"),
    [
        # 1: 4 to pay four times over, 2: 5 twice, 3: 10 four times; 10 + 16 - 10 + 40
        ("last-three", [10, 6, 15, 0], ("double", "double", "double", "redouble 1", "accept 2", "redouble 3"), [56, -10, 25, -40]),
        # 2 is as good as the chooser, 3 worse by 10
        ("trumps", [-25, 0, -25, -15], ("pass", "double", "double", "redouble 2", "redouble 3"), [-65, 0, -25, 25]),
        # 1 is last, 25 worse than the chooser; 3, who is 25 better, has only doubled
        ("slagalica", [-20, 5, -5, -45], ("double", "pass", "double", "redouble 1", "accept 3"), [-70, 105, -5, -95]),
    ],
)
def test_4_doublings_reckoned_by_hand(name: str, plain: list[int], moves: tuple[str, ...], expected: list[int]) -> None:
    chosen = ("choose trumps", "choose no-trumps") if name == "trumps" else (f"choose {name}",)
    deal = go(majorka(), *chosen, *moves)
    assert sum(plain) == TOTALS[name] and settled(deal, plain) == expected and sum(expected) == TOTALS[name]


def test_4_7_more_than_one_doubling_of_the_same_player() -> None:
    assert go(majorka(sheet=(entry("betl", "123"),)), "choose trumps", "choose clubs", "double").doubles == [0, 2, 0, 0]


# --- 5

BEATING = ["KS 3S 2H 4D", "5S 9S AS 2D", "3C 4H 10H QD", "QS 2C 5C 6C"]


def test_4_6_the_second_table_shows_who_has_doubled_whom() -> None:
    """Seat 1 doubled forehand 0 twice, seat 3 forehand 2; now seat 2 doubles forehand 0."""
    sheet = (entry("betl", "1"), entry("betl", "3", dealer=1), entry("trumps", "1"))
    deal = go(majorka(sheet=sheet), "choose no-queens", "pass", "double")
    board = deal.plan.setup.game.chart(deal.plan.setup, list(sheet), deal)[1]
    assert board.key == "doublings"
    assert [[cell.text for cell in column.cells] for column in board.columns] == [
        ["on-the-right", "opposite", "on-the-left"],
        ["○", "○", "○"],
        ["○", "○", "✓"],
        ["○", "●", "○"],
        ["○", "○", "✓"],
    ]
    assert (board.columns[2].cells[2].deal, board.columns[4].cells[2].deal) == (1, 2)


def trump_game(word: str, hands: list[str]) -> Any:
    """The trump game with a trump and these hands."""
    return undoubled(majorka(hands), "choose trumps", f"choose {word}")


def test_5_2_other_games_ask_for_suit_only() -> None:
    deal = undoubled(majorka(BEATING), "choose betl")
    assert playable(throw(deal, "KS")) == same("5S 9S AS")


@pytest.mark.parametrize("word", ["hearts", "no-trumps"])
def test_5_4_a_follower_beats_if_possible_with_trumps_and_without(word: str) -> None:
    deal = trump_game(word, BEATING)
    assert playable(throw(deal, "KS")) == "AS" and refusal(deal, "play 9S") == "must-beat"


def test_5_4_who_cannot_beat_follows() -> None:
    assert playable(throw(trump_game("diamonds", ["AS 2H", "5S 9S", "3C 4C", "QS 2C"]), "AS")) == same("5S 9S")


def test_5_5_a_void_trumps_and_goes_over_if_possible() -> None:
    deal = throw(trump_game("hearts", ["3S KS 2C", "8H 2D 4C", "9H 4H 3C", "3H 7H 5C"]), "3S 8H")
    assert playable(deal) == "9H" and refusal(deal, "play 4H") == "must-overtrump"
    assert playable(throw(deal, "9H")) == same("3H 7H")


def test_5_4_after_a_trump_followers_need_not_beat() -> None:
    deal = throw(trump_game("hearts", ["3S KS", "8H 2D", "9S QS", "AS 2C"]), "3S 8H")
    assert playable(deal) == same("9S QS")


# --- 6, 7


def won(name: str, tricks: dict[int, str], order: list[int]) -> list[int]:
    """The points of a contract for cards taken and the takers of the tricks."""
    deal = undoubled(majorka(), f"choose {name}", *(["choose clubs"] if name == "trumps" else []))
    deal.hands = [0] * 4
    deal.taken = [cards(tricks.get(seat, "")) for seat in range(4)]
    deal.winners = order
    return list(deal.contract.points(deal))


def test_6_1_what_counts() -> None:
    order = [0, 1, 1, 2, 3, 3, 3, 0, 0, 1, 2, 3, 3]
    assert won("betl", {}, order) == [6, 6, 4, 10]
    assert won("no-hearts", {0: "2H 3H 4H", 2: "KH"}, order) == [6, 0, 2, 0]
    assert won("no-queens", {1: "QS QH", 3: "QC QD"}, order) == [0, 12, 0, 12]
    assert won("heart-king", {2: "KH QS"}, order) == [0, 0, 20, 0]
    assert won("last-three", {}, order) == [0, 0, 6, 25]
    assert won("trumps", {}, order) == [-15, -15, -10, -25]


def test_6_4_seven_games_by_each_make_minus_twelve() -> None:
    assert sum(TOTALS.values()) == -3 and [row.name for row in CONTRACTS] == NAMES


LAYING = ["6H 7H", "5H 8H", "4H 9H", "2H AH"]


def test_7_1_7_2_both_ways_and_past_the_ace() -> None:
    deal = undoubled(majorka(["2H 4C", "AH 5C", "KH 6C", "3H 2C"]), "choose slagalica")
    assert offered(throw(deal, "2H")) == {"play AH"}
    assert offered(throw(deal, "AH")) == {"play KH"}
    assert deal.rows[2] == parse_cards("AH 2H")
    assert offered(throw(deal, "KH")) == {"play 3H", "play 2C"}


def test_7_1_a_row_is_drawn_around_the_card_it_began_with() -> None:
    deal = undoubled(majorka(["2H 4C", "AH 5C", "KH 6C", "3H 2C"]), "choose slagalica")
    assert {zone.first for zone in deal.view(0).zones} == {None}
    for card in ("2H", "AH", "KH", "3H"):
        throw(deal, card)
    assert {zone.id: zone.first for zone in deal.view(None).zones if zone.first is not None} == {"row-hearts": 2}


def test_7_3_a_possible_card_must_be_laid_and_a_pass_is_free() -> None:
    deal = undoubled(majorka(["6H 7H", "9C 8H", "4H 9H", "5H AH"]), "choose slagalica")
    throw(deal, "6H")
    assert offered(deal) == {"pass"}
    go(deal, "pass")
    assert deal.dots == [0] * 4 and offered(deal) == {"pass"}


def test_7_4_the_places_count() -> None:
    deal = undoubled(majorka(LAYING), "choose slagalica")
    throw(deal, "6H 5H 4H")
    go(deal, "pass")
    throw(deal, "7H 8H 9H")
    assert deal.scores() == (-45, -20, -5, 5)


# --- the match


def test_8_both_tables_are_full_and_the_match_makes_minus_twelve() -> None:
    match = play_out(Match(setup("majorka"), 2), Rng(3))
    assert len(match.sheet) == 28 and sum(match.totals) == -12
    for chooser in range(4):
        rows = [row for row in match.sheet if (row.dealer + 1) % 4 == chooser]
        assert sorted(row.label for row in rows) == sorted(NAMES)
        assert {seat for row in rows for seat in range(4) if row.marks[seat]} == {0, 1, 2, 3} - {chooser}


WORKED = ["7S 4S KH JH 5H KC 10C 7C AD JD 8D 3D 2D", "10S QH 2H AC QC JC 9C 6C 5C 4C KD 10D 5D"]
WORKED += ["8S 6S 5S 3S AH 9H 8H 7H 2C QD 9D 6D 4D", "AS KS QS JS 9S 2S 10H 6H 4H 3H 8C 3C 7D"]
TRICKS = ("JH QH 7H 10H", "KD QD 7D JD", "10D 9D JS 8D", "JC 2C 8C KC", "KH 2H 8H 6H", "5H QC 9H 3H", "6D QS AD 5D")
TRICKS += ("10C 9C AH 3C", "7C 4C 4D 4H", "7S 10S 5S 9S", "5C 6S KS 2D", "6C 8S AS 4S", "AC 3S 2S 3D")


def test_the_worked_hand() -> None:
    """Hearts, doubled by Ceca: 12 and 6 plain, so 12 points move from her to Ana."""
    deal = go(majorka(WORKED), "choose no-hearts", "pass", "double", "pass", "accept 2")
    throw(deal, *TRICKS)
    assert deal.winners == [1, 1, 1, 0, 0, 2, 0, 0, 0, 1, 1, 1, 1]
    assert deal.contract.points(deal) == [12, 8, 6, 0] and deal.scores() == (24, 8, -6, 0)
    assert deal.marks == ["", "", "×2", ""]
