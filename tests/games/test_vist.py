"""Vist: docs/games/vist.md, rule by rule, and the tables of the source step by step."""

from __future__ import annotations

import itertools
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.test_frequencies import even, lay
from tests.games import worked
from tests.games.build import go, heard, offered, playable, refusal, same, setup, shown, throw
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
    packed,
    plan,
    say,
    tables,
    tables_after,
    take,
    whist,
    written_by_hand,
)

from adut.cards import cards, members, pack, set_of, size
from adut.deal import Deal
from adut.game import Match, listen
from adut.rng import Rng

DRAWS = 4000
MOST_DEALS = 200
"""With more, so many draws say little."""


def adds_up(deal: Deal) -> bool:
    """5, 6: thirteen tricks, or a gem by honours; the tables are those that the other program writes."""
    paper = written_by_hand(deal)
    whole: Any = deal
    assert len(whole.winners) in (0, 13) and (whole.winners or whole.closed)
    return tables(whole) == (paper.first, paper.second, paper.third)


def vist(honours: tuple[int, ...] = EVEN, turned: str = "2H", dealer: int = 3, option: Any = None, **state: Any) -> Any:
    return whist("vist", honours, turned, dealer, option, **state)


def playing(hands: list[str], turned: str = "2H", **state: Any) -> Any:
    """A deal at a lead of seat 0 with these cards left."""
    deal = say(vist(turned=turned, **state))
    deal.hands = [cards(hand) for hand in hands]
    return deal


# --- 1, 2


def test_1_players_cards_direction() -> None:
    made = setup("vist")
    assert made.sides == [[0, 2], [1, 3]] and made.game.clockwise
    assert len(made.game.pack(made)) == 52


@pytest.mark.parametrize("dealer", range(4))
def test_2_1_one_card_at_a_time_from_forehand(dealer: int) -> None:
    prescribed = plan(setup("vist"), dealer)
    whole = pack()
    Rng(dealer).shuffle(whole)
    deal: Any = prescribed.setup.game.deal(prescribed, list(whole))
    for at, card in enumerate(whole):
        assert deal.hands[(dealer + 1 + at) % 4] >> card & 1
    assert [size(hand) for hand in deal.hands] == [13] * 4


@pytest.mark.parametrize(("turned", "trump"), [("2H", 2), ("AS", 3), ("10C", 0), ("JD", 1)])
@pytest.mark.parametrize("dealer", range(4))
def test_2_2_the_dealers_last_card_is_turned(turned: str, trump: int, dealer: int) -> None:
    """Its suit is trump, and all know for good that the dealer holds it."""
    deal = vist(EVEN, turned, dealer)
    assert deal.trump == trump and deal.known[dealer] == cards(turned)
    assert {fact.key: fact.value for fact in deal.facts()}["turned"] == turned
    for seed in range(5):
        assert deal.imagine((dealer + 1) % 4, Rng(seed)).hands[dealer] & cards(turned)


def test_2_2_until_it_is_played() -> None:
    deal = playing(["3H", "4H", "5H", "2H"])
    assert "turned" in {fact.key for fact in deal.facts()}
    throw(deal, "3H 4H 5H")
    assert "turned" in {fact.key for fact in deal.facts()}
    throw(deal, "2H")
    assert "turned" not in {fact.key for fact in deal.facts()} and deal.known[3] == 0


def test_2_3_the_next_player_deals() -> None:
    match = Match(setup("vist"), 3)
    for dealer in (3, 0, 1):
        assert match.plan().dealer == dealer
        deal_on(match, EVEN, A, 7)


# --- 3


@pytest.mark.parametrize("dealer", range(4))
def test_3_1_each_says_in_turn_how_many(dealer: int) -> None:
    counts = (2, 0, 1, 1)
    deal = vist(counts, "2H", dealer)
    for at in range(4):
        seat = (dealer + 1 + at) % 4
        assert deal.actors() == (seat,) and offered(deal) == {f"honours {counts[seat]}"}
        go(deal, f"honours {counts[seat]}")
    assert [(seat, deal.vocabulary.text(move)) for seat, move in deal.auction()] == [
        ((dealer + 1 + at) % 4, f"honours {counts[(dealer + 1 + at) % 4]}") for at in range(4)
    ]
    assert deal.actors() == ((dealer + 1) % 4,) and deal.phase.id == "tricks"


