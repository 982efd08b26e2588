"""Atomski king: docs/games/atomski-king.md, rule by rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.conformance.plays import Case, played
from tests.games.build import FIRST, go, offered, packed, play_out, playable, refusal, same, setup, shown, throw
from tests.games.worked import PAGES, hands, numbers, tables, tricks

from adut.cards import cards, parse_card
from adut.game import Entry, Match, Plan
from adut.games.atomski_king import REVERSED, complete, offers
from adut.rng import Rng

SUITS = ["7S 8S 9S 10S JS QS KS AS", "7H 8H 9H 10H JH QH KH AH", "7D 8D 9D 10D JD QD KD AD", "7C 8C 9C 10C JC QC KC AC"]
BAD = ["no-tricks", "jacks", "queens", "hearts-bad", "last-two", "king-of-hearts"]
GOOD = ["clubs", "diamonds", "hearts", "spades", "no-trumps", "mizar"]
TOTAL = dict.fromkeys(BAD, -16) | dict.fromkeys(GOOD, 16) | {"erlas": -96, "final-erlas": 96}
"""5.1."""


def adds_up(deal: Any) -> bool:
    """5.1: every deal has its total; an extra game twice that of its like."""
    total = TOTAL[deal.contract.name]
    return sum(deal.scores()) == (2 * total if deal.opened >= 0 else total)


def entries(played_games: list[str], dealer: int = FIRST) -> tuple[Entry, ...]:
    """The sheet of a series."""
    return tuple(Entry(game, dealer, [0] * 4, [""] * 4, -1) for game in played_games)


def atomski(played_games: list[str] | None = None, hands: list[str] | None = None, **chosen: Any) -> Any:
    """A deal with these hands, seat 0 choosing after these games."""
    made = setup("atomski-king", **chosen)
    sheet = entries(played_games or [])
    return made.game.deal(Plan(made, len(sheet) + 1, FIRST, [0] * 4, 0, sheet), packed(hands or SUITS))


def choices(played_games: list[str]) -> set[str]:
    """The games that may be chosen after these."""
    return {text.removeprefix("choose ") for text in offered(atomski(played_games))}


def zip_tricks() -> list[str]:
    """Eight tricks in which all play the cards of :data:`SUITS` in order."""
    return [" ".join(trick) for trick in zip(*[hand.split() for hand in SUITS], strict=True)]


# --- 2


@pytest.mark.parametrize("seed", range(4))
def test_2_2_2_3_series(seed: int) -> None:
    """Everyone deals one series in a row, of 12, 14 or 16 deals; the next dealer sits to the right."""
    match = play_out(Match(setup("atomski-king"), 1), Rng(seed))
    dealers = [entry.dealer for entry in match.sheet]
    lengths = [dealers.count(dealer) for dealer in (1, 2, 3, 0)]
    assert dealers == [dealer for dealer, length in zip((1, 2, 3, 0), lengths, strict=True) for _ in range(length)]
    assert set(lengths) <= {12, 14, 16} and sum(match.totals) == 0
    for dealer in range(4):
        games = [entry.label for entry in match.sheet if entry.dealer == dealer]
        assert sorted(games[:6] if len(games) == 12 else games[:7]) == sorted(BAD if len(games) == 12 else [*BAD, "erlas"])


def test_2_4_packets_of_three_three_and_two() -> None:
    deal = atomski()
    assert [shown(hand) for hand in deal.hands] == [same(hand) for hand in SUITS] and deal.actors() == (0,)


# --- 3


def test_3_1_the_first_seven() -> None:
    assert choices([]) == {*BAD, "erlas"}
    assert choices(["jacks", "erlas"]) == {*BAD, "erlas"} - {"jacks", "erlas"}
    assert refusal(atomski(["jacks"]), "choose jacks") == "not-to-choose"
    assert refusal(atomski(), "choose spades") == "not-to-choose"


def test_3_2_erlas_may_come_in_any_of_the_seven() -> None:
    for place in range(7):
        assert "erlas" in choices(BAD[:place])
    assert choices([*BAD[:5], "erlas"]) == {BAD[5]}


def test_3_3_skipping_erlas() -> None:
    """In the seventh deal, with Erlaš still open, a game for plus points strikes both of them."""
    assert choices(BAD) == {"erlas", *GOOD}
    assert choices([*BAD, "spades"]) == {*GOOD} - {"spades"}
    assert choices([*BAD, *GOOD[:5]]) == {GOOD[5]}
    assert complete([*BAD, *GOOD]) and not complete([*BAD, *GOOD[:5]])


def test_3_4_the_six_games_for_plus_points() -> None:
    assert choices([*BAD, "erlas"]) == {*GOOD}
    assert choices([*BAD, "erlas", "mizar", "clubs"]) == {"diamonds", "hearts", "spades", "no-trumps"}


def test_3_5_the_fourteenth_deal() -> None:
    so_far = [*BAD, "erlas", *GOOD]
    assert choices(so_far) == {"final-erlas", *GOOD} and not complete(so_far)
    assert complete([*so_far, "final-erlas"])
    assert choices([*so_far, "mizar"]) == {*GOOD} and not complete([*so_far, "mizar"])
    assert choices([*so_far, "mizar", "mizar"]) == {*GOOD}, "the same game may be chosen again"
    assert complete([*so_far, "mizar", "mizar", "mizar"])


def test_3_6_the_hand_lies_open_in_an_extra_game() -> None:
    deal = atomski([*BAD, "erlas", *GOOD])
    assert all(card is None for card in deal.view(2).zones[0].cards)
    go(deal, "choose hearts")
    assert deal.opened == 0 and {card for card in deal.view(2).zones[0].cards if card} == set(SUITS[0].split())
    assert {card for card in deal.view(None).zones[0].cards if card} == set(SUITS[0].split())
    assert all(card is None for card in deal.view(2).zones[1].cards)
    assert deal.imagine(2, Rng(1)).hands[0] == deal.hands[0]
    assert go(atomski([*BAD, "erlas", *GOOD]), "choose final-erlas").opened < 0
    assert go(atomski([*BAD, "erlas"]), "choose hearts").opened < 0


def test_3_7_the_chart() -> None:
    facts = {fact.key: fact.value for fact in atomski([*BAD, "erlas", "mizar", "clubs"]).facts()}
    assert facts == {"contract": "to-choose", "to-choose": "diamonds, hearts, spades, no-trumps"}


def test_3_8_the_chooser_leads() -> None:
    for game in ("spades", "mizar"):
        assert go(atomski([*BAD, "erlas"]), f"choose {game}").actors() == (0,)


# --- 4


def after_lead(game: str, hand: str, lead: str) -> Any:
    """A deal in which the next hand is just this one, after a lead."""
    deal = go(atomski([*BAD, "erlas"] if game in GOOD else []), f"choose {game}")
    deal.hands = [cards(lead), cards(hand), *deal.hands[2:]]
    return throw(deal, lead)


@pytest.mark.parametrize(
    ("game", "hand", "legal"),
    [
        ("jacks", "7S AS 8H", "7S AS"),
        ("spades", "7S AS 8H", "7S AS"),
        ("hearts", "8H AH 8C", "8H AH"),
        ("no-trumps", "8H AH 8C", "8H AH 8C"),
        ("mizar", "8H AH 8C", "8H AH 8C"),
        ("mizar", "KS AS 8C", "KS AS"),
    ],
)
def test_4_2_4_3_duties(game: str, hand: str, legal: str) -> None:
    assert playable(after_lead(game, hand, "10S")) == same(legal)


def test_4_4_no_duty_to_go_over() -> None:
    deal = after_lead("hearts", "8H AH", "10S")
    deal.hands = [deal.hands[0], deal.hands[1], cards("7H KH"), deal.hands[3]]
    assert playable(throw(deal, "8H")) == same("7H KH")


@pytest.mark.parametrize(
    ("game", "trick", "taker"),
    [
        ("jacks", "10S KS AS 8S", 2),
        ("clubs", "10S 7C AS 8C", 3),
        ("mizar", "10S KS 9S 8H", 2),
        ("mizar", "7S KS AS 8S", 2),
        ("mizar", "KS QS JS 10S", 3),
        ("mizar", "8S 7S 9S 10S", 1),
        ("mizar", "KS 7H AH 7C", 0),
    ],
)
def test_4_5_4_7_who_takes_the_trick(game: str, trick: str, taker: int) -> None:
    deal = go(atomski([*BAD, "erlas"] if game in GOOD else []), f"choose {game}")
    deal.hands = [cards(f"{card} JD") for card in trick.split()]
    assert throw(deal, trick).winners == [taker] and deal.actors() == (taker,)


def test_4_7_the_order_of_mizar() -> None:
    ranks = ["7S", "8S", "9S", "10S", "JS", "QS", "KS"]
    strengths = {card: REVERSED.strength(parse_card(card), -1) for card in [*ranks, "AS"]}
    assert sorted(strengths, key=lambda card: -strengths[card]) == ["AS", *ranks]


@pytest.mark.parametrize("bar_in_erlas", [False, True])
@pytest.mark.parametrize("game", [*BAD, "erlas", *GOOD, "final-erlas"])
def test_4_6_the_bar_on_hearts(game: str, bar_in_erlas: bool) -> None:
    before = [] if game in (*BAD, "erlas") else [*BAD, "erlas"] if game in GOOD else [*BAD, "erlas", *GOOD]
    deal = go(atomski(before, ["7H 8H 9H 10H JH QH KH 7S", "", "", ""], bar_in_erlas=bar_in_erlas), f"choose {game}")
    barred = game in ("hearts-bad", "king-of-hearts") or (game == "erlas" and bar_in_erlas)
    assert playable(deal) == same("7S" if barred else "7H 8H 9H 10H JH QH KH 7S")


def test_4_8_early_stop() -> None:
    deal = go(atomski(early_stop=True), "choose jacks")
    deal.hands = [cards("JS 7S"), cards("JH 8H"), cards("JD 8D"), cards("JC 8C")]
    assert throw(deal, "JS JH JD JC").phase is None and deal.scores() == (-16, 0, 0, 0)


# --- 5


@pytest.mark.parametrize("game", [*BAD, "erlas", *GOOD, "final-erlas"])
def test_5_1_one_player_takes_all(game: str) -> None:
    """Forehand, with all the spades; where another suit is trump, its holder."""
    before = [] if game in (*BAD, "erlas") else [*BAD, "erlas"] if game in GOOD else [*BAD, "erlas", *GOOD]
    deal = go(atomski(before), f"choose {game}")
    while deal.phase is not None:
        go(deal, sorted(offered(deal))[0])
    assert adds_up(deal)
    if game not in ("clubs", "diamonds", "hearts"):
        assert list(deal.scores()) == [TOTAL[game], 0, 0, 0]


@pytest.mark.parametrize("game", GOOD)
def test_5_1_extra_games_count_four_a_trick(game: str) -> None:
    deal = go(atomski([*BAD, "erlas", *GOOD]), f"choose {game}")
    while deal.phase is not None:
        go(deal, sorted(offered(deal))[0])
    assert sum(deal.scores()) == 32 and [4 * deal.winners.count(seat) for seat in range(4)] == list(deal.scores())


def test_5_2_the_example_of_the_source() -> None:
    """Hearts: the first takes none, the third two, the second and the fourth three each; then the king falls to the third."""
    deal = go(atomski(), "choose hearts-bad")
    deal.hands = [0, 0, 0, 0]
    deal.winners = [0] * 8
    deal.taken = [0, cards("7H 8H 9H"), cards("10H JH"), cards("QH KH AH")]
    assert deal.contract.points(deal) == [0, -6, -4, -6]
    deal = go(atomski(["hearts-bad"]), "choose king-of-hearts")
    deal.hands, deal.winners, deal.taken = [0, 0, 0, 0], [0] * 8, [0, 0, cards("KH"), 0]
    assert deal.contract.points(deal) == [0, 0, -16, 0]


@pytest.mark.parametrize("seed", range(3))
def test_5_3_the_match_adds_up_to_nothing(seed: int) -> None:
    records = played(Case("atomski-king", 4), 80 + seed)
    assert sum(sum(record.at(len(record.history)).scores()) for record in records) == 0


def test_5_3_each_series_adds_up_to_nothing() -> None:
    for games in ([*BAD, *GOOD], [*BAD, "erlas", *GOOD, "final-erlas"]):
        assert complete(games) and sum(TOTAL[game] for game in games) == 0
    assert sum(TOTAL[game] for game in [*BAD, "erlas", *GOOD]) + 3 * 32 == 0


def test_6_1_over_when_all_four_series_are() -> None:
    made = setup("atomski-king")
    sheet = [entry for dealer in (0, 1, 2, 3) for entry in entries([*BAD, *GOOD], dealer)]
    assert not made.game.finished(made, sheet[:-1], [0] * 4) and made.game.finished(made, sheet, [0] * 4)
    assert made.game.leaders([3, 3, -6, 0]) == [0, 1]
    assert len(offers([])) == 7


# --- the worked hand of the page


@pytest.mark.parametrize("folder", PAGES)
def test_the_worked_hand(folder: Path) -> None:
    """Mizar as an extra game."""
    given, played_tricks, points = tables(folder / "atomski-king.md")
    deal = go(atomski([*BAD, "erlas", *GOOD], hands(given)), "choose mizar")
    for plays, taker in tricks(played_tricks):
        for seat, text in plays:
            assert deal.actors() == (seat,)
            go(deal, text)
        assert deal.winners[-1] == taker
    assert [*deal.scores(), 32] == numbers(points[2])
