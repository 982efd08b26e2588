"""Guided playouts: the rest of an imagined deal played by quick rules of thumb instead of at random.

The card is chosen by the formula of :mod:`adut.players.thumbs.tricks`, put into whole numbers and tables, and now and then at random;
what is said before the play by the rules of thumb of the game's family. Every hand is played from what its seat can see.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from adut.bits import bit, count, lowest, nth
from adut.cards import RANKS_OF_SUIT, members
from adut.deal import Deal
from adut.kernels.tricks import Counting, TrickDeal, TrickPlay
from adut.players.cautious import CautiousPlayer
from adut.players.playout import at_random
from adut.rng import Rng
from adut.sight import Sight
from adut.solver.suits import COUNT
from adut.unseen import Unseen

NOTHING_UNSEEN: Final = Unseen([], [])
NONE_OVER: Final = [0.66**higher for higher in range(14)]
"""The chance that a hand holds none of so many higher cards."""
POWER: Final = [[(lower + 0.5) / (lower + 2 * higher + 1.0) for higher in range(14)] for lower in range(14)]
"""How likely a card is to take a trick some time, by the unseen cards of its suit under it and over it."""
FOLLOWS: Final = [[min(1.0, cards / (0.8 * max(seats, 1))) for cards in range(14)] for seats in range(5)]
"""The chance that a hand can follow suit, by the seats and the unseen cards of the suit."""


class Stakes:
    """What a deal counts, signed so that more is better: for each card, and for each number of tricks left the trick's own and the mean."""

    def __init__(self, deal: TrickDeal, counting: Counting) -> None:
        game = deal.plan.setup.game
        pack = game.pack(deal.plan.setup)
        sign = -1.0 if game.lowest_wins else 1.0
        self.cards: list[float] = [0.0] * 52
        for cards, each in counting.cards:
            for one in members(cards):
                self.cards[one] += sign * each
        size = len(pack) // deal.seats
        total = 0.0
        for one in pack:
            total += self.cards[one]
        self.trick: list[float] = []
        self.mean: list[float] = []
        ends = 0.0
        for left in range(size + 1):
            last = sign * counting.last[-left] if 0 < left <= len(counting.last) else 0.0
            ends += last
            self.trick.append(sign * counting.trick + last)
            self.mean.append(sign * counting.trick + total / size + ends / max(left, 1))


class Rollout:
    """Plays imagined deals on."""

    def __init__(self, rng: Rng, epsilon: int = 4) -> None:
        self.rng = rng
        self.epsilon = epsilon
        """One card in so many is played at random."""
        self.caution = CautiousPlayer(rng.below(1 << 30))
        """Who speaks for the seats before the play."""
        self.stakes: dict[Counting, Stakes] = {}
        """What is counted, by who says it."""

    def finish(self, deal: Deal) -> None:
        """Play a deal to its end."""
        while isinstance(deal, TrickDeal) and deal.for_tricks():
            phase = deal.phase
            if phase is None:
                return
            seat = phase.first(deal)
            if isinstance(phase, TrickPlay):
                deal.phase = phase.lay(deal, seat, self.card(deal, seat, phase))
            elif deal.winners or deal.trick_size:
                deal.phase = phase.apply(deal, seat, phase.any_move(deal, seat, self.rng))
            else:
                said = self.caution.choose(Sight(seat, deal, phase.moves(deal, seat), NOTHING_UNSEEN))
                deal.phase = phase.apply(deal, seat, said)
        at_random(deal, self.rng, deal.plan.setup.game.horizon)

    def card(self, deal: TrickDeal, seat: i64, phase: TrickPlay) -> i64:
        """The card of a seat in the play of tricks."""
        playable: i64 = deal.playable(deal.hand(seat))
        if playable & (playable - 1) == 0:
            return lowest(playable)
        counting = deal.counting()
        if counting is None or (self.epsilon and self.rng.below(self.epsilon) == 0):
            return nth(playable, self.rng.under(count(playable)))
        stakes = self.stakes.get(counting)
        if stakes is None:
            stakes = Stakes(deal, counting)
            self.stakes[counting] = stakes
        return best(deal, seat, playable, stakes)