def test_3_1_the_true_number() -> None:
    deal = vist((2, 0, 1, 1))
    assert refusal(deal, "honours 1") == "honours-held" and refusal(deal, "honours 3") == "honours-held"
    assert refusal(deal, "play 2C") == "not-offered"


@pytest.mark.parametrize(("hand", "count"), [("AH KH QH JH", 4), ("10H 9H 8H", 0), ("AS KS QS JS AH", 1), ("JH", 1)])
def test_3_2_the_four_highest_trumps(hand: str, count: int) -> None:
    held = [count, 4 - count, 0, 0]
    prescribed = plan(setup("vist"))
    deal = prescribed.setup.game.deal(prescribed, packed(held, given=(hand, "", "", "")))
    assert offered(deal) == {f"honours {count}"}


@pytest.mark.parametrize("honours", [each for each in itertools.product(range(5), repeat=4) if sum(each) == 4])
def test_3_3_points_for_honours(honours: tuple[int, ...]) -> None:
    """Three of a side's four count 2 and all four 4, in one hand or in two; two count nothing."""
    worth = (0, 0, 0, 2, 4)
    deal = say(vist(honours))
    assert deal.tally[:2] == [worth[honours[0] + honours[2]], worth[honours[1] + honours[3]]]


@pytest.mark.parametrize(("first", "written"), [((0, 0), True), ((3, 4), True), ((4, 0), False), ((4, 4), False)])
def test_3_4_not_with_four_points(first: tuple[int, int], written: bool) -> None:
    """What counts is the side's own score."""
    deal = say(vist(A_THREE, first=first))
    assert deal.tally[5:7] == [2 if written else 0, 0]


@pytest.mark.parametrize(
    ("honours", "first", "side", "over"),
    [
        (A_THREE, (2, 0), A, False),
        (A_THREE, (3, 0), A, True),
        (A_FOUR, (0, 0), A, False),
        (A_FOUR, (1, 4), A, True),
        (B_THREE, (4, 3), B, True),
        (B_FOUR, (0, 2), B, True),
        (B_FOUR, (0, 4), B, False),
    ],
)
def test_3_5_a_gem_by_honours_is_not_played(honours: tuple[int, ...], first: tuple[int, int], side: int, over: bool) -> None:
    deal = say(vist(honours, first=first))
    assert (deal.phase is None) == over
    if over:
        assert deal.tally[:2] == [0, 0] and deal.tally[2 + side] > 0 and deal.winners == []


def test_3_1_nobody_else_learns_more_than_a_number() -> None:
    """Any of the four may be the one that a hand has."""
    deal = say(vist((2, 0, 1, 1)))
    held = {shown(deal.imagine(1, Rng(seed)).hands[2] & cards("AH KH QH JH")) for seed in range(40)}
    assert held == {"AH", "KH", "QH", "JH"}


def test_3_1_none_and_all_are_proved() -> None:
    deal = say(vist((0, 4, 0, 0)))
    assert deal.known == [0, cards("AH KH QH JH"), 0, cards("2H")]
    assert deal.ruled_out[0] == deal.ruled_out[2] == deal.ruled_out[3] == cards("AH KH QH JH")


def test_3_1_the_last_one_is_proved_when_the_others_are_out() -> None:
    """A and K are played from the hand that had two; then Q and J lie one in each of two hands, and J was seen with the dealer."""
    deal = say(vist((2, 0, 1, 1), "JH"))
    deal.hands = [cards("AH KH 2C"), cards("3H 4H 3C"), cards("QH 5H 4C"), cards("JH 6H 5C")]
    assert deal.known == [0, 0, 0, cards("JH")]
    throw(deal, "AH 3H 5H 6H", "KH")
    assert deal.known == [0, 0, cards("QH"), cards("JH")]


# --- 4


