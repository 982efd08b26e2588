"""Lora: docs/games/lora.md, rule by rule."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.plays import perceived
from tests.games.build import dealt, go, heard, offered, packed, plan, play_on, playable, refusal, same, setup, shown, throw
from tests.games.worked import PAGES, hands, numbers, rounds, tables

from adut.cards import ACE, OF_RANK, SEVEN, SUITS, card, cards, cards_text, members, parse_cards, rank_of, size
from adut.deal import Deal
from adut.errors import IllegalMove
from adut.game import Match
from adut.games.lora import CONTRACTS
from adut.kernels.layout import Layout
from adut.kernels.questions import Questions, subsets
from adut.kernels.ways import ANY_WAY, HOLDS
from adut.rng import Rng

BY_TWOS = (2, 2, 2, 2)
BY_SUITS = ["7S 8S 9S 10S JS QS KS AS", "7H 8H 9H 10H JH QH KH AH", "7D 8D 9D 10D JD QD KD AD", "7C 8C 9C 10C JC QC KC AC"]
TOTAL = [-8, -8, 8, 8, 8, 8]
"""6.1: deals I to VI; VII has no sum of its own."""
NAMES = ["intuicija", "sans", "betl", "no-hearts", "no-queens", "king-and-last", "slagalica"]


def adds_up(deal: Any) -> bool:
    """6.1, 5.6: deals I to VI have their totals (3.8: I perhaps not all); in VII one player has nothing, the others at least a point."""
    row = deal.plan.row
    if row == 0 and deal.questions == 400:
        return -8 < sum(deal.scores()) <= 0
    if row < len(TOTAL):
        return sum(deal.scores()) == TOTAL[row]
    return sorted(deal.scores())[0] == 0 and sorted(deal.scores())[1] > 0


def lora(number: int, hands: list[str] | None = None, dealer: int = 3, **chosen: Any) -> Any:
    """Deal ``number`` (1 to 7) of a dealer with these hands."""
    return dealt(plan("lora", dealer, number - 1, **chosen), packed(hands or BY_SUITS, dealer, BY_TWOS))


def ask(deal: Any, seat: int, rank: str, what: str) -> Any:
    """A whole question: whom, for which rank, and a number or cards."""
    return go(deal, f"ask {seat}", f"about {rank}", f"count {what}" if what.isdigit() else f"name {what}")


# --- 1, 2


def test_1_1_the_pack() -> None:
    assert len(setup("lora").game.pack(setup("lora"))) == 32


@pytest.mark.parametrize(("chosen", "series"), [({}, 7), ({"intuicija": False}, 6)])
def test_2_1_2_2_each_deals_a_series(chosen: dict[str, Any], series: int) -> None:
    match = Match(setup("lora", **chosen), 2)
    rng = Rng(1)
    dealers, labels = [], []
    while not match.over:
        dealers.append(match.plan().dealer)
        play_on(match, rng)
        labels.append(match.sheet[-1].label)
    assert dealers == [2] * series + [3] * series + [0] * series + [1] * series
    assert labels == NAMES[-series:] * 4


def test_2_3_packets_of_two() -> None:
    deal = dealt(plan("lora", dealer=0, row=1), parse_cards(" ".join(BY_SUITS)))
    assert shown(deal.hands[1]) == same("7S 8S 7H 8H 7D 8D 7C 8C")
    assert shown(deal.hands[0]) == same("KS AS KH AH KD AD KC AC")


@pytest.mark.parametrize("number", range(1, 8))
def test_2_4_forehand_begins(number: int) -> None:
    for dealer in range(4):
        assert lora(number, dealer=dealer).actors() == ((dealer + 1) % 4,)


def test_2_5_no_trump() -> None:
    deal = lora(2)
    assert throw(deal, "7S AH AD AC").winners == [0] and deal.trump < 0


# --- 3

DIALOGUE = ["8S 8D 7S 9S 10S JS QS KS", "8H 7H 9H 10H JH QH KH AS", "8C 7C 9C 10C JC QC AH AD", "KD KC 7D 9D 10D JD QD AC"]
"""A, B, C and D of the source's example; D has two kings, of which C has heard of one."""


