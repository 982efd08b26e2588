"""Contracts: the sub-games of a match as rows of a table, each with its scoring as data.

A row names the phase that opens it, so that trick deals, layouts and shedding deals sit in the same table.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from adut.bits import count
from adut.cards import NO_SUIT, set_of
from adut.deal import Fact, Phase
from adut.errors import IllegalMove
from adut.game import Plan
from adut.kernels.trick_rules import TrickRules
from adut.kernels.tricks import Counting, TrickDeal, TrickPlay
from adut.moves import CHOOSE, argument, code_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Contract:
    """One row: what a deal counts, and how it opens.

    ``trick`` is for each trick, ``cards`` pairs of a set and the points for each card of it, ``last`` the points for
    the last tricks in order, ``bar`` the cards that may not be led while the hand has others.
    ``across`` and ``across_last`` are like ``cards`` and ``last``, but count for the player opposite the taker.
    ``trump`` is a trump suit that goes with the row, ``rules`` (None: the game's) how its tricks go.
    ``sweep`` (0: nothing) is what a player gets in place of all else for taking everything that counts.
    ``option`` names the option of the game with which alone the row is played, ``unless`` the one with which it is not,
    ``bar_option`` the one with which alone the bar holds; empty: none is needed.
    """

    def __init__(
        self,
        name: str,
        opening: Phase,
        trick: int = 0,
        cards: tuple[tuple[int, int], ...] = (),
        last: tuple[int, ...] = (),
        bar: int = 0,
        across: tuple[tuple[int, int], ...] = (),
        across_last: tuple[int, ...] = (),
        trump: int = NO_SUIT,
        rules: TrickRules | None = None,
        sweep: int = 0,
        option: str = "",
        unless: str = "",
        bar_option: str = "",
    ) -> None:
        self.name = name
        self.opening = opening
        self.trick = trick
        self.cards = cards
        self.last = last
        self.bar = bar
        self.across = across
        self.across_last = across_last
        self.trump = trump
        self.rules = rules
        self.sweep = sweep
        self.option = option
        self.unless = unless
        self.bar_option = bar_option
        self.counts = Counting(trick, cards, last)
        """What the row counts for the taker of a trick."""

    def is_played(self, options: Any) -> bool:
        """Whether the row is one of the match with these options."""
        return is_on(options, self.option, True) and not is_on(options, self.unless, False)

    def barred(self, options: Any) -> int:
        """The cards that may not be led while the hand has others."""
        return self.bar if is_on(options, self.bar_option, True) else 0

    def total(self, pack: list[int], seats: int) -> int:
        """What the row counts for all together when a pack is played to the last trick and nobody sweeps it."""
        cards = counted(self.cards, set_of(pack)) + counted(self.across, set_of(pack))
        return self.trick * (len(pack) // seats) + cards + sum(self.last) + sum(self.across_last)

    def points(self, deal: TrickDeal) -> list[int]:
        """What each seat has taken, counted by this row."""
        points = [0] * deal.seats
        for seat in range(deal.seats):
            points[seat] += counted(self.cards, deal.won(seat))
            if self.across:
                points[opposite(deal, seat)] += counted(self.across, deal.won(seat))
        tricks = len(deal.winners) + int(count(deal.hand(deal.turn)))
        for at, winner in enumerate(deal.winners):
            points[winner] += self.trick + from_the_end(self.last, tricks - at)
            if self.across_last:
                points[opposite(deal, winner)] += from_the_end(self.across_last, tricks - at)
        sweeper = self.sweeper(deal) if self.sweep else -1
        return points if sweeper < 0 else [self.sweep if seat == sweeper else 0 for seat in range(deal.seats)]

    def sweeper(self, deal: TrickDeal) -> int:
        """The seat that has taken every card that counts (every card of all, if tricks count), or -1."""
        counting = 0
        for cards, _ in self.cards:
            counting |= cards
        for cards in () if counting else [*deal.hands, *deal.taken, set_of(deal.trick)]:
            counting |= cards
        for seat, taken in enumerate(deal.taken):
            if not counting & ~taken:
                return seat
        return -1

    def for_tricks(self) -> bool:
        """Whether a deal of this row is played for tricks."""
        return True

    def swept(self, deal: TrickDeal) -> bool:
        """Whether one seat can still take everything that counts."""
        counting = 0
        for cards, _ in self.cards:
            counting |= cards
        takers = len([taken for taken in deal.taken if (taken & counting if counting else taken)])
        return bool(self.sweep) and takers < 2

    def opposed(self, deal: TrickDeal) -> bool:
        """Whether anything is left that counts for the player opposite the taker."""
        left = int(count(deal.hand(deal.turn)))
        cards = int(deal.in_hands()) | set_of(deal.trick)
        return (left > 0 and any(self.across_last[-left:])) or any([cards & across for across, _ in self.across])

    def settled(self, deal: TrickDeal) -> bool:
        """Whether the cards still in the hands can change nothing."""
        held = int(deal.in_hands())
        left = int(count(deal.hand(0)))
        last = any(self.last[-left:]) or any(self.across_last[-left:])
        return not self.trick and not last and not any([held & cards for cards, _ in self.cards + self.across])


def is_on(options: Any, name: str, unnamed: bool) -> bool:
    """Whether the option of a name is on; ``unnamed`` is the answer for an empty name."""
    return bool(getattr(options, name)) if name else unnamed


def counted(rows: tuple[tuple[int, int], ...], taken: i64) -> int:
    """What a set of cards counts."""
    total = 0
    for cards, each in rows:
        total += int(count(taken & cards)) * each
    return total


def from_the_end(last: tuple[int, ...], place: int) -> int:
    """What the trick counts that is the last (1), the last but one (2) and so on."""
    return last[-place] if place <= len(last) else 0


def opposite(deal: TrickDeal, seat: int) -> int:
    """The player opposite a seat, at a table for four."""
    return (seat + deal.seats // 2) % deal.seats


def dealt_in(plan: Plan, cards: list[int], packets: tuple[int, ...]) -> list[int]:
    """The hands, dealt in packets from forehand on."""
    seats = plan.setup.seats
    hands = [0] * seats
    start = 0
    for packet in packets:
        for step in range(seats):
            hands[(plan.forehand + step) % seats] |= set_of(cards[start : start + packet])
            start += packet
    return hands


NO_ROWS: Final[tuple[Contract, ...]] = ()
"""One object for all deals: compiled code makes an empty tuple anew for each."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ContractDeal(TrickDeal):
    """A trick deal that counts what its contract says."""

    def __init__(self, plan: Plan, rules: TrickRules, contract: Contract) -> None:
        super().__init__(plan, rules)
        self.contract = contract
        """The row of the table that counts."""
        self.bar = contract.barred(plan.setup.options)
        self.offered: tuple[Contract, ...] = NO_ROWS
        """The rows that forehand may choose, in games in which it chooses."""

    def copy(self, other: Any) -> None:
        self.copy_contract(other)

    @final
    def copy_contract(self, other: ContractDeal) -> None:
        """Take over the fields of this class and of those below it."""
        self.copy_tricks(other)
        self.contract = other.contract
        self.rules = other.rules
        self.offered = other.offered

    def take_up(self, contract: Contract) -> None:
        """From now on this row counts."""
        self.contract = contract
        self.bar = contract.barred(self.plan.setup.options)
        self.trump = contract.trump
        if contract.rules is not None:
            self.rules = contract.rules

    def for_tricks(self) -> bool:
        return self.contract.for_tricks()

    def counting(self) -> Counting | None:
        return self.contract.counts if isinstance(self.phase, TrickPlay) and not self.contract.opposed(self) else None

    def so_far(self) -> list[int]:
        """What each seat has already."""
        return self.contract.points(self)

    def payoff(self, seat: int, value: int) -> int | None:
        if self.contract.swept(self):
            return None
        points = self.so_far()
        rest = sum(points) - points[seat] + self.contract.counts.left(self) - value
        worth = (points[seat] + value) * (self.seats - 1) - rest
        return -worth if self.plan.setup.game.lowest_wins else worth

    def game_facts(self) -> list[Fact]:
        """What forehand has still to choose, and what is played."""
        facts = [Fact("contract", "word", self.contract.name)]
        if self.offered:
            facts.append(Fact("to-choose", "word", ", ".join([row.name for row in self.offered])))
        return facts


def opened(deal: ContractDeal) -> ContractDeal:
    """A deal whose cards have been dealt, at its beginning: nothing is taken, forehand is to act in the phase of the contract."""
    deal.taken = deal.plan.setup.none
    deal.leader = deal.turn = deal.plan.forehand
    deal.phase = deal.contract.opening
    return deal


def offering(deal: ContractDeal, rows: tuple[Contract, ...]) -> ContractDeal:
    """The same where forehand has to choose one of these rows first."""
    deal.offered = rows
    return opened(deal)


def unchosen(plan: Plan, rows: tuple[Contract, ...]) -> tuple[Contract, ...]:
    """The rows of this match that forehand has not chosen yet, where each is chosen once."""
    played = chosen_by(plan, plan.forehand)
    return tuple([row for row in rows if row.is_played(plan.setup.options) and row.name not in played])


@mypyc_attr(allow_interpreted_subclasses=True)
class Choosing(Phase):
    """Forehand, having seen the cards, names one of the contracts it still has to play."""

    id = "choosing"

    def moves(self, deal: ContractDeal, seat: int) -> list[int]:
        return [CHOOSE.of(deal.vocabulary.word(row.name)) for row in deal.offered]

    def refusal(self, deal: ContractDeal, seat: int, move: int) -> IllegalMove:
        if code_of(move) == CHOOSE.code:
            word = deal.vocabulary.words[argument(move)]
            return IllegalMove("not-to-choose", f"{word} is not open to you: you have played it, or it is no game", word=word)
        return super().refusal(deal, seat, move)

    def apply(self, deal: Any, seat: int, move: int) -> Phase | None:
        word = deal.vocabulary.words[argument(move)]
        contract = named(deal.offered, word)
        deal.take_up(contract)
        deal.offered = tuple([row for row in deal.offered if row is not contract])
        return contract.opening


def named(rows: tuple[Contract, ...], name: str) -> Contract:
    """The row of a name."""
    for row in rows:
        if row.name == name:
            return row
    raise AssertionError(f"no row is called {name}")


def chosen_by(plan: Plan, seat: int) -> list[str]:
    """The labels of the deals so far in which a seat was forehand."""
    return [entry.label for entry in plan.sheet if (entry.dealer + 1) % plan.setup.seats == seat]


class ContractPlay(TrickPlay):
    """The play of tricks to the last card, or (option ``early_stop``) until nothing is left to win or lose."""

    def after_trick(self, deal: ContractDeal) -> Phase | None:
        if deal.in_hands() and not (deal.plan.setup.options.early_stop and deal.contract.settled(deal)):
            return self
        return self.after_last(deal)

    def after_last(self, deal: Any) -> Phase | None:
        """The deal is over: count it."""
        deal.points = deal.contract.points(deal)
        return None
