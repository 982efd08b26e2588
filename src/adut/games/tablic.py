"""Tablić: fishing for cards on the table by their numbers; two players, or four in pairs.

Source: the forum rules of Yugoslav card players. Variant: plain Tablić, taking is free.
Rulebook: docs/games/tablic.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from adut.cards import ACE, CLUBS, DIAMONDS, JACK, KING, OF_RANK, QUEEN, TEN, card, card_text, cards_text, members, pack, set_of
from adut.deal import EMPTY, Deal, Fact, Phase
from adut.errors import IllegalMove
from adut.game import Entry, Game, Plan, Setup, reached
from adut.kernels.fishing import groups
from adut.kernels.tricks import replaced
from adut.moves import DONE, PLAY, TAKE, Vocabulary, card_of, code_of
from adut.options import Options, option
from adut.zones import ALL, NOBODY, ROW, WON, Zone, hands, stock

TABLE_SIZE: Final = 4
HONOURS: Final = OF_RANK[ACE] | OF_RANK[KING] | OF_RANK[QUEEN] | OF_RANK[JACK] | OF_RANK[TEN]
"""6.1: a point each."""
LITTLE_TWO: Final = 1 << card(CLUBS, 0)
BIG_TEN: Final = 1 << card(DIAMONDS, TEN)
MOST_CARDS: Final = 3


@dataclass(frozen=True)
class TablicOptions(Options):
    """What tables do differently."""

    target: int = option(101, "Points that win the match at the end of a pack.", (51, 101, 151), section="7.1")


class TablicDeal(Deal):
    """One pack of Tablić."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.hands: list[int] = EMPTY
        """For each seat the set of cards in its hand."""
        self.table = 0
        """The set of cards open on the table."""
        self.lifted = 0
        """The set of cards being captured in the play that is on, the card played included."""
        self.thrown = 0
        """The card that is capturing."""
        self.stock: list[int] = EMPTY
        """Cards not dealt yet, the next to be dealt last."""
        self.taken: list[int] = EMPTY
        """For each side the set of cards in its heap."""
        self.tablas: list[int] = EMPTY
        """For each side the number of its tablas."""
        self.last_taker = -1
        """The seat that captured last; -1: nobody yet."""

    def blank(self) -> TablicDeal:
        return TablicDeal(self.plan)

    def copy(self, other: Any) -> None:
        super().copy(other)
        self.hands = other.hands
        self.table = other.table
        self.lifted = other.lifted
        self.thrown = other.thrown
        self.stock = other.stock
        self.taken = other.taken
        self.tablas = other.tablas
        self.last_taker = other.last_taker

    def facts(self) -> list[Fact]:
        facts = [Fact("tablas", "text", " : ".join([str(count) for count in self.tablas]))]
        if self.last_taker >= 0:
            facts.append(Fact("last-taker", "seat", str(self.last_taker)))
        return facts

    def standing(self) -> list[int]:
        return counted(self)

    def route(self, seat: int, move: int) -> tuple[str, str]:
        if code_of(move) == PLAY.code:
            return f"hand-{seat}", "table"
        return ("lifted" if self.lifted else f"hand-{seat}", "lifted") if code_of(move) == TAKE.code else ("", "")


class Throwing(Phase):
    """3. A card from the hand, and with it perhaps a first group from the table."""

    id = "throwing"
    section = "3"

    def moves(self, deal: TablicDeal, seat: int) -> list[int]:
        moves: list[int] = []
        for each in members(deal.hands[seat]):
            moves.append(PLAY.of(each))
            moves += takes(deal, each)
        return moves

    def refusal(self, deal: TablicDeal, seat: int, move: int) -> IllegalMove:
        code = code_of(move)
        if code not in (PLAY.code, TAKE.code):
            return super().refusal(deal, seat, move)
        name = card_text(card_of(move))
        if not deal.hands[seat] >> card_of(move) & 1:
            return IllegalMove("not-in-hand", f"{name} is not in your hand", card=name)
        return no_group(deal, move)

    def apply(self, deal: TablicDeal, seat: int, move: int) -> Phase | None:
        thrown = card_of(move)
        deal.hands = replaced(deal.hands, seat, deal.hands[seat] & ~(1 << thrown))
        if code_of(move) == PLAY.code:
            deal.table |= 1 << thrown
            return next_turn(deal, seat)
        deal.lifted, deal.thrown = 1 << thrown, thrown
        return lift(deal, seat, move)


class Taking(Phase):
    """3.2, 3.3. The same card may take further groups that share no card with the first."""

    id = "taking"
    section = "3.2"

    def moves(self, deal: TablicDeal, seat: int) -> list[int]:
        return [DONE.of(), *takes(deal, deal.thrown)]

    def refusal(self, deal: TablicDeal, seat: int, move: int) -> IllegalMove:
        return no_group(deal, move) if code_of(move) == TAKE.code else super().refusal(deal, seat, move)

    def apply(self, deal: TablicDeal, seat: int, move: int) -> Phase | None:
        if move == DONE.of():
            return carry_off(deal, seat)
        return lift(deal, seat, move)


