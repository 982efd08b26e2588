"""Majorka: seven games chosen by each player in any order, and doublings between every two of them.

Source: the forum rules of Yugoslav card players. Variant: four players, 52 cards, both tables full at the end.
Rulebook: docs/games/majorka.md; the sections named here and in the kernel of doubling are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from adut.cards import HEARTS, KING, NO_SUIT, OF_RANK, OF_SUIT, QUEEN, card, pack
from adut.deal import Deal, Fact, Phase
from adut.game import Entry, Game, Plan, Setup
from adut.kernels import chart, contracts, doubling, layout
from adut.kernels.contracts import Contract, ContractPlay, dealt_in, offering, unchosen
from adut.kernels.doubling import DoublingDeal, open_doubling
from adut.kernels.layout import Layout
from adut.kernels.trick_rules import TrickRules
from adut.moves import CHOOSE, COMMON_WORDS, NO_TRUMPS, Vocabulary, argument
from adut.options import Options, option
from adut.pad import Board
from adut.zones import Zone

RULES: Final = TrickRules()
MUST_BEAT: Final = TrickRules(beat=True, trump=True, over=True)
"""5.4, 5.5: the trump game."""
PACKETS: Final = (4, 3, 3, 3)
"""2.3."""
SUM: Final = -12
"""6.4: what the whole match adds up to."""


@dataclass(frozen=True)
class MajorkaOptions(Options):
    """What tables do differently."""

    early_stop: bool = option(False, "A deal of tricks stops once nothing is left to win or lose.", section="5.6")


class MajorkaDeal(DoublingDeal):
    """A deal of Majorka: the choice, the doublings, then tricks or a layout."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, RULES, NOT_CHOSEN)
        self.named = False
        """Whether the trump game has its trump (or none)."""

    def blank(self) -> MajorkaDeal:
        return MajorkaDeal(self.plan)

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: MajorkaDeal = other
        self.named = source.named

    def facts(self) -> list[Fact]:
        facts = self.game_facts()
        if self.named:
            facts.append(Fact("trump", "word", COMMON_WORDS[self.trump if self.trump >= 0 else NO_TRUMPS]))
        return facts + self.doubling_facts()

    def begins(self) -> Phase:
        return LAYING if isinstance(self.contract, Layout) else PLAYING


class Choosing(contracts.Choosing):
    """3. Forehand, having seen the cards, chooses a game it has not played."""

    section = "3"

    def apply(self, deal: MajorkaDeal, seat: int, move: int) -> Phase | None:
        super().apply(deal, seat, move)
        return NAMING if deal.contract.name == TRUMP_GAME.name else open_doubling(deal, not deal.offered)


class Naming(Phase):
    """3.3. With the trump game it names a trump suit, or none."""

    id = "naming"
    section = "3.3"

    def moves(self, deal: MajorkaDeal, seat: int) -> list[int]:
        return [CHOOSE.of(word) for word in range(NO_TRUMPS + 1)]

    def apply(self, deal: MajorkaDeal, seat: int, move: int) -> Phase | None:
        deal.trump = NO_SUIT if argument(move) == NO_TRUMPS else argument(move)
        deal.named = True
        return open_doubling(deal, not deal.offered)


class Doubling(doubling.Doubling):
    """4.1. Doublings, said in order from the chooser's right."""


class Answering(doubling.Answering):
    """4.2. The chooser's answers."""


class Playing(ContractPlay):
    """5. The play of tricks."""

    section = "5"

    def after_last(self, deal: MajorkaDeal) -> Phase | None:
        return count(deal)


class Laying(layout.Laying):
    """7. Slagalica: laying cards."""

    section = "7"

    def after_last(self, deal: MajorkaDeal) -> Phase | None:
        return count(deal)


CHOOSING: Final = Choosing()
NAMING: Final = Naming()
PLAYING: Final = Playing()
LAYING: Final = Laying()

NOT_CHOSEN: Final = Contract("to-choose", CHOOSING)
TRUMP_GAME: Final = Contract("trumps", NAMING, trick=-5, rules=MUST_BEAT)
CONTRACTS: Final = (
    Contract("betl", PLAYING, trick=2),
    Contract("no-hearts", PLAYING, cards=((OF_SUIT[HEARTS], 2),)),
    Contract("no-queens", PLAYING, cards=((OF_RANK[QUEEN], 6),)),
    Contract("heart-king", PLAYING, cards=((1 << card(HEARTS, KING), 20),)),
    Contract("last-three", PLAYING, last=(6, 10, 15)),
    TRUMP_GAME,
    Layout("slagalica", LAYING, 0, both=True, dots=False, places=(-45, -20, -5), behind=5, left=0, dot=0),
)
"""6.1: the seven games that each player chooses once."""
VOCABULARY: Final = Vocabulary(tuple([row.name for row in CONTRACTS]), doubling.VERBS)


def count(deal: MajorkaDeal) -> Phase | None:
    """6. Plain points first, then the doublings."""
    deal.points = doubling.settled(deal, deal.contract.points(deal))
    deal.marks = doubling.marks_of(deal)
    return None


class Majorka(Game):
    """The match: until each player has chosen each of the seven games."""

    id = "majorka"
    name = "Majorka"
    family = "lora"
    seats: tuple[int, ...] = (4,)
    lowest_wins = True
    options = MajorkaOptions
    vocabulary = VOCABULARY

    def zones(self, seats: int) -> list[Zone]:
        return layout.layout_zones(seats)

    def pack(self, setup: Setup) -> list[int]:
        return pack()

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        deal = MajorkaDeal(plan)
        deal.hands = dealt_in(plan, cards, PACKETS)
        return offering(deal, unchosen(plan, CONTRACTS))

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        over = len(sheet) >= setup.seats * len(CONTRACTS)
        assert not over or sum(totals) == SUM, f"a match of majorka adds up to {SUM}, not to {sum(totals)}"
        return over

    def label(self, plan: Plan, deal: Deal) -> str:
        assert isinstance(deal, MajorkaDeal)
        return deal.contract.name

    def chart(self, setup: Setup, sheet: list[Entry], deal: Deal | None) -> list[Board]:
        names = [row.name for row in CONTRACTS]
        tables = [chart.to_choose(setup, sheet, deal, names), doubling.doublings(setup, sheet, deal)]
        return [*tables, *chart.by_contract(setup, sheet, names)]


GAME: Final = Majorka()
