"""Taking tricks: which cards may be played, which card wins, and what a play proves.

Every duty has one shape: it narrows the choice if it can be met. The duties of a player form a list of sets of cards,
from the narrowest to all cards; the legal cards are those of the first set that the hand meets.
A card from a later set proves that the hand met none of the earlier ones.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from adut.bits import bit, count, gathered, lowest, nth, suit_set
from adut.cards import JOKER, NO_SUIT, OF_SUIT, RANKS_OF_SUIT, card_text, set_of, suit_of
from adut.deal import EMPTY, Phase
from adut.errors import IllegalMove
from adut.game import Plan
from adut.kernels.holding import Holding
from adut.kernels.trick_rules import TrickRules
from adut.moves import ARGUMENT, PLAY_CODE, card_of, code_of
from adut.rng import Rng
from adut.zones import Zone

ALL_CARDS: Final = (1 << 52) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Counting:
    """What the tricks of a deal count for their taker, where that is a sum.

    ``trick`` is for each trick, ``cards`` pairs of a set and the points for each card of it, ``last`` the points for
    the last tricks in order.
    """

    def __init__(self, trick: int = 0, cards: tuple[tuple[int, int], ...] = (), last: tuple[int, ...] = ()) -> None:
        self.trick = trick
        self.cards = cards
        self.last = last

    def left(self, deal: TrickDeal) -> int:
        """What the trick on the table and those to come count together."""
        tricks = int(count(deal.hand(deal.turn)))
        total = self.trick * tricks + sum(self.last[-tricks:] if tricks else ())
        cards: i64 = deal.in_hands() | set_of(deal.trick)
        for counting, each in self.cards:
            total += int(count(cards & counting)) * each
        return total


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickDeal(Holding):
    """A deal in which tricks are taken, by all or by some of the seats."""

    def __init__(self, plan: Plan, rules: TrickRules) -> None:
        super().__init__(plan)
        self.rules = rules
        """Duties and strengths."""
        self.stock: list[int] = EMPTY
        """Cards not dealt yet, the next to be dealt last."""
        self.trump: i64 = NO_SUIT
        """The trump suit, or ``NO_SUIT``."""
        self.leader: i64 = 0
        """Who led, or is to lead, to the trick."""
        self.best: i64 = 0
        """The card that is winning the trick."""
        self.ahead: i64 = 0
        """Whose card that is."""
        self.winners: list[int] = EMPTY
        """The seats that have taken the tricks so far, in order."""
        self.bar: i64 = 0
        """Cards that may not be led while the hand has others."""

    def copy(self, other: Any) -> None:
        self.copy_tricks(other)

    @final
    def copy_tricks(self, other: TrickDeal) -> None:
        """Take over the fields of this class and of those below it; that it is such a deal is asked but once."""
        self.copy_deal(other)
        self.copy_cards(other)
        self.stock = other.stock
        self.trump = other.trump
        self.leader = other.leader
        self.best = other.best
        self.ahead = other.ahead
        self.winners = other.winners
        self.bar = other.bar

    # --- the trick on the table

    @final
    def suit_led(self) -> i64:
        """The suit led; asked only while a card lies on the table."""
        return (self.trick_cards & 63) // RANKS_OF_SUIT

    def in_play(self) -> int:
        """How many seats play to a trick."""
        return self.plan.setup.seats

    def follower(self, seat: int) -> int:
        """Who plays to a trick after a seat; games in which some sit out leave them out."""
        return self.next_seat(seat)

    @final
    def lay(self, seat: i64, card: i64) -> None:
        """A card goes from a hand to the table."""
        if self.trick_size == 0 or self.rules.beats(self.trump, card, self.best):
            self.best = card
            self.ahead = seat
        self.put_down(seat, card)

    @final
    def gather(self, seat: i64) -> None:
        """The cards of the full trick go to a seat; the table is empty."""
        self.last_leader = self.leader
        self.take_up_trick(seat)

    def add(self, zone: Zone, cards: list[int]) -> None:
        if zone.field == "hands":
            self.set_hand(zone.index, self.hand(zone.index) | gathered(cards))
        else:
            super().add(zone, cards)

    def leading(self) -> int:
        return self.leader if self.trick_size else -1

    def last_trick(self) -> list[tuple[int, int]]:
        return list(zip(self.in_turn(int(self.last_leader), len(self.last)), self.last, strict=True))

    def trick_seats(self) -> list[int]:
        return self.in_turn(int(self.leader), int(self.trick_size))

    def in_turn(self, leader: int, count: int) -> list[int]:
        """The first seats to play to a trick, so many of them."""
        found: list[int] = []
        seat = leader
        for _ in range(count):
            found.append(seat)
            seat = self.follower(seat)
        return found

    def rank_order(self, card: int) -> int:
        return self.rules.strength(card, int(self.trump))

    def route(self, seat: int, move: int) -> tuple[str, str]:
        return (f"hand-{seat}", "trick") if code_of(move) == PLAY_CODE else ("", "")

    def duties(self) -> list[int]:
        """The sets that a player's duties name, narrowest first; the last is all cards."""
        if not self.rules.follow:
            return [ALL_CARDS]
        if not self.trick_size:
            return [ALL_CARDS & ~int(self.bar), ALL_CARDS]
        beaten_by = self.rules.beaten_by[self.trump + 1][self.best]
        led = int(self.suit_led())
        cut = suit_of(self.best) != led
        duties: list[int] = []
        if self.rules.beat and not cut:
            duties.append(OF_SUIT[led] & beaten_by)
        duties.append(OF_SUIT[led])
        if self.trump >= 0 and self.rules.trump and led != self.trump:
            if self.rules.over:
                duties.append(OF_SUIT[self.trump] & beaten_by)
            duties.append(OF_SUIT[self.trump])
        duties.append(ALL_CARDS)
        return duties

    @final
    def narrowest(self) -> i64:
        """The first of :meth:`duties`; or a part of it, when that is quicker to say."""
        if not self.rules.follow:
            return ALL_CARDS
        if self.trick_size == 0:
            return ALL_CARDS & ~self.bar
        suit: i64 = suit_set(self.suit_led())
        if self.rules.beat and self.best // RANKS_OF_SUIT == self.suit_led():
            return suit & self.better()
        return suit

    @final
    def better(self) -> i64:
        """The cards that would win over the best on the table."""
        return self.rules.beaten_by[self.trump + 1][self.best]

    @final
    def playable(self, hand: i64) -> i64:
        """The legal cards of a hand (a set): those of the first duty it can meet."""
        if self.trick_size == 0:
            free: i64 = hand & ~self.bar
            return free if free != 0 else hand
        rules = self.rules
        if not rules.follow:
            return hand
        led: i64 = self.suit_led()
        following: i64 = hand & suit_set(led)
        higher: i64
        if following != 0:
            if rules.beat and self.best // RANKS_OF_SUIT == led:
                higher = following & self.better()
                return higher if higher != 0 else following
            return following
        if self.trump >= 0 and rules.trump:
            trumps: i64 = hand & suit_set(self.trump)
            if trumps != 0:
                higher = trumps & self.better() if rules.over else 0
                return higher if higher != 0 else trumps
        return hand

    def for_tricks(self) -> bool:
        """Whether tricks are played in this deal, as far as is known, rather than something else."""
        return True

    def counting(self) -> Counting | None:
        """What the tricks count, in game points; None where they are not on or count no sum."""
        return None

    def stakes(self) -> Counting | None:
        """What players have in mind when they take a trick or leave it, for playouts: what the tricks count, if they count a sum."""
        return self.counting()

    def payoff(self, seat: int, value: int) -> int | None:
        """What a complete deal is worth to a seat whose side takes ``value`` of what :meth:`counting` says is left.

        It is the side's points against the others', like ``utility``, but for what is settled whatever is played;
        None where the value alone does not tell.
        """
        return None

    def deal_out(self, seat: i64, number: i64) -> None:
        """Give a seat the next cards of the stock."""
        stock = self.stock
        left = len(stock) - number
        cards: i64 = self.hand(seat)
        for at in range(left, len(stock)):
            cards |= bit(stock[at])
        self.set_hand(seat, cards)
        self.stock = stock[:left]

    @final
    def learn(self, seat: int, card: i64) -> None:
        """Note what the play of a card proves about the rest of the hand."""
        if self.known[seat]:
            self.known = replaced(self.known, seat, self.known[seat] & ~bit(card))
        if not self.narrowest() & bit(card):
            self.rule_out(seat, card)

    def rule_out(self, seat: int, card: i64) -> None:
        """The hand met none of the duties before the first one that allows the card."""
        disproved = 0
        for duty in self.duties():
            if duty & bit(card):
                break
            disproved |= duty
        if disproved & ~self.ruled_out[seat]:
            self.ruled_out = replaced(self.ruled_out, seat, self.ruled_out[seat] | disproved)


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickPlay(Phase):
    """The play of tricks, one card after the other; games say what follows a full trick."""

    id = "tricks"

    def any_move(self, deal: TrickDeal, seat: int, rng: Rng) -> int:
        return PLAY_CODE | int(self.any_card(deal, seat, rng)) << ARGUMENT

    @final
    def any_card(self, deal: TrickDeal, seat: i64, rng: Rng) -> i64:
        """One of the legal cards, each equally likely."""
        playable: i64 = deal.playable(deal.hand(seat))
        return nth(playable, rng.under(count(playable)))

    def run(self, deal: TrickDeal, rng: Rng, most: int) -> int:
        """Play cards at random; what the plays prove is not noted, since nobody will imagine the rest of a playout."""
        made = 0
        while made < most and deal.phase is self:
            seat = deal.turn
            card: i64 = self.any_card(deal, seat, rng)
            deal.phase = self.lay(deal, seat, card)
            made += 1
        return made

    def moves(self, deal: TrickDeal, seat: int) -> list[int]:
        moves: list[int] = []
        playable: i64 = deal.playable(deal.hand(seat))
        while playable != 0:
            move: i64 = PLAY_CODE | lowest(playable) << ARGUMENT
            moves.append(move)
            playable &= playable - 1
        return moves

    def legal(self, deal: TrickDeal, seat: int, move: int) -> bool:
        card: i64 = card_of(move)
        return move == PLAY_CODE | card << ARGUMENT and card < JOKER and deal.playable(deal.hand(seat)) & bit(card) != 0

    def refusal(self, deal: TrickDeal, seat: int, move: int) -> IllegalMove:
        if code_of(move) != PLAY_CODE:
            return super().refusal(deal, seat, move)
        return why_not(deal, seat, card_of(move))

    def apply(self, deal: TrickDeal, seat: int, move: int) -> Phase | None:
        card: i64 = card_of(move)
        deal.learn(seat, card)
        return self.lay(deal, seat, card)

    def lay(self, deal: TrickDeal, seat: int, card: i64) -> Phase | None:
        """A card goes to the table, and the full trick to its winner."""
        deal.lay(seat, card)
        self.played(deal, seat, int(card))
        if self.full(deal):
            return self.collect(deal)
        deal.turn = deal.follower(seat)
        return self

    def full(self, deal: TrickDeal) -> bool:
        """Whether the trick is full: by default with a card from each seat that plays."""
        return deal.trick_size == deal.in_play()

    def collect(self, deal: TrickDeal) -> Phase | None:
        """The full trick goes to its winner, who leads to the next."""
        winner = int(deal.ahead)
        deal.gather(winner)
        deal.winners = [*deal.winners, winner]
        deal.leader = deal.turn = winner
        if deal.trace is not None:
            deal.note("trick-taken", winner)
        return self.after_trick(deal)

    def played(self, deal: TrickDeal, seat: int, card: int) -> None:
        """A card has been played; games may say something."""

    def after_trick(self, deal: Any) -> Phase | None:
        """What follows a full trick."""
        raise NotImplementedError


