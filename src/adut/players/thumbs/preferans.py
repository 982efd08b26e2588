"""Rules of thumb for preferans: bid on tricks that can be counted, follow on two, double only what cannot be made."""

from __future__ import annotations

import math
from typing import Any, Final

from adut.cards import SEVEN, members, pack, set_of
from adut.games.preferans import CHOOSING, DISCARDING, PreferansDeal, needs_kontra
from adut.kernels.bargain import ACCEPTING, AGREE, CLAIM, CLAIMING, GRANT, GRANTING, PLAY_ON
from adut.kernels.bidding import (
    BETL,
    BIDDING,
    IGRA,
    IN_BETL,
    IN_CLUBS,
    IN_SANS,
    IN_SPADES,
    NAMING,
    SANS,
    TRUMPS,
    WEAKER,
    YIELDING,
    choice,
    game_of,
    number_of,
)
from adut.kernels.following import ANSWERING, DOUBLING, FINE, FOLLOW, FOLLOWING, KONTRA, LADDER, STAY, TOGETHER
from adut.kernels.reckoning import refe_left, sheet_before
from adut.moves import DISCARD, KEEP, PASS, code_of, play
from adut.players.thumbs.duel import best_card
from adut.players.thumbs.solo import against, betl_danger, sans_tricks, trump_tricks
from adut.rng import Rng
from adut.sight import Sight

PACK: Final = set_of(pack(SEVEN))
WON: Final = 12.0
"""What a game made brings its declarer, per value, less the supe it costs."""
LOST: Final = 30.0
"""What a game lost costs, supe with it."""
CENTRE: Final = 4.8
"""The tricks that are counted in a hand which makes six half the time."""
SCALE: Final = 0.4
"""How many more make it much more likely."""
TALON_TRICKS: Final = 0.8
"""What the talon is likely to add."""
TALON_DANGER: Final = 0.4
"""And from how much danger it is likely to free a betl."""
BETL_DANGER: Final = 0.5
"""The danger of a betl that is made half the time."""
BIDS: Final = 0.5
"""The chance of making a game at which one bids."""
SURE: Final = 0.9
"""The chance without the talon at which one announces."""
FOLLOWS: Final = 2.0
"""The tricks against a game on which one follows."""
DOUBLES: Final = 5.4
"""The tricks of both on which one gives kontra."""
DOUBLES_SPADES: Final = 4.0
"""And in spades with the talon, which without kontra cost their declarer nothing."""
FRIEND: Final = (0.8, 1.9)
"""What the other is likely to take: one who does not follow (or anyone, at sans), one who does."""


def choose(sight: Sight, rng: Rng) -> int:
    """The move of a cautious player."""
    deal: Any = sight.deal
    assert isinstance(deal, PreferansDeal)
    seat = sight.seat
    phase = deal.phase
    if phase is BIDDING:
        return bid(deal, seat, sight.moves)
    if phase is DISCARDING:
        return laid_away(deal, seat)
    if phase is NAMING or phase is CHOOSING:
        return named(deal, seat, sight.moves)
    if phase is FOLLOWING:
        return FOLLOW.of() if FOLLOW.of() in sight.moves and likely_tricks(deal, seat) >= FOLLOWS else STAY.of()
    if phase is DOUBLING or phase is ANSWERING:
        return doubles(deal, seat, sight.moves)
    if phase is YIELDING:
        return KEEP.of()
    if phase is CLAIMING or phase is GRANTING or phase is ACCEPTING:
        return bargain(deal, seat, sight.moves)
    return play(best_card(deal, seat, PACK))


# --- what a hand may be good for


def chance(hand: int, game: int, more: bool) -> float:
    """The chance of making a game with a hand; ``more``: the talon is still to come."""
    if game == IN_BETL:
        return curve(4.0 * (BETL_DANGER - betl_danger(hand, PACK & ~hand) + (TALON_DANGER if more else 0.0)))
    tricks = sans_tricks(hand) if game == IN_SANS else trump_tricks(hand, TRUMPS[game])
    return curve((tricks + (TALON_TRICKS if more else 0.0) - CENTRE) / SCALE)


def curve(value: float) -> float:
    """A chance: a half at 0, near certainty at 3."""
    return 1.0 / (1.0 + math.exp(-value))


