"""Savremeni vist: docs/games/savremeni-vist.md, where it differs from Vist."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games import worked
from tests.games.build import go, heard, offered, refusal, setup
from tests.games.whist import (
    A_FOUR,
    A_THREE,
    B_FOUR,
    B_THREE,
    EVEN,
    A,
    B,
    agrees_throughout,
    deal_on,
    drawn,
    held_by,
    say,
    tables,
    tables_after,
    take,
    whist,
    written_by_hand,
)

from adut.cards import cards
from adut.deal import Deal
from adut.game import Match, listen
from adut.games.savremeni_vist import SavremeniVist
from adut.kernels.whist import WhistGame


def adds_up(deal: Deal) -> bool:
    """5, 6: thirteen tricks (or an early stop once a slam is lost), and the tables that the other program writes."""
    whole: Any = deal
    lost = whole.promised >= 0 and len([seat for seat in whole.winners if seat % 2 != whole.promised]) == 2
    assert len(whole.winners) == 13 or (lost and deal.plan.setup.options.early_stop)
    paper = written_by_hand(deal, whole.promised)
    return tables(whole) == (paper.first, paper.second, paper.third)


def modern(honours: tuple[int, ...] = EVEN, dealer: int = 3, option: Any = None, **state: Any) -> Any:
    return whist("savremeni-vist", honours, "2H", dealer, option, **state)


def promised(honours: tuple[int, ...], dealer: int = 3, option: Any = None, **state: Any) -> Any:
    """A deal at its first lead, a slam promised."""
    return go(say(modern(honours, dealer, option, **state)), "promise", "promise")


def words(deal: Any) -> list[tuple[int, str]]:
    """What has been said, the honours left out."""
    return [(seat, deal.vocabulary.text(move)) for seat, move in deal.auction()[4:]]


def test_the_rest_is_vist() -> None:
    assert issubclass(SavremeniVist, WhistGame) and setup("savremeni-vist").game.clockwise


# --- 3


@pytest.mark.parametrize(
    ("honours", "first", "asked"),
    [
        (EVEN, (0, 0), False),
        (A_THREE, (0, 0), True),
        (A_FOUR, (3, 4), True),
        (A_THREE, (4, 0), False),
        (B_THREE, (4, 3), True),
        (B_FOUR, (0, 4), False),
    ],
)
def test_3_5_who_is_asked(honours: tuple[int, ...], first: tuple[int, int], asked: bool) -> None:
    """The side with most of the honours, if it has less than four points in the gem."""
    deal = say(modern(honours, first=first))
    assert (deal.phase.id == "promising") == asked
    assert deal.tally[5:7] == [0, 0] and (asked or deal.phase.id == "tricks")


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("honours", [A_THREE, B_FOUR])
def test_3_6_the_member_nearer_forehand_answers_first(dealer: int, honours: tuple[int, ...]) -> None:
    held = list(honours)
    if dealer == 0:
        held = [honours[3], *honours[:3]]  # a fourth hand of thirteen, so that no honour is left over
    deal = say(modern(tuple(held), dealer))
    side = 0 if held[0] + held[2] > 2 else 1
    order = [(dealer + 1 + at) % 4 for at in range(4)]
    members = [seat for seat in order if seat % 2 == side]
    for seat in members:
        assert deal.actors() == (seat,) and offered(deal) == {"promise", "pass"}
        go(deal, "promise")
    assert words(deal) == [(seat, "promise") for seat in members]
    assert deal.phase.id == "tricks" and deal.actors() == (order[0],)


def test_3_6_nothing_else_is_an_answer() -> None:
    deal = say(modern(A_THREE))
    assert refusal(deal, "play 2C") == "not-offered" and refusal(deal, "honours 2") == "not-offered"


@pytest.mark.parametrize("answers", [["pass"], ["promise", "pass"]])
def test_3_8_one_refusal_is_enough(answers: list[str]) -> None:
    """No honours are written, and the deal is played as any other."""
    deal = go(say(modern(A_THREE)), *answers)
    assert deal.promised == -1 and deal.tally == [0] * 9 and deal.actors() == (0,)
    assert words(deal) == list(zip((0, 2), answers, strict=False))
    assert tables(take(deal, B, 9)) == ([0, 3], [0, 0], [0, 0])


@pytest.mark.parametrize(("honours", "points"), [(A_THREE, [2, 0]), (A_FOUR, [4, 0]), (B_THREE, [0, 2]), (B_FOUR, [0, 4])])
def test_3_7_accepted_honours_are_written_at_once(honours: tuple[int, ...], points: list[int]) -> None:
    deal = promised(honours)
    assert deal.tally[:2] == points and deal.tally[5:7] == points
    assert {fact.key: fact.value for fact in deal.facts()}["slam"] == str(points.index(max(points)))


def test_3_7_with_a_gem_and_a_rubber() -> None:
    """The deal goes on for the slam all the same."""
    deal = promised(A_FOUR, first=(1, 0), second=(1, 2))
    assert deal.tally[:5] == [0, 0, 0, 0, 1] and deal.third == [1 + 3 + 2 - 2, 0]
    assert deal.phase.id == "tricks" and deal.closed == "rubber" and deal.scores() == (0, 0)
    assert tables(take(deal, A, 13)) == ([0, 0], [0, 0], [4 + 3, 0])


# --- 5


@pytest.mark.parametrize("tricks", range(14))
@pytest.mark.parametrize(("honours", "side"), [(A_THREE, A), (B_FOUR, B)])
def test_5_what_a_promised_slam_brings(honours: tuple[int, ...], side: int, tricks: int) -> None:
    """Twelve tricks 1, thirteen 3, fewer 1 for the opponents; nothing in the first two tables besides the honours."""
    deal = promised(honours)
    before = deal.tally[:4]
    take(deal, side, tricks)
    points = [0, 0]
    points[side if tricks >= 12 else 1 - side] = 3 if tricks == 13 else 1
    assert list(deal.scores()) == points and deal.tally[:4] == before and deal.tally[7:9] == [0, 0]


def test_5_a_slam_without_a_promise_is_thirteen_tricks() -> None:
    deal = go(say(modern(A_THREE)), "pass")
    assert tables(take(deal, A, 13)) == ([0, 0], [3, 0], [0, 0])


def test_5_what_is_said_of_it() -> None:
    deal = say(modern(B_THREE))
    assert heard(deal, "promise", "promise") == [("writes-honours", 1, {"seat_partner": "3", "points": "2"})]
    events = listen(deal)
    take(deal, B, 5)
    assert [(event.key, event.seat, event.data) for event in events][1:] == [("slam-fails", 0, {"seat_partner": "2", "points": "1"})]
    deal = promised(B_THREE)
    events = listen(deal)
    take(deal, B, 12)
    assert [(event.key, event.seat, event.data) for event in events][1:] == [("makes-slam", 1, {"seat_partner": "3", "points": "1"})]


@pytest.mark.parametrize("stop", ("on", "off"))
def test_5_6_early_stop(stop: str) -> None:
    """With the option the deal ends with the second trick of the opponents."""
    deal = promised(A_THREE, option={"early_stop": stop})
    deal.hands = [cards(hand) for hand in ("2C 3D 4D", "AC KC QD", "3C 4C 5D", "5C 6C 7D")]
    go(deal, "play 2C", "play AC", "play 3C", "play 5C")
    assert deal.phase is not None
    go(deal, "play KC", "play 4C", "play 6C", "play 3D")
    assert (deal.phase is None) == (stop == "on")
    if stop == "on":
        assert deal.scores() == (0, 1)


def test_5_6_not_without_a_promise() -> None:
    deal = go(say(modern(A_THREE, option={"early_stop": "on"})), "pass")
    deal.hands = [cards(hand) for hand in ("2C 3D 4D", "AC KC QD", "3C 4C 5D", "5C 6C 7D")]
    go(deal, *[f"play {card}" for card in ["2C", "AC", "3C", "5C", "KC", "4C", "6C", "3D"]])
    assert deal.phase is not None


# --- 7


def match_at(third: tuple[int, int], first: tuple[int, int], second: tuple[int, int]) -> Match:
    """A match whose tables stand so after one deal."""
    match = Match(setup("savremeni-vist"), 3)
    deal_on(match, EVEN, A, 7)
    match.sheet[-1].tally = [*first, *second, 0, 0, 0, 1, 0]
    match.sheet[-1].points = list(third)
    match.totals = list(third)
    return match


def test_7_a_slam_may_win_the_match() -> None:
    match = match_at((5, 0), (0, 0), (0, 0))
    deal_on(match, A_THREE, A, 13, ("promise", "promise"))
    assert match.totals == [8, 0] and match.winners == [A]


def test_7_both_at_eight_the_higher_wins() -> None:
    """A's honours make a rubber of 4, its slam fails: 9 against 8."""
    match = match_at((5, 7), (3, 0), (1, 2))
    deal_on(match, A_THREE, A, 4, ("promise", "promise"))
    assert match.totals == [9, 8] and match.over and match.winners == [A]


