"""Reli: Lora with 52 cards, eight deals by each dealer; the lowest total wins.

Source: the forum rules of Yugoslav card players. Variant: four players, Mau-mau as the seventh deal, rewards for taking all.
Rulebook: docs/games/reli.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from adut.cards import HEARTS, JACK, KING, OF_RANK, OF_SUIT, QUEEN, SPADES, card, pack
from adut.deal import Deal, Fact, Phase
from adut.game import Entry, Game, Plan, Setup
from adut.kernels import chart, layout, questions, shedding
from adut.kernels.contracts import Contract, ContractPlay, dealt_in
from adut.kernels.layout import Layout
from adut.kernels.questions import RANK_WORDS, VERBS, QuestionDeal, Questions
from adut.kernels.shedding import SheddingDeal
from adut.kernels.tricks import TrickRules
from adut.moves import Vocabulary
from adut.options import Options, option
from adut.pad import Board
from adut.zones import ALL, TRICK, Zone, hands, won

RULES: Final = TrickRules()
PACKETS: Final = (4, 3, 3, 3)
"""2.3."""
VOCABULARY: Final = Vocabulary(RANK_WORDS, VERBS)
SPADE_QUEEN: Final = 1 << card(SPADES, QUEEN)


@dataclass(frozen=True)
class ReliOptions(Options):
    """What tables do differently."""

    intuicija: bool = option(True, "Each dealer's first deal is Intuicija; without it there are seven deals each.", section="2.2")
    early_stop: bool = option(False, "A deal of tricks stops once nothing is left to win or lose.", section="4.5")


class Asking(questions.Asking):
    """3.2. A question begins with whom it goes to."""


class AskingRank(questions.AskingRank):
    """3.3. Then for which rank."""


class AskingCards(questions.AskingCards):
    """3.3. Then a number of them, or which."""


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
    Questions("intuicija", questions.ASKING, 0, four=-1, most=400),
    Contract("sans", PLAYING, trick=-1, sweep=-20),
    Contract("betl", PLAYING, trick=1, sweep=-13),
    Contract("no-hearts", PLAYING, cards=((OF_SUIT[HEARTS], 1),), sweep=-10),
    Contract("no-queens", PLAYING, cards=((SPADE_QUEEN, 4), (OF_RANK[QUEEN] & ~SPADE_QUEEN, 3)), sweep=-8),
    Contract("king-jack-last", PLAYING, cards=((1 << card(HEARTS, KING), 4),), across=((1 << card(HEARTS, JACK), 4),), last=(5,)),
    Contract("mau-mau", SHEDDING),
    Layout("slagalica", LAYING, 0, both=True),
)
"""7.1: the eight deals of each dealer, in order."""


class ReliDeal(QuestionDeal):
    """A deal of Reli: questions, tricks or a layout, as its contract says."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, RULES, CONTRACTS[plan.row])

    def blank(self) -> ReliDeal:
        return ReliDeal(self.plan)

    def facts(self) -> list[Fact]:
        facts = [Fact("contract", "word", self.contract.name), *self.asking_facts()]
        if any(self.dots):
            facts.append(Fact("dots", "text", " : ".join([str(count) for count in self.dots])))
        return facts

    def standing(self) -> list[int]:
        return self.contract.points(self)


class ReliMauMau(SheddingDeal):
    """A deal of Reli that is Mau-mau."""

    def blank(self) -> ReliMauMau:
        return ReliMauMau(self.plan)

    def facts(self) -> list[Fact]:
        return [Fact("contract", "word", CONTRACTS[self.plan.row].name), *super().facts()]


def series(setup: Setup) -> int:
    """2.2: how many deals each dealer deals."""
    return len(CONTRACTS) if setup.options.intuicija else len(CONTRACTS) - 1


class Reli(Game):
    """The match: the eight contracts in order, dealt eight times in a row by each player."""

    id = "reli"
    name = "Reli"
    family = "lora"
    seats: tuple[int, ...] = (4,)
    lowest_wins = True
    horizon: int = 200
    options = ReliOptions
    vocabulary = VOCABULARY

    def zones(self, seats: int) -> list[Zone]:
        return [*hands(seats), Zone("trick", "trick", TRICK, ALL), *layout.layout_rows(), *won(seats)]

    def pack(self, setup: Setup) -> list[int]:
        return pack()

    def dealer(self, setup: Setup, sheet: list[Entry]) -> int:
        return (sheet[0].dealer + len(sheet) // series(setup)) % setup.seats

    def row(self, setup: Setup, sheet: list[Entry]) -> int:
        return len(CONTRACTS) - series(setup) + len(sheet) % series(setup)

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        contract = CONTRACTS[plan.row]
        if contract.opening is SHEDDING:
            return shedding.deal_out(ReliMauMau(plan), cards, SHEDDING)
        deal = ReliDeal(plan)
        deal.hands = dealt_in(plan, cards, PACKETS)
        deal.taken = plan.setup.none
        deal.leader = deal.turn = plan.forehand
        deal.phase = questions.begin(deal) if contract.opening is questions.ASKING else contract.opening
        return deal

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        return len(sheet) >= setup.seats * series(setup)

    def label(self, plan: Plan, deal: Deal) -> str:
        return CONTRACTS[plan.row].name

    def chart(self, setup: Setup, sheet: list[Entry], deal: Deal | None) -> list[Board]:
        names = [row.name for row in CONTRACTS[-series(setup) :]]
        return [chart.to_deal(setup, sheet, deal, names), *chart.by_contract(setup, sheet, names)]


GAME: Final = Reli()
