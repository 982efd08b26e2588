"""Guided playouts: they end as the rules say, leave what they were given alone, and choose what any beginner would."""

from __future__ import annotations

import pytest
from tests.games.build import go, in_trick, setup

from adut.cards import card_text
from adut.game import Plan
from adut.kernels.tricks import TrickDeal, TrickPlay
from adut.players.rollout import Rollout
from adut.rng import Rng

GAMES = ("atomski-king", "bela", "damski-preferans", "king", "king-3", "lora", "majorka", "reli", "sarena-lora")


@pytest.mark.parametrize("id", GAMES)
def test_a_deal_is_played_to_its_end_and_repeats_itself(id: str) -> None:
    table = setup(id)
    for row in (1, 2, 3) if id in ("king", "king-3", "lora", "reli") else (0,):
        pack = table.game.pack(table)
        Rng(row).shuffle(pack)
        deal = table.game.deal(Plan(table, 1, 0, [0] * len(table.sides), row), pack)
        ends = []
        for _ in range(2):
            end = deal.clone()
            Rollout(Rng(7)).finish(end)
            assert end.phase is None and deal.phase is not None
            ends.append(end.points)
        assert ends[0] == ends[1]


CHOICES = (
    # hands by seat; the leader; the trick so far, which is added to the hands; what the next seat plays
    ("bela", 0, ["7D 8D", "7H 8H", "10C 8C JD", "9H JH QH"], 0, "9C AC", "8C", "no ten under the opponents' ace"),
    ("bela", 0, ["7D 8D", "7H 8H", "KD 7C QD", "10C 8C JD"], 1, "AC 9C", "10C", "the ten goes to the partner's ace, the last to play"),
    ("king", 2, ["7D AS", "QS 7S 8S", "9S 10S JS", "KS 9C"], 3, "AD KD", "QS", "a void hand gets rid of a queen"),
    ("king", 5, ["7D 8D", "KH 9S 8S", "7C 8C 9C", "AC KC"], 3, "AD QD", "KH", "and of the king of hearts"),
    ("king", 0, ["7D 8D", "7S 9S AS", "9C 8C 7C", "AC KC"], 2, "10S JS QS", "9S", "the highest card that does not take the trick"),
    ("king", 11, ["7D 8D", "9H AH 7S", "8C 9C", "AC KC"], 2, "QH 10H KH", "AH", "where everything pays the ace takes"),
)


@pytest.mark.parametrize(("id", "row", "hands", "leader", "trick", "card", "why"), CHOICES, ids=[each[-1] for each in CHOICES])
def test_choices(id: str, row: int, hands: list[str], leader: int, trick: str, card: str, why: str) -> None:
    table = setup(id)
    deal = table.game.deal(Plan(table, 1, 3, [0] * len(table.sides), row), table.game.pack(table))
    assert isinstance(deal, TrickDeal)
    called = ("call spades", "pass", "pass", "pass", "pass") if id == "bela" else ()
    in_trick(go(deal, *called), hands, leader, trick)
    rollout = Rollout(Rng(1))
    rollout.epsilon = 0
    assert isinstance(deal.phase, TrickPlay)
    assert card_text(rollout.card(deal, deal.turn, deal.phase)) == card, why
