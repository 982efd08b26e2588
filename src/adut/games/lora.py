"""Lora: seven deals by each dealer in a fixed order, each with an aim of its own; the lowest total wins.

Source: the forum rules of Yugoslav card players. Variant: four players, the seven games with Intuicija as the first.
Rulebook: docs/games/lora.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from adut.cards import HEARTS, KING, OF_RANK, OF_SUIT, QUEEN, SEVEN, card, pack, set_of
from adut.deal import Deal, Fact
from adut.game import Entry, Game, Plan, Setup
from adut.kernels import chart, layout, questions
from adut.kernels.contracts import Contract, ContractPlay
from adut.kernels.questions import RANK_WORDS, VERBS, Asking, AskingCards, AskingRank, QuestionDeal, Questions
from adut.kernels.tricks import TrickRules
from adut.moves import Vocabulary
from adut.options import Options, option
from adut.pad import Board
from adut.zones import ALL, TRICK, Zone, hands, won

RULES: Final = TrickRules()
PACKET: Final = 2
"""2.3."""
VOCABULARY: Final = Vocabulary(RANK_WORDS[SEVEN:], VERBS)

__all__ = ["GAME", "Asking", "AskingCards", "AskingRank", "Laying", "Lora", "LoraDeal", "LoraOptions", "Playing"]


@dataclass(frozen=True)
class LoraOptions(Options):
    """What tables do differently."""

    intuicija: bool = option(True, "Each dealer's first deal is Intuicija; without it there are six deals each.", section="2.2")
    early_stop: bool = option(False, "A deal of tricks stops once nothing is left to win or lose.", section="4.5")


class LoraDeal(QuestionDeal):
    """A deal of Lora: questions, tricks or a layout, as its contract says."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, RULES, CONTRACTS[plan.row])

    def blank(self) -> LoraDeal:
        return LoraDeal(self.plan)

    def facts(self) -> list[Fact]:
        facts = [Fact("contract", "word", self.contract.name), *self.asking_facts()]
        if any(self.dots):
            facts.append(Fact("dots", "text", " : ".join([str(count) for count in self.dots])))
        return facts

    def standing(self) -> list[int]:
        return self.contract.points(self)


class Playing(ContractPlay):
    """4. The play of tricks."""

    section = "4"


class Laying(layout.Laying):
    """5. Slagalica: laying cards."""

    section = "5"


PLAYING: Final = Playing()
LAYING: Final = Laying()

CONTRACTS: Final = (
    Questions("intuicija", questions.ASKING, SEVEN, four=-1, most=400),
    Contract("sans", PLAYING, trick=-1),
    Contract("betl", PLAYING, trick=1),
    Contract("no-hearts", PLAYING, cards=((OF_SUIT[HEARTS], 1),)),
    Contract("no-queens", PLAYING, cards=((OF_RANK[QUEEN], 2),)),
    Contract("king-and-last", PLAYING, cards=((1 << card(HEARTS, KING), 4),), last=(4,)),
    layout.Layout("slagalica", LAYING, SEVEN),
)
"""6.1: the seven deals of each dealer, in order."""


def series(setup: Setup) -> int:
    """2.2: how many deals each dealer deals."""
    return len(CONTRACTS) if setup.options.intuicija else len(CONTRACTS) - 1


def dealt_by_twos(plan: Plan, cards: list[int]) -> list[int]:
    """2.3: the hands, dealt in packets of two."""
    seats = plan.setup.seats
    hands = [0] * seats
    for at in range(len(cards) // PACKET):
        hands[(plan.forehand + at) % seats] |= set_of(cards[PACKET * at : PACKET * (at + 1)])
    return hands


class Lora(Game):
    """The match: the seven contracts in order, dealt seven times in a row by each player."""

    id = "lora"
    name = "Lora"
    family = "lora"
    seats: tuple[int, ...] = (4,)
    lowest_wins = True
    horizon: int = 75
    options = LoraOptions
    vocabulary = VOCABULARY

    def zones(self, seats: int) -> list[Zone]:
        return [*hands(seats), Zone("trick", "trick", TRICK, ALL), *layout.layout_rows(), *won(seats)]

    def pack(self, setup: Setup) -> list[int]:
        return pack(SEVEN)

    def dealer(self, setup: Setup, sheet: list[Entry]) -> int:
        return (sheet[0].dealer + len(sheet) // series(setup)) % setup.seats

    def row(self, setup: Setup, sheet: list[Entry]) -> int:
        left_out = len(CONTRACTS) - series(setup)
        return left_out + len(sheet) % series(setup)

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        deal = LoraDeal(plan)
        deal.hands = dealt_by_twos(plan, cards)
        deal.taken = plan.setup.none
        deal.leader = deal.turn = plan.forehand
        deal.phase = questions.begin(deal) if deal.contract.opening is questions.ASKING else deal.contract.opening
        return deal

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        return len(sheet) >= setup.seats * series(setup)

    def label(self, plan: Plan, deal: Deal) -> str:
        return CONTRACTS[plan.row].name

    def chart(self, setup: Setup, sheet: list[Entry], deal: Deal | None) -> list[Board]:
        names = [row.name for row in CONTRACTS[-series(setup) :]]
        return [chart.to_deal(setup, sheet, deal, names), *chart.by_contract(setup, sheet, names)]


GAME: Final = Lora()
