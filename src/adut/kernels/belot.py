"""The deal of the belot games: two, three or four players, a trump that is called, declarations, bela.

What is said and shown is kept here, with what it proves of the hands; the phases are in :mod:`adut.kernels.belot_play`.
Source: the rulebook pages of Bela, whose sections have the same numbers for two, three and four players.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from adut.bits import bit, count, gathered, suit_set
from adut.cards import KING, NINE, OF_RANK, OF_SUIT, QUEEN, RANKS_OF_SUIT, SEVEN, SUITS, cards_text, members, pack, set_of
from adut.deal import EMPTY, MATCH, Fact, Phase
from adut.game import Entry, Game, Plan, Setup, reached
from adut.kernels import declarations
from adut.kernels.trick_rules import TrickRules, ranking
from adut.kernels.tricks import Counting, TrickDeal, TrickPlay, replaced
from adut.moves import COMMON_WORDS, Vocabulary, argument
from adut.options import Options, option
from adut.zones import ALL, NOBODY, STOCK, TRICK, Zone, hands, won

PLAIN: Final = ranking("7 8 9 J Q K 10 A")
TRUMPS: Final = ranking("7 8 Q K 10 A 9 J")
PLAIN_POINTS: Final = (0, 0, 0, 0, 0, 0, 0, 0, 10, 2, 3, 4, 11)
"""The points of the ranks 2 to A outside trumps."""
TRUMP_POINTS: Final = (0, 0, 0, 0, 0, 0, 0, 14, 10, 20, 3, 4, 11)
"""And in trumps."""
OVER: Final = TrickRules(PLAIN, TRUMPS, beat=True, trump=True, over=True)
NOT_OVER: Final = TrickRules(PLAIN, TRUMPS, beat=True, trump=True, over=False)
PACK: Final = set_of(pack(SEVEN))
LAST_TRICK: Final = 10
ALL_TRICKS: Final = 90
BELA: Final = 20
MARRIAGES: Final = OF_RANK[KING] | OF_RANK[QUEEN]
TWOS: Final = 0x8004002001
"""The four cards of rank 2; shifted, those of another rank."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class BelotOptions(Options):
    """What tables of more than two do differently."""

    overtrump: bool = option(True, "Who trumps must go over a trump already played, if able.", section="5.6")


@mypyc_attr(allow_interpreted_subclasses=True)
class BelotDeal(TrickDeal):
    """A deal of a belot game: trick play, the call, and what was declared."""

    def __init__(self, plan: Plan, tricks: int, over: bool) -> None:
        super().__init__(plan, OVER if over else NOT_OVER)
        self.tricks = tricks
        """How many tricks a deal has."""
        self.target = plan.setup.options.target
        """The points that win the match."""
        self.talons: list[list[int]] = []
        """For each seat the cards it has not taken up yet."""
        self.spoken: list[int] = EMPTY
        """The calls and passes so far, from forehand on in turn."""
        self.caller = -1
        """Who named trumps; -1: nobody yet."""
        self.said: list[int] = []
        """For each seat the strength of the declaration it announced; 0: it kept silent; -1: not asked yet."""
        self.declared: list[int] = [0] * len(plan.setup.sides)
        """For each side the points of the declarations it has shown."""
        self.shown: list[int] = plan.setup.none
        """For each seat the set of cards it has shown in declarations."""
        self.scoring = -1
        """The side whose declarations count; -1: none, or not settled."""
        self.bela = -1
        """Who announced bela; -1: nobody."""

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: BelotDeal = other
        self.target = source.target
        self.talons = source.talons
        self.spoken = source.spoken
        self.caller = source.caller
        self.said = source.said
        self.declared = source.declared
        self.shown = source.shown
        self.scoring = source.scoring
        self.bela = source.bela

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
        if self.caller < 0 or any(self.talons):
            return True
        trumps = OF_SUIT[self.trump] & PACK
        if any([self.belongs(seat) & trumps == trumps for seat in range(self.seats)]):
            return False
        for seat, strength in enumerate(self.said):
            hand = self.hands[seat] | self.gone[seat]
            if strength > 0 and declarations.best(hand) != strength:
                return False
            if self.scoring == self.plan.setup.side_of[seat] and declarations.union(hand) != self.shown[seat]:
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


