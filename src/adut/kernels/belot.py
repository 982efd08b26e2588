"""The deal of the belot games: two, three or four players, a trump that is called, declarations, bela.

What is said and shown is kept here, with what it proves of the hands; the phases are in :mod:`adut.kernels.belot_play`.
Source: the rulebook pages of Bela, whose sections have the same numbers for two, three and four players.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from adut.bits import bit, suit_set
from adut.cards import KING, OF_RANK, OF_SUIT, QUEEN, SEVEN, cards_text, members, pack, set_of
from adut.deal import EMPTY, MATCH, Fact, Phase
from adut.game import Entry, Game, Plan, Setup, reached
from adut.kernels import declarations
from adut.kernels.belot_points import COUNTS, LAST_TRICK, NOT_OVER, OVER, PACK, card_points
from adut.kernels.talons import TalonDeal
from adut.kernels.tricks import Counting, TrickPlay, replaced
from adut.moves import COMMON_WORDS, Vocabulary, argument
from adut.options import Options, option
from adut.zones import ALL, NOBODY, STOCK, TRICK, Zone, hands, won

ALL_TRICKS: Final = 90
BELA: Final = 20
MARRIAGES: Final = OF_RANK[KING] | OF_RANK[QUEEN]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class BelotOptions(Options):
    """What tables of more than two do differently."""

    overtrump: bool = option(True, "Who trumps must go over a trump already played, if able.", section="5.6")


@mypyc_attr(allow_interpreted_subclasses=True)
class BelotDeal(TalonDeal):
    """A deal of a belot game: trick play, the call, and what was declared."""

    def __init__(self, plan: Plan, tricks: int, over: bool) -> None:
        super().__init__(plan, OVER if over else NOT_OVER)
        self.tricks = tricks
        """How many tricks a deal has."""
        self.target = plan.setup.options.target
        """The points that win the match."""
        self.spoken: list[int] = EMPTY
        """The calls and passes so far, from forehand on in turn."""
        self.caller = -1
        """Who named trumps; -1: nobody yet."""
        self.said_0: i64 = -1
        """The strength of the declaration that a seat announced; 0: it kept silent; -1: not asked yet."""
        self.said_1: i64 = -1
        self.said_2: i64 = -1
        self.said_3: i64 = -1
        self.declared: list[int] = plan.setup.nought
        """For each side the points of the declarations it has shown."""
        self.shown: list[int] = plan.setup.none
        """For each seat the set of cards it has shown in declarations."""
        self.scoring = -1
        """The side whose declarations count; -1: none, or not settled."""
        self.bela = -1
        """Who announced bela; -1: nobody."""

    def copy(self, other: Any) -> None:
        self.copy_belot(other)

    @final
    def copy_belot(self, other: BelotDeal) -> None:
        """Take over the fields of this class and of those below it."""
        self.copy_talons(other)
        self.target = other.target
        self.spoken = other.spoken
        self.caller = other.caller
        self.said_0 = other.said_0
        self.said_1 = other.said_1
        self.said_2 = other.said_2
        self.said_3 = other.said_3
        self.declared = other.declared
        self.shown = other.shown
        self.scoring = other.scoring
        self.bela = other.bela

    @final
    def strength(self, seat: i64) -> i64:
        """The strength of the declaration that a seat announced; 0: it kept silent; -1: not asked yet."""
        if seat == 0:
            return self.said_0
        if seat == 1:
            return self.said_1
        return self.said_2 if seat == 2 else self.said_3

    @final
    def announce(self, seat: i64, strength: i64) -> None:
        """A seat announces a declaration of this strength, or keeps silent."""
        if seat == 0:
            self.said_0 = strength
        elif seat == 1:
            self.said_1 = strength
        elif seat == 2:
            self.said_2 = strength
        else:
            self.said_3 = strength

    @property
    def said(self) -> list[int]:
        """For each seat the strength of the declaration it announced; 0: it kept silent; -1: not asked yet."""
        return [int(self.strength(seat)) for seat in range(self.seats)]

    @said.setter
    def said(self, said: list[int]) -> None:
        for seat, strength in enumerate(said):
            self.announce(seat, strength)

    def facts(self) -> list[Fact]:
        if self.caller < 0:
            return []
        facts = [Fact("trump", "word", COMMON_WORDS[self.trump]), Fact("caller", "seat", str(self.caller))]
        if self.scoring >= 0:
            facts.append(Fact("declared", "text", versus(self.declared)))
        if self.bela >= 0:
            facts.append(Fact("bela", "seat", str(self.bela)))
        return facts + (self.reckoning() if self.points and self.winners else self.on_show())

    def reckoning(self) -> list[Fact]:
        """6. What each side has in cards and in all, and what the caller needed of a deal that was played to its end."""
        points = collected(self)
        cards = points.copy()
        for side, seats in enumerate(self.plan.setup.sides):
            if any([self.won(seat) for seat in seats]):
                cards[side] -= self.declared[side] + (BELA if self.bela in seats else 0)
        facts = [Fact("card-points", "text", versus(cards)), Fact("in-all", "text", versus(points))]
        if len(self.winners) == self.tricks and self.winner < 0:
            facts.append(Fact("needed", "number", str(sum(points) // 2 + 1)))
        return facts

    def counting(self) -> Counting | None:
        return COUNTS[self.trump] if isinstance(self.phase, TrickPlay) else None

    def payoff(self, seat: int, value: int) -> int | None:
        """With the deal made or fallen, and the match won on the way; who takes every point is taken to have every trick."""
        side, calling = self.plan.setup.side_of[seat], self.plan.setup.side_of[self.caller]
        if len(self.declared) > 2:
            return self.payoff_alone(side, value) if side == calling else None
        points = expected(self)
        points[side] += value
        points[1 - side] += COUNTS[self.trump].left(self) - value
        there = [self.plan.totals[each] + points[each] >= self.target for each in (0, 1)]
        if there[0] != there[1]:
            return points[side] - points[1 - side] + (MATCH if there[side] else -MATCH)
        sweeper = self.sweeper(side, value)
        if sweeper >= 0:
            points[1 - sweeper] = 0
        worth = sum(points)
        if points[calling] * 2 <= worth:
            points[calling], points[1 - calling] = 0, worth
        if sweeper >= 0:
            points[sweeper] += ALL_TRICKS
        return points[side] - points[1 - side]

    def payoff_alone(self, side: int, value: int) -> int:
        """Each for themselves: the caller against all others, whose own shares do not matter."""
        points = expected(self)
        own = points[side] + value
        others = sum(points) - points[side] + COUNTS[self.trump].left(self) - value
        return (own if own > others else 0) * (len(points) - 1) - others

    def sweeper(self, side: int, value: int) -> int:
        """The side that has every trick if ``side`` takes so much of what is left, as far as points tell; -1: neither."""
        sides = [self.plan.setup.side_of[each] for each in self.winners]
        winner = side if value == COUNTS[self.trump].left(self) else 1 - side if value == 0 else -1
        return winner if sides.count(winner) == len(sides) else -1

    def on_show(self) -> list[Fact]:
        """What was announced and the cards shown: they lie open until the first trick is taken up."""
        if self.winners:
            return []
        facts: list[Fact] = []
        for seat, strength in enumerate(self.said):
            if self.shown[seat]:
                facts.append(Fact("shown", "cards", cards_text(members(self.shown[seat])), seat))
            elif strength > 0:
                facts.append(Fact("announced", "number", str(declarations.value_of(strength)), seat))
        return facts

    def auction(self) -> list[tuple[int, int]]:
        return [((self.plan.forehand + at) % self.seats, move) for at, move in enumerate(self.spoken)]

    def readings(self) -> list[tuple[list[int], list[int]]]:
        """A declaration announced and not shown may lie in several suits: one reading for each."""
        found = [(self.known, self.ruled_out)]
        for seat, strength in enumerate(self.said):
            if strength > 0 and not self.shown[seat]:
                found = [reading for one in found for reading in self.read_with(one, seat, strength)]
        return found

    def read_with(self, reading: tuple[list[int], list[int]], seat: int, strength: int) -> list[tuple[list[int], list[int]]]:
        """A reading of the evidence, split by where a seat's announced declaration lies."""
        known, ruled_out = reading
        split: list[tuple[list[int], list[int]]] = []
        for needed, excluded in declarations.readings(strength):
            needed &= PACK
            if excluded & self.gone[seat]:
                continue
            held = known[seat] | needed & ~self.gone[seat]
            barred = ruled_out[seat] | excluded
            if not held & barred and not self.elsewhere(held, seat):
                split.append((replaced(known, seat, held), replaced(ruled_out, seat, barred)))
        return split

    def elsewhere(self, cards: int, seat: int) -> bool:
        """Whether one of these cards is known to be somewhere else than in a seat's hand."""
        table = set_of(self.trick)
        for other in range(self.seats):
            table |= self.taken[other] | (0 if other == seat else self.known[other])
        return bool(cards & table)

    def plausible(self) -> bool:
        """Every hand holds what its seat announced and showed, nothing better, and no belot."""
        if self.caller < 0 or any([self.talon(seat) for seat in range(self.seats)]):
            return True
        trumps = OF_SUIT[self.trump] & PACK
        if any([self.belongs(seat) & trumps == trumps for seat in range(self.seats)]):
            return False
        for seat, strength in enumerate(self.said):
            hand = self.hands[seat] | self.gone[seat]
            if strength > 0 and declarations.best(hand) != strength:
                return False
            if self.scoring == self.plan.setup.side_of[seat] and int(declarations.union(hand)) != self.shown[seat]:
                return False
        return True

    def belongs(self, seat: int) -> int:
        """All cards a seat has been dealt (a set)."""
        return self.hands[seat] | self.gone[seat]

    def aside(self, side: int) -> int:
        """Cards (a set) that a side has laid away and that count for it."""
        return 0

    def went_on(self) -> None:
        """7.2. A trick has been taken and the match was not over: games in which that proves something note it."""


