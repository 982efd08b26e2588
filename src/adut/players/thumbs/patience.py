"""Rules of thumb for patience duels: the payoff pile first, nothing that helps the neighbour's, jokers saved for the payoff."""

from __future__ import annotations

from typing import Any

from adut.cards import JOKER
from adut.games.inat_i_zloba import CENTRE, HAND_WORD, PAYOFF_WORD, PERSONAL, PILES, InatDeal, number, top_number
from adut.moves import MOVE, PASS
from adut.rng import Rng
from adut.sight import Sight
from adut.zones import face_of


def choose(sight: Sight, rng: Rng) -> int:
    """The move of a cautious player."""
    deal: Any = sight.deal
    if not isinstance(deal, InatDeal) or sight.moves[0] == PASS.of():
        return sight.moves[rng.below(len(sight.moves))]
    return max(sight.moves, key=lambda move: worth(deal, sight.seat, move))


def payoff_number(deal: InatDeal, seat: int) -> int:
    """The number of a seat's open payoff card; 0: none."""
    return number(face_of(deal.payoffs[seat][-1])) if deal.payoffs[seat] else 0


def worth(deal: InatDeal, seat: int, move: int) -> float:
    """How good a move looks."""
    card, source, target = MOVE.values(move)
    if target < PERSONAL:
        return to_centre(deal, seat, card, source, len(deal.centre[target - CENTRE]) + 1)
    return discard(deal, seat, card, target - PERSONAL)


def to_centre(deal: InatDeal, seat: int, card: int, source: int, height: int) -> float:
    """A play to the centre that makes a pile this high."""
    if source == PAYOFF_WORD:
        return 1000.0
    own, theirs = payoff_number(deal, seat), payoff_number(deal, 1 - seat)
    steps, danger = (own - height - 1) % 13, (theirs - height - 1) % 13
    value = 20.0 if reachable(deal, seat, height, own) else 0.0
    if danger == 0 and steps != 0:
        value -= 30.0
    if card == JOKER:
        value -= 0.0 if steps == 0 or value > 0 else 25.0
    return value + (3.0 if source != HAND_WORD else 2.0) - 0.1 * steps


def reachable(deal: InatDeal, seat: int, height: int, own: int) -> bool:
    """Whether one's own cards lead a pile of this height on to the payoff card."""
    held = {number(face_of(token)) for token in deal.hands[seat]}
    held |= {number(deal.personal[PILES * seat + at][-1]) for at in range(PILES) if deal.personal[PILES * seat + at]}
    return height < own and all(step in held for step in range(height + 1, own))


def discard(deal: InatDeal, seat: int, card: int, at: int) -> float:
    """A discard ends the turn: go down a pile that is there, keep jokers and low cards in hand, cover nothing useful."""
    if card == JOKER:
        return -50.0
    pile = deal.personal[PILES * seat + at]
    high = number(card)
    if pile:
        return -5.0 + 0.1 * high if top_number(pile) == high + 1 else -9.0
    free = len([0 for other in range(PILES) if not deal.personal[PILES * seat + other]])
    return -6.0 + 0.2 * high - (3.0 if free == 1 else 0.0)
