"""Inat i zloba: docs/games/inat-i-zloba.md, rule by rule."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.conformance.plays import Case, Record, perceived, played
from tests.games.build import dealt, go, heard, offered, plan, refusal, setup

from adut.cards import JOKER, card_text, cards_text, pack, parse_cards
from adut.deal import Deal
from adut.errors import IllegalMove
from adut.game import Entry, Match
from adut.rng import Rng
from adut.zones import POOL, face_of

SECOND = 1 << POOL
"""Hands and stock are cards of the second pack."""
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def adds_up(deal: Deal) -> bool:
    """8: one side at most scores, at most a whole payoff pile, and it is the other's cards or the difference."""
    inat: Any = deal
    left = [len(pile) for pile in inat.payoffs]
    lower = [max(0, left[1] - left[0]), max(0, left[0] - left[1])]
    return list(deal.scores()) == lower and min(deal.scores()) == 0 and max(deal.scores()) <= 26


def built(height: int) -> list[int]:
    """A central pile of so many cards."""
    return parse_cards(" ".join(f"{rank}S" for rank in RANKS[:height]))


def position(
    hands: tuple[str, str] = ("", ""),
    payoffs: tuple[str, str] = ("KC KD", "KC KD"),
    centre: tuple[int, ...] = (),
    personal: tuple[str, ...] = (),
    stock: str = "",
    turn: int = 0,
) -> Any:
    """A position: hands, payoff piles (top last), heights of the central piles, the personal piles of ``turn`` (top last),
    and a stock whose first card is drawn first."""
    deal = dealt(plan("inat-i-zloba", dealer=0), Match(setup("inat-i-zloba")).shuffled(Rng(1)))
    deal.hands = [[card | SECOND for card in parse_cards(hand)] for hand in hands]
    deal.payoffs = [parse_cards(pile) for pile in payoffs]
    deal.centre = [built(height) for height in [*centre, 0, 0, 0, 0][:4]]
    deal.personal = [[] for _ in range(8)]
    for at, pile in enumerate(personal):
        deal.personal[4 * turn + at] = parse_cards(pile)
    deal.stock = [card | SECOND for card in parse_cards(stock)][::-1]
    deal.turn = turn
    return deal


def held(deal: Any, seat: int) -> str:
    """A hand as a sorted text."""
    return cards_text(sorted(face_of(token) for token in deal.hands[seat]))


def faces(text: str) -> str:
    """Cards in the order of :func:`held`."""
    return cards_text(sorted(parse_cards(text)))


def own_pack(tops: tuple[str, str], second: str = "") -> list[int]:
    """Both packs, with these cards on top of the payoff piles (the first is turned up) and the second pack beginning so."""
    upper = [parse_cards(top) for top in tops]
    first = [card for card in pack() if card not in upper[0] + upper[1]]
    rest = pack() + [JOKER] * 4
    for card in parse_cards(second):
        rest.remove(card)
    middle = 26 - len(upper[0])
    return [*upper[0], *first[:middle], *upper[1], *first[middle:], *parse_cards(second), *rest]


# --- 1, 2


def test_1_1_the_packs() -> None:
    packs = setup("inat-i-zloba").game.packs(setup("inat-i-zloba"))
    assert [len(each) for each in packs] == [52, 56]
    assert packs[0] == pack() and Counter(packs[1]) == Counter(pack() + [JOKER] * 4)


def test_1_1_the_packs_are_not_mixed() -> None:
    match = Match(setup("inat-i-zloba"))
    swapped = match.shuffled(Rng(1))
    at = swapped.index(JOKER)
    swapped[0], swapped[at] = swapped[at], swapped[0]
    with pytest.raises(IllegalMove, match="wrong-pack"):
        match.begin(swapped)


