"""Kontra-tablić: docs/games/kontra-tablic.md, rule by rule; what it shares with Tablić is tested there."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.build import dealt, go, heard, offered, plan, refusal, same, setup, shown
from tests.games.fishing import REFUSED, WHOLE, brute, position, rest

from adut.cards import cards, pack, set_of, size
from adut.deal import Deal
from adut.game import Match
from adut.rng import Rng


def adds_up(deal: Deal) -> bool:
    """6.2, 6.3: 25, or 22 when no side alone has most cards; and ten for each tabla."""
    kontra: Any = deal
    sizes = sorted(size(heap) for heap in kontra.taken[: len(deal.plan.setup.sides)])
    worth = 0 if sizes[-1] == 0 else 22 if sizes[-1] == sizes[-2] else 25
    return sum(deal.scores()) == worth + 10 * sum(kontra.tablas)


def kontra(hands: list[str], table: str = "", stock: str = "", dealer: int = -1, **chosen: Any) -> Any:
    """A position in which seat 0 is to throw: hands, table, and a stock whose first card is dealt first."""
    return position("kontra-tablic", hands, table, stock, dealer, **chosen)


def outcomes(thrown: str, table: str) -> set[str]:
    """What a card can leave on the table, by whatever groups it takes; as texts."""
    found: set[str] = set()
    waiting = [kontra([f"{thrown} 2S", "3S 4S"], table)]
    while waiting:
        deal = waiting.pop()
        if deal.actors() != (0,):
            found.add(shown(deal.table))
            continue
        for move in offered(deal):
            if move.split()[1].rstrip(":") == thrown and not move.startswith("duplicate"):
                waiting.append(go(deal.clone(), move))
    return found


# --- 2


@pytest.mark.parametrize(("seats", "rounds"), [(2, [6, 6, 6, 6]), (3, [6, 6, 4]), (4, [6, 6])])
def test_2_2_4_1_4_3_hands(seats: int, rounds: list[int]) -> None:
    """Six each, and with three players four each at the end."""
    deal = dealt(plan("kontra-tablic", dealer=0, seats=seats), pack())
    assert size(deal.table) == 4 and deal.actors() == (1,)
    sizes = [[size(hand) for hand in deal.hands]]
    rng = Rng(1)
    while deal.phase is not None:
        left = len(deal.stock)
        moves = deal.moves(deal.actors()[0])
        deal.apply(deal.actors()[0], moves[rng.below(len(moves))])
        if len(deal.stock) < left:
            sizes.append([size(hand) for hand in deal.hands])
            assert deal.actors() == (1,)
    assert sizes == [[each] * seats for each in rounds]


def test_4_3_three_players_get_the_last_four_two_and_two() -> None:
    deal = kontra(["", "", "KS"], "2C", "3C 4C 5C 6C 7C 8C 3D 4D 5D 6D 7D 8D")
    deal.turn = 2
    go(deal, "play KS")
    assert [shown(hand) for hand in deal.hands] == [same("3C 4C 3D 4D"), same("5C 6C 5D 6D"), same("7C 8C 7D 8D")]


@pytest.mark.parametrize(
    ("seats", "pairs", "sides"),
    [
        (2, False, [[0], [1]]),
        (2, True, [[0], [1]]),
        (3, True, [[0], [1], [2]]),
        (4, False, [[0], [1], [2], [3]]),
        (4, True, [[0, 2], [1, 3]]),
    ],
)
def test_2_5_who_plays_together(seats: int, pairs: bool, sides: list[list[int]]) -> None:
    assert setup("kontra-tablic", seats, pairs=pairs).sides == sides


def test_2_5_pairs_share_heap_tablas_and_score() -> None:
    deal = kontra(["6H KH 2S", "7H KC 3S", "8H KD 4S", "9H KS 5S"], "6C", pairs=True)
    go(deal, "take 6H: 6C", "play 7H", "play 8H", "play 9H")
    go(deal, "play KH", "take KC: KH", "play KD", "take KS: KD")
    assert deal.tablas == [1, 0] and shown(deal.taken[0]) == same("6H 6C") and len(deal.scores()) == 2


# --- 3


def test_3_1_any_card_may_be_played() -> None:
    deal = kontra(["6H QH 2S", "3S"], "6C KS")
    assert offered(deal) == {"take 6H: 6C", "play QH", "play 2S"}


def test_3_3_what_can_take_must_take() -> None:
    deal = kontra(["6H 2S", "3S 4S"], "6C 6D KS")
    assert refusal(deal, "play 6H") == "must-take"
    go(deal, "take 6H: 6C")
    assert offered(deal) == {"take 6H: 6D"} and refusal(deal, "done") == "must-take-all"
    assert shown(go(deal, "take 6H: 6D").table) == "KS"


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        *REFUSED,
        ("duplicate 6H 6S", "not-in-hand"),
        ("duplicate 9H 9S", "no-third"),
        ("duplicate 6H 9H", "no-third"),
        ("duplicate 6H 6H", "no-third"),
    ],
)
def test_3_refusals(move: str, rule: str) -> None:
    assert refusal(kontra(["6H 9H 9S 2S", "3S 4S"], "6C 6D KS"), move) == rule


@pytest.mark.parametrize("move", ["take 2S: 2D", "take 2S: QD AD", "play 2S"])
def test_3_1_a_turn_is_one_card(move: str) -> None:
    """While the king is taking no other card can, though it would add up."""
    deal = go(kontra(["KC 2S", "3S 4S"], "QD AD 6D 8H 2D"), "take KC: 6D 8H")
    assert refusal(deal, move) == "still-taking" and refusal(deal, "take KC: 2D") == "no-group"


def test_3_4_the_queen_of_the_source() -> None:
    """She takes the queen, and the two with the ace, which are 13."""
    assert outcomes("QC", "QH 2S AD 8D") == {"8D"}


def test_3_5_the_ace_of_the_source() -> None:
    """Two aces and the nine for eleven, or the two aces and nine with two."""
    assert outcomes("AC", "AD AH 9C 2S") == {"2S", ""}
    assert outcomes("AC", "AD AH 9C 2S KS") == {same("2S KS"), "KS"}


def test_3_3_only_five_and_six_pass() -> None:
    """The third example of the page, with the words of the source."""
    table = "QH 2S AD AC 7D"
    idle = [
        card
        for card in pack()
        if not cards(table) >> card & 1 and outcomes(shown(1 << card), table) == {same(f"{table} {shown(1 << card)}")}
    ]
    assert {shown(1 << card)[:-1] for card in idle} == {"5", "6"} and len(idle) == 8


@pytest.mark.parametrize(
    ("thrown", "table", "left"),
    [
        ("10H", "10D 4C 6C 3D 7D", {""}),
        ("10H", "4C 6C 6D KS", {"6D KS", "6C KS"}),
        ("9H", "4C 5C 5D 4D 9S", {""}),
        ("9H", "2C 3C 4C 5C", {"2C 3C", "5C"}),
        ("KH", "AC AD QC 3C", {""}),
        ("KH", "AC AD QC 4C", {"AD 4C", "AC 4C"}),
    ],
)
def test_3_4_3_5_complete_takes(thrown: str, table: str, left: set[str]) -> None:
    """Whatever is chosen, nothing that the card could take stays."""
    assert outcomes(thrown, table) == {same(rest) for rest in left} == complete(table.split(), thrown)


def complete(table: list[str], thrown: str) -> set[str]:
    """What is left by every choice of groups that leaves none, found by trying all sets of groups."""
    groups = [frozenset(group.split()) for group in brute(table, thrown)]
    found: set[str] = set()

    def choose(at: int, rest: frozenset[str]) -> None:
        if at == len(groups):
            if not any(group <= rest for group in groups):
                found.add(same(" ".join(rest)))
            return
        choose(at + 1, rest)
        if groups[at] <= rest:
            choose(at + 1, rest - groups[at])

    choose(0, frozenset(table))
    return found


@given(st.lists(st.sampled_from(pack()), min_size=1, max_size=7, unique=True))
@settings(max_examples=60, derandomize=True, deadline=None, database=None)
def test_3_4_3_5_against_all_choices(drawn: list[int]) -> None:
    """The engine's small steps lead to what brute force finds, no more and no less."""
    thrown, *table = [shown(1 << card) for card in drawn]
    if "2S" in drawn or thrown == "2S":
        return
    expected = complete(table, thrown)
    laid = {same(" ".join([thrown, *table]))}
    assert outcomes(thrown, " ".join(table)) == (laid if expected == {same(" ".join(table))} else expected)