def test_7_level_at_eight_goes_on() -> None:
    match = match_at((4, 7), (3, 0), (1, 2))
    deal_on(match, A_THREE, A, 4, ("promise", "promise"))
    assert match.totals == [8, 8] and not match.over
    deal_on(match, A_THREE, A, 12, ("promise", "promise"))
    assert match.totals == [9, 8] and match.winners == [A]


def test_the_pad_tells_a_slam_from_a_rubber() -> None:
    match = Match(setup("savremeni-vist"), 3)
    deal_on(match, A_FOUR, A, 13, ("promise", "promise"))
    deal_on(match, B_THREE, B, 3, ("promise", "promise"))
    deal_on(match, EVEN, A, 9)
    deal_on(match, A_FOUR, A, 2, ("promise", "promise"))
    deal_on(match, A_THREE, B, 7)
    assert drawn(match.setup.game.pad(match.setup, match.sheet)) == [
        ["4", "3", "7_", "4", "=4"],
        ["2", "2_", "1", "=1"],
        ["2", "=2"],
        ["=0"],
        ["3", "1", "=4"],
        ["1", "=1"],
    ]


@pytest.mark.parametrize("seed", range(6))
def test_the_tables_of_random_matches(seed: int) -> None:
    agrees_throughout("savremeni-vist", seed, adds_up)


@pytest.mark.parametrize("folder", worked.PAGES, ids=["en", "sr"])
def test_the_worked_deals(folder: Path) -> None:
    """The page's tables after each deal."""
    lines = (folder / "savremeni-vist.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.count("|") == 8 and " : " in line]
    match = Match(setup("savremeni-vist"), 3)
    for _, honours, answer, tricks, *after in rows:
        side, count = tricks.split()
        said = {"–": (), "yes": ("promise", "promise"), "da": ("promise", "promise"), "no": ("pass",), "ne": ("pass",)}[answer]
        deal_on(match, held_by(honours), "AB".index(side), int(count), said)
        assert after == tables_after(match)
    assert len(match.sheet) == 5
