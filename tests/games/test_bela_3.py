"""Bela for three: docs/games/bela-3.md, rule by rule; what it shares with Bela for four is tested there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.belot import WHOLE, beyond_cards, six_and_talon
from tests.games.build import dealt, go, heard, last_trick, offered, packed, plan, playable, refusal, same, setup, shown, throw

from adut.cards import SEVEN, cards, members, pack, parse_cards, size
from adut.deal import Deal
from adut.errors import IllegalMove
from adut.game import Match
from adut.kernels.belot_points import card_points
from adut.rng import Rng

ANA = "8C 10C QC AC JD 9S QS KC 7S 10H 9C KD"
BORIS, CECA = "JC 7D 8D 9D 10S KS AD 7C 8H 7H", "QD 9H QH AH 8S JS AS KH JH 10D"
HANDS = [ANA, BORIS, CECA]
AWAY = "discard 10H", "discard 7S"


def adds_up(deal: Deal) -> bool:
    """6.2 to 6.7: 162, declarations and bela of players with a trick, 90 for all tricks; a fallen caller's points are nobody's."""
    bela: Any = deal
    if deal.winner >= 0:
        return max(deal.scores()) <= deal.plan.setup.options.target
    worth = 162 + beyond_cards(bela)
    fallen = bela.marks[bela.caller] == "-"
    lost = own(bela, bela.caller) if fallen else 0
    assert not fallen or lost * 2 <= worth
    return sum(deal.scores()) == worth - lost


def own(bela: Any, seat: int) -> int:
    """What a player has: cards, those laid away, declarations and bela, the last trick."""
    points = card_points(bela.taken[seat] | bela.laid[seat], bela.trump) + 10 * (bela.winners[-1] == seat)
    return points + (bela.declared[seat] + 20 * (bela.bela == seat) if seat in bela.winners else 0)


def order(hands: list[str], dealer: int) -> list[int]:
    """A pack that deals these hands: six cards, then the talon; forehand's has two more."""
    forehand = (dealer + 1) % 3
    ten = [" ".join(hand.split()[:10]) for hand in hands]
    return [*packed(ten, dealer, (3, 3, 4)), *parse_cards(" ".join(hands[forehand].split()[10:]))]


def bela(hands: list[str] | None = None, dealer: int = 2, totals: tuple[int, int, int] = (0, 0, 0), **chosen: Any) -> Any:
    """A deal with these hands."""
    return dealt(plan("bela-3", dealer, totals=totals, **chosen), order(hands or HANDS, dealer))


def called(trump: str = "clubs", **chosen: Any) -> Any:
    """The worked deal at its first lead, nothing having been declared."""
    return go(bela(**chosen), f"call {trump}", *AWAY, "pass", "pass", "pass")


# --- 2


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_2_3_2_4_packets_and_talons(dealer: int) -> None:
    forehand = (dealer + 1) % 3
    hands = [HANDS[(seat - forehand) % 3] for seat in range(3)]
    deal = bela(hands, dealer)
    six_and_talon(deal, hands)
    assert deal.actors() == (forehand,)


def test_2_3_2_4_the_order_of_the_pack() -> None:
    """Forehand has the cards 1–3, 10–12, 19–22 and the last two."""
    whole = pack(SEVEN)
    deal = dealt(plan("bela-3", dealer=0), whole)
    assert members(deal.hands[1]) == whole[0:3] + whole[9:12] and deal.talons[1] == whole[18:22] + whole[30:32]
    assert deal.talons[2] == whole[22:26] and deal.talons[0] == whole[26:30]


# --- 3


def test_3_1_3_2_forehand_must_name() -> None:
    deal = bela()
    assert offered(deal) == {"call clubs", "call diamonds", "call hearts", "call spades"}
    assert refusal(deal, "pass") == "forehand-must-name"
    assert go(deal, "call clubs").caller == 0 and [(said.seat, said.move) for said in deal.view(2).auction] == [(0, "call clubs")]


def test_3_3_all_take_up() -> None:
    deal = go(bela(), "call clubs")
    assert [shown(hand) for hand in deal.hands] == [same(hand) for hand in HANDS] and deal.talons == [[], [], []]


def test_3_4_two_of_twelve() -> None:
    """Any two, trumps and aces too; then all have ten."""
    deal = go(bela(), "call clubs")
    assert deal.actors() == (0,) and offered(deal) == {f"discard {card}" for card in ANA.split()}
    assert refusal(deal, "discard AS") == "not-in-hand" and refusal(deal, "pass") == "not-offered"
    go(deal, "discard AC")
    assert deal.actors() == (0,) and refusal(deal, "discard AC") == "not-in-hand"
    go(deal, "discard 7S")
    assert [size(hand) for hand in deal.hands] == [10, 10, 10] and shown(deal.laid[0]) == same("AC 7S")
    assert deal.phase.id == "declaring" and deal.actors() == (0,)


