"""The search: alpha-beta with a window of one point, over tricks.

Cards here are not those of the pack but places in the order of strength: bit ``16 * suit + n`` is the n-th weakest card of the suit among
those in play at the root, so that a stronger card of a suit is always a higher bit, whatever the ranking of the game.

Every search answers one question: can the maximising camp get ``target`` points or more from here on? The answer is one integer:
``YES`` or not, and a set of cards whose ranks mattered: the answer is the same in every position with the same suit lengths
in which the same seats hold the cards of each suit from the highest down to the lowest of this set. How that set arises:

* the card that wins a trick matters if another card of its suit lies in the trick;
* the best card of a trick matters to a player who must beat it and is compared with it;
* a card that mattered stands for its equals too if their owner found no good move
  (any of them might have been the low card of another deal);
* cards whose points differ are never left open: a suit holding such cards is kept exactly, by its values and all its owners.

Sources: M. L. Ginsberg, "Partition search" (AAAI 1996) for the sets; B. Haglund, "Search algorithms for a bridge double dummy
solver" (2010) for quick tricks, later tricks and what moves are ordered by.
"""

from __future__ import annotations

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from adut.solver.errors import LimitReached
from adut.solver.suits import COUNT, TOP, masks
from adut.solver.table import Table

YES: Final = 1 << 61
"""The flag of a target that is reached."""
SUIT: Final = 0x1FFF
"""The places of a suit."""
UNIFORM: Final = 8192
"""From here on the value code of a suit means that all its cards count the same."""
TRICK: Final = 1 << 48
"""One trick in the shape of a position: lengths of three suits in four hands, four bits each, then tricks left, then the leader."""
LEADER: Final = 52
CLOCK: Final = 4096
"""The search looks at the clock once in so many nodes."""

# How promising a card is: found by descent, one weight at a time, on the number of nodes of 77 deals of 9 to 12 cards a hand.
LONE_TOP: Final = 40
"""A foe's only card is the first or second of the suit."""
LAST_FIRST: Final = 50
"""The foe who plays last holds the first (a malus)."""
LAST_SECOND: Final = 6
"""Or the second (a malus)."""
EARLY_FIRST: Final = -17
"""A foe who does not play last holds the first."""
EARLY_SECOND: Final = 5
"""Or the second."""
OUR_FIRST: Final = 40
"""The camp holds the first of the suit."""
OUR_BOTH: Final = 25
"""And the second."""
OUR_SECOND_THIRD: Final = 100
"""The camp holds the second and third, a foe the first."""
REPLY: Final = 47
"""Each card foes hold of the suit (a malus): few replies make a small tree."""
PARTNER_VOID: Final = 51
"""A partner is void (a malus)."""
TOP_LEAD: Final = 80
"""The lead is the top of its suit."""
KILLER: Final = 155
"""The card has settled the question at this depth before."""
HINT: Final = 30
"""The table names the card."""
OVERTAKE: Final = 40
"""A reply beats a partner's card that wins anyway (a malus)."""
WIN_FOR_PARTNER: Final = 2
"""A reply wins, but so would a partner."""
WIN: Final = 100
"""A reply wins for sure."""
FORCE_FOR_PARTNER: Final = 10
"""A reply beats the best card, but not what a foe may play; a partner can."""
FORCE: Final = 25
"""The same when no partner can."""
SEQUENCE: Final = 13
"""And the hand holds its equal."""
DISCARD_LENGTH: Final = 2
"""Each card of the suit of a discard."""
GUARD: Final = 4
"""The discard bares the second of a suit (a malus)."""
LONE_WINNER: Final = 2
"""The discard is the top of its suit (a malus)."""