def best(deal: TrickDeal, seat: i64, playable: i64, stakes: Stakes) -> i64:
    """The card that promises most: the trick's points times the chance of taking it, less what keeping the card would bring."""
    beaten_by = deal.rules.beaten_by[deal.trump + 1]
    trump: i64 = deal.trump
    seats = deal.plan.setup.seats
    unseen: i64 = deal.in_hands() & ~deal.hand(seat)
    left = int(count(deal.hand(seat)))
    mean = stakes.mean[left]
    laid = int(deal.trick_size)
    behind = seats - 1 - laid
    table = stakes.trick[left] + behind * mean / 8
    trick: i64 = deal.trick_cards
    for _ in range(laid):
        table += stakes.cards[trick & 63]
        trick >>= 6
    side_of = deal.plan.setup.side_of
    side = side_of[seat]
    follower = int(seat)
    foes = 0
    foe_0 = foe_1 = foe_2 = 0
    for _ in range(behind):
        follower = deal.next_seat(follower)
        if side_of[follower] != side:
            foe_0, foe_1, foe_2 = follower, foe_0, foe_1
            foes += 1
    helped = 0.0 if foes == behind else 0.3 * (behind - foes)
    led: i64 = deal.suit_led() if laid else 0
    beating: i64 = beaten_by[deal.best] if laid else -1
    partner_ahead = laid > 0 and side_of[deal.ahead] == side
    chosen: i64 = -1
    most = 0.0
    while playable != 0:
        card: i64 = lowest(playable)
        playable &= playable - 1
        suit: i64 = card // RANKS_OF_SUIT
        if not laid:
            led = suit
        higher: i64 = beaten_by[card]
        chance = 0.0
        takes = beating & bit(card) != 0
        if takes or partner_ahead:
            above: i64 = higher if takes else beating
            chance = 1.0
            if foes > 0:
                chance *= 1.0 - over(above, led, trump, unseen, deal.ruled_out[foe_0], seats)
            if foes > 1:
                chance *= 1.0 - over(above, led, trump, unseen, deal.ruled_out[foe_1], seats)
            if foes > 2:
                chance *= 1.0 - over(above, led, trump, unseen, deal.ruled_out[foe_2], seats)
        elif helped > 0.0:
            chance = helped * over(beating, led, trump, unseen, deal.ruled_out[deal.next_seat(int(seat))], seats)
        value = stakes.cards[card]
        wins = power(card, suit, trump, unseen, higher)
        promise = chance * (table + value) - wins * mean - (0.2 + 0.6 * wins) * value
        if chosen < 0 or promise > most:
            chosen, most = card, promise
    return chosen


def power(card: i64, suit: i64, trump: i64, unseen: i64, higher: i64) -> float:
    """How likely a card is to take a trick some time."""
    counts: vec[u8] = COUNT
    others = (unseen >> (suit * RANKS_OF_SUIT)) & 8191
    above = i64(counts[others & (higher >> (suit * RANKS_OF_SUIT))])
    all = i64(counts[others])
    wins = POWER[all - above][above]
    if suit == trump:
        return min(1.0, wins + 0.35)
    return wins * 0.8 if trump >= 0 else wins


def over(higher: i64, led: i64, trump: i64, unseen: i64, ruled_out: i64, seats: int) -> float:
    """The chance that a seat behind goes over the best card, by the unseen cards that beat it."""
    candidates = unseen & ~ruled_out & higher
    if candidates == 0:
        return 0.0
    counts: vec[u8] = COUNT
    shift = led * RANKS_OF_SUIT
    follows = FOLLOWS[seats][counts[(unseen >> shift) & 8191]]
    chance = follows * (1.0 - NONE_OVER[counts[(candidates >> shift) & 8191]])
    if trump >= 0 and led != trump:
        chance += (1.0 - follows) * (1.0 - NONE_OVER[counts[(candidates >> (trump * RANKS_OF_SUIT)) & 8191]])
    return chance
