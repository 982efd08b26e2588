"""Guided playouts: the rest of an imagined deal played by quick rules of thumb instead of at random.

The card is chosen by the formula of :mod:`adut.players.thumbs.tricks`, put into whole numbers and tables, and now and then at random;
what is said before the play by the rules of thumb of the game's family. Every hand is played from what its seat can see.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from adut.cards import RANKS_OF_SUIT, members
from adut.deal import Deal
from adut.kernels.tricks import Counting, TrickDeal, TrickPlay
from adut.moves import play
from adut.players.cautious import CautiousPlayer
from adut.players.playout import at_random
from adut.rng import Rng
from adut.sight import Sight
from adut.solver.suits import COUNT, TOP
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

    def finish(self, deal: Deal, leaf: int = 0) -> None:
        """Play a deal to its end."""
        while isinstance(deal, TrickDeal) and deal.for_tricks():
            phase = deal.phase
            if phase is None:
                return
            seat = phase.first(deal)
            if isinstance(phase, TrickPlay):
                if leaf and not deal.trick and deal.hands[seat].bit_count() <= leaf:
                    return
                deal.phase = phase.apply(deal, seat, self.card(deal, seat, phase))
            elif deal.winners or deal.trick:
                deal.phase = phase.apply(deal, seat, phase.any_move(deal, seat, self.rng))
            else:
                said = self.caution.choose(Sight(seat, deal, phase.moves(deal, seat), NOTHING_UNSEEN))
                deal.phase = phase.apply(deal, seat, said)
        at_random(deal, self.rng, deal.plan.setup.game.horizon)

    def card(self, deal: TrickDeal, seat: int, phase: TrickPlay) -> int:
        """The move of a seat in the play of tricks."""
        playable = deal.playable(deal.hands[seat])
        if not playable & (playable - 1):
            return play(playable.bit_length() - 1)
        counting = deal.counting()
        if counting is None or (self.epsilon and self.rng.below(self.epsilon) == 0):
            return phase.any_move(deal, seat, self.rng)
        stakes = self.stakes.get(counting)
        if stakes is None:
            stakes = Stakes(deal, counting)
            self.stakes[counting] = stakes
        return play(best(deal, seat, playable, stakes))


def best(deal: TrickDeal, seat: int, playable: int, stakes: Stakes) -> int:
    """The card that promises most: the trick's points times the chance of taking it, less what keeping the card would bring."""
    beaten_by = deal.rules.beaten_by[deal.trump + 1]
    trump: i64 = deal.trump
    unseen: i64 = 0
    for hand in deal.hands:
        unseen |= hand
    unseen &= ~deal.hands[seat]
    tops: vec[u8] = TOP
    one: i64 = 1
    trick = deal.trick
    left = deal.hands[seat].bit_count()
    mean = stakes.mean[left]
    behind = deal.seats - 1 - len(trick)
    table = stakes.trick[left] + behind * mean / 8
    for each in trick:
        table += stakes.cards[each]
    side_of = deal.plan.setup.side_of
    foes = [(seat + at) % deal.seats for at in range(1, behind + 1) if side_of[(seat + at) % deal.seats] != side_of[seat]]
    helped = 0.0 if len(foes) == behind else 0.3 * (behind - len(foes))
    led: i64 = trick[0] // RANKS_OF_SUIT if trick else 0
    beating: i64 = beaten_by[deal.best] if trick else -1
    partner_ahead = bool(trick) and side_of[deal.ahead] == side_of[seat]
    chosen = -1
    most = 0.0
    for suit in range(4):
        held: i64 = (playable >> (suit * RANKS_OF_SUIT)) & 8191
        if not trick:
            led = suit
        while held:
            rank = i64(tops[held])
            held ^= one << rank
            card = suit * RANKS_OF_SUIT + rank
            top = card if beating >> card & 1 else deal.best
            if top == card or partner_ahead:
                chance = 1.0
                for foe in foes:
                    chance *= 1.0 - over(beaten_by[top], led, trump, unseen, deal.ruled_out[foe], deal.seats)
            elif helped > 0.0:
                chance = helped * over(beaten_by[top], led, trump, unseen, deal.ruled_out[deal.next_seat(seat)], deal.seats)
            else:
                chance = 0.0
            value = stakes.cards[card]
            wins = power(card, suit, trump, unseen, beaten_by[card])
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