def test_2_1_payoff_piles_of_26() -> None:
    deal = dealt(plan("inat-i-zloba", dealer=0), own_pack(("6D", "4C")))
    assert [len(pile) for pile in deal.payoffs] == [26, 26]
    assert [card_text(pile[-1]) for pile in deal.payoffs] == ["6D", "4C"]
    zones = {zone.id: zone.cards for zone in deal.view(0).zones}
    assert zones["payoff-0"] == [None] * 25 + ["6D"] and zones["payoff-1"] == [None] * 25 + ["4C"]


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(
    ("tops", "hand_dealer"),
    [(("6D", "4C"), 1), (("4C", "6D"), 0), (("AC", "2D"), 0), (("KC", "AD"), 1), (("QC", "KD"), 0), (("JC", "10D"), 1), (("5C", "5D"), -1)],
)
def test_2_2_2_3_the_lower_card_deals_and_the_other_begins(tops: tuple[str, str], hand_dealer: int, dealer: int) -> None:
    """Aces are low; with equal ranks the dealer of the piles deals the hands."""
    second = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC"
    deal = dealt(plan("inat-i-zloba", dealer=dealer), own_pack(tops, second))
    first = 1 - (dealer if hand_dealer < 0 else hand_dealer)
    assert deal.actors() == (first,)
    assert held(deal, first) == faces("2C 3C 4C 5C 6C") and held(deal, 1 - first) == faces("7C 8C 9C 10C JC")
    assert len(deal.stock) == 46


# --- 3


@pytest.mark.parametrize(
    ("hand", "stock", "after"),
    [
        ("8S", "JD 3S 7C 10D 2C", "8S JD 3S 7C 10D"),
        ("8S 9S QS", "JD 3S 7C", "8S 9S QS JD 3S"),
        ("8S", "JD 3S", "8S JD 3S"),
        ("8S", "", "8S"),
        ("8S 9S QS JS 10S", "JD", "8S 9S QS JS 10S"),
    ],
)
def test_3_1_3_2_the_hand_is_filled_to_five(hand: str, stock: str, after: str) -> None:
    """At the beginning of a turn, as far as the stock goes."""
    deal = go(position(("KH", hand), stock=stock), "move KH hand personal-1")
    assert deal.actors() == (1,) and held(deal, 1) == faces(after)
    assert len(deal.stock) == len(stock.split()) - (len(after.split()) - len(hand.split()))


def test_3_3_an_emptied_hand_draws_five_and_goes_on() -> None:
    deal = go(position(("AH", "KS"), stock="2C 3C 4C 5C 6C 7C"), "move AH hand centre-1")
    assert deal.actors() == (0,) and held(deal, 0) == faces("2C 3C 4C 5C 6C") and len(deal.stock) == 1


def test_3_3_the_completed_pile_is_there_to_draw_from() -> None:
    deal = go(position(("KH", "KS"), centre=(12,), stock="2C"), "move KH hand centre-1")
    assert deal.actors() == (0,) and len(deal.hands[0]) == 5 and len(deal.stock) == 14 - 5
    assert face_of(deal.hands[0][0]) == parse_cards("2C")[0]


def test_3_3_without_stock_the_turn_goes_on_without_a_hand() -> None:
    deal = go(position(("AH", "KS"), payoffs=("3C 2C", "KD"), stock=""), "move AH hand centre-1")
    assert deal.actors() == (0,) and offered(deal) == {"move 2C payoff centre-1"}
    assert offered(go(deal, "move 2C payoff centre-1")) == {"move 3C payoff centre-1"}


# --- 4


@pytest.mark.parametrize(("rank", "height"), [(rank, height) for rank in ("A", "2", "7", "J", "K") for height in (0, 1, 6, 10, 12)])
def test_4_2_one_higher_of_any_suit(rank: str, height: int) -> None:
    deal = position((f"{rank}H 9C", "KS"), centre=(height, height, height, height))
    fits = RANKS.index(rank) == height
    assert (f"move {rank}H hand centre-3" in offered(deal)) == fits
    if not fits:
        assert refusal(deal, f"move {rank}H hand centre-3") == "does-not-fit"


