"""Reli: Lora with 52 cards, eight deals by each dealer; the lowest total wins.

Source: the forum rules of Yugoslav card players. Variant: four players, Mau-mau as the seventh deal, rewards for taking all.
Rulebook: docs/games/reli.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from adut.cards import HEARTS, JACK, KING, OF_RANK, OF_SUIT, QUEEN, SPADES, card, pack
from adut.deal import Deal, Fact, Phase
from adut.game import Plan, Setup
from adut.kernels import layout, shedding
from adut.kernels.contracts import Contract, ContractPlay
from adut.kernels.questions import ASKING, RANK_WORDS, VERBS, QuestionDeal, Questions, begun
from adut.kernels.series import SeriesByDealer
from adut.kernels.shedding import SheddingDeal
from adut.kernels.trick_rules import TrickRules
from adut.moves import Vocabulary
from adut.options import Options, option
from adut.zones import Zone

RULES: Final = TrickRules()
PACKETS: Final = (4, 3, 3, 3)
"""2.3."""
SPADE_QUEEN: Final = 1 << card(SPADES, QUEEN)


@dataclass(frozen=True)
class ReliOptions(Options):
    """What tables do differently."""

    intuicija: bool = option(True, "Each dealer's first deal is Intuicija; without it there are seven deals each.", section="2.2")
    early_stop: bool = option(False, "A deal of tricks stops once nothing is left to win or lose.", section="4.5")


class Playing(ContractPlay):
    """4. The play of tricks."""

    section = "4"


class Laying(layout.Laying):
    """5. Slagalica: laying cards."""

    section = "5"


class Shedding(shedding.Shedding):
    """6. Mau-mau: a card that fits, else one from the stock, else "Dalje"."""

    section = "6"

    def naming(self) -> Phase:
        return NAMING_SUIT


class NamingSuit(shedding.NamingSuit):
    """6.6. Whoever has played a jack names the suit that is to follow."""

    section = "6.6"

    def turns(self) -> Phase:
        return SHEDDING


PLAYING: Final = Playing()
LAYING: Final = Laying()
SHEDDING: Final = Shedding()
NAMING_SUIT: Final = NamingSuit()

CONTRACTS: Final = (
    Questions("intuicija", ASKING, 0, four=-1, most=400, option="intuicija"),
    Contract("sans", PLAYING, trick=-1, sweep=-20),
    Contract("betl", PLAYING, trick=1, sweep=-13),
    Contract("no-hearts", PLAYING, cards=((OF_SUIT[HEARTS], 1),), sweep=-10),
    Contract("no-queens", PLAYING, cards=((SPADE_QUEEN, 4), (OF_RANK[QUEEN] & ~SPADE_QUEEN, 3)), sweep=-8),
    Contract("king-jack-last", PLAYING, cards=((1 << card(HEARTS, KING), 4),), across=((1 << card(HEARTS, JACK), 4),), last=(5,)),
    Contract("mau-mau", SHEDDING),
    layout.Layout("slagalica", LAYING, 0, both=True),
)
"""7.1: the eight deals of each dealer, in order."""


class ReliMauMau(SheddingDeal):
    """A deal of Reli that is Mau-mau."""

    def blank(self) -> ReliMauMau:
        return ReliMauMau(self.plan)

    def facts(self) -> list[Fact]:
        return [Fact("contract", "word", CONTRACTS[self.plan.row].name), *super().facts()]


class Reli(SeriesByDealer):
    """The match: the eight contracts in order, dealt eight times in a row by each player."""

    id = "reli"
    name = "Reli"
    seats: tuple[int, ...] = (4,)
    lowest_wins = True
    horizon: int = 200
    options = ReliOptions
    vocabulary = Vocabulary(RANK_WORDS, VERBS)

    def table(self) -> tuple[Contract, ...]:
        return CONTRACTS

    def zones(self, seats: int) -> list[Zone]:
        return layout.layout_zones(seats)

    def pack(self, setup: Setup) -> list[int]:
        return pack()

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        if CONTRACTS[plan.row].opening is SHEDDING:
            return shedding.deal_out(ReliMauMau(plan), cards, SHEDDING)
        return begun(QuestionDeal(plan, RULES, CONTRACTS[plan.row]), cards, PACKETS)


GAME: Final = Reli()
