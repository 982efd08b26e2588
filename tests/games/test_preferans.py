"""Preferans: docs/games/preferans.md, rule by rule; the source's numbered examples under their numbers, its slips put right.

Seat 0 is forehand: Milenko, as a rule; seats 1 and 2 are the others in the order in which they speak.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.conformance.plays import all_faces, dump, seen
from tests.conformance.test_perft import opened, rows
from tests.engine.oracle_preferans import Preferans
from tests.games.build import go, heard, offered, refusal, setup, shown, throw

from adut.cards import OF_SUIT, SEVEN, card_text, cards, members, pack, parse_cards, set_of
from adut.deal import Deal
from adut.game import Entry, Match, Plan
from adut.kernels.agreements import follows_spades
from adut.kernels.bule import Sheet, drawn, fresh, from_tally, written_off
from adut.pad import LINE, STROKE, TOTAL, USED
from adut.players.cautious import CautiousPlayer
from adut.rng import Rng

HANDS = ["7S 8S 9S 7H 8H 9H 7D 8D 7C 8C", "10S JS 10H JH 9D 10D JD 9C 10C JC", "QS KS AS QH KH AH QD KD AD QC"]
TALON = "KC AC"
PLAYED = {
    "spades": 2,
    "diamonds": 3,
    "hearts": 4,
    "clubs": 5,
    "betl": 6,
    "sans": 7,
}


def adds_up(deal: Deal) -> bool:
    """14.2: all results add up to nothing, at any time, so what a deal changes in them does too."""
    return sum(deal.scores()) == 0


def stacked(hands: Sequence[str] = HANDS, talon: str = TALON) -> list[int]:
    """A pack that is dealt into these hands, from forehand on: five each, the talon, five each; short hands are filled up."""
    given = [parse_cards(hand) for hand in [*hands, talon]]
    rest = [card for card in pack(SEVEN) if not any(card in hand for hand in given)]
    for hand, count in zip(given, (10, 10, 10, 2), strict=True):
        while len(hand) < count:
            hand.append(rest.pop(0))
    first, second = [hand[:5] for hand in given[:3]], [hand[5:] for hand in given[:3]]
    return [card for packet in [*first, given[3], *second] for card in packet]


def entry(sheet: Sheet, dealer: int = 0) -> Entry:
    """A line of the score sheet after which it stands like this."""
    return Entry("", dealer, [0] * len(sheet.bule), [], -1, sheet.tally())


def sheet_of(bule: Sequence[int], refe: Sequence[int] = (), written: int = 0) -> Sheet:
    """A sheet without supe."""
    made = fresh(len(bule), 0)
    made.bule, made.refe, made.written = list(bule), list(refe) or [0] * len(bule), written
    return made


def preferans(
    hands: Sequence[str] = HANDS, talon: str = TALON, sheet: Sheet | None = None, seats: int = 3, dealer: int = -1, **chosen: Any
) -> Any:
    """A deal with these hands; seat 0 is forehand unless a dealer is given."""
    made = setup("preferans", seats, **chosen)
    dealer = seats - 1 if dealer < 0 else dealer
    entries = (entry(sheet, dealer),) if sheet else ()
    totals = sheet.settled((dealer + 1) % seats) if sheet else [0] * seats
    return made.game.deal(Plan(made, len(entries) + 1, dealer, totals, 0, entries), stacked(hands, talon))


def declared(deal: Any, game: str) -> Any:
    """Forehand bids alone, lays its first two cards away, and names a game."""
    go(deal, "bid 2", "pass", "pass")
    go(deal, *[f"discard {card_text(card)}" for card in members(deal.hands[0])[:2]])
    return go(deal, f"choose {game}")


def igra(deal: Any, game: str) -> Any:
    """Forehand plays a game without the talon."""
    if game in ("betl", "sans"):
        return go(deal, game, "pass", "pass") if game == "betl" else go(deal, game)
    return go(deal, "igra", "pass", "pass", f"choose {game}")


def ended(deal: Any, tricks: Sequence[int]) -> Any:
    """The deal with so many tricks for each seat: all but one have been played, and that is played now."""
    assert sum(tricks) == 10 and deal.phase.id == "tricks"
    last = max(range(len(tricks)), key=lambda seat: tricks[seat])
    others = [seat for seat, count in enumerate(tricks) for _ in range(count - (seat == last))]
    suit = next(suit for suit, letter in enumerate("CDHS") if suit != deal.trump)
    low = ["7", "8", "9"]
    deal.winners = others
    deal.hands = [cards(f"{'A' if seat == last else low[seat % 3]}{'CDHS'[suit]}") for seat in range(deal.seats)]
    deal.leader = deal.turn = last
    while deal.actors():
        seat = deal.actors()[0]
        go(deal, f"play {shown(deal.hands[seat])}")
    return deal


def changes(deal: Any) -> list[int]:
    """What a deal has changed in everybody's bule."""
    before = from_tally(deal.plan.sheet[-1].tally, deal.seats).bule if deal.plan.sheet else [deal.plan.setup.options.bule] * deal.seats
    return [now - then for now, then in zip(after(deal).bule, before, strict=True)]


def after(deal: Any) -> Sheet:
    """The sheet after a deal."""
    return from_tally(deal.tally, deal.seats)


def against(deal: Any, declarer: int = 0) -> list[int]:
    """The supe against the declarer."""
    return [row[declarer] for row in after(deal).supe]


# --- 2, 4, 6: seats and the deal


def test_4_example_1_the_lowest_deals_and_the_next_lowest_sits_to_the_right() -> None:
    """Milenko 7, Nikola 9, Dule J, Igor A: in this order round the table; of four, the dealer sits out."""
    deal = preferans(seats=4, dealer=0)
    assert deal.circle == [1, 2, 3] and deal.plan.forehand == 1 and deal.actors() == (1,)
    assert [hand.bit_count() for hand in deal.hands] == [0, 10, 10, 10]


def test_4_example_2_whoever_deals_first_the_deal_goes_round() -> None:
    """A draw until the lowest card is alone decides who is first; the engine takes any first dealer."""
    for first in range(4):
        match = Match(setup("preferans", 4), first)
        rng = Rng(first)
        dealers = []
        for _ in range(5):
            match.begin(match.shuffled(rng))
            dealers.append(match.deal.plan.dealer)  # type: ignore[union-attr]
            for _ in range(3):
                match.apply(match.actors()[0], match.setup.game.vocabulary.parse("pass"))
        assert dealers == [(first + step) % 4 for step in range(5)]


def test_6_five_two_five() -> None:
    """Five each from forehand on, two in the middle, five more each."""
    deal = preferans(hands=["", "", ""], talon="")
    order = pack(SEVEN)
    deal = deal.plan.setup.game.deal(deal.plan, order)
    assert deal.hands == [set_of(order[5 * at : 5 * at + 5] + order[17 + 5 * at : 22 + 5 * at]) for at in range(3)]
    assert deal.talon == order[15:17]


# --- 7: the auction


def test_7_example_1() -> None:
    """Milenko 2, the others pass; he takes the talon, lays two away and plays clubs, though he bid two."""
    deal = preferans()
    events = heard(deal, "bid 2", "pass", "pass")
    assert events == [("talon", 0, {"cards": TALON})]
    assert deal.actors() == (0,) and deal.hands[0].bit_count() == 12 and shown(deal.known[0]) == TALON
    go(deal, "discard KC", "discard 7H")
    assert offered(deal) == {f"choose {game}" for game in PLAYED}
    assert go(deal, "choose clubs").game == 5 and deal.hands[0].bit_count() == 10 and deal.known[0] == 0