def collected(deal: BelotDeal) -> list[int]:
    """What each side has so far."""
    return [collected_by(deal, side) for side in range(len(deal.plan.setup.sides))]


def collected_by(deal: BelotDeal, side: int) -> int:
    """What a side has so far: cards, the last trick if played, declarations and bela if it has a trick."""
    cards: i64 = 0
    points = 0
    for seat in deal.plan.setup.sides[side]:
        cards |= deal.won(seat)
        if seat == deal.bela:
            points += BELA
    points = points + deal.declared[side] if cards != 0 else 0
    if len(deal.winners) == deal.tricks and deal.plan.setup.side_of[deal.winners[-1]] == side:
        points += LAST_TRICK
    return points + card_points(cards | deal.aside(side), deal.trump)


def versus(points: list[int]) -> str:
    """What each side has, side by side."""
    return " : ".join([str(each) for each in points])


def expected(deal: BelotDeal) -> list[int]:
    """What each side of a complete deal has so far, or is sure to get: cards, valid declarations, and a bela yet to be announced."""
    points = deal.declared.copy()
    pair = MARRIAGES & OF_SUIT[deal.trump]
    for side, seats in enumerate(deal.plan.setup.sides):
        points[side] += card_points(deal.aside(side), deal.trump)
        for seat in seats:
            points[side] += card_points(deal.won(seat), deal.trump)
            if deal.bela == seat or deal.hand(seat) & pair == pair:
                points[side] += BELA
    return points