def test_3_5_the_others_do_not_see_which() -> None:
    deal = go(bela(), "call clubs")
    move = deal.vocabulary.parse("discard 10H")
    assert [deal.told(0, move, viewer) for viewer in (0, 1, 2, -1)] == ["discard 10H", "discard ?", "discard ?", "discard ?"]
    go(deal, *AWAY)
    zones = [{zone.id: zone.cards for zone in deal.view(viewer).zones} for viewer in (0, 1, None)]
    assert [sorted(each["discards-0"], key=str) for each in zones] == [["10H", "7S"], [None, None], [None, None]]


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_3_6_belot(holder: int) -> None:
    """Eight spades in any hand as dealt, before something is laid away."""
    spades, rest = [card for card in pack(SEVEN) if card >= 39], [card for card in pack(SEVEN) if card < 39]
    hands = []
    for seat in range(3):
        given = spades if seat == holder else []
        many = (12 if seat == 0 else 10) - len(given)
        hands.append(" ".join(shown(1 << card) for card in [*given, *rest[:many]]))
        del rest[:many]
    deal = bela(hands, totals=(700, 700, 700))
    events = heard(deal, "call spades")
    assert deal.winner == holder and deal.phase is None and [(key, seat) for key, seat, _ in events] == [("belot", holder)]
    assert deal.scores()[holder] == 701


# --- 4


def test_4_1_what_was_laid_away_cannot_be_declared() -> None:
    """Without K♣ the run to the ace is gone, without 8♣ the other one."""
    deal = go(bela(), "call hearts", "discard KC", "discard 8C")
    assert offered(deal) == {"pass"} and refusal(deal, "declare") == "nothing-to-declare"


def test_4_10_nor_is_there_bela_with_one_of_the_two_laid_away() -> None:
    deal = go(bela(), "call clubs", "discard KC", "discard 7S", "pass", "pass", "pass")
    assert throw(deal, "QC").bela == -1


def test_4_6_equal_the_first_from_forehand() -> None:
    """All three have a twenty to the nine: Ana comes first."""
    hands = ["7C 8C 9C AC JD QS KS 7S AH KH 10S QD", "7D 8D 9D AS 10C JC KC 10H JH 9S", "7H 8H 9H AD KD 10D JS QC 8S QH"]
    deal = go(bela(hands), "call spades", "discard AC", "discard KH")
    go(deal, "declare", "declare", "declare")
    assert deal.scoring == 0 and deal.declared == [20, 0, 0]


def test_4_7_4_8_one_player_shows() -> None:
    deal = go(bela(), "call clubs", *AWAY, "declare", "declare")
    assert heard(deal, "declare")[1:] == [("shows", 2, {"cards": same("JH QH KH AH"), "value": "50"})]
    assert deal.declared == [0, 0, 50] and deal.shown[0] == deal.shown[1] == 0


# --- 5


@pytest.mark.parametrize(
    ("trick", "hand", "legal"),
    [
        ("8S", "7S 10S AC", "10S"),
        ("8S 10S", "AS KS AC", "AS"),
        ("8S 7C", "AS KS AC", "AS KS"),
        ("8S 7C", "AH AC QC", "AC QC"),
        ("8S AC", "AH 9C QC", "9C"),
        ("8S AC", "AH 7C QC", "7C QC"),
        ("8S", "AH KD", "AH KD"),
        ("9C", "JC AC", "JC"),
    ],
)
def test_5_2_to_5_5_duties(trick: str, hand: str, legal: str) -> None:
    """Clubs are trumps."""
    deal = called()
    lying = trick.split()
    deal.hands = [cards(card) for card in [*lying, hand, *[""] * (2 - len(lying))]]
    assert playable(throw(deal, trick)) == same(legal)


def test_5_6_overtrump_off() -> None:
    deal = called(overtrump=False)
    deal.hands = [cards("8S"), cards("AC"), cards("AH 9C QC")]
    assert playable(throw(deal, "8S AC")) == same("9C QC")


# --- 6

NOTHING = "8D 7D 7H"
"""A last trick without points; seat 0 leads it and takes it."""