def test_7_example_2() -> None:
    """Igor stops at three: diamonds, or anything higher."""
    deal = go(preferans(), "pass", "bid 2", "bid 3", "pass", "discard QC", "discard AD")
    assert deal.declarer == 2 and offered(deal) == {f"choose {game}" for game in list(PLAYED)[1:]}
    assert refusal(deal, "choose spades") == "below-bid"


def test_7_example_3() -> None:
    """Milenko, before the bidder, says "mogu 3"; it is Dule (the source says Igor, who has passed) who must say four."""
    deal = go(preferans(), "bid 2", "bid 3", "pass")
    assert offered(deal) == {"pass", "hold 3"} and refusal(deal, "bid 4") == "hold-or-pass"
    go(deal, "hold 3")
    assert deal.actors() == (1,) and offered(deal) == {"pass", "bid 4"}
    assert refusal(deal, "hold 3") == "next-bid" and refusal(deal, "bid 5") == "next-bid"


def test_7_example_4() -> None:
    words = "bid 2, bid 3, bid 4, hold 4, bid 5, pass, hold 5, bid 6, hold 6, pass"
    deal = go(preferans(), *words.split(", "), "discard 7C", "discard 8C")
    assert deal.declarer == 0 and offered(deal) == {"choose betl", "choose sans"}
    assert [(seat, deal.vocabulary.text(move)) for seat, move in deal.auction()] == list(
        zip((0, 1, 2, 0, 1, 2, 0, 1, 0, 1), words.split(", "), strict=True)
    )


def test_7_example_5() -> None:
    """Once the first has passed, "mogu" is the second's."""
    words = "bid 2, bid 3, bid 4, pass, hold 4, bid 5, hold 5, bid 6, hold 6, pass"
    deal = go(preferans(), *words.split(", "), "discard JC", "discard JD")
    assert deal.declarer == 1 and offered(deal) == {"choose betl", "choose sans"}


def test_7_example_6() -> None:
    """All pass: the deal is not played, and a refe is written."""
    deal = preferans()
    assert heard(deal, "pass", "pass", "pass") == [("refe", -1, {})]
    assert deal.phase is None and after(deal).refe == [1, 1, 1] and deal.scores() == (0, 0, 0)


def test_7_a_pass_is_final_and_the_last_may_bid_alone() -> None:
    deal = go(preferans(), "pass", "pass")
    assert deal.actors() == (2,) and offered(deal) == {"pass", "bid 2", "igra", "betl", "sans"}
    assert go(deal, "bid 2").declarer == 2


@pytest.mark.parametrize("move", ["bid 3", "bid 1", "hold 2"])
def test_7_the_first_bid_is_two(move: str) -> None:
    assert refusal(preferans(), move) == "next-bid"


def test_7_seven_is_the_top() -> None:
    """Seven by the second: the first may hold it, the third has nothing more to say."""
    words = "bid 2, bid 3, bid 4, pass, hold 4, bid 5, hold 5, bid 6, hold 6, bid 7"
    deal = go(preferans(), *words.split(", "))
    assert deal.actors() == (1,) and offered(deal) == {"pass", "hold 7"}
    words = "bid 2, bid 3, pass, hold 3, bid 4, hold 4, bid 5, hold 5, bid 6, hold 6, bid 7"
    deal = go(preferans(), *words.split(", "))
    assert deal.actors() == (0,) and offered(deal) == {"pass", "hold 7"}
    go(deal, "hold 7")
    assert deal.declarer == 0 and deal.phase.id == "discarding"


def test_7_with_three_bidders_mogu_passes_on() -> None:
    """The second holds what the third has bid only when the first has not held it before."""
    deal = go(preferans(), "bid 2", "bid 3", "bid 4", "hold 4")
    assert deal.actors() == (1,) and offered(deal) == {"pass", "bid 5"}


def test_7_9_two_cards_are_laid_away_before_anything_else() -> None:
    """Who forgets to lay two away would fall, says the source; here the game waits for it."""
    deal = go(preferans(), "bid 2", "pass", "pass")
    assert refusal(deal, "choose clubs") == "not-offered" and refusal(deal, "discard AS") == "not-in-hand"
    assert deal.told(0, deal.vocabulary.parse("discard 7C"), 1) == "discard ?"
    go(deal, "discard 7C", "discard KC")
    assert shown(deal.discards[0]) == "7C KC"
    hidden = deal.view(1).zones
    assert [zone.cards for zone in hidden if zone.id == "discards-0"] == [[None, None]]
    own = deal.view(0).zones
    assert [zone.cards for zone in own if zone.id == "discards-0"] == [["KC", "7C"]]


def test_7_the_talon_lies_with_the_declarer_or_laid_away() -> None:
    """All have seen it: no other hand may be imagined with it, and both places are possible."""
    deal = go(preferans(), "bid 2", "pass", "pass", "discard 7C", "discard 8C")
    places = set()
    for seed in range(80):
        imagined: Any = deal.imagine(1, Rng(seed))
        assert not imagined.hands[2] & cards(TALON)
        places.add((imagined.hands[0] & cards(TALON)).bit_count())
    assert places == {0, 1, 2}


# --- 8: igra


def test_8_example_1() -> None:
    """Dule's bid of two is gone once Igor says "igra"; Igor does not take the talon and names a suit."""
    deal = go(preferans(), "pass", "bid 2", "igra")
    assert deal.actors() == (2,) and deal.talon == parse_cards(TALON)
    assert offered(deal) == {"choose spades", "choose diamonds", "choose hearts", "choose clubs"}
    assert refusal(deal, "choose sans") == "not-as-igra" and refusal(deal, "choose betl") == "not-as-igra"
    go(deal, "choose hearts")
    assert deal.declarer == 2 and deal.value == 5 and deal.talon == parse_cards(TALON)


def test_8_example_2() -> None:
    deal = go(preferans(), "pass", "betl")
    assert offered(deal) == {"pass", "sans"}
    go(deal, "pass")
    assert deal.declarer == 1 and deal.value == 7 and deal.followers() == [2, 0]


def test_8_example_3() -> None:
    deal = go(preferans(), "pass", "betl", "sans")
    assert deal.declarer == 2 and deal.value == 8 and deal.phase.id == "following"


def test_8_example_4() -> None:
    deal = go(preferans(), "igra")
    assert offered(deal) == {"pass", "igra", "betl", "sans"}
    assert refusal(deal, "bid 2") == "bidding-closed"
    go(deal, "betl")
    assert refusal(deal, "igra") == "announced-higher" and refusal(deal, "betl") == "announced-higher"


def test_8_example_5() -> None:
    """ "Moja je 2", "Moja je 5", "Moja je slabija"."""
    deal = go(preferans(), "igra", "igra", "igra", "choose spades")
    assert refusal(deal, "choose spades") == "named-already"
    go(deal, "choose clubs")
    assert offered(deal) == {"weaker"}
    go(deal, "weaker")
    assert deal.declarer == 1 and deal.value == 6


def test_8_the_first_word_only() -> None:
    deal = go(preferans(), "bid 2", "bid 3", "pass")
    assert refusal(deal, "igra") == "first-word" and refusal(deal, "sans") == "first-word"


