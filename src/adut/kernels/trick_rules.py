"""How tricks go in a game, as data: the strength of the ranks, and the duties of those who follow."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from adut.cards import NO_SUIT, OF_SUIT, RANK_TEXTS, RANKS_OF_SUIT, SUITS, members, suit_of

TRUMP_POWER: Final = 32
"""The powers from here on are those of trumps."""


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
    ``trump``: who is void must trump; ``over``: and go over the best trump if it can;
    ``follow`` False: there is no duty at all.
    """

    def __init__(
        self,
        plain: list[int] = ACE_HIGH,
        trumps: list[int] = ACE_HIGH,
        beat: bool = False,
        trump: bool = True,
        over: bool = False,
        follow: bool = True,
    ) -> None:
        self.plain = plain
        self.trumps = trumps
        self.beat = beat
        self.trump = trump
        self.over = over
        self.follow = follow
        self.beaten_by: list[list[int]] = [self.table(suit) for suit in (NO_SUIT, *SUITS)]
        """For each trump suit (index + 1; 0: none) and card, the set of cards that beat it when it is winning."""
        self.power = bytes([self.power_of(card, trump) for trump in (NO_SUIT, *SUITS) for card in range(52)])
        """For each trump suit (index + 1) and card its strength, trumps above all others; a byte each, 52 bytes a trump suit."""

    def power_of(self, card: int, trump: int) -> int:
        """The strength of a card among all cards of its suit and, trumps, of the pack."""
        return self.strength(card, trump) + 1 + (TRUMP_POWER if suit_of(card) == trump else 0)

    def beats(self, trump: i64, card: i64, best: i64) -> bool:
        """Whether a card wins over the best so far."""
        start: i64 = (trump + 1) * 52
        mine: i64 = self.power[start + card]
        theirs: i64 = self.power[start + best]
        return mine > theirs and (mine >= TRUMP_POWER or card // RANKS_OF_SUIT == best // RANKS_OF_SUIT)

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