def test_3_7_doubling() -> None:
    """One of two nines is laid, nothing is taken though it could be, and the other is known to all."""
    deal = kontra(["9C 9D 2S", "3S 4S"], "9H 4D 5D")
    assert {"duplicate 9C 9D", "duplicate 9D 9C"} <= offered(deal)
    assert heard(deal, "duplicate 9C 9D") == [("duplicates", 0, {"card": "9C", "cards": "9D"})]
    assert shown(deal.table) == same("9H 4D 5D 9C") and deal.taken == [0, 0] and deal.actors() == (1,)
    assert deal.known == [cards("9D"), 0]
    assert [(fact.value, fact.seat) for fact in deal.view(None).facts if fact.key == "shown"] == [("9D", 0)]
    assert all(deal.imagine(1, Rng(seed)).hands[0] & cards("9D") for seed in range(10))


def test_3_7_the_shown_card_is_played_like_any_other() -> None:
    deal = go(kontra(["9C 9D 2S", "3S 4S"], "9H KD"), "duplicate 9C 9D", "play 3S")
    assert refusal(deal, "play 9D") == "must-take"
    go(deal, "take 9D: 9H", "take 9D: 9C")
    assert deal.known == [0, 0] and shown(deal.taken[0]) == same("9C 9D 9H")