def test_8_after_an_announcement_those_who_have_spoken_are_out() -> None:
    deal = go(preferans(), "bid 2", "igra", "pass")
    assert deal.actors() == (1,) and deal.phase.id == "naming-igra"


def test_8_6_of_two_equal_games_the_first() -> None:
    """Without the option the second cannot even name it."""
    deal = go(preferans(), "igra", "igra", "pass", "choose hearts")
    assert offered(deal) == {"choose clubs", "weaker"}


@pytest.mark.parametrize("equal", ["first", "yield"])
def test_8_5_nobody_announces_spades_after_another(equal: str) -> None:
    deal = go(preferans(equal=equal), "igra", "igra", "pass", "choose spades")
    assert "choose spades" not in offered(deal) and refusal(deal, "choose spades") == "named-already"


def test_8_6_equal_games_may_be_yielded_with_kontra() -> None:
    deal = go(preferans(equal="yield"), "igra", "igra", "pass", "choose hearts", "choose hearts")
    assert deal.actors() == (0,) and offered(deal) == {"keep", "yield"}
    kept = go(deal.clone(), "keep")
    assert kept.declarer == 0 and kept.phase.id == "following"
    go(deal, "yield")
    assert deal.declarer == 1 and deal.doubler == 0 and deal.rungs == 1
    assert deal.actors() == (1,) and offered(deal) == {"fine", "rekontra"}
    go(deal, "fine")
    assert deal.playing == 0b111 and changes(ended(deal, (1, 7, 2))) == [2 * 5 * 2, -2 * 5 * 2, 0]


# --- 9: following


def clubs(**chosen: Any) -> Any:
    """Milenko plays clubs; the others are asked."""
    return declared(preferans(**chosen), "clubs")


def test_9_example_1() -> None:
    deal = go(clubs(), "stay", "follow", "fine")
    assert deal.playing == 0b101 and deal.leader == 0


def test_9_example_2() -> None:
    assert go(clubs(), "follow", "follow", "fine", "fine").playing == 0b111


def test_9_example_3() -> None:
    """Nobody follows: Milenko is taken to have made it, ten down, and no supe."""
    deal = go(clubs(), "stay", "stay")
    assert deal.phase is None and changes(deal) == [-10, 0, 0] and against(deal) == [0, 0, 0]


def test_9_example_4() -> None:
    deal = go(clubs(), "follow", "stay")
    assert deal.actors() == (1,) and offered(deal) == {"fine", "kontra", "together"}
    go(deal, "together")
    assert deal.playing == 0b111 and deal.caller == 1


def test_9_example_5() -> None:
    deal = go(declared(preferans(), "hearts"), "stay", "follow", "together")
    assert deal.playing == 0b111 and deal.caller == 2


def test_9_the_one_to_the_declarers_right_speaks_first() -> None:
    deal = go(preferans(), "pass", "bid 2", "pass", "discard JC", "discard JD", "choose clubs")
    assert deal.actors() == (2,)
    go(deal, "follow")
    assert deal.actors() == (0,)


def test_9_two_followers_call_nobody() -> None:
    assert refusal(go(clubs(), "follow", "follow"), "together") == "nobody-to-call"


# --- 10: kontra


def test_10_example_1() -> None:
    deal = go(clubs(), "follow", "follow", "kontra")
    assert deal.actors() == (0,) and deal.doubler == 1 and offered(deal) == {"fine", "rekontra"}


def test_10_example_2() -> None:
    assert go(clubs(), "follow", "follow", "fine", "kontra").doubler == 2


def test_10_example_3() -> None:
    deal = go(clubs(), "follow", "follow", "fine", "fine")
    assert deal.rungs == 0 and deal.phase.id == "tricks"


def test_10_example_4() -> None:
    """Duško does not follow (as the source must mean), Nikola gives kontra: all three play."""
    assert go(clubs(), "stay", "follow", "kontra", "fine").playing == 0b111


def test_10_example_5() -> None:
    deal = go(clubs(), "stay", "follow")
    assert go(deal, "kontra", "fine").playing == 0b111 and deal.doubler == 2


def test_10_example_6() -> None:
    deal = go(clubs(), "follow", "follow", "fine", "kontra", "rekontra")
    assert deal.actors() == (2,) and offered(deal) == {"fine", "subkontra"}


@pytest.mark.parametrize(("words", "factor"), [("subkontra fine", 8), ("subkontra mortkontra", 16), ("fine", 4)])
def test_10_examples_7_and_8(words: str, factor: int) -> None:
    """Eight and sixteen times; subkontra is for the giver of kontra alone."""
    deal = go(clubs(), "follow", "follow", "fine", "kontra", "rekontra", *words.split())
    assert changes(ended(deal, (6, 2, 2))) == [-10 * factor, 0, 10 * factor]
    assert against(deal) == [0, 0, 4 * 5 * 2 * factor]


def test_10_example_9() -> None:
    """Spades without kontra are not played: a refe, as long as one can be written."""
    deal = go(declared(preferans(), "spades"), "follow", "follow", "fine", "fine")
    assert deal.phase is None and after(deal).refe == [1, 1, 1] and changes(deal) == [0, 0, 0]


@pytest.mark.parametrize("words", ["stay stay", "follow stay fine", "stay follow fine"])
def test_10_spades_without_kontra_however_many_follow(words: str) -> None:
    assert after(go(declared(preferans(), "spades"), *words.split())).refe == [1, 1, 1]


def test_10_spades_under_kontra_are_played() -> None:
    deal = go(declared(preferans(), "spades"), "follow", "follow", "kontra", "fine")
    assert changes(ended(deal, (6, 2, 2))) == [-8, 8, 0] and against(deal) == [0, 4 * 2 * 2 * 2, 0]


def test_10_in_spades_a_lone_follower_calls_nobody() -> None:
    assert refusal(go(declared(preferans(), "spades"), "follow", "stay"), "together") == "nobody-to-call"


def test_10_igra_spades_need_no_kontra() -> None:
    deal = go(igra(preferans(), "spades"), "follow", "follow", "fine", "fine")
    assert changes(ended(deal, (6, 2, 2))) == [-6, 0, 0]


def test_10_each_answers_the_one_before() -> None:
    deal = go(clubs(), "follow", "follow", "kontra")
    assert refusal(deal, "subkontra") == "ladder" and refusal(deal, "kontra") == "ladder"


# --- 11: refe


def test_11_example_1_and_2() -> None:
    """Igor has two open refe; clubs count double, and one refe is left."""
    deal = go(clubs(sheet=sheet_of([100, 100, 100], [2, 1, 0], 2)), "follow", "follow", "fine", "fine")
    assert [fact.value for fact in deal.facts() if fact.key == "under-refe"] == ["×2"]
    assert changes(ended(deal, (6, 2, 2))) == [-20, 0, 0] and after(deal).refe == [1, 1, 0]
    assert against(deal) == [0, 40, 40]


def test_11_a_game_that_nobody_follows_uses_a_refe_up() -> None:
    deal = go(clubs(sheet=sheet_of([100, 100, 100], [1, 1, 1], 1)), "stay", "stay")
    assert changes(deal) == [-20, 0, 0] and after(deal).refe == [0, 1, 1]