def test_3_1_dealt_fours_are_laid_at_once() -> None:
    deal = lora(1, ["8S 8H 8D 8C 7S 7H 7D 9C", "", "", ""])
    assert shown(deal.taken[0]) == same("8S 8H 8D 8C") and size(deal.hands[0]) == 4
    assert deal.actors() == (0,) and refusal(go(deal, "ask 1"), "about eights") == "rank-down"


def test_3_1_who_is_dealt_two_fours_is_out() -> None:
    deal = lora(1, ["8S 8H 8D 8C 7S 7H 7D 7C", "", "", ""])
    assert deal.hands[0] == 0 and deal.actors() == (1,) and deal.contract.points(deal) == [-2, 0, 0, 0]


def test_3_1_all_fours_dealt() -> None:
    fours = ["7S 7H 7D 7C 8S 8H 8D 8C", "9S 9H 9D 9C 10S 10H 10D 10C", "JS JH JD JC QS QH QD QC", "KS KH KD KC AS AH AD AC"]
    deal = lora(1, fours)
    assert deal.phase is None and deal.scores() == (-2, -2, -2, -2)


def test_3_2_whom() -> None:
    deal = lora(1, DIALOGUE)
    assert offered(deal) == {"ask 1", "ask 2", "ask 3"} and refusal(deal, "ask 0") == "ask-others"


def test_3_3_which_rank_and_what() -> None:
    deal = go(lora(1, DIALOGUE), "ask 2")
    ranks = {f"about {word}" for word in ("sevens", "eights", "nines", "tens", "jacks", "queens", "kings", "aces")}
    assert offered(deal) == ranks
    go(deal, "about eights")
    assert offered(deal) == {"count 1", "count 2", "name 8H", "name 8C", "name 8C 8H"}
    assert refusal(deal, "count 3") == "too-many" and refusal(deal, "name 8S") == "own-card"
    assert refusal(deal, "name 8C 9H") == "one-rank"


@pytest.mark.parametrize(("own", "questions"), [("", 17), ("9H", 10), ("9H 9D", 5), ("9H 9D 9S", 2)])
def test_3_3_how_many_questions(own: str, questions: int) -> None:
    """n up to three and at most 4 less one's own, and one to three of the cards that one does not have."""
    deal = lora(1, DIALOGUE)
    deal.hands = [deal.hands[0] & ~OF_RANK[rank_of(card(0, SEVEN + 2))] | cards(own), *deal.hands[1:]]
    assert len(offered(go(deal, "ask 1", "about nines"))) == questions


def test_3_3_subsets() -> None:
    for count in (1, 2, 3, 4):
        expected = [list(each) for length in (1, 2, 3) for each in itertools.combinations(range(count), length)]
        assert sorted(subsets(list(range(count)))) == sorted(expected)


def test_3_4_3_5_the_dialogue_of_the_source() -> None:
    """A asks C, C asks B, A and D, as in the source's example."""
    deal = lora(1, DIALOGUE)
    assert heard(deal, "ask 2", "about eights", "count 1") == [("answers-yes", 2, {})]
    assert deal.actors() == (0,), "after a yes A goes on"
    assert heard(deal, "ask 2", "about eights", "name 8H")[-1] == ("answers-no", 2, {})
    assert deal.actors() == (2,), "after a no C asks"
    assert shown(deal.ruled_out[2] & OF_RANK[6]) == "8H" and shown(deal.ruled_out[0] & OF_RANK[6]) == "8H"
    assert heard(deal, "ask 1", "about eights", "name 8H") == [("hands-over", 1, {"seat_to": "2", "cards": "8H"})]
    assert shown(deal.known[2]) == "8H" and deal.actors() == (2,)
    assert heard(deal, "ask 0", "about eights", "count 2") == [("answers-yes", 0, {})]
    assert shown(deal.known[2] & OF_RANK[6]) == "8H", "C has another eight, but which it is was not said"
    assert size(deal.hands[0]) == 8
    assert heard(deal, "ask 0", "about eights", "name 8S 8D") == [
        ("hands-over", 0, {"seat_to": "2", "cards": "8D 8S"}),
        ("lays-four", 2, {"word": "eights"}),
    ]
    assert shown(deal.taken[2]) == same("8S 8H 8D 8C") and deal.contract.points(deal) == [0, 0, -1, 0]
    assert size(deal.hands[0]) == 6 and size(deal.hands[2]) == 7 and deal.actors() == (2,)
    assert heard(deal, "ask 3", "about kings", "count 1") == [("answers-yes", 3, {})]
    assert heard(deal, "ask 3", "about kings", "count 3")[-1] == ("answers-no", 3, {})
    assert deal.actors() == (3,)


