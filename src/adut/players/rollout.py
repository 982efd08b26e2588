"""Guided playouts: the rest of an imagined deal played by quick rules of thumb instead of at random.

A card is chosen by the formula of :mod:`adut.players.thumbs.tricks`, in tables and native numbers, and now and then at random;
what is said before the play, by the rules of thumb of the game's family. Every hand is played from what its seat can see.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from adut.bits import bit, count, highest, lowest, suit_set
from adut.cards import RANKS_OF_SUIT, SUIT_MASK, members
from adut.deal import Deal
from adut.kernels.holding import PLACE
from adut.kernels.tricks import Counting, TrickDeal, TrickPlay
from adut.players.cautious import CautiousPlayer
from adut.players.playout import at_random
from adut.rng import Rng
from adut.sight import Sight
from adut.solver.suits import COUNT
from adut.unseen import Unseen

EPSILON: Final = 10
"""One card in so many is played at random."""
NOTHING_UNSEEN: Final = Unseen([], [])
POWER: Final = [[(lower + 0.5) / (lower + 2 * higher + 1.0) for higher in range(14)] for lower in range(14)]
"""How likely a card is to take a trick some time, by the unseen cards of its suit under it and over it."""


class Weights:
    """The numbers of the rules of thumb.

    ``share``: what each seat behind is expected to add, as a share of a usual trick; ``keep``: how much of its own points a kept
    card brings in any case, and ``bring`` more if it takes a trick; ``later``: what a trick taken later is worth now;
    ``trump``: what being a trump adds to a card's power; ``plain``: by what that of the others shrinks where there are trumps;
    ``misses``: the chance that a hand does not hold a certain higher card; ``follow``: a hand is likely to follow suit if there are
    so many unseen cards of it for each seat; ``help``: how likely a partner who may be able to takes the trick.
    """

    def __init__(
        self,
        share: float,
        keep: float,
        bring: float,
        later: float,
        trump: float,
        plain: float,
        misses: float,
        follow: float,
        help: float,
    ) -> None:
        self.share = share
        self.keep = keep
        self.bring = bring
        self.later = later
        self.trump = trump
        self.plain = plain
        self.help = help
        self.none_over = [misses**higher for higher in range(14)]
        """The chance that a hand holds none of so many higher cards."""
        self.follows = [[min(1.0, cards / (follow * max(seats, 1))) for cards in range(14)] for seats in range(5)]
        """The chance that a hand can follow suit, by the seats and the unseen cards of the suit."""


# Found by descent, one number at a time, on how these rules do against their former selves: 3,000 deals of Bela, 3,500 of King.
GAIN: Final = Weights(share=0.17, keep=0.11, bring=0.6, later=1.0, trump=0.35, plain=0.34, misses=0.5, follow=0.45, help=1.0)
"""Where tricks bring points."""
LOSS: Final = Weights(share=0.31, keep=0.11, bring=0.25, later=0.56, trump=0.35, plain=0.8, misses=0.66, follow=0.6, help=0.3)
"""Where they cost points."""


class Stakes:
    """What a deal counts, signed so that more is better."""

    def __init__(self, deal: TrickDeal, counting: Counting) -> None:
        game = deal.plan.setup.game
        pack = game.pack(deal.plan.setup)
        sign = -1 if game.lowest_wins else 1
        self.cards: list[float] = [0.0] * 52
        """The points of each card."""
        for cards, each in counting.cards:
            for one in members(cards):
                self.cards[one] += sign * each
        self.trick: list[float] = []
        """For each number of tricks left, the points of the next trick besides its cards."""
        self.mean: list[float] = []
        """And what a trick usually brings from then on."""
        size = len(pack) // deal.seats
        usual = sign * counting.trick + math.fsum([self.cards[one] for one in pack]) / size
        last = 0.0
        for left in range(size + 1):
            own = float(sign * counting.last[-left]) if 0 < left <= len(counting.last) else 0.0
            last += own
            self.trick.append(sign * counting.trick + own)
            self.mean.append(usual + last / max(left, 1))


class Rollout:
    """Plays imagined deals on."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.epsilon = EPSILON
        """One card in so many is played at random; 0: none."""
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
        counting = deal.stakes()
        if counting is None or (self.epsilon and self.rng.below(self.epsilon) == 0):
            return phase.any_card(deal, seat, self.rng)
        stakes = self.stakes.get(counting)
        if stakes is None:
            stakes = Stakes(deal, counting)
            self.stakes[counting] = stakes
        left = int(count(deal.hand(seat)))
        return best(deal, seat, playable, stakes, left, GAIN if stakes.mean[left] > 0.0 else LOSS)