@pytest.mark.parametrize(
    ("bule", "written", "refe", "more"),
    [
        ((100, 100, 100), 1, 2, 1),
        ((100, 100, 100), 2, 2, 0),
        ((100, 100, -4), 0, 2, 0),
        ((100, 100, 0), 0, 2, 1),
        ((100, 100, 100), 2, 3, 1),
    ],
)
def test_11_when_a_refe_is_written(bule: tuple[int, ...], written: int, refe: int, more: int) -> None:
    """As many as agreed, and none while anyone is below the hat."""
    deal = go(preferans(sheet=sheet_of(bule, written=written), refe=refe), "pass", "pass", "pass")
    assert after(deal).refe == [more] * 3 and after(deal).written == written + more


def test_11_the_dealer_of_four_gets_a_refe_too() -> None:
    deal = go(preferans(seats=4), "pass", "pass", "pass")
    assert after(deal).refe == [1, 1, 1, 1]


# --- 12: the play


def playing(trick: str, hand: str, trump: str = "hearts") -> Any:
    """Milenko's trick so far and the hand of whoever is next; all three play."""
    deal = go(declared(preferans(), trump), *(["follow"] * 2 + ["fine"] * 2 if trump != "betl" else ["fine"] * 2))
    played = trick.split()
    deal.hands = [cards(card) for card in [*played, hand]] + [0] * (2 - len(played))
    deal.leader = deal.turn = 0
    return throw(deal, trick)


def test_12_example_1() -> None:
    deal = playing("AH 7H", "9H", "clubs")
    assert throw(deal, "9H").winners == [0]


def test_12_example_2() -> None:
    """Spades are trumps: Nikola, without a heart, takes the ace with the seven."""
    deal = go(igra(preferans(), "spades"), "follow", "follow", "fine", "fine")
    deal.hands = [cards("AH"), cards("7H"), cards("7S 8C")]
    throw(deal, "AH 7H")
    assert refusal(deal, "play 8C") == "must-trump"
    assert throw(deal, "7S").winners == [2]


@pytest.mark.parametrize(
    ("trick", "hand", "trump", "legal"),
    [
        ("KH", "AH 7H 8C", "clubs", "7H AH"),  # no duty to beat
        ("KH", "AD 8C 7C", "clubs", "7C 8C"),
        ("KH 9C", "7C AC AD", "clubs", "7C AC"),  # nor to go over a trump
        ("KH", "AD 8D", "clubs", "8D AD"),
        ("KH", "AD 8C 7S", "sans", "8C AD 7S"),
        ("KH", "AD 8C 7S", "betl", "8C AD 7S"),
        ("KH", "7H 8C 7S", "betl", "7H"),
    ],
)
def test_12_duties(trick: str, hand: str, trump: str, legal: str) -> None:
    deal = playing(trick, hand, trump)
    assert offered(deal) == {f"play {card}" for card in legal.split()}


@pytest.mark.parametrize(
    ("declarer", "words", "leader"),
    [
        (0, "follow follow fine fine", 0),
        (1, "follow follow fine fine", 0),
        (1, "follow stay fine", 1),  # seat 2 follows alone: forehand sits out
        (2, "stay follow fine", 1),  # seat 1 follows alone
        (1, "follow stay together", 0),
    ],
)
def test_12_forehand_leads_or_the_next_who_plays(declarer: int, words: str, leader: int) -> None:
    deal = preferans()
    go(deal, *["pass"] * declarer, "bid 2", *["pass"] * (2 - declarer))
    go(deal, *[f"discard {card_text(card)}" for card in members(deal.hands[declarer])[:2]], "choose clubs", *words.split())
    assert deal.leader == leader and deal.actors() == (leader,)


@pytest.mark.parametrize(
    ("declarer", "words", "leader"),
    [
        (0, "follow follow fine fine", 2),
        (0, "follow stay fine", 1),
        (0, "follow stay together", 2),
        (1, "follow follow fine fine", 0),
        (1, "stay follow kontra fine", 0),
        (2, "follow stay fine", 0),
    ],
)
def test_12_sans_is_led_through_the_declarer(declarer: int, words: str, leader: int) -> None:
    """By the follower on the declarer's left, else by the other one."""
    deal = preferans()
    go(deal, *["pass"] * declarer, "sans", *words.split())
    assert deal.leader == leader


def test_12_betl_ends_with_the_declarers_first_trick() -> None:
    deal = igra(preferans(hands=["AS 7H", "KS 8H", "QS 9H"], talon=""), "betl")
    go(deal, "fine", "fine")
    throw(deal, "AS KS QS")
    assert deal.phase is None and changes(deal) == [14, 0, 0] and against(deal) == [0, 70, 70]


def test_12_who_sits_out_plays_no_card() -> None:
    deal = go(clubs(), "stay", "follow", "fine")
    seats = []
    for _ in range(6):
        seats.append(deal.actors()[0])
        go(deal, sorted(offered(deal))[0])
    assert set(seats) == {0, 2} and deal.hands[1].bit_count() == 10
    assert [seat for seat, _ in deal.last_trick()] in ([0, 2], [2, 0])


# --- 13: what is written


def scored(game: str, words: str, tricks: Sequence[int], **chosen: Any) -> Any:
    """A game of Milenko's with these answers and tricks."""
    name = game.removeprefix("igra-")
    deal = igra(preferans(**chosen), name) if game.startswith("igra-") else declared(preferans(**chosen), name)
    return ended(go(deal, *words.split()), tricks)


BOTH = "follow follow fine fine"


def test_13_example_4() -> None:
    """Clubs made, Duško fell: ten down, ten up, Nikola stays."""
    deal = scored("clubs", BOTH, (7, 1, 2))
    assert changes(deal) == [-10, 10, 0] and deal.marks == ["+", "-", ""]


def test_13_example_5() -> None:
    """Igra in diamonds counts as hearts: eight."""
    assert changes(scored("igra-diamonds", BOTH, (7, 2, 1))) == [-8, 0, 8]


def test_13_example_6() -> None:
    """Betl made under kontra: 24, not the source's 12, for kontra doubles betl as well."""
    deal = scored("betl", "fine kontra fine", (0, 4, 6))
    assert changes(deal) == [-24, 0, 24] and against(deal) == [0, 0, 0]


def test_13_examples_7_and_8() -> None:
    """Eight bule and a betl: below the hat stands a four (the source's example 8 means example 7, not 5)."""
    deal = scored("betl", "fine fine", (0, 4, 6), sheet=sheet_of([8, 40, 40]))
    assert after(deal).bule[0] == -4
    board = drawn(sheet_of([8, 40, 40]), [entry(after(deal))])[0]
    middle = next(column for column in board.columns if column.key == "bule")
    assert [(cell.text, cell.style) for cell in middle.cells] == [("8", ""), ("", LINE), ("4", TOTAL)]


def test_13_example_9() -> None:
    assert against(scored("clubs", BOTH, (6, 2, 2))) == [0, 20, 20]


def test_13_example_10() -> None:
    deal = scored("clubs", BOTH, (6, 3, 1))
    assert against(deal) == [0, 30, 10] and changes(deal) == [-10, 0, 0]  # together they have their four


def test_13_example_11() -> None:
    """Duško has called: all three tricks are his to write, 24, and he falls with them."""
    deal = scored("hearts", "follow stay together", (7, 2, 1))
    assert against(deal) == [0, 24, 0] and changes(deal) == [-8, 8, 0]


def test_13_example_12() -> None:
    """Five tricks against igra in clubs under kontra: 5·6·2·2, the last two being the kontra's."""
    deal = scored("igra-clubs", "follow follow kontra fine", (5, 3, 2))
    assert against(deal) == [0, 120, 0] and changes(deal) == [24, 0, 0]


