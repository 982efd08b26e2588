"""Following and kontra, as in preferans: one plays a game, the others say whether they play against it, and double it.

Who follows answers for two tricks; who calls the other along, or gives kontra, answers for both and writes for both.
The sections named here are those of the rulebook page of preferans.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from adut.deal import Fact, Phase
from adut.errors import IllegalMove
from adut.game import Plan
from adut.kernels.auction import NO_SEAT
from adut.kernels.bidding import BiddingDeal
from adut.kernels.trick_rules import TrickRules
from adut.moves import FIRST_OWN, Verb

FOLLOW: Final = Verb(FIRST_OWN + 16, "follow")
"""9: "dođem"."""
STAY: Final = Verb(FIRST_OWN + 17, "stay")
"""9: "ne dođem"."""
TOGETHER: Final = Verb(FIRST_OWN + 18, "together")
"""9: "idemo zajedno"."""
FINE: Final = Verb(FIRST_OWN + 19, "fine")
"""10: "može": no kontra, or no higher one."""
KONTRA: Final = Verb(FIRST_OWN + 20, "kontra")
REKONTRA: Final = Verb(FIRST_OWN + 21, "rekontra")
SUBKONTRA: Final = Verb(FIRST_OWN + 22, "subkontra")
MORTKONTRA: Final = Verb(FIRST_OWN + 23, "mortkontra")
FOLLOWING_VERBS: Final = (FOLLOW, STAY, TOGETHER, FINE, KONTRA, REKONTRA, SUBKONTRA, MORTKONTRA)
LADDER: Final = (KONTRA, REKONTRA, SUBKONTRA, MORTKONTRA)
"""10: each doubles all points once more."""

ENOUGH: Final = 6
"""12: the tricks that make a game."""
ALONE: Final = 2
"""12: the tricks a follower answers for."""
BOTH: Final = 4
"""12: the tricks of two followers together, also for one who has called the other."""
DOUBLED: Final = 5
"""12: and with kontra."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FollowingDeal(BiddingDeal):
    """A deal in which one plays a game against those who follow."""

    def __init__(self, plan: Plan, rules: TrickRules) -> None:
        super().__init__(plan, rules)
        self.follows = 0
        """The seats (bits) that have said they follow."""
        self.caller = NO_SEAT
        """The follower who has called the other along."""
        self.doubler = NO_SEAT
        """Who has given kontra."""
        self.rungs = 0
        """How many steps of the ladder from kontra up have been said."""
        self.playing = 0
        """The seats (bits) that play cards."""
        self.offer = 0
        """The tricks that have been claimed or granted (16.5)."""

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: FollowingDeal = other
        self.follows = source.follows
        self.caller = source.caller
        self.doubler = source.doubler
        self.rungs = source.rungs
        self.playing = source.playing
        self.offer = source.offer

    def may_call(self) -> bool:
        """Whether a lone follower may call the other along."""
        return True

    def may_follow(self, seat: int) -> bool:
        """Whether a seat may follow at all, where players have agreed on what that takes."""
        return True

    def begins(self) -> Phase | None:
        """The phase after all has been said; None: nothing is played."""
        raise NotImplementedError

    def followers(self) -> list[int]:
        """Those who follow, in the order in which they speak."""
        return [seat for seat in self.opponents() if self.follows >> seat & 1]

    def answering(self) -> int:
        """Who answers for both followers: the giver of kontra, or who has called the other; :data:`NO_SEAT`: each for itself."""
        return self.doubler if self.doubler >= 0 else self.caller

    def follower(self, seat: int) -> int:
        after = self.next_seat(seat)
        while not self.playing >> after & 1:
            after = self.next_seat(after)
        return after

    def following_facts(self) -> list[Fact]:
        """Who follows, who answers for both, and what has been doubled."""
        facts: list[Fact] = []
        followers = self.followers()
        if followers:
            facts.append(Fact("follows", "seat", str(followers[0])))
        if len(followers) > 1:
            facts.append(Fact("follows-too", "seat", str(followers[1])))
        if self.caller >= 0:
            facts.append(Fact("calls-along", "seat", str(self.caller)))
        if self.doubler >= 0:
            facts += [Fact("kontra", "seat", str(self.doubler)), Fact("factor", "text", f"×{1 << self.rungs}")]
        return facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Following(Phase):
    """9. Each opponent says whether it follows, the one to the declarer's right first."""

    id = "following"
    by_thumb = True
    section = "9"

    def moves(self, deal: FollowingDeal, seat: int) -> list[int]:
        return [FOLLOW.of(), STAY.of()] if deal.may_follow(seat) else [STAY.of()]

    def refusal(self, deal: FollowingDeal, seat: int, move: int) -> IllegalMove:
        if move == FOLLOW.of():
            return IllegalMove("agreed-to-stay", "your cards are not what was agreed for following in this suit")
        return super().refusal(deal, seat, move)

    def apply(self, deal: FollowingDeal, seat: int, move: int) -> Phase | None:
        deal.say(seat, move)
        if move == FOLLOW.of():
            deal.follows |= 1 << seat
        opponents = deal.opponents()
        if seat != opponents[-1]:
            deal.turn = opponents[opponents.index(seat) + 1]
            return self
        return asked_for_kontra(deal)


