"""What the tests of the three games of Bela share: hands in two parts, and what a deal is worth besides its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.build import same, shown

from adut.cards import SEVEN, pack, parse_cards, set_of

WHOLE = set_of(pack(SEVEN))


def six_and_talon(deal: Any, hands: Sequence[str]) -> None:
    """Everyone holds the first six cards of a hand; the others lie as their talon."""
    for seat, hand in enumerate(hands):
        assert shown(deal.hands[seat]) == same(" ".join(hand.split()[:6]))
        assert deal.talons[seat] == parse_cards(" ".join(hand.split()[6:]))


def beyond_cards(deal: Any) -> int:
    """Declarations and bela of the sides (without partners, the players) that have a trick, and 90 for all tricks."""
    sides = len(deal.declared)
    takers = {seat % sides for seat in deal.winners}
    bela = 20 if deal.bela >= 0 and deal.bela % sides in takers else 0
    return sum(deal.declared[side] for side in takers) + bela + 90 * (len(takers) == 1)
