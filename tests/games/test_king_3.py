"""King for three: docs/games/king-3.md, rule by rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.conformance.plays import Case, played
from tests.games.build import dealt, go, heard, offered, plan, play_on, playable, refusal, same, setup, shown, throw
from tests.games.worked import PAGES, hands, numbers, tables, tricks

from adut.cards import cards, parse_cards, size
from adut.deal import Deal
from adut.game import Match
from adut.rng import Rng

HANDS = ["7S 8S 9S 10S JS QS KS 7D 8D 9D", "7H 8H 9H 10H JH QH KH AH 10D JD", "7C 8C 9C 10C JC QC KC QD KD AD"]
"""Spades with forehand, hearts, clubs; each has three (two) diamonds."""
STRONG = ["KS QS JS 10S 9S 8S 7S AD AH KH", "QH JH 10H 9H 8H 7H KD QD JD 10D", "KC QC JC 10C 9C 8C 7C 9D 8D 7D"]
"""Forehand takes every trick, leading in this order."""
TOTAL = [-20, -20, -20, -16, -20, -24, -120, 20, 20, 20, 20, 20, 20, 120]
"""6.1."""


def adds_up(deal: Deal) -> bool:
    """6.1: every deal has its total."""
    return sum(deal.scores()) == TOTAL[deal.plan.row]


def packed(hands: list[str], dealer: int) -> list[int]:
    """The pack that gives these hands, the first to forehand, in packets of five."""
    given = [parse_cards(hands[(dealer + 1 + step) % 3]) for step in range(3)]
    return [each for start in (0, 5) for hand in given for each in hand[start : start + 5]]


def king(number: int, hands: list[str] | None = None, dealer: int = 2, **chosen: Any) -> Any:
    """Deal ``number`` (1 to 14) with these hands."""
    return dealt(plan("king-3", dealer, number - 1, **chosen), packed(hands or HANDS, dealer))


def all_to_forehand(number: int, **chosen: Any) -> Any:
    """A deal of :data:`STRONG` hands, played out."""
    deal = king(number, STRONG, **chosen)
    if number in range(8, 14):
        go(deal, "choose no-trumps", "keep")
    for card in STRONG[0].split():
        throw(deal, card)
        while deal.trick:
            go(deal, next(iter(sorted(offered(deal)))))
    return deal


# --- 1, 2


def test_1_1_thirty_cards_without_black_aces() -> None:
    pack = setup("king-3").game.pack(setup("king-3"))
    assert len(pack) == 30 and not set(pack) & set(parse_cards("AC AS")) and set(pack) >= set(parse_cards("AH AD"))


def test_2_1_the_deal_passes_to_the_right() -> None:
    match = Match(setup("king-3"), 1)
    rng = Rng(1)
    dealers, trump_namers = [], []
    while not match.over:
        dealers.append(match.plan().dealer)
        if 7 <= match.plan().row <= 12:
            trump_namers.append(match.plan().forehand)
        play_on(match, rng)
    assert dealers == [1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]
    assert sorted(trump_namers) == [0, 0, 1, 1, 2, 2], "2.6: each names trumps twice"
    assert sum(match.totals) == 0


def test_2_3_packets_of_five() -> None:
    deal = dealt(plan("king-3", dealer=0), parse_cards(" ".join(HANDS)))
    assert shown(deal.hands[1]) == same("7S 8S 9S 10S JS QH KH AH 10D JD")


@pytest.mark.parametrize("number", range(1, 15))
def test_2_4_2_5_five_cards_before_trumps(number: int) -> None:
    deal = king(number)
    assert [size(hand) for hand in deal.hands] == ([5, 5, 5] if 8 <= number <= 13 else [10, 10, 10])


# --- 3, 4


def test_3_2_six_answers_on_five_cards() -> None:
    deal = king(8)
    words = ("spades", "hearts", "diamonds", "clubs", "no-trumps", "by-the-last")
    assert offered(deal) == {f"choose {word}" for word in words} and shown(deal.hands[0]) == same("7S 8S 9S 10S JS")


def test_3_4_by_the_last() -> None:
    deal = king(10)
    assert heard(deal, "choose by-the-last") == [("last-card", 0, {"card": "9D"})]
    assert deal.trump == 1 and [shown(known) for known in deal.known] == ["9D", "", ""] and size(deal.hands[0]) == 10


def test_4_3_4_4_the_sale() -> None:
    deal = go(king(8), "choose spades", "sell")
    assert deal.actors() == (1,) and refusal(deal, "buy spades") == "same-trump"
    assert go(deal, "pass").actors() == (2,)
    go(deal, "buy clubs")
    assert deal.trump == 0 and deal.actors() == (0,), "4.8: forehand leads"


def test_4_5_the_price_is_four() -> None:
    deal = go(king(8), "choose spades", "sell", "buy hearts")
    while deal.phase is not None:
        go(deal, sorted(offered(deal))[0])
    tricks = [2 * deal.winners.count(seat) for seat in range(3)]
    assert list(deal.scores()) == [tricks[0] + 4, tricks[1] - 4, tricks[2]]


def test_4_6_nobody_buys() -> None:
    deal = go(king(8), "choose spades", "sell", "pass", "pass")
    assert deal.trump == 3 and deal.actors() == (0,) and deal.buyer < 0


# --- 5


def test_5_2_5_3_duties() -> None:
    deal = go(king(8), "choose hearts", "keep")
    throw(deal, "7S")
    assert playable(deal) == same("7H 8H 9H 10H JH QH KH AH") and refusal(deal, "play 10D") == "must-trump"
    throw(deal, "7H")
    assert playable(deal) == same(HANDS[2]), "no club holder has a spade or a heart"


@pytest.mark.parametrize(("trick", "taker"), [("KS 7H 7C", 0), ("7D JD AD", 2), ("9D 10D QD", 2)])
def test_5_5_the_taker_leads(trick: str, taker: int) -> None:
    deal = throw(king(1), trick)
    assert deal.actors() == (taker,) and deal.winners == [taker]


@pytest.mark.parametrize("number", range(1, 15))
@pytest.mark.parametrize("bar_in_erlas", [False, True])
def test_5_6_the_bar_on_hearts(number: int, bar_in_erlas: bool) -> None:
    deal = king(number, [HANDS[1], HANDS[0], HANDS[2]], bar_in_erlas=bar_in_erlas)
    if 8 <= number <= 13:
        go(deal, "choose no-trumps", "keep")
    barred = number in (4, 6) or (number == 7 and bar_in_erlas)
    assert playable(deal) == same("10D JD" if barred else HANDS[1])


@pytest.mark.parametrize(("number", "tricks"), [(1, 10), (5, 10), (7, 10), (14, 10)])
def test_5_7_played_to_the_last_card(number: int, tricks: int) -> None:
    assert len(all_to_forehand(number).winners) == tricks


def test_5_7_early_stop() -> None:
    deal = throw(king(6, ["KH 7S 8S 9S 10S JS QS KS 7D 8D", *HANDS[1:]], early_stop=True), "7D")
    assert deal.phase is not None
    deal = king(6, early_stop=True)
    deal.hands = [cards("7S 8S"), cards("KH 8H"), cards("7C 8C")]
    assert throw(deal, "7S KH 7C").phase is None and deal.scores() == (-24, 0, 0)


# --- 6, 7


@pytest.mark.parametrize(("number", "total"), list(enumerate(TOTAL, 1)))
def test_6_1_one_player_takes_all(number: int, total: int) -> None:
    assert all_to_forehand(number).scores() == (total, 0, 0)


@pytest.mark.parametrize(
    ("number", "trick", "points"),
    [
        (1, "7C 8C 9C", -2),
        (2, "JC JD 9C", -10),
        (3, "QC 8C 9C", -5),
        (4, "7H 8H KC", -4),
        (6, "KH 8C 9C", -24),
        (7, "KH QH JH", -2 - 24 - 10 - 6),
        (14, "KH QH JH", 2 + 24 + 10 + 6),
        (8, "KH QH JH", 2),
    ],
)
def test_6_1_6_2_what_a_trick_is_worth(number: int, trick: str, points: int) -> None:
    """Seat 2 takes one trick, not one of the last two."""
    deal = king(number)
    deal.hands = [0, 0, 0]
    deal.winners = [2] + [0] * 9
    deal.taken = [0, 0, cards(trick)]
    assert deal.contract.points(deal)[2] == points


@pytest.mark.parametrize(("number", "sign"), [(5, -1), (7, -1), (14, 1)])
def test_6_3_the_last_two(number: int, sign: int) -> None:
    deal = king(number)
    deal.hands = [0, 0, 0]
    deal.winners = [0] * 8 + [1, 2]
    trick = 0 if number == 5 else 2
    assert deal.contract.points(deal)[1:] == [sign * (10 + trick)] * 2


@pytest.mark.parametrize("seed", range(3))
def test_6_5_the_match_adds_up_to_nothing(seed: int) -> None:
    sums = [sum(record.at(len(record.history)).scores()) for record in played(Case("king-3", 3), 80 + seed)]
    assert sums == TOTAL and sum(sums) == 0 and sum(sums[:7]) == -240


def test_7_2_the_highest_wins() -> None:
    assert setup("king-3").game.leaders([3, 3, -6]) == [0, 1]


# --- the worked hand of the page


@pytest.mark.parametrize("folder", PAGES)
def test_the_worked_hand(folder: Path) -> None:
    """Clubs, sold to the third player, who plays diamonds."""
    given, played_tricks, points = tables(folder / "king-3.md")
    deal = go(king(8, hands(given)), "choose clubs", "sell", "pass", "buy diamonds")
    for plays, taker in tricks(played_tricks):
        for seat, text in plays:
            assert deal.actors() == (seat,)
            go(deal, text)
        assert deal.winners[-1] == taker
    assert [deal.winners.count(seat) for seat in range(3)] + [10] == numbers(points[1])
    assert [*deal.scores(), 20] == numbers(points[4])
