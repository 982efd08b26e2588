"""Bela (belot) for four: two against two, a trump called by one side, declarations, 1001 points.

Source: the forum rules of Yugoslav card players. Variant: four players in pairs; every follower must beat if able.
Rulebook: docs/games/bela.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from adut.cards import KING, OF_RANK, OF_SUIT, QUEEN, RANKS_OF_SUIT, SEVEN, SUITS, cards_text, members, pack, set_of, suit_of
from adut.deal import EMPTY, MATCH, Deal, Fact, Phase
from adut.errors import IllegalMove
from adut.game import Entry, Game, Plan, Setup, reached
from adut.kernels import declarations
from adut.kernels.tricks import Counting, TrickDeal, TrickPlay, TrickRules, ranking, replaced
from adut.moves import CALL, COMMON_WORDS, DECLARE, PASS, Vocabulary, argument
from adut.options import Options, option
from adut.zones import ALL, NOBODY, STOCK, TRICK, Zone, hands, won

TRICKS: Final = 8
TALON: Final = 2
LAST_TRICK: Final = 10
"""5.8."""
ALL_TRICKS: Final = 90
"""6.7."""
BELA: Final = 20
"""4.10."""
FALLEN: Final = "-"

PLAIN: Final = ranking("7 8 9 J Q K 10 A")
TRUMPS: Final = ranking("7 8 Q K 10 A 9 J")
PLAIN_POINTS: Final = (0, 0, 0, 0, 0, 0, 0, 0, 10, 2, 3, 4, 11)
"""1.2: the points of the ranks 2 to A outside trumps."""
TRUMP_POINTS: Final = (0, 0, 0, 0, 0, 0, 0, 14, 10, 20, 3, 4, 11)
"""1.2: and in trumps."""
OVER: Final = TrickRules(PLAIN, TRUMPS, beat=True, trump=True, over=True)
NOT_OVER: Final = TrickRules(PLAIN, TRUMPS, beat=True, trump=True, over=False)
PACK: Final = set_of(pack(SEVEN))


@dataclass(frozen=True)
class BelaOptions(Options):
    """What tables do differently."""

    overtrump: bool = option(True, "Who trumps must go over a trump already played, if able.", section="5.6")
    target: int = option(1001, "Points that win the match.", (501, 701, 1001), section="7.1")


class BelaDeal(TrickDeal):
    """A deal of Bela: trick play, the call, and what was declared."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, OVER if plan.setup.options.overtrump else NOT_OVER)
        self.talons: list[list[int]] = []
        """For each seat the two cards it has not taken up yet."""
        self.caller = -1
        """Who named trumps; -1: nobody yet."""
        self.said: list[int] = []
        """For each seat the strength of the declaration it announced; 0: it kept silent; -1: not asked yet."""
        self.declared: list[int] = [0, 0]
        """For each side the points of the declarations it has shown."""
        self.shown: list[int] = plan.setup.none
        """For each seat the set of cards it has shown in declarations."""
        self.scoring = -1
        """The side whose declarations count; -1: none, or not settled."""
        self.bela = -1
        """Who announced bela; -1: nobody."""
        self.gone: list[int] = plan.setup.none
        """For each seat the set of cards it has played."""

    def blank(self) -> BelaDeal:
        return BelaDeal(self.plan)

    def copy(self, other: Any) -> None:
        super().copy(other)
        self.talons = other.talons
        self.caller = other.caller
        self.said = other.said
        self.declared = other.declared
        self.shown = other.shown
        self.scoring = other.scoring
        self.bela = other.bela
        self.gone = other.gone

    def facts(self) -> list[Fact]:
        if self.caller < 0:
            return []
        facts = [Fact("trump", "word", COMMON_WORDS[self.trump]), Fact("caller", "seat", str(self.caller))]
        if self.scoring >= 0:
            facts.append(Fact("declared", "text", " : ".join([str(points) for points in self.declared])))
        if self.bela >= 0:
            facts.append(Fact("bela", "seat", str(self.bela)))
        return facts

    def counting(self) -> Counting | None:
        return COUNTS[self.trump] if self.phase is PLAYING else None

    def payoff(self, seat: int, value: int) -> int | None:
        """6, 7.2: with the deal made or fallen, and the match won on the way; who takes every point is taken to have every trick."""
        side = self.plan.setup.side_of[seat]
        points = expected(self)
        points[side] += value
        points[1 - side] += COUNTS[self.trump].left(self) - value
        there = [self.plan.totals[each] + points[each] >= self.plan.setup.options.target for each in (0, 1)]
        if there[0] != there[1]:
            return points[side] - points[1 - side] + (MATCH if there[side] else -MATCH)
        calling = self.plan.setup.side_of[self.caller]
        sweeper = self.sweeper(side, value)
        if sweeper >= 0:
            points[1 - sweeper] = 0
        worth = sum(points)
        if points[calling] * 2 <= worth:
            points[calling], points[1 - calling] = 0, worth
        if sweeper >= 0:
            points[sweeper] += ALL_TRICKS
        return points[side] - points[1 - side]

    def sweeper(self, side: int, value: int) -> int:
        """6.7: the side that has every trick if ``side`` takes so much of what is left, as far as points tell; -1: neither."""
        sides = [self.plan.setup.side_of[each] for each in self.winners]
        left = COUNTS[self.trump].left(self)
        winner = side if value == left else 1 - side if value == 0 else -1
        return winner if sides.count(winner) == len(sides) else -1

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
        """4, 3.7: every hand holds what its seat announced and showed, nothing better, and no belot."""
        if not self.said:
            return True
        for seat, strength in enumerate(self.said):
            hand = self.hands[seat] | self.gone[seat]
            if hand == OF_SUIT[self.trump] & PACK:
                return False
            if strength > 0 and declarations.best(hand) != strength:
                return False
            if self.scoring == self.plan.setup.side_of[seat] and declarations.union(hand) != self.shown[seat]:
                return False
        return True


