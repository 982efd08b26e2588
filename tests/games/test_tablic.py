"""Tablić: docs/games/tablic.md, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.build import dealt, go, heard, offered, plan, refusal, same, setup, shown
from tests.games.fishing import REFUSED, WHOLE, brute, position, rest

from adut.cards import card_text, cards, members, pack, set_of, size
from adut.deal import Deal
from adut.game import Entry, Match
from adut.kernels.fishing import groups


def adds_up(deal: Deal) -> bool:
    """6.2, 6.3, 5.3: 25, or 22 with 26 cards each, or nothing; and a point for each tabla."""
    tablic: Any = deal
    sizes = [size(heap) for heap in tablic.taken]
    worth = 0 if sizes == [0, 0] else 22 if sizes == [26, 26] else 25
    return sum(deal.scores()) == worth + sum(tablic.tablas)


def tablic(hands: list[str], table: str = "", stock: str = "", dealer: int = -1, **chosen: Any) -> Any:
    """A position in which seat 0 is to throw: hands, table, and a stock whose first card is dealt first."""
    return position("tablic", hands, table, stock, dealer, **chosen)


def takes(hand: str, table: str) -> set[str]:
    """Every group that the first card of a hand may take, as sorted texts."""
    deal = tablic([f"{hand} 2S", "3S 4S"], table)
    found = [move.removeprefix(f"take {hand}: ") for move in offered(deal) if move.startswith(f"take {hand}:")]
    return {same(group) for group in found}


# --- 1, 2


@pytest.mark.parametrize(
    ("hand", "table", "taken"),
    [
        ("6H", "6C 6D", ["6C", "6D"]),
        ("6H", "2C 4D 5C", ["2C 4D"]),
        ("6H", "2C 3C 5C AD", ["5C AD", "2C 3C AD"]),
        ("10H", "10D 4C 6C 3D 7D", ["10D", "4C 6C", "3D 7D", "3D 7D"]),
        ("JH", "JC 2C 10C 5C 7C", ["JC", "2C 10C", "5C 7C"]),
        ("QH", "AC JC", ["AC JC"]),
        ("QH", "AC 2C", ["AC 2C"]),
        ("KH", "AC 3C QD", ["AC 3C", "AC QD"]),
        ("KH", "4C 10C", ["4C 10C"]),
        ("KH", "2C JD", ["2C JD"]),
        ("AH", "AC", ["AC"]),
        ("AH", "8C 3D", ["8C 3D"]),
        ("AH", "AC 10C", ["AC", "AC 10C"]),
        ("JH", "AC AD", ["AC AD"]),
        ("2H", "AC AD", ["AC AD"]),
        ("9H", "8C 10C JC QC", []),
        ("5H", "2C 2D", []),
        ("KH", "AC AD AH AS 2C 2D 2H 4C", ["AC AD AH AS 2C 2D 2H 4C"]),
    ],
)
def test_1_2_1_3_3_2_3_4_groups(hand: str, table: str, taken: list[str]) -> None:
    """A card of the number, or cards that add up to it; J Q K are 12 13 14; an ace 1 or 11, in the hand and on the table."""
    found = takes(hand, table)
    assert {same(group) for group in taken} <= found and bool(found) == bool(taken)


@given(st.lists(st.sampled_from(pack()), min_size=1, max_size=9, unique=True))
@settings(max_examples=60, derandomize=True, deadline=None, database=None)
def test_3_2_groups_are_all_sums(drawn: list[int]) -> None:
    thrown, *table = drawn
    expected = brute(shown(set_of(table)).split(), shown(1 << thrown))
    found = groups(set_of(table), thrown)
    assert {shown(group) for group in found} == expected and len(found) == len(expected)


@pytest.mark.parametrize("seats", [2, 4])
def test_2_2_three_and_three_and_four_to_the_table(seats: int) -> None:
    deal = dealt(plan("tablic", dealer=0, seats=seats), pack())
    order = [(1 + step) % seats for step in range(seats)]
    for place, seat in enumerate(order):
        first, second = 3 * place, 3 * (seats + place)
        assert members(deal.hands[seat]) == sorted(pack()[first : first + 3] + pack()[second : second + 3])
    assert members(deal.table) == pack()[6 * seats : 6 * seats + 4]
    assert deal.stock == pack()[6 * seats + 4 :][::-1]


@pytest.mark.parametrize("seats", [2, 4])
def test_2_1_3_1_right_of_the_dealer_begins(seats: int) -> None:
    for dealer in range(seats):
        assert dealt(plan("tablic", dealer, seats=seats), pack()).actors() == ((dealer + 1) % seats,)
    match = Match(setup("tablic", seats), 1)
    match.sheet = [Entry("", 1, [0, 0], ["", ""], -1)]
    assert match.plan().dealer == 2 % seats


# --- 3


def test_3_1_one_card_a_turn() -> None:
    deal = go(tablic(["6H 7H", "8H 9H"], "2C"), "play 6H")
    assert deal.actors() == (1,) and size(deal.hands[0]) == 1 and deal.moves(0) == []


def test_3_1_round_to_the_right() -> None:
    deal = tablic(["6H KH", "7H KC", "8H KD", "9H KS"], "2C")
    seen = []
    for card in ("6H", "7H", "8H", "9H"):
        seen.append(deal.actors()[0])
        go(deal, f"play {card}")
    assert seen == [0, 1, 2, 3] and deal.actors() == (0,)


def test_3_3_groups_do_not_overlap() -> None:
    """10♥ over 10 4 6 3 7 A: once 4 and 6 are taken, 6 3 A cannot be."""
    deal = tablic(["10H 2S", "3S 4S"], "10D 4C 6C 3D 7D AD")
    go(deal, "take 10H: 4C 6C")
    assert offered(deal) == {"done", "take 10H: 10D", "take 10H: 3D 7D"}
    assert refusal(deal, "take 10H: 3D 6C AD") == "not-on-table"
    go(deal, "take 10H: 3D 7D", "take 10H: 10D")
    assert deal.actors() == (1,) and shown(deal.table) == "AD" and shown(deal.taken[0]) == same("10H 4C 6C 3D 7D 10D")


def test_3_5_an_ace_takes_ones_and_elevens() -> None:
    deal = tablic(["AH 2S", "3S 4S"], "AC 8C 3D AD 10C KC")
    go(deal, "take AH: AC", "take AH: 3D 8C", "take AH: 10C AD")
    assert shown(deal.table) == "KC" and shown(deal.taken[0]) == same("AH AC 8C 3D AD 10C") and deal.actors() == (1,)


def test_3_6_capturing_is_free() -> None:
    deal = tablic(["6H 2S", "3S 4S"], "6C 6D KS")
    assert {"play 6H", "take 6H: 6C", "take 6H: 6D"} <= offered(deal)
    left = go(deal.clone(), "play 6H")
    assert shown(left.table) == same("6H 6C 6D KS") and left.taken == [0, 0]
    fewer = go(deal.clone(), "take 6H: 6C", "done")
    assert shown(fewer.table) == same("6D KS") and shown(fewer.taken[0]) == same("6C 6H") and fewer.actors() == (1,)


@pytest.mark.parametrize(("move", "rule"), [*REFUSED, ("take 6H: 6C 6D", "no-group"), ("take 6H", "no-group")])
def test_3_refusals(move: str, rule: str) -> None:
    assert refusal(tablic(["6H 2S", "3S 4S"], "6C 6D KS"), move) == rule


def test_3_2_the_card_of_a_play_stays_the_same() -> None:
    """While 6♥ is taking, another card of the hand cannot take."""
    deal = go(tablic(["6H 7S", "3S 4S"], "6C 6D 7D"), "take 6H: 6C")
    assert refusal(deal, "take 7S: 7D") == "still-taking"
    assert offered(deal) == {"done", "take 6H: 6D"}


def test_3_7_heaps_are_not_looked_through() -> None:
    deal = go(tablic(["6H 2S", "3S 4S"], "6C KS"), "take 6H: 6C")
    zones = {zone.id: zone.cards for zone in deal.view(1).zones}
    assert zones["taken-0"] == [None, None]


def test_3_8_what_takes_nothing_stays() -> None:
    assert shown(go(tablic(["9H 2S", "3S 4S"], "6C KS"), "play 9H").table) == same("9H 6C KS")


def test_3_9_tabla() -> None:
    deal = tablic(["9H 2S", "3S 4S"], "6C 3D 9S")
    events = heard(deal, "take 9H: 9S", "take 9H: 3D 6C")
    assert ("tabla", 0, {}) in events and deal.tablas == [1, 0] and deal.table == 0


def test_3_9_a_card_left_is_no_tabla() -> None:
    deal = go(tablic(["9H 2S", "3S 4S"], "6C 3D 9S"), "take 9H: 3D 6C", "done")
    assert deal.tablas == [0, 0]


def test_3_9_the_last_card_can_make_a_tabla() -> None:
    """Seat 1 ends the pack with a capture of all that lies there: a tabla, and nothing is left over."""
    deal = last_play("9H", "6C 3D", "9H", "take 9H: 3D 6C")
    assert deal.phase is None and deal.tablas == [0, 1] and adds_up(deal)


def test_5_1_5_2_leftovers_go_to_the_last_taker_without_a_tabla() -> None:
    """Seat 1's last card takes one of three: the rest goes to seat 1 too, and that is no tabla."""
    deal = last_play("9H", "9C 4D KS", "9H", "take 9H: 9C")
    assert deal.phase is None and deal.tablas == [0, 0] and deal.table == 0
    assert cards("9H 9C 4D KS") & ~deal.taken[1] == 0


