"""Fishing from the first deal of a pack to the last: throwing, taking, tablas, new hands.

Source: the rulebook pages of Tablić and Kontra-tablić, whose sections have the same numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from adut.bits import bit, lowest
from adut.cards import JOKER, card_text, cards_text, members, pack, set_of
from adut.deal import Deal, Phase
from adut.errors import IllegalMove
from adut.game import Game, Setup
from adut.kernels.fishing import Catch, FishingDeal, adds_up, captures, counted
from adut.kernels.tricks import replaced
from adut.moves import DONE, PLAY, TAKE, card_of, code_of, group_of, play, take
from adut.zones import ALL, NOBODY, ROW, WON, Zone, hands, stock

TABLE_SIZE: Final = 4
HAND_SIZE: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Throwing(Phase):
    """3. A card from the hand, and with it perhaps a first group from the table."""

    id = "throwing"
    section = "3"

    def moves(self, deal: FishingDeal, seat: int) -> list[int]:
        moves: list[int] = []
        catch = Catch(deal.table)
        hand: i64 = deal.hands[seat]
        while hand != 0:
            thrown: i64 = lowest(hand)
            hand &= hand - 1
            at = len(moves)
            if not catch.takes(thrown, moves):
                moves.append(play(thrown))
            elif not deal.rules.must:
                moves.insert(at, play(thrown))
        return moves

    def legal(self, deal: FishingDeal, seat: int, move: int) -> bool:
        thrown = card_of(move)
        if thrown >= JOKER or not bit(thrown) & deal.hands[seat]:
            return False
        if move == play(thrown):
            return not (deal.rules.must and captures(deal.table, thrown))
        return takes_group(deal, thrown, move)

    def refusal(self, deal: FishingDeal, seat: int, move: int) -> IllegalMove:
        code = code_of(move)
        if code not in (PLAY.code, TAKE.code):
            return super().refusal(deal, seat, move)
        name = card_text(card_of(move))
        if not deal.hands[seat] >> card_of(move) & 1:
            return IllegalMove("not-in-hand", f"{name} is not in your hand", card=name)
        if code == PLAY.code:
            return IllegalMove("must-take", f"{name} can take cards from the table, so it must", card=name)
        return no_group(deal, move)

    def apply(self, deal: FishingDeal, seat: int, move: int) -> Phase | None:
        thrown = card_of(move)
        leave_hand(deal, seat, thrown)
        if code_of(move) == PLAY.code:
            deal.table |= 1 << thrown
            return next_turn(deal, seat)
        deal.lifted, deal.thrown = 1 << thrown, thrown
        return lift(deal, seat, move)


@mypyc_attr(allow_interpreted_subclasses=True)
class Taking(Phase):
    """3.2, 3.3. The same card takes further groups that share no card with the first: as it likes, or all there are."""

    id = "taking"
    section = "3.2"

    def moves(self, deal: FishingDeal, seat: int) -> list[int]:
        moves = [] if deal.rules.must else [DONE.of()]
        Catch(deal.table).takes(deal.thrown, moves)
        return moves

    def legal(self, deal: FishingDeal, seat: int, move: int) -> bool:
        return (move == DONE.of() and not deal.rules.must) or takes_group(deal, deal.thrown, move)

    def refusal(self, deal: FishingDeal, seat: int, move: int) -> IllegalMove:
        if move == DONE.of():
            name = card_text(deal.thrown)
            return IllegalMove("must-take-all", f"{name} can take more from the table, so it must", card=name)
        if code_of(move) in (PLAY.code, TAKE.code) and card_of(move) != deal.thrown:
            name = card_text(deal.thrown)
            return IllegalMove("still-taking", f"a turn is one card, and {name} is still taking", card=name)
        return no_group(deal, move) if code_of(move) == TAKE.code else super().refusal(deal, seat, move)

    def apply(self, deal: FishingDeal, seat: int, move: int) -> Phase | None:
        if move == DONE.of():
            return carry_off(deal, seat)
        return lift(deal, seat, move)


TAKING: Final = Taking()


def leave_hand(deal: FishingDeal, seat: int, thrown: int) -> None:
    """A card leaves the hand, where all may have known it to be."""
    bit = 1 << thrown
    deal.hands = replaced(deal.hands, seat, deal.hands[seat] & ~bit)
    if deal.known[seat] & bit:
        deal.known = replaced(deal.known, seat, deal.known[seat] & ~bit)


def takes_group(deal: FishingDeal, thrown: int, move: int) -> bool:
    """Whether a move takes a group from the table with a card."""
    if code_of(move) != TAKE.code:
        return False
    group = group_of(move)
    return move == take(thrown, group) and not group & ~deal.table and adds_up(group, thrown)


def no_group(deal: FishingDeal, move: int) -> IllegalMove:
    """Why a capture is not one."""
    thrown, *group = TAKE.values(move)
    missing = set_of(group) & ~deal.table
    if missing:
        names = cards_text(members(missing))
        return IllegalMove("not-on-table", f"{names} is not on the table", cards=names)
    name, names = card_text(thrown), cards_text(group)
    return IllegalMove("no-group", f"{names or 'no card'} does not add up to {name}", card=name, cards=names)


def lift(deal: FishingDeal, seat: int, move: int) -> Phase | None:
    """Take a group off the table; with no further group left for the card the play is complete."""
    group = group_of(move)
    deal.table &= ~group
    deal.lifted |= group
    return TAKING if captures(deal.table, deal.thrown) else carry_off(deal, seat)


def carry_off(deal: FishingDeal, seat: int) -> Phase | None:
    """3.7, 3.9. The captured cards go to the heap; a bare table is a tabla."""
    side = deal.plan.setup.side_of[seat]
    deal.taken = replaced(deal.taken, side, deal.taken[side] | deal.lifted)
    deal.lifted = 0
    deal.last_taker = seat
    if not deal.table:
        deal.tablas = replaced(deal.tablas, side, deal.tablas[side] + 1)
        deal.note("tabla", seat)
    return next_turn(deal, seat)


def next_turn(deal: FishingDeal, seat: int) -> Phase | None:
    """The next seat plays; when all hands are empty new ones are dealt (4), or the pack is over (5)."""
    deal.turn = deal.next_seat(seat)
    if any(deal.hands):
        return deal.rules.throwing
    if deal.stock:
        deal_hands(deal)
        deal.turn = deal.plan.forehand
        deal.note("new-hands")
        return deal.rules.throwing
    finish(deal)
    return None


def deal_hands(deal: FishingDeal) -> None:
    """2.2, 4.1. Six cards each, or what is left in equal parts, in two rounds."""
    seats = deal.plan.setup.seats
    hands = deal.hands.copy()
    cards = deal.stock.copy()
    packet = min(HAND_SIZE, len(cards) // seats) // 2
    for at in range(2 * seats):
        seat = (deal.plan.forehand + at) % seats
        hands[seat] |= set_of(cards[-packet:])
        del cards[-packet:]
    deal.hands, deal.stock = hands, cards


def finish(deal: FishingDeal) -> None:
    """5, 6. The leftovers go to the last who captured, and the heaps are counted."""
    if deal.last_taker >= 0:
        side = deal.plan.setup.side_of[deal.last_taker]
        deal.taken = replaced(deal.taken, side, deal.taken[side] | deal.table)
        deal.table = 0
    deal.points = counted(deal)
    tablas = deal.rules.tabla * sum(deal.tablas)
    assert sum(deal.points) - tablas in (25, 22, 0), "6.3: a pack is worth 25 or 22 without tablas, or nothing (5.3)"
    deal.marks = ["•" * count for count in deal.tablas]
    deal.counted_up()


@mypyc_attr(allow_interpreted_subclasses=True)
class FishingGame(Game):
    """The match: packs until, at the end of one, somebody has the target."""

    family = "fishing"
    horizon: int = 14

    def heaps(self, seats: int) -> int:
        """How many places there are for heaps."""
        return seats

    def zones(self, seats: int) -> list[Zone]:
        heaps = [Zone("taken", "taken", WON, NOBODY, ALL, side, side, True) for side in range(self.heaps(seats))]
        table = Zone("table", "table", ROW, ALL, bits=True)
        return [*hands(seats), stock(), table, Zone("lifted", "lifted", ROW, ALL, bits=True), *heaps]

    def pack(self, setup: Setup) -> list[int]:
        return pack()

    def dealt(self, deal: FishingDeal, cards: list[int]) -> Deal:
        """2.2. Six cards each and four to the table."""
        setup = deal.plan.setup
        deal.hands = setup.none
        deal.taken, deal.tablas = [0] * self.heaps(setup.seats), [0] * len(setup.sides)
        deal.stock = cards[::-1]
        deal_hands(deal)
        deal.table = set_of(deal.stock[-TABLE_SIZE:])
        deal.stock = deal.stock[:-TABLE_SIZE]
        deal.turn = deal.plan.forehand
        deal.phase = deal.rules.throwing
        return deal
