"""The auction of preferans: bids from 2 to 7, "mogu", and games announced without the talon.

The sections named here are those of the rulebook page of preferans.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from adut.cards import CLUBS, DIAMONDS, HEARTS, NO_SUIT, SPADES
from adut.deal import EMPTY, Fact, Phase
from adut.errors import IllegalMove
from adut.game import Plan
from adut.kernels.auction import NO_SEAT, AuctionDeal
from adut.kernels.trick_rules import TrickRules
from adut.moves import ARGUMENT, BID, CHOOSE, FIRST_OWN, KEEP, NUMBER, PASS, Verb, argument, code_of

HOLD: Final = Verb(FIRST_OWN, "hold", NUMBER)
"""7.5: "mogu"."""
IGRA: Final = Verb(FIRST_OWN + 1, "igra")
BETL: Final = Verb(FIRST_OWN + 2, "betl")
SANS: Final = Verb(FIRST_OWN + 3, "sans")
"""8: a game without the talon; betl and sans are named at once."""
WEAKER: Final = Verb(FIRST_OWN + 4, "weaker")
"""8.5: "moja je slabija"."""
YIELD: Final = Verb(FIRST_OWN + 5, "yield")
"""8.6: an equal game left to the other, with kontra."""
BIDDING_VERBS: Final = (HOLD, IGRA, BETL, SANS, WEAKER, YIELD)

IN_SPADES: Final = 2
IN_CLUBS: Final = 5
IN_BETL: Final = 6
IN_SANS: Final = 7
GAMES: Final = ("", "", "spades", "diamonds", "hearts", "clubs", "betl", "sans")
"""7.1: the games by their value."""
TRUMPS: Final = (NO_SUIT, NO_SUIT, SPADES, DIAMONDS, HEARTS, CLUBS, NO_SUIT, NO_SUIT)
"""The trump suit of each."""
ANNOUNCEMENTS: Final = (IGRA, BETL, SANS)
"""8.1: from the weakest."""
OF_TRUMPS: Final = 1
"""The first of the announcements, by its number from 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BiddingDeal(AuctionDeal):
    """A deal whose auction goes by numbers and "mogu"."""

    def __init__(self, plan: Plan, rules: TrickRules) -> None:
        super().__init__(plan, rules)
        self.circle: list[int] = EMPTY
        """The seats that play, from forehand on."""
        self.level = 0
        """The highest bid so far."""
        self.bidder = NO_SEAT
        """Who has made it, or says "mogu"."""
        self.announced = 0
        """The highest announcement so far, from 1; 0: none."""
        self.declarer = NO_SEAT
        """Who plays the game, or as far as is known so far."""
        self.game = 0
        """The value of the game named, 2 to 7; 0: none yet."""
        self.without = False
        """Whether it is played without the talon."""
        self.equal = NO_SEAT
        """Who has named the same game as the declarer (8.6)."""

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: BiddingDeal = other
        self.circle = source.circle
        self.level = source.level
        self.bidder = source.bidder
        self.announced = source.announced
        self.declarer = source.declarer
        self.game = source.game
        self.without = source.without
        self.equal = source.equal

    @property
    def value(self) -> int:
        """13.2: the value of the game, one more without the talon."""
        return self.game + (1 if self.without else 0)

    def passed_out(self) -> None:
        """Nobody plays."""
        raise NotImplementedError

    def takes_talon(self) -> Phase | None:
        """What follows when the bidder has won the bidding."""
        raise NotImplementedError

    def asks(self) -> Phase | None:
        """What follows when the game is known."""
        raise NotImplementedError

    def yields(self, seat: int) -> Phase | None:
        """What follows when a seat leaves its game to an equal one."""
        raise NotImplementedError

    def may_equal(self) -> bool:
        """8.6: whether a game may be named that another has named before; never spades, which nobody announces after another."""
        return False

    def opponents(self) -> list[int]:
        """The others of the circle, the one to the declarer's right first."""
        at = self.circle.index(self.declarer)
        return self.circle[at + 1 :] + self.circle[:at]

    def next_bid(self, seat: int) -> int:
        """7.4, 7.5: the one bid a seat may make: the next number, or "mogu" for one who speaks before the bidder; -1: none."""
        if self.bidder < 0:
            return BID.of(IN_SPADES)
        if self.circle.index(seat) < self.circle.index(self.bidder):
            return HOLD.of(self.level)
        return BID.of(self.level + 1) if self.level < IN_SANS else -1

    def has_word(self, seat: int) -> bool:
        """Whether a seat may still say anything but "dalje"."""
        if not self.bids(seat) or (self.announced and self.spoken(seat)):
            return False
        return self.announced < len(ANNOUNCEMENTS) if self.announced else seat != self.bidder and self.next_bid(seat) >= 0

    def announcers(self) -> list[int]:
        """Those who have said "igra", in the order in which they spoke."""
        return [seat for seat, move in self.said if move == IGRA.of()]

    def bidding_facts(self) -> list[Fact]:
        """How high the bidding stands."""
        if self.bidder < 0 or self.announced:
            return []
        return [Fact("high-bid", "number", str(self.level)), Fact("high-bidder", "seat", str(self.bidder))]


def number_of(move: int) -> int:
    """The number of a move whose first argument is one."""
    return move >> ARGUMENT


def choice(deal: BiddingDeal, game: int) -> int:
    """The move that names a game."""
    return CHOOSE.of(deal.vocabulary.word(GAMES[game]))