def test_13_example_13() -> None:
    """Igra in spades, rekontra and a refe: 5·3·2·4·2."""
    deal = scored("igra-spades", "follow follow kontra rekontra fine", (5, 3, 2), sheet=sheet_of([100, 100, 100], [1, 0, 0], 1))
    assert against(deal) == [0, 240, 0] and changes(deal) == [48, 0, 0]


@pytest.mark.parametrize(
    ("game", "value"),
    [
        *[(game, value) for game, value in PLAYED.items() if game not in ("spades", "betl")],
        *[(f"igra-{game}", value + 1) for game, value in PLAYED.items() if game != "betl"],
    ],
)
@pytest.mark.parametrize(
    ("tricks", "made", "failed"),
    [
        ((6, 2, 2), True, []),
        ((6, 4, 0), True, []),
        ((6, 1, 3), True, []),
        ((7, 1, 2), True, [1]),
        ((7, 3, 0), True, [2]),
        ((8, 1, 1), True, [1, 2]),
        ((10, 0, 0), True, [1, 2]),
        ((5, 5, 0), False, []),
        ((5, 1, 4), False, []),
        ((0, 9, 1), False, []),
    ],
)
def test_13_values_and_who_falls(game: str, value: int, tricks: tuple[int, ...], made: bool, failed: list[int]) -> None:
    deal = scored(game, BOTH, tricks)
    expected = [2 * value if seat in failed else 0 for seat in range(3)]
    expected[0] = -2 * value if made else 2 * value
    assert changes(deal) == expected
    assert against(deal) == [0, tricks[1] * value * 2, tricks[2] * value * 2]


@pytest.mark.parametrize(("tricks", "failed"), [((8, 0, 2), False), ((9, 0, 1), True), ((5, 0, 5), False)])
def test_13_a_lone_follower_answers_for_two(tricks: tuple[int, ...], failed: bool) -> None:
    assert changes(scored("clubs", "stay follow fine", tricks))[2] == (10 if failed else 0)


@pytest.mark.parametrize(
    ("words", "tricks", "bule", "supe"),
    [
        ("stay follow together", (6, 1, 3), [-10, 0, 0], [0, 0, 40]),
        ("stay follow together", (7, 0, 3), [-10, 0, 10], [0, 0, 30]),
        ("stay follow together", (5, 5, 0), [10, 0, 0], [0, 0, 50]),
        ("stay follow kontra fine", (6, 1, 3), [-20, 0, 20], [0, 0, 80]),
        ("follow follow kontra fine", (6, 1, 3), [-20, 20, 0], [0, 80, 0]),
        ("follow follow fine kontra fine", (5, 1, 4), [20, 0, 0], [0, 0, 100]),
        ("follow follow kontra rekontra fine", (5, 0, 5), [40, 0, 0], [0, 200, 0]),
    ],
)
def test_13_who_answers_for_both(words: str, tricks: tuple[int, ...], bule: list[int], supe: list[int]) -> None:
    deal = scored("clubs", words, tricks)
    assert changes(deal) == bule and against(deal) == supe


@pytest.mark.parametrize(
    ("game", "words", "option", "bule", "supe"),
    [
        ("betl", "fine fine", "both", 12, [0, 60, 60]),
        ("igra-betl", "fine fine", "both", 14, [0, 70, 70]),
        ("betl", "kontra fine", "both", 24, [0, 240, 0]),
        ("betl", "fine kontra rekontra fine", "both", 48, [0, 0, 480]),
        ("betl", "kontra fine", "one", 24, [0, 120, 0]),
        ("igra-betl", "fine kontra fine", "one", 28, [0, 0, 140]),
    ],
)
def test_13_lost_betl(game: str, words: str, option: str, bule: int, supe: list[int]) -> None:
    """60, or 70 without the talon, for each; under kontra twice that for both, or by the option for one, to the giver alone."""
    deal = scored(game, words, (1, 5, 4), betl_kontra=option)
    assert changes(deal) == [bule, 0, 0] and against(deal) == supe


@pytest.mark.parametrize("words", ["fine fine", "kontra fine"])
def test_13_at_betl_only_kontra_falls(words: str) -> None:
    deal = scored("betl", words, (0, 0, 10))
    assert changes(deal) == ([-12, 0, 0] if words == "fine fine" else [-24, 24, 0])


# --- 13: the sheet and the end


def test_13_example_1() -> None:
    """The columns of the source: 100, 90, a used refe, an open one, 70; supe 32 52 62 on the left, 40 80 96 on the right."""
    steps = [([90], 32, 40, 0, 0), ([90], 32, 40, 2, 2), ([70], 52, 80, 1, 2), ([70], 62, 96, 1, 2)]
    entries = []
    for (own,), left, right, refe, written in steps:
        sheet = sheet_of([100, own, 100], [refe] * 3, written)
        sheet.supe[1][0], sheet.supe[1][2] = left, right
        entries.append(entry(sheet))
    columns = drawn(fresh(3, 100), entries)[1].columns
    assert [column.side for column in columns] == [0, 1, 2] and [column.key for column in columns] == ["supe", "bule", "supe"]
    assert [[cell.text for cell in column.cells] for column in columns] == [
        ["32", "52", "62"],
        ["100", "90", "--/--", "-----", "70"],
        ["40", "80", "96"],
    ]
    assert [cell.style for cell in columns[1].cells] == ["", "", USED, STROKE, TOTAL]
    assert [cell.deal for cell in columns[1].cells] == [0, 1, 2, 2, 3]


@pytest.mark.parametrize(("bule", "over"), [((10, 8, -18), True), ((20, 10, -10), False)])
def test_13_examples_2_and_3(bule: tuple[int, ...], over: bool) -> None:
    """The match is over when all bule together are nothing."""
    made = setup("preferans", 3)
    assert made.game.finished(made, [entry(sheet_of(bule))], [0, 0, 0]) == over


@pytest.mark.parametrize(
    ("bule", "off"),
    [((20, 30, 40), [30, 30, 30]), ((24, 34, 28), [28, 29, 29]), ((8, 2, 0), [4, 3, 3])],
)
def test_13_examples_14_to_16(bule: tuple[int, ...], off: list[int]) -> None:
    """A match broken off: all write off the same, the rest one each by those with most bule."""
    assert written_off(list(bule), 0) == off and sum(off) == sum(bule)


def test_13_equal_bule_from_forehand() -> None:
    assert written_off([10, 10, 11], 1) == [10, 10, 11] and written_off([10, 10, 12], 1) == [10, 11, 11]
    assert written_off([10, 10, 12], 0) == [11, 10, 11]


@pytest.mark.parametrize(("bule", "now"), [((5, 2, 0), [-2, 2, 0]), ((14, 6, -10), [4, 6, -10]), ((5, 5, 0), [-5, 5, 0])])
def test_13_nobody_goes_down_by_more_than_is_left(bule: tuple[int, ...], now: list[int]) -> None:
    deal = scored("clubs", BOTH, (6, 2, 2), sheet=sheet_of(bule))
    assert after(deal).bule == now and after(deal).left == max(0, sum(bule) - 10)


def test_13_what_another_goes_up_leaves_more() -> None:
    deal = scored("clubs", BOTH, (7, 1, 2), sheet=sheet_of([4, 2, 0]))
    assert after(deal).bule == [-6, 12, 0]