@mypyc_attr(allow_interpreted_subclasses=True)
class Doubling(Phase):
    """10. Each follower gives kontra or lets it be; one who follows alone may call the other along instead (9.5)."""

    id = "doubling"
    by_thumb = True
    section = "10"

    def moves(self, deal: FollowingDeal, seat: int) -> list[int]:
        moves = [FINE.of(), KONTRA.of()]
        if len(deal.followers()) == 1 and deal.may_call():
            moves.append(TOGETHER.of())
        return moves

    def refusal(self, deal: FollowingDeal, seat: int, move: int) -> IllegalMove:
        if move == TOGETHER.of():
            return IllegalMove("nobody-to-call", "there is nobody to call along, or kontra is needed")
        return super().refusal(deal, seat, move)

    def apply(self, deal: FollowingDeal, seat: int, move: int) -> Phase | None:
        deal.say(seat, move)
        if move == KONTRA.of():
            return doubled(deal, seat)
        if move == TOGETHER.of():
            deal.caller = seat
        followers = deal.followers()
        if seat != followers[-1]:
            deal.turn = followers[followers.index(seat) + 1]
            return self
        return deal.begins()


@mypyc_attr(allow_interpreted_subclasses=True)
class Answering(Phase):
    """10. Kontra is answered with rekontra, that with subkontra by the giver of kontra alone, that with mortkontra."""

    id = "answering"
    by_thumb = True
    section = "10"

    def moves(self, deal: FollowingDeal, seat: int) -> list[int]:
        return [FINE.of(), LADDER[deal.rungs].of()]

    def refusal(self, deal: FollowingDeal, seat: int, move: int) -> IllegalMove:
        if move in [each.of() for each in LADDER]:
            return IllegalMove("ladder", "kontra, rekontra, subkontra, mortkontra: each answers the one before")
        return super().refusal(deal, seat, move)

    def apply(self, deal: FollowingDeal, seat: int, move: int) -> Phase | None:
        deal.say(seat, move)
        if move == FINE.of():
            return deal.begins()
        deal.rungs += 1
        deal.turn = deal.doubler if seat == deal.declarer else deal.declarer
        return deal.begins() if deal.rungs == len(LADDER) else self


FOLLOWING: Final = Following()
DOUBLING: Final = Doubling()
ANSWERING: Final = Answering()


def asked_to_follow(deal: FollowingDeal) -> Phase:
    """9. Who follows?"""
    deal.turn = deal.opponents()[0]
    return FOLLOWING


def asked_for_kontra(deal: FollowingDeal) -> Phase | None:
    """10. Does anyone give kontra?"""
    followers = deal.followers()
    if not followers:
        return deal.begins()
    deal.turn = followers[0]
    return DOUBLING


def doubled(deal: FollowingDeal, seat: int) -> Phase:
    """10. A seat gives kontra: all play, and the declarer is asked."""
    deal.doubler, deal.rungs = seat, 1
    deal.turn = deal.declarer
    return ANSWERING


# --- 12, 13: what a game comes to


def tricks_of(deal: FollowingDeal) -> list[int]:
    """The tricks of each seat."""
    tricks = [0] * deal.seats
    for seat in deal.winners:
        tricks[seat] += 1
    return tricks


def fallen(deal: FollowingDeal, tricks: list[int]) -> list[int]:
    """12: the followers that have not taken what they answer for."""
    together = sum([tricks[seat] for seat in deal.opponents()])
    if deal.doubler >= 0:
        return [deal.doubler] if together < DOUBLED else []
    if deal.caller >= 0:
        return [deal.caller] if together < BOTH else []
    return [seat for seat in deal.followers() if tricks[seat] < ALONE] if together < BOTH else []


def shares(deal: FollowingDeal, tricks: list[int]) -> list[int]:
    """13: the tricks for which each seat writes supe against the declarer: its own, or for one who answers for both all."""
    writer = deal.answering()
    shared = [0] * deal.seats
    for seat in deal.opponents():
        shared[writer if writer >= 0 else seat] += tricks[seat]
    return shared