def test_5_1_the_last_taker_may_be_the_other() -> None:
    deal = last_play("9H", "4D KS", "9H", "play 9H", last_taker=0)
    assert cards("9H 4D KS") & ~deal.taken[0] == 0 and deal.tablas == [0, 0]


def last_play(hand: str, table: str, card: str, move: str, last_taker: int = -1) -> Any:
    """A pack of which one card is left to play, in seat 1's hand; each seat has half of the others in its heap."""
    deal = tablic(["", hand], table)
    others = rest(f"{hand} {table}")
    deal.taken = [set_of(others[::2]), set_of(others[1::2])]
    deal.turn, deal.last_taker = 1, last_taker
    return go(deal, move)


# --- 4, 5


@pytest.mark.parametrize("seats", [2, 4])
def test_4_1_4_2_4_3_new_hands(seats: int) -> None:
    deal = dealt(plan("tablic", dealer=0, seats=seats), pack())
    rounds = 1
    while deal.phase is not None:
        before = len(deal.stock)
        table = deal.table
        card = members(deal.hands[deal.actors()[0]])[0]
        go(deal, f"play {shown(1 << card)}")
        if len(deal.stock) < before:
            rounds += 1
            assert before - len(deal.stock) == 6 * seats and deal.table == table | 1 << card
            assert [size(hand) for hand in deal.hands] == [6] * seats and deal.actors() == (1,)
    assert rounds == (4 if seats == 2 else 2)