def test_13_a_match_broken_off() -> None:
    """After the agreed number of deals the rest is written off, and the results add up to nothing."""
    match = Match(setup("preferans", 3, deals=25, bule=100), 2)
    for _ in range(25):
        match.begin(stacked())
        for _ in range(3):
            match.apply(match.actors()[0], match.setup.game.vocabulary.parse("pass"))
    assert match.over and match.totals == [0, 0, 0] and match.winners == [0, 1, 2]
    middle = match.setup.game.pad(match.setup, match.sheet)[0].columns[1]
    assert [(cell.text, cell.style) for cell in middle.cells] == [("100", ""), ("-----", STROKE), ("-----", STROKE), ("0", TOTAL)]


def answered(deal: Any, words: str, game: str, answers: str) -> Any:
    """The declarer of an auction lays its first two cards away, names a game, and is answered."""
    go(deal, *words.split(", "))
    if deal.phase.id == "discarding":
        go(deal, *[f"discard {card_text(card)}" for card in members(deal.hands[deal.declarer])[:2]])
    return go(deal, f"choose {game}", *answers.split())


def test_13_three_deals_computed_by_hand() -> None:
    """A game made, one lost under rekontra, a betl lost under kontra, each played under its declarer's refe."""
    first = answered(preferans(sheet=sheet_of([100, 100, 100], [1, 1, 1], 1)), "igra, pass, pass", "hearts", "follow stay fine")
    ended(first, (9, 1, 0))  # 2 · 5 · 2 for the refe = 20; the lone follower falls with his one trick, and writes it
    assert after(first).bule == [80, 120, 100] and after(first).refe == [0, 1, 1]
    second = preferans(sheet=after(first), dealer=0)
    answered(second, "bid 2, bid 3, pass, hold 3, pass", "clubs", "follow stay kontra rekontra fine")
    ended(second, (2, 4, 4))  # 2 · 5 · 4 · 2 = 80; six tricks of both
    assert second.declarer == 1 and after(second).bule == [80, 200, 100] and after(second).refe == [0, 0, 1]
    third = answered(preferans(sheet=after(second), dealer=1), "bid 2, pass, pass", "betl", "fine kontra fine")
    ended(third, (4, 5, 1))  # 2 · 6 · 2 · 2 = 48; both follow, and the giver of kontra writes 2 · (60 + 60), twice for the refe
    sheet = after(third)
    assert third.declarer == 2 and sheet.bule == [80, 200, 148] and sheet.refe == [0, 0, 0]
    assert sheet.supe == [[0, 0, 0], [20, 0, 480], [0, 480, 0]]
    assert sheet.results() == [20 + 800, 480 - 500 + 2000, 480 - 480 + 1480]
    assert sheet.settled(2) == [820 - 1420, 1980 - 1430, 1480 - 1430]


# --- 14: the result


def test_14_example_1() -> None:
    """12 bule, 100 supe against each, 80 and 40 against Nikola: 40 (the source's plus signs are lost)."""
    sheet = sheet_of([12, 0, -12])
    sheet.supe = [[0, 100, 100], [80, 0, 0], [40, 0, 0]]
    assert sheet.results() == [40, 20, -60]


def test_14_example_2() -> None:
    """40 is bad: the lowest wins."""
    made = setup("preferans", 3)
    assert made.game.leaders([40, 20, -60]) == [2]


# --- 15, 16: agreements


@pytest.mark.parametrize(
    ("agreed", "bule", "refe", "change"),
    [
        ("passes", (100, 100, 100), (0, 0, 0), -4),
        ("passes", (100, 100, 100), (0, 1, 0), -4),
        ("passes", (100, 100, 100), (1, 1, 0), -8),  # under the declarer's own refe
        ("used", (100, 100, 100), (0, 0, 0), -4),
        ("used", (100, 100, 100), (0, 1, 0), 0),
        ("hat", (100, 100, 100), (0, 0, 0), 0),
        ("hat", (-2, 100, 100), (0, 0, 0), -4),
        ("hat", (-2, 100, 100), (0, 0, 1), 0),
    ],
)
def test_15_1_spades_when_no_refe_can_be_written(agreed: str, bule: tuple[int, ...], refe: tuple[int, ...], change: int) -> None:
    deal = declared(preferans(sheet=sheet_of(bule, refe, 2), spades=agreed), "spades")
    go(deal, "follow", "follow", "fine", "fine")
    assert changes(deal) == [change, 0, 0] and after(deal).written == 2


@pytest.mark.parametrize(("left", "double", "rise"), [(10, True, 20), (11, True, 10), (10, False, 10)])
def test_15_2_a_fall_in_the_last_game(left: int, double: bool, rise: int) -> None:
    """Clubs could end the match at ten: who falls goes up by twice as much, and supe stay as they are."""
    deal = scored("clubs", BOTH, (5, 3, 2), sheet=sheet_of([left, 0, 0]), last_fall=double)
    assert changes(deal) == [rise, 0, 0] and against(deal) == [0, 30, 20]


@pytest.mark.parametrize(
    ("agreed", "hand", "games"),
    [
        ("free", "7S 8S 7D 8D 9D 7H 8H AC KC QC", "spades diamonds hearts clubs betl sans"),
        ("three", "7S 8S 7D 8D 9D 7H 8H AC KC QC", "diamonds clubs betl sans"),
        ("queen", "7S 8S 7D 8D 9D 7H 8H AC KC QC", "clubs betl sans"),
        ("queen", "QS 8S 7S JD 8D 9D 7H 8H 9H KH", "spades hearts betl sans"),
    ],
)
def test_16_1_trumps_of_the_declarer(agreed: str, hand: str, games: str) -> None:
    deal = go(preferans(hands=[hand, "", ""], talon="", trumps=agreed), "bid 2", "pass", "pass")
    talon = deal.bought
    go(deal, *[f"discard {card_text(card)}" for card in talon])
    assert offered(deal) == {f"choose {game}" for game in games.split()}
    barred = next((game for game in PLAYED if game not in games.split()), "")
    assert not barred or refusal(deal, f"choose {barred}") == "too-few-trumps"


def sans_called(words: str, bids: str = "", agreed: bool = True) -> Any:
    """Seat 1 plays sans; seat 0 leads if it is called along by seat 2."""
    hands = ["7S 8S 7H 8H 7D 8D 7C 8C 9C 10C", "", ""]
    deal = preferans(hands=hands, talon="", sans_lead=agreed)
    if not bids:
        go(deal, "pass", "sans", *words.split())
    else:
        go(deal, *bids.split(", "))
        go(deal, *[f"discard {card_text(card)}" for card in deal.bought], "choose sans", *words.split())
    assert deal.leader == 0
    return deal


@pytest.mark.parametrize(
    ("words", "bids", "suit"),
    [
        ("follow stay together", "", "C"),
        ("follow stay kontra fine", "", "S"),
        ("follow stay together", "pass, bid 2, bid 3, hold 3, pass", "D"),
        ("follow stay kontra fine", "pass, bid 2, bid 3, hold 3, bid 4, hold 4, pass", "H"),
    ],
)
def test_16_3_the_lead_of_one_who_was_called(words: str, bids: str, suit: str) -> None:
    """From the caller's bid; without one from clubs, under kontra from spades."""
    deal = sans_called(words, bids)
    assert all(text.endswith(suit) for text in offered(deal))
    other = next(f"play 8{letter}" for letter in "CDHS" if letter != suit)
    assert refusal(deal, other) == "agreed-lead"
    deal.hands = [deal.hands[0] & ~OF_SUIT["CDHS".index(suit)], *deal.hands[1:]]
    assert other in offered(deal)