def test_3_4_yes_is_at_least() -> None:
    deal = go(lora(1, DIALOGUE), "ask 3", "about kings", "count 1")
    assert deal.actors() == (0,)


def test_3_4_nothing_moves_unless_all_are_there() -> None:
    deal = ask(lora(1, DIALOGUE), 3, "kings", "KC KH")
    assert [size(hand) for hand in deal.hands] == [8, 8, 8, 8] and deal.actors() == (3,)
    assert not any(deal.known)


def test_3_5_who_has_no_cards_asks_after_a_no() -> None:
    hands = ["8S 8H 8D 8C 7S 7H 7D 7C", "9S 10S JS QS KS AS 9H 10H", "JH QH KH AH 9D 10D JD QD", "KD AD 9C 10C JC QC KC AC"]
    deal = ask(lora(1, hands), 0, "nines", "1")
    assert deal.hands[0] == 0 and deal.actors() == (0,)
    assert ask(deal, 3, "aces", "AC AD").actors() == (0,) and shown(deal.hands[0]) == same("AC AD")


def test_3_5_who_has_no_cards_may_ask_on_after_a_yes() -> None:
    """A wrong question brings a player without cards a whole series: a yes for a number ends it no more than it does for others."""
    hands = ["8S 8H 8D 8C 7S 7H 7D 7C", "9S 10S JS QS KS AS 9H 10H", "JH QH KH AH 9D 10D JD QD", "KD AD 9C 10C JC QC KC AC"]
    deal = ask(lora(1, hands), 0, "nines", "1")
    for number in ("1", "2"):
        assert heard(deal, "ask 3", "about aces", f"count {number}") == [("answers-yes", 3, {})]
        assert deal.hands[0] == 0 and deal.actors() == (0,)
    assert go(deal, "ask 3", "about aces", "count 3").actors() == (3,)


def test_3_6_an_asker_who_lays_down_the_last_cards_stops() -> None:
    hands = ["7S 7H 7D 8S 8H 8D 8C AS", "7C 9S 10S JS QS KS 9H 10H", "JH QH KH AH 9D 10D JD QD", "KD AD 9C 10C JC QC KC AC"]
    deal = lora(1, hands)
    deal.hands = [deal.hands[0] & ~cards("AS"), deal.hands[1] | cards("AS"), *deal.hands[2:]]
    ask(deal, 1, "sevens", "7C")
    assert deal.hands[0] == 0 and deal.actors() == (1,) and deal.contract.points(deal) == [-2, 0, 0, 0]


def test_3_7_over_when_all_fours_are_down() -> None:
    """Forehand, who guesses everything right, has all eight fours."""
    deal = lora(1, DIALOGUE)
    ranks = ["sevens", "eights", "nines", "tens", "jacks", "queens", "kings"]
    for at, rank in [(ACE, "aces"), *enumerate(ranks, SEVEN)]:
        for seat in (1, 2, 3):
            for each in members(deal.hands[seat] & OF_RANK[at]) if deal.actors() == (0,) else []:
                ask(deal, seat, rank, shown(1 << each))
    assert deal.phase is None and deal.scores() == (-8, 0, 0, 0) and deal.actors() == ()


def test_3_8_after_400_questions() -> None:
    deal = lora(1, DIALOGUE)
    deal.questions = 398
    ask(deal, 1, "eights", "8H")
    assert deal.phase is not None
    ask(deal, 2, "eights", "8C")
    assert deal.phase is None and deal.scores() == (-1, 0, 0, 0)


# --- 3: what the table learns


