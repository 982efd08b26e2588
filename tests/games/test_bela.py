"""Bela: docs/games/bela.md, rule by rule."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.games.belot import WHOLE, beyond_cards, six_and_talon
from tests.games.build import dealt, go, heard, last_trick, offered, packed, plan, playable, refusal, same, setup, shown, throw

from adut.cards import SEVEN, cards, members, pack, set_of, size
from adut.deal import Deal
from adut.game import Match, listen
from adut.kernels.belot_points import card_points
from adut.kernels.declarations import declarations
from adut.rng import Rng

ANA, BORIS = "10H KC QH QC 7C 8C 9D 9C", "JC 8D QD KD AC JD KH 9H"
CECA, DEJAN = "JS JH QS 9S AS AD KS 7D", "10S 7H 8S 8H 7S 10D 10C AH"
HANDS = [ANA, BORIS, CECA, DEJAN]
SPADES = "7S 8S 9S 10S JS QS KS AS"
SUITS = ("clubs", "diamonds", "hearts", "spades")


def adds_up(deal: Deal) -> bool:
    """1.3, 4.11, 6.7: 162, the declarations and bela of sides with a trick, and 90 for all tricks; belot and an early end aside."""
    bela: Any = deal
    if deal.winner >= 0:
        return sum(deal.scores()) <= 162 + sum(bela.declared) + 20 or max(deal.scores()) == deal.plan.setup.options.target
    return sum(deal.scores()) == 162 + beyond_cards(bela)


def bela(hands: list[str] | None = None, dealer: int = 3, totals: tuple[int, int] = (0, 0), **chosen: Any) -> Any:
    """A deal with these hands, each in the order in which it is dealt: six cards and the talon of two."""
    return dealt(plan("bela", dealer, totals=totals, **chosen), packed(guarded(hands or HANDS), dealer))


def guarded(hands: list[str]) -> list[str]:
    """Fill hands up to eight cards so that none declares anything more, and none is a whole suit unless it was given."""
    full = [cards(hand) for hand in hands]
    taken = set_of([card for hand in full for card in members(hand)])
    free = [card for card in pack(SEVEN) if not taken >> card & 1]
    assert fill(full, free, [strengths(hand) for hand in full]), "no such hands"
    added = [shown(full[seat] & ~cards(hand)) for seat, hand in enumerate(hands)]
    return [f"{hand} {more}" for hand, more in zip(hands, added, strict=True)]


def strengths(hand: int) -> list[int]:
    """The strengths of a hand's declarations."""
    return sorted(declarations(hand))


def fill(full: list[int], free: list[int], wanted: list[list[int]]) -> bool:
    """Deal the free cards, the last first, so that every hand has eight and declares what is wanted."""
    if not free:
        return True
    card = free.pop()
    for seat in range(4):
        if size(full[seat]) < 8:
            full[seat] |= 1 << card
            if strengths(full[seat]) == wanted[seat] and fill(full, free, wanted):
                return True
            full[seat] &= ~(1 << card)
    free.append(card)
    return False


def called(trump: str, hands: list[str] | None = None, **chosen: Any) -> Any:
    """A deal at its first lead: forehand has named trumps, nobody has declared."""
    return go(bela(hands, **chosen), f"call {trump}", "pass", "pass", "pass", "pass")


def after(trick: str, hand: str, trump: str = "hearts", **chosen: Any) -> Any:
    """A trick with some cards on the table, and the next player's hand."""
    deal = called(trump, **chosen)
    played_cards = trick.split()
    deal.hands = [cards(card) for card in [*played_cards, hand, *[""] * (3 - len(played_cards))]]
    return throw(deal, trick)


# --- 1


@pytest.mark.parametrize(
    ("trump", "points"),
    [
        (True, {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3, "8": 0, "7": 0}),
        (False, {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}),
    ],
)
def test_1_2_points(trump: bool, points: dict[str, int]) -> None:
    for suit, letter in enumerate("CDHS"):
        named = suit if trump else (suit + 1) % 4
        assert {rank: card_points(cards(rank + letter), named) for rank in points} == points


@pytest.mark.parametrize(("trump", "order"), [("spades", "7 8 Q K 10 A 9 J"), ("hearts", "7 8 9 J Q K 10 A")])
def test_1_2_strength(trump: str, order: str) -> None:
    """Each card beats those before it in the list."""
    for low, high in itertools.combinations(order.split(), 2):
        assert after(f"{low}S", f"{high}S {low}C", trump).playable(cards(f"{high}S")) == cards(f"{high}S")
        deal = throw(after(f"{low}S", f"{high}S", trump), f"{high}S")
        assert deal.ahead == 1