def test_4_3_from_payoff_hand_and_personal_piles() -> None:
    deal = position(("4H 9S", "KS"), payoffs=("KD 4C", "KD"), centre=(3,), personal=("KH QH", "5S 4S"))
    assert {move for move in offered(deal) if "centre" in move} == {
        "move 4C payoff centre-1",
        "move 4H hand centre-1",
        "move 4S personal-2 centre-1",
    }


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("move KD payoff centre-1", "not-there"),
        ("move 5S personal-2 centre-1", "not-there"),
        ("move QH personal-1 personal-3", "only-to-centre"),
        ("move 4C payoff personal-3", "only-to-centre"),
        ("move 9S hand payoff", "no-place"),
        ("move 9S hand hand", "no-place"),
        ("move 9S hand clubs", "no-place"),
        ("move KS hand personal-1", "not-there"),
        ("move 9S hand centre-1", "does-not-fit"),
        ("move 9S hand personal-2", "not-lower"),
        ("move 3S centre-1 personal-3", "not-there"),
        ("pass", "not-stuck"),
        ("play 9S", "not-offered"),
    ],
)
def test_4_4_4_8_6_1_what_is_refused(move: str, rule: str) -> None:
    deal = position(("4H 9S", "KS"), payoffs=("KD 4C", "KD"), centre=(3,), personal=("KH QH", "5S 4S"))
    assert refusal(deal, move) == rule


def test_4_4_the_next_payoff_card_is_turned_up_at_once() -> None:
    deal = go(position(("9S", "KS"), payoffs=("7D 2S 4C", "KD"), centre=(3, 1)), "move 4C payoff centre-1")
    assert "move 2S payoff centre-2" in offered(deal) and deal.actors() == (0,)
    assert next(zone.cards for zone in deal.view(1).zones if zone.id == "payoff-0") == [None, "2S"]


def test_4_5_nothing_is_compulsory() -> None:
    deal = position(("4H 9S", "KS"), payoffs=("KD 4C", "KD"), centre=(3,))
    assert go(deal, "move 9S hand personal-1").actors() == (1,)


@pytest.mark.parametrize(("height", "fits"), [(0, False), (1, True), (6, True), (12, True)])
def test_1_3_4_6_a_joker_is_any_card_but_an_ace(height: int, fits: bool) -> None:
    deal = position(("X1 9S", "KS"), centre=(height, 0, 0, 0))
    assert ("move X1 hand centre-1" in offered(deal)) == fits
    from_pile = position(("9S", "KS"), centre=(height, 0, 0, 0), personal=("KH X1",))
    assert ("move X1 personal-1 centre-1" in offered(from_pile)) == fits


def test_4_6_a_card_goes_on_a_joker_as_on_the_card_it_stands_for() -> None:
    deal = go(position(("X1 7H", "KS"), centre=(5,)), "move X1 hand centre-1", "move 7H hand centre-1")
    assert len(deal.centre[0]) == 7


def test_1_3_a_joker_says_what_it_stands_for() -> None:
    """4.6, 5.4. On a central pile by its place, on a personal pile by the cards below it; to everybody, and no other card does."""
    deal = position(("9S", "KS"), personal=("9H X1", "X1", "QD X1 X1", "9H"), centre=(5, 12, 1))
    deal.centre = [[*deal.centre[0][:-1], JOKER], [*deal.centre[1][:-1], JOKER], *deal.centre[2:]]
    named = {"personal-1-0": "8", "personal-2-0": "K", "personal-3-0": "10", "centre-1": "5", "centre-2": "Q"}
    for viewer in (0, 1, None):
        assert {zone.id: zone.stands_for for zone in deal.view(viewer).zones if zone.stands_for} == named


@pytest.mark.parametrize("last", ["KH", "X1"])
def test_4_7_a_full_pile_goes_under_the_stock(last: str) -> None:
    """Its cards are the lowest thirteen, the jokers in it are jokers again, and the place waits for an ace."""
    deal = position((f"{last} AH 9S", "KS"), centre=(12, 3), stock="2C 3C")
    deal.centre[0] = [*deal.centre[0][:5], JOKER, *deal.centre[0][6:]]
    before = [*deal.centre[0], *parse_cards(last)]
    assert ("pile-full", -1, {"zone": "centre-1"}) in heard(deal, f"move {last} hand centre-1")
    assert deal.centre[0] == [] and len(deal.stock) == 15
    assert sorted(face_of(token) for token in deal.stock[:13]) == sorted(before)
    assert cards_text([face_of(token) for token in deal.stock[13:]]) == "3C 2C"
    assert "move AH hand centre-1" in offered(deal)