def completed(deal: BelotDeal, following: Phase) -> Phase | None:
    """All take up their talons; a whole trump suit in a hand wins the match on the spot."""
    for each in range(deal.seats):
        deal.take_up(each)
    belot = belot_seat(deal)
    if belot < 0:
        return following
    win_by_belot(deal, belot)
    return None


def belot_seat(deal: BelotDeal) -> int:
    """The seat that holds all eight trumps, or -1."""
    trumps: i64 = suit_set(deal.trump) & PACK
    for seat in range(deal.seats):
        if deal.hand(seat) & trumps == trumps:
            return seat
    return -1


def win_by_belot(deal: BelotDeal, seat: int) -> None:
    """The match is won."""
    side = deal.plan.setup.side_of[seat]
    deal.note("belot", seat, cards=cards_text(members(OF_SUIT[deal.trump] & PACK)))
    deal.points = replaced(deal.plan.setup.nought, side, deal.plan.setup.options.target)
    deal.winner = side


def called(deal: BelotDeal, seat: int, call: int) -> None:
    """3.6. A seat has named trumps and is the caller."""
    deal.trump, deal.caller = argument(call), seat


@mypyc_attr(allow_interpreted_subclasses=True)
class BelotGame(Game):
    """The match: deals until a side has the target."""

    family = "trumps"
    vocabulary: Vocabulary = Vocabulary()

    def zones(self, seats: int) -> list[Zone]:
        talons = [Zone("talon", "talons", STOCK, NOBODY, index=seat, owner=seat) for seat in range(seats)]
        return [*hands(seats), *talons, Zone("trick", "trick", TRICK, ALL), *won(seats)]

    def pack(self, setup: Setup) -> list[int]:
        return pack(SEVEN)

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        return reached(setup.options.target, totals)


def deal_six(deal: BelotDeal, cards: list[int]) -> None:
    """2.3. Three cards each and three more; forehand speaks and leads first."""
    deal.leader = deal.turn = deal.plan.forehand
    seat = deal.turn
    for at in range(0, 6 * deal.seats, 3):
        deal.set_hand(seat, deal.hand(seat) | bit(cards[at]) | bit(cards[at + 1]) | bit(cards[at + 2]))
        seat = deal.next_seat(seat)
