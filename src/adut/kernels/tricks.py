"""Taking tricks: which cards may be played, which card wins, and what a play proves.

Every duty has one shape: it narrows the choice if it can be met. The duties of a player form a list of sets of cards,
from the narrowest to all cards; the legal cards are those of the first set that the hand meets.
A card from a later set proves that the hand met none of the earlier ones.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from adut.cards import NO_SUIT, OF_SUIT, RANK_TEXTS, RANKS_OF_SUIT, SUITS, card_text, members, set_of, suit_of
from adut.deal import EMPTY, Deal, Phase
from adut.errors import IllegalMove
from adut.game import Plan
from adut.moves import ARGUMENT, PLAY_CODE, card_of, code_of
from adut.rng import Rng

ALL_CARDS: Final = (1 << 52) - 1
FREE: Final = -1
"""The suit of a duty that asks for nothing."""


def ranking(order: str) -> list[int]:
    """The strength of each rank, from a text that lists the ranks from weakest to strongest; -1: not in the pack."""
    listed = order.split()
    return [listed.index(text) if text in listed else -1 for text in RANK_TEXTS]


ACE_HIGH: Final = ranking("2 3 4 5 6 7 8 9 10 J Q K A")


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickRules:
    """How tricks go in one game: duties and strengths, as data.

    ``plain`` and ``trumps`` are the strengths of the ranks outside trumps and in trumps;
    ``beat``: a follower must beat the best card of the suit if it can (not once a plain lead has been trumped);
    ``trump``: who is void must trump; ``over``: and go over the best trump if it can.
    """

    def __init__(
        self, plain: list[int] = ACE_HIGH, trumps: list[int] = ACE_HIGH, beat: bool = False, trump: bool = True, over: bool = False
    ) -> None:
        self.plain = plain
        self.trumps = trumps
        self.beat = beat
        self.trump = trump
        self.over = over
        self.beaten_by: list[list[int]] = [self.table(suit) for suit in (NO_SUIT, *SUITS)]
        """For each trump suit (index + 1; 0: none) and card, the set of cards that beat it when it is winning."""

    def strength(self, card: int, trump: int) -> int:
        """The strength of a card within its suit."""
        return (self.trumps if suit_of(card) == trump else self.plain)[card % RANKS_OF_SUIT]

    def table(self, trump: int) -> list[int]:
        """For each of the 52 cards the set of cards that beat it."""
        table: list[int] = []
        for card in range(52):
            suit = suit_of(card)
            higher = 0
            for other in members(OF_SUIT[suit]):
                if self.strength(other, trump) > self.strength(card, trump):
                    higher |= 1 << other
            table.append(higher if trump in (NO_SUIT, suit) else higher | OF_SUIT[trump])
        return table


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
        tricks = deal.hands[deal.turn].bit_count()
        total = self.trick * tricks + sum(self.last[-tricks:] if tricks else ())
        for cards in (*deal.hands, set_of(deal.trick)):
            total += sum([(cards & counting).bit_count() * each for counting, each in self.cards])
        return total


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickDeal(Deal):
    """A deal in which tricks are taken, by all or by some of the seats."""

    def __init__(self, plan: Plan, rules: TrickRules) -> None:
        super().__init__(plan)
        self.rules = rules
        """Duties and strengths."""
        self.hands: list[int] = EMPTY
        """For each seat the set of cards in its hand."""
        self.taken: list[int] = EMPTY
        """For each seat the set of cards in its tricks."""
        self.stock: list[int] = EMPTY
        """Cards not dealt yet, the next to be dealt last."""
        self.trick: list[int] = EMPTY
        """The cards on the table, the lead first."""
        self.last: list[int] = EMPTY
        """The cards of the last full trick, the lead first."""
        self.last_leader = 0
        """Who led to it."""
        self.trump = NO_SUIT
        """The trump suit, or ``NO_SUIT``."""
        self.leader = 0
        """Who led, or is to lead, to the trick."""
        self.best = 0
        """The card that is winning the trick."""
        self.ahead = 0
        """Whose card that is."""
        self.winners: list[int] = EMPTY
        """The seats that have taken the tricks so far, in order."""
        self.bar = 0
        """Cards that may not be led while the hand has others."""

    def copy(self, other: Any) -> None:
        super().copy(other)
        self.hands = other.hands
        self.taken = other.taken
        self.stock = other.stock
        self.trick = other.trick
        self.last = other.last
        self.last_leader = other.last_leader
        self.trump = other.trump
        self.leader = other.leader
        self.best = other.best
        self.ahead = other.ahead
        self.winners = other.winners
        self.bar = other.bar

    def leading(self) -> int:
        return self.leader if self.trick else -1

    def last_trick(self) -> list[tuple[int, int]]:
        return [((self.last_leader + at) % self.seats, card) for at, card in enumerate(self.last)]

    def rank_order(self, card: int) -> int:
        return self.rules.strength(card, self.trump)

    def route(self, seat: int, move: int) -> tuple[str, str]:
        return (f"hand-{seat}", "trick") if code_of(move) == PLAY_CODE else ("", "")

    def duties(self) -> list[int]:
        """The sets that a player's duties name, narrowest first; the last is all cards."""
        if not self.trick:
            return [ALL_CARDS & ~self.bar, ALL_CARDS]
        beaten_by = self.rules.beaten_by[self.trump + 1][self.best]
        led = suit_of(self.trick[0])
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

    def narrowest(self) -> int:
        """The first of :meth:`duties`; or a part of it, when that is quicker to say."""
        if not self.trick:
            return ALL_CARDS & ~self.bar
        led = self.trick[0] // RANKS_OF_SUIT
        if self.rules.beat and self.best // RANKS_OF_SUIT == led:
            return OF_SUIT[led] & self.rules.beaten_by[self.trump + 1][self.best]
        return OF_SUIT[led]

    def playable(self, hand: int) -> int:
        """The legal cards of a hand (a set): those of the first duty it can meet."""
        trick = self.trick
        if not trick:
            return hand & ~self.bar or hand
        led = OF_SUIT[trick[0] // RANKS_OF_SUIT]
        following = hand & led
        trump = self.trump
        if following:
            if self.rules.beat and self.best // RANKS_OF_SUIT == trick[0] // RANKS_OF_SUIT:
                return following & self.rules.beaten_by[trump + 1][self.best] or following
            return following
        if trump >= 0 and self.rules.trump:
            trumps = hand & OF_SUIT[trump]
            if self.rules.over:
                return trumps & self.rules.beaten_by[trump + 1][self.best] or trumps or hand
            return trumps or hand
        return hand

    def for_tricks(self) -> bool:
        """Whether tricks are played in this deal, as far as is known, rather than something else."""
        return True

    def counting(self) -> Counting | None:
        """What the tricks count, in game points; None where they are not on or count no sum."""
        return None

    def payoff(self, seat: int, value: int) -> int | None:
        """What a complete deal is worth to a seat whose side takes ``value`` of what :meth:`counting` says is left.

        It is the side's points against the others', like ``utility``, but for what is settled whatever is played;
        None where the value alone does not tell.
        """
        return None

    def deal_out(self, seat: int, count: int) -> None:
        """Give a seat the next cards of the stock."""
        given = self.stock[-count:]
        self.stock = self.stock[:-count]
        hands = self.hands.copy()
        for card in given:
            hands[seat] |= 1 << card
        self.hands = hands

    def learn(self, seat: int, card: int) -> None:
        """Note what the play of a card proves about the rest of the hand."""
        bit = 1 << card
        if self.known[seat] & bit:
            self.known = replaced(self.known, seat, self.known[seat] & ~bit)
        if self.narrowest() & bit:
            return
        disproved = 0
        for duty in self.duties():
            if duty & bit:
                break
            disproved |= duty
        if disproved & ~self.ruled_out[seat]:
            self.ruled_out = replaced(self.ruled_out, seat, self.ruled_out[seat] | disproved)


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickPlay(Phase):
    """The play of tricks, one card after the other; games say what follows a full trick."""

    id = "tricks"

    def actors(self, deal: TrickDeal) -> tuple[int, ...]:
        return (deal.turn,)

    def first(self, deal: TrickDeal) -> int:
        return deal.turn

    def any_move(self, deal: TrickDeal, seat: int, rng: Rng) -> int:
        playable = deal.playable(deal.hands[seat])
        skip = rng.below(playable.bit_count())
        while skip:
            playable &= playable - 1
            skip -= 1
        return PLAY_CODE | ((playable & -playable).bit_length() - 1) << ARGUMENT

    def moves(self, deal: TrickDeal, seat: int) -> list[int]:
        moves: list[int] = []
        playable = deal.playable(deal.hands[seat])
        while playable:
            low = playable & -playable
            moves.append(PLAY_CODE | (low.bit_length() - 1) << ARGUMENT)
            playable ^= low
        return moves

    def legal(self, deal: TrickDeal, seat: int, move: int) -> bool:
        return (
            code_of(move) == PLAY_CODE
            and move == PLAY_CODE | card_of(move) << ARGUMENT
            and bool(deal.playable(deal.hands[seat]) >> card_of(move) & 1)
        )

    def refusal(self, deal: TrickDeal, seat: int, move: int) -> IllegalMove:
        if code_of(move) != PLAY_CODE:
            return super().refusal(deal, seat, move)
        return why_not(deal, seat, card_of(move))

    def apply(self, deal: TrickDeal, seat: int, move: int) -> Phase | None:
        card = card_of(move)
        deal.learn(seat, card)
        hands = deal.hands.copy()
        hands[seat] &= ~(1 << card)
        deal.hands = hands
        if not deal.trick or deal.rules.beaten_by[deal.trump + 1][deal.best] >> card & 1:
            deal.best = card
            deal.ahead = seat
        deal.trick = [*deal.trick, card]
        self.played(deal, seat, card)
        if len(deal.trick) < deal.seats:
            deal.turn = deal.next_seat(seat)
            return self
        return self.collect(deal)

    def collect(self, deal: TrickDeal) -> Phase | None:
        """The full trick goes to its winner, who leads to the next."""
        winner = deal.ahead
        taken = deal.taken.copy()
        for card in deal.trick:
            taken[winner] |= 1 << card
        deal.taken = taken
        deal.last, deal.last_leader = deal.trick, deal.leader
        deal.trick = EMPTY
        deal.winners = [*deal.winners, winner]
        deal.leader = deal.turn = winner
        deal.note("trick-taken", winner)
        return self.after_trick(deal)

    def played(self, deal: Any, seat: int, card: int) -> None:
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
    hand = deal.hands[seat]
    name = card_text(card)
    if not hand >> card & 1:
        return IllegalMove("not-in-hand", f"{name} is not in your hand", card=name)
    if not deal.trick:
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