def test_4_7_the_order_is_fixed_by_the_deal() -> None:
    """The same deal mixes the pile in the same way; other deals mix it otherwise, and it is mixed."""
    orders = set()
    for seed in range(20):
        found = []
        for _ in range(2):
            deal = dealt(plan("inat-i-zloba", dealer=0), Match(setup("inat-i-zloba")).shuffled(Rng(seed)))
            deal.hands[deal.turn], deal.centre = parse_cards("KH 9S"), [built(12), [], [], []]
            go(deal, "move KH hand centre-1")
            found.append(tuple(face_of(token) for token in deal.stock[:13]))
        assert found[0] == found[1] and sorted(found[0]) == sorted(parse_cards(" ".join(f"{rank}S" for rank in RANKS[:12]) + " KH"))
        orders.add(found[0])
    assert len(orders) == 20


def test_4_7_the_order_is_nobody_s_to_know() -> None:
    deal = position(("KH 9S", "KS"), centre=(12,))
    imagined = [deal.imagine(1, Rng(seed)) for seed in range(20)]
    orders = set()
    for other in imagined:
        card = cards_text([face_of(token) for token in other.hands[0]])
        assert "KH" in card
        go(other, "move KH hand centre-1")
        orders.add(tuple(face_of(token) for token in other.stock[:13]))
    assert len(orders) == 20


# --- 5


@pytest.mark.parametrize(
    ("card", "pile", "fits"),
    [
        ("9S", "", True),
        ("AS", "", True),
        ("KS", "", True),
        ("X1", "", True),
        ("8S", "9H", True),
        ("8H", "9H", True),
        ("9S", "9H", False),
        ("10S", "9H", False),
        ("7S", "9H", False),
        ("QS", "KH", True),
        ("AS", "2H", True),
        ("KS", "AH", False),
        ("QS", "AH", False),
        ("X1", "9H", True),
        ("X1", "3H", True),
        ("X1", "2H", False),
        ("X1", "AH", False),
        ("7S", "9H X1", True),
        ("8S", "9H X1", False),
        ("QS", "X1", True),
        ("KS", "X1", False),
        ("JS", "X1 X1", True),
        ("AS", "3H X1", True),
        ("X1", "3H X1", False),
        ("X1", "4H X1", True),
    ],
)
def test_5_2_5_3_5_4_the_discard(card: str, pile: str, fits: bool) -> None:
    """One lower, whatever the suit; anything on an empty pile; a joker is one lower, or a king, never an ace."""
    deal = position((f"{card} 5D", "KS"), personal=("QD", pile))
    assert (f"move {card} hand personal-2" in offered(deal)) == fits
    if not fits:
        assert refusal(deal, f"move {card} hand personal-2") == "not-lower"


def test_5_1_the_discard_ends_the_turn() -> None:
    deal = go(position(("9S 8S", "KS"), stock="2C 3C 4C 5C"), "move 9S hand personal-4")
    assert deal.actors() == (1,) and cards_text(deal.personal[3]) == "9S" and held(deal, 0) == "8S"


def test_5_5_a_discard_that_empties_the_hand_draws_nothing() -> None:
    deal = go(position(("9S", "KS QS JS 10S 9S"), stock="2C 3C 4C 5C 6C"), "move 9S hand personal-1")
    assert deal.hands[0] == [] and len(deal.stock) == 5
    assert held(go(deal, "move KS hand personal-1"), 0) == faces("2C 3C 4C 5C 6C")


def test_5_equal_cards_are_one_move() -> None:
    deal = position(("X1 X1 9S", "KS"), centre=(4,))
    moves = deal.moves(0)
    assert len(moves) == len(set(moves)) == 1 + 2 * 4


# --- 6, 7