@pytest.mark.parametrize(("hand", "table"), [("10C 10D 2S", "4C 6C"), ("10C 2S", "10D"), ("AC AD", "5C 6D")])
def test_3_7_a_third_must_lie_there(hand: str, table: str) -> None:
    """A sum is not enough, nor is one card in the hand."""
    assert not any(move.startswith("duplicate") for move in offered(kontra([hand, "3S 4S"], table)))


def test_3_7_three_in_the_hand() -> None:
    deal = kontra(["9C 9D 9S", "3S 4S"], "9H")
    assert len([move for move in offered(deal) if move.startswith("duplicate")]) == 6


def test_3_9_a_tabla_costs_ten() -> None:
    deal = kontra(["9H 2S", "3S 4S"], "6C 3D 9S")
    events = heard(deal, "take 9H: 9S", "take 9H: 3D 6C")
    assert ("tabla", 0, {}) in events and deal.tablas == [1, 0] and deal.standing()[0] == 10 + 3


def test_5_1_5_2_leftovers_are_no_tabla() -> None:
    deal = kontra(["", "9H"], "9C 4D KS")
    others = rest("9H 9C 4D KS")
    deal.taken, deal.turn = [set_of(others[::2]), set_of(others[1::2])], 1
    go(deal, "take 9H: 9C")
    assert deal.tablas == [0, 0] and cards("9H 9C 4D KS") & ~deal.taken[1] == 0 and adds_up(deal)


# --- 6


@pytest.mark.parametrize(
    ("sizes", "three"),
    [((27, 25), 0), ((26, 26), -1), ((18, 17, 17), 0), ((18, 18, 16), -1), ((13, 13, 13, 13), -1), ((12, 12, 12, 16), 3)],
)
def test_6_2_6_3_three_for_cards(sizes: tuple[int, ...], three: int) -> None:
    """Only for one who alone has most."""
    last = shown(1 << pack()[-1])
    deal = kontra([*[""] * (len(sizes) - 1), last])
    heaps, others = [], rest(last)
    for many in (*sizes[:-1], sizes[-1] - 1):
        heaps.append(set_of(others[:many]))
        del others[:many]
    deal.taken, deal.turn, deal.last_taker = heaps, len(sizes) - 1, len(sizes) - 1
    go(deal, f"play {last}")
    assert sum(deal.scores()) == (25 if three >= 0 else 22) and adds_up(deal)
    bare = [worth(heap) for heap in deal.taken]
    assert [score - own for score, own in zip(deal.scores(), bare, strict=True)] == [3 * (side == three) for side in range(len(sizes))]