class Calling(Phase):
    """3. Naming trumps: each may name a suit or pass, the dealer must name one."""

    id = "calling"
    section = "3"

    def moves(self, deal: BelaDeal, seat: int) -> list[int]:
        calls = [CALL.of(suit) for suit in SUITS]
        return calls if seat == deal.plan.dealer else [*calls, PASS.of()]

    def refusal(self, deal: BelaDeal, seat: int, move: int) -> IllegalMove:
        if move == PASS.of():
            return IllegalMove("dealer-must-name", "the others have passed, so the dealer must name a suit")
        return super().refusal(deal, seat, move)

    def apply(self, deal: BelaDeal, seat: int, move: int) -> Phase | None:
        if move == PASS.of():
            take_up(deal, seat)
            deal.turn = deal.next_seat(seat)
            return FORCED if deal.turn == deal.plan.dealer else self
        deal.trump, deal.caller = argument(move), seat
        for each in range(deal.seats):
            take_up(deal, each)
        belot = belot_seat(deal)
        if belot >= 0:
            win_by_belot(deal, belot)
            return None
        deal.said = [-1] * deal.seats
        deal.turn = deal.plan.forehand
        return DECLARING


class Forced(Calling):
    """3.3. The others have passed: the dealer must name a suit."""

    id = "forced"
    section = "3.3"