STUCK = ("9H 9C", "9H 9C")
FULL = ("3D", "3H", "3S", "3C")
"""Personal piles on which only a two goes."""


def both_stuck(hands: tuple[str, str] = STUCK, payoffs: tuple[str, str] = ("KC KD", "QC QD KD"), stock: str = "", turn: int = 0) -> Any:
    """A position in which neither can do anything."""
    deal = position(hands, payoffs, personal=FULL, stock=stock, turn=turn)
    deal.personal = [parse_cards(pile) for pile in (*FULL, *FULL)]
    return deal


def test_6_1_dalje_when_stuck() -> None:
    deal = both_stuck()
    assert offered(deal) == {"pass"}
    assert go(deal, "pass").actors() == (1,)


@pytest.mark.parametrize("hand", ["9H 2C", "9H AC", "9H X1"])
def test_6_1_dalje_only_when_stuck(hand: str) -> None:
    assert refusal(both_stuck((hand, "9H 9C")), "pass") == "not-stuck"


def test_6_1_a_payoff_or_personal_card_that_fits_forbids_dalje() -> None:
    assert refusal(both_stuck(payoffs=("KC AD", "KD")), "pass") == "not-stuck"
    deal = both_stuck()
    deal.centre = [built(2), [], [], []]
    assert refusal(deal, "pass") == "not-stuck"


def test_6_2_dalje_after_playing_in_the_same_turn() -> None:
    deal = go(both_stuck(("AC 9H", "9H 9C")), "move AC hand centre-1")
    assert offered(deal) == {"pass"}


def test_6_2_the_draw_comes_first() -> None:
    """Before Dalje the hand has been filled."""
    deal = go(both_stuck(stock="AC 9D 9S 9C 9H"), "pass")
    assert deal.actors() == (1,) and offered(deal) == {"move AC hand centre-1", *[f"move AC hand centre-{at}" for at in (2, 3, 4)]}


def test_6_3_released_when_a_card_fits() -> None:
    """Seat 0 is stuck until seat 1 has put an ace in the middle: the two on its own pile goes on it."""
    deal = both_stuck(("9H 9C", "AC 9D 9S 9C 9H"))
    deal.personal[0] = parse_cards("2D")
    go(deal, "pass", "move AC hand centre-1", "pass")
    assert offered(deal) == {"move 2D personal-1 centre-1"}


def test_7_1_two_in_a_row_block() -> None:
    deal = both_stuck()
    go(deal, "pass")
    events = heard(deal, "pass")
    assert deal.phase is None and deal.scores() == (1, 0)
    assert [(key, seat) for key, seat, _ in events] == [("shows-hand", 0), ("shows-hand", 1), ("blockade", -1)]
    assert [faces(data["cards"]) for key, _, data in events if key == "shows-hand"] == [faces("9H 9C"), faces("9H 9C")]


def test_7_1_a_card_in_between_starts_the_count_again() -> None:
    """Seat 1 plays an ace and is stuck then: its Dalje is a first one, and seat 0's next the second."""
    deal = go(both_stuck(("9H 9C", "AC 9D")), "pass", "move AC hand centre-1", "pass")
    assert deal.phase is not None and deal.actors() == (0,)
    assert go(deal, "pass").phase is None


def test_7_1_a_discard_in_between_too() -> None:
    deal = go(both_stuck(("9H 9C", "2C 9D")), "pass", "move 2C hand personal-1", "pass")
    assert deal.phase is not None and deal.actors() == (1,)


def test_7_2_a_thousand_turns() -> None:
    """The deal ends with the thousandth turn and is scored as blocked."""
    deal = position(("9H 9C", "9H 9C"), ("KC KD QD", "KD"))
    deal.turns = 999
    go(deal, "move 9H hand personal-1")
    assert deal.phase is not None and deal.turns == 1000
    events = heard(deal, "move 9H hand personal-1")
    assert deal.phase is None and deal.scores() == (0, 2) and events[-1][0] == "blockade"