@pytest.mark.parametrize(
    ("trick", "hand", "legal"),
    [
        ("", "2C 3H AS", "2C 3H AS"),
        ("5C", "2C 9C 3H AS", "2C 9C"),
        ("5C KC", "2C AC 3H", "2C AC"),
        ("5C", "3H AS 2D", "3H AS 2D"),
        ("5C 4H", "3H 9H AS", "3H 9H AS"),
        ("5C 4H", "2C 9H", "2C"),
        ("5H", "3H 9H AC", "3H 9H"),
        ("5H", "AC KD", "AC KD"),
    ],
)
def test_4_2_4_3_follow_suit_and_nothing_else(trick: str, hand: str, legal: str) -> None:
    """No duty to beat, to trump or to go over a trump."""
    laid = trick.split()
    deal = playing([*laid, hand, *["2S", "3S", "4S"][len(laid) :]])
    assert playable(throw(deal, trick)) == same(legal)


def test_4_2_refusals() -> None:
    deal = throw(playing(["5C", "2C 3H", "6C", "7C"]), "5C")
    assert refusal(deal, "play 3H") == "must-follow" and refusal(deal, "play 4C") == "not-in-hand"


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("5C 6C 2C 4C", 1),
        ("5C AD KS 4C", 0),
        ("5C AC 2H AD", 2),
        ("AC 2H KC 3H", 3),
        ("2H 3H AS 10H", 3),
        ("10C JC 9C QC", 3),
        ("AC KC QC JC", 0),
        ("2C 3D 4S 5D", 0),
    ],
)
def test_4_4_who_takes_the_trick(trick: str, winner: int) -> None:
    """The highest trump, else the highest card of the suit led; the winner leads."""
    deal = playing([f"{card} {low}" for card, low in zip(trick.split(), ("2D", "6D", "7D", "8D"), strict=True)])
    throw(deal, trick)
    assert deal.winners[-1] == winner and deal.actors() == (winner,)


def test_4_1_forehand_leads() -> None:
    for dealer in range(4):
        assert say(vist(dealer=dealer)).actors() == ((dealer + 1) % 4,)


def test_4_5_thirteen_tricks() -> None:
    deal = say(vist())
    while deal.phase is not None:
        go(deal, sorted(offered(deal))[0])
    assert len(deal.winners) == 13 and sum(size(taken) for taken in deal.taken) == 52


# --- 5


@pytest.mark.parametrize("tricks", range(14))
@pytest.mark.parametrize("side", (A, B))
def test_5_1_a_point_for_each_trick_above_six(tricks: int, side: int) -> None:
    deal = take(say(vist()), side, tricks)
    points = [0, 0]
    points[side] = max(0, tricks - 6)
    points[1 - side] = max(0, 7 - tricks)
    assert deal.tally[7:9] == points


# --- 6


@pytest.mark.parametrize(
    ("theirs", "worth", "word"), [(0, 3, "treble"), (1, 2, "double"), (2, 2, "double"), (3, 1, "single"), (4, 1, "single")]
)
@pytest.mark.parametrize("side", (A, B))
def test_6_2_what_a_gem_is_worth(theirs: int, worth: int, word: str, side: int) -> None:
    first = [4, 4]
    first[1 - side] = theirs
    deal = take(say(vist(first=first)), side, 7)
    assert deal.tally[2 + side] == worth and deal.tally[3 - side] == 0 and deal.closed == word


def test_6_3_both_start_from_nothing() -> None:
    deal = take(say(vist(first=(4, 3))), A, 13)
    assert tables(deal) == ([0, 0], [1, 0], [0, 0])


@pytest.mark.parametrize(
    ("second", "theirs", "side", "third"),
    [
        ((3, 0), 0, A, 3 + 3 + 2),
        ((1, 3), 4, A, 1 + 1 + 2 - 3),
        ((2, 1), 2, A, 2 + 2 + 2 - 1),
        ((3, 2), 0, B, 2 + 3 + 2 - 3),
        ((0, 1), 3, B, 1 + 1 + 2),
    ],
)
def test_6_4_6_5_a_rubber(second: tuple[int, int], theirs: int, side: int, third: int) -> None:
    """Two gems: two more in the second table, and the difference goes into the third."""
    first = [0, 0]
    first[side], first[1 - side] = 4, theirs
    deal = take(say(vist(first=first, second=second)), side, 7)
    points = [0, 0]
    points[side] = third
    assert tables(deal) == ([0, 0], [0, 0], points) and deal.closed == "rubber" and deal.tally[4] == 1
    assert list(deal.scores()) == points