class Declaring(Phase):
    """4. Declarations: each in turn announces its best or keeps silent."""

    id = "declaring"
    section = "4"

    def moves(self, deal: BelaDeal, seat: int) -> list[int]:
        return [DECLARE.of(), PASS.of()] if declarations.best(deal.hands[seat]) else [PASS.of()]

    def refusal(self, deal: BelaDeal, seat: int, move: int) -> IllegalMove:
        if move == DECLARE.of():
            return IllegalMove("nothing-to-declare", "there is no run of three and no four in your hand")
        return super().refusal(deal, seat, move)

    def apply(self, deal: BelaDeal, seat: int, move: int) -> Phase | None:
        strength = declarations.best(deal.hands[seat]) if move == DECLARE.of() else 0
        deal.said = replaced(deal.said, seat, strength)
        if strength and deal.trace is not None:
            deal.note("declares", seat, **declarations.said(strength))
        deal.turn = deal.next_seat(seat)
        if deal.turn != deal.plan.forehand:
            return self
        show(deal)
        return PLAYING


class Playing(TrickPlay):
    """5. The play of tricks."""

    section = "5"

    def played(self, deal: BelaDeal, seat: int, card: int) -> None:
        """4.10. Bela is announced with the first of K and Q of trumps."""
        deal.gone = replaced(deal.gone, seat, deal.gone[seat] | 1 << card)
        pair = (OF_RANK[KING] | OF_RANK[QUEEN]) & OF_SUIT[deal.trump]
        other = pair & ~(1 << card)
        if not 1 << card & pair or other & deal.gone[seat]:
            return
        if deal.hands[seat] & other:
            deal.bela = seat
            deal.known = replaced(deal.known, seat, deal.known[seat] | other)
            deal.note("bela", seat)
        else:
            deal.ruled_out = replaced(deal.ruled_out, seat, deal.ruled_out[seat] | other)

    def after_trick(self, deal: BelaDeal) -> Phase | None:
        """7.2. The side that took the trick may have reached the target."""
        side = deal.plan.setup.side_of[deal.leader]
        so_far = collected(deal)
        if deal.plan.totals[side] + so_far[side] >= deal.plan.setup.options.target:
            deal.points, deal.winner = so_far, side
            return None
        if len(deal.winners) < TRICKS:
            return self
        score(deal)
        return None


CALLING: Final = Calling()
FORCED: Final = Forced()
DECLARING: Final = Declaring()
PLAYING: Final = Playing()


def take_up(deal: BelaDeal, seat: int) -> None:
    """3.4, 3.5: a seat takes up its talon."""
    deal.hands = replaced(deal.hands, seat, deal.hands[seat] | set_of(deal.talons[seat]))
    talons = deal.talons.copy()
    talons[seat] = EMPTY
    deal.talons = talons


def belot_seat(deal: BelaDeal) -> int:
    """The seat that holds all eight trumps, or -1."""
    trumps = OF_SUIT[deal.trump] & PACK
    return deal.hands.index(trumps) if trumps in deal.hands else -1


def win_by_belot(deal: BelaDeal, seat: int) -> None:
    """3.7. The match is won on the spot."""
    side = deal.plan.setup.side_of[seat]
    deal.note("belot", seat, cards=cards_text(members(deal.hands[seat])))
    target = deal.plan.setup.options.target
    deal.points = [0, 0]
    deal.points[side] = target
    deal.winner = side


def show(deal: BelaDeal) -> None:
    """4.6 to 4.9: the side with the best announcement shows and scores all it holds."""
    forehand = deal.plan.forehand
    order = [(forehand + at) % deal.seats for at in range(deal.seats)]
    first = max(order, key=lambda seat: deal.said[seat])
    if not deal.said[first]:
        return
    deal.scoring = deal.plan.setup.side_of[first]
    points = 0
    for seat in deal.plan.setup.sides[deal.scoring]:
        hand = deal.hands[seat]
        cards = declarations.union(hand)
        if cards:
            points += declarations.worth(hand)
            deal.shown = replaced(deal.shown, seat, cards)
            deal.known = replaced(deal.known, seat, deal.known[seat] | cards)
            if deal.trace is not None:
                deal.note("shows", seat, cards=cards_text(members(cards)), value=str(declarations.worth(hand)))
    deal.declared = replaced(deal.declared, deal.scoring, points)


