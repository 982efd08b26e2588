"""Playing cards one against the others, by rule of thumb: the declarer for itself, those who follow for each other.

Win as cheaply as will hold, leave a friend's trick alone, throw away what is worth least; at betl all of it turned round.
"""

from __future__ import annotations

from adut.cards import ACE, OF_SUIT, SUITS, members, rank_of, suit_of
from adut.games.preferans import PreferansDeal
from adut.kernels.bidding import IN_BETL, IN_SANS
from adut.players.thumbs.solo import betl_danger


class Table:
    """What a seat makes of the table: its hand, what it has not seen, and who may still play to the trick."""

    def __init__(self, deal: PreferansDeal, seat: int, pack: int) -> None:
        self.deal = deal
        self.seat = seat
        self.hand = deal.hands[seat]
        gone = self.hand | deal.discards[seat]
        for taken in deal.taken:
            gone |= taken
        for card in deal.trick:
            gone |= 1 << card
        self.unseen = pack & ~gone
        self.behind: list[int] = []
        other = deal.follower(seat)
        while other != deal.leader and other != seat:
            self.behind.append(other)
            other = deal.follower(other)
        self.against = [each for each in self.behind if self.hostile(each)]

    def hostile(self, other: int) -> bool:
        """Whether another seat plays against this one."""
        return (self.seat == self.deal.declarer) != (other == self.deal.declarer)

    def may_hold(self, seat: int, cards: int) -> int:
        """Which of these cards a seat may have."""
        return self.unseen & cards & ~self.deal.ruled_out[seat]

    def beaters(self, card: int) -> int:
        """The cards that beat a card."""
        return self.deal.rules.beaten_by[self.deal.trump + 1][card]

    def holds(self, card: int, others: list[int]) -> bool:
        """Whether none of these seats can be expected to beat a card."""
        led = self.deal.trick[0] if self.deal.trick else card
        for other in others:
            higher = self.may_hold(other, self.beaters(card))
            void = not self.may_hold(other, OF_SUIT[suit_of(led)])
            if higher & OF_SUIT[suit_of(led)] or (void and higher):
                return False
        return True

    def hostile_seats(self) -> list[int]:
        """All who play against this seat."""
        return [other for other in members(self.deal.playing) if self.hostile(other)]


def best_card(deal: PreferansDeal, seat: int, pack: int) -> int:
    """The card to play."""
    table = Table(deal, seat, pack)
    legal = members(deal.playable(deal.hands[seat]))
    if len(legal) == 1:
        return legal[0]
    if deal.game == IN_BETL:
        return low_card(table, legal)
    if deal.trick:
        return answer(table, legal)
    return lead_against(table, legal) if seat != deal.declarer else lead(table, legal)


def cheapest(deal: PreferansDeal, cards: list[int]) -> int:
    """The lowest card, a trump last."""
    return min(cards, key=lambda card: (suit_of(card) == deal.trump, rank_of(card)))


def answer(table: Table, legal: list[int]) -> int:
    """A card to a trick that others have begun."""
    deal = table.deal
    winning = [card for card in legal if table.beaters(deal.best) >> card & 1]
    if not winning:
        return thrown(table, legal)
    if not table.hostile(deal.ahead):
        if not table.against or table.holds(deal.best, table.against):
            return thrown(table, [card for card in legal if card not in winning] or legal)
        sure = [card for card in winning if table.holds(card, table.against)]
        return cheapest(deal, sure) if sure else thrown(table, legal)
    sure = [card for card in winning if table.holds(card, table.against)]
    if sure:
        return cheapest(deal, sure)
    if suit_of(winning[0]) == deal.trump != suit_of(deal.trick[0]):
        return cheapest(deal, winning)
    losing = [card for card in legal if card not in winning]
    return thrown(table, losing) if losing else cheapest(deal, winning)


def thrown(table: Table, cards: list[int]) -> int:
    """The card that is worth least: low, and not the guard of a high one."""
    return min(cards, key=lambda card: (worth(table, card), rank_of(card)))


def worth(table: Table, card: int) -> float:
    """What a card is worth kept: a trick for the highest of its suit, half for one that is guarded, and a little for a guard."""
    suit = OF_SUIT[suit_of(card)]
    if suit_of(card) == table.deal.trump:
        return 3.0 + rank_of(card) / 20
    own = (table.hand & suit).bit_count()
    higher = (table.unseen & suit & table.beaters(card)).bit_count()
    if not table.unseen & suit:
        return 0.8
    if not higher:
        return 2.0
    if higher == 1 and own > 1:
        return 1.0
    top = max(members(table.hand & suit))
    needs = (table.unseen & suit & table.beaters(top)).bit_count()
    return 0.6 if 0 < needs < 3 and own <= needs + 1 else 0.1 * (3 - min(higher, 3))