def test_6_one_gem_each_is_no_rubber() -> None:
    deal = take(say(vist(first=(4, 0), second=(0, 3))), A, 7)
    assert tables(deal) == ([0, 0], [3, 3], [0, 0]) and deal.closed == "treble"


def test_6_honours_and_tricks_together() -> None:
    """Both kinds of points count for the gem, and the sheet names them apart."""
    deal = take(say(vist(A_THREE, first=(1, 2))), A, 8)
    assert tables(deal) == ([0, 0], [2, 0], [0, 0]) and deal.marks == ["(2+2)", ""]


# --- the tables of the source, deal by deal


def source() -> tuple[Match, list[tuple[list[int], list[int], list[int]]]]:
    """The match of the source, and the tables after each deal."""
    match = Match(setup("vist"), 3)
    seen = []
    for honours, side, tricks in [
        (EVEN, A, 8),
        (A_THREE, B, 9),
        (A_THREE, A, 9),
        (A_THREE, B, 7),
        (B_FOUR, -1, 0),
        (A_THREE, A, 10),
    ]:
        deal_on(match, honours, side, tricks)
        entry = match.sheet[-1]
        seen.append((entry.tally[:2], entry.tally[2:4], list(match.totals)))
    return match, seen


def test_the_tables_of_the_source() -> None:
    _, seen = source()
    assert seen == [
        ([2, 0], [0, 0], [0, 0]),  # A takes 8 tricks
        ([4, 3], [0, 0], [0, 0]),  # A has three honours, B takes 9
        ([0, 0], [1, 0], [0, 0]),  # A has three honours and 4 points, so nothing; 9 tricks make the gem, a single
        ([2, 1], [1, 0], [0, 0]),  # A has three honours, B takes 7
        ([0, 0], [1, 2], [0, 0]),  # B has four honours: the gem, a double, without play
        ([0, 0], [0, 0], [4, 0]),  # A has three honours and takes 10: a treble, the rubber, 6 against 2
    ]


def test_the_honours_of_the_source() -> None:
    """What was written for honours, and that the fifth deal was not played."""
    match, _ = source()
    assert [entry.tally[5:7] for entry in match.sheet] == [[0, 0], [2, 0], [0, 0], [2, 0], [0, 4], [2, 0]]
    assert [entry.label for entry in match.sheet] == ["", "", "single", "", "double", "rubber"]
    assert not match.over and match.sheet[-1].tally[4] == 1


def test_the_pad_of_the_source() -> None:
    """The three tables as they are drawn: a line under a gem and under a rubber."""
    match, _ = source()
    boards = match.setup.game.pad(match.setup, match.sheet)
    assert [board.key for board in boards] == ["table-1", "table-2", "table-3"]
    assert drawn(boards) == [
        ["2", "2", "3", "7_", "2", "2_", "2", "4", "6_", "=0"],
        ["3", "3_", "1", "4", "5_", "0_", "=0"],
        ["1", "3", "2", "6_", "=0"],
        ["2", "2_", "=0"],
        ["4", "=4"],
        ["=0"],
    ]
    assert [cell.deal for cell in boards[0].columns[A].cells] == [1, 2, 3, 3, 4, 5, 6, 6, 6, 6]


def test_a_rubber_reckoned_by_hand() -> None:
    """Honours on both sides, a gem by tricks while the other side has 4, honours that a side with 4 may not write."""
    match = Match(setup("vist"), 1)
    for honours, side, tricks in [(A_FOUR, B, 8), (A_THREE, B, 10), (B_THREE, A, 13), (B_FOUR, A, 7), (B_THREE, A, 9), (A_THREE, B, 7)]:
        deal_on(match, honours, side, tricks)
    assert [entry.tally[:4] for entry in match.sheet] == [
        [4, 2, 0, 0],
        [0, 0, 0, 1],  # 6 against 4: a single
        [0, 0, 2, 1],  # 7 against 2: a double
        [1, 4, 2, 1],
        [4, 4, 2, 1],
        [0, 0, 0, 0],  # 5 against 4: a single; 1 + 1 + 2 less 2 leaves 2
    ]
    assert match.totals == [0, 2]
    assert drawn(match.setup.game.pad(match.setup, match.sheet)) == [
        ["4", "4_", "7", "7_", "1", "3", "4_", "=0"],
        ["2", "4", "6_", "2", "2_", "4", "1", "5_", "=0"],
        ["2", "2_", "=0"],
        ["1", "1", "2", "4_", "=0"],
        ["=0"],
        ["2", "=2"],
    ]