def test_1_3_a_deal_is_worth_162() -> None:
    for trump, suit in itertools.product(range(4), range(4)):
        letter = "CDHS"[suit]
        assert card_points(cards(" ".join(rank + letter for rank in RUNS)), trump) == (62 if suit == trump else 30)
    assert card_points(WHOLE, 0) + 10 == 162


RUNS = ["7", "8", "9", "10", "J", "Q", "K", "A"]

# --- 2, 3


@pytest.mark.parametrize("dealer", range(4))
def test_2_3_packets_and_talons(dealer: int) -> None:
    six_and_talon(bela(dealer=dealer), HANDS)


def test_2_3_the_order_of_the_pack() -> None:
    """Forehand has the cards 1–3, 13–15 and 25–26."""
    deal = dealt(plan("bela", dealer=0), pack(SEVEN))
    assert shown(deal.hands[1]) == same("7C 8C 9C JD QD KD") and deal.talons[1] == members(cards("7S 8S"))


def test_2_4_the_six_are_seen_and_the_talon_is_not() -> None:
    zones = {zone.id: zone.cards for zone in bela().view(1).zones}
    assert sorted(zones["hand-1"], key=str) == sorted(BORIS.split()[:6]) and zones["hand-0"] == [None] * 6
    assert all(zones[f"talon-{seat}"] == [None, None] for seat in range(4))


def test_3_1_3_2_in_turn_from_forehand() -> None:
    deal = bela()
    for seat in (0, 1, 2):
        assert deal.actors() == (seat,) and offered(deal) == {"pass", *[f"call {suit}" for suit in SUITS]}
        go(deal, "pass")
    assert deal.actors() == (3,)


def test_3_3_the_dealer_must_name() -> None:
    deal = go(bela(), "pass", "pass", "pass")
    assert offered(deal) == {f"call {suit}" for suit in SUITS}
    assert refusal(deal, "pass") == "dealer-must-name"


def test_3_4_who_passes_takes_up_the_talon() -> None:
    deal = go(bela(), "pass")
    assert shown(deal.hands[0]) == same(ANA) and deal.talons[0] == []
    assert [size(hand) for hand in deal.hands] == [8, 6, 6, 6]
    assert "9D" in {card for zone in deal.view(0).zones if zone.id == "hand-0" for card in zone.cards}


def test_3_5_3_6_all_take_up_once_trump_is_named() -> None:
    deal = go(bela(), "pass", "call diamonds")
    assert [shown(hand) for hand in deal.hands] == [same(hand) for hand in HANDS]
    assert deal.talons == [[], [], [], []] and deal.trump == 1 and deal.caller == 1


@pytest.mark.parametrize("holder", range(4))
@pytest.mark.parametrize("totals", [(0, 0), (1000, 1000)])
def test_3_7_belot(holder: int, totals: tuple[int, int]) -> None:
    """Whoever holds the eight trumps wins the match, caller or not, at any score (7.4)."""
    hands = ["", "", "", ""]
    hands[holder] = SPADES
    deal = bela(hands, totals=totals)
    events = heard(deal, "call spades")
    assert deal.phase is None and deal.winner == holder % 2
    assert [(key, seat) for key, seat, _ in events] == [("belot", holder)]


def test_3_7_belot_ends_the_match() -> None:
    match = Match(setup("bela"), 3)
    match.begin(packed([SPADES, "", "", ""]))
    match.apply(0, bela().vocabulary.parse("call spades"))
    assert match.over and match.winners == [0]


def test_3_7_eight_of_a_plain_suit_are_no_belot() -> None:
    deal = go(bela([SPADES, "", "", ""]), "call hearts")
    assert deal.phase.id == "declaring" and deal.winner == -1


# --- 4


def declaring(hands: list[str], trump: str = "hearts", dealer: int = 3) -> Any:
    """A deal at its first question for declarations."""
    return go(bela(hands, dealer), f"call {trump}")


def test_4_1_all_are_asked_from_forehand() -> None:
    deal = declaring(HANDS)
    asked = []
    while deal.phase.id == "declaring":
        asked.append((deal.actors()[0], "declare" in offered(deal)))
        go(deal, "pass")
    assert asked == [(0, True), (1, True), (2, True), (3, False)]
    assert deal.actors() == (0,)


def test_4_1_only_a_declaration_can_be_declared() -> None:
    deal = go(declaring(HANDS), "pass", "pass", "pass")
    assert offered(deal) == {"pass"} and refusal(deal, "declare") == "nothing-to-declare"