def test_3_9_a_question_is_proof() -> None:
    """Who asks for cards has none of them; who asks for n has at most 4 - n."""
    deal = ask(lora(1, DIALOGUE), 1, "nines", "9C 9D")
    assert shown(deal.ruled_out[0]) == same("9C 9D")
    deal = ask(lora(1, DIALOGUE), 1, "aces", "3")
    assert not deal.ways[12] & HOLDS[0][0b0011] and deal.ways[12] & HOLDS[0][0b0001]


def test_3_9_a_no_to_two_cards_is_not_a_no_to_each() -> None:
    deal = ask(lora(1, DIALOGUE), 3, "kings", "KC KH")
    assert deal.ruled_out[3] == 0 and not deal.ways[11] & HOLDS[3][0b0101]
    found = {shown(deal.imagine(1, Rng(seed)).hands[3] & OF_RANK[11]) for seed in range(60)}
    assert "KC" in found and "" in found and all("KH" not in each.split() for each in found), "seat 1 has the king of hearts"


def test_3_9_a_number_ties_cards_together() -> None:
    """Two kings, and not the king of clubs, are two of the three others; a third with the asker leaves just two."""
    deal = ask(lora(1, DIALOGUE), 3, "kings", "2")
    assert deal.ways[11] == deal.ways[11] & ~HOLDS[0][0b0111]
    for seed in range(60):
        other = deal.imagine(2, Rng(seed))
        assert size(other.hands[3] & OF_RANK[11]) >= 2 and size(other.hands[0] & OF_RANK[11]) <= 2


SMALL = [["7S 8H", "7H 8D", "7D 8C", "7C 8S"], ["7S 7H", "7D 8C", "7C 8S", "8H 8D"]]
"""Deals of two ranks, small enough to try out every way in which the cards may lie."""


def small(hands: list[int]) -> Any:
    """A deal of the lowest ranks alone."""
    deal = lora(1, DIALOGUE)
    deal.hands = hands
    ranks = {rank_of(each) for hand in hands for each in members(hand)}
    deal.ways = [ANY_WAY if rank in ranks else 0 for rank in range(13)]
    return deal


def asked_at_random(deal: Any, questions: int, rng: Rng) -> list[tuple[int, int]]:
    """Some random questions."""
    history: list[tuple[int, int]] = []
    while deal.phase is not None and len(history) < 3 * questions:
        seat = deal.actors()[0]
        moves = deal.moves(seat)
        history.append((seat, moves[rng.below(len(moves))]))
        deal.apply(*history[-1])
    return history


def consistent(hands: list[int], history: list[tuple[int, int]], viewer: int) -> set[tuple[int, ...]]:
    """The hands after the same questions in every deal in which the viewer is told the same, by brute force."""
    truth = list(perceived(small(hands), history, viewer))
    others = [seat for seat in range(4) if seat != viewer]
    hidden = [each for seat in others for each in members(hands[seat])]
    found = set()
    for owners in set(itertools.permutations([seat for seat in others for _ in range(size(hands[seat]))])):
        start = [hand if seat == viewer else 0 for seat, hand in enumerate(hands)]
        for each, owner in zip(hidden, owners, strict=True):
            start[owner] |= 1 << each
        deal = small(start)
        if (
            not any(hand & OF_RANK[rank] == OF_RANK[rank] for hand in start for rank in range(13))
            and retold(deal, history, viewer) == truth
        ):
            found.add(tuple(deal.hands))
    return found


def retold(start: Deal, history: list[tuple[int, int]], viewer: int) -> Any:
    """What the viewer is told when the same moves are made in another deal; None if they cannot be."""
    try:
        return list(perceived(start, history, viewer))
    except IllegalMove:
        return None


@pytest.mark.parametrize("questions", [1, 2, 3, 4, 6, 9])
@pytest.mark.parametrize("hands", SMALL)
def test_3_9_imagined_are_all_consistent_deals_equally_often(hands: list[str], questions: int) -> None:
    """Every deal in which the same questions could be asked, and were answered, as they were: no other, each as often."""
    for seed in range(2):
        start = [cards(hand) for hand in hands]
        deal = small(start)
        history = asked_at_random(deal, questions, Rng(seed))
        for viewer in (0, 1):
            expected = consistent(start, history, viewer)
            assert tuple(deal.hands) in expected
            sight, rng = deal.sight(viewer), Rng(questions)
            found = [tuple(sight.imagine(rng).hands) for _ in range(100 * len(expected))]
            assert set(found) == expected
            assert all(50 < found.count(each) < 170 for each in expected)