THROWING: Final = Throwing()
TAKING: Final = Taking()


def takes(deal: TablicDeal, thrown: int) -> list[int]:
    """The moves that take one group with a card."""
    return [TAKE.of(thrown, *members(group)) for group in groups(deal.table, thrown)]


def no_group(deal: TablicDeal, move: int) -> IllegalMove:
    """Why a capture is not one."""
    thrown, *group = TAKE.values(move)
    missing = set_of(group) & ~deal.table
    if missing:
        names = cards_text(members(missing))
        return IllegalMove("not-on-table", f"{names} is not on the table", cards=names)
    name, names = card_text(thrown), cards_text(group)
    return IllegalMove("no-group", f"{names or 'no card'} does not add up to {name}", card=name, cards=names)


def lift(deal: TablicDeal, seat: int, move: int) -> Phase | None:
    """Take a group off the table; with no further group left for the card the play is complete."""
    group = set_of(TAKE.values(move)[1:])
    deal.table &= ~group
    deal.lifted |= group
    return TAKING if takes(deal, deal.thrown) else carry_off(deal, seat)


def carry_off(deal: TablicDeal, seat: int) -> Phase | None:
    """3.7, 3.9. The captured cards go to the heap; a bare table is a tabla."""
    side = deal.plan.setup.side_of[seat]
    deal.taken = replaced(deal.taken, side, deal.taken[side] | deal.lifted)
    deal.lifted = 0
    deal.last_taker = seat
    if not deal.table:
        deal.tablas = replaced(deal.tablas, side, deal.tablas[side] + 1)
        deal.note("tabla", seat)
    return next_turn(deal, seat)


def next_turn(deal: TablicDeal, seat: int) -> Phase | None:
    """The next seat plays; when all hands are empty new ones are dealt (4), or the pack is over (5)."""
    deal.turn = deal.next_seat(seat)
    if any(deal.hands):
        return THROWING
    if deal.stock:
        deal_hands(deal)
        deal.turn = deal.plan.forehand
        deal.note("new-hands")
        return THROWING
    finish(deal)
    return None


def deal_hands(deal: TablicDeal) -> None:
    """2.2, 4.1. Six cards each, three and three."""
    seats = deal.plan.setup.seats
    hands = deal.hands.copy()
    stock = deal.stock.copy()
    for at in range(2 * seats):
        seat = (deal.plan.forehand + at) % seats
        hands[seat] |= set_of(stock[-3:])
        del stock[-3:]
    deal.hands, deal.stock = hands, stock


def finish(deal: TablicDeal) -> None:
    """5, 6. The leftovers go to the last who captured, and the heaps are counted."""
    if deal.last_taker >= 0:
        side = deal.plan.setup.side_of[deal.last_taker]
        deal.taken = replaced(deal.taken, side, deal.taken[side] | deal.table)
        deal.table = 0
    deal.points = counted(deal)
    tablas = sum(deal.tablas)
    assert sum(deal.points) - tablas in (25, 22, 0), "6.3: a pack is worth 25 or 22 without tablas, or nothing (5.3)"
    deal.marks = ["•" * count for count in deal.tablas]


def counted(deal: TablicDeal) -> list[int]:
    """6. The points in each side's heap, with its tablas."""
    points: list[int] = []
    for side, heap in enumerate(deal.taken):
        own = (heap & HONOURS).bit_count() + (heap & LITTLE_TWO).bit_count() + (heap & BIG_TEN).bit_count()
        points.append(own + deal.tablas[side])
    sizes = [heap.bit_count() for heap in deal.taken]
    if sizes[0] != sizes[1]:
        points[sizes.index(max(sizes))] += MOST_CARDS
    return points


class Tablic(Game):
    """The match: packs until, at the end of one, a side has the target."""

    id = "tablic"
    name = "Tablić"
    family = "fishing"
    seats: tuple[int, ...] = (2, 4)
    horizon: int = 14
    options = TablicOptions
    vocabulary = Vocabulary()

    def sides(self, seats: int) -> list[list[int]]:
        return [[0], [1]] if seats == 2 else [[0, 2], [1, 3]]

    def zones(self, seats: int) -> list[Zone]:
        heaps = [Zone("taken", "taken", WON, NOBODY, ALL, side, side, True) for side in range(2)]
        table = Zone("table", "table", ROW, ALL, bits=True)
        return [*hands(seats), stock(), table, Zone("lifted", "lifted", ROW, ALL, bits=True), *heaps]

    def pack(self, setup: Setup) -> list[int]:
        return pack()

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        """2.2. Six cards each and four to the table."""
        deal = TablicDeal(plan)
        deal.hands = plan.setup.none
        deal.taken, deal.tablas = [0, 0], [0, 0]
        deal.stock = cards[::-1]
        deal_hands(deal)
        deal.table = set_of(deal.stock[-TABLE_SIZE:])
        deal.stock = deal.stock[:-TABLE_SIZE]
        deal.turn = plan.forehand
        deal.phase = THROWING
        return deal

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        return reached(setup.options.target, totals)


GAME: Final = Tablic()