def replaced(values: list[int], index: int, value: int) -> list[int]:
    """A copy of a list with one value replaced."""
    copy = values.copy()
    copy[index] = value
    return copy


def why_not(deal: TrickDeal, seat: int, card: int) -> IllegalMove:
    """The duty that a card would break, in words."""
    hand = int(deal.hand(seat))
    name = card_text(card)
    if not hand >> card & 1:
        return IllegalMove("not-in-hand", f"{name} is not in your hand", card=name)
    if not deal.trick_size:
        return IllegalMove("barred-lead", f"{name} may not be led while you have other cards", card=name)
    led = suit_of(deal.trick[0])
    suit, trump = OF_SUIT[led], OF_SUIT[deal.trump] if deal.trump >= 0 else 0
    best = card_text(deal.best)
    if hand & suit:
        if 1 << card & suit:
            return IllegalMove("must-beat", f"you must beat {best}: a higher card of the suit is in your hand", card=best)
        lead = card_text(deal.trick[0])
        return IllegalMove("must-follow", f"you must follow {lead}: you have cards of its suit", card=lead)
    if 1 << card & trump:
        return IllegalMove("must-overtrump", f"you must go over {best}: a higher trump is in your hand", card=best)
    return IllegalMove("must-trump", "you must trump: you have none of the suit led, but a trump", card=best)
