"""Reli: docs/games/reli.md, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.build import dealt, go, offered, plan, play_on, setup, shown, throw

from adut.cards import cards, pack, parse_cards, size
from adut.game import Match
from adut.games.reli import CONTRACTS
from adut.rng import Rng

NAMES = ["intuicija", "sans", "betl", "no-hearts", "no-queens", "king-jack-last", "mau-mau", "slagalica"]
TOTALS = {1: {-13, -20}, 2: {13, -13}, 3: {13, -10}, 4: {13, -8}, 5: {13}}
"""7.1: deals II to VI, as a rule and when one player has taken all."""
HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"


def adds_up(deal: Any) -> bool:
    """7.1, 6.7, 5.5: what each deal's points add up to."""
    row, scores = deal.plan.row, list(deal.scores())
    if row == 0:
        return sum(scores) == -13 or deal.questions == 400
    if row == 6:
        return scores == [size(hand) or -len(deal.stock) for hand in deal.hands]
    return min(scores) == 0 and sum(1 for each in scores if each) >= 3 if row == 7 else sum(scores) in TOTALS[row]


def reli(number: int, hands: list[str] | None = None, dealer: int = 3, **chosen: Any) -> Any:
    """Deal ``number`` (1 to 8); hands that are given replace those that were dealt."""
    deal = dealt(plan("reli", dealer, number - 1, **chosen), pack())
    if hands is not None:
        deal.hands = [cards(hand) for hand in hands]
    return deal


@pytest.mark.parametrize(("chosen", "series"), [({}, 8), ({"intuicija": False}, 7)])
def test_2_1_2_2_each_deals_a_series(chosen: dict[str, Any], series: int) -> None:
    match = Match(setup("reli", **chosen), 2)
    rng = Rng(1)
    dealers = []
    while not match.over:
        dealers.append(match.plan().dealer)
        play_on(match, rng)
    assert dealers == [2] * series + [3] * series + [0] * series + [1] * series
    assert [row.label for row in match.sheet] == NAMES[-series:] * 4


def test_2_3_packets() -> None:
    deal = reli(2)
    assert [size(hand) for hand in deal.hands] == [13] * 4
    assert deal.hands[1] & cards("6C 7C 8C 9C 8D 9D 10D 7H 8H 9H 6S 7S 8S") == deal.hands[1]
    assert [size(hand) for hand in reli(7).hands] == [6] * 4 and len(reli(7).stock) == 28


def test_3_1_thirteen_fours() -> None:
    deal = reli(1)
    assert sum(1 for ways in deal.ways if ways) + sum(size(taken) for taken in deal.taken) // 4 == 13
    left = [rank for rank, ways in enumerate(deal.ways) if ways]
    assert len(left) > 8 and len(offered(go(deal, "ask 1"))) == len(left)


def counted(number: int, taken: dict[int, str], takers: list[int]) -> list[int]:
    """The points of a deal for cards taken and the takers of all tricks."""
    deal = reli(number)
    deal.hands, deal.winners = [0] * 4, takers
    deal.taken = [cards(taken.get(seat, "")) for seat in range(4)]
    return list(deal.contract.points(deal))


TAKERS = [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 1]


def spread(takers: list[int]) -> dict[int, str]:
    """Cards that go with the takers: some for everybody who took a trick."""
    return {seat: text for seat, text in enumerate(["2S", "2H", "2D", "2C"]) if seat in takers}


def test_7_2_7_3_tricks() -> None:
    assert counted(2, spread(TAKERS), TAKERS) == [-2, -4, -4, -3]
    assert counted(3, spread(TAKERS), TAKERS) == [2, 4, 4, 3]
    assert counted(2, {1: "2S"}, [1] * 13) == [0, -20, 0, 0]
    assert counted(3, {1: "2S"}, [1] * 13) == [0, -13, 0, 0]


def test_7_2_a_sweep_needs_all_tricks() -> None:
    deal = reli(2, ["AS 2S", "KS 2D", "QS 2H", "JS 2C"])
    throw(deal, "AS KS QS JS")
    assert deal.contract.points(deal) == [-1, 0, 0, 0]
    assert throw(deal, "2S 2D 2H 2C").scores() == (-20, 0, 0, 0)


