"""Shedding (Mau-mau): a card on a card of its suit or rank, and a stock to draw from for one who has none.

Sevens and eights make the next player draw, jacks name a suit. Whoever is rid of all cards ends the deal.
Source: the rulebook page of Mau-mau, sections 2 to 6.

What the table learns from a draw is exact: cards that a hand lacked stay ruled out until it draws again unseen,
and then the hand holds at most as many of them as it has drawn (``limits``).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from adut.cards import EIGHT, JACK, OF_RANK, OF_SUIT, RANKS_OF_SUIT, SEVEN, SUITS, card_text, members, rank_of, set_of, suit_of
from adut.deal import EMPTY, Deal, Fact, Phase
from adut.errors import IllegalMove
from adut.game import Plan
from adut.kernels.contracts import dealt_in
from adut.kernels.tricks import ALL_CARDS, replaced
from adut.moves import CALL, COMMON_WORDS, DRAW, PASS, PLAY_CODE, argument, card_of, code_of, play
from adut.zones import ALL, PILE, TOP, Zone, hands, stock

PACKETS: Final = (2, 2, 2)
"""2.1, 2.2."""
OWED: Final = [0] * RANKS_OF_SUIT
"""How many cards each rank makes the next player draw."""
OWED[SEVEN] = 1
OWED[EIGHT] = 3
JACKS: Final = OF_RANK[JACK]
NO_LIMITS: Final[list[list[list[int]]]] = [[EMPTY] * seats for seats in range(5)]
"""For each number of seats: nothing is known of any hand."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SheddingDeal(Deal):
    """A deal of Mau-mau, alone or as one of many sub-games."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.hands: list[int] = EMPTY
        """For each seat the set of cards in its hand."""
        self.stock: list[int] = EMPTY
        """The stock, the next to be drawn last."""
        self.pile: list[int] = EMPTY
        """The cards played, the top last."""
        self.suit = -1
        """The suit named for the jack on top; -1: none."""
        self.owed = 0
        """How many cards the player to act draws for the sevens or eights on top, unless that player adds another."""
        self.passes = 0
        """How many have said "Dalje" on an empty stock since a card was last played."""
        self.limits: list[list[int]] = NO_LIMITS[plan.setup.seats]
        """For each seat pairs of a set of cards and how many of them its hand holds at most; each set contains the one before."""

    def blank(self) -> SheddingDeal:
        return SheddingDeal(self.plan)

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: SheddingDeal = other
        self.hands = source.hands
        self.stock = source.stock
        self.pile = source.pile
        self.suit = source.suit
        self.owed = source.owed
        self.passes = source.passes
        self.limits = source.limits

    def zones(self) -> list[Zone]:
        return ZONES[self.seats]

    def facts(self) -> list[Fact]:
        facts: list[Fact] = []
        if self.suit >= 0:
            facts.append(Fact("named-suit", "word", COMMON_WORDS[self.suit]))
        if self.owed:
            facts.append(Fact("to-draw", "number", str(self.owed)))
        return facts

    def plausible(self) -> bool:
        """3.5. No hand holds more of the cards it once lacked than it has drawn unseen since."""
        for seat, limits in enumerate(self.limits):
            hand = self.hands[seat]
            for at in range(0, len(limits), 2):
                if (hand & limits[at]).bit_count() > limits[at + 1]:
                    return False
        return True

    def standing(self) -> list[int]:
        return [hand.bit_count() for hand in self.hands]

    def route(self, seat: int, move: int) -> tuple[str, str]:
        if code_of(move) == DRAW.code:
            return "stock", f"hand-{seat}"
        return (f"hand-{seat}", "pile") if code_of(move) == PLAY_CODE else ("", "")

    def fitting(self) -> int:
        """3.1, 3.2, 4.3, 4.4, 5: the cards (a set) that may be played now."""
        if not self.pile:
            return ALL_CARDS
        top = self.pile[-1]
        same = OF_RANK[rank_of(top)]
        if self.owed:
            return same
        if self.suit >= 0:
            return OF_SUIT[self.suit] | JACKS
        fits = OF_SUIT[suit_of(top)] | same
        return fits & ~JACKS if OWED[rank_of(top)] else fits


@mypyc_attr(allow_interpreted_subclasses=True)
class Shedding(Phase):
    """3. A turn: a card that fits, else a card from the stock, else "Dalje"."""

    id = "shedding"
    section = "3"

    def moves(self, deal: SheddingDeal, seat: int) -> list[int]:
        found = [play(each) for each in members(deal.hands[seat] & deal.fitting())]
        if deal.owed:
            return [*found, DRAW.of()]
        return found or [DRAW.of() if deal.stock else PASS.of()]

    def refusal(self, deal: SheddingDeal, seat: int, move: int) -> IllegalMove:
        return why_not(deal, seat, move)

    def apply(self, deal: SheddingDeal, seat: int, move: int) -> Phase | None:
        if code_of(move) == PLAY_CODE:
            from_hand(deal, seat, card_of(move))
            return self.put(deal, seat, card_of(move))
        if deal.owed:
            draw(deal, seat, deal.owed)
            deal.owed = 0
            return self.next_turn(deal, seat)
        fits = deal.fitting()
        lacks(deal, seat, fits)
        if move == DRAW.of():
            drawn = deal.stock[-1]
            if fits >> drawn & 1:
                deal.stock = deal.stock[:-1]
                deal.note("draws-and-plays", seat, card=card_text(drawn))
                return self.put(deal, seat, drawn)
            draw(deal, seat, 1)
            lacks(deal, seat, fits)
        return self.say_dalje(deal, seat)

    def put(self, deal: SheddingDeal, seat: int, each: int) -> Phase | None:
        """A card goes on the pile; its effect, or the end of the deal (6.1)."""
        deal.pile = [*deal.pile, each]
        deal.suit = -1
        deal.passes = 0
        if not deal.hands[seat]:
            deal.note("goes-out", seat)
            return self.after_last(deal)
        if rank_of(each) == JACK:
            return self.naming()
        deal.owed += OWED[rank_of(each)]
        return self.next_turn(deal, seat)

    def say_dalje(self, deal: SheddingDeal, seat: int) -> Phase | None:
        """3.4, 6.3. The turn passes; the deal is over once all have said it on an empty stock."""
        deal.note("says-dalje", seat)
        deal.passes = 0 if deal.stock else deal.passes + 1
        return self.after_last(deal) if deal.passes == deal.seats else self.next_turn(deal, seat)

    def next_turn(self, deal: SheddingDeal, seat: int) -> Phase | None:
        """The next seat's turn."""
        deal.turn = deal.next_seat(seat)
        return self

    def naming(self) -> Phase:
        """The phase in which a suit is named."""
        return NAMING_SUIT

    def after_last(self, deal: SheddingDeal) -> Phase | None:
        """6.2. A point for each card in the hand; for one who is rid of them, less one for each card of the stock."""
        deal.points = [hand.bit_count() or -len(deal.stock) for hand in deal.hands]
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class NamingSuit(Phase):
    """5.3. Whoever has played a jack names the suit that is to follow."""

    id = "naming-suit"
    section = "5.3"

    def moves(self, deal: SheddingDeal, seat: int) -> list[int]:
        return [CALL.of(suit) for suit in SUITS]

    def apply(self, deal: SheddingDeal, seat: int, move: int) -> Phase | None:
        deal.suit = argument(move)
        deal.turn = deal.next_seat(seat)
        return self.turns()

    def turns(self) -> Phase:
        """The phase of the turns."""
        return SHEDDING