def test_4_1_three_and_three_again() -> None:
    deal = tablic(["", "KS"], "2C", "3C 4C 5C 6C 7C 8C 3D 4D 5D 6D 7D 8D")
    deal.turn = 1
    assert ("new-hands", -1, {}) in heard(deal, "play KS")
    assert shown(deal.hands[0]) == same("3C 4C 5C 3D 4D 5D") and shown(deal.hands[1]) == same("6C 7C 8C 6D 7D 8D")
    assert deal.actors() == (0,)


def test_5_3_nobody_has_captured_anything() -> None:
    deal = dealt(plan("tablic", dealer=0), pack())
    while deal.phase is not None:
        go(deal, f"play {card_text(members(deal.hands[deal.turn])[0])}")
    assert deal.scores() == (0, 0) and deal.table == WHOLE and deal.tablas == [0, 0]


# --- 6


@pytest.mark.parametrize(
    ("heap", "points"),
    [
        ("AC KC QC JC 10C 2D 9D", 5),
        ("2C", 1),
        ("10D", 2),
        ("10D 2C AS", 4),
        ("3C 4C 5C 6C 7C 8C 9C 2D 2H 2S", 0),
        ("AC AD AH AS KC KD KH KS QC QD QH QS JC JD JH JS 10C 10D 10H 10S 2C", 22),
    ],
)
def test_6_1_what_a_heap_is_worth(heap: str, points: int) -> None:
    """Seat 0 has this heap, the smaller one; seat 1 all else and the three for cards. The last play is a nine of spades, left over."""
    final = "9S"
    ours = cards(heap) & ~cards(final)
    deal = tablic(["", final])
    deal.taken = [ours, WHOLE & ~ours & ~cards(final)]
    deal.turn, deal.last_taker = 1, 1
    go(deal, f"play {final}")
    assert deal.scores() == (points, 25 - points)


@pytest.mark.parametrize(("ours", "scores"), [(25, 25), (26, 22), (27, 25)])
def test_6_1_6_2_6_3_three_for_cards(ours: int, scores: int) -> None:
    """25 in all, 22 with 26 cards each; seat 0 takes the last card, whatever it is worth."""
    deal = tablic(["", "9S"])
    deal.taken = [set_of(rest("9S")[: ours - 1]), set_of(rest("9S")[ours - 1 :])]
    deal.turn, deal.last_taker = 1, 0
    go(deal, "play 9S")
    assert size(deal.taken[0]) == ours and sum(deal.scores()) == scores
    worth = [sum(1 for card in shown(heap).split() if card[:-1] in ("A", "K", "Q", "J", "10")) for heap in deal.taken]
    extra = [bool(heap & cards("2C")) + bool(heap & cards("10D")) for heap in deal.taken]
    for_cards = [3 * (ours > 26), 3 * (ours < 26)]
    assert deal.scores() == tuple(worth[side] + extra[side] + for_cards[side] for side in (0, 1))