def gain(deal: PreferansDeal, hand: int, game: int) -> float:
    """What a game promises; spades are worth little, for they are played under kontra alone."""
    likely = chance(hand, game, False)
    value = game + (1 if deal.without else 0)
    worth = value * ((WON + LOST) * likely - LOST)
    if game == IN_SPADES and not deal.without:
        return worth + (0.0 if refe_left(deal, sheet_before(deal.plan)) else WON)
    return worth


# --- the auction


def bid(deal: PreferansDeal, seat: int, moves: list[int]) -> int:
    """A game without the talon if it is as good as made; else on, as long as some game high enough is likely."""
    hand = deal.hands[seat]
    if BETL.of() in moves and betl_danger(hand, PACK & ~hand) < 0.1:
        return BETL.of()
    if SANS.of() in moves and sans_tricks(hand) >= 7.0:
        return SANS.of()
    if IGRA.of() in moves and max([chance(hand, game, False) for game in range(IN_SPADES + deal.announced, IN_CLUBS + 1)]) >= SURE:
        return IGRA.of()
    for move in moves:
        if move != PASS.of() and code_of(move) not in (IGRA.code, BETL.code, SANS.code):
            games = range(number_of(move), IN_SANS + 1)
            if max([chance(hand, game, True) for game in games]) >= BIDS:
                return move
    return PASS.of()


def named(deal: PreferansDeal, seat: int, moves: list[int]) -> int:
    """The game that promises most; a weaker one than another's only if it is likely."""
    hand = deal.hands[seat]
    games = [game_of(deal, move) for move in moves if move != WEAKER.of()]
    if not games:
        return WEAKER.of()
    best = max(games, key=lambda game: gain(deal, hand, game))
    return WEAKER.of() if WEAKER.of() in moves and chance(hand, best, False) < SURE else choice(deal, best)


def laid_away(deal: PreferansDeal, seat: int) -> int:
    """A card of those whose absence leaves the best game."""
    hand = deal.hands[seat]
    best, most = -1, -math.inf
    for first in members(hand):
        rest = hand & ~(1 << first)
        seconds = [second for second in members(rest) if second > first] if rest.bit_count() > 10 else [-1]
        for second in seconds:
            left = rest if second < 0 else rest & ~(1 << second)
            promise = max([gain(deal, left, game) for game in range(deal.level, IN_SANS + 1)])
            if promise > most:
                best, most = first, promise
    return DISCARD.of(best)


# --- following and kontra


def likely_tricks(deal: PreferansDeal, seat: int) -> float:
    """The tricks of a seat against the game; at sans the one on the declarer's left has the lead."""
    return against(deal.hands[seat], deal.trump, seat == deal.opponents()[-1])


def doubles(deal: PreferansDeal, seat: int, moves: list[int]) -> int:
    """Kontra on five tricks that can be counted, the answers to it on more; the other is called along on four."""
    hand = deal.hands[seat]
    if deal.game == IN_BETL:
        return FINE.of()
    if seat == deal.declarer:
        tricks = sans_tricks(hand) if deal.game == IN_SANS else trump_tricks(hand, deal.trump)
        return LADDER[deal.rungs].of() if tricks >= 7.0 + deal.rungs else FINE.of()
    both = likely_tricks(deal, seat) + FRIEND[0 if deal.game == IN_SANS else len(deal.followers()) - 1]
    if deal.rungs:
        return LADDER[deal.rungs].of() if both >= DOUBLES + deal.rungs else FINE.of()
    if both >= (DOUBLES_SPADES if needs_kontra(deal) else DOUBLES):
        return KONTRA.of()
    return TOGETHER.of() if TOGETHER.of() in moves and both >= DOUBLES - 0.9 else FINE.of()


def bargain(deal: PreferansDeal, seat: int, moves: list[int]) -> int:
    """Ask for what one would take, agree to what one would give."""
    hand = deal.hands[seat]
    if seat != deal.declarer:
        likely = likely_tricks(deal, seat)
        if AGREE.of() in moves:
            return AGREE.of() if deal.offer >= likely else PLAY_ON.of()
        return CLAIM.of(min(4, int(likely + 0.5))) if likely >= 1.5 else PLAY_ON.of()
    likely = 10.0 - (sans_tricks(hand) if deal.game == IN_SANS else trump_tricks(hand, deal.trump))
    if AGREE.of() in moves and deal.offer <= min(4.0, likely + 0.3):
        return AGREE.of()
    return GRANT.of(2) if deal.offer != 2 and likely >= 1.8 else PLAY_ON.of()