def test_7_4_hearts() -> None:
    assert counted(4, {0: "2H 3H 4H", 3: HEARTS.replace("2H 3H 4H ", "")}, TAKERS) == [3, 0, 0, 10]
    assert counted(4, {2: HEARTS + " 3S", 1: "4S"}, TAKERS) == [0, 0, -10, 0]


def test_7_5_queens() -> None:
    assert counted(5, {0: "QS", 1: "QH QD", 2: "QC"}, TAKERS) == [4, 6, 3, 0]
    assert counted(5, {3: "QS QH QD QC", 1: "2C"}, TAKERS) == [0, 0, 0, -8]


def test_7_6_king_jack_and_last_trick() -> None:
    assert counted(6, {0: "KH", 1: "JH"}, TAKERS) == [4, 5, 0, 4]
    assert counted(6, {1: "KH JH"}, [1] * 13) == [0, 9, 0, 4]


def test_5_1_to_5_3_both_ways() -> None:
    """The source's picture: the heart row runs from 4 to 8, and so on."""
    deal = reli(8)
    deal.start = 9
    deal.rows = [parse_cards(row) for row in ("JC", "JD QD", "4H 5H 6H 7H 8H 9H 10H JH", "9S 10S JS QS")]
    fits = deal.contract.fitting(deal.rows, deal.start)
    assert shown(fits) == shown(cards("10C QC 10D KD 3H QH 8S KS"))


def test_5_3_past_the_ace() -> None:
    deal = reli(8, ["AS 2C", "2S 3C", "KS 4C", "3S 5C"])
    throw(deal, "AS 2S KS 3S")
    assert deal.rows[3] == parse_cards("KS AS 2S 3S")


def test_5_4_5_5_dots_count() -> None:
    deal = reli(8, ["JH", "10H 2C", "3C 4C", "5S QH 6S"])
    deal.hands = [cards(hand) for hand in ("JH 9H", "10H 2C", "3C 4C", "5S QH 6S")]
    go(deal, "play JH", "play 10H", "pass", "play QH", "play 9H")
    assert deal.scores() == (0, 1, 3, 2) and deal.marks == ["", "", "•", ""]


def test_6_mau_mau_as_the_seventh_deal() -> None:
    deal = reli(7)
    assert deal.view(None).facts[0].value == "mau-mau" and deal.phase.section == "6"
    deal.hands = [cards(hand) for hand in ("JS 2C", "3S", "4C", "5D")]
    go(deal, "play JS")
    assert deal.phase.section == "6.6"
    assert go(deal, "call spades", "play 3S").scores() == (1, -28, 1, 1)


def test_7_1_the_table() -> None:
    assert [row.name for row in CONTRACTS] == NAMES
    assert [row.sweep for row in CONTRACTS] == [0, -20, -13, -10, -8, 0, 0, 0]


WORKED = ["JS 8S AH KH QH JH 5H AC QC 9C 10D 8D 2D", "10S 2S 10H 7H 4H 2H 8C 5C 4C 3C KD 9D 7D"]
WORKED += ["QS 9S 5S 8H 3H 10C 7C 6C 2C QD JD 5D 4D", "AS KS 7S 6S 4S 3S 9H 6H KC JC AD 6D 3D"]
TRICKS = ("JH 10H 8H 9H", "QC 8C 10C JC", "9C 3C 6C KC", "AD 10D KD JD", "KS JS 10S 9S", "AS 8S 2S QS", "6S KH 9D 5S")
TRICKS += ("6H QH 7H 3H", "8D 7D QD 6D", "4D 3D 2D 4C", "7C 3S AC 5C", "5H 2H 2C 4S", "AH 4H 5D 7S")


def test_the_worked_hand() -> None:
    deal = throw(reli(6, WORKED), *TRICKS)
    assert deal.winners == [0, 0, 3, 3, 3, 3, 3, 0, 2, 2, 0, 0, 0] and deal.scores() == (5, 0, 4, 4)