def test_16_3_only_for_one_who_was_called_and_only_if_agreed() -> None:
    assert len(offered(sans_called("follow follow fine fine"))) == 10
    assert len(offered(sans_called("follow stay together", agreed=False))) == 10


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("AH AD", True),
        ("AS AD", True),
        ("AH KS 7S", True),
        ("AH KS", False),
        ("AH QS 8S 7S", True),
        ("AH QS 8S", False),
        ("AH JS 9S 8S 7S", True),
        ("AS KS", True),
        ("AS QS 7S", True),
        ("AS QS", False),
        ("AS 7S 8S", False),
        ("KS QS JS 10S", False),
        ("AH KH QH", False),
    ],
)
def test_16_4_following_in_spades(hand: str, may: bool) -> None:
    assert follows_spades(cards(hand)) == may
    deal = declared(preferans(spades_followers=True), "spades")
    deal.hands = [deal.hands[0], cards(hand), deal.hands[2]]
    assert ("follow" in offered(deal)) == may
    assert may or refusal(deal, "follow") == "agreed-to-stay"


def test_16_4_is_remembered_of_those_who_follow() -> None:
    """Whoever has followed in spades is imagined with what that takes."""
    hands = ["7S 8S 9S 10S 7H 8H 9H 7D 8D 9D", "AS AH 7C", ""]
    deal = go(declared(preferans(hands=hands, talon="KS QS", spades_followers=True), "spades"), "follow")
    for seed in range(40):
        imagined: Any = deal.imagine(0, Rng(seed))
        assert follows_spades(imagined.hands[1])


def test_16_5_example_1() -> None:
    """ "Daješ tri?" "Da": ten down for clubs, three tricks are written, nothing is played."""
    deal = go(clubs(bargains=True), "follow", "stay", "fine")
    assert deal.actors() == (1,) and "claim 3" in offered(deal)
    go(deal, "claim 3")
    assert deal.actors() == (0,) and {"agree", "play-on", "grant 2"} <= offered(deal)
    go(deal, "agree")
    assert deal.phase is None and changes(deal) == [-10, 0, 0] and against(deal) == [0, 30, 0]


@pytest.mark.parametrize(
    ("words", "tricks"),
    [
        ("play-on, play-on", None),
        ("claim 3, play-on", None),
        ("claim 3, grant 2, play-on", None),
        ("claim 3, grant 2, agree", 2),
        ("play-on, grant 4, agree", 4),
        ("claim 1, agree", 1),
        ("claim 5, agree", 5),
    ],
)
def test_16_5_agreeing(words: str, tricks: int | None) -> None:
    deal = go(clubs(bargains=True), "stay", "follow", "fine", *words.split(", "))
    if tricks is None:
        assert deal.phase.id == "tricks" and deal.playing == 0b101
    else:
        assert changes(deal) == [10 if tricks > 4 else -10, 0, 10 if tricks < 2 else 0]
        assert against(deal) == [0, 0, 10 * tricks]


@pytest.mark.parametrize("words", ["follow follow fine fine", "stay follow together", "stay follow kontra fine"])
def test_16_5_only_with_a_lone_follower(words: str) -> None:
    assert go(clubs(bargains=True), *words.split()).phase.id == "tricks"


# --- 17: the computer as a follower and as a bidder


def cautious(deal: Any, seat: int) -> str:
    """What the cautious player does."""
    return str(deal.vocabulary.text(CautiousPlayer(1).choose(deal.sight(seat))))


def test_17_example_1() -> None:
    """Q♣ is led, Duško has put the king on it: Milenko keeps the ace and plays the seven."""
    hands = ["QC JC 10C 9C 8C AH KH AD KD 7S", "KC 7H 8H 9H 7D 8D 9D 8S 9S 10S", "AC 7C QS KS AS JH QH 10D JD QD"]
    deal = go(igra(preferans(hands=hands, talon="10H JS"), "clubs"), "follow", "follow", "fine", "fine")
    throw(deal, "QC KC")
    assert cautious(deal, 2) == "play 7C"


LAYDOWN = "AS KS QS JS 10S 9S 8S AH KH AD"


def test_the_computer_does_not_pass_a_laydown() -> None:
    assert cautious(preferans(hands=[LAYDOWN, "", ""], talon=""), 0) != "pass"
    for bids in ("", "bid 2", "bid 2, bid 3"):
        words = [word for word in bids.split(", ") if word]
        seat = len(words)
        hands = ["", "", ""]
        hands[seat] = LAYDOWN.replace("S", "C") if seat else LAYDOWN
        assert cautious(go(preferans(hands=hands, talon=""), *words), seat) != "pass"


def test_the_computer_gives_no_hopeless_kontra() -> None:
    for hand in ("7S 8S 7H 8H 7D 8D 9D 9H 9S 10S", "AS 7S 8S 7H 8H 7D 8D 9D 9H 9S", "AS KH 7H 8H 7D 8D 9D 9H 9S 8S"):
        deal = go(declared(preferans(hands=["AC KC QC JC 10C AH", hand, ""], talon=""), "clubs"), "follow", "follow")
        assert cautious(deal, 1) == "fine"


def test_the_computer_doubles_what_cannot_be_made() -> None:
    hand = "AC KC QC JC AS KS AH KH AD KD"
    deal = declared(preferans(hands=["7C 8C 9C 10C 7S 8S 9S 7H 8H 9H", hand, ""], talon=""), "clubs")
    assert cautious(deal, 1) == "follow"
    assert cautious(go(deal, "follow", "stay"), 1) == "kontra"


@pytest.mark.parametrize("words", ["stay follow", "follow follow fine"])
@pytest.mark.parametrize(
    ("run", "doubles"), [("AC KC QC JC 10C 7S 8H", True), ("AC KC QC 7S 8H 7D 9H", False), ("AC 9C 8C 7S 8H 7D 9H", False)]
)
def test_the_computer_doubles_sans_with_a_suit_that_runs(words: str, run: str, doubles: bool) -> None:
    """Who leads to sans takes five tricks at once with the five highest of a suit; with three there is no hurry."""
    deal = declared(preferans(hands=["AS KS QS AH KH QH AD KD", "", run], talon="QD JD"), "sans")
    assert (cautious(go(deal, *words.split()), 2) == "kontra") == doubles
    if doubles:
        assert cautious(go(declared(preferans(hands=["AS KS QS AH KH QH AD KD", "", run], talon="QD JD"), "sans"), "stay"), 2) == "follow"


@pytest.mark.parametrize(("hand", "word"), [("AS QS 9S AH KH AD 8D 7C", "kontra"), ("7S 8H 9H 7D 9D 10D 7C 9C", "fine")])
def test_the_computer_doubles_spades_on_less(hand: str, word: str) -> None:
    """Without kontra they cost their declarer nothing; but a hopeless hand never doubles."""
    deal = go(declared(preferans(hands=["KS JS 10S QH", hand, ""], talon=""), "spades"), "follow", "stay")
    assert cautious(deal, 1) == word


@pytest.mark.parametrize(
    ("hand", "suit"),
    [
        ("AH KH QH JH 10H AS KS AC KC 7D", "hearts"),
        ("AD KD QD JD 10D AS KS AC KC 7H", "diamonds"),
        ("AS KS QS JS 10S AH KH AC KC 7D", "spades"),
    ],
)
def test_the_computer_plays_its_long_suit(hand: str, suit: str) -> None:
    """Not a dearer one of two cards, however high."""
    deal = go(preferans(hands=[hand, "", ""], talon=""), "igra", "pass", "pass")
    assert cautious(deal, 0) == f"choose {suit}"