def card_points(cards: i64, trump: i64) -> int:
    """The points of a set of cards."""
    trumps: i64 = cards & suit_set(trump)
    rest: i64 = cards & ~trumps
    total: i64 = 0
    for rank in range(NINE, RANKS_OF_SUIT):
        of_rank: i64 = TWOS << rank
        total += count(rest & of_rank) * PLAIN_POINTS[rank]
        if trumps & of_rank != 0:
            total += TRUMP_POINTS[rank]
    return int(total)


def count_of(trump: int) -> Counting:
    """What cards and the last trick count with a trump."""
    cards = [(1 << each, card_points(int(bit(each)), trump)) for each in members(PACK)]
    return Counting(cards=tuple([(card, points) for card, points in cards if points]), last=(LAST_TRICK,))


COUNTS: Final = [count_of(suit) for suit in SUITS]
"""For each trump what the tricks count."""


def collected(deal: BelotDeal) -> list[int]:
    """What each side has so far: cards, the last trick if played, declarations and bela if it has a trick."""
    setup = deal.plan.setup
    points = [0] * len(setup.sides)
    for side, seats in enumerate(setup.sides):
        cards: i64 = 0
        for seat in seats:
            cards |= deal.won(seat)
        points[side] = card_points(cards | deal.aside(side), deal.trump)
        if cards:
            points[side] += deal.declared[side]
            if deal.bela in seats:
                points[side] += BELA
    if len(deal.winners) == deal.tricks:
        points[setup.side_of[deal.winners[-1]]] += LAST_TRICK
    return points


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


def take_up(deal: BelotDeal, seat: int) -> None:
    """A seat takes up its talon."""
    deal.set_hand(seat, deal.hand(seat) | gathered(deal.talons[seat]))
    talons = deal.talons.copy()
    talons[seat] = EMPTY
    deal.talons = talons


def completed(deal: BelotDeal, following: Phase) -> Phase | None:
    """All take up their talons; a whole trump suit in a hand wins the match on the spot."""
    for each in range(deal.seats):
        deal.set_hand(each, deal.hand(each) | gathered(deal.talons[each]))
    deal.talons = [EMPTY] * deal.seats
    belot = belot_seat(deal)
    if belot < 0:
        return following
    win_by_belot(deal, belot)
    return None


def belot_seat(deal: BelotDeal) -> int:
    """The seat that holds all eight trumps, or -1."""
    trumps: i64 = OF_SUIT[deal.trump] & PACK
    for seat in range(deal.seats):
        if deal.hand(seat) & trumps == trumps:
            return seat
    return -1


def win_by_belot(deal: BelotDeal, seat: int) -> None:
    """The match is won."""
    side = deal.plan.setup.side_of[seat]
    deal.note("belot", seat, cards=cards_text(members(OF_SUIT[deal.trump] & PACK)))
    deal.points = replaced([0] * len(deal.declared), side, deal.plan.setup.options.target)
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
    plan, seats = deal.plan, deal.plan.setup.seats
    hands = [0] * seats
    for at in range(2 * seats):
        hands[(plan.forehand + at) % seats] |= set_of(cards[3 * at : 3 * at + 3])
    deal.hands, deal.taken = hands, plan.setup.none
    deal.leader = deal.turn = plan.forehand


def deal_talons(deal: BelotDeal, cards: list[int]) -> None:
    """2.3. To each, from forehand on, an equal part of these cards as a talon."""
    seats = deal.plan.setup.seats
    size = len(cards) // seats
    talons = [EMPTY] * seats
    for at in range(seats):
        talons[(deal.plan.forehand + at) % seats] = cards[size * at : size * (at + 1)]
    deal.talons = talons