SHEDDING: Final = Shedding()
NAMING_SUIT: Final = NamingSuit()


def shedding_zones(seats: int) -> list[Zone]:
    """The places of a deal: hands, stock, and the pile of which the top shows and all remember the rest."""
    return [*hands(seats), stock(), Zone("pile", "pile", PILE, TOP, ALL)]


ZONES: Final = [shedding_zones(seats) for seats in range(5)]


def deal_out(deal: SheddingDeal, cards: list[int], phase: Phase) -> SheddingDeal:
    """2.1, 2.2. Six cards each, two at a time from forehand on; the rest is the stock."""
    deal.hands = dealt_in(deal.plan, cards, PACKETS)
    deal.stock = cards[: sum(PACKETS) * deal.seats - 1 : -1]
    deal.turn = deal.plan.forehand
    deal.phase = phase
    return deal


def from_hand(deal: SheddingDeal, seat: int, each: int) -> None:
    """Take a card out of a hand, and count it off what the hand may hold of the cards it once lacked."""
    bit = 1 << each
    deal.hands = replaced(deal.hands, seat, deal.hands[seat] & ~bit)
    old = deal.limits[seat]
    kept: list[int] = []
    for at in range(0, len(old), 2):
        most = old[at + 1] - int(bool(old[at] & bit))
        if most == 0:
            deal.ruled_out = replaced(deal.ruled_out, seat, deal.ruled_out[seat] | old[at])
        else:
            kept += [old[at], most]
    limit(deal, seat, kept)


