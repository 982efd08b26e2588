"""Bela for two: docs/games/bela-2.md, rule by rule; what it shares with Bela for four is tested there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.belot import beyond_cards, six_and_talon
from tests.games.build import dealt, go, heard, last_trick, offered, packed, plan, playable, refusal, same, setup, shown, throw

from adut.cards import SEVEN, cards, members, pack, parse_cards, size
from adut.deal import Deal
from adut.game import Match
from adut.kernels.belot_points import card_points
from adut.rng import Rng

ANA, BORIS = "KD AD JH QH KH JS AH QC QS 7S", "10C AC 8D QD 7H 10H 8S 7D 10S 10D"
HANDS = [ANA, BORIS]
UPCARD = "8H"
OTHERS = "pass", "pass"


def adds_up(deal: Deal) -> bool:
    """6.3, 6.7: the cards in the twenty, 10, declarations and bela of players with a trick, and 90 for all tricks."""
    bela: Any = deal
    if deal.winner >= 0:
        return max(deal.scores()) <= deal.plan.setup.options.target
    return sum(deal.scores()) == sum(card_points(taken, bela.trump) for taken in bela.taken) + 10 + beyond_cards(bela)


def order(hands: list[str], upcard: str, dealer: int) -> list[int]:
    """A pack that deals these hands of ten, the first six of each before its talon, and turns this card up."""
    whole = packed(hands, dealer, (3, 3, 4))
    rest = [card for card in pack(SEVEN) if card not in whole and card != parse_cards(upcard)[0]]
    return [*whole[:12], *parse_cards(upcard), *whole[12:], *rest]


def bela(hands: list[str] | None = None, upcard: str = UPCARD, dealer: int = 1, totals: tuple[int, int] = (0, 0), **chosen: Any) -> Any:
    """A deal with these hands."""
    return dealt(plan("bela-2", dealer, totals=totals, **chosen), order(hands or HANDS, upcard, dealer))


def called(**chosen: Any) -> Any:
    """The worked deal at its first lead: hearts are trumps, nothing was exchanged or declared."""
    return go(bela(**chosen), "call hearts", *OTHERS, *OTHERS)


# --- 2


@pytest.mark.parametrize("dealer", [0, 1])
def test_2_3_2_5_packets_turned_card_and_talons(dealer: int) -> None:
    deal = bela(dealer=dealer)
    six_and_talon(deal, HANDS)
    assert deal.turned == parse_cards(UPCARD) and len(deal.stock) == 11 and deal.actors() == (1 - dealer,)


def test_2_3_2_5_the_order_of_the_pack() -> None:
    """Forehand has the cards 1–3, 7–9 and 14–17; the thirteenth is turned."""
    whole = pack(SEVEN)
    deal = dealt(plan("bela-2", dealer=0), whole)
    assert members(deal.hands[1]) == sorted(whole[0:3] + whole[6:9]) and members(deal.hands[0]) == sorted(whole[3:6] + whole[9:12])
    assert deal.turned == [whole[12]] and deal.talons[1] == whole[13:17] and deal.talons[0] == whole[17:21]
    assert deal.stock == whole[21:]


def test_2_5_2_6_what_is_seen() -> None:
    zones = {zone.id: zone.cards for zone in bela().view(0).zones}
    assert zones["upcard"] == ["8H"] and zones["stock"] == [None] * 11 and zones["talon-0"] == zones["talon-1"] == [None] * 4
    assert sorted(zones["hand-0"], key=str) == sorted(ANA.split()[:6]) and zones["hand-1"] == [None] * 6


# --- 3


def test_3_1_3_2_the_turned_suit_first() -> None:
    deal = bela()
    for seat in (0, 1):
        assert deal.actors() == (seat,) and offered(deal) == {"call hearts", "pass"}
        assert refusal(deal, "call spades") == "turned-suit-first"
        go(deal, "pass")
    assert deal.phase.section == "3.3"


def test_3_3_another_suit_or_pass() -> None:
    deal = go(bela(), "pass", "pass")
    assert deal.actors() == (0,) and offered(deal) == {"call clubs", "call diamonds", "call spades", "pass"}
    assert refusal(deal, "call hearts") == "suit-refused"


def test_3_4_the_dealer_must_name_another() -> None:
    deal = go(bela(), "pass", "pass", "pass")
    assert deal.actors() == (1,) and offered(deal) == {"call clubs", "call diamonds", "call spades"}
    assert refusal(deal, "pass") == "dealer-must-name" and refusal(deal, "call hearts") == "suit-refused"
    assert go(deal, "call spades").caller == 1


@pytest.mark.parametrize(
    ("said", "caller", "phase"),
    [
        (["call hearts"], 0, "exchanging"),
        (["pass", "call hearts"], 1, "exchanging"),
        (["pass", "pass", "call clubs"], 0, "declaring"),
        (["pass", "pass", "pass", "call clubs"], 1, "declaring"),
    ],
)
def test_3_5_3_6_the_caller_and_what_follows(said: list[str], caller: int, phase: str) -> None:
    """Only the turned suit as trump lets the seven be exchanged; the auction keeps what was said."""
    deal = go(bela(), *said)
    assert deal.caller == caller and deal.phase.id == phase and deal.actors() == (0,)
    assert [(each.seat, each.move) for each in deal.view(None).auction] == [(at % 2, text) for at, text in enumerate(said)]


def test_3_6_the_exchange() -> None:
    """Ana has no seven; Boris lays 7♥ down and takes 8♥, and all know that he has it."""
    deal = go(bela(), "call hearts")
    assert offered(deal) == {"pass"} and refusal(deal, "exchange 7H") == "only-the-seven"
    go(deal, "pass")
    assert offered(deal) == {"exchange 7H", "pass"} and refusal(deal, "exchange 10H") == "only-the-seven"
    assert heard(deal, "exchange 7H") == [("exchanges", 1, {"card": "8H"})]
    assert shown(deal.hands[1]) == same(BORIS.replace("7H", "8H")) and deal.turned == parse_cards("7H")
    assert deal.known[1] == cards("8H") and deal.phase.id == "declaring" and deal.actors() == (0,)


def test_3_6_once_forehand_has_exchanged_nobody_else_is_asked() -> None:
    deal = go(bela([ANA.replace("KD", "7H"), BORIS.replace("7H", "KD")]), "call hearts", "exchange 7H")
    assert deal.phase.id == "declaring" and size(deal.hands[0]) == size(deal.hands[1]) == 10


def test_3_6_nobody_is_made_to_exchange() -> None:
    deal = go(bela(), "call hearts", "pass", "pass")
    assert deal.phase.id == "declaring" and deal.turned == parse_cards(UPCARD) and deal.hands[1] & cards("7H")


def test_3_6_a_seven_in_the_talon_comes_too_late() -> None:
    """Boris has 7♥ among his last four."""
    deal = go(bela([ANA, "10C AC 8D QD 8S 10H 7H 7D 10S 10D"]), "call hearts", "pass")
    assert offered(deal) == {"pass"}


def test_3_6_the_seven_turned_up_cannot_be_exchanged() -> None:
    assert go(bela([ANA, BORIS.replace("7H", "8H")], "7H"), "call hearts").phase.id == "declaring"


def test_3_7_all_take_up_their_talons() -> None:
    deal = called()
    assert [shown(hand) for hand in deal.hands] == [same(ANA), same(BORIS)] and deal.talons == [[], []]


@pytest.mark.parametrize("totals", [(0, 0), (500, 500)])
def test_3_8_belot(totals: tuple[int, int]) -> None:
    """Ten cards with the eight hearts, the last of them from the exchange."""
    hands = [ANA, "7H 9H 10H JH QH KH AH 7D 10S 10D"]
    hands[0] = "KD AD 9D QC KC JS AC 9C QS 7S"
    deal = go(bela(hands, totals=totals), "call hearts", "pass")
    events = heard(deal, "exchange 7H")
    assert deal.phase is not None and [key for key, _, _ in events] == ["exchanges"], "seven hearts and the eight, but no seven"
    hands[1] = "7H 9H 10H JH QH KH AH 8H 10S 10D"
    deal = bela(hands, "8D", totals=totals)
    events = heard(deal, "pass", "pass", "call hearts")
    assert deal.phase is None and deal.winner == 1 and events[-1][:2] == ("belot", 1)


# --- 4


def test_4_6_forehand_before_the_dealer() -> None:
    hands = ["7S 8S 9S KD AD QC JC AC 10H 7H", "7C 8C 9C AS KS JD QD AH KH 9H"]
    deal = go(bela(hands), "call hearts", "pass", "pass", "declare", "declare")
    assert deal.scoring == 0 and deal.declared == [20, 0]


def test_4_7_4_8_everything_in_the_better_hand_and_nothing_in_the_other() -> None:
    """Boris announces the run of four and scores the three queens' suit run too."""
    hands = ["7S 8S 9S KD AD 7C JC KC 10H 7H", "9D 10D JD QD QC 8C JS QS KS AS"]
    deal = go(bela(hands), "call hearts", "pass", "pass", "declare")
    events = heard(deal, "declare")
    assert [(key, seat) for key, seat, _ in events] == [("declares", 1), ("shows", 1)]
    assert deal.declared == [0, 100] and events[1][2] == {"cards": same("9D 10D JD QD JS QS KS AS"), "value": "100"}
    assert [(fact.key, fact.value, fact.seat) for fact in deal.view(0).facts if fact.key in ("shown", "announced")] == [
        ("announced", "20", 0),
        ("shown", same("9D 10D JD QD JS QS KS AS"), 1),
    ]