SAID = [
    ("JC JD JH JS 7C 8D 9C KD", "200 four 4 J"),
    ("9C 9D 9H 9S 7C QD KC AD", "150 four 4 9"),
    ("AC AD AH AS 7C 8D 9C JD", "100 four 4 A"),
    ("10C 10D 10H 10S 7C 8D KC AD", "100 four 4 10"),
    ("KC KD KH KS 7C 8D 9C 10D", "100 four 4 K"),
    ("QC QD QH QS 7C 8D 9C 10D", "100 four 4 Q"),
    ("8C 8D 8H 8S 10C JD QC KD", ""),
    ("7C 7D 7H 7S 9C 10D JC QD", ""),
    ("7C 8C 9C JC QD AD KH 10S", "20 run 3 9"),
    ("QS KS AS 10S 7D 8H 9C JH", "20 run 3 A"),
    ("8D 9D 10D JD 7C QH KS AS", "50 run 4 J"),
    ("JS QS KS AS 7C 8D 9H 10D", "50 run 4 A"),
    ("7H 8H 9H 10H JH KC AD QS", "100 run 5 J"),
    ("9S 10S JS QS KS AS 7C 8D", "100 run 6 A"),
    ("7S 8S 9S 10S JS QS KS AD", "100 run 7 K"),
    ("7S 8S 9S 10S JS QS KS AS", "100 run 8 A"),
    ("AS 7S 8S 10S JS KD QD 9H", ""),
    ("7C 8C 9C JC QC KC AC 10D", "50 run 4 A"),
    ("KC AC 7D 8D QH JS 9S 10H", ""),
]


@pytest.mark.parametrize(("hand", "words"), SAID)
def test_4_2_4_3_4_5_what_is_said(hand: str, words: str) -> None:
    """The best declaration at full length: its points, four or run, length, top rank, and not its suit."""
    deal = declaring([hand, "", "", ""])
    assert ("declare" in offered(deal)) == bool(words)
    if words:
        data = dict(zip(("value", "form", "length", "rank"), words.split(), strict=True))
        assert heard(deal, "declare") == [("declares", 0, data)]


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("7S 8S 9S 10S JS QS KS AD", 100),
        ("7S 8S 9S 10S JS QS KS AS", 100),
        ("7C 8C 9C JC QC KC 7D 9H", 40),
        ("7C 8C 9C JC QC KC AC 9H", 70),
        ("10C 10D 10H 10S 9S JS 7D AD", 120),
        ("10C 10D 10H 10S 9S JS QS 8S", 200),
        ("JC JD JH JS 9C 9D 9H 9S", 350),
        ("AS KS QS AD KD QD 7C 8C", 40),
    ],
)
def test_4_3_4_4_everything_a_hand_scores(hand: str, points: int) -> None:
    """Runs are not cut; a card may serve in a four and a run; several declarations add up."""
    deal = go(declaring([hand, "", "", ""]), "declare", "pass", "pass", "pass")
    assert deal.declared == [points, 0]


RANKED = [
    ("JC JD JH JS", "9C 9D 9H 9S"),
    ("9C 9D 9H 9S", "AC AD AH AS"),
    ("AC AD AH AS", "10C 10D 10H 10S"),
    ("10C 10D 10H 10S", "KC KD KH KS"),
    ("KC KD KH KS", "QC QD QH QS"),
    ("QC QD QH QS", "7S 8S 9S 10S JS"),
    ("7S 8S 9S 10S JS QS", "10D JD QD KD AD"),
    ("10D JD QD KD AD", "9H 10H JH QH KH"),
    ("7D 8D 9D 10D JD", "JS QS KS AS"),
    ("9S 10S JS QS", "8H 9H 10H JH"),
    ("7S 8S 9S 10S", "QH KH AH"),
    ("QS KS AS", "JH QH KH 9C 10C JC"),
    ("8S 9S 10S", "7H 8H 9H"),
    ("QC QD QH QS", "JD KD AD 7H 8H 9H"),
]
"""The better one first. From the source: 9–Q over 8–J; three to the ace over several twenties; four queens over any run of three."""