# --- 4


@pytest.mark.parametrize(("hand", "legal"), [("7S AS 8H 8C", "7S AS"), ("7S 8H 8C 8D", "7S"), ("8H AH 8C 8D", "8H AH 8C 8D")])
def test_4_2_follow_suit(hand: str, legal: str) -> None:
    deal = lora(3)
    deal.hands = [cards("10S JS"), cards(hand), *deal.hands[2:]]
    assert playable(throw(deal, "10S")) == same(legal)


def test_4_2_a_heart_may_be_led() -> None:
    deal = lora(4, ["7H 8H 9H 10H JH QH KH 7S", "", "", ""])
    assert playable(deal) == same("7H 8H 9H 10H JH QH KH 7S")


@pytest.mark.parametrize(("trick", "taker"), [("10S 7S 9S 8S", 0), ("10S AS KS 8S", 1), ("9D AH 10D AC", 2)])
def test_4_3_the_highest_of_the_suit_led_takes(trick: str, taker: int) -> None:
    deal = lora(3)
    deal.hands = [cards(f"{each} JS") for each in trick.split()]
    assert throw(deal, trick).winners == [taker] and deal.actors() == (taker,)


def zip_tricks() -> list[str]:
    """The eight tricks of :data:`BY_SUITS`, all taken by forehand."""
    return [" ".join(trick) for trick in zip(*[hand.split() for hand in BY_SUITS], strict=True)]


@pytest.mark.parametrize(("number", "tricks"), [(2, 8), (3, 8), (4, 8), (5, 6), (6, 8)])
def test_4_5_early_stop(number: int, tricks: int) -> None:
    """With these tricks the last queens fall in the sixth; the last heart, or the last trick, in the eighth."""
    deal = lora(number, early_stop=True)
    for trick in zip_tricks()[:tricks]:
        assert deal.phase is not None
        throw(deal, trick)
    assert deal.phase is None and deal.scores() == (TOTAL[number - 1], 0, 0, 0)


# --- 5

PICTURE = ["9H 9C KH JC JD 9S 7S 8S", "10H 10C 7H 8H 7C 8C 7D 8D", "JH 9D AH AC AD AS 10S JS", "QH 10D QC QD QS KC KD KS"]
"""Hands that lead to the picture in the source: 9♥ to Q♥, 9♣ 10♣, 9♦ 10♦, and no spades."""


def pictured() -> Any:
    """The situation of the source's picture, forehand to lay."""
    return throw(lora(7, PICTURE), "9H 10H JH QH 9C 10C 9D 10D")


def test_5_1_the_first_card_is_free() -> None:
    assert playable(lora(7, PICTURE)) == same(PICTURE[0])


def test_5_2_the_next_up_or_a_new_row() -> None:
    deal = throw(lora(7, PICTURE), "9H")
    deal.hands = [deal.hands[0], cards("8H 10H 9S 9C 10S"), *deal.hands[2:]]
    assert playable(deal) == same("10H 9S 9C") and refusal(deal, "play 8H") == "off-the-rows"


def test_5_3_the_picture_of_the_source() -> None:
    """Four possibilities: K♥, J♣, J♦, and a new row with 9♠."""
    deal = pictured()
    assert [[same("9C 10C"), same("9D 10D"), same("9H 10H JH QH"), ""][suit] for suit in SUITS] == [
        " ".join(shown(1 << each) for each in row) for row in deal.rows
    ]
    assert playable(deal) == same("KH JC JD 9S")


def test_5_4_a_card_must_be_laid() -> None:
    assert refusal(pictured(), "pass") == "can-lay"


def test_5_4_a_pass_costs_a_dot_and_proves_it() -> None:
    deal = throw(pictured(), "KH")
    assert offered(deal) == {"pass"}
    go(deal, "pass")
    assert deal.dots == [0, 1, 0, 0] and shown(deal.ruled_out[1]) == same("AH JC JD 9S")


