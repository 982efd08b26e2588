"""King: docs/games/king.md, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.plays import Case, played
from tests.games.build import dealt, go, heard, offered, packed, plan, play_on, playable, refusal, same, setup, shown, throw

from adut.cards import HEARTS, cards, pack, parse_cards, set_of, size, suit_of
from adut.deal import Deal
from adut.game import Entry, Match
from adut.rng import Rng

SUITS = ["7S 8S 9S 10S JS QS KS AS", "7H 8H 9H 10H JH QH KH AH", "7D 8D 9D 10D JD QD KD AD", "7C 8C 9C 10C JC QC KC AC"]
"""A suit each: forehand, with the spades, takes every trick."""
TOTAL = [-16, -16, -16, -16, -16, -16, -96, 24, 24, 24, 24, 96]
"""6.1."""
TRUMP_DEALS = [7, 8, 9, 10]


def adds_up(deal: Deal) -> bool:
    """6.1, 6.4: every deal has its total."""
    return sum(deal.scores()) == TOTAL[deal.plan.row]


def king(number: int, hands: list[str] | None = None, dealer: int = 3, **chosen: Any) -> Any:
    """Deal ``number`` (1 to 12) with these hands, each in the order in which it is dealt."""
    return dealt(plan("king", dealer, number - 1, **chosen), packed(hands or SUITS, dealer))


def playing(number: int, hands: list[str], trump: str = "no-trumps", **chosen: Any) -> Any:
    """A deal at its first lead."""
    deal = king(number, hands, **chosen)
    return go(deal, f"choose {trump}", "keep") if 8 <= number <= 11 else deal


# --- 1, 2


def test_1_1_the_pack() -> None:
    assert shown(cards(" ".join(SUITS))) == shown(sum(1 << card for card in setup("king").game.pack(setup("king"))))


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7, 12])
def test_1_4_no_trump(number: int) -> None:
    deal = throw(king(number, ["7S", "8H", "8D", "8C"]), "7S")
    assert deal.trump == -1


def test_2_1_the_deal_passes_to_the_right() -> None:
    match = Match(setup("king"), 2)
    rng = Rng(1)
    dealers = []
    while not match.over:
        dealers.append(match.plan().dealer)
        play_on(match, rng)
    assert dealers == [2, 3, 0, 1] * 3


def test_2_2_forehand_is_right_of_the_dealer() -> None:
    for dealer in range(4):
        assert king(1, dealer=dealer).actors() == ((dealer + 1) % 4,)


def test_2_3_packets_of_three_three_and_two() -> None:
    deal = dealt(plan("king", dealer=0), parse_cards(" ".join(SUITS)))
    assert shown(deal.hands[1]) == same("7S 8S 9S JH QH KH 7C 8C")
    assert shown(deal.hands[0]) == same("8H 9H 10H QD KD AD KC AC")


def test_2_4_all_eight_at_once() -> None:
    for number in (1, 2, 3, 4, 5, 6, 7, 12):
        deal = king(number)
        assert deal.phase.id == "tricks" and [size(hand) for hand in deal.hands] == [8, 8, 8, 8]


def test_2_5_three_cards_then_trumps() -> None:
    for number in (8, 9, 10, 11):
        deal = king(number)
        assert [shown(hand) for hand in deal.hands] == [same(" ".join(hand.split()[:3])) for hand in SUITS]
        assert len(deal.stock) == 20


def test_2_6_each_names_once() -> None:
    for first in range(4):
        assert {(first + row + 1) % 4 for row in TRUMP_DEALS} == {0, 1, 2, 3}
        match = Match(setup("king"), first)
        match.sheet = [Entry("", (first + row) % 4, [0] * 4, [""] * 4, -1) for row in range(7)]
        assert match.plan().row == 7 and match.plan().dealer == (first + 7) % 4


# --- 3


def test_3_2_six_answers() -> None:
    answers = {f"choose {word}" for word in ("spades", "hearts", "diamonds", "clubs", "no-trumps", "by-the-last")}
    deal = king(8)
    assert offered(deal) == answers and deal.actors() == (0,)
    assert deal.moves(1) == []


def test_3_3_the_rest_is_dealt_after_the_answer() -> None:
    deal = go(king(9), "choose clubs")
    assert [shown(hand) for hand in deal.hands] == [same(hand) for hand in SUITS] and deal.stock == []
    assert deal.trump == 0


def test_3_4_by_the_last() -> None:
    deal = king(10, ["7S 8S 9S 10S JS QS 7H KD", "", "", ""])
    assert heard(deal, "choose by-the-last") == [("last-card", 0, {"card": "KD"})]
    assert deal.trump == 1 and shown(deal.hands[0]) == same("7S 8S 9S 10S JS QS 7H KD")
    assert [shown(known) for known in deal.known] == ["KD", "", "", ""]
    assert all("KD" in shown(deal.imagine(2, Rng(seed)).hands[0]) for seed in range(20))


# --- 4


def test_4_1_no_sale_elsewhere() -> None:
    for number in (1, 2, 3, 4, 5, 6, 7, 12):
        assert refusal(king(number), "sell") == "not-offered"


@pytest.mark.parametrize("word", ["hearts", "no-trumps", "by-the-last"])
def test_4_2_stand_or_sell(word: str) -> None:
    deal = go(king(8), f"choose {word}")
    assert offered(deal) == {"keep", "sell"} and deal.actors() == (0,)


def test_4_3_asked_in_order_and_the_first_yes_ends_it() -> None:
    deal = go(king(8), "choose hearts", "sell")
    assert deal.actors() == (1,)
    assert go(deal, "pass").actors() == (2,)
    go(deal, "buy spades")
    assert deal.buyer == 2 and deal.seller == 0 and deal.phase.id == "tricks"


@pytest.mark.parametrize("standing", ["clubs", "diamonds", "hearts", "spades", "no-trumps"])
def test_4_4_the_buyer_changes_the_trump(standing: str) -> None:
    deal = go(king(11), f"choose {standing}", "sell")
    words = {"clubs", "diamonds", "hearts", "spades", "no-trumps"} - {standing}
    assert offered(deal) == {"pass"} | {f"buy {word}" for word in words}
    assert refusal(deal, f"buy {standing}") == "same-trump"


def test_4_4_by_the_last_stands_as_its_suit() -> None:
    deal = go(king(8), "choose by-the-last", "sell")
    assert refusal(deal, "buy spades") == "same-trump"
    assert refusal(deal, "buy by-the-last") != "same-trump"


def test_4_5_the_price() -> None:
    deal = throw(go(king(8), "choose hearts", "sell", "buy spades"), *zip_tricks())
    assert deal.scores() == (24 + 6, -6, 0, 0)


def test_4_6_nobody_buys() -> None:
    deal = go(king(8), "choose spades", "sell", "pass", "pass", "pass")
    assert deal.trump == 3 and deal.actors() == (0,)
    assert throw(deal, *zip_tricks()).scores() == (24, 0, 0, 0)


def test_4_7_one_sale() -> None:
    deal = go(king(8), "choose spades", "sell", "buy hearts")
    assert refusal(deal, "sell") == "not-offered"
    assert offered(deal) == {f"play {card}" for card in SUITS[0].split()}


@pytest.mark.parametrize("answers", [("keep",), ("sell", "buy hearts"), ("sell", "pass", "pass", "buy hearts")])
def test_4_8_forehand_leads(answers: tuple[str, ...]) -> None:
    assert go(king(8), "choose spades", *answers).actors() == (0,)


# --- 5


def zip_tricks() -> list[str]:
    """The eight tricks in which all play the cards of :data:`SUITS` in order."""
    return [" ".join(trick) for trick in zip(*[hand.split() for hand in SUITS], strict=True)]


@pytest.mark.parametrize(
    ("number", "trump", "trick", "taker"),
    [
        (1, "", "10S 7S 9S 8S", 0),
        (1, "", "10S AS KS 8S", 1),
        (1, "", "9D AH 10D AC", 2),
        (8, "clubs", "9D 8C AD KD", 1),
        (8, "clubs", "9D 8C 10C 7C", 2),
        (8, "hearts", "9D AC 8D 10D", 3),
        (8, "no-trumps", "9D 8C 8D AS", 0),
    ],
)
def test_5_1_5_5_the_taker_leads(number: int, trump: str, trick: str, taker: int) -> None:
    """The highest trump, or the highest card of the suit led; who takes the trick leads to the next."""
    deal = playing(number, SUITS, trump)
    deal.hands = [cards(f"{card} JS") for card in trick.split()]
    throw(deal, trick)
    assert deal.actors() == (taker,) and deal.winners == [taker] and shown(deal.taken[taker]) == same(trick)


@pytest.mark.parametrize("low", ["7S", "8S", "9S", "10S", "JS", "QS", "KS"])
def test_1_2_ace_high_seven_low(low: str) -> None:
    """Each card of a suit loses to the next one up, trumps or not."""
    ranks = ["7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS"]
    high = ranks[ranks.index(low) + 1]
    for number, trump in ((1, ""), (8, "spades")):
        assert throw(playing(number, [low, high, "7D", "8D"], trump), f"{low} {high}").ahead == 1


@pytest.mark.parametrize(
    ("trump", "hand", "legal"),
    [
        ("", "7S AS 8H 8C", "7S AS"),
        ("", "7S 8H 8C 8D", "7S"),
        ("hearts", "7S AS 8H 8C", "7S AS"),
        ("hearts", "8H AH 8C 8D", "8H AH"),
        ("hearts", "8C 8D AD", "8C 8D AD"),
        ("no-trumps", "8H AH 8C 8D", "8H AH 8C 8D"),
        ("spades", "7S AS 8H 8C", "7S AS"),
    ],
)
def test_5_2_5_3_5_4_duties(trump: str, hand: str, legal: str) -> None:
    """Follow, else trump, else anything; 10♠ is led, nothing need be beaten."""
    deal = after_lead(8 if trump else 1, hand, trump, "10S")
    assert playable(deal) == same(legal)


def after_lead(number: int, hand: str, trump: str, *played_cards: str) -> Any:
    """A deal in which the next hand is just this one, after some cards of the trick."""
    deal = playing(number, SUITS, trump)
    deal.hands = [cards(card) for card in (*played_cards, hand)]
    return throw(deal, *played_cards)


def test_5_2_must_follow() -> None:
    assert refusal(after_lead(1, "7S AS 8H 8C", "", "10S"), "play 8H") == "must-follow"


def test_5_3_must_trump() -> None:
    assert refusal(after_lead(8, "8H AH 8C", "hearts", "10S"), "play 8C") == "must-trump"


def test_5_3_no_duty_to_go_over() -> None:
    assert playable(after_lead(8, "8H AH 8C", "hearts", "10S", "QH")) == same("8H AH")


def test_5_any_card_must_be_in_hand() -> None:
    assert refusal(after_lead(1, "7S AS 8H 8C", "", "10S"), "play KS") == "not-in-hand"


@pytest.mark.parametrize(
    ("number", "options", "barred"),
    [
        *[(number, {}, number in (4, 6)) for number in (1, 2, 3, 4, 5, 6, 7, 12)],
        *[(number, {"bar_in_erlas": True}, number in (4, 6, 7)) for number in (1, 4, 6, 7, 12)],
    ],
)
def test_5_6_the_bar_on_hearts(number: int, options: dict[str, bool], barred: bool) -> None:
    deal = king(number, ["7H 8H 9H 10H JH QH KH 7S", "", "", ""], **options)
    assert playable(deal) == (same("7S") if barred else same("7H 8H 9H 10H JH QH KH 7S"))
    if barred:
        assert refusal(deal, "play 7H") == "barred-lead"


def test_5_6_only_hearts_may_be_led() -> None:
    hearts = "7H 8H 9H 10H JH QH KH AH"
    deal = king(4, [hearts, "", "", ""])
    assert playable(deal) == same(hearts)
    deal = throw(king(4, [hearts.replace("7H", "AS"), "", "", ""]), "AS")
    while deal.trick:
        go(deal, deal.vocabulary.text(deal.moves(deal.actors()[0])[0]))
    assert deal.actors() == (0,) and playable(deal) == same(hearts.replace("7H", ""))


def test_5_6_the_bar_is_on_leads_only() -> None:
    """A player who is void may throw a heart, and must follow a heart."""
    assert playable(after_lead(4, "7H 8C", "", "10S")) == same("7H 8C")
    assert playable(after_lead(6, "7H 8C", "", "10H")) == "7H"


def test_5_6_a_heart_led_shows_a_hand_of_hearts() -> None:
    deal = throw(king(4, ["7H 8H 9H 10H JH QH KH AH", "", "", ""]), "7H")
    others = [card for card in pack() if suit_of(card) != HEARTS]
    assert deal.ruled_out[0] == set_of(others)


@pytest.mark.parametrize("number", range(1, 13))
def test_5_7_played_to_the_last_card(number: int) -> None:
    deal = throw(playing(number, SUITS), *zip_tricks())
    assert deal.phase is None and len(deal.winners) == 8


JACKS_FIRST = ["JS JH JD JC", "QS QH QD QC", "KS KH KD KC", "7S 7H 7D 7C", "8S 8H 8D 8C", "9S 9H 9D 9C", "10S 10H 10D 10C", "AS AH AD AC"]


@pytest.mark.parametrize(("number", "tricks"), [(2, 1), (3, 2), (6, 3), (4, 8), (1, 8), (5, 8), (7, 8), (12, 8)])
def test_early_stop(number: int, tricks: int) -> None:
    """II, III and VI stop with the last card that counts; IV here with the last heart, which is the eighth trick; the rest never."""
    deal = playing(number, SUITS, early_stop=True)
    for trick in JACKS_FIRST[:tricks]:
        assert deal.phase is not None
        throw(deal, trick)
    assert deal.phase is None and deal.scores() == (TOTAL[number - 1], 0, 0, 0)


def test_early_stop_after_the_last_heart() -> None:
    hands = ["AS KS QS JS 10S 9S 8S AH", "7H 8H 7D 8D 9D 10D JD QD", "9H 10H JH 7C 8C 9C 10C JC", "QH KH 7S QC KC AC KD AD"]
    deal = king(4, hands, early_stop=True)
    throw(deal, "AS 7H 9H 7S", "KS 8H 10H QH", "QS 7D JH KH")
    assert deal.phase is not None
    throw(deal, "JS 8D 7C KD", "10S 9D 8C AD", "9S 10D 9C QC", "8S JD 10C KC")
    assert deal.phase is not None, "the ace of hearts is still held"
    deal = king(4, [hands[0].replace("AH", "7S"), hands[1], hands[2], hands[3].replace("7S", "AH")], early_stop=True)
    throw(deal, "AS 7H 9H QH", "KS 8H 10H KH", "QS 7D JH AH")
    assert deal.phase is None and deal.scores() == (-16, 0, 0, 0)


# --- 6, 7


@pytest.mark.parametrize(("number", "total"), list(enumerate(TOTAL, 1)))
def test_6_1_one_player_takes_all(number: int, total: int) -> None:
    assert throw(playing(number, SUITS), *zip_tricks()).scores() == (total, 0, 0, 0)


ONE_TRICK = [
    (1, "7C 8C 9C 10C", [-2, 0]),
    (2, "JC JD 8C 9C", [-8, 0]),
    (2, "JC 7C 8C 9C", [-4, 0]),
    (3, "QC QH 8C 9C", [-8, 0]),
    (4, "7H 8H QH KH", [-8, 0]),
    (4, "7H 8C 9C KC", [-2, 0]),
    (5, "7C 8C 9C 10C", [0, -8]),
    (6, "KH 8C 9C 10C", [-16, 0]),
    (6, "AH QH JH 10H", [0, 0]),
    (7, "7C 8C 9C 10C", [-2, -8]),
    (7, "KH 8C 9C 10C", [-2 - 18, -8]),
    (7, "QH JH 9C 10C", [-2 - 6 - 6, -8]),
    (7, "JC QC 7H 8C", [-2 - 4 - 4 - 2, -8]),
    (8, "7C 8C 9C KH", [3, 0]),
    (12, "7C 8C 9C 10C", [2, 8]),
    (12, "KH QH JH AC", [2 + 18 + 6 + 6, 8]),
]


@pytest.mark.parametrize("place", [1, 6, 7, 8])
@pytest.mark.parametrize(("number", "trick", "points"), ONE_TRICK)
def test_6_1_6_2_6_3_what_a_trick_is_worth(number: int, trick: str, points: list[int], place: int) -> None:
    """Seat 2 takes just this trick, in this place, seat 1 the seven others: seat 2 has its worth, and more if it is one of the last two."""
    deal = last_card(number, trick, place)
    assert deal.scores()[2] == points[0] + (points[1] if place > 6 else 0)
    assert sum(deal.scores()) == TOTAL[number - 1]


def last_card(number: int, trick: str, place: int) -> Any:
    """A deal that is over: seat 2 took this one trick, in this place, seat 1 all others; the eighth was played, the rest is set."""
    deal = playing(number, SUITS, "no-trumps")
    deal.bar = 0
    taker, final = (2, trick.split()) if place == 8 else (1, ["7S", "8S", "9S", "10S"])
    final.sort(key=lambda card: RANKS.index(card[:-1]), reverse=True)
    before = cards(trick) if place < 8 else 0
    deal.taken = [0, cards(" ".join(SUITS)) & ~before & ~cards(" ".join(final)), before, 0]
    deal.winners = [2 if at == place else 1 for at in range(1, 8)]
    deal.hands = [cards(final[(seat - taker) % 4]) for seat in range(4)]
    deal.leader = deal.turn = taker
    return throw(deal, " ".join(final))


RANKS = ["7", "8", "9", "10", "J", "Q", "K", "A"]


def test_6_4_the_sale_leaves_the_total() -> None:
    for buyer in (1, 2, 3):
        answers = ["pass"] * (buyer - 1) + ["buy clubs"]
        deal = throw(go(king(8), "choose spades", "sell", *answers, "play 7S"), *["7H 7D 7C"])
        while deal.phase is not None:
            go(deal, next(iter(offered(deal))))
        assert sum(deal.scores()) == 24 and adds_up(deal)


@pytest.mark.parametrize("seed", range(4))
def test_6_5_the_match_adds_up_to_nothing(seed: int) -> None:
    records = played(Case("king", 4), 80 + seed)
    sums = [sum(record.at(len(record.history)).scores()) for record in records]
    assert sums == TOTAL and sum(sums[:7]) == -192 and sum(sums) == 0


def test_7_1_over_after_deal_twelve() -> None:
    match = Match(setup("king"))
    match.sheet = [Entry("", 0, [0] * 4, [""] * 4, -1)] * 11
    assert not match.over and match.plan().row == 11
    match.sheet = [*match.sheet, match.sheet[0]]
    assert match.over and not match.between


@pytest.mark.parametrize(("totals", "winners"), [([5, -9, 4, 0], [0]), ([5, -15, 5, 5], [0, 2, 3]), ([0, 0, 0, 0], [0, 1, 2, 3])])
def test_7_2_the_highest_wins_level_leaders_share(totals: list[int], winners: list[int]) -> None:
    match = Match(setup("king"))
    match.sheet = [Entry("", 0, [0] * 4, [""] * 4, -1)] * 12
    match.totals = totals
    assert match.over and match.winners == winners


# --- the worked hand

ANA, BORIS, CECA, DEJAN = "AH 7D 10D 7S KH JS QS 7H", "QH AC 10S 9H 8H KD 7C QD", "8S 8D QC 10C AS 9D JD 10H", "KS JC JH AD 9C 9S KC 8C"
WORKED = [
    ("AH 8H 10H JH", 0),
    ("KH 9H 10C JC", 3),
    ("AD 7D QD 8D", 3),
    ("KC 7S AC QC", 1),
    ("KD 9D 8C 10D", 3),
    ("9C 7H 7C 8S", 3),
    ("KS JS 10S AS", 2),
    ("JD 9S QS QH", 2),
]


def test_the_worked_hand() -> None:
    deal = king(8, [ANA, BORIS, CECA, DEJAN])
    assert [shown(hand) for hand in deal.hands] == [same("AH 7D 10D"), same("QH AC 10S"), same("8S 8D QC"), same("KS JC JH")]
    go(deal, "choose diamonds", "sell", "pass", "pass", "buy clubs")
    for trick, taker in WORKED:
        throw(deal, trick)
        assert deal.winners[-1] == taker
    assert deal.scores() == (9, 3, 6, 6)


def test_the_worked_hand_choices() -> None:
    """Trick 2: the eight and nine of clubs were open to Dejan as well. Trick 4: Boris could have played 7♣."""
    deal = go(king(8, [ANA, BORIS, CECA, DEJAN]), "choose diamonds", "sell", "pass", "pass", "buy clubs")
    throw(deal, WORKED[0][0], "KH 9H")
    assert playable(deal) == same("10C QC")
    assert playable(throw(deal, "10C")) == same("JC 9C KC 8C")
    throw(deal, "JC", WORKED[2][0], "KC 7S")
    assert playable(deal) == same("AC 7C")


def test_the_worked_tally_of_an_erlas() -> None:
    deal = king(7)
    deal.taken = [
        cards("JC QC QD AH 10H 9H 8H KD AD 10D 9D 8D"),
        cards("7D AS KS 10S"),
        cards("JD JS QS 7H 9S 8S 7S 8C"),
        cards("KH QH JH 7C"),
    ]
    deal.winners = [0, 0, 0, 1, 2, 3, 2]
    deal.hands = [cards("KC"), cards("10C"), cards("9C"), cards("AC")]
    deal.leader = deal.turn = 3
    assert throw(deal, "AC KC 10C 9C").scores() == (-26, -2, -26, -42)