def lacks(deal: SheddingDeal, seat: int, cards: int) -> None:
    """A hand has shown that it holds none of these cards."""
    deal.ruled_out = replaced(deal.ruled_out, seat, deal.ruled_out[seat] | cards)


def draw(deal: SheddingDeal, seat: int, count: int) -> None:
    """Draw unseen cards, as far as the stock goes: any of them may be one that the hand has lacked."""
    count = min(count, len(deal.stock))
    deal.note("draws", seat, count=str(count))
    if not count:
        return
    deal.hands = replaced(deal.hands, seat, deal.hands[seat] | set_of(deal.stock[-count:]))
    deal.stock = deal.stock[:-count]
    lacked = deal.ruled_out[seat]
    old = deal.limits[seat]
    grown = [lacked, count]
    for at in range(0, len(old), 2):
        grown += [old[at] | lacked, old[at + 1] + count]
    deal.ruled_out = replaced(deal.ruled_out, seat, 0)
    limit(deal, seat, grown)


def limit(deal: SheddingDeal, seat: int, limits: list[int]) -> None:
    """Set a hand's limits, without those that say nothing."""
    hand = deal.hands[seat].bit_count()
    kept: list[int] = []
    for at in range(0, len(limits), 2):
        if limits[at] and limits[at + 1] < hand:
            kept += [limits[at], limits[at + 1]]
    if kept or deal.limits[seat]:
        copy = deal.limits.copy()
        copy[seat] = kept
        deal.limits = copy


def why_not(deal: SheddingDeal, seat: int, move: int) -> IllegalMove:
    """The rule that a move would break."""
    code = code_of(move)
    fits = deal.hands[seat] & deal.fitting()
    if code in (DRAW.code, PASS.code) and fits and not deal.owed:
        name = card_text(members(fits)[0])
        return IllegalMove("must-play", f"{name} fits, so you must play a card", card=name)
    if code == DRAW.code:
        return IllegalMove("stock-empty", "the stock is empty: say “Dalje”")
    if code == PASS.code:
        return IllegalMove("must-draw", "you must draw from the stock")
    if code != PLAY_CODE:
        return IllegalMove("not-offered", "now a card is played or drawn")
    name = card_text(card_of(move))
    if not deal.hands[seat] >> card_of(move) & 1:
        return IllegalMove("not-in-hand", f"{name} is not in your hand", card=name)
    top = deal.pile[-1]
    above = card_text(top)
    if deal.owed:
        return IllegalMove("same-rank-or-draw", f"only another card of the rank of {above} saves you from drawing", card=above)
    if OWED[rank_of(top)] and rank_of(card_of(move)) == JACK:
        return IllegalMove("no-jack-here", f"a jack never goes on a seven or an eight, so not on {above}", card=above)
    if deal.suit >= 0:
        suit = COMMON_WORDS[deal.suit]
        return IllegalMove("not-the-named-suit", f"after the jack only {suit} or another jack may be played", word=suit)
    return IllegalMove("no-match", f"{name} has neither the suit nor the rank of {above}", card=name)
