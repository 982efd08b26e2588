"""Sedmice: docs/games/sedmice.md, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.build import dealt, go, heard, offered, plan, refusal, same, setup, shown

from adut.cards import SEVEN, cards, members, pack, parse_cards, set_of, size
from adut.deal import Deal
from adut.game import Match

WHOLE = set_of(pack(SEVEN))
COUNTING = "AC AD AH AS 10C 10D 10H 10S"


def adds_up(deal: Deal) -> bool:
    """5.1, 5.6: 80 card points, and one side has won 1, 2 or 3."""
    sedmice: Any = deal
    counted = sum(size(taken & cards(COUNTING)) for taken in sedmice.taken)
    return counted == 8 and sorted(deal.scores()) in ([0, 1], [0, 2], [0, 3])


def sedmice(hands: list[str], stock: str = "", leader: int = 0, **chosen: Any) -> Any:
    """A position before a lead: hands, and a stock whose first card is dealt first."""
    seats = len(hands)
    deal = dealt(plan("sedmice", seats - 1, seats=seats, **chosen), pack(SEVEN))
    deal.hands, deal.stock = [cards(hand) for hand in hands], parse_cards(stock)[::-1]
    deal.leader = deal.turn = leader
    return deal


def throw(deal: Any, text: str) -> Any:
    """Play these cards, and pass where a dot stands."""
    return go(deal, *["pass" if each == "." else f"play {each}" for each in text.split()])


FOUR = ["9C 9D 7C KC", "AC 8C 8D 8H", "9H JC JD 7D", "KD QC QD 7H"]

# --- 2


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("dealer", [0, 1])
def test_2_3_four_each(seats: int, dealer: int) -> None:
    deal = dealt(plan("sedmice", dealer, seats=seats), pack(SEVEN))
    for step in range(seats):
        assert members(deal.hands[(dealer + 1 + step) % seats]) == pack(SEVEN)[4 * step : 4 * step + 4]
    assert deal.stock == pack(SEVEN)[4 * seats :][::-1] and deal.actors() == ((dealer + 1) % seats,)


def test_2_4_one_card_at_a_time_from_the_taker() -> None:
    """Seat 2 takes a trick of two rounds: it gets the first and the fifth card of the stock."""
    deal = sedmice(FOUR, "AD AH AS 10C 10D 10H 10S 9S")
    throw(deal, "9C AC 9H KD 9D 8C 7D QC .")
    assert deal.winners == [2] and deal.stock == [] and deal.actors() == (2,)
    assert [shown(hand) for hand in deal.hands] == [
        same("7C KC AS 10S"),
        same("8D 8H 10C 9S"),
        same("JC JD AD 10D"),
        same("QD 7H AH 10H"),
    ]


def test_2_4_when_the_stock_is_out() -> None:
    deal = throw(sedmice(FOUR, "AD AH AS 10C"), "9C AC JC KD 9D 8C JD QC .")
    assert [size(hand) for hand in deal.hands] == [3, 3, 3, 3] and deal.stock == []


# --- 3


def test_3_2_any_card() -> None:
    deal = throw(sedmice(FOUR), "9C")
    assert offered(deal) == {"play AC", "play 8C", "play 8D", "play 8H"} and refusal(deal, "play 9H") == "not-in-hand"


@pytest.mark.parametrize(
    ("played", "ahead"),
    [
        ("9C AC 9H KD", 2),  # the source's own example
        ("9C 8C JC KD", 0),
        ("9C 8C JC 7H", 3),
        ("9C 8C 9H 7H", 3),
        ("KC 8C 7D KD", 3),
        ("7C 8C JC KD", 0),
        ("7C 8C 7D KD", 2),
        ("7C AC 9H QC", 0),
    ],
)
def test_3_3_3_4_3_5_who_is_ahead(played: str, ahead: int) -> None:
    deal = throw(sedmice(FOUR), played)
    assert deal.ahead == ahead and deal.actors() == (0,) and deal.phase.section == "4"


def test_3_4_a_seven_led_is_answered_by_sevens_alone() -> None:
    """Whatever lies beside it: nothing but a seven goes on either."""
    deal = throw(sedmice(["7C 9D 7S KC", *FOUR[1:]]), "7C AC 9H KD")
    assert deal.ahead == 0 and offered(deal) == {"play 7S", "pass"}


# --- 4


def test_4_1_the_example_of_the_source() -> None:
    """Nine, ace, nine, king; the leader goes on with a nine or a seven and takes both rounds."""
    deal = throw(sedmice(FOUR), "9C AC 9H KD")
    assert offered(deal) == {"play 9D", "play 7C", "pass"} and refusal(deal, "play KC") == "must-fit"
    assert refusal(deal, "play QC") == "not-in-hand"
    left = throw(deal.clone(), ".")
    assert left.winners == [2] and shown(left.taken[2]) == same("9C AC 9H KD") and left.actors() == (2,)
    assert heard(deal, "play 9D") == [("goes-on", 0, {})]
    assert offered(deal) == {"play 8C", "play 8D", "play 8H"}
    throw(deal, "8C JC QC .")
    assert deal.winners == [0] and size(deal.taken[0]) == 8


def test_4_1_the_rank_remains_that_of_the_first_card() -> None:
    """Gone on with a seven: nines fit, kings and eights do not."""
    deal = throw(sedmice(FOUR), "9C 8C JC KD 7C 8D 9H QC")
    assert deal.ahead == 2 and offered(deal) == {"play 9D", "pass"}


def test_4_2_also_when_ahead() -> None:
    assert "play 9D" in offered(throw(sedmice(FOUR), "9C 8C JC KD"))


def test_4_3_again_and_again() -> None:
    deal = throw(sedmice(FOUR), "9C AC 9H KD 9D 8C JC QC 7C 8D 7D 7H")
    assert deal.ahead == 3 and len(deal.trick) == 12 and offered(deal) == {"pass"}
    throw(deal, ".")
    assert deal.winners == [3] and size(deal.taken[3]) == 12


def test_4_4_with_empty_hands_nobody_is_asked() -> None:
    deal = throw(sedmice(["9C 9D", "8C 8D", "9H JC", "KD QC"]), "9C 8C 9H KD 9D 8D JC QC")
    assert deal.winners == [0] and deal.phase is None


def test_4_5_asked_with_nothing_to_go_on_with() -> None:
    assert offered(throw(sedmice(FOUR), "KC AC 9H KD")) == {"play 7C", "pass"}
    assert offered(throw(sedmice(["KC 9C", *FOUR[1:]]), "KC AC 9H KD")) == {"pass"}


def test_4_only_the_leader_may_go_on() -> None:
    deal = throw(sedmice(FOUR), "9C AC 9H KD")
    assert deal.moves(1) == deal.moves(2) == deal.moves(3) == []


def test_what_the_table_is_told() -> None:
    deal = throw(sedmice(FOUR), "9C AC 9H")
    assert [(fact.key, fact.value) for fact in deal.view(None).facts] == [("led", "9C"), ("ahead", "2"), ("at-stake", "10")]
    assert deal.view(1).trick_leader == 0


# --- 5


@pytest.mark.parametrize(
    ("own", "last", "winners", "scores"),
    [
        ("AC AD AH AS 10C", "8C KD", [0, 1], (1, 0)),
        ("AC AD AH", "8C KD", [0, 1], (0, 1)),
        ("AC AD AH AS", "8C KD", [0, 1], (1, 0)),  # 40 each, the last trick is seat 0's
        ("AC AD AH AS", "8C 8D", [0, 1], (0, 1)),  # 40 each, it is seat 1's
        (COUNTING, "8C KD", [0, 1], (2, 0)),
        (COUNTING, "8C 8D", [0, 1], (2, 0)),
        ("", "8C 8D", [0, 1], (0, 2)),
        (COUNTING, "8C KD", [0, 0], (3, 0)),
        ("", "8C 8D", [1, 1], (0, 3)),
        ("", "8C KD", [1, 1], (0, 2)),  # a trick without points spoils it
    ],
)
def test_5_1_to_5_6_what_a_game_counts(own: str, last: str, winners: list[int], scores: tuple[int, int]) -> None:
    deal = sedmice([last.split()[0], last.split()[1]])
    deal.taken, deal.winners = [cards(own), WHOLE & ~cards(own) & ~cards(last)], winners
    throw(deal, last)
    assert deal.phase is None and deal.scores() == scores and adds_up(deal)
    facts = {fact.key: fact.value for fact in deal.facts()}
    assert facts.get("last-trick") == (str(deal.winners[-1]) if facts["card-points"] == "40 : 40" else None)


def test_5_partners_count_together() -> None:
    """Seats 0 and 2 have an ace each and the tens, 1 and 3 the rest; all tricks are of one side only if no other has one."""
    deal = sedmice(["8C", "9D", "9H", "9S"])
    rest = WHOLE & ~cards("8C 9D 9H 9S")
    deal.taken = [cards("AC 10C 10D"), 0, cards("AD 10H 10S"), rest & ~cards("AC 10C 10D AD 10H 10S")]
    deal.winners = [0, 2, 3]
    throw(deal, "8C 9D 9H 9S")
    assert deal.scores() == (1, 0)
    assert [(fact.key, fact.value) for fact in deal.facts()] == [("card-points", "60 : 20")]


# --- 6


@pytest.mark.parametrize(
    ("target", "totals", "winners"),
    [(5, (4, 4), []), (5, (5, 4), [0]), (5, (4, 7), [1]), (1, (0, 1), [1]), (1, (3, 0), [0]), (10, (9, 9), []), (10, (11, 0), [0])],
)
def test_6_1_the_end(target: int, totals: tuple[int, int], winners: list[int]) -> None:
    made = setup("sedmice", target=target)
    assert made.game.finished(made, [], list(totals)) == bool(winners)
    if winners:
        assert made.game.leaders(list(totals)) == winners


# --- the worked hand

STOCK = "QD 8C 7D 8D 9H JH 8H JD 7C 7H AC 8S KH JC 9D KC"
ROUNDS = [
    ("QC QS 9S 10C", "Boris"),
    ("QH KD JS 9C .", "Ana"),
    ("QD 8C 8H 8D .", "Ana"),
    ("9H JH AC JD .", "Ana"),
    ("KH KS 9D AD", "Boris"),
    ("7C JC 10D KC", "Dejan"),
    ("7S 7H 7D 8S .", "Ceca"),
    ("10H 10S AH AS", "Dejan"),
]


def test_the_worked_hand() -> None:
    names = ["Ana", "Boris", "Ceca", "Dejan"]
    hands = ["QC QH AH 7S", "KD QS KS AS", "10D 10H 9S JS", "9C 10C AD 10S"]
    match = Match(setup("sedmice", 4), 3)
    order = parse_cards(f"{' '.join(hands)} {STOCK}")
    deal: Any = match.begin(order)
    for played, name in ROUNDS:
        throw(deal, played)
        assert names[deal.winners[-1] if played.endswith(".") or deal.phase is None else deal.ahead] == name
    match.settle()
    assert deal.winners == [0, 0, 0, 2, 3] and match.totals == [0, 1]
    points = [10 * size((deal.taken[side] | deal.taken[side + 2]) & cards(COUNTING)) for side in (0, 1)]
    assert points == [40, 40]