def test_7_2_plays_within_a_turn_do_not_count() -> None:
    deal = position(("AH 2C 3C 9H", "9H 9C"))
    deal.turns = 1000
    go(deal, "move AH hand centre-1", "move 2C hand centre-1", "move 3C hand centre-1")
    assert deal.phase is not None and go(deal, "move 9H hand personal-1").phase is None


# --- 8, 9


@pytest.mark.parametrize("left", [1, 11, 26])
def test_8_1_the_last_payoff_card(left: int) -> None:
    other = cards_text(pack()[:left])
    deal = go(position(("9H", "9H"), payoffs=("AC", other)), "move AC payoff centre-1")
    assert deal.phase is None and deal.scores() == (left, 0) and adds_up(deal)


def test_8_1_the_last_payoff_card_completing_a_pile() -> None:
    deal = go(position(("9H", "9H"), payoffs=("KC", "KD QD"), centre=(12,)), "move KC payoff centre-1")
    assert deal.phase is None and deal.scores() == (2, 0)


@pytest.mark.parametrize(("left", "scores"), [((12, 7), (0, 5)), ((7, 12), (5, 0)), ((9, 9), (0, 0)), ((26, 1), (0, 25))])
def test_8_2_a_blockade_scores_the_difference(left: tuple[int, int], scores: tuple[int, int]) -> None:
    high = [card for card in pack() if card_text(card)[0] in "456789JQK1"]
    deal = go(both_stuck(payoffs=(cards_text(high[: left[0]]), cards_text(high[: left[1]]))), "pass", "pass")
    assert deal.scores() == scores and adds_up(deal)


@pytest.mark.parametrize("deals", [1, 4, 12])
def test_9_1_the_number_of_deals(deals: int) -> None:
    match = Match(setup("inat-i-zloba", deals=deals))
    match.sheet = [Entry("", 0, [1, 0], ["", ""], -1)] * (deals - 1)
    assert not match.over
    match.sheet = [Entry("", 0, [1, 0], ["", ""], -1)] * deals
    assert match.over


@pytest.mark.parametrize(("totals", "winners"), [([13, 14], [1]), ([14, 13], [0]), ([9, 9], [0, 1])])
def test_9_2_the_higher_total_or_both(totals: list[int], winners: list[int]) -> None:
    match = Match(setup("inat-i-zloba"))
    match.sheet, match.totals = [Entry("", 0, [0, 0], ["", ""], -1)] * 4, totals
    assert match.winners == winners


# --- the worked hand


def test_the_worked_hand() -> None:
    cards = own_pack(("6D", "4C 2S JH"), "AS 2H 3D QC 8S X1 5H AD KS 9C JD 3S 7C 10D")
    deal = dealt(plan("inat-i-zloba", dealer=0), cards)
    assert deal.actors() == (0,) and held(deal, 0) == faces("AS 2H 3D QC 8S") and held(deal, 1) == faces("X1 5H AD KS 9C")
    go(deal, "move AS hand centre-1", "move 2H hand centre-1", "move 3D hand centre-1")
    assert not any("payoff" in move for move in offered(deal))
    go(deal, "move QC hand personal-1")
    assert deal.actors() == (1,) and held(deal, 0) == "8S" and held(deal, 1) == faces("X1 5H AD KS 9C")
    go(deal, "move 4C payoff centre-1")
    assert card_text(deal.payoffs[1][-1]) == "2S"
    go(deal, "move AD hand centre-2", "move 2S payoff centre-2")
    assert card_text(deal.payoffs[1][-1]) == "JH"
    go(deal, "move 5H hand centre-1", "move X1 hand centre-1", "move KS hand personal-1")
    assert [len(pile) for pile in deal.payoffs] == [26, 24] and held(deal, 1) == "9C"
    assert deal.actors() == (0,) and held(deal, 0) == faces("8S JD 3S 7C 10D")
    go(deal, "move 3S hand centre-2", "move 7C hand centre-1", "move 8S hand centre-1", "move JD hand personal-1")
    assert [len(pile) for pile in deal.centre] == [8, 3, 0, 0] and cards_text(deal.personal[0]) == "QC JD"
    assert held(deal, 0) == "10D"