def test_6_1_tablas_are_points() -> None:
    deal = tablic(["", "9S"])
    deal.taken = [set_of(rest("9S")[:25]), set_of(rest("9S")[25:])]
    deal.turn, deal.last_taker, deal.tablas = 1, 0, [3, 2]
    assert sum(go(deal, "play 9S").scores()) == 22 + 5


def test_6_4_partners_share_heap_and_tablas() -> None:
    deal = tablic(["6H KH", "7H KC", "8H KD", "9H KS"], "6C")
    go(deal, "take 6H: 6C", "play 7H", "play 8H", "play 9H")
    go(deal, "play KH", "play KC", "take KD: KC", "done")
    assert deal.tablas == [1, 0] and shown(deal.taken[0]) == same("6H 6C KD KC") and deal.taken[1] == 0
    assert setup("tablic", 4).sides == [[0, 2], [1, 3]] and len(deal.scores()) == 2


# --- 7


@pytest.mark.parametrize(
    ("target", "totals", "winners"),
    [
        (101, (100, 99), []),
        (101, (101, 99), [0]),
        (101, (101, 102), [1]),
        (101, (110, 105), [0]),
        (101, (103, 103), []),
        (51, (51, 50), [0]),
        (51, (50, 50), []),
        (151, (150, 120), []),
        (151, (120, 151), [1]),
    ],
)
def test_7_1_7_2_7_3_the_end(target: int, totals: tuple[int, int], winners: list[int]) -> None:
    """101 is enough; the higher of two; level sides play on."""
    match = Match(setup("tablic", target=target))
    match.sheet = [Entry("", 0, list(totals), ["", ""], -1)]
    match.totals = list(totals)
    assert match.winners == winners and match.over == bool(winners) and match.between == (not winners)


def test_7_1_reaching_the_target_in_mid_pack_stops_nothing() -> None:
    deal = dealt(plan("tablic", dealer=1, totals=(100, 100)), pack())
    deal.tablas = [30, 0]
    go(deal, next(iter(sorted(offered(deal)))))
    assert deal.phase is not None


# --- the worked hand


def test_the_worked_hand() -> None:
    deal = tablic(["6H KD 8C 2C 8D AH", "9H AS 5C JS 10S 2D"], "9S 3H 8S AD", "3C 4C 5D 6C 7C 8H 3D 4D 5H 6D 7D 9D")
    for moves, table in [
        (["take AH: AD", "take AH: 3H 8S"], "9S"),
        (["take 9H: 9S"], ""),
        (["play 8C"], "8C"),
        (["play 2D"], "8C 2D"),
        (["take 2C: 2D"], "8C"),
        (["play 5C"], "8C 5C"),
        (["take 8D: 8C"], "5C"),
        (["play AS"], "5C AS"),
        (["take 6H: 5C AS"], ""),
        (["play JS"], "JS"),
        (["play KD"], "JS KD"),
        (["play 10S"], "JS KD 10S"),
    ]:
        go(deal, *moves)
        assert shown(deal.table) == same(table)
    assert deal.tablas == [1, 1] and deal.actors() == (0,)
    assert [size(hand) for hand in deal.hands] == [6, 6]


def test_the_worked_hand_choices() -> None:
    """Against 5♣ and A♠ the six could also have been laid down; and with 10♠ J♠ K♦ nothing was to be taken."""
    deal = tablic(["6H KD", "JS 10S"], "5C AS")
    assert {"play 6H", "take 6H: 5C AS"} <= offered(deal)


def test_the_worked_count() -> None:
    """Ana has 32 cards, 4 aces, Q♦, two jacks, two tens and 2♣; two clubs lie on the table for her, the last to capture."""
    ana = cards("AD AH AS QD JC JH 10S 10C 2C")
    boris = cards("KC KD KH KS QC QH QS JS JD 10H 10D")
    blanks = members(WHOLE & ~ana & ~boris & ~cards("9C AC 3D"))
    deal = tablic(["", "3D"], "9C AC")
    deal.taken = [ana | set_of(blanks[:20]), boris | set_of(blanks[20:])]
    deal.turn, deal.last_taker, deal.tablas = 1, 0, [3, 2]
    go(deal, "play 3D")
    assert [size(heap) for heap in deal.taken] == [32, 20]
    assert deal.scores() == (16, 14)