def finished(
    taken: list[str], laid: str = "7S 8S", declared: tuple[int, int, int] = (0, 0, 0), bela_of: int = -1, winners: str = "", **chosen: Any
) -> Any:
    """A deal at its end: what each has in nine tricks, clubs being trumps, seat 0 the caller, who takes the last."""
    deal = called(**chosen)
    deal.taken, deal.laid, deal.bela, deal.declared = [cards(each) for each in taken], [cards(laid), 0, 0], bela_of, list(declared)
    deal.winners = [int(seat) for seat in winners] or [seat for seat in range(3) if taken[seat]] * 3
    return last_trick(deal, NOTHING)


CLUBS = "7C 8C QC KC 10C AC 9C JC"
"""All trumps: 62."""
REST = members(WHOLE & ~cards(f"{CLUBS} {NOTHING} 7S 8S"))


def others(without: str) -> list[str]:
    """The cards outside trumps but these: hearts for seat 1, the other suits for seat 2."""
    rest = [shown(1 << card) for card in REST if not cards(without) >> card & 1]
    return [" ".join(card for card in rest if card[-1] == "H"), " ".join(card for card in rest if card[-1] != "H")]


@pytest.mark.parametrize(
    ("extra", "laid", "declared", "bela_of", "scores", "mark"),
    [
        ("10H", "7S 8S", (0, 0, 0), -1, (82, 20, 60), ""),  # 62 + 10 + 10
        ("KH QH JH", "7S 8S", (0, 0, 0), -1, (0, 21, 60), "-"),  # 81
        ("", "10H 8S", (0, 0, 0), -1, (82, 20, 60), ""),  # the ten laid away counts
        ("", "JH 8S", (0, 0, 0), -1, (0, 28, 60), "-"),  # 74
        ("10H", "7S 8S", (20, 0, 0), -1, (102, 20, 60), ""),
        ("10H", "7S 8S", (0, 20, 0), -1, (0, 40, 60), "-"),  # 82 of 182
        ("10H 10D", "7S 8S", (0, 20, 0), -1, (92, 40, 50), ""),
        ("AH 10H 10D KH", "7S 8S", (0, 0, 50), -1, (107, 5, 100), ""),
        ("AH 10H 10D QH", "7S 8S", (0, 0, 50), -1, (0, 6, 100), "-"),  # 106
        ("", "7S 8S", (0, 0, 0), 0, (92, 30, 60), ""),  # 72 and bela, 92 of 182
    ],
)
def test_6_1_to_6_6_making_and_falling(
    extra: str, laid: str, declared: tuple[int, int, int], bela_of: int, scores: tuple[int, int, int], mark: str
) -> None:
    """More than half, with the cards laid away; a fallen caller's points are nobody's."""
    deal = finished([f"{CLUBS} {extra}", *others(f"{extra} {laid}")], laid, declared, bela_of)
    assert deal.scores() == scores and deal.marks == [mark, "", ""]
    assert adds_up(deal)


def test_6_7_all_ten_tricks() -> None:
    """162 and 90; the declaration of another, who has no trick, is void."""
    whole = shown(WHOLE & ~cards(f"{NOTHING} 7S 8S"))
    assert finished([whole, "", ""], declared=(0, 50, 0), winners="000000000").scores() == (252, 0, 0)


def test_4_11_6_7_laid_away_cards_are_no_trick() -> None:
    """Boris takes all ten: 151 and 10 and 90; the caller's ace laid away counts 11 for nobody, bela and the fifty are void."""
    deal = called()
    deal.taken, deal.laid, deal.declared, deal.bela = [0, WHOLE & ~cards(f"{NOTHING} AS 7S"), 0], [cards("AS 7S"), 0, 0], [50, 0, 0], 0
    deal.winners = [1] * 9
    deal.hands = [cards("7D"), cards("8D"), cards("7H")]
    deal.leader = deal.turn = 1
    throw(deal, "8D 7H 7D")
    assert deal.scores() == (0, 141 + 10 + 90, 0) and deal.marks == ["-", "", ""] and adds_up(deal)


# --- 7


def first_trick(totals: tuple[int, int, int], trick: str, laid: str = "10H 7S", declared: tuple[int, int, int] = (0, 0, 0)) -> Any:
    """A deal after its first trick, clubs being trumps."""
    deal = called(totals=totals)
    deal.laid, deal.declared = [cards(laid), 0, 0], list(declared)
    deal.hands = [cards(f"{card} {other}") for card, other in zip(trick.split(), ("8H", "9H", "JH"), strict=True)]
    return throw(deal, trick)