class Search:
    """One deal under search.

    One class in one file although it is long: compiled, its methods are plain C calls on the fields of one object, and its lists are read
    without counting references; spread over several objects the search is slower.
    """

    def __init__(self, seats: int, trump: int, beat: bool, must_trump: bool, over: bool, table_bytes: int) -> None:
        self.seats: i64 = seats
        """How many play."""
        self.trump: i64 = trump
        """The trump suit; -1: none."""
        self.trumps: i64 = SUIT << (16 * trump) if trump >= 0 else 0
        """The places of the trump suit."""
        self.beat = beat
        """Whether a follower must beat the best card of the suit led."""
        self.must_trump = must_trump
        """Whether who is void must trump."""
        self.over = over
        """Whether who trumps must go over."""
        self.one: i64 = 1
        """One bit, to be shifted: compiled, a literal would be shifted as a C int of 32 bits."""
        self.two: i64 = 2
        """The next bit, for the same use."""
        self.suit: i64 = SUIT
        """The places of the first suit, for the same use."""
        self.strict = beat or over
        """Whether a duty compares cards."""
        self.table = Table(table_bytes)
        """The transposition table."""
        self.counts = COUNT
        """The size of each subset of a suit."""
        self.tops = TOP
        """The highest card of each subset of a suit."""
        self.masks: vec[i64] = masks()
        """Owner bits of so many of the highest cards."""
        self.hand: vec[i64] = vec[i64]([i64(0)] * 4)
        """The cards of each seat."""
        self.side: vec[i64] = vec[i64]([i64(0)] * 4)
        """1 for each seat of the maximising camp."""
        self.base: vec[i64] = vec[i64]([i64(0)] * 4)
        """Where the tables of a suit begin in ``owners`` and ``values``."""
        self.owners: vec[i64] = vec[i64]([i64(0)] * 4)
        """For each subset of a suit who owns its cards, two bits a card, the highest first from bit 25."""
        self.values: vec[i64] = vec[i64]([i64(0)] * 4)
        """For each subset of a suit a code for the points of its cards in order."""
        self.drop: vec[i64] = vec[i64]([i64(0)] * 16)
        """What a card of a seat and suit takes from the shape."""
        self.points: vec[i64] = vec[i64]([i64(0)] * 64)
        """The points of each card."""
        self.alike: vec[i64] = vec[i64]([i64(0)] * 64)
        """For each card those of its suit that count the same and are barred alike."""
        self.trick_points: vec[i64] = vec[i64]([i64(0)] * 16)
        """The points for taking the trick after which so many are left; at 13 those of any trick."""
        self.most: vec[i64] = vec[i64]([i64(0)] * 16)
        """The most that so many tricks can bring without the points of cards."""
        self.least: vec[i64] = vec[i64]([i64(0)] * 16)
        """And the least."""
        self.valued = False
        """Whether cards differ in points or may be barred."""
        self.rising = True
        """Whether nothing counts against the camp that takes it."""
        self.falling = False
        """Whether everything counts against the camp that takes it."""
        self.bar: i64 = 0
        """Cards that may not be led while the hand has others."""
        self.cards_most: i64 = 0
        """The sum of the points of the cards in hands that count for their taker."""
        self.cards_least: i64 = 0
        """And of those that count against."""
        self.moves: vec[i64] = vec[i64]([i64(0)] * (64 * 16))
        """The moves at each depth: weight and card."""
        self.killer: vec[i64] = vec[i64]([i64(-1)] * 16)
        """For each number of tricks left the lead that settled the question last."""
        self.nodes: i64 = 0
        """Positions searched at the start of a trick."""
        self.alarm: i64 = CLOCK
        """The node at which to look at the limits."""
        self.node_limit: i64 = 1 << 60
        """The most nodes allowed."""
        self.deadline = 0.0
        """When to stop; 0: never."""
        self.started = 0.0
        """When the search began."""

    def name_owners(self, suit: i64, count: i64, owner: vec[i64]) -> None:
        """Fill the table of owners of a suit; ``owner`` tells whose each place is."""
        base: i64 = self.base[suit]
        top: i64 = 0
        while top < count:
            code: i64 = owner[top] << 24
            at: i64 = self.one << top
            below: i64 = 0
            while below < at:
                self.owners[base + at + below] = code | self.owners[base + below] >> 2
                below += 1
            top += 1

    def name_values(self, suit: i64, count: i64, kind: vec[i64]) -> None:
        """Fill the table of value codes of a suit; ``kind`` numbers the points of each place.

        Cards of equal points that lie side by side change places freely, so each subset is named by the lowest such subset;
        a subset whose cards all count the same is named by that.
        """
        base: i64 = self.base[suit]
        top: i64 = 0
        start: i64 = 0
        self.values[base] = 0
        while top < count:
            if top and kind[top] != kind[top - 1]:
                start = top
            at: i64 = self.one << top
            below: i64 = 0
            while below < at:
                self.values[base + at + below] = self.values[base + below] | self.one << (start + i64(self.counts[below >> start]))
                below += 1
            top += 1
        top = 0
        while top < count:
            same: i64 = 0
            at = 0
            while at < count:
                if kind[at] == kind[top]:
                    same |= self.one << at
                at += 1
            subset: i64 = same
            while subset:
                self.values[base + subset] = UNIFORM + kind[top]
                subset = (subset - 1) & same
            top += 1
        self.values[base] = UNIFORM

    def limit(self, nodes: int, started: float, seconds: float) -> None:
        """Limit the search; 0: do not."""
        self.started = started
        self.node_limit = nodes if nodes else 1 << 60
        self.deadline = started + seconds if seconds else 0.0
        self.alarm = min(i64(CLOCK), self.node_limit)

    def duty(self, seat: i64, led: i64, best: i64) -> i64:
        """The cards a seat may play to a suit led, as :meth:`follow` has them."""
        hand: i64 = self.hand[seat]
        legal: i64 = hand & (self.suit << (16 * led))
        above: i64 = ~((self.two << best) - 1)
        if legal:
            if self.beat and best >> 4 == led and legal & above:
                legal &= above
            return legal
        legal = hand & self.trumps
        if not self.must_trump or not legal:
            return hand
        if self.over and best >> 4 == self.trump and legal & above:
            legal &= above
        return legal

    def check(self) -> None:
        """Stop if a limit is reached."""
        now = time.perf_counter()
        if self.nodes >= self.node_limit or (self.deadline and now >= self.deadline):
            raise LimitReached(int(self.nodes), now - self.started)
        self.alarm = min(self.nodes + CLOCK, self.node_limit)

    def comparison(self, hand: i64, led: i64, best: i64) -> i64:
        """The best card of the trick if a duty compares it with several cards of a hand; else nothing."""
        same: i64 = hand & (self.suit << (best & 48))
        if not same & (same - 1):
            return 0
        if best >> 4 == led:
            return self.one << best if self.beat else 0
        return self.one << best if self.over and not hand & (self.suit << (16 * led)) else 0

    def lead(self, seat: i64, rest: i64, shape: i64, left: i64, target: i64) -> i64:
        """Whether the target is reached from the start of a trick.

        ``seat`` leads, ``rest`` are the cards in all hands, ``left`` tricks remain. Long, because calls cost more than the work.
        """
        self.nodes += 1
        if self.nodes >= self.alarm:
            self.check()
        most: i64 = self.most[left]
        least: i64 = self.least[left]
        if self.valued:
            most += self.cards_most
            least += self.cards_least
        if target <= least:
            return YES
        if target > most:
            return 0
        if left == 1:
            return self.last_trick(seat, target)
        mine: i64 = self.side[seat]
        found: i64 = 0
        if self.rising:
            found = self.quick(seat, rest, left, target if mine else most - target + 1)
            if found >= 0:
                return found | YES if mine else found
            found = self.later(seat, rest, left, most - target + 1 if mine else target)
            if found >= 0:
                return found if mine else found | YES
        clubs: i64 = rest & SUIT
        diamonds: i64 = (rest >> 16) & SUIT
        hearts: i64 = (rest >> 32) & SUIT
        spades: i64 = (rest >> 48) & SUIT
        first: i64 = self.owners[clubs + self.base[0]] << 26 | self.owners[diamonds + self.base[1]]
        second: i64 = self.owners[hearts + self.base[2]] << 26 | self.owners[spades + self.base[3]]
        values: i64 = 0
        if self.valued:
            values = self.values[clubs + self.base[0]] | self.values[diamonds + self.base[1]] << 14
            values |= self.values[hearts + self.base[2]] << 28 | self.values[spades + self.base[3]] << 42
        key: i64 = shape | seat << LEADER
        held: i64 = self.table.find(self.table.slot(key, values), first, second, target)
        hint: i64 = -1
        if held > 0:
            note: i64 = self.table.pool[held + 7]
            found = self.lowest(clubs, note & 15) | self.lowest(diamonds, (note >> 4) & 15) << 16
            found |= self.lowest(hearts, (note >> 8) & 15) << 32 | self.lowest(spades, (note >> 12) & 15) << 48
            return found | YES if self.table.pool[held + 4] >= target else found
        if held < 0:
            hint = self.table.pool[7 - held] >> 16
        age: i64 = self.table.age
        start: i64 = left << 6
        count: i64 = self.leads(seat, rest, left, start, hint)
        hand: i64 = self.hand[seat]
        after: i64 = seat + 1 if seat + 1 < self.seats else 0
        answer: i64 = 0
        card: i64 = 0
        at: i64 = 0
        while at < count:
            card = self.moves[start + at] & 63
            bit: i64 = self.one << card
            suit: i64 = card >> 4
            self.hand[seat] = hand ^ bit
            worth: i64 = 0
            if self.valued:
                worth = self.spend(card)
            found = self.follow(1, after, rest ^ bit, shape - self.drop[seat * 4 + suit], suit, card, seat, 0, worth, left, target)
            self.hand[seat] = hand
            if self.valued:
                self.unspend(card)
            if (found >= YES) == (mine == 1):
                answer = found
                self.killer[left] = card
                break
            if found & bit:
                found |= self.equals(hand, rest, card, -1)
            answer |= found
            at += 1
        one: i64 = self.depth(clubs, answer & SUIT, values & 0x3FFF)
        two: i64 = self.depth(diamonds, (answer >> 16) & SUIT, (values >> 14) & 0x3FFF)
        three: i64 = self.depth(hearts, (answer >> 32) & SUIT, (values >> 28) & 0x3FFF)
        four: i64 = self.depth(spades, (answer >> 48) & SUIT, (values >> 42) & 0x3FFF)
        first_mask: i64 = self.masks[one] << 26 | self.masks[two]
        second_mask: i64 = self.masks[three] << 26 | self.masks[four]
        reached: bool = answer >= YES
        if held < 0 and self.table.age == age and self.table.pool[2 - held] == first_mask and self.table.pool[3 - held] == second_mask:
            self.table.tighten(-held, target, reached)
        else:
            lower: i64 = target if reached else -(1 << 40)
            upper: i64 = 1 << 40 if reached else target - 1
            self.table.add(
                key, values, first, second, first_mask, second_mask, lower, upper, one | two << 4 | three << 8 | four << 12 | card << 16
            )
        return answer

    def follow(
        self,
        at: i64,
        seat: i64,
        rest: i64,
        shape: i64,
        led: i64,
        best: i64,
        ahead: i64,
        contest: i64,
        worth: i64,
        left: i64,
        target: i64,
    ) -> i64:
        """Whether the target is reached inside a trick.

        ``seat`` plays the card number ``at`` to the suit ``led``; ``best`` of seat ``ahead`` is winning, and ``contest`` says whether
        another card of its suit lies beside it; ``worth`` are the points of the cards on the table.
        Long for the same reason as :meth:`lead`.
        """
        hand: i64 = self.hand[seat]
        best_suit: i64 = best >> 4
        legal: i64 = self.duty(seat, led, best)
        compared: i64 = 0
        if self.strict:
            compared = self.comparison(hand, led, best)
        mine: i64 = self.side[seat]
        start: i64 = (left << 6) + (at << 4)
        count: i64 = 1
        if legal & (legal - 1):
            count = self.replies(at, seat, legal, rest, led, best, ahead, left)
        else:
            self.moves[start] = self.only(legal)
        last: bool = at + 1 == self.seats
        after: i64 = seat + 1 if seat + 1 < self.seats else 0
        answer: i64 = compared
        i: i64 = 0
        while i < count:
            card: i64 = self.moves[start + i] & 63
            bit: i64 = self.one << card
            suit: i64 = card >> 4
            self.hand[seat] = hand ^ bit
            new_best: i64 = best
            new_ahead: i64 = ahead
            new_contest: i64 = contest
            if suit == best_suit:
                new_contest = 1
                if card > best:
                    new_best = card
                    new_ahead = seat
            elif suit == self.trump:
                new_best = card
                new_ahead = seat
                new_contest = 0
            new_worth: i64 = worth
            if self.valued:
                new_worth += self.spend(card)
            new_shape: i64 = shape - self.drop[seat * 4 + suit]
            found: i64 = 0
            if last:
                goal: i64 = target
                if self.side[new_ahead]:
                    goal -= self.trick_points[left - 1] + new_worth
                found = self.lead(new_ahead, rest ^ bit, new_shape - TRICK, left - 1, goal)
                if new_contest:
                    found |= self.one << new_best
            else:
                found = self.follow(at + 1, after, rest ^ bit, new_shape, led, new_best, new_ahead, new_contest, new_worth, left, target)
            self.hand[seat] = hand
            if self.valued:
                self.unspend(card)
            if (found >= YES) == (mine == 1):
                return found | compared
            if found & bit:
                found |= self.equals(hand, rest, card, best)
            answer |= found
            i += 1
        return answer

    def spend(self, card: i64) -> i64:
        """Take a card's points from what the hands hold."""
        points: i64 = self.points[card]
        if points > 0:
            self.cards_most -= points
        else:
            self.cards_least -= points
        return points

    def unspend(self, card: i64) -> None:
        """Undo :meth:`spend`."""
        points: i64 = self.points[card]
        if points > 0:
            self.cards_most += points
        else:
            self.cards_least += points

    def only(self, bit: i64) -> i64:
        """The number of the only card of a set."""
        suit: i64 = 0
        while bit >= 65536:
            bit >>= 16
            suit += 16
        return suit + i64(self.tops[bit])

    def last_trick(self, seat: i64, target: i64) -> i64:
        """The answer when everybody holds one card."""
        best: i64 = self.hand[seat]
        ahead: i64 = seat
        suit: i64 = self.suit << (self.only(best) & 48)
        contest: i64 = 0
        at: i64 = 1
        while at < self.seats:
            seat = seat + 1 if seat + 1 < self.seats else 0
            card: i64 = self.hand[seat]
            if card & suit:
                contest = 1
                if card > best:
                    best = card
                    ahead = seat
            elif card & self.trumps:
                best = card
                ahead = seat
                suit = self.trumps
                contest = 0
            at += 1
        gain: i64 = 0
        if self.side[ahead]:
            gain = self.trick_points[0] + self.cards_most + self.cards_least
        answer: i64 = YES if gain >= target else 0
        return answer | best if contest else answer

    def lowest(self, cards: i64, many: i64) -> i64:
        """The lowest of so many of the highest cards of a suit; 0 for none."""
        if many == 0:
            return 0
        surplus: i64 = i64(self.counts[cards]) - many
        while surplus > 0:
            cards &= cards - 1
            surplus -= 1
        return cards & -cards

    def depth(self, cards: i64, mattered: i64, values: i64) -> i64:
        """How many of the highest cards of a suit an entry must name."""
        if self.valued and values < UNIFORM:
            return i64(self.counts[cards])
        if mattered == 0:
            return 0
        return i64(self.counts[cards & ~((mattered & -mattered) - 1)])

    def equals(self, hand: i64, rest: i64, card: i64, best: i64) -> i64:
        """The lowest card of a hand equal to one of its cards: no card of another hand, nor the best of the trick, lies between."""
        suit: i64 = card >> 4
        own: i64 = (hand >> (16 * suit)) & SUIT
        others: i64 = ((rest & ~hand) >> (16 * suit)) & SUIT
        if best >= 0 and best >> 4 == suit:
            others |= self.one << (best & 15)
        upto: i64 = (self.two << (card & 15)) - 1
        own &= upto
        others &= upto
        if others:
            own &= ~((self.two << i64(self.tops[others])) - 1)
        return (own & -own) << (16 * suit)

    def quick(self, seat: i64, rest: i64, left: i64, need: i64) -> i64:
        """The cards that show that the leader's camp gets ``need`` points without losing the lead; -1: not shown.

        The leader takes the top cards of its suits, then perhaps crosses to a partner who takes those it has.
        Nobody who holds trumps may run out of a suit played. If all tricks are taken, all points are.
        """
        hand: i64 = self.hand[seat]
        camp: i64 = self.side[seat]
        total: i64 = 0
        tricks: i64 = 0
        mattered: i64 = 0
        rounds: i64 = 0
        ready: i64 = 0
        suit: i64 = 0
        while suit < 4:
            shift: i64 = suit << 4
            own: i64 = (hand >> shift) & SUIT
            if own:
                others: i64 = ((rest & ~hand) >> shift) & SUIT
                run: i64 = self.run(seat, own, others, shift)
                if run:
                    longest: i64 = 0
                    safe: i64 = 13
                    at: i64 = 0
                    while at < self.seats:
                        if at != seat:
                            length: i64 = i64(self.counts[(self.hand[at] >> shift) & SUIT])
                            if length > longest:
                                longest = length
                            if length < safe and suit != self.trump and self.hand[at] & self.trumps:
                                safe = length
                        at += 1
                    many: i64 = i64(self.counts[run])
                    low: i64 = run & -run
                    if many >= longest:
                        if longest == 0:
                            low = 0
                        run = own
                        many = i64(self.counts[own])
                    while many > safe:
                        run &= run - 1
                        many -= 1
                    if many:
                        if low:
                            low = max(low, run & -run)
                        mattered |= low << shift
                        tricks += many
                        total += self.worth(run << shift, many)
                        rounds |= many << (suit << 2)
                        if total >= need or tricks >= left:
                            return mattered
            suit += 1
        partner: i64 = 0
        while partner < self.seats:
            if partner != seat and self.side[partner] == camp:
                ready = self.cross(seat, partner, rest, left, need, total, tricks, rounds)
                if ready >= 0:
                    return ready | mattered
            partner += 1
        return -1

    def run(self, seat: i64, own: i64, others: i64, shift: i64) -> i64:
        """The cards of a holding that win one after the other when led.

        A partner's higher card does no harm if the partner need not play it: it has enough cards below the run.
        """
        if others == 0:
            return own
        if not self.beat:
            foes: i64 = 0
            camp: i64 = self.side[seat]
            at: i64 = 0
            while at < self.seats:
                if self.side[at] != camp:
                    foes |= self.hand[at]
                at += 1
            foes = (foes >> shift) & SUIT
            run: i64 = own & ~((self.two << i64(self.tops[foes])) - 1) if foes else own
            at = 0
            while at < self.seats and run:
                if self.side[at] == camp and at != seat:
                    theirs: i64 = (self.hand[at] >> shift) & SUIT
                    below: i64 = theirs & ((run & -run) - 1)
                    if below != theirs and self.counts[below] < self.counts[run]:
                        run = 0
                at += 1
            if run:
                return run
        return own & ~((self.two << i64(self.tops[others])) - 1)

    def worth(self, cards: i64, many: i64) -> i64:
        """The least that so many tricks bring which these cards win."""
        total: i64 = many * self.trick_points[13]
        if self.valued:
            while cards:
                low: i64 = cards & -cards
                total += self.points[self.only(low)]
                cards ^= low
        return total

    def cross(self, seat: i64, partner: i64, rest: i64, left: i64, need: i64, total: i64, tricks: i64, rounds: i64) -> i64:
        """The same with a partner: ``seat`` has taken ``rounds`` of each suit, leads a low card to the partner, who takes its tops."""
        hand: i64 = self.hand[seat]
        theirs: i64 = self.hand[partner]
        entry: i64 = 0
        mattered: i64 = 0
        suit: i64 = 0
        while suit < 4:
            shift: i64 = suit << 4
            own: i64 = (theirs >> shift) & SUIT
            taken: i64 = (rounds >> (suit << 2)) & 15
            length: i64 = i64(self.counts[own])
            if length > taken:
                mine: i64 = (hand >> shift) & SUIT
                others: i64 = ((rest & ~theirs) >> shift) & SUIT
                lose: i64 = taken
                while lose:
                    others ^= self.one << i64(self.tops[others])
                    lose -= 1
                run: i64 = own
                if others:
                    run &= ~((self.two << i64(self.tops[others])) - 1)
                safe: i64 = length - taken
                if self.trump >= 0 and suit != self.trump:
                    at: i64 = 0
                    while at < self.seats:
                        if at != partner and self.hand[at] & self.trumps:
                            safe = min(safe, i64(self.counts[(self.hand[at] >> shift) & SUIT]) - taken)
                        at += 1
                many: i64 = i64(self.counts[run])
                while many > safe and many > 0:
                    run &= run - 1
                    many -= 1
                if many > 0:
                    if i64(self.counts[mine]) > taken:
                        entry = 1
                    if others:
                        mattered |= (run & -run) << shift
                    tricks += many
                    total += self.worth(run << shift, many)
            suit += 1
        if entry and (total >= need or tricks >= left):
            return mattered
        return -1

    def later(self, seat: i64, rest: i64, left: i64, need: i64) -> i64:
        """The cards that show that the camp not on lead gets ``need`` points in the end; -1: not shown.

        With trumps: the top trumps of one hand take a trick each. Without: the camp on lead cannot take all tricks
        if the suits of which it holds the top are too short; and if it holds none, then whoever wins the first trick
        takes all the tops of that hand.
        """
        camp: i64 = self.side[seat]
        if self.trumps & rest:
            return self.later_trumps(camp, (rest >> (16 * self.trump)) & SUIT, need)
        reach: i64 = 0
        mattered: i64 = 0
        winners: i64 = 0
        suit: i64 = 0
        at: i64 = 0
        while suit < 4:
            shift: i64 = suit << 4
            cards: i64 = (rest >> shift) & SUIT
            if cards:
                top: i64 = self.one << i64(self.tops[cards]) << shift
                longest: i64 = 0
                owner: i64 = 0
                at = 0
                while at < self.seats:
                    if self.hand[at] & top:
                        owner = at
                    if self.side[at] == camp:
                        longest = max(longest, i64(self.counts[(self.hand[at] >> shift) & SUIT]))
                    at += 1
                if self.side[owner] == camp:
                    mattered |= top
                    reach += longest
                    if reach >= left:
                        return -1
                elif longest:
                    mattered |= top
                    if (self.hand[seat] >> shift) & SUIT:
                        winners |= self.one << owner
            suit += 1
        if need <= self.trick_points[13]:
            return mattered
        if reach:
            return -1
        at = 0
        while at < self.seats:
            if winners >> at & 1:
                found: i64 = self.tops_of(at, rest, need)
                if found < 0:
                    return -1
                mattered |= found
            at += 1
        return mattered

    def later_trumps(self, camp: i64, trumps: i64, need: i64) -> i64:
        """The part of :meth:`later` for deals with trumps."""
        at: i64 = 0
        while at < self.seats:
            own: i64 = (self.hand[at] >> (16 * self.trump)) & SUIT
            others: i64 = trumps & ~own
            if own > others:
                if self.side[at] == camp:
                    return -1
                run: i64 = own
                if others:
                    run &= ~((self.two << i64(self.tops[others])) - 1)
                if self.worth(run << (16 * self.trump), i64(self.counts[run])) >= need:
                    return (run & -run) << (16 * self.trump) if others else 0
                return -1
            at += 1
        return -1

    def tops_of(self, seat: i64, rest: i64, need: i64) -> i64:
        """The top cards of all suits of a hand, if they are worth so much once it is on lead without trumps; else -1."""
        hand: i64 = self.hand[seat]
        total: i64 = 0
        mattered: i64 = 0
        suit: i64 = 0
        while suit < 4:
            shift: i64 = suit << 4
            run: i64 = (hand >> shift) & SUIT
            if run:
                others: i64 = ((rest & ~hand) >> shift) & SUIT
                if others:
                    run &= ~((self.two << i64(self.tops[others])) - 1)
                if run:
                    if others:
                        mattered |= (run & -run) << shift
                    total += self.worth(run << shift, i64(self.counts[run]))
                    if total >= need:
                        return mattered
            suit += 1
        return -1

    def put(self, start: i64, count: i64, move: i64) -> None:
        """Insert a move among ``count`` moves, the heaviest first."""
        at: i64 = start + count
        while at > start and self.moves[at - 1] < move:
            self.moves[at] = self.moves[at - 1]
            at -= 1
        self.moves[at] = move

    def leads(self, seat: i64, rest: i64, left: i64, start: i64, hint: i64) -> i64:
        """List the leads, one of each group of equal cards, the most promising first; returns how many."""
        hand: i64 = self.hand[seat]
        legal: i64 = hand & ~self.bar
        if legal == 0:
            legal = hand
        count: i64 = 0
        suit: i64 = 0
        while suit < 4:
            shift: i64 = suit << 4
            own: i64 = (legal >> shift) & SUIT
            if own:
                others: i64 = ((rest & ~hand) >> shift) & SUIT
                high: i64 = i64(self.tops[others]) if others else -1
                base: i64 = self.suit_weight(seat, suit, (rest >> shift) & SUIT, left)
                killer: i64 = self.killer[left]
                while own:
                    top: i64 = i64(self.tops[own])
                    group: i64 = own
                    below: i64 = others & ((self.one << top) - 1)
                    if below:
                        group &= ~((self.two << i64(self.tops[below])) - 1)
                    card: i64 = shift + top
                    if self.valued:
                        group &= self.alike[card] >> shift
                    own &= ~group
                    weight: i64 = base - top
                    if self.falling:
                        weight -= 100 if top > high else 0
                    elif top > high:
                        weight += TOP_LEAD
                    if card == killer:
                        weight += KILLER
                    if hint == card or (hint >> 4 == suit and (group >> (hint & 15)) & 1 == 1):
                        weight += HINT
                    self.put(start, count, weight << 6 | card)
                    count += 1
            suit += 1
        return count

    def suit_weight(self, seat: i64, suit: i64, cards: i64, left: i64) -> i64:
        """How promising a suit is to lead: few replies, and tops with the camp or in front of a foe."""
        shift: i64 = suit << 4
        camp: i64 = self.side[seat]
        first: i64 = self.one << i64(self.tops[cards])
        cards ^= first
        second: i64 = self.one << i64(self.tops[cards]) if cards else 0
        cards ^= second
        third: i64 = self.one << i64(self.tops[cards]) if cards else 0
        weight: i64 = 500
        seconds: i64 = (self.hand[seat] >> shift) & second
        thirds: i64 = (self.hand[seat] >> shift) & third
        ours: i64 = (self.hand[seat] >> shift) & first
        at: i64 = 1
        while at < self.seats:
            seat = seat + 1 if seat + 1 < self.seats else 0
            own: i64 = (self.hand[seat] >> shift) & SUIT
            if self.side[seat] != camp:
                length: i64 = i64(self.counts[own])
                weight -= REPLY * (length if length else left)
                if own & (first | second) and length == 1:
                    weight += LONE_TOP
                elif at + 1 == self.seats:
                    if own & first:
                        weight -= LAST_FIRST
                    elif own & second:
                        weight -= LAST_SECOND
                elif own & first:
                    weight += EARLY_FIRST
                elif own & second:
                    weight += EARLY_SECOND
            else:
                if own == 0:
                    weight -= PARTNER_VOID
                ours |= own & first
                seconds |= own & second
                thirds |= own & third
            at += 1
        if ours:
            weight += OUR_FIRST
            if seconds:
                weight += OUR_BOTH
        elif seconds and thirds:
            weight += OUR_SECOND_THIRD
        return weight

    def second(self, own: i64, others: i64) -> bool:
        """Whether the highest card of a holding is the second of its suit."""
        return own < others and own > others ^ (self.one << i64(self.tops[others]))

    def replies(self, at: i64, seat: i64, legal: i64, rest: i64, led: i64, best: i64, ahead: i64, left: i64) -> i64:
        """List the cards to play to a trick, one of each group of equal cards, the most promising first; returns how many."""
        hand: i64 = self.hand[seat]
        camp: i64 = self.side[seat]
        start: i64 = (left << 6) + (at << 4)
        best_suit: i64 = best >> 4
        foe: i64 = -1
        friend: i64 = -1
        later: i64 = seat
        i: i64 = at + 1
        while i < self.seats:
            later = later + 1 if later + 1 < self.seats else 0
            cards: i64 = self.hand[later]
            strongest: i64 = -1
            if cards & (self.suit << (16 * led)):
                if best_suit == led:
                    strongest = (led << 4) + i64(self.tops[(cards >> (16 * led)) & SUIT])
            elif cards & self.trumps:
                strongest = 64 + i64(self.tops[(cards >> (16 * self.trump)) & SUIT])
            if self.side[later] == camp:
                friend = max(friend, strongest)
            else:
                foe = max(foe, strongest)
            i += 1
        level: i64 = best if best_suit == led else 64 + (best & 15)
        held: bool = self.side[ahead] == camp and level > foe
        count: i64 = 0
        suit: i64 = 0
        while suit < 4:
            shift: i64 = suit << 4
            own: i64 = (legal >> shift) & SUIT
            if own:
                others: i64 = ((rest & ~hand) >> shift) & SUIT
                if best_suit == suit:
                    others |= self.one << (best & 15)
                spare: i64 = 0
                if suit != led and not self.falling:
                    held_cards: i64 = (hand >> shift) & SUIT
                    length: i64 = i64(self.counts[held_cards])
                    spare = DISCARD_LENGTH * length
                    if length == 2 and self.second(held_cards, others):
                        spare -= GUARD
                    elif length == 1 and own > others:
                        spare -= LONE_WINNER
                while own:
                    top: i64 = i64(self.tops[own])
                    group: i64 = own
                    below: i64 = others & ((self.one << top) - 1)
                    if below:
                        group &= ~((self.two << i64(self.tops[below])) - 1)
                    card: i64 = shift + top
                    if self.valued:
                        group &= self.alike[card] >> shift
                    own &= ~group
                    strength: i64 = -1
                    if suit == best_suit:
                        if card > best:
                            strength = card if suit == led else 64 + top
                    elif suit == self.trump:
                        strength = 64 + top
                    weight: i64 = 500 - top
                    if self.falling:
                        weight = 500 + top - (200 if strength >= 0 else 0)
                    elif held:
                        if strength >= 0:
                            weight -= OVERTAKE
                    elif strength > foe:
                        weight += WIN_FOR_PARTNER if friend > foe and friend > level else WIN
                    elif strength >= 0:
                        weight += FORCE_FOR_PARTNER if friend > foe and friend > level else FORCE
                        if group & (group - 1):
                            weight += SEQUENCE
                    elif suit != led:
                        weight += spare
                    if self.valued and not self.falling:
                        weight += 4 * self.points[card] if held or strength > foe else -4 * self.points[card]
                    self.put(start, count, weight << 6 | card)
                    count += 1
            suit += 1
        return count