def best(deal: TrickDeal, seat: i64, playable: i64, stakes: Stakes, left: int, weights: Weights) -> i64:
    """The card that promises most: the trick's points times the chance of taking it, less what keeping the card would bring.

    One function although it is long: it is called for every card of every playout.
    """
    beaten_by = deal.rules.beaten_by[deal.trump + 1]
    trump: i64 = deal.trump
    seats = deal.plan.setup.seats
    unseen: i64 = deal.in_hands() & ~deal.hand(seat)
    mean = stakes.mean[left]
    laid = int(deal.trick_size)
    behind = deal.in_play() - 1 - laid
    table = stakes.trick[left] + behind * mean * weights.share
    trick: i64 = deal.trick_cards
    for _ in range(laid):
        table += stakes.cards[trick & 63]
        trick >>= PLACE
    side_of = deal.plan.setup.side_of
    side = side_of[seat]
    next_seat = deal.follower(int(seat))
    foes = behind
    if len(deal.plan.setup.sides) < seats:
        foes = 0
        foe = next_seat
        for _ in range(behind):
            foes += side_of[foe] != side
            foe = deal.follower(foe)
    helped = weights.help * (behind - foes)
    led: i64 = deal.suit_led() if laid else 0
    beating: i64 = beaten_by[deal.best] if laid else -1
    partner_ahead = laid > 0 and side_of[deal.ahead] == side
    chosen: i64 = -1
    most = 0.0
    for suit in range(4):
        held: i64 = playable & suit_set(suit)
        if not laid:
            led = suit
        while held != 0:
            card: i64 = highest(held)
            held ^= bit(card)
            higher: i64 = beaten_by[card]
            chance = 0.0
            if beating & bit(card) != 0 or partner_ahead:
                top: i64 = higher if beating & bit(card) != 0 else beating
                chance = 1.0
                foe = next_seat
                for _ in range(behind):
                    if side_of[foe] != side:
                        chance *= 1.0 - over(top, led, trump, unseen, deal.ruled_out[foe], seats, weights)
                    foe = deal.follower(foe)
            elif helped > 0.0:
                chance = helped * over(beating, led, trump, unseen, deal.ruled_out[next_seat], seats, weights)
            value = stakes.cards[card]
            wins = power(suit, trump, unseen, higher, weights)
            promise = chance * (table + value) - weights.later * wins * mean - (weights.keep + weights.bring * wins) * value
            if chosen < 0 or promise > most:
                chosen, most = card, promise
    return chosen


def power(suit: i64, trump: i64, unseen: i64, higher: i64, weights: Weights) -> float:
    """How likely a card is to take a trick some time, by the cards that beat it."""
    counts: vec[u8] = COUNT
    others = (unseen >> (suit * RANKS_OF_SUIT)) & SUIT_MASK
    above = i64(counts[others & (higher >> (suit * RANKS_OF_SUIT))])
    wins = POWER[i64(counts[others]) - above][above]
    if suit == trump:
        return min(1.0, wins + weights.trump)
    return wins * weights.plain if trump >= 0 else wins


def over(higher: i64, led: i64, trump: i64, unseen: i64, ruled_out: i64, seats: int, weights: Weights) -> float:
    """The chance that a seat behind goes over the best card, by the unseen cards that beat it."""
    candidates = unseen & ~ruled_out & higher
    if candidates == 0:
        return 0.0
    counts: vec[u8] = COUNT
    shift = led * RANKS_OF_SUIT
    follows = weights.follows[seats][counts[(unseen >> shift) & SUIT_MASK]]
    chance = follows * (1.0 - weights.none_over[counts[(candidates >> shift) & SUIT_MASK]])
    if trump >= 0 and led != trump:
        chance += (1.0 - follows) * (1.0 - weights.none_over[counts[(candidates >> (trump * RANKS_OF_SUIT)) & SUIT_MASK]])
    return chance