@pytest.mark.parametrize(
    ("start", "order"), [(5, "7 8 9 10 J Q K A"), (7, "9 10 J Q K A 7 8"), (12, "A 7 8 9 10 J Q K"), (6, "8 9 10 J Q K A 7")]
)
def test_5_5_rows_go_through_the_ace_and_end_below_their_start(start: int, order: str) -> None:
    layout = CONTRACTS[6]
    assert isinstance(layout, Layout)
    row = [card(2, start)]
    while layout.ends(row):
        row = layout.laid(row, members(layout.ends(row))[0])
    assert " ".join(shown(1 << each)[:-1] for each in row) == order


def test_5_6_the_first_out_stops_the_deal() -> None:
    """Cards and dots for the others; nothing for the first out, dots or not."""
    deal = pictured()
    deal.hands = [cards("KH"), cards("7H 8H"), cards("AH AC AD"), cards("QC")]
    deal.dots = [3, 1, 0, 2]
    assert heard(deal, "play KH")[-1] == ("goes-out", 0, {})
    assert deal.phase is None and deal.scores() == (0, 3, 3, 3) and deal.marks == ["•••", "•", "", "••"]


# --- 6, 7


@pytest.mark.parametrize(
    ("number", "points"), [(2, (-8, 0, 0, 0)), (3, (8, 0, 0, 0)), (4, (8, 0, 0, 0)), (5, (8, 0, 0, 0)), (6, (8, 0, 0, 0))]
)
def test_6_1_one_player_takes_all(number: int, points: tuple[int, ...]) -> None:
    assert throw(lora(number), *zip_tricks()).scores() == points


@pytest.mark.parametrize(
    ("number", "taken", "points"),
    [
        (2, "7S 8S 9S 10S", -1),
        (3, "QH KH 7C 8C", 1),
        (4, "7H AH JC QC", 2),
        (5, "QH QS 7C 8C", 4),
        (6, "KH 7C 8C 9C", 4),
        (6, "AH QH 8C 9C", 0),
    ],
)
def test_6_1_what_a_trick_is_worth(number: int, taken: str, points: int) -> None:
    """Seat 2 takes one trick, not the last."""
    deal = lora(number)
    deal.hands = [0, 0, 0, 0]
    deal.winners = [2, 0, 0, 0, 0, 0, 0, 0]
    deal.taken = [0, 0, cards(taken), 0]
    assert deal.contract.points(deal)[2] == points


def test_6_1_the_last_trick() -> None:
    deal = lora(6)
    deal.hands = [0, 0, 0, 0]
    deal.winners = [0, 0, 0, 0, 0, 0, 0, 2]
    assert deal.contract.points(deal) == [0, 0, 4, 0]


def test_7_1_28_deals_and_the_lowest_wins() -> None:
    for chosen, deals in (({}, 28), ({"intuicija": False}, 24)):
        made = setup("lora", **chosen)
        assert not made.game.finished(made, [None] * (deals - 1), [0] * 4)  # type: ignore[list-item]
        assert made.game.finished(made, [None] * deals, [0] * 4)  # type: ignore[list-item]
    assert setup("lora").game.leaders([3, -1, -1, 7]) == [1, 2]


def test_the_table() -> None:
    assert [row.name for row in CONTRACTS] == NAMES and isinstance(CONTRACTS[0], Questions)


# --- the worked hand of the page


@pytest.mark.parametrize("folder", PAGES)
def test_the_worked_hand(folder: Path) -> None:
    """Who lays what, the rows at the end, cards and dots, and the points."""
    given, laid, rows, points, _ = tables(folder / "lora.md")
    deal = lora(7, hands(given))
    for seat, text in rounds(laid):
        assert deal.actors() == (seat,)
        go(deal, text)
    assert deal.phase is None and list(deal.scores()) == numbers(points[3])
    assert [hand.bit_count() for hand in deal.hands] == numbers(points[1]) and deal.dots == numbers(points[2])
    assert [cards_text(row) for row in reversed(deal.rows)] == [hands([[], row])[0] for row in rows[1:]]
