"""Mau-mau: docs/games/mau-mau.md, rule by rule."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.games.build import dealt, go, heard, offered, plan, refusal, setup, shown

from adut.cards import cards, pack, parse_cards, size
from adut.game import Entry
from adut.kernels.shedding import SHEDDING, SheddingDeal, deal_out
from adut.rng import Rng


def adds_up(deal: Any) -> bool:
    """6: one player at most is rid of their cards and has minus the stock, all others a point for each card."""
    out = [seat for seat, hand in enumerate(deal.hands) if not hand]
    return len(out) <= 1 and list(deal.scores()) == [size(hand) or -len(deal.stock) for hand in deal.hands]


def mau(hands: list[str], stock: str = "", top: str = "", **fields: Any) -> Any:
    """A position: hands, the stock (the next card first), the top card; seat 0 to act."""
    deal = SheddingDeal(plan("mau-mau", seats=len(hands)))
    deal.hands = [cards(hand) for hand in hands]
    deal.stock = parse_cards(stock)[::-1]
    deal.pile = parse_cards(top)
    deal.turn, deal.phase = 0, SHEDDING
    for name, value in fields.items():
        setattr(deal, name, value)
    return deal


@pytest.mark.parametrize(("seats", "left"), [(2, 40), (3, 34), (4, 28)])
def test_2_1_six_each_and_the_stock(seats: int, left: int) -> None:
    deal = dealt(plan("mau-mau", dealer=0, seats=seats), pack())
    assert [size(hand) for hand in deal.hands] == [6] * seats and len(deal.stock) == left and deal.actors() == (1,)


def test_2_2_two_at_a_time() -> None:
    deal = dealt(plan("mau-mau", dealer=3), pack())
    assert shown(deal.hands[0] & cards("2C 3C 10C JC 5D 6D")) == shown(deal.hands[0])
    assert deal.stock[-1] == pack()[24]


def test_3_1_the_first_card_is_free() -> None:
    deal = dealt(plan("mau-mau"), pack())
    assert len(offered(deal)) == 6


def test_3_2_suit_or_rank_and_no_choice_but_to_play() -> None:
    deal = mau(["9H KS 2C", "3C", "4C", "5C"], "6C", "9S")
    assert offered(deal) == {"play 9H", "play KS"}
    assert refusal(deal, "draw") == "must-play" and refusal(deal, "play 2C") == "no-match" and refusal(deal, "play 3C") == "not-in-hand"


def test_3_3_a_drawn_card_that_fits_is_played_at_once() -> None:
    deal = mau(["2C 3C", "4C", "5C", "6C"], "9H 7C", "9S")
    assert offered(deal) == {"draw"} and refusal(deal, "pass") == "must-draw"
    assert heard(deal, "draw") == [("draws-and-plays", 0, {"card": "9H"})]
    assert shown(deal.hands[0]) == "2C 3C" and deal.actors() == (1,) and deal.pile == parse_cards("9S 9H")


def test_3_3_a_drawn_card_that_does_not_fit_is_kept() -> None:
    deal = go(mau(["2C 3C", "4C", "5C", "6C"], "8D 7C", "9S"), "draw")
    assert shown(deal.hands[0]) == "2C 3C 8D" and deal.actors() == (1,) and len(deal.stock) == 1


def test_3_4_dalje_on_an_empty_stock() -> None:
    deal = mau(["2C 3C", "4C", "5C", "6C"], "", "9S")
    assert offered(deal) == {"pass"} and refusal(deal, "draw") == "stock-empty"


@pytest.mark.parametrize(("top", "next_up", "count"), [("7", "2C 3C 4C 5C", 1), ("8", "2C 3C 4C 5C 6C", 3)])
def test_4_1_4_2_sevens_and_eights(top: str, next_up: str, count: int) -> None:
    deal = go(mau([f"{top}H KS KC", "9D 9C", "4D", "5D"], next_up, "9H"), f"play {top}H")
    assert deal.owed == count and offered(deal) == {"draw"}
    go(deal, "draw")
    assert size(deal.hands[1]) == 2 + count and deal.actors() == (2,) and deal.owed == 0


@pytest.mark.parametrize(("rank", "counts"), [("7", [1, 2, 3, 4]), ("8", [3, 6, 9, 12])])
def test_4_3_the_same_rank_passes_the_draw_on(rank: str, counts: list[int]) -> None:
    hands = [f"{rank}C 2C", f"{rank}D 2D", f"{rank}H 2H", f"{rank}S 2S"]
    deal = mau(hands, "3C 4C 5C 6C 9C 10C QC KC AC 3D 4D 5D 6D", "JC", suit=0)
    for suit, count in zip("CDHS", counts, strict=True):
        go(deal, f"play {rank}{suit}")
        assert deal.owed == count
    assert offered(deal) == {"draw"} and size(go(deal, "draw").hands[0]) == 1 + counts[-1]


def test_4_3_passing_on_is_a_choice_and_only_the_same_rank_does() -> None:
    deal = mau(["8S 7H KH", "2C", "3C", "4C"], "5C 6C", "8H", owed=3)
    assert offered(deal) == {"play 8S", "draw"} and refusal(deal, "play KH") == "same-rank-or-draw"


def test_4_4_once_served_the_count_begins_again() -> None:
    deal = go(mau(["2C 3C", "8S KH QD JH", "3D", "4C"], "5C 6C 9C 10C", "8H", owed=3), "draw")
    assert offered(deal) == {"play 8S", "play KH"}
    assert refusal(deal, "play JH") == "no-jack-here"
    assert go(deal, "play 8S").owed == 3


def test_4_5_what_is_not_there_is_not_drawn() -> None:
    deal = go(mau(["2C 3C", "4C 5C", "6C", "9C"], "10C", "8H", owed=6), "draw")
    assert shown(deal.hands[0]) == "2C 3C 10C" and deal.actors() == (1,)


def test_5_1_5_2_jacks() -> None:
    assert "play JH" not in offered(mau(["JH 9D KS", "2C", "3C", "4C"], "5C", "9S"))
    assert "play JS" in offered(mau(["JS 9D KS", "2C", "3C", "4C"], "5C", "9S"))
    assert offered(mau(["JS 9D KS", "2C", "3C", "4C"], "5C", "7S")) == {"play KS"}
    assert refusal(mau(["JS KS", "2C", "3C", "4C"], "5C", "8S"), "play JS") == "no-jack-here"


def test_5_3_5_4_the_suit_is_named() -> None:
    deal = go(mau(["JS 9D", "2C JD QH", "3C", "4C"], "5C", "9S"), "play JS")
    assert offered(deal) == {f"call {suit}" for suit in ("clubs", "diamonds", "hearts", "spades")} and deal.actors() == (0,)
    go(deal, "call hearts")
    assert offered(deal) == {"play QH", "play JD"} and refusal(deal, "play 2C") == "not-the-named-suit"


def test_6_1_the_last_card_ends_it_at_once() -> None:
    deal = go(mau(["8S", "2C 3C", "3D", "4C 5C 6C"], "KC QC AC 2D 3H", "9S"), "play 8S")
    assert deal.phase is None and deal.scores() == (-5, 2, 1, 3)


def test_6_1_a_last_jack_names_nothing() -> None:
    assert go(mau(["JS", "2C", "3D"], "KC", "9S"), "play JS").scores() == (-1, 1, 1)


def test_6_3_all_have_said_dalje() -> None:
    deal = go(mau(["2C 3C", "4C", "5C 6C 10C", "2D"], "", "9S"), "pass", "pass", "pass")
    assert deal.phase is not None
    assert go(deal, "pass").scores() == (2, 1, 3, 1)


def test_6_3_a_lost_turn_is_no_dalje() -> None:
    deal = go(mau(["7S 3C", "4C", "5C", "2D"], "", "9S"), "play 7S", "draw", "pass", "pass", "pass")
    assert deal.phase is not None and deal.actors() == (1,)
    assert go(deal, "pass").scores() == (1, 1, 1, 1)


@pytest.mark.parametrize(
    ("totals", "deals", "over"),
    [
        ([100, 20, 30, 40], 9, True),
        ([99, 20, 30, 40], 9, False),
        ([100, 20, 20, 40], 9, False),
        ([-100, 20, 30, 40], 9, False),
        ([10, 20, 30, 40], 50, True),
    ],
)
def test_7_1_to_7_3_the_end_of_the_match(totals: list[int], deals: int, over: bool) -> None:
    made = setup("mau-mau")
    sheet = [Entry("", 0, [0] * 4, [""] * 4, -1)] * deals
    assert made.game.finished(made, sheet, totals) is over
    assert made.game.leaders([5, -3, -3, 9]) == [1, 2]


WORKED = ["8H KH 2C JH 9S 4D", "8S 3S KC 7D 2H 6C", "JS 10D QD 5C 3H AC"]
STOCK = "2S 4S 7H 9C QH 6D 10S KD"
ROUNDS = ("play 8H", "play 8S", "draw", "play 9S", "play 3S", "play JS", "call diamonds", "play 4D", "play 7D")
MORE = ("play 7H", "draw", "play 2H", "play 3H", "play JH", "call clubs", "play KC", "play 5C", "play 2C", "play 6C")


def worked() -> Any:
    """The hand on the rulebook page, from the pack on."""
    given = [parse_cards(hand) for hand in WORKED]
    whole = [card for packet in (0, 2, 4) for hand in given for card in hand[packet : packet + 2]] + parse_cards(STOCK)
    return dealt(plan("mau-mau", dealer=2, seats=3), whole + [card for card in pack() if card not in whole])


def test_the_worked_hand() -> None:
    deal = go(worked(), *ROUNDS)
    assert [size(hand) for hand in deal.hands] == [3, 3, 11] and deal.owed == 1 and deal.actors() == (2,)
    assert offered(deal) == {"play 7H", "draw"}
    assert go(deal, *MORE).scores() == (3, -26, 8)


# --- what is learned from draws is exact (3.5)

SMALL = parse_cards("7C 9C 9D QD 8H QH 7S QS KS")


def small(order: list[int]) -> Any:
    """A deal of two players with two cards each and five in the stock."""
    deal = deal_out(SheddingDeal(plan("mau-mau", seats=2)), pack(), SHEDDING)
    deal.hands = [1 << order[0] | 1 << order[1], 1 << order[2] | 1 << order[3]]
    deal.stock = order[:3:-1]
    return deal


def told(deal: Any, history: list[tuple[int, int]]) -> list[object]:
    """What seat 0 is sent; empty where a move is not possible."""
    lines: list[object] = []
    for seat, move in history:
        if move not in deal.moves(seat):
            return []
        deal.apply(seat, move)
        lines.append((deal.turn, deal.pile, size(deal.hands[1]), deal.hands[0], deal.phase is None))
    return lines


def history_of(order: list[int], seed: int) -> list[tuple[int, int]]:
    """Some moves drawn at random."""
    rng = Rng(seed)
    deal = small(order)
    history: list[tuple[int, int]] = []
    while len(history) < 7 and deal.phase is not None:
        seat = deal.actors()[0]
        moves = deal.moves(seat)
        history.append((seat, moves[rng.below(len(moves))]))
        deal.apply(*history[-1])
    return history


@pytest.mark.parametrize("seed", range(6))
def test_3_5_evidence_is_exact(seed: int) -> None:
    """The hands that the evidence leaves to seat 1 are just those that some order of all cards explains."""
    order = SMALL.copy()
    Rng(seed).shuffle(order)
    history = history_of(order, seed)
    deal = small(order)
    truth = told(deal, history)
    explained = set()
    for rest in itertools.permutations(order[2:]):
        again = small([*order[:2], *rest])
        if told(again, history) == truth:
            explained.add(again.hands[1])
    assert explained == {hand for hand in hands_of(deal) if fits_evidence(deal, hand)}


def hands_of(deal: Any) -> list[int]:
    """Every hand that seat 1 could hold, evidence apart."""
    unseen = [each for each in SMALL if not deal.hands[0] >> each & 1 and each not in deal.pile]
    return [sum(1 << each for each in hand) for hand in itertools.combinations(unseen, size(deal.hands[1]))]


def fits_evidence(deal: Any, hand: int) -> bool:
    """Whether a hand of seat 1 agrees with what the deal says it has learned."""
    limits = deal.limits[1]
    within = all((hand & limits[at]).bit_count() <= limits[at + 1] for at in range(0, len(limits), 2))
    return within and not hand & deal.ruled_out[1]