def test_the_pad_before_anything_is_written() -> None:
    made = setup("vist")
    assert drawn(made.game.pad(made, [])) == [["=0"]] * 6


def test_what_is_said_of_a_deal() -> None:
    """Events: honours, tricks, the gem and the rubber, each with both members of the side."""
    deal = say(vist((2, 1, 0, 1), first=(0, 4), second=(0, 1)))
    events = listen(deal)
    take(deal, B, 7)
    assert {fact.key: fact.value for fact in deal.facts()}["side-tricks"] == "6 : 7"
    assert [(event.key, event.seat, event.data) for event in events if event.key != "trick-taken"] == [
        ("writes-tricks", 1, {"seat_partner": "3", "points": "1"}),
        ("wins-gem", 1, {"seat_partner": "3", "word": "treble", "points": "3"}),
        ("wins-rubber", 1, {"seat_partner": "3", "points": "6"}),
    ]
    assert heard(vist(A_FOUR, dealer=0), "honours 0", "honours 1", "honours 0", "honours 3") == [
        ("writes-honours", 2, {"seat_partner": "0", "points": "4"})
    ]


# --- 7


def rubber_won(match: Match, side: int, single: bool = False) -> None:
    """A side wins a rubber: with two trebles by 8, with two singles by 4."""
    for _ in range(2):
        if single:
            deal_on(match, EVEN, 1 - side, 9)
        deal_on(match, EVEN, side, 11)


def test_7_1_eight_points_in_the_third_table() -> None:
    """Two trebles win it in one rubber, which is the fewest."""
    match = Match(setup("vist"), 3)
    rubber_won(match, B)
    assert match.totals == [0, 8] and match.over and match.winners == [B]


def test_7_1_less_goes_on() -> None:
    match = Match(setup("vist"), 3)
    rubber_won(match, A, True)
    assert match.totals == [4, 0] and not match.over
    rubber_won(match, A, True)
    assert match.totals == [8, 0] and match.winners == [A]


def test_7_2_three_rubbers() -> None:
    match = Match(setup("vist", three_rubbers="on"), 3)
    rubber_won(match, A)
    assert match.totals == [8, 0] and not match.over
    rubber_won(match, B, True)
    assert match.totals == [8, 4] and not match.over
    rubber_won(match, B, True)
    assert match.totals == [8, 8] and not match.over, "level after three: a fourth"
    deal_on(match, EVEN, B, 11)
    assert not match.over, "in the middle of a rubber nobody has won"
    deal_on(match, EVEN, B, 11)
    assert match.totals == [8, 16] and match.winners == [B]


def test_7_2_three_rubbers_with_a_winner() -> None:
    match = Match(setup("vist", three_rubbers="on"), 3)
    for side in (B, A, B):
        rubber_won(match, side, True)
    assert match.totals == [4, 8] and match.over and match.winners == [B]


@pytest.mark.parametrize("seed", range(6))
def test_the_tables_of_random_matches(seed: int) -> None:
    agrees_throughout("vist", seed, adds_up)


# --- what a seat may imagine


def consistent(deal: Any, viewer: int, said: tuple[int, ...], played: list[str]) -> set[tuple[int, ...]]:
    """By brute force, the hands that agree with the honours said and played, with voids shown and with the card turned."""
    honours = cards("AH KH QH JH")
    others = [seat for seat in range(4) if seat != viewer]
    hidden = [card for seat in others for card in members(deal.hands[seat])]
    found = set()
    for laid in lay(hidden, [size(deal.hands[seat]) for seat in others]):
        hands = list(deal.hands)
        for seat, hand in zip(others, laid, strict=True):
            hands[seat] = set_of(list(hand))
        counts = all(size(hands[seat] & honours) + size(cards(played[seat])) == said[seat] for seat in range(4))
        if counts and hands[3] & cards("2H") and not any(hands[seat] & deal.ruled_out[seat] & ~honours for seat in range(4)):
            found.add(tuple(hands))
    return found


