"""Lora: seven deals by each dealer in a fixed order, each with an aim of its own; the lowest total wins.

Source: the forum rules of Yugoslav card players. Variant: four players, the seven games with Intuicija as the first.
Rulebook: docs/games/lora.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from adut.cards import HEARTS, KING, OF_RANK, OF_SUIT, QUEEN, SEVEN, card, pack
from adut.deal import Deal
from adut.game import Plan, Setup
from adut.kernels import layout
from adut.kernels.contracts import Contract, ContractPlay
from adut.kernels.questions import ASKING, RANK_WORDS, VERBS, QuestionDeal, Questions, begun
from adut.kernels.series import SeriesByDealer
from adut.kernels.trick_rules import TrickRules
from adut.moves import Vocabulary
from adut.options import Options, option
from adut.zones import Zone

RULES: Final = TrickRules()
PACKETS: Final = (2, 2, 2, 2)
"""2.3."""


@dataclass(frozen=True)
class LoraOptions(Options):
    """What tables do differently."""

    intuicija: bool = option(True, "Each dealer's first deal is Intuicija; without it there are six deals each.", section="2.2")
    early_stop: bool = option(False, "A deal of tricks stops once nothing is left to win or lose.", section="4.5")


class Playing(ContractPlay):
    """4. The play of tricks."""

    section = "4"


class Laying(layout.Laying):
    """5. Slagalica: laying cards."""

    section = "5"


PLAYING: Final = Playing()
LAYING: Final = Laying()

CONTRACTS: Final = (
    Questions("intuicija", ASKING, SEVEN, four=-1, most=400, option="intuicija"),
    Contract("sans", PLAYING, trick=-1),
    Contract("betl", PLAYING, trick=1),
    Contract("no-hearts", PLAYING, cards=((OF_SUIT[HEARTS], 1),)),
    Contract("no-queens", PLAYING, cards=((OF_RANK[QUEEN], 2),)),
    Contract("king-and-last", PLAYING, cards=((1 << card(HEARTS, KING), 4),), last=(4,)),
    layout.Layout("slagalica", LAYING, SEVEN),
)
"""6.1: the seven deals of each dealer, in order."""


class Lora(SeriesByDealer):
    """The match: the seven contracts in order, dealt seven times in a row by each player."""

    id = "lora"
    name = "Lora"
    seats: tuple[int, ...] = (4,)
    lowest_wins = True
    horizon: int = 75
    options = LoraOptions
    vocabulary = Vocabulary(RANK_WORDS[SEVEN:], VERBS)

    def table(self) -> tuple[Contract, ...]:
        return CONTRACTS

    def zones(self, seats: int) -> list[Zone]:
        return layout.layout_zones(seats)

    def pack(self, setup: Setup) -> list[int]:
        return pack(SEVEN)

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        return begun(QuestionDeal(plan, RULES, CONTRACTS[plan.row]), cards, PACKETS)


GAME: Final = Lora()