@pytest.mark.parametrize("seats", [3, 4])
def test_whole_matches_of_the_computer_end_by_themselves(seats: int) -> None:
    """Below the limit of deals, every result summing to nothing."""
    match, rng, player = Match(setup("preferans", seats), 0), Rng(4), CautiousPlayer(4)
    while not match.over:
        deal = match.begin(match.shuffled(rng))
        while match.actors():
            seat = match.actors()[0]
            match.apply(seat, player.choose(deal.sight(seat)))
        assert sum(match.totals) == 0
    sheet = from_tally(match.sheet[-1].tally, seats)
    assert len(match.sheet) < 100 and sheet.left == 0 and sheet.results() == match.totals


# --- the worked hand


ANA, BORIS = "AS 10S 8S 7H QD 8D 7D AC 10C 8C", "9S AH JH 10H 9H 8H KD QC JC 9C"
CECA, KUP = "KS QS JS QH AD JD 10D 9D KC 7C", "7S KH"
TRICKS = [
    ("AC 9C 7C", 0),
    ("AS 9S JS", 0),
    ("8C JC KC", 2),
    ("KS 8S 8H", 1),
    ("AH QH 7H", 1),
    ("QC 9D 10C", 1),
    ("KH 10D 7D", 1),
    ("JH JD 8D", 1),
    ("10H QS QD", 1),
    ("9H AD 10S", 1),
]


def worked() -> Any:
    """The worked hand up to its first lead."""
    words = "pass, bid 2, bid 3, hold 3, pass, discard 7S, discard KD, choose hearts, follow, follow, fine, fine"
    return go(preferans(hands=[ANA, BORIS, CECA], talon=KUP), *words.split(", "))


def test_the_worked_hand() -> None:
    deal = worked()
    for trick, taker in TRICKS:
        throw(deal, trick)
        assert deal.winners[-1] == taker
    assert after(deal).bule == [100, 92, 108] and against(deal, 1) == [16, 0, 8]
    assert deal.scores() == (-16, -56, 72) and deal.marks == ["", "+", "-"]


@pytest.mark.parametrize(("tricks", "legal"), [("8H", "8H 9H 10H JH KH AH"), ("9D", "AD JD 10D 9D QS")])
def test_the_worked_notes(tricks: str, legal: str) -> None:
    """Trick 4: Boris must trump; trick 6: Ceca may throw anything."""
    deal = worked()
    for trick, _ in TRICKS:
        for card in trick.split():
            if card == tricks:
                assert offered(deal) == {f"play {each}" for each in legal.split()}
                return
            throw(deal, card)
    raise AssertionError("the card is played")


# --- against a slow program, and what is hidden, in matches that are bid with the talon


AGREED: list[dict[str, Any]] = [
    {},
    {"seats": 4},
    {"refe": 4, "spades": "used", "bargains": True, "last_fall": True},
    {"refe": 0, "spades": "hat", "equal": "yield", "betl_kontra": "one", "bule": 20},
    {"trumps": "three", "sans_lead": True, "spades_followers": True, "bargains": True},
    {"trumps": "queen", "equal": "yield", "spades_followers": True, "sans_lead": True, "seats": 4},
]


def wordy(deal: Any, rng: Rng) -> tuple[int, int]:
    """A random move of one who seldom announces a game, and seldom passes or stays out."""
    seat = deal.actors()[0]
    moves = deal.moves(seat)
    texts = [deal.vocabulary.text(move) for move in moves]
    weights = [1 if text in ("igra", "betl", "sans", "pass", "stay", "choose betl", "choose sans") else 4 for text in texts]
    drawn_weight = rng.below(sum(weights))
    for move, weight in zip(moves, weights, strict=True):
        drawn_weight -= weight
        if drawn_weight < 0:
            return seat, move
    raise AssertionError("one of the moves is drawn")


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("agreed", AGREED, ids=lambda agreed: " ".join(f"{name}={value}" for name, value in agreed.items()) or "usual")
def test_engine_and_oracle_agree(agreed: dict[str, Any], seed: int) -> None:
    """Who is asked, what may be said and played, and the sheet after every deal of a match."""
    chosen = dict(agreed)
    match = Match(setup("preferans", chosen.pop("seats", 3), deals=25, **chosen), seed % 3)
    rng = Rng(seed)
    while not match.over:
        sheet = from_tally(match.sheet[-1].tally, match.setup.seats) if match.sheet else fresh(match.setup.seats, match.setup.options.bule)
        whole = match.shuffled(rng)
        deal: Any = match.begin(whole)
        names = [card_text(card) for card in whole]
        other = Preferans(names, deal.plan.dealer, deal.seats, match.setup.options, sheet.bule, sheet.supe, sheet.refe, sheet.written)
        while match.actors():
            assert list(match.actors()) == other.actors() and offered(deal) == other.legal()
            seat, move = wordy(deal, rng)
            match.apply(seat, move)
            other.play(deal.vocabulary.text(move))
        now = after(deal)
        assert other.actors() == []
        assert (now.bule, now.supe, now.refe, now.written) == (other.bule, other.supe, other.refe, other.written)
        assert sum(match.totals) == 0


def counted(plan: Plan, names: list[str], words: list[str], depth: int) -> int:
    """How many sequences of so many moves the slow program allows after these."""
    sheet = fresh(plan.setup.seats, plan.setup.options.bule)
    other = Preferans(names, plan.dealer, plan.setup.seats, plan.setup.options, sheet.bule, sheet.supe, sheet.refe, sheet.written)
    for word in words:
        other.play(word)
    legal = sorted(other.legal())
    return len(legal) if depth == 1 else sum(counted(plan, names, [*words, word], depth - 1) for word in legal)


@pytest.mark.parametrize("row", [row for row in rows("preferans") if int(row[2]) < 4000], ids="-".join)
def test_the_oracle_counts_the_same(row: list[str]) -> None:
    """The shorter lines of the perft file."""
    plan, whole, _ = opened("preferans", int(row[0]), row[3:])
    assert counted(plan, [card_text(card) for card in whole], [], int(row[1])) == int(row[2])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("agreed", AGREED, ids=lambda agreed: " ".join(f"{name}={value}" for name, value in agreed.items()) or "usual")
def test_what_is_hidden_stays_hidden(agreed: dict[str, Any], seed: int) -> None:
    """In deals with the talon: what a seat is shown and may do is the same in every deal it can imagine, and that deal can be played."""
    chosen = dict(agreed)
    made = setup("preferans", chosen.pop("seats", 3), **chosen)
    rng = Rng(100 + seed)
    match = Match(made, seed % made.seats)
    for _ in range(6):
        deal: Any = match.begin(match.shuffled(rng))
        while match.actors():
            if rng.below(6) == 0:
                for viewer in range(made.seats):
                    other: Any = deal.imagine(viewer, rng)
                    assert other.plausible() and seen(other, viewer) == seen(deal, viewer) and other.moves(viewer) == deal.moves(viewer)
                    assert dump(other.sight(viewer)) == dump(deal.sight(viewer))
                    assert all_faces(other) == pack(SEVEN)
                    while other.actors():
                        other.apply(*wordy(other, rng))
                    assert adds_up(other)
            match.apply(*wordy(deal, rng))