@pytest.mark.parametrize("viewer", range(4))
@pytest.mark.parametrize(
    ("hands", "counts", "played", "void"),
    [
        (("AH 2C 3C", "KH 4C 5H", "QH 6C 6H", "2H JH 7C"), (1, 1, 1, 1), ["", "", "", ""], ""),
        (("AH 2C 3C", "KH 4C 5H", "6C 6H 8D", "2H JH 7C"), (1, 1, 1, 1), ["", "", "QH", ""], ""),
        (("AH KH 3C", "4C 5H 9D", "QH 6H 8D", "2H JH 7C"), (2, 0, 1, 1), ["", "", "", ""], "CCCC"),
        (("AH 2H 3C", "4C 5H 9D", "QH 6H 8D", "2H 8C 7C"), (2, 0, 1, 1), ["KH", "", "", "JH"], "CC"),
    ],
)
def test_honours_are_imagined_evenly(hands: tuple[str, ...], counts: tuple[int, ...], played: list[str], void: str, viewer: int) -> None:
    """Every deal that agrees with the numbers said is imagined, each as often, and no other; seat 2 may have shown a void in clubs."""
    deal = say(vist(counts))
    fixed = [hand if seat != 0 else hand.replace("2H", "9S") for seat, hand in enumerate(hands)]
    deal.hands = [cards(hand) for hand in fixed]
    deal.honours = [cards(each) for each in played]
    rest = set_of([card for card in pack() if not any(hand >> card & 1 for hand in deal.hands)])
    deal.taken = [rest, 0, 0, 0]
    if void:
        deal.ruled_out = [ruled | (cards("2C 3C 4C 5C 6C 7C 8C") if seat == 2 else 0) for seat, ruled in enumerate(deal.ruled_out)]
    expected = consistent(deal, viewer, counts, played)
    assert tuple(deal.hands) in expected
    sight, rng = deal.sight(viewer), Rng(viewer)
    found = Counter(tuple(sight.imagine(rng).hands) for _ in range(DRAWS))
    assert set(found) <= expected
    if len(expected) <= MOST_DEALS:
        assert set(found) == expected
        even(list(found.values()))


# --- the page


@pytest.mark.parametrize("folder", worked.PAGES, ids=["en", "sr"])
def test_the_worked_hand(folder: Path) -> None:
    """The page's deal: honours, thirteen tricks, and what both sides write."""
    held, played, counted, _ = worked.tables(folder / "vist.md")
    hands = worked.hands(held)
    given = [hand.replace("AS ", "") if seat == 3 else hand for seat, hand in enumerate(hands)]
    prescribed = plan(setup("vist"))
    deal = prescribed.setup.game.deal(prescribed, packed((2, 0, 1, 1), "AS", given=given))
    assert [shown(hand) for hand in deal.hands] == [same(hand) for hand in hands]
    assert heard(deal, "honours 2", "honours 0", "honours 1", "honours 1") == [
        ("writes-honours", 0, {"seat_partner": "2", "points": "2"}),
    ]
    assert deal.known[3] == cards("AS") and not deal.known[0] | deal.known[2]
    for plays, taker in worked.tricks(played):
        for seat, text in plays:
            assert deal.actors() == (seat,)
            go(deal, text)
        assert deal.winners[-1] == taker
    rows = [worked.numbers(cells) for cells in counted[1:]]
    assert [deal.tally[5:7], deal.tally[7:9], deal.tally[:2]] == rows


@pytest.mark.parametrize("folder", worked.PAGES, ids=["en", "sr"])
def test_the_worked_rubber(folder: Path) -> None:
    """The page's tables after each deal."""
    *_, rows = worked.tables(folder / "vist.md")
    match = Match(setup("vist"), 3)
    for _, honours, tricks, *after in rows[1:]:
        side, count = tricks.split()
        deal_on(match, held_by(honours), "AB".index(side), int(count))
        assert after == tables_after(match)
    assert len(match.sheet) == 7 and not match.over