@pytest.mark.parametrize(("better", "worse"), RANKED)
@pytest.mark.parametrize("places", [(0, 1), (1, 0), (3, 2), (2, 3), (0, 3)])
@pytest.mark.parametrize("trump", ["spades", "hearts"])
def test_4_6_comparison(better: str, worse: str, places: tuple[int, int], trump: str) -> None:
    """More points, a four before a run, the longer run, the higher top; whether trumps or not; wherever they sit."""
    hands = ["", "", "", ""]
    hands[places[0]], hands[places[1]] = better, worse
    deal = declaring(hands, trump)
    while deal.phase is not None and deal.phase.id == "declaring":
        go(deal, "declare" if deal.actors()[0] in places else "pass")
    assert deal.scoring == places[0] % 2


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("places", [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_4_6_equal_the_first_from_forehand(places: tuple[int, int], dealer: int) -> None:
    hands = ["", "", "", ""]
    hands[places[0]], hands[places[1]] = "JS QS KS", "JH QH KH"
    deal = declaring(hands, "hearts", dealer)
    while deal.phase.id == "declaring":
        go(deal, "declare" if deal.actors()[0] in places else "pass")
    order = [(dealer + 1 + step) % 4 for step in range(4)]
    assert deal.scoring == min(places, key=order.index) % 2


def test_4_6_of_three_equal_ones_too() -> None:
    """The tie is between players, not between sides."""
    deal = declaring(["", "JS QS KS", "JH QH KH", "JD QD KD"], "clubs")
    assert go(deal, "pass", "declare", "declare", "declare").scoring == 1


def test_4_7_the_partners_of_the_best_show_all() -> None:
    """Boris keeps silent but his side wins by Dejan: both score."""
    hands = ["7C 8C 9C", "JS QS KS", "", "10D JD QD KD"]
    deal = go(declaring(hands), "declare", "pass", "pass")
    assert heard(deal, "declare")[1:] == [
        ("shows", 1, {"cards": same("JS QS KS"), "value": "20"}),
        ("shows", 3, {"cards": same("10D JD QD KD"), "value": "50"}),
    ]
    assert deal.declared == [0, 70] and deal.scoring == 1


def test_4_7_only_what_is_announced_is_compared() -> None:
    """The better run of Dejan stays unsaid, so Ana's twenty wins."""
    hands = ["7C 8C 9C", "", "", "10D JD QD KD"]
    deal = go(declaring(hands), "declare", "pass", "pass", "pass")
    assert deal.declared == [20, 0]


def test_4_8_the_other_side_scores_none() -> None:
    hands = ["QS KS AS", "JD QD KD", "", "9H 10H JH 7C 8C 9C"]
    deal = go(declaring(hands), "declare", "declare", "pass", "declare")
    assert deal.declared == [20, 0]


def facts(deal: Deal) -> list[tuple[str, str, int | None]]:
    """What the table is shown of declarations."""
    return [(fact.key, fact.value, fact.seat) for fact in deal.view(None).facts if fact.key in ("announced", "shown")]


def test_4_5_4_7_what_is_announced_and_shown_lies_open_for_a_trick() -> None:
    """Of the side with the best the cards, of the other what it said; both until the first trick is taken."""
    deal = go(declaring(["7C 8C 9C", "JS QS KS", "", "10D JD QD KD"]), "declare", "pass")
    assert facts(deal) == [("announced", "20", 0)]
    go(deal, "pass", "declare")
    assert facts(deal) == [("announced", "20", 0), ("shown", same("JS QS KS"), 1), ("shown", same("10D JD QD KD"), 3)]
    while not deal.winners:
        before = facts(deal)
        go(deal, sorted(offered(deal))[0])
    assert len(before) == 3 and facts(deal) == []


def test_3_the_auction() -> None:
    """Who has said what, in order, stays to be seen."""
    deal = go(bela(), "pass", "call diamonds", "declare")
    assert [(said.seat, said.move) for said in deal.view(2).auction] == [(0, "pass"), (1, "call diamonds")]


def test_4_9_all_silent() -> None:
    deal = go(declaring(HANDS), "pass", "pass", "pass", "pass")
    assert deal.declared == [0, 0] and deal.scoring == -1 and deal.shown == [0, 0, 0, 0]


@pytest.mark.parametrize(("first", "second"), [("KH", "QH"), ("QH", "KH")])
def test_4_10_bela_with_the_first_of_the_two(first: str, second: str) -> None:
    deal = called("hearts")
    deal.hands = [cards("KH QH 7S"), cards("7H 8S 9S"), cards("8H 10S JS"), cards("9H QS KS")]
    assert ("bela", 0, {}) in heard(deal, f"play {first}")
    assert deal.bela == 0 and deal.known[0] == cards(second)
    throw(deal, "7H 8H 9H", "QS 7S 8S 10S")
    deal.turn = deal.leader = 0
    assert all(key != "bela" for key, _, _ in heard(deal, f"play {second}"))


def test_4_10_not_with_the_two_in_different_hands() -> None:
    deal = called("hearts")
    deal.hands = [cards("KH 7S"), cards("7H 8S"), cards("QH 10S"), cards("9H QS")]
    throw(deal, "KH 7H QH 9H")
    assert deal.bela == -1 and deal.ruled_out[0] & cards("QH")


def test_4_10_not_outside_trumps() -> None:
    deal = called("hearts")
    deal.hands = [cards("KS QS"), cards("7H 8S"), cards("QH 10S"), cards("9H 7S")]
    assert throw(deal, "KS 8S").bela == -1


def test_4_10_either_side_may_have_bela() -> None:
    """Ana and Ceca have the declarations, Boris bela: the worked hand."""
    deal = worked()
    assert deal.scoring == 0 and deal.bela == 1


# --- 5


DUTIES = [
    ("8S", "7S 10S", "10S"),
    ("8S", "7S 10S AS AH", "10S AS"),
    ("KS", "QS 10S", "10S"),
    ("KS 7S", "QS 10S", "10S"),
    ("AS 7S", "8S KS", "8S KS"),
    ("10S 7S 8S", "AS 9S", "AS"),
    ("AS", "7S KS", "7S KS"),
    ("JS", "9S QS 7D", "QS"),
    ("9H", "JH AH 7H", "JH"),
    ("JH", "AH 7H AS", "AH 7H"),
    ("KH", "QH AH", "AH"),
    ("10H", "KH AH 9H", "AH 9H"),
    ("7H 9H", "AH 10H", "AH 10H"),
    ("7H 9H", "JH 10H", "JH"),
    ("7H", "AS KS", "AS KS"),
    ("8S 7H", "AS 7S", "AS 7S"),
    ("8S 7H", "AS 7S JH", "AS 7S"),
    ("8S 7H 9S", "AS 7S JH", "AS 7S"),
    ("8S", "7H 8C", "7H"),
    ("8S", "7H JH AC", "7H JH"),
    ("8S KH", "QH AH 8C", "AH"),
    ("8S KH", "QH 7H 8C", "QH 7H"),
    ("8S QH 7H", "8H KH 8C", "KH"),
    ("8S QH KH", "8H 9H 8C", "9H"),
    ("AS 7S", "7H 8C", "7H"),
    ("7S AH 8S", "9H 10H", "9H"),
    ("8S", "7C AD", "7C AD"),
    ("8S AH", "7C AD", "7C AD"),
    ("", "7C AD 9H", "7C AD 9H"),
]


@pytest.mark.parametrize(("trick", "hand", "legal"), DUTIES)
def test_5_2_5_3_5_4_5_5_duties(trick: str, hand: str, legal: str) -> None:
    """Hearts are trumps. The first and the twelfth and sixteenth rows are the source's own examples."""
    assert playable(after(trick, hand)) == same(legal)


@pytest.mark.parametrize(
    ("trick", "hand", "card", "rule"),
    [
        ("8S", "7S 10S", "7S", "must-beat"),
        ("9H", "JH AH 7H", "AH", "must-beat"),
        ("8S", "7S AH 8C", "AH", "must-follow"),
        ("8S 7H", "AS 7S JH", "JH", "must-follow"),
        ("8S", "7H 8C", "8C", "must-trump"),
        ("8S KH", "QH 7H 8C", "8C", "must-trump"),
        ("8S KH", "QH AH 8C", "QH", "must-overtrump"),
        ("8S", "7S 10S", "AS", "not-in-hand"),
    ],
)
def test_5_2_refusals(trick: str, hand: str, card: str, rule: str) -> None:
    assert refusal(after(trick, hand), f"play {card}") == rule


@pytest.mark.parametrize(
    ("trick", "hand", "legal"), [("8S KH", "QH AH 8C", "QH AH"), ("8S KH", "QH 7H 8C", "QH 7H"), ("KH", "QH AH", "AH")]
)
def test_5_6_overtrump_off(trick: str, hand: str, legal: str) -> None:
    """Any trump will do for one who is void; a trump lead must still be beaten."""
    assert playable(after(trick, hand, overtrump=False)) == same(legal)


@pytest.mark.parametrize(
    ("trick", "taker"),
    [("8S 10S AS 7S", 2), ("10S AD AC 8D", 0), ("AS 7H 10S 8H", 3), ("7H 9H JH AH", 2), ("KS 10S 9S 7H", 3), ("AS 9D 7H 8C", 2)],
)
def test_5_1_5_7_the_taker_leads(trick: str, taker: int) -> None:
    deal = called("hearts")
    deal.hands = [cards(f"{card} 7D") for card in trick.split()]
    throw(deal, trick)
    assert deal.winners == [taker] and deal.actors() == (taker,) and shown(deal.taken[taker]) == same(trick)


# --- 6


NOTHING = "8C 7C 7D 8D"
"""A last trick without points, for seat 0 who leads the eight."""
TRUMPS = "7S 8S QS KS 10S AS 9S JS"


def ending(extra: str, caller: int = 0, declared: tuple[int, int] = (0, 0), bela_of: int = -1, totals: tuple[int, int] = (0, 0)) -> Any:
    """A deal played to its end, spades being trumps: seat 0 has all trumps, these extra cards and the last trick, seat 1 the rest."""
    deal = called("spades", totals=totals)
    own = cards(f"{TRUMPS} {extra}")
    return finish(deal, own, WHOLE & ~own & ~cards(NOTHING), [0, 0, 0, 0, 1, 1, 1], caller, declared, bela_of)


def finish(
    deal: Any, ours: int, theirs: int, winners: list[int], caller: int, declared: tuple[int, int] = (0, 0), bela_of: int = -1
) -> Any:
    """Set what has been taken in seven tricks and play the eighth, :data:`NOTHING`."""
    deal.taken, deal.winners, deal.caller = [ours, theirs, 0, 0], winners, caller
    deal.declared, deal.bela = list(declared), bela_of
    deal.gone = [ours, theirs, 0, 0]
    return last_trick(deal, NOTHING)


SCORES = [
    # extra cards: points      caller  declared  bela  scores      mark
    ("10H", 0, (0, 0), -1, (82, 80), ""),  # 62 + 10 + 10
    ("KH QH JH", 0, (0, 0), -1, (0, 162), "-"),  # 62 + 9 + 10 = 81
    ("KH QH JH", 1, (0, 0), -1, (162, 0), "-"),  # 81 is not more than half
    ("", 1, (0, 0), -1, (72, 90), ""),
    ("10H 10D", 0, (0, 20), -1, (92, 90), ""),  # worth 182, needed 92
    ("AH KH KD", 0, (0, 20), -1, (0, 182), "-"),  # 91
    ("KH QH JH", 0, (20, 0), -1, (101, 81), ""),  # its own declaration counts for it
    ("AH 10H 10D KH", 0, (0, 50), -1, (107, 105), ""),  # worth 212, needed 107
    ("AH AD 10H JH", 0, (0, 50), -1, (0, 212), "-"),  # 106
    ("AH 10H 10D KH", 0, (0, 70), 0, (127, 125), ""),  # 97 + 10 + 20; worth 252, needed 127
    ("AH AD 10H JH", 2, (0, 70), 2, (0, 252), "-"),  # 126
    ("", 1, (0, 20), 1, (72, 130), ""),
    ("10H", 1, (20, 0), -1, (182, 0), "-"),  # 80 of 182
]


@pytest.mark.parametrize(("extra", "caller", "declared", "bela_of", "scores", "mark"), SCORES)
def test_6_1_to_6_6_making_and_falling(
    extra: str, caller: int, declared: tuple[int, int], bela_of: int, scores: tuple[int, int], mark: str
) -> None:
    """82, 92, 107, 127: more than half of what the deal is worth, or all of it goes to the others, a dash being written."""
    deal = ending(extra, caller, declared, bela_of)
    assert deal.scores() == scores and deal.marks[caller % 2] == mark and deal.marks[1 - caller % 2] == ""
    assert adds_up(deal) and deal.winner == -1


@pytest.mark.parametrize(
    ("caller", "declared", "bela_of", "scores"),
    [
        (0, (0, 0), -1, (162 + 90, 0)),
        (1, (0, 0), -1, (162 + 90, 0)),
        (2, (20, 0), -1, (182 + 90, 0)),
        (0, (0, 50), -1, (162 + 90, 0)),
        (1, (0, 50), 3, (162 + 90, 0)),
        (3, (100, 0), 0, (282 + 90, 0)),
    ],
)
def test_4_11_6_7_all_tricks(caller: int, declared: tuple[int, int], bela_of: int, scores: tuple[int, int]) -> None:
    """90 more for all eight tricks; the declarations and the bela of a side without a trick are void, in the worth too."""
    deal = finish(called("spades"), WHOLE & ~cards(NOTHING), 0, [0, 2] * 3 + [0], caller, declared, bela_of)
    assert deal.scores() == scores
    assert deal.marks == ["", "-"] if caller % 2 else deal.marks == ["", ""]


def test_6_7_one_trick_for_the_others_is_enough() -> None:
    deal = finish(called("spades"), WHOLE & ~cards(NOTHING) & ~cards("7H 8H 9H 7S"), cards("7H 8H 9H 7S"), [0] * 6 + [1], 0, (0, 50))
    assert deal.scores() == (162, 50)


@pytest.mark.parametrize(
    ("extra", "caller", "declared", "bela_of", "cards_alone", "in_all", "needed"),
    [
        ("10H", 0, (0, 0), -1, "82 : 80", "82 : 80", "82"),
        ("AH KH KD", 0, (0, 20), -1, "91 : 71", "91 : 91", "92"),
        ("AH AD 10H JH", 2, (0, 70), 2, "106 : 56", "126 : 126", "127"),
    ],
)
def test_6_what_each_side_had_is_shown(
    extra: str, caller: int, declared: tuple[int, int], bela_of: int, cards_alone: str, in_all: str, needed: str
) -> None:
    facts = {fact.key: fact.value for fact in ending(extra, caller, declared, bela_of).facts()}
    assert (facts["card-points"], facts["in-all"], facts["needed"]) == (cards_alone, in_all, needed)


def test_7_2_nothing_is_needed_of_a_deal_that_was_broken_off() -> None:
    facts = {fact.key: fact.value for fact in first_trick((981, 0), "JS 7S 8S QS").facts()}
    assert facts["in-all"] == "23 : 0" and "needed" not in facts


def test_5_8_the_last_trick_is_worth_ten() -> None:
    assert ending("10H", 0).scores()[0] == 62 + 10 + 10


# --- 7


def first_trick(totals: tuple[int, int], trick: str, declared: tuple[int, int] = (0, 0), caller: int = 0, **chosen: Any) -> Any:
    """A deal after its first trick, spades being trumps."""
    deal = called("spades", totals=totals, **chosen)
    deal.caller, deal.declared = caller, list(declared)
    deal.hands = [cards(f"{card} {other}") for card, other in zip(trick.split(), ("7C", "8C", "9C", "10C"), strict=True)]
    return throw(deal, trick)


@pytest.mark.parametrize(
    ("totals", "trick", "declared", "caller", "winner"),
    [
        ((981, 0), "JS 7S 8S QS", (0, 0), 0, 0),  # 981 + 23
        ((977, 0), "JS 7S 8S QS", (0, 0), 0, -1),  # 1000
        ((978, 0), "JS 7S 8S QS", (0, 0), 0, 0),  # 1001
        ((981, 0), "JS 7S 8S QS", (0, 0), 1, 0),  # whoever called
        ((0, 1000), "JS 7S 8S QS", (0, 0), 1, -1),  # the other side is not looked at
        ((0, 1000), "JS 7S 8S QS", (0, 50), 1, -1),  # nor are its declarations
        ((951, 1000), "7H 8H 9H 7D", (50, 0), 1, 0),  # a trick without points makes the fifty valid
        ((950, 1000), "7H 8H 9H 7D", (50, 0), 1, -1),
        ((1000, 979), "7S JS 8S QS", (0, 0), 0, 1),  # 979 + 23 for the other side
    ],
)
def test_7_2_after_a_trick_its_side_is_looked_at(
    totals: tuple[int, int], trick: str, declared: tuple[int, int], caller: int, winner: int
) -> None:
    deal = first_trick(totals, trick, declared, caller)
    assert deal.winner == winner and (deal.phase is None) == (winner >= 0)


def test_7_2_the_example_of_the_source() -> None:
    """496 of 501, and the jack of trumps takes the trick: the match is over."""
    deal = first_trick((496, 480), "JS 7S 8S 7D", target=501)
    assert deal.winner == 0 and deal.phase is None


@pytest.mark.parametrize(("total", "winner"), [(977, 0), (976, -1)])
def test_7_2_bela_counts_once_announced(total: int, winner: int) -> None:
    """K♠ takes 4 points and says bela: 24."""
    deal = called("spades", totals=(total, 0))
    deal.hands = [cards("KS QS"), cards("7S 8C"), cards("8S 9C"), cards("7D 10C")]
    assert throw(deal, "KS 7S 8S 7D").winner == winner


@pytest.mark.parametrize(("total", "winner"), [(981, -1), (997, 0)])
def test_7_2_bela_not_yet_announced_does_not_count(total: int, winner: int) -> None:
    """Seat 0 holds K and Q of trumps and takes a trick of 4 points with another card."""
    deal = called("spades", totals=(total, 0))
    deal.hands = [cards("AC KS QS"), cards("7C 8D 9D"), cards("8C 9H 8H"), cards("KC 7D 7H")]
    throw(deal, "AC 7C 8C KC")
    assert deal.winner == (0 if total + 15 >= 1001 else -1) == winner


@pytest.mark.parametrize(("total", "winner"), [(1001 - 72, 0), (1000 - 72, -1)])
def test_7_2_the_last_ten_counts(total: int, winner: int) -> None:
    """62 in trumps and 10 for the last trick, though the caller's side falls with it."""
    deal = ending("", 0, totals=(total, 0))
    assert deal.winner == winner
    assert deal.scores()[0] == (72 if winner == 0 else 0)


def matched(totals: tuple[int, int]) -> Match:
    """A match with some totals, its deal at the last trick: side 0, which called, has no trick but the last."""
    match = Match(setup("bela"), 3)
    match.totals = list(totals)
    match.begin(packed(HANDS))
    deal: Any = match.deal
    go(deal, "call spades", "pass", "pass", "pass", "pass")
    deal.taken, deal.winners = [0, WHOLE & ~cards(NOTHING), 0, 0], [1] * 7
    deal.hands = [cards(card) for card in NOTHING.split()]
    deal.leader = deal.turn = 0
    for card in NOTHING.split():
        match.apply(match.actors()[0], deal.vocabulary.parse(f"play {card}"))
    return match


@pytest.mark.parametrize(("total", "over"), [(839, True), (838, False)])
def test_7_3_the_target_by_scoring(total: int, over: bool) -> None:
    """The caller falls, and the others write 162, the last ten of the fallen side included."""
    match = matched((500, total))
    assert match.sheet[-1].points == [0, 162] and match.sheet[-1].marks == ["-", ""]
    assert match.over == over and match.winners == ([1] if over else [])


def test_7_2_the_ninety_is_left_aside() -> None:
    """With 780 a clean sweep brings 162, which is short, and then 90 by scoring, which is enough."""
    deal = finish(called("spades", totals=(780, 0)), WHOLE & ~cards(NOTHING), 0, [0] * 7, 0)
    assert deal.winner == -1 and deal.scores() == (252, 0)


@pytest.mark.parametrize("target", [501, 701, 1001])
def test_7_1_the_target(target: int) -> None:
    assert setup("bela", target=target).options.target == target
    assert first_trick((target - 23, 0), "JS 7S 8S QS", target=target).winner == 0
    assert first_trick((target - 24, 0), "JS 7S 8S QS", target=target).winner == -1


def test_7_2_what_is_written_when_it_ends() -> None:
    """The winning side has reached the target on the sheet."""
    deal = first_trick((981, 100), "JS 7S 8S QS")
    assert deal.scores() == (23, 0)


# --- the worked hand

TRICKS = [
    ("7C AC 7D 10C", 2),
    ("AS 7S 9D JD", 1),
    ("9H JH AH QH", 3),
    ("10S 8C 8D 9S", 1),
    ("JC AD 10D KC", 2),
    ("KS 8S 9C QD", 1),
    ("KD JS 7H QC", 1),
    ("KH QS 8H 10H", 0),
]


def worked(tricks: int = 8) -> Any:
    """The worked hand, as far as some tricks."""
    deal = go(bela(), "pass", "call diamonds", "declare", "declare", "declare", "pass")
    return throw(deal, *[trick for trick, _ in TRICKS[:tricks]])


def test_the_worked_naming_and_declarations() -> None:
    deal = go(bela(), "pass", "call diamonds")
    words = heard(deal, "declare", "declare", "declare", "pass")
    assert [(seat, " ".join(data.values())) for key, seat, data in words if key == "declares"] == [
        (0, "20 run 3 9"),
        (1, "20 run 3 K"),
        (2, "50 run 4 A"),
    ]
    assert [(seat, data["cards"]) for key, seat, data in words if key == "shows"] == [(0, same("7C 8C 9C")), (2, same("JS QS KS AS"))]
    assert deal.declared == [70, 0]


def test_the_worked_tricks() -> None:
    deal = worked(0)
    events = listen(deal)
    for trick, taker in TRICKS:
        throw(deal, trick)
        assert deal.winners[-1] == taker
    assert [(event.key, event.seat) for event in events if event.key in ("bela", "falls")] == [("bela", 1), ("falls", 1)]
    assert deal.scores() == (252, 0) and deal.marks == ["", "-"]


@pytest.mark.parametrize(
    ("trick", "played_cards", "legal"),
    [
        (1, "7C", "AC JC"),
        (1, "7C AC", "AD 7D"),
        (1, "7C AC 7D", "10C"),
        (2, "AS 7S", "9D"),
        (2, "AS 7S 9D", "JD"),
        (5, "JC AD", "10D"),
        (5, "JC AD 10D", "9C KC QC"),
        (6, "KS 8S 9C", "QD KD"),
        (8, "KH QS 8H", "10H"),
    ],
)
def test_the_worked_notes(trick: int, played_cards: str, legal: str) -> None:
    assert playable(throw(worked(trick - 1), played_cards)) == same(legal)


def test_six_cards_are_known_to_nobody_else() -> None:
    """What Ana imagines of the others keeps nothing of what she has not seen."""
    found = {tuple(bela().imagine(0, Rng(seed)).hands) for seed in range(30)}
    assert len(found) == 30