def test_the_worked_match() -> None:
    match = Match(setup("inat-i-zloba"))
    points = [[0, 11], [5, 0], [8, 0], [0, 3]]
    match.sheet = [Entry("", 0, each, ["", ""], -1) for each in points]
    match.totals = [sum(each) for each in zip(*points, strict=True)]
    assert match.totals == [13, 14] and match.winners == [1]


# --- what is hidden


def traced(record: Record, count: int, other: Any, viewer: int) -> Iterator[list[int]]:
    """Packs from which the moves so far may lead to an imagined deal, as long as no pile has been completed.

    Places in the pack are followed through the hands; then each place gets the card imagined there,
    the cards of hands in every order, since a hand does not say which of its cards was drawn when.
    """
    deal = record.start()
    stock = list(range(107, 51, -1))
    hands: list[list[int]] = [[], []]
    for seat in (deal.turn, 1 - deal.turn):
        hands[seat] = [stock.pop() for _ in range(5)]
    for seat, move in record.history[:count]:
        face, source, *_ = [*deal.vocabulary.verb(move).values(move), 0, 0]
        if move != PASS and deal.vocabulary.words[source] == "hand":
            at = [face_of(token) for token in deal.hands[seat]].index(face)
            del hands[seat][at]
        deal.apply(seat, move)
        for each in (0, 1):
            while len(hands[each]) < len(deal.hands[each]):
                hands[each].append(stock.pop())
    cards = list(record.pack)
    for place, token in zip(stock, other.stock, strict=True):
        cards[place] = face_of(token)
    for seat, pile in enumerate(other.payoffs):
        for depth, card in enumerate(pile):
            cards[26 * seat + 25 - depth] = card
    for order in itertools.product(*[[hand] if seat == viewer else itertools.permutations(hand) for seat, hand in enumerate(other.hands)]):
        for seat in (0, 1):
            for place, token in zip(hands[seat], order[seat], strict=True):
                cards[place] = face_of(token)
        yield list(cards)


PASS = setup("inat-i-zloba").game.vocabulary.parse("pass")


def told(start: Deal, history: list[tuple[int, int]], viewer: int) -> list[Any] | None:
    """All that a viewer is sent; None if a move is not possible."""
    try:
        return list(perceived(start, history, viewer))
    except IllegalMove:
        return None


@pytest.mark.parametrize("seed", range(6))
def test_the_whole_story_is_the_same(seed: int) -> None:
    """Non-interference from the first card on: deal so that the imagined deal comes about, and everything sent is the same."""
    rng = Rng(seed)
    for record in played(Case("inat-i-zloba", 2), 90 + seed)[:2]:
        full = next((at for at in range(len(record.history)) if record.at(at).pools > 1), len(record.history))
        count = min(full - 1, 20 + rng.below(80))
        deal, history = record.at(count), record.history[:count]
        for viewer in (0, 1):
            packs = traced(record, count, deal.imagine(viewer, rng), viewer)
            stories = (told(record.start(cards), history, viewer) for cards in packs)
            assert next((story for story in stories if story is not None), None) == told(record.start(), history, viewer)


def test_6_1_an_earlier_dalje_is_not_forgotten() -> None:
    """Seat 0, with four cards, is stuck where a six would fit; it draws one and is stuck again, where a seven would fit.

    So four of its five cards are no sixes, whatever the fifth is.
    """
    deal = both_stuck(("9H 9C 9D 9S", "6C 2C QH QS QC"), stock="10H JD JH 6D 6H 6S")
    deal.centre = [built(5), [], [], []]
    go(deal, "pass", "move 6C hand centre-1", "move 2C hand personal-1", "pass")
    assert deal.actors() == (1,) and held(deal, 0) == faces("9H 9C 9D 9S 10H")
    hands = [held(deal.imagine(1, Rng(seed)), 0).split() for seed in range(60)]
    assert all(sum(card.startswith("6") for card in hand) <= 1 for hand in hands)
    assert any(sum(card.startswith("6") for card in hand) == 1 for hand in hands)