# --- 5


@pytest.mark.parametrize(
    ("lead", "hand", "legal"),
    [
        ("8S", "7S 10S AH", "10S"),
        ("KS", "QS JS AH", "QS JS"),
        ("8S", "7H JH AC", "7H JH"),
        ("8S", "7C AD", "7C AD"),
        ("9H", "JH AH 7H", "JH"),
        ("AH", "10H 7H 8C", "10H 7H"),
    ],
)
def test_5_2_5_3_duties(lead: str, hand: str, legal: str) -> None:
    deal = called()
    deal.hands = [cards(lead), cards(hand)]
    assert playable(throw(deal, lead)) == same(legal)


# --- 6

NOTHING = "8C 7C"
"""A last trick without points; seat 0 leads it and takes it."""


def finished(own: str, others: str, caller: int = 0, declared: tuple[int, int] = (0, 0), bela_of: int = -1, **chosen: Any) -> Any:
    """A deal at its end: what each has in nine tricks, hearts being trumps, and a last trick for seat 0."""
    deal = called(**chosen)
    deal.taken, deal.caller, deal.bela = [cards(own), cards(others)], caller, bela_of
    deal.winners = [0] * 5 + [1] * 4 if others else [0] * 9
    deal.declared = list(declared)
    return last_trick(deal, NOTHING)


