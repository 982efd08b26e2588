"""The computer players: legal, repeatable, and sensible where a beginner would be."""

from __future__ import annotations

import pytest
from tests.games.build import go, in_trick, setup

from adut.errors import BadSeats
from adut.game import Plan
from adut.games.bela import BelaDeal
from adut.kernels.sale import SaleDeal
from adut.kernels.tricks import TrickDeal
from adut.players import names, player
from adut.rng import Rng

FOUR = ("king", "bela", "tablic", "inat-i-zloba")
QUEENS, KING_OF_HEARTS, ERLAS, FINAL = 2, 5, 6, 11


def trick_deal(id: str, row: int, hands: list[str], leader: int, trick: str = "") -> TrickDeal:
    """A deal of tricks in which these hands and this trick are left; the cards gone count for nobody."""
    table = setup(id)
    made = table.game.deal(Plan(table, 1, 3, [0] * len(table.sides), row), table.game.pack(table))
    assert isinstance(made, TrickDeal)
    in_trick(made, hands, leader, trick)
    return made


@pytest.mark.parametrize("id", FOUR)
@pytest.mark.parametrize("name", ["random", "cautious", "search:8", "expert:8"])
def test_a_whole_deal_is_legal_and_repeats_itself(id: str, name: str) -> None:
    def lines() -> list[int]:
        table = setup(id)
        order = table.game.packs(table)
        for pack in order:
            Rng(4).shuffle(pack)
        deal = table.game.deal(Plan(table, 1, 0, [0] * len(table.sides)), [card for pack in order for card in pack])
        someone = player(name, 9)
        made = []
        while deal.phase is not None and len(made) < 60:
            seat = deal.actors()[0]
            made.append(someone.choose(deal.sight(seat)))
            deal.apply(seat, made[-1])
        return made

    assert lines() == lines()


CHOICES = (
    # seats 3 and 0 have played, or 2, 3 and 0; the others hold one card more
    ("a void player gives the king of hearts away", KING_OF_HEARTS, ["7D 8D", "KH 9S 8S", "7C 8C 9C", "AC KC"], 3, "AD QD", "KH"),
    ("a void player gives a queen away", QUEENS, ["7D AS", "QS 7S 8S", "9S 10S JS", "KS 9C"], 3, "AD KD", "QS"),
    ("a queen goes under the ace", QUEENS, ["7D 8D", "QD 9D 7S", "9C 8C 7C", "AC KC"], 3, "AD 10D", "QD"),
    ("the last to play does not take the hearts", ERLAS, ["7D 8D", "9H AH 7S", "8C 9C", "AC KC"], 2, "QH 10H KH", "9H"),
    ("where everything pays the ace of hearts takes the king", FINAL, ["7D 8D", "9H AH 7S", "8C 9C", "AC KC"], 2, "QH 10H KH", "AH"),
)


@pytest.mark.parametrize(("why", "row", "hands", "leader", "trick", "card"), CHOICES, ids=[each[0] for each in CHOICES])
@pytest.mark.parametrize("name", ["cautious", "search:300", "expert:300"])
def test_king_choices(name: str, why: str, row: int, hands: list[str], leader: int, trick: str, card: str) -> None:
    deal = trick_deal("king", row, hands, leader, trick)
    assert isinstance(deal, SaleDeal) and deal.turn == 1
    chosen = player(name, 2).choose(deal.sight(1))
    assert deal.vocabulary.text(chosen) == f"play {card}", why


def bela_deal(hands: list[str], leader: int, trick: str) -> BelaDeal:
    """A deal of Bela with spades as trumps, called by seat 0."""
    table = setup("bela")
    deal = table.game.deal(Plan(table, 1, 3, [0, 0]), table.game.pack(table))
    assert isinstance(deal, BelaDeal)
    in_trick(go(deal, "call spades", "pass", "pass", "pass", "pass"), hands, leader, trick)
    return deal


def test_bela_a_ten_does_not_go_to_the_opponents() -> None:
    deal = bela_deal(["7D 8D 9D", "7H 8H", "10C 8C JD", "9H JH QH"], 1, "AC")
    assert deal.turn == 2
    assert {deal.vocabulary.text(player(name, 1).choose(deal.sight(2))) for name in ("cautious", "expert:200")} == {"play 8C"}


@pytest.mark.parametrize("name", ["nobody", "search:0", "search:x", "search:-1s", "random:3"])
def test_unknown_players_are_refused_by_name(name: str) -> None:
    with pytest.raises(BadSeats, match=name.split(":")[0]):
        player(name, 1)


def test_every_listed_player_can_be_made() -> None:
    assert [type(player(name, 1)).__name__ for name in names()] == ["RandomPlayer", "CautiousPlayer", "SearchPlayer", "ExpertPlayer"]
