"""Šarena lora: Lora in which forehand, having seen the cards, chooses what is played, each game once.

Source: the forum rules of Yugoslav card players. Variant: four players, J♣ and the sixth trick in place of Intuicija.
Rulebook: docs/games/sarena-lora.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from adut.cards import CLUBS, DIAMONDS, HEARTS, JACK, KING, OF_RANK, OF_SUIT, QUEEN, SEVEN, card, pack
from adut.deal import Deal
from adut.game import Entry, Game, Plan, Setup
from adut.kernels import chart, contracts, layout
from adut.kernels.contracts import Contract, ContractPlay, dealt_in, offering, opened, unchosen
from adut.kernels.layout import Layout, LayoutDeal
from adut.kernels.trick_rules import TrickRules
from adut.moves import Vocabulary
from adut.options import Options, option
from adut.pad import Board
from adut.zones import Zone

RULES: Final = TrickRules()
PACKETS: Final = (2, 2, 2, 2)
"""2.2."""
REPEATED_FROM: Final = 8
"""5.7: a Lora in which anybody gets so many points is dealt again."""
MOST_REPEATS: Final = 2
"""5.7."""
CHOICE_ROW: Final = 0
AGAIN_ROW: Final = 1
"""``Plan.row``: a deal in which forehand chooses, and a Lora that is dealt again."""


@dataclass(frozen=True)
class SarenaLoraOptions(Options):
    """What tables do differently."""

    jack_of_diamonds: bool = option(False, "J♦ counts 8 in place of J♣ and the sixth trick with 4 each.", section="6.2")
    early_stop: bool = option(False, "A deal of tricks stops once nothing is left to win or lose.", section="4.5")


class SarenaLoraDeal(LayoutDeal):
    """A deal of Šarena lora: the choice, then tricks or a layout."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, RULES, LORA_AGAIN if plan.row == AGAIN_ROW else TO_CHOOSE)

    def blank(self) -> SarenaLoraDeal:
        return SarenaLoraDeal(self.plan)


class Choosing(contracts.Choosing):
    """3. Forehand chooses what is played."""

    section = "3"


class Playing(ContractPlay):
    """4. The play of tricks."""

    section = "4"


class Laying(layout.Laying):
    """5. Lora: laying cards."""

    section = "5"


CHOOSING: Final = Choosing()
PLAYING: Final = Playing()
LAYING: Final = Laying()

TO_CHOOSE: Final = Contract("to-choose", CHOOSING)
LORA: Final = Layout("lora", LAYING, SEVEN, places=(-8,), own_dots=True)
LORA_AGAIN: Final = Layout("lora-again", LAYING, SEVEN, places=(-8,), own_dots=True)
JACK_OF_DIAMONDS: Final = "jack_of_diamonds"
"""6.2: the option with which J♦ alone counts."""

CONTRACTS: Final = (
    Contract("sans", PLAYING, trick=-1),
    Contract("betl", PLAYING, trick=1),
    Contract("no-hearts", PLAYING, cards=((OF_SUIT[HEARTS], 1),)),
    Contract("no-queens", PLAYING, cards=((OF_RANK[QUEEN], 2),)),
    Contract("king-and-last", PLAYING, cards=((1 << card(HEARTS, KING), 4),), last=(4,)),
    Contract("jack-and-sixth", PLAYING, across=((1 << card(CLUBS, JACK), 4),), across_last=(4, 0, 0), unless=JACK_OF_DIAMONDS),
    Contract("jack-of-diamonds", PLAYING, across=((1 << card(DIAMONDS, JACK), 8),), option=JACK_OF_DIAMONDS),
    LORA,
)
"""6.1: the games that each player chooses once: seven, with one of the two jacks."""
VOCABULARY: Final = Vocabulary(tuple([row.name for row in CONTRACTS]))


def table(setup: Setup) -> tuple[Contract, ...]:
    """The seven games, as the option has them."""
    return tuple([row for row in CONTRACTS if row.is_played(setup.options)])


def again(sheet: list[Entry]) -> bool:
    """5.7: whether the last deal was a Lora that has to be dealt again."""
    if not sheet or sheet[-1].label not in (LORA.name, LORA_AGAIN.name):
        return False
    repeats = 0
    while sheet[-1 - repeats].label == LORA_AGAIN.name:
        repeats += 1
    return repeats < MOST_REPEATS and max(sheet[-1].points) >= REPEATED_FROM


class SarenaLora(Game):
    """The match: until each player has chosen each of the seven games."""

    id = "sarena-lora"
    name = "Šarena lora"
    family = "lora"
    seats: tuple[int, ...] = (4,)
    lowest_wins = True
    options = SarenaLoraOptions
    vocabulary = VOCABULARY

    def zones(self, seats: int) -> list[Zone]:
        return layout.layout_zones(seats)

    def pack(self, setup: Setup) -> list[int]:
        return pack(SEVEN)

    def dealer(self, setup: Setup, sheet: list[Entry]) -> int:
        return sheet[-1].dealer if again(sheet) else super().dealer(setup, sheet)

    def row(self, setup: Setup, sheet: list[Entry]) -> int:
        return AGAIN_ROW if again(sheet) else CHOICE_ROW

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        deal = SarenaLoraDeal(plan)
        deal.hands = dealt_in(plan, cards, PACKETS)
        return opened(deal) if plan.row == AGAIN_ROW else offering(deal, unchosen(plan, CONTRACTS))

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        chosen = [entry for entry in sheet if entry.label != LORA_AGAIN.name]
        return len(chosen) >= setup.seats * len(table(setup)) and not again(sheet)

    def label(self, plan: Plan, deal: Deal) -> str:
        assert isinstance(deal, SarenaLoraDeal)
        return deal.contract.name

    def chart(self, setup: Setup, sheet: list[Entry], deal: Deal | None) -> list[Board]:
        names = [row.name for row in table(setup)]
        return [chart.to_choose(setup, sheet, deal, names), *chart.by_contract(setup, sheet, names)]


GAME: Final = SarenaLora()
