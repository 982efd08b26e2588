"""Double Briškula: docs/games/dupla-briskula.md, rule by rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.conformance.plays import Case, played
from tests.games.briskula import adds_up, agree, tricks_of
from tests.games.build import dealt, go, offered, plan, refusal, setup, shown, throw
from tests.games.oracle_briskula import Briskula
from tests.games.worked import NAMES, PAGES

from adut.cards import card_text, cards, cards_text, parse_card, parse_cards, set_of, size
from adut.errors import BadMove
from adut.game import Entry
from adut.kernels.briscola import POINTS, whole
from adut.players.thumbs.briskula import behind
from adut.rng import Rng

__all__ = ["adds_up"]


def table(trump: str, ana: str, boris: str, drawn: str = "", **chosen: Any) -> Any:
    """A game at the lead of seat 0 with these hands and these cards to draw, the open one last."""
    prescribed = plan("dupla-briskula", 1, seats=2, **chosen)
    whole_pack = prescribed.setup.game.pack(prescribed.setup)
    deal = dealt(prescribed, whole_pack)
    deal.hands = [cards(ana), cards(boris)]
    deal.trump = "CDHS".index(trump)
    left = parse_cards(drawn)
    deal.turned, deal.stock = left[-1:], left[-2::-1] if left[1:] else []
    gone = set_of(whole_pack) & ~deal.hands[0] & ~deal.hands[1] & ~set_of(left)
    deal.taken = [gone, 0]
    return deal


@pytest.mark.parametrize(("twos", "points"), [(False, 120), (True, 160)])
def test_1_4_1_5_the_pack(twos: bool, points: int) -> None:
    made = setup("dupla-briskula", twos=twos)
    assert len(made.game.pack(made)) == 40 and whole(made) == points


def test_2_3_the_deal() -> None:
    """Two and two; the fifth card of the pack is turned up, and it is drawn last."""
    prescribed = plan("dupla-briskula", 0, seats=2)
    whole_pack = prescribed.setup.game.pack(prescribed.setup)
    Rng(8).shuffle(whole_pack)
    deal = dealt(prescribed, list(whole_pack))
    assert deal.hands[1] == set_of([whole_pack[at] for at in (0, 1, 5, 6)])
    assert deal.hands[0] == set_of([whole_pack[at] for at in (2, 3, 7, 8)])
    assert deal.turned == [whole_pack[4]] and deal.trump == whole_pack[4] // 13
    assert deal.stock == whole_pack[:8:-1] and deal.turn == 1


def test_3_1_no_signs() -> None:
    deal = table("S", "4D 5D", "6D 7D")
    with pytest.raises(BadMove):
        go(deal, "sign karik")
    assert offered(deal) == {"play 4D", "play 5D"}


def test_4_1_in_turn() -> None:
    deal = table("S", "4D 5D", "6D 7D")
    turns = []
    for card in ["4D", "6D", "5D", "7D"]:
        turns.append(deal.turn)
        throw(deal, card)
    assert turns == [0, 1, 0, 1] and deal.winners == [1]
    assert deal.last_trick() == [(seat, parse_card(card)) for seat, card in zip(turns, ["4D", "6D", "5D", "7D"], strict=True)]


def test_4_2_every_card_is_free() -> None:
    deal = throw(table("S", "4D 5D", "6D 7S"), "4D")
    assert offered(deal) == {"play 6D", "play 7S"}
    assert refusal(deal, "play AD") == "not-in-hand"


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_4_3_4_4_the_tricks_of_the_page(page: Path) -> None:
    """Each trick of the last table, played on cards that hold nothing else."""
    tricks = tricks_of(page / "dupla-briskula.md")
    assert len(tricks) == 5
    for trick, taker, points in tricks:
        deal = throw(table("C", f"{trick[0]} {trick[2]}", f"{trick[1]} {trick[3]}"), " ".join(trick))
        assert NAMES[deal.winners[0]] == taker
        assert sum(POINTS[parse_card(card) % 13] for card in trick) == points


def test_4_4_ones_own_card_may_be_beaten() -> None:
    deal = throw(table("S", "KD AD", "2C 4C"), "KD 2C AD")
    assert deal.ahead == 0 and deal.best == parse_card("AD")
    assert throw(deal, "4C").winners == [0]


def test_4_5_5_1_the_winner_draws_first_and_leads() -> None:
    deal = throw(table("S", "4D 5D", "6D 7D", "2C 4C 5C 6C 7C JC QC KC"), "4D 6D 5D 7D")
    assert deal.turn == 1
    assert [shown(hand) for hand in deal.hands] == ["4C 6C", "2C 5C"] and deal.known == [0, 0]
    assert cards_text(deal.stock[::-1]) == "7C JC QC" and deal.turned == [parse_card("KC")]


def test_5_2_the_open_card_goes_to_the_loser() -> None:
    deal = throw(table("S", "4D 5D 2H 4H", "6D 7D 5H 6H", "2C 4C 5C KS"), "4D 6D 5D 7D")
    assert shown(deal.hands[0]) == "4C 2H 4H KS" and deal.known == [1 << parse_card("KS"), 0]
    assert deal.drawn_out and deal.view(1).zones[0].cards.count(card_text(parse_card("KS"))) == 0


def test_5_3_eight_draws_and_two_tricks_more() -> None:
    for record in played(Case("dupla-briskula", 2), 4):
        deal: Any = record.start()
        draws = 0
        for seat, move in record.history:
            before = len(deal.stock)
            deal.apply(seat, move)
            draws += len(deal.stock) < before
        assert draws == 8 and len(deal.winners) == 10


@pytest.mark.parametrize("seed", range(8))
def test_the_oracle_agrees(seed: int) -> None:
    """Whole matches beside the plain program: who acts, what they may do, hands, points."""
    for record in played(Case("dupla-briskula", 2), 80 + seed):
        agree(record, Briskula(cards_text(record.pack).split(), 2, record.plan.dealer, each=2, packets=(2, 2)))


@pytest.mark.parametrize(
    ("moved", "won", "tally"), [("", [0, 0], [60, 60]), ("JC", [0, 1], [58, 62]), ("JS", [1, 0], [62, 58]), ("QC JS", [0, 1], [59, 61])]
)
def test_6_1_6_2_sixty_one_wins_and_sixty_does_not(moved: str, won: list[int], tally: list[int]) -> None:
    """Ana has taken what counts in clubs and hearts, Boris the rest; the cards named change heaps before a last trick without points."""
    deal = table("S", "4D 5D", "6D 7D")
    ana = cards("AC 3C KC QC JC AH 3H KH QH JH") ^ cards(moved)
    deal.taken = [ana, deal.taken[0] & ~ana]
    throw(deal, "4D 6D 5D 7D")
    assert (deal.points, deal.tally) == (won, tally)


def test_6_3_the_same_dealer_after_an_even_game() -> None:
    made = setup("dupla-briskula")
    assert made.game.dealer(made, [Entry("even", 1, [0, 0], ["", ""], -1)]) == 1
    assert made.game.dealer(made, [Entry("", 1, [0, 1], ["", ""], -1)]) == 0


def test_thumbs_know_who_is_still_to_play() -> None:
    deal = table("S", "4D 5D", "6D 7D")
    assert behind(deal, 0) == [1, 0, 1]
    assert behind(throw(deal, "4D 6D"), 0) == [1]
    assert size(deal.hands[0]) == 1