@pytest.mark.parametrize(
    ("totals", "trick", "laid", "declared", "winner"),
    [
        ((671, 0, 0), "JC 7C 8C", "10H 7S", (0, 0, 0), 0),  # 671 + 20 + 10
        ((670, 0, 0), "JC 7C 8C", "10H 7S", (0, 0, 0), -1),
        ((671, 0, 0), "JC 7C 8C", "8H 7S", (0, 0, 0), -1),
        ((0, 681, 0), "7C JC 8C", "10H 7S", (0, 0, 0), 1),  # what was laid away is not Boris's
        ((0, 680, 0), "7C JC 8C", "10H 7S", (0, 0, 0), -1),
        ((700, 0, 0), "7C JC 8C", "10H 7S", (0, 0, 0), -1),  # only the taker is looked at
        ((0, 631, 0), "7C JC 8C", "10H 7S", (0, 50, 0), 1),
    ],
)
def test_7_2_after_a_trick(totals: tuple[int, int, int], trick: str, laid: str, declared: tuple[int, int, int], winner: int) -> None:
    deal = first_trick(totals, trick, laid, declared)
    assert deal.winner == winner and (deal.phase is None) == (winner >= 0)


def test_7_2_what_goes_on_proves_something() -> None:
    """With 680 and 15 in the trick, what the caller has laid away is fewer than 6 points: so the others imagine it."""
    hands = [ANA.replace("10H", "QH"), BORIS, CECA.replace("QH", "10H")]
    deal = go(bela(hands, totals=(680, 0, 0)), "call clubs", "discard QH", "discard 7S", "pass", "pass", "pass")
    assert deal.below == 701
    throw(deal, "JD AD QD")
    assert deal.below == 701, "the caller has not taken it"
    throw(deal, "8H KH AC")
    assert deal.below == 701 - 680 - 15
    worth = {card_points(deal.imagine(viewer, Rng(seed)).laid[0], 0) for seed in range(30) for viewer in (1, 2)}
    assert max(worth) < 6 and len(worth) > 2


def test_7_2_it_ends_the_match() -> None:
    """With 616 Ceca is home in the sixth trick of the worked hand: 21, 14 and her fifty."""
    match = Match(setup("bela-3"), 2)
    match.totals = [0, 600, 616]
    match.begin(order(HANDS, 2))
    deal: Any = match.deal
    go(deal, "call clubs", *AWAY, "declare", "declare", "declare")
    for trick, _ in TRICKS[:6]:
        assert not match.over
        for card in trick.split():
            match.apply(deal.actors()[0], deal.vocabulary.parse(f"play {card}"))
    assert match.totals[2] == 701 and match.winners == [2]


@pytest.mark.parametrize(("total", "over"), [(449, True), (448, False)])
def test_7_3_the_target_by_scoring(total: int, over: bool) -> None:
    """162 are short of it, the ninety for all tricks reach it."""
    deal = finished([shown(WHOLE & ~cards(f"{NOTHING} 7S 8S")), "", ""], winners="000000000", totals=(total, 0, 0))
    assert deal.winner == -1 and deal.scores()[0] == 252
    assert deal.plan.setup.game.finished(deal.plan.setup, [], [total + 252, 0, 0]) == over


# --- the worked hand

TRICKS = [
    ("9S 10S AS", 2),
    ("AH 9C 7H", 0),
    ("JD AD QD", 1),
    ("8H KH AC", 0),
    ("QS KS 8S", 1),
    ("7D 10D KD", 2),
    ("9H 10C JC", 1),
    ("8D JH KC", 0),
    ("QC 7C QH", 0),
    ("8C 9D JS", 0),
]


def worked(tricks: int = 10) -> Any:
    """The worked hand, as far as some tricks."""
    deal = go(bela(), "call clubs", *AWAY, "declare", "declare", "declare")
    return throw(deal, *[trick for trick, _ in TRICKS[:tricks]])


def test_the_worked_hand() -> None:
    deal = worked()
    assert deal.winners == [taker for _, taker in TRICKS] and deal.bela == 0
    assert [card_points(taken, 0) for taken in deal.taken] == [54, 53, 35]
    assert deal.scores() == (0, 53, 85) and deal.marks == ["-", "", ""] and adds_up(deal)


@pytest.mark.parametrize(
    ("trick", "led", "legal"),
    [(1, "9S", "10S KS"), (1, "9S 10S", "AS"), (2, "AH", "8C 9C 10C QC KC AC"), (2, "AH 9C", "7H 8H"), (7, "9H 10C", "JC")],
)
def test_the_worked_notes(trick: int, led: str, legal: str) -> None:
    assert playable(throw(worked(trick - 1), led)) == same(legal)


def test_a_card_laid_away_is_not_played() -> None:
    deal = called()
    with pytest.raises(IllegalMove, match="not-in-hand"):
        go(deal, "play 10H")
