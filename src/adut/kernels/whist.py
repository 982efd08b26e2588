"""Whist, as all its forms share it: the turned trump, honours said before the lead, free trumping, and three tables.

How the honours lie is evidence that no list of single cards can hold: a hand said to have two of the four has some two.
The deal keeps the numbers said, and every way that fits them is a way of one bundle.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from adut.cards import ACE, JACK, KING, OF_RANK, OF_SUIT, QUEEN, card_text, members, pack, set_of, suit_of
from adut.deal import EMPTY, Bundle, Deal, Fact, Phase
from adut.errors import IllegalMove
from adut.game import Entry, Game, Plan, Setup, reached
from adut.kernels import rubber
from adut.kernels.trick_rules import TrickRules
from adut.kernels.tricks import Counting, TrickDeal, TrickPlay, replaced
from adut.moves import COMMON_WORDS, NUMBER, Verb, Vocabulary, card_of, code_of
from adut.options import Options, option
from adut.pad import Board
from adut.zones import ALL, TRICK, Zone, hands, won

HAND: Final = 13
BOOK: Final = 6
"""The tricks that count nothing."""
TARGET: Final = 8
"""The points in the third table that win the match."""
FEWEST_RUBBERS: Final = 3
RULES: Final = TrickRules(trump=False)
HONOUR_RANKS: Final = OF_RANK[ACE] | OF_RANK[KING] | OF_RANK[QUEEN] | OF_RANK[JACK]
HONOUR_POINTS: Final = (0, 0, 0, 2, 4)
"""By the number of honours on one side."""
TRICKS: Final = Counting(trick=1)
SAY: Final = Verb(64, "honours", NUMBER)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class WhistOptions(Options):
    """What tables do differently."""

    three_rubbers: bool = option(False, "The match is three rubbers, and whoever has more in the third table wins.", section="7")


@mypyc_attr(allow_interpreted_subclasses=True)
class WhistDeal(TrickDeal):
    """A deal of whist: trick play, the honours said, and the tables."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, RULES)
        self.turned = 0
        """The dealer's last card, whose suit is trump."""
        self.said: list[int] = EMPTY
        """For each seat the number of honours it has said it was dealt; -1: not yet."""
        self.honours: list[int] = plan.setup.none
        """For each seat the set of honours it has played."""
        self.third: list[int] = EMPTY
        """For each side what it has written in the third table in this deal."""
        self.closed = ""
        """What has ended with this deal: ``single``, ``double`` or ``treble`` for a gem, ``rubber``; empty: nothing."""

    def blank(self) -> WhistDeal:
        return WhistDeal(self.plan)

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: WhistDeal = other
        self.turned = source.turned
        self.said = source.said
        self.honours = source.honours
        self.third = source.third
        self.closed = source.closed

    def facts(self) -> list[Fact]:
        facts = [Fact("trump", "word", COMMON_WORDS[self.trump])]
        if self.known[self.plan.dealer] >> self.turned & 1:
            facts.append(Fact("turned", "card", card_text(self.turned)))
        if self.points and self.winners:
            facts.append(Fact("side-tricks", "text", " : ".join([str(each) for each in tricks_of(self)])))
        for key, start in (("gem", rubber.FIRST), ("rubber", rubber.SECOND)):
            facts.append(Fact(key, "text", f"{self.tally[start]} : {self.tally[start + 1]}"))
        return facts

    def stakes(self) -> Counting | None:
        return TRICKS

    def auction(self) -> list[tuple[int, int]]:
        """Who has said how many honours, from forehand on."""
        order = [(self.plan.forehand + at) % self.seats for at in range(self.seats)]
        return [(seat, SAY.of(self.said[seat])) for seat in order if self.said[seat] >= 0]

    def utility(self, seat: int) -> int:
        """What the tables promise the seat's side more than the other."""
        side = self.plan.setup.side_of[seat]
        return rubber.leads(self.tally, self.third, side) - rubber.leads(self.tally, self.third, 1 - side)

    def bundles(self) -> list[Bundle]:
        """Every way in which the honours that are still in hands may lie, by the numbers said."""
        cards = self.honours_left()
        return [Bundle(cards, self.ways(cards))] if cards else []

    def honours_left(self) -> list[int]:
        """The honours that nobody has played."""
        left = HONOUR_RANKS & OF_SUIT[self.trump]
        for played in self.honours:
            left &= ~played
        return members(left)

    def ways(self, cards: list[int]) -> list[list[int]]:
        """The seats of these honours, in every way that agrees with what is public."""
        room = [said - self.honours[seat].bit_count() if said >= 0 else len(cards) for seat, said in enumerate(self.said)]
        ways: list[list[int]] = [EMPTY]
        for card in cards:
            may = [seat for seat in range(self.seats) if self.may_hold(seat, card)]
            ways = [[*way, seat] for way in ways for seat in may if way.count(seat) < room[seat]]
        return [way for way in ways if all([said < 0 or way.count(seat) == room[seat] for seat, said in enumerate(self.said)])]

    def may_hold(self, seat: int, card: int) -> bool:
        """Whether a seat may have a card, as far as single cards are known."""
        if any([known >> card & 1 for known in self.known]):
            return bool(self.known[seat] >> card & 1)
        return not self.ruled_out[seat] >> card & 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Announcing(Phase):
    """3. Before the lead each in turn says how many honours the hand holds."""

    id = "honours"
    section = "3"

    def moves(self, deal: WhistDeal, seat: int) -> list[int]:
        return [SAY.of(honours_in(deal, seat))]

    def refusal(self, deal: WhistDeal, seat: int, move: int) -> IllegalMove:
        if code_of(move) != SAY.code:
            return super().refusal(deal, seat, move)
        number = honours_in(deal, seat)
        return IllegalMove("honours-held", f"you hold {number} of the four honours: say so", number=str(number))

    def apply(self, deal: WhistDeal, seat: int, move: int) -> Phase | None:
        deal.said = replaced(deal.said, seat, honours_in(deal, seat))
        narrow(deal)
        deal.turn = deal.next_seat(seat)
        return self if deal.turn != deal.plan.forehand else self.after_all(deal)

    def after_all(self, deal: Any) -> Phase | None:
        """What follows when all have spoken."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Playing(TrickPlay):
    """4. The play of tricks."""

    section = "4"

    def apply(self, deal: Any, seat: int, move: int) -> Phase | None:
        played = set_of([card_of(move)]) & HONOUR_RANKS & OF_SUIT[deal.trump]
        if played:
            deal.honours = replaced(deal.honours, seat, deal.honours[seat] | played)
            narrow(deal)
        return super().apply(deal, seat, move)

    def after_trick(self, deal: Any) -> Phase | None:
        if deal.in_hands():
            return self
        self.score(deal)
        finish(deal)
        return None

    def score(self, deal: Any) -> None:
        """5.2. The side with more than six tricks writes one point for each above."""
        tricks = tricks_of(deal)
        side = 0 if tricks[0] > BOOK else 1
        deal.note("writes-tricks", first_of(deal, side), seat_partner=partner_of(deal, side), points=str(tricks[side] - BOOK))
        write(deal, rubber.TRICKS, side, tricks[side] - BOOK)


def honours_in(deal: WhistDeal, seat: int) -> int:
    """How many honours a hand holds."""
    return (deal.hands[seat] & HONOUR_RANKS & OF_SUIT[deal.trump]).bit_count()


def narrow(deal: WhistDeal) -> None:
    """What the ways that are left prove of single honours."""
    cards = deal.honours_left()
    ways = deal.ways(cards)
    known, ruled_out = deal.known.copy(), deal.ruled_out.copy()
    for at, each in enumerate(cards):
        holders = 0
        for way in ways:
            holders |= 1 << way[at]
        for seat in range(deal.seats):
            if not holders >> seat & 1:
                ruled_out[seat] |= 1 << each
            elif holders == 1 << seat:
                known[seat] |= 1 << each
    deal.known, deal.ruled_out = known, ruled_out


def entitled(deal: WhistDeal) -> int:
    """3.3, 3.4: the side that may write points for its honours, or -1."""
    for side in (0, 1):
        if honour_points(deal, side) and deal.tally[rubber.FIRST + side] < rubber.NO_HONOURS:
            return side
    return -1


def honour_points(deal: WhistDeal, side: int) -> int:
    """What the honours a side has said count."""
    return HONOUR_POINTS[sum([deal.said[seat] for seat in deal.plan.setup.sides[side]])]


def write_honours(deal: WhistDeal, side: int) -> None:
    """3.3: the honours of a side are written at once."""
    points = honour_points(deal, side)
    deal.note("writes-honours", first_of(deal, side), seat_partner=partner_of(deal, side), points=str(points))
    write(deal, rubber.HONOURS, side, points)


def write(deal: WhistDeal, what: int, side: int, points: int) -> None:
    """6: write points in the first table; a gem, and a rubber with it, is settled at once."""
    tally = rubber.written(deal.tally, what, side, points)
    worth = rubber.gem_worth(tally, side)
    deal.tally, third = rubber.settled(tally, side)
    if worth:
        deal.closed = rubber.GEMS[worth]
        deal.note("wins-gem", first_of(deal, side), seat_partner=partner_of(deal, side), word=deal.closed, points=str(worth))
    if third:
        deal.closed = "rubber"
        deal.third = replaced(deal.third, side, deal.third[side] + third)
        deal.note("wins-rubber", first_of(deal, side), seat_partner=partner_of(deal, side), points=str(third))


def finish(deal: WhistDeal) -> None:
    """The deal is over: the third table is what the match counts, the first stands beside it."""
    deal.points = deal.third
    deal.marks = [mark(deal.tally, side) for side in (0, 1)]


def mark(tally: list[int], side: int) -> str:
    """What a side has written in the first table in this deal, for honours and for tricks."""
    parts = [str(points) for points in (tally[rubber.HONOURS + side], tally[rubber.TRICKS + side]) if points]
    return f"({'+'.join(parts)})" if parts else ""


def tricks_of(deal: WhistDeal) -> list[int]:
    """The tricks of each side so far."""
    ours = len([seat for seat in deal.winners if deal.plan.setup.side_of[seat] == 0])
    return [ours, len(deal.winners) - ours]


def first_of(deal: WhistDeal, side: int) -> int:
    """The member of a side that speaks first, as forehand or nearer to forehand."""
    forehand = deal.plan.forehand
    return forehand if deal.plan.setup.side_of[forehand] == side else deal.next_seat(forehand)


def partner_of(deal: WhistDeal, side: int) -> str:
    """The other member, for events."""
    return str((first_of(deal, side) + 2) % deal.seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class WhistGame(Game):
    """The match: rubbers until a side has eight points in the third table."""

    family = "trumps"
    seats: tuple[int, ...] = (4,)
    clockwise = True
    options: type[Options] = WhistOptions
    vocabulary = Vocabulary((), (SAY,))

    def sides(self, seats: int) -> list[list[int]]:
        return [[0, 2], [1, 3]]

    def zones(self, seats: int) -> list[Zone]:
        return [*hands(seats), Zone("trick", "trick", TRICK, ALL), *won(seats)]

    def pack(self, setup: Setup) -> list[int]:
        return pack()

    def opening(self) -> Phase:
        """The phase with which a deal begins."""
        raise NotImplementedError

    def blank(self, plan: Plan) -> WhistDeal:
        """A deal before the cards are dealt."""
        return WhistDeal(plan)

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        """2. One card at a time; the last, the dealer's, is turned and its suit is trump."""
        deal = self.blank(plan)
        seats = plan.setup.seats
        deal.hands = [set_of(cards[(seat - plan.forehand) % seats :: seats]) for seat in range(seats)]
        deal.taken = plan.setup.none
        deal.turned = cards[-1]
        deal.trump = suit_of(deal.turned)
        deal.known = replaced(deal.known, plan.dealer, 1 << deal.turned)
        deal.said = [-1] * seats
        deal.tally = rubber.opened(plan.sheet)
        deal.third = [0, 0]
        deal.leader = deal.turn = plan.forehand
        deal.phase = self.opening()
        return deal

    def label(self, plan: Plan, deal: Deal) -> str:
        assert isinstance(deal, WhistDeal)
        return deal.closed

    def pad(self, setup: Setup, sheet: list[Entry]) -> list[Board]:
        return rubber.drawn(sheet)

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        if not setup.options.three_rubbers:
            return reached(TARGET, totals)
        last = sheet[-1].tally
        return rubber.rubber_just_over(last) and last[rubber.RUBBERS] >= FEWEST_RUBBERS and totals[0] != totals[1]