def masters(table: Table, cards: list[int]) -> list[int]:
    """The cards that win if led."""
    return [card for card in cards if table.holds(card, table.hostile_seats())]


def lead(table: Table, legal: list[int]) -> int:
    """The declarer leads: trumps while the others may have some, then what wins, then what forces out higher cards."""
    deal = table.deal
    best = masters(table, legal)
    if deal.trump >= 0:
        trumps = [card for card in legal if suit_of(card) == deal.trump]
        theirs = max([table.may_hold(other, OF_SUIT[deal.trump]).bit_count() for other in table.hostile_seats()])
        sure = [card for card in trumps if card in best]
        if theirs and sure:
            return max(sure)
        if theirs and len(trumps) > theirs and not [card for card in best if suit_of(card) != deal.trump]:
            return max(trumps) if touching(table, max(trumps)) else min(trumps)
        best = [card for card in best if suit_of(card) != deal.trump] or best
    if best:
        return max(best, key=lambda card: ((table.hand & OF_SUIT[suit_of(card)]).bit_count(), rank_of(card)))
    return forcing(table, legal)


def touching(table: Table, card: int) -> bool:
    """Whether the next lower card that is still about is one's own too."""
    lower = (table.unseen | table.hand) & OF_SUIT[suit_of(card)] & ((1 << card) - 1)
    return bool(lower) and bool(table.hand >> (lower.bit_length() - 1) & 1)


def forcing(table: Table, legal: list[int]) -> int:
    """A lead that loses: from the longest suit beside trumps, the top of a sequence or a low one."""
    deal = table.deal
    sides = [card for card in legal if suit_of(card) != deal.trump] or legal
    longest = max(SUITS, key=lambda suit: len([card for card in sides if suit_of(card) == suit]))
    suit = [card for card in sides if suit_of(card) == longest]
    return max(suit) if touching(table, max(suit)) else min(suit)


def lead_against(table: Table, legal: list[int]) -> int:
    """A follower leads: what wins, else a low card of a suit in which nothing is given away; at sans the longest suit."""
    deal = table.deal
    sides = [card for card in legal if suit_of(card) != deal.trump]
    best = masters(table, sides)
    if best:
        return max(best, key=lambda card: (-(table.hand & OF_SUIT[suit_of(card)]).bit_count(), rank_of(card)))
    if deal.game == IN_SANS:
        return forcing(table, legal)
    harmless = [card for card in sides if rank_of(max(members(table.hand & OF_SUIT[suit_of(card)]))) < ACE - 1]
    return min(harmless or sides or legal, key=lambda card: ((table.hand & OF_SUIT[suit_of(card)]).bit_count(), rank_of(card)))


# --- betl


def low_card(table: Table, legal: list[int]) -> int:
    """Betl: the declarer stays below, and rids itself of what is dangerous; the others leave it the trick if they can."""
    deal = table.deal
    if not deal.trick:
        return opened(table, legal)
    losing = [card for card in legal if not table.beaters(deal.best) >> card & 1]
    if table.seat == deal.declarer:
        if losing and suit_of(losing[0]) == suit_of(deal.trick[0]):
            return max(losing)
        if losing:
            return min(losing, key=lambda card: (betl_danger(table.hand & ~(1 << card), table.unseen), -rank_of(card)))
        return min(legal) if table.behind else max(legal)
    if deal.declarer == deal.ahead:
        return max(losing, key=lambda card: rank_of(card)) if losing else min(legal)
    if deal.declarer in table.behind:
        return min(legal, key=lambda card: (suit_of(card) != suit_of(deal.trick[0]), rank_of(card)))
    return max(legal, key=lambda card: rank_of(card))


def opened(table: Table, legal: list[int]) -> int:
    """A lead at betl: the declarer its safest low card, the others a low one of a suit that the declarer may have."""
    deal = table.deal
    if table.seat == deal.declarer:
        return max(legal, key=lambda card: over(table, card))
    held = [card for card in legal if table.may_hold(deal.declarer, OF_SUIT[suit_of(card)])]
    return min(held or legal, key=lambda card: (rank_of(card), -(table.hand & OF_SUIT[suit_of(card)]).bit_count()))


def over(table: Table, card: int) -> int:
    """How many more of the unseen cards of a suit are above a card than below it."""
    suit = table.unseen & OF_SUIT[suit_of(card)]
    higher = (suit & table.beaters(card)).bit_count()
    return 2 * higher - suit.bit_count()
