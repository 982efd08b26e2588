"""Sedmice: no duty to follow, the last card of the rank led takes the trick, sevens fit everything; two, or four in pairs.

Source: the forum rules of Yugoslav card players. Variant: the leader may lengthen a trick, a game is worth 1, 2 or 3.
Rulebook: docs/games/sedmice.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from adut.bits import bit
from adut.cards import ACE, OF_RANK, SEVEN, TEN, card_text, members, pack, rank_of, set_of
from adut.deal import EMPTY, Deal, Fact, Phase
from adut.errors import IllegalMove
from adut.game import Entry, Game, Plan, Setup, reached
from adut.kernels.trick_rules import TrickRules
from adut.kernels.tricks import TrickDeal, TrickPlay, replaced
from adut.moves import PASS, PLAY_CODE, card_of, code_of, play
from adut.options import Options, option
from adut.zones import ALL, TRICK, Zone, hands, stock, won

RULES: Final = TrickRules(follow=False)
HAND_SIZE: Final = 4
COUNTING: Final = OF_RANK[ACE] | OF_RANK[TEN]
WORTH: Final = 10
"""5.1."""
ALL_POINTS: Final = 80
SEVENS: Final = OF_RANK[SEVEN]


@dataclass(frozen=True)
class SedmiceOptions(Options):
    """What tables do differently."""

    target: int = option(5, "Games that win the match.", (1, 5, 10), section="6.1")


class SedmiceDeal(TrickDeal):
    """One pack: a trick may have several cards of each player, the lead first and then in turn."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, RULES)

    def blank(self) -> SedmiceDeal:
        return SedmiceDeal(self.plan)

    def fitting(self) -> int:
        """3.3, 3.4. The cards that answer the lead: its rank, and the sevens."""
        return OF_RANK[rank_of(self.trick[0])] | SEVENS

    def facts(self) -> list[Fact]:
        if self.points:
            points = card_points(self)
            facts = [Fact("card-points", "text", " : ".join([str(each) for each in points]))]
            return [*facts, Fact("last-trick", "seat", str(self.winners[-1]))] if points[0] == points[1] else facts
        if not self.trick:
            return []
        lying = WORTH * (set_of(self.trick) & COUNTING).bit_count()
        facts = [Fact("led", "card", card_text(self.trick[0])), Fact("ahead", "seat", str(self.ahead))]
        return [*facts, Fact("at-stake", "number", str(lying))]


class Playing(TrickPlay):
    """3. Each plays a card, whichever they like; the last that fits the lead is ahead."""

    section = "3"

    def lay(self, deal: Any, seat: int, card: i64) -> Phase | None:
        """3.3. A card goes to the trick, and leads it or may take the lead; after each full circle the leader is asked."""
        best, ahead = deal.best, deal.ahead
        deal.lay(seat, card)
        if not deal.fitting() & bit(card):
            deal.best, deal.ahead = best, ahead
        else:
            deal.best, deal.ahead = card, seat
        if deal.trick_size % deal.seats:
            deal.turn = deal.next_seat(seat)
            return self
        deal.turn = int(deal.leader)
        return GOING_ON if deal.hand(deal.leader) else self.collect(deal)

    def after_trick(self, deal: SedmiceDeal) -> Phase | None:
        refill(deal)
        if any(deal.hands):
            return self
        finish(deal)
        return None


class GoingOn(Phase):
    """4. After each full circle the leader is asked: another card that fits, or the trick is taken up."""

    id = "going-on"
    section = "4"

    def moves(self, deal: SedmiceDeal, seat: int) -> list[int]:
        return [*[play(each) for each in members(deal.hands[seat] & deal.fitting())], PASS.of()]

    def refusal(self, deal: SedmiceDeal, seat: int, move: int) -> IllegalMove:
        if code_of(move) != PLAY_CODE:
            return super().refusal(deal, seat, move)
        name, lead = card_text(card_of(move)), card_text(deal.trick[0])
        if not deal.hands[seat] >> card_of(move) & 1:
            return IllegalMove("not-in-hand", f"{name} is not in your hand", card=name)
        return IllegalMove("must-fit", f"{name} does not fit {lead}: go on with its rank or a seven", card=name, cards=lead)

    def apply(self, deal: SedmiceDeal, seat: int, move: int) -> Phase | None:
        if move == PASS.of():
            return PLAYING.collect(deal)
        deal.note("goes-on", seat)
        return PLAYING.apply(deal, seat, move)


PLAYING: Final = Playing()
GOING_ON: Final = GoingOn()


def refill(deal: SedmiceDeal) -> None:
    """2.4. From the winner on, a card at a time, until each has four or the stock is out."""
    seat = deal.leader
    while deal.stock and deal.hands[seat].bit_count() < HAND_SIZE:
        deal.deal_out(seat, 1)
        seat = deal.next_seat(seat)


def card_points(deal: SedmiceDeal) -> list[int]:
    """5.1. Ten for every ace and ten, by side."""
    points = [0] * len(deal.plan.setup.sides)
    for seat, taken in enumerate(deal.taken):
        points[deal.plan.setup.side_of[seat]] += WORTH * (taken & COUNTING).bit_count()
    return points


def finish(deal: SedmiceDeal) -> None:
    """5.2 to 5.5. Who has won the game, and what it is worth."""
    points = card_points(deal)
    side_of = deal.plan.setup.side_of
    winner = side_of[deal.winners[-1]]
    if points[0] != points[1]:
        winner = points.index(max(points))
    worth = 2 if points[winner] == ALL_POINTS else 1
    if len({side_of[seat] for seat in deal.winners}) == 1:
        worth = 3
    deal.points = replaced([0, 0], winner, worth)


class Sedmice(Game):
    """The match: packs until a side has won enough games."""

    id = "sedmice"
    name = "Sedmice"
    family = "fishing"
    seats: tuple[int, ...] = (2, 4)
    options = SedmiceOptions

    def sides(self, seats: int) -> list[list[int]]:
        return [[0], [1]] if seats == 2 else [[0, 2], [1, 3]]

    def zones(self, seats: int) -> list[Zone]:
        return [*hands(seats), stock(), Zone("trick", "trick", TRICK, ALL), *won(seats)]

    def pack(self, setup: Setup) -> list[int]:
        return pack(SEVEN)

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        """2.3. Four cards each."""
        deal = SedmiceDeal(plan)
        deal.hands = deal.taken = plan.setup.none
        deal.trick = EMPTY
        deal.stock = cards[::-1]
        for at in range(plan.setup.seats):
            deal.deal_out((plan.forehand + at) % plan.setup.seats, HAND_SIZE)
        deal.leader = deal.turn = plan.forehand
        deal.phase = PLAYING
        return deal

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        return reached(setup.options.target, totals)


GAME: Final = Sedmice()