def card_points(cards: int, trump: int) -> int:
    """1.2: the points of a set of cards."""
    total = 0
    for each in members(cards):
        table = TRUMP_POINTS if suit_of(each) == trump else PLAIN_POINTS
        total += table[each % RANKS_OF_SUIT]
    return total


def count_of(trump: int) -> Counting:
    """1.2, 5.8: what cards and the last trick count with a trump."""
    cards = [(1 << each, card_points(1 << each, trump)) for each in members(PACK)]
    return Counting(cards=tuple([(bit, points) for bit, points in cards if points]), last=(LAST_TRICK,))


COUNTS: Final = [count_of(suit) for suit in SUITS]
"""For each trump what the tricks count."""


def expected(deal: BelaDeal) -> list[int]:
    """What each side of a complete deal has so far, or is sure to get: cards, valid declarations, and a bela yet to be announced."""
    points = deal.declared.copy()
    pair = (OF_RANK[KING] | OF_RANK[QUEEN]) & OF_SUIT[deal.trump]
    for side, seats in enumerate(deal.plan.setup.sides):
        for seat in seats:
            points[side] += card_points(deal.taken[seat], deal.trump)
            if deal.bela == seat or deal.hands[seat] & pair == pair:
                points[side] += BELA
    return points


def collected(deal: BelaDeal) -> list[int]:
    """What each side has so far: cards, the last trick if played, valid declarations and bela (4.11)."""
    setup = deal.plan.setup
    points = [0, 0]
    for side, seats in enumerate(setup.sides):
        cards = 0
        for seat in seats:
            cards |= deal.taken[seat]
        if cards:
            points[side] = card_points(cards, deal.trump) + deal.declared[side]
            if deal.bela in seats:
                points[side] += BELA
    if len(deal.winners) == TRICKS:
        points[setup.side_of[deal.winners[-1]]] += LAST_TRICK
    return points


def score(deal: BelaDeal) -> None:
    """6. The caller's side makes the deal or falls."""
    side_of = deal.plan.setup.side_of
    points = collected(deal)
    worth = sum(points)
    calling = side_of[deal.caller]
    other = 1 - calling
    marks = ["", ""]
    if points[calling] * 2 <= worth:
        points[calling], points[other] = 0, worth
        marks[calling] = FALLEN
        deal.note("falls", deal.caller)
    sides = {side_of[seat] for seat in deal.winners}
    if len(sides) == 1:
        points[side_of[deal.winners[0]]] += ALL_TRICKS
    deal.points, deal.marks = points, marks


class Bela(Game):
    """The match: deals until a side has the target."""

    id = "bela"
    name = "Bela"
    family = "trumps"
    seats: tuple[int, ...] = (4,)
    options = BelaOptions
    vocabulary = Vocabulary()

    def sides(self, seats: int) -> list[list[int]]:
        return [[0, 2], [1, 3]]

    def zones(self, seats: int) -> list[Zone]:
        talons = [Zone("talon", "talons", STOCK, NOBODY, index=seat, owner=seat) for seat in range(seats)]
        return [*hands(seats), *talons, Zone("trick", "trick", TRICK, ALL), *won(seats)]

    def pack(self, setup: Setup) -> list[int]:
        return pack(SEVEN)

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        """2.3. Three cards each, three more, then the talons of two."""
        deal = BelaDeal(plan)
        seats = plan.setup.seats
        deal.taken = plan.setup.none
        hands, talons = [0] * seats, [EMPTY] * seats
        for at in range(seats):
            seat = (plan.forehand + at) % seats
            hands[seat] = set_of(cards[3 * at : 3 * at + 3] + cards[12 + 3 * at : 15 + 3 * at])
            talons[seat] = cards[24 + TALON * at : 24 + TALON * (at + 1)]
        deal.hands, deal.talons = hands, talons
        deal.leader = deal.turn = plan.forehand
        deal.phase = CALLING
        return deal

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        return reached(setup.options.target, totals)


GAME: Final = Bela()