@pytest.mark.parametrize(
    ("own", "others", "caller", "declared", "bela_of", "scores", "mark"),
    [
        ("JH AS", "9H AC 10C", 0, (0, 0), -1, (41, 35), ""),
        ("JH AS", "9H AC 10C", 1, (0, 0), -1, (76, 0), "-"),
        ("JH KS JS", "9H AC AD", 0, (0, 0), -1, (0, 72), "-"),  # 36 all: a tie fails
        ("JH KS JS", "9H AC AD", 1, (0, 0), -1, (72, 0), "-"),
        ("JH AS", "9H AC 10C", 0, (0, 20), -1, (0, 96), "-"),  # 41 against 55
        ("JH AS", "9H AC 10C", 1, (0, 20), -1, (41, 55), ""),
        ("QH 9S", "JH 9H", 0, (0, 0), 0, (0, 67), "-"),  # 13 + 20 of bela against 34
        ("QH AS", "JH 9H", 0, (0, 0), 0, (44, 34), ""),
    ],
)
def test_6_4_to_6_6_more_than_the_opponent(
    own: str, others: str, caller: int, declared: tuple[int, int], bela_of: int, scores: tuple[int, int], mark: str
) -> None:
    """The last trick gives seat 0 ten; a tie is a fall, and the opponent writes all."""
    deal = finished(own, others, caller, declared, bela_of)
    assert deal.scores() == scores and deal.marks[caller] == mark and deal.marks[1 - caller] == ""
    assert adds_up(deal)