def game_of(deal: BiddingDeal, move: int) -> int:
    """The game that a move names; 0: it names none."""
    if code_of(move) != CHOOSE.code or not deal.vocabulary.valid(move):
        return 0
    word = deal.vocabulary.words[argument(move)]
    return GAMES.index(word) if word in GAMES else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Bidding(Phase):
    """7. The auction: "dalje", a bid, "mogu", or as a first word a game without the talon (8)."""

    id = "bidding"
    section = "7"

    def moves(self, deal: BiddingDeal, seat: int) -> list[int]:
        moves = [PASS.of()]
        if not deal.announced and deal.next_bid(seat) >= 0:
            moves.append(deal.next_bid(seat))
        if not deal.spoken(seat):
            moves += [each.of() for at, each in enumerate(ANNOUNCEMENTS, 1) if at > deal.announced or at == OF_TRUMPS == deal.announced]
        return moves

    def refusal(self, deal: BiddingDeal, seat: int, move: int) -> IllegalMove:
        code = code_of(move)
        if code in [each.code for each in ANNOUNCEMENTS]:
            if deal.spoken(seat):
                return IllegalMove("first-word", "a game without the talon can be announced as the first word only")
            return IllegalMove("announced-higher", "what has been announced is at least as high")
        if code in (BID.code, HOLD.code):
            return why_no_bid(deal, seat)
        return super().refusal(deal, seat, move)

    def apply(self, deal: BiddingDeal, seat: int, move: int) -> Phase | None:
        code = code_of(move)
        if code in (BID.code, HOLD.code):
            deal.level, deal.bidder = number_of(move), seat
        elif code == PASS.code:
            deal.leave(seat)
        else:
            announce(deal, seat, code)
        deal.say(seat, move)
        return next_word(deal, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Naming(Phase):
    """8.5. Those with "igra" say which, each only if it is a higher one."""

    id = "naming-igra"
    section = "8.5"

    def moves(self, deal: BiddingDeal, seat: int) -> list[int]:
        if not deal.game:
            return [choice(deal, game) for game in range(IN_SPADES, IN_CLUBS + 1)]
        equal = deal.may_equal() and deal.equal < 0 and deal.game > IN_SPADES
        least = deal.game + (0 if equal else 1)
        return [*[choice(deal, game) for game in range(least, IN_CLUBS + 1)], WEAKER.of()]

    def refusal(self, deal: BiddingDeal, seat: int, move: int) -> IllegalMove:
        game = game_of(deal, move)
        if game >= IN_BETL:
            return IllegalMove("not-as-igra", f"{GAMES[game]} is announced by its own name", word=GAMES[game])
        if game:
            return IllegalMove("named-already", f"a game not weaker than {GAMES[game]} has been named", word=GAMES[game])
        return super().refusal(deal, seat, move)

    def apply(self, deal: BiddingDeal, seat: int, move: int) -> Phase | None:
        deal.say(seat, move)
        game = game_of(deal, move)
        if game > deal.game:
            deal.game, deal.declarer, deal.equal = game, seat, NO_SEAT
        elif game:
            deal.equal = seat
        callers = deal.announcers()
        if seat != callers[-1]:
            deal.turn = callers[callers.index(seat) + 1]
            return self
        if deal.equal >= 0:
            deal.turn = deal.declarer
            return YIELDING
        return deal.asks()


@mypyc_attr(allow_interpreted_subclasses=True)
class Yielding(Phase):
    """8.6. Of two equal games the first plays its own, or leaves it to the other and gives kontra."""

    id = "yielding"
    section = "8.6"

    def moves(self, deal: BiddingDeal, seat: int) -> list[int]:
        return [KEEP.of(), YIELD.of()]

    def apply(self, deal: BiddingDeal, seat: int, move: int) -> Phase | None:
        deal.say(seat, move)
        if move == KEEP.of():
            return deal.asks()
        deal.declarer = deal.equal
        return deal.yields(seat)


BIDDING: Final = Bidding()
NAMING: Final = Naming()
YIELDING: Final = Yielding()


def announce(deal: BiddingDeal, seat: int, code: int) -> None:
    """8.2. Who has bid is out; betl and sans are games at once."""
    deal.announced = [each.code for each in ANNOUNCEMENTS].index(code) + 1
    deal.level, deal.bidder, deal.without = 0, NO_SEAT, True
    if code != IGRA.code:
        deal.declarer = seat
        deal.game = IN_BETL if code == BETL.code else IN_SANS


def next_word(deal: BiddingDeal, seat: int) -> Phase | None:
    """7.6, 8.3. The next who may say anything, or what the auction has come to."""
    other = deal.next_bidder(seat)
    for _ in deal.circle:
        if other >= 0 and deal.has_word(other):
            deal.turn = other
            return BIDDING
        other = deal.next_bidder(other) if other >= 0 else other
    if deal.game:
        return deal.asks()
    if deal.announced:
        deal.turn = deal.announcers()[0]
        return NAMING
    if deal.bidder >= 0:
        return deal.takes_talon()
    deal.passed_out()
    return None


def why_no_bid(deal: BiddingDeal, seat: int) -> IllegalMove:
    """Why a bid is not the one that a seat may make."""
    if deal.announced:
        return IllegalMove("bidding-closed", "after a game without the talon there is no bidding with it")
    bid = deal.next_bid(seat)
    if bid < 0:
        return IllegalMove("bidding-at-top", "nothing is higher than seven")
    number = str(number_of(bid))
    if code_of(bid) == HOLD.code:
        return IllegalMove("hold-or-pass", f"you speak before the bidder: hold {number}, or pass", number=number)
    return IllegalMove("next-bid", f"the only bid now is {number}", number=number)