def worth(heap: int) -> int:
    """A point for A K Q J 10, one for 2♣, another for 10♦."""
    held = shown(heap).split()
    return sum(card[:-1] in ("A", "K", "Q", "J", "10") for card in held) + ("2C" in held) + ("10D" in held)


# --- 7


@pytest.mark.parametrize(
    ("totals", "target", "over", "winners"),
    [
        ((100, 20), 101, False, []),
        ((101, 20), 101, True, [1]),
        ((103, 120), 101, True, [0]),
        ((110, 110), 101, False, []),
        ((110, 30, 40), 101, True, [1]),
        ((110, 30, 30), 101, True, [1, 2]),
        ((110, 110, 40), 101, False, []),
        ((51, 3), 51, True, [1]),
        ((140, 3), 151, False, []),
    ],
)
def test_7_1_7_2_7_3_the_end(totals: tuple[int, ...], target: int, over: bool, winners: list[int]) -> None:
    """The highest at the limit has lost, the lowest is first; level at the top plays on."""
    made = setup("kontra-tablic", len(totals), target=target)
    assert made.game.finished(made, [], list(totals)) == over
    if over:
        assert made.game.leaders(list(totals)) == winners


@pytest.mark.parametrize(("total", "lost"), [(88, True), (87, False)])
def test_7_2_who_loses_is_said(total: int, lost: bool) -> None:
    """The worked pack brings seat 0 thirteen."""
    match = Match(setup("kontra-tablic"), 1)
    match.totals = [total, 50]
    match.begin(pack())
    deal: Any = match.deal
    deal.hands, deal.table, deal.stock, deal.turn = [0, cards("2S")], cards("3C"), [], 1
    deal.taken, deal.last_taker = [HEAP, WHOLE & ~HEAP & ~cards("2S 3C")], 0
    events = heard(deal, "play 2S")
    assert deal.scores() == (13, 12)
    assert [(key, seat) for key, seat, _ in events if key == "loses"] == ([("loses", 0)] if lost else [])


HEAP = cards("2C 4C 5C 6C 8C JC KC 3D 6D 8D QD AD 2H 4H 5H 6H 7H 8H 10H JH QH 3S 4S 7S 8S 10S JS")
"""The heap of the worked pack without 3♣ and 2♠."""


# --- the worked hand


def test_the_worked_hand() -> None:
    deal = kontra(["2C JC KC 3D 4H 8H", "9C 6D 9D QD KD AD"], "2H 9H 3S 4S", "3C 4C 5C 3H 5H 7H 6C 7C 8C 6H 7D 10H")
    for moves, table in [
        (["play 8H"], "2H 9H 3S 4S 8H"),
        (["duplicate 9C 9D"], "2H 9H 3S 4S 8H 9C"),
        (["take 4H: 4S"], "2H 9H 3S 8H 9C"),
        (["play 6D"], "2H 9H 3S 8H 9C 6D"),
        (["take 3D: 3S"], "2H 9H 8H 9C 6D"),
        (["play QD"], "2H 9H 8H 9C 6D QD"),
        (["play JC"], "2H 9H 8H 9C 6D QD JC"),
        (["take 9D: 9C", "take 9D: 9H"], "2H 8H 6D QD JC"),
        (["take 2C: 2H"], "8H 6D QD JC"),
        (["play AD"], "8H 6D QD JC AD"),
        (["take KC: QD AD", "take KC: 6D 8H"], "JC"),
        (["play KD"], "JC KD"),
    ]:
        seat = deal.actors()[0]
        go(deal, moves[0])
        for move in moves[1:]:
            assert deal.actors() == (seat,), "the take is not complete"
            go(deal, move)
        assert shown(deal.table) == same(table) and deal.actors() != (seat,)
    assert [size(hand) for hand in deal.hands] == [6, 6]