@pytest.mark.parametrize(("caller", "declared", "scores"), [(0, (0, 50), (121, 0)), (1, (0, 50), (121, 0)), (0, (20, 0), (141, 0))])
def test_4_11_6_7_all_ten_tricks(caller: int, declared: tuple[int, int], scores: tuple[int, int]) -> None:
    """21 in cards, 10, 90; the declaration of the player without a trick is void."""
    assert finished("AS 10S", "", caller, declared).scores() == scores


# --- 7


@pytest.mark.parametrize(("total", "winner"), [(496, 0), (481, 0), (480, -1)])
def test_7_2_the_example_of_the_source(total: int, winner: int) -> None:
    """496 of 501: the jack of trumps wins a trick, and the match is over; with the eight of trumps it brings 20."""
    deal = called(totals=(total, 490))
    deal.hands = [cards("JH 7C"), cards("8H 8C")]
    throw(deal, "JH 8H")
    assert deal.winner == winner and (deal.phase is None) == (winner >= 0)


@pytest.mark.parametrize("target", [501, 701, 1001])
def test_7_1_the_target(target: int) -> None:
    match = Match(setup("bela-2", target=target), 1)
    match.totals = [target - 20, 0]
    match.begin(order(HANDS, UPCARD, 1))
    deal: Any = match.deal
    go(deal, "call hearts", *OTHERS, *OTHERS)
    deal.hands = [cards("JH 7C"), cards("8H 8C")]
    for text in ("play JH", "play 8H"):
        match.apply(deal.actors()[0], deal.vocabulary.parse(text))
    assert match.over and match.winners == [0]


# --- the worked hand

TRICKS = [
    ("AD 7D", 0),
    ("7S 10S", 1),
    ("10D KD", 1),
    ("AC QC", 1),
    ("10C JH", 0),
    ("QS 8S", 0),
    ("JS 10H", 1),
    ("8D AH", 0),
    ("QH 8H", 0),
    ("KH QD", 0),
]


def worked(tricks: int = 10) -> Any:
    """The worked hand, as far as some tricks."""
    deal = go(bela(), "call hearts", "pass", "exchange 7H", "declare", "declare")
    return throw(deal, *[trick for trick, _ in TRICKS[:tricks]])


def test_the_worked_hand() -> None:
    deal = worked()
    assert deal.winners == [taker for _, taker in TRICKS] and deal.declared == [0, 100] and deal.bela == 0
    assert [card_points(taken, 2) for taken in deal.taken] == [65, 50]
    assert deal.scores() == (0, 245) and deal.marks == ["-", ""]


@pytest.mark.parametrize(("trick", "led", "legal"), [(2, "7S", "8S 10S"), (5, "10C", "JH QH KH AH"), (7, "JS", "8H 10H"), (9, "QH", "8H")])
def test_the_worked_notes(trick: int, led: str, legal: str) -> None:
    assert playable(throw(worked(trick - 1), led)) == same(legal)


def test_what_forehand_imagines() -> None:
    """After the exchange Boris is always given 8♥, and never 7♥."""
    deal = go(bela(), "call hearts", "pass", "exchange 7H")
    for seed in range(20):
        imagined: Any = deal.imagine(0, Rng(seed))
        assert imagined.hands[1] & cards("8H") and imagined.turned == parse_cards("7H")
