"""Briškula: docs/games/briskula.md, rule by rule."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.plays import Case, dump, played, seen
from tests.conformance.test_perft import opened, rows
from tests.engine.oracles import lines_of
from tests.games.briskula import adds_up, agree, tricks_of
from tests.games.build import dealt, go, heard, offered, plan, refusal, setup, throw
from tests.games.oracle_briskula import Briskula
from tests.games.worked import NAMES, PAGES

from adut import players
from adut.cards import card_text, cards, cards_text, members, parse_card, set_of, size
from adut.deal import Deal
from adut.game import Entry, Match
from adut.games.briskula import SAY_MOVES, SIGN_MOVES
from adut.kernels.briscola import POINTS, RULES, whole
from adut.players.cautious import leanings, remark
from adut.players.search import SearchPlayer
from adut.rng import Rng
from adut.sight import Sight

__all__ = ["adds_up"]

TALK = {f"sign {sign}" for sign in ("karik", "trump-ace", "trump-three", "trump-king", "trump-horse", "trump-fant", "small-trump")}
TALK |= {f"say {word}" for word in ("karik", "liso", "punti", "briskulu", "briskulicu", "malu")}
ORDER = "2 4 5 6 7 J Q K 3 A"


def table(trump: str, *hands: str, seats: int = 4, left: int = 4, **chosen: Any) -> Any:
    """A game at forehand's lead (seat 0) with these hands and trump; ``left`` cards are still to be drawn, the open one among them."""
    prescribed = plan("briskula", seats - 1, seats=seats, **chosen)
    deal = dealt(prescribed, prescribed.setup.game.pack(prescribed.setup))
    deal.hands = [cards(hand) for hand in [*hands, *[""] * (seats - len(hands))]]
    held = set_of([card for hand in deal.hands for card in members(hand)])
    free = [card for card in prescribed.setup.game.pack(prescribed.setup) if not held >> card & 1]
    deal.trump = "CDHS".index(trump)
    trumps, others = [[card for card in free if (card // 13 == deal.trump) == wanted] for wanted in (True, False)]
    drawn = [*trumps[:1], *others[: left - 1]] if left else []
    deal.turned, deal.stock = drawn[:1], drawn[1:]
    heap = [0] * seats
    heap[0] = set_of(free) & ~set_of(drawn)
    deal.taken = heap
    return deal


def after(trick: str, trump: str = "S") -> Any:
    """A full trick of single cards at a table of four."""
    return throw(table(trump, *[f"{card}" for card in trick.split()], left=0), trick)


# --- 1


def test_1_1_forty_cards() -> None:
    for seats in (2, 4, 5):
        made = setup("briskula", seats)
        assert len(made.game.pack(made)) == 40
        assert not set_of(made.game.pack(made)) & cards("8C 9C 10C 8S 9S 10S")


def test_1_2_three_leave_out_the_two_of_hearts() -> None:
    made = setup("briskula", 3)
    assert len(made.game.pack(made)) == 39 and parse_card("2H") not in made.game.pack(made)


@pytest.mark.parametrize("trump", "CS")
def test_1_3_strength(trump: str) -> None:
    for low, high in itertools.combinations(ORDER.split(), 2):
        assert after(f"{low}S {high}S 2D 4D", trump).winners == [1]
        assert after(f"{high}S {low}S 2D 4D", trump).winners == [0]


@pytest.mark.parametrize(("rank", "points"), [("A", 11), ("3", 10), ("K", 4), ("Q", 3), ("J", 2), *[(rank, 0) for rank in "76542"]])
def test_1_4_points(rank: str, points: int) -> None:
    assert {POINTS[parse_card(rank + suit) % 13] for suit in "CDHS"} == {points}


@pytest.mark.parametrize(("seats", "twos", "points"), [(4, False, 120), (3, False, 120), (2, True, 160), (5, True, 160), (3, True, 150)])
def test_1_4_1_5_the_pack(seats: int, twos: bool, points: int) -> None:
    assert whole(setup("briskula", seats, twos=twos)) == points


def test_1_5_a_two_counts_and_stays_weakest() -> None:
    deal = throw(table("S", "2D 5C", "4D 6C", "5D", "6D", left=0, twos=True), "2D 4D 5D 6D")
    assert deal.winners == [3]
    assert deal.collected()[1] == 10
    assert RULES.strength(parse_card("2D"), 3) == 0


# --- 2


@pytest.mark.parametrize(
    ("seats", "turned", "first", "left"), [(2, 3, "0 2 5", 33), (3, 4, "0 3 7", 29), (4, 6, "0 4 9", 27), (5, 7, "0 5 11", 24)]
)
def test_2_3_2_4_the_deal(seats: int, turned: int, first: str, left: int) -> None:
    """Single cards from forehand on, and in the middle the open card; ``first``: the places in the pack of forehand's three."""
    prescribed = plan("briskula", 1, seats=seats)
    whole_pack = prescribed.setup.game.pack(prescribed.setup)
    Rng(3).shuffle(whole_pack)
    deal = dealt(prescribed, list(whole_pack))
    assert deal.turned == [whole_pack[turned]] and deal.trump == whole_pack[turned] // 13
    assert deal.turn == deal.leader == 2 % seats
    assert deal.hands[2 % seats] == set_of([whole_pack[int(at)] for at in first.split()])
    assert [size(hand) for hand in deal.hands] == [3] * seats and len(deal.stock) == left
    assert deal.stock[-1] == whole_pack[3 * seats + 1]
    assert next(zone for zone in deal.view(None).zones if zone.id == "turned").cards == [card_text(whole_pack[turned])]


# --- 3


def test_3_sides() -> None:
    assert [setup("briskula", seats).sides for seats in (2, 3, 4, 5)] == [
        [[0], [1]],
        [[0], [1], [2]],
        [[0, 2], [1, 3]],
        [[0], [1], [2], [3], [4]],
    ]


# --- 4


def test_4_2_any_card() -> None:
    deal = throw(table("S", "AD", "3D 7S 4H", left=0), "AD")
    assert offered(deal) == {"play 3D", "play 7S", "play 4H"}
    assert refusal(deal, "play AH") == "not-in-hand"


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_4_3_4_4_the_tricks_of_the_page(page: Path) -> None:
    """Each trick of the last table, played on cards that hold nothing else."""
    tricks = tricks_of(page / "briskula.md")
    assert len(tricks) == 6
    for trick, taker, points in tricks:
        deal = after(" ".join(trick))
        assert NAMES[deal.winners[0]] == taker
        assert sum(POINTS[parse_card(card) % 13] for card in trick) == points


def test_4_5_the_winner_draws_first() -> None:
    deal = table("S", "4D", "7D", "5D", "6D", left=9)
    drawn = deal.stock[::-1]
    throw(deal, "4D 7D 5D 6D")
    assert deal.turn == 1
    assert [deal.hands[seat] for seat in (1, 2, 3, 0)] == [1 << card for card in drawn[:4]]
    assert deal.known == [0, 0, 0, 0]


def test_4_6_the_open_card_goes_to_the_last_to_draw() -> None:
    deal = table("S", "4D AC", "7D", "5D", "6D", left=4)
    open_card = deal.turned[0]
    said = heard(deal, "play 4D", "play 7D", "play 5D", "play 6D")
    assert deal.hands[0] == 1 << open_card | cards("AC") and deal.known[0] == 1 << open_card
    assert said == [("trick-taken", 1, {}), ("draws-open", 0, {"card": card_text(open_card)}), ("partners-look", -1, {})]
    assert next(zone for zone in deal.view(3).zones if zone.id == "hand-0").cards.count(None) == 2


@pytest.mark.parametrize(("seats", "tricks"), [(2, 20), (3, 13), (4, 10), (5, 8)])
def test_4_7_every_card_is_played(seats: int, tricks: int) -> None:
    for record in played(Case("briskula", seats), 3):
        deal: Any = record.at(len(record.history))
        assert len(deal.winners) == tricks and not any(deal.hands) and deal.drawn_out


@pytest.mark.parametrize("case", [Case("briskula", seats) for seats in (2, 3, 4, 5)] + [Case("briskula", 4, (("signs", False),))], ids=str)
def test_the_oracle_agrees(case: Case) -> None:
    """Whole matches beside the plain program: who acts, what they may do, hands, points."""
    for seed in range(6):
        for record in played(case, 80 + seed):
            agree(record, Briskula(cards_text(record.pack).split(), case.seats, record.plan.dealer, talk=not case.changed))


@pytest.mark.parametrize(("id", "row"), [(id, row) for id in ("briskula", "dupla-briskula") for row in rows(id) if int(row[2]) < 15_000])
def test_the_oracle_counts_the_same(id: str, row: list[str]) -> None:
    """The perft files, the longest lines left out."""
    seed, depth, count, *given = row
    prescribed, whole_pack, _ = opened(id, int(seed), given)
    hand = (1, (1, 1, 1)) if id == "briskula" else (2, (2, 2))
    game = Briskula(cards_text(whole_pack).split(), prescribed.setup.seats, prescribed.dealer, *hand, talk="signs=off" not in given)
    assert lines_of(game, int(depth)) == int(count)


# --- 5


def whispered(deal: Deal, viewer: int | None) -> list[tuple[str, str]]:
    """What a viewer alone knows."""
    return [(fact.key, fact.value) for fact in deal.view(viewer).facts if fact.own]


def test_5_1_5_2_one_sign_and_one_word_a_trick() -> None:
    deal = table("S", "4D 5D AS", "7D", left=9)
    assert offered(deal) == TALK | {"play 4D", "play 5D", "play AS"}
    go(deal, "sign trump-ace")
    assert deal.turn == 0
    assert refusal(deal, "sign trump-king") == refusal(deal, "sign trump-ace") == "one-sign"
    assert offered(deal) == {move for move in TALK if move.startswith("say")} | {"play 4D", "play 5D", "play AS"}
    go(deal, "say karik")
    assert refusal(deal, "say malu") == "one-word"
    assert offered(deal) == {"play 4D", "play 5D", "play AS"}
    go(deal, "play 4D")
    assert offered(deal) == TALK | {"play 7D"}
    assert deal.auction() == [(0, SAY_MOVES[0])]


def test_5_1_after_the_trick_one_may_sign_again() -> None:
    deal = table("S", "7D 5D AS", "4D 4C", "5C", "6D", left=9)
    go(deal, "sign trump-ace", "say karik", "play 7D", "play 4D", "play 5C", "play 6D")
    assert deal.turn == 0 and offered(deal) >= TALK and deal.auction() == []
    assert whispered(deal, 2) == [("sign", "trump-ace")]


def test_5_1_the_partner_alone_notices_a_sign() -> None:
    deal = table("S", "4D 5D AS", "7D", left=9)
    before = [seen(deal, viewer) for viewer in (1, 3, -1)], [dump(deal.sight(viewer).deal) for viewer in (1, 3, -1)]
    assert [deal.told(0, SIGN_MOVES[1], viewer) for viewer in (0, 1, 2, 3, -1)] == ["sign trump-ace", "", "sign trump-ace", "", ""]
    assert heard(deal, "sign trump-ace") == []
    assert before == ([seen(deal, viewer) for viewer in (1, 3, -1)], [dump(deal.sight(viewer).deal) for viewer in (1, 3, -1)])
    assert [whispered(deal, viewer) for viewer in (0, 1, 2, 3, None)] == [
        [("own-sign", "trump-ace")],
        [],
        [("sign", "trump-ace")],
        [],
        [],
    ]


def test_5_2_all_hear_a_word() -> None:
    deal = table("S", "4D 5D AS", "7D", left=9)
    assert {deal.told(0, SAY_MOVES[4], viewer) for viewer in (0, 1, 2, 3, -1)} == {"say briskulicu"}
    go(deal, "say briskulicu")
    assert [(said.seat, said.move) for said in deal.view(None).auction] == [(0, "say briskulicu")]


@pytest.mark.parametrize(
    ("sign", "settled_by", "left_by"),
    [
        ("karik", "AD 3C", "AS 3S KD"),
        ("trump-ace", "AS", "AD 3S"),
        ("trump-three", "3S", "3D AS"),
        ("trump-king", "KS", "KD QS"),
        ("trump-horse", "QS", "QD JS"),
        ("trump-fant", "JS", "JD KS"),
        ("small-trump", "2S 7S", "2D JS 3S"),
    ],
)
def test_5_3_a_sign_stands_until_its_card_is_played(sign: str, settled_by: str, left_by: str) -> None:
    for texts, stands in ((settled_by, False), (left_by, True)):
        for card in texts.split():
            deal = go(table("S", f"{card} 4H", left=9), f"sign {sign}", f"play {card}")
            assert whispered(deal, 2) == ([("sign", sign)] if stands else [])


def test_5_4_a_sign_may_be_a_lie() -> None:
    """It can be given without the card, and the deals the partner imagines do not heed it."""
    deal = go(table("S", "4D 5D 6D", "AS 7C 7H", "4C 5C 6C", "4H 5H 6H", left=9), "sign trump-ace")
    sight: Sight = deal.sight(2)
    rng = Rng(1)
    holds = [bool(sight.imagine(rng).held(0) & cards("AS")) for _ in range(400)]
    expected = 400 * 3 / (8 + 3 * 3)
    assert abs(sum(holds) - expected) < 5 * expected**0.5
    searcher = SearchPlayer(1)
    believed = [bool(searcher.imagined(sight).held(0) & cards("AS")) for _ in range(400)]
    assert sum(holds) * 1.3 < sum(believed) < 360, "search takes a sign for likelier, not for certain"


def test_5_6_silence_after_the_last_draw() -> None:
    deal = throw(table("S", "4D 4H", "7D 7H", "5D 5H", "6D 6H", left=4), "4D 7D 5D 6D")
    assert all(text.startswith("play") for text in offered(deal))
    assert refusal(deal, "sign karik") == refusal(deal, "say karik") == "last-hand"


def test_5_7_partners_see_each_others_last_cards() -> None:
    deal = table("S", "4D 4H", "7D 7H", "5D 5H", "6D 6H", left=4)
    partner = deal.hands[2]
    assert open_hands(deal, 0) == [0] and open_hands(deal, None) == []
    throw(deal, "4D 7D 5D 6D")
    assert [open_hands(deal, viewer) for viewer in (0, 1, 2, 3)] == [[0, 2], [1, 3], [0, 2], [1, 3]]
    assert open_hands(deal, None) == []
    assert deal.sight(0).imagine(Rng(1)).held(2) == deal.hands[2] != partner
    assert len({deal.sight(0).imagine(Rng(seed)).held(1) for seed in range(20)}) > 1


def open_hands(deal: Any, viewer: int | None) -> list[int]:
    """The hands a viewer sees open."""
    return [zone.owner for zone in deal.view(viewer).zones if zone.kind == "hand" and None not in zone.cards]


@pytest.mark.parametrize(("seats", "signs", "rule"), [(2, True, "no-partner"), (3, True, "no-partner"), (5, True, "no-partner")])
def test_5_signs_are_for_pairs(seats: int, signs: bool, rule: str) -> None:
    deal = table("S", "4D 5D 6D", seats=seats, signs=signs)
    assert offered(deal) == {"play 4D", "play 5D", "play 6D"}
    assert refusal(deal, "sign karik") == refusal(deal, "say karik") == rule


def test_5_8_without_signs() -> None:
    deal = table("S", "4D 5D 6D", "7D", "5C", "6C", left=4, signs=False)
    assert offered(deal) == {"play 4D", "play 5D", "play 6D"}
    assert refusal(deal, "say karik") == "silent-game"
    assert open_hands(throw(deal, "4D 7D 5C 6C"), 0) == [0, 2]


# --- 6


def heaps_of(points: list[int], cards_left: list[int]) -> list[int]:
    """Heaps of counting cards with these points, found by trying."""
    if not cards_left:
        return [0] * len(points)
    worth = POINTS[cards_left[0] % 13]
    for side, wanted in enumerate(points):
        if worth <= wanted and wanted not in points[:side]:
            heaps = heaps_of([*points[:side], wanted - worth, *points[side + 1 :]], cards_left[1:])
            if heaps:
                return [*heaps[:side], heaps[side] | 1 << cards_left[0], *heaps[side + 1 :]]
    return []


def finished(points: list[int], totals: tuple[int, ...] = (), number: int = 1) -> Any:
    """A game before a last trick without points, after which each side has these."""
    seats = {2: 2, 3: 3, 5: 5}[len(points)]
    deal = table("S", *["2D", "4D", "5D", "6D", "7D"][:seats], seats=seats, left=0)
    deal.plan.number, deal.plan.totals = number, list(totals) or deal.plan.totals
    counting = sorted([card for card in members(deal.taken[0]) if POINTS[card % 13]], key=lambda card: -POINTS[card % 13])
    heaps = heaps_of(points, counting)
    heaps[0] |= deal.taken[0] & ~set_of(counting)
    deal.taken = heaps
    return deal


def end(deal: Any) -> Any:
    """Play the last trick."""
    while deal.actors():
        deal.apply(deal.turn, deal.moves(deal.turn)[0])
    return deal


@pytest.mark.parametrize(
    ("points", "won", "label"),
    [
        ([61, 59], [1, 0], ""),
        ([60, 60], [0, 0], "even"),
        ([59, 61], [0, 1], ""),
        ([50, 40, 30], [1, 0, 0], ""),
        ([45, 45, 30], [0, 0, 0], "even"),
        ([20, 20, 20, 31, 29], [0, 0, 0, 1, 0], ""),
        ([30, 30, 20, 20, 20], [0, 0, 0, 0, 0], "even"),
    ],
)
def test_6_1_6_2_who_wins(points: list[int], won: list[int], label: str) -> None:
    deal = end(finished(points))
    assert deal.points == won and deal.tally == points and deal.marks == [f"({each})" for each in points]
    assert deal.plan.setup.game.label(deal.plan, deal) == label
    assert [fact.value for fact in deal.facts() if fact.key == "card-points"] == [" : ".join([str(each) for each in points])]


def test_6_2_an_even_game_is_told() -> None:
    deal = finished([60, 60])
    assert heard(deal, "play 2D", "play 4D")[-1] == ("even", -1, {"points": "60"})


def test_6_3_the_same_dealer_after_an_even_game() -> None:
    made = setup("briskula")
    sheet = [Entry("", 1, [1, 0], ["", ""], -1)]
    assert made.game.dealer(made, sheet) == 2
    assert made.game.dealer(made, [*sheet, Entry("even", 2, [0, 0], ["", ""], -1)]) == 2


def test_6_3_four_games_and_the_sheet() -> None:
    made = setup("briskula")
    won = [[1, 0], [0, 0], [0, 1], [1, 0]]
    sheet = [Entry("", 0, points, ["", ""], -1) for points in won]
    [board] = made.game.pad(made, sheet)
    assert [(column.side, [(cell.text, cell.deal) for cell in column.cells]) for column in board.columns] == [
        (0, [("●", 1), ("●", 4), ("", 0), ("", 0)]),
        (1, [("●", 3), ("", 0), ("", 0), ("", 0)]),
    ]
    assert not made.game.finished(made, sheet, [3, 3]) and made.game.finished(made, sheet, [3, 4])
    assert setup("briskula", wins=1).game.finished(setup("briskula", wins=1), sheet, [1, 0])


@pytest.mark.parametrize(
    ("number", "totals", "comb"), [(4, (3, 0), True), (5, (3, 0), False), (5, (3, 1), False), (4, (2, 1), False), (3, (2, 0), False)]
)
def test_6_4_a_comb(number: int, totals: tuple[int, int], comb: bool) -> None:
    """Four games, all won; an even game or a lost one in between spoils it."""
    deal = finished([70, 50], totals, number)
    assert (("comb", 0, {}) in heard(deal, "play 2D", "play 4D")) == comb
    assert deal.plan.setup.game.label(deal.plan, deal) == ("comb" if comb else "")


@pytest.mark.parametrize("wins", [1, 2])
def test_6_4_a_shorter_match_has_no_comb(wins: int) -> None:
    """A comb has four teeth."""
    deal = finished([70, 50], (wins - 1, 0), wins)
    deal.plan.setup = setup("briskula", seats=2, wins=wins)
    assert "comb" not in [key for key, _, _ in heard(deal, "play 2D", "play 4D")]
    assert deal.points == [1, 0] and deal.plan.setup.game.label(deal.plan, deal) == ""


def test_6_a_match_ends_with_four_wins() -> None:
    for seats in (2, 3, 4, 5):
        rng = Rng(5)
        match = Match(setup("briskula", seats))
        while not match.over:
            deal = match.begin(match.shuffled(rng))
            while match.actors():
                seat = deal.actors()[0]
                match.apply(seat, deal.sight(seat).moves[0])
        assert max(match.totals) == 4 and match.totals.count(4) == 1 and match.winners == [match.totals.index(4)]


# --- computer players


def test_a_computer_signs_truly_and_each_card_once() -> None:
    for seed in range(4):
        rng = Rng(seed)
        made = setup("briskula")
        match = Match(made)
        deal: Any = match.begin(match.shuffled(rng))
        cautious = players.player("cautious", seed)
        given = 0
        while deal.actors():
            seat = deal.turn
            move = cautious.choose(deal.sight(seat))
            if move in SIGN_MOVES:
                given += 1
                before = deal.signs[seat]
                deal.apply(seat, move)
                assert not deal.belies(seat) and SIGN_MOVES.index(move) not in before
            else:
                deal.apply(seat, move)
        assert given


def test_a_computer_heeds_a_word_but_not_at_any_price() -> None:
    """Asked for a karik on a trick that is the pair's, it gives one; on a lost one its opponents get no ace."""
    deal = go(table("S", "AS 4D 5D", "7S 4H 5H", "AD 6C 7C", "2C 4C 5C", left=9), "say karik", "play AS", "play 4H")
    sight = deal.sight(2)
    assert leanings(sight)[sight.moves.index(deal.vocabulary.parse("play AD"))] > 1.0
    cautious = players.player("cautious", 1)
    said = go(deal, *[text for text in [deal.vocabulary.text(remark(sight))] if remark(sight) >= 0])
    while said.turn == 2:
        said.apply(2, cautious.choose(said.sight(2)))
    assert parse_card("AD") in said.trick


def test_search_never_talks_at_random() -> None:
    """Signs and words come from what is worth saying; the search itself weighs cards alone."""
    deal = table("S", "4D 5D 6D", "7S 4H 5H", "AD 6C 7C", "2C 4C 5C", left=8)
    assert remark(deal.sight(0)) < 0
    assert deal.vocabulary.text(players.player("search:20", 1).choose(deal.sight(0))).startswith("play")
