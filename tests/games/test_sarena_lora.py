"""Šarena lora: docs/games/sarena-lora.md, rule by rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.build import dealt, go, offered, packed, plan, play_on, playable, refusal, same, setup, shown, throw
from tests.games.worked import PAGES, hands, numbers, rounds, tables, tricks

from adut.cards import cards, parse_cards
from adut.game import Entry, Match, Plan
from adut.games.sarena_lora import again
from adut.rng import Rng

BY_TWOS = (2, 2, 2, 2)
BY_SUITS = ["7S 8S 9S 10S JS QS KS AS", "7H 8H 9H 10H JH QH KH AH", "7D 8D 9D 10D JD QD KD AD", "7C 8C 9C 10C JC QC KC AC"]
GAMES = ["sans", "betl", "no-hearts", "no-queens", "king-and-last", "jack-and-sixth", "lora"]
TOTAL = {"sans": -8} | dict.fromkeys([*GAMES[1:-1], "jack-of-diamonds"], 8)
"""6.1; Lora has no sum of its own."""


def adds_up(deal: Any) -> bool:
    """6.1, 5.6: the tricks have their totals; in a Lora somebody is out, with -8 and their dots."""
    name = deal.contract.name
    if name in TOTAL:
        return sum(deal.scores()) == TOTAL[name]
    out = deal.hands.index(0)
    dots = sum(len(mark) for mark in deal.marks)
    left = sum(hand.bit_count() for hand in deal.hands)
    return deal.scores()[out] == -8 + len(deal.marks[out]) and sum(deal.scores()) == left + dots - 8


def entry(label: str, dealer: int, points: list[int] | None = None) -> Entry:
    """A line of the sheet."""
    return Entry(label, dealer, points or [0] * 4, [""] * 4, -1)


def sarena(hands: list[str] | None = None, sheet: tuple[Entry, ...] = (), row: int = 0, **chosen: Any) -> Any:
    """A deal with these hands, seat 0 forehand, after these deals."""
    made = setup("sarena-lora", **chosen)
    return made.game.deal(Plan(made, len(sheet) + 1, 3, [0] * 4, row, sheet), packed(hands or BY_SUITS, 3, BY_TWOS))


def zip_tricks() -> list[str]:
    """The eight tricks of :data:`BY_SUITS`, all taken by forehand."""
    return [" ".join(trick) for trick in zip(*[hand.split() for hand in BY_SUITS], strict=True)]


# --- 2, 3


def test_2_1_the_deal_passes_to_the_right() -> None:
    match = Match(setup("sarena-lora"), 1)
    rng = Rng(4)
    first, chosen = [], {seat: [] for seat in range(4)}  # type: ignore[var-annotated]
    while not match.over:
        dealer = match.plan().dealer
        play_on(match, rng)
        if match.sheet[-1].label != "lora-again":
            first.append(dealer)
            chosen[(dealer + 1) % 4].append(match.sheet[-1].label)
    assert first == [1, 2, 3, 0] * 7
    assert all(sorted(games) == sorted(GAMES) for games in chosen.values()), "2.3: each has chosen each game once"


def test_2_2_packets_of_two() -> None:
    deal = dealt(plan("sarena-lora", dealer=0), parse_cards(" ".join(BY_SUITS)))
    assert shown(deal.hands[1]) == same("7S 8S 7H 8H 7D 8D 7C 8C")


def test_3_1_forehand_chooses_with_all_cards_in_hand() -> None:
    deal = sarena()
    assert deal.actors() == (0,) and offered(deal) == {f"choose {game}" for game in GAMES}
    assert shown(deal.hands[0]) == same(BY_SUITS[0])


def test_3_2_what_is_crossed_off_cannot_be_chosen() -> None:
    sheet = (entry("betl", 3), entry("sans", 0), entry("lora", 3), entry("lora-again", 3), entry("no-hearts", 2))
    deal = sarena(sheet=sheet)
    assert offered(deal) == {f"choose {game}" for game in GAMES if game not in ("betl", "lora")}
    assert refusal(deal, "choose betl") == "not-to-choose"


def test_3_3_the_chart_is_open() -> None:
    deal = sarena(sheet=(entry("betl", 3),))
    facts = {fact.key: fact.value for fact in deal.facts()}
    assert facts == {"contract": "to-choose", "to-choose": "sans, no-hearts, no-queens, king-and-last, jack-and-sixth, lora"}
    facts = {fact.key: fact.value for fact in go(deal, "choose sans").facts()}
    assert facts == {"contract": "sans", "to-choose": "no-hearts, no-queens, king-and-last, jack-and-sixth, lora"}


def test_3_4_who_has_chosen_leads() -> None:
    for game in GAMES:
        assert go(sarena(), f"choose {game}").actors() == (0,)


# --- 4, 5


def test_4_2_follow_suit() -> None:
    deal = go(sarena(), "choose betl")
    deal.hands = [cards("10S JS"), cards("7S AS 8H"), *deal.hands[2:]]
    assert playable(throw(deal, "10S")) == same("7S AS")


@pytest.mark.parametrize(("game", "tricks"), [("sans", 8), ("no-queens", 6), ("jack-and-sixth", 6), ("king-and-last", 8), ("no-hearts", 8)])
def test_4_5_early_stop(game: str, tricks: int) -> None:
    """J♣ falls in the fifth trick here, and after the sixth nothing is left."""
    deal = go(sarena(early_stop=True), f"choose {game}")
    for trick in zip_tricks()[:tricks]:
        assert deal.phase is not None
        throw(deal, trick)
    assert deal.phase is None and sum(deal.scores()) == TOTAL[game]


def test_5_4_forced_and_dotted() -> None:
    deal = throw(go(sarena(), "choose lora"), "9S")
    assert playable(deal) == same("9H") and refusal(deal, "pass") == "can-lay"
    throw(deal, "9H 9D")
    go(deal, "play 9C", "play 10S", "play 10H", "play 10D", "play 10C")
    deal.hands = [cards("KS AS"), *deal.hands[1:]]
    assert offered(deal) == {"pass"} and go(deal, "pass").dots == [1, 0, 0, 0]


def finishing(dots: list[int], *hands: str) -> Any:
    """A Lora in which forehand lays the last card."""
    deal = go(sarena(), "choose lora")
    deal.hands = [cards("9S"), *[cards(hand) for hand in hands]]
    deal.dots = dots
    return throw(deal, "9S")


def test_5_6_the_first_out_has_minus_eight_and_the_dots() -> None:
    deal = finishing([2, 0, 1, 5], "7S 8S", "10S", "7H 8H 9H")
    assert deal.scores() == (-6, 2, 2, 8) and deal.marks == ["••", "", "•", "•••••"]


def test_5_6_without_ceiling() -> None:
    assert finishing([11, 0, 0, 0], "7S", "10S", "7H").scores()[0] == 3


def test_5_7_repeated_when_anybody_has_eight() -> None:
    assert again([entry("lora", 3, [-6, 2, 2, 8])]) and not again([entry("lora", 3, [-6, 2, 2, 7])])
    assert not again([entry("betl", 3, [8, 0, 0, 0])]) and not again([])


def test_5_7_at_most_twice_more() -> None:
    high = [-8, 9, 0, 0]
    sheet = [entry("betl", 2), entry("lora", 3, high)]
    assert again(sheet)
    sheet.append(entry("lora-again", 3, high))
    assert again(sheet)
    sheet.append(entry("lora-again", 3, high))
    assert not again(sheet)
    sheet.append(entry("lora", 0, high))
    assert again(sheet), "the next player's Lora counts by itself"


def test_5_7_each_playing_is_tested_by_itself() -> None:
    low = [-8, 7, 7, 7]
    assert not again([entry("lora", 3, [-8, 9, 0, 0]), entry("lora-again", 3, low)])


def test_5_8_the_same_dealer_and_leader() -> None:
    match = Match(setup("sarena-lora"), 3)
    match.sheet = [entry("lora", 3, [-8, 9, 0, 0])]
    assert match.plan().dealer == 3 and match.plan().row == 1
    deal = match.begin(match.shuffled(Rng(1)))
    assert deal.actors() == (0,) and deal.phase is not None and deal.phase.id == "laying"
    match.sheet = [entry("lora", 3, [-8, 7, 0, 0])]
    assert match.plan().dealer == 0 and match.plan().row == 0


# --- 6, 7


@pytest.mark.parametrize(("game", "total"), list(TOTAL.items())[:5])
def test_6_1_one_player_takes_all(game: str, total: int) -> None:
    assert throw(go(sarena(), f"choose {game}"), *zip_tricks()).scores() == (total, 0, 0, 0)


def test_6_2_the_player_opposite_pays() -> None:
    assert throw(go(sarena(), "choose jack-and-sixth"), *zip_tricks()).scores() == (0, 0, 8, 0)


def test_6_2_jack_and_sixth_apart() -> None:
    deal = go(sarena(), "choose jack-and-sixth")
    deal.hands = [0, 0, 0, 0]
    deal.winners = [0, 1, 1, 1, 1, 3, 1, 1]
    deal.taken = [cards("JC"), 0, 0, 0]
    assert deal.contract.points(deal) == [0, 4, 4, 0]


def test_6_2_jack_of_diamonds() -> None:
    deal = sarena(jack_of_diamonds=True)
    assert "choose jack-of-diamonds" in offered(deal) and refusal(deal, "choose jack-and-sixth") == "not-to-choose"
    assert throw(go(deal, "choose jack-of-diamonds"), *zip_tricks()).scores() == (0, 0, 8, 0)


def test_7_1_over_when_the_chart_is_full() -> None:
    made = setup("sarena-lora")
    sheet = [entry("betl", 0)] * 27
    assert not made.game.finished(made, sheet, [0] * 4)
    assert made.game.finished(made, [*sheet, entry("sans", 0)], [0] * 4)
    assert not made.game.finished(made, [*sheet, entry("lora", 0, [9, 0, 0, -8])], [0] * 4)
    assert made.game.finished(made, [*sheet, entry("lora", 0, [9, 0, 0, -8]), entry("lora-again", 0)], [0] * 4)


def test_7_2_the_lowest_wins() -> None:
    assert setup("sarena-lora").game.leaders([3, -1, -1, 7]) == [1, 2]


# --- the worked hand of the page


@pytest.mark.parametrize("folder", PAGES)
def test_the_worked_hand(folder: Path) -> None:
    """J♣ and the sixth trick, and a Lora with the same cards that is repeated."""
    given, played, laid, points = tables(folder / "sarena-lora.md")
    deal = go(sarena(hands(given)), "choose jack-and-sixth")
    for plays, taker in tricks(played):
        for seat, text in plays:
            assert deal.actors() == (seat,)
            go(deal, text)
        assert deal.winners[-1] == taker
    assert deal.scores() == (4, 0, 4, 0)
    deal = go(sarena(hands(given)), "choose lora")
    for seat, text in rounds(laid):
        assert deal.actors() == (seat,)
        go(deal, text)
    assert deal.phase is None and list(deal.scores()) == numbers(points[3]) and deal.dots == numbers(points[2])
    assert again([entry("lora", 3, deal.points)])
