"""Layouts (Slagalica): cards are laid in a row for each suit, and whoever is rid of all cards first does best.

The very first card settles the rank with which every row begins. A row grows upwards, or both ways; past the ends
of the pack it goes on at the other end, or stops there.
A table of contracts holds a layout as one row, a :class:`Layout`, with its way of growing and its scoring as data.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from adut.cards import RANKS_OF_SUIT, SUITS, card, card_text, members, rank_of, suit_of
from adut.deal import EMPTY, Fact, Phase
from adut.errors import IllegalMove
from adut.game import Plan
from adut.kernels.contracts import Contract, ContractDeal
from adut.kernels.trick_rules import TrickRules
from adut.kernels.tricks import ALL_CARDS, TrickDeal, replaced
from adut.moves import COMMON_WORDS, PASS, PASS_CODE, PLAY_CODE, card_of, code_of, play
from adut.zones import ALL, ROW, TRICK, Zone, hands, won

ROWS: Final[list[list[int]]] = [EMPTY, EMPTY, EMPTY, EMPTY]
"""The rows of the four suits before the first card."""
NO_PLACES: Final = (0,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout(Contract):
    """A layout as a row of the table of contracts.

    ``lowest`` is the pack's lowest rank; ``both``: rows grow downwards as well; ``wrap``: they go on past the ace and the lowest rank;
    ``forced``: who can lay a card must; ``dots``: every pass writes a dot.
    ``places`` holds the points of those who get rid of their cards, in order: with the last of them the deal ends.
    Everybody else counts ``left`` for each card, ``dot`` for each dot, and ``behind``;
    ``own_dots``: those who are out count their dots as well.
    """

    def __init__(
        self,
        name: str,
        opening: Phase,
        lowest: int,
        both: bool = False,
        wrap: bool = True,
        forced: bool = True,
        dots: bool = True,
        places: tuple[int, ...] = NO_PLACES,
        left: int = 1,
        dot: int = 1,
        behind: int = 0,
        own_dots: bool = False,
        option: str = "",
    ) -> None:
        super().__init__(name, opening, option=option)
        self.lowest = lowest
        self.both = both
        self.wrap = wrap
        self.forced = forced
        self.dots = dots
        self.places = places
        self.left = left
        self.dot = dot
        self.behind = behind
        self.own_dots = own_dots

    @property
    def length(self) -> int:
        """How many cards a full row has."""
        return RANKS_OF_SUIT - self.lowest

    def after(self, rank: int, step: int) -> int:
        """The rank that follows another upwards (1) or downwards (-1), or -1 where rows stop."""
        next_rank = rank + step
        if self.lowest <= next_rank < RANKS_OF_SUIT:
            return next_rank
        if not self.wrap:
            return -1
        return self.lowest if step > 0 else RANKS_OF_SUIT - 1

    def ends(self, row: list[int]) -> int:
        """The cards (a set) that can be added to a row that has begun."""
        if len(row) == self.length:
            return 0
        suit = suit_of(row[0])
        up = self.after(rank_of(row[-1]), 1)
        down = self.after(rank_of(row[0]), -1) if self.both else -1
        return (1 << card(suit, up) if up >= 0 else 0) | (1 << card(suit, down) if down >= 0 else 0)

    def fitting(self, rows: list[list[int]], start: int) -> int:
        """The cards (a set) that can be laid: any at first, then the ends of rows and the starts of new ones."""
        if start < 0:
            return ALL_CARDS
        fits = 0
        for suit in SUITS:
            fits |= self.ends(rows[suit]) if rows[suit] else 1 << card(suit, start)
        return fits

    def laid(self, row: list[int], each: int) -> list[int]:
        """A row with one more card, at its upper end if it fits there."""
        if not row or self.after(rank_of(row[-1]), 1) == rank_of(each):
            return [*row, each]
        return [each, *row]

    def points(self, deal: Any) -> list[int]:
        """What the places, the cards left and the dots count."""
        points = [0] * deal.seats
        for seat in range(deal.seats):
            dots = deal.dots[seat] * self.dot
            if seat in deal.out:
                points[seat] = self.places[deal.out.index(seat)] + (dots if self.own_dots else 0)
            else:
                points[seat] = self.behind + deal.hands[seat].bit_count() * self.left + dots
        return points

    def for_tricks(self) -> bool:
        return False

    def settled(self, deal: TrickDeal) -> bool:
        """A layout is over when it is over."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class LayoutDeal(ContractDeal):
    """A deal of a game in which one of the contracts is a layout; the others are played for tricks."""

    def __init__(self, plan: Plan, rules: TrickRules, contract: Contract) -> None:
        super().__init__(plan, rules, contract)
        self.rows: list[list[int]] = ROWS
        """For each suit the cards of its row, from the lower end to the upper."""
        self.start = -1
        """The rank with which rows begin; -1: no card has been laid."""
        self.fits = ALL_CARDS
        """The set of cards that can be laid now."""
        self.dots: list[int] = plan.setup.none
        """For each seat how many dots it has."""
        self.out: list[int] = EMPTY
        """The seats that are rid of their cards, in order."""

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: LayoutDeal = other
        self.rows = source.rows
        self.start = source.start
        self.fits = source.fits
        self.dots = source.dots
        self.out = source.out

    def facts(self) -> list[Fact]:
        """What is to be chosen and what is played, and the dots so far."""
        return self.game_facts() + self.dots_facts()

    def dots_facts(self) -> list[Fact]:
        """The dots of all seats, once there are any."""
        return [Fact("dots", "text", " : ".join([str(count) for count in self.dots]))] if any(self.dots) else []

    def standing(self) -> list[int]:
        return self.contract.points(self)

    def route(self, seat: int, move: int) -> tuple[str, str]:
        if code_of(move) == PLAY_CODE and isinstance(self.contract, Layout):
            return f"hand-{seat}", f"row-{COMMON_WORDS[suit_of(card_of(move))]}"
        return super().route(seat, move)

    def first(self, zone: Zone) -> int:
        ranks = [rank_of(each) for each in self.tokens(zone)] if zone.kind == ROW else []
        return ranks.index(self.start) if self.start in ranks else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Laying(Phase):
    """Laying cards: one card a turn, or a pass."""

    id = "laying"

    def moves(self, deal: LayoutDeal, seat: int) -> list[int]:
        moves = [play(each) for each in members(deal.hands[seat] & deal.fits)]
        if not moves or not layout_of(deal).forced:
            moves.append(PASS.of())
        return moves

    def refusal(self, deal: LayoutDeal, seat: int, move: int) -> IllegalMove:
        if code_of(move) == PASS_CODE:
            name = card_text(members(deal.hands[seat] & deal.fits)[0])
            return IllegalMove("can-lay", f"you can lay {name}, so you must not pass", card=name)
        if code_of(move) != PLAY_CODE:
            return super().refusal(deal, seat, move)
        name = card_text(card_of(move))
        if not deal.hands[seat] >> card_of(move) & 1:
            return IllegalMove("not-in-hand", f"{name} is not in your hand", card=name)
        return IllegalMove("off-the-rows", f"{name} goes on no row yet", card=name)

    def apply(self, deal: LayoutDeal, seat: int, move: int) -> Phase | None:
        if code_of(move) == PASS_CODE:
            passed(deal, seat)
        else:
            lay(deal, seat, card_of(move))
        if self.over(deal):
            return self.after_last(deal)
        deal.turn = deal.next_seat(seat)
        while deal.turn in deal.out:
            deal.turn = deal.next_seat(deal.turn)
        return self

    def over(self, deal: LayoutDeal) -> bool:
        """Whether all places are taken, or no card that is left can ever be laid."""
        held = 0
        for hand in deal.hands:
            held |= hand
        return len(deal.out) == len(layout_of(deal).places) or not held & deal.fits

    def after_last(self, deal: Any) -> Phase | None:
        """The deal is over: count it."""
        deal.points = deal.contract.points(deal)
        deal.marks = ["•" * dots for dots in deal.dots]
        return None


def layout_of(deal: LayoutDeal) -> Layout:
    """The contract of a deal that is a layout."""
    found = deal.contract
    assert isinstance(found, Layout)
    return found


def passed(deal: LayoutDeal, seat: int) -> None:
    """A pass: it writes a dot, and where a card must be laid it proves that none could be."""
    layout = layout_of(deal)
    if layout.dots:
        deal.dots = replaced(deal.dots, seat, deal.dots[seat] + 1)
    if layout.forced:
        deal.ruled_out = replaced(deal.ruled_out, seat, deal.ruled_out[seat] | deal.fits)


def lay(deal: LayoutDeal, seat: int, each: int) -> None:
    """A card goes on its row; the very first settles how rows begin."""
    bit = 1 << each
    layout = layout_of(deal)
    deal.hands = replaced(deal.hands, seat, deal.hands[seat] & ~bit)
    if deal.known[seat] & bit:
        deal.known = replaced(deal.known, seat, deal.known[seat] & ~bit)
    if deal.start < 0:
        deal.start = rank_of(each)
    rows = deal.rows.copy()
    rows[suit_of(each)] = layout.laid(rows[suit_of(each)], each)
    deal.rows = rows
    deal.fits = layout.fitting(rows, deal.start)
    if not deal.hands[seat]:
        deal.out = [*deal.out, seat]
        deal.note("goes-out", seat)


def layout_rows() -> list[Zone]:
    """The rows of the four suits: ``row-clubs`` to ``row-spades``."""
    return [Zone(f"row-{COMMON_WORDS[suit]}", "rows", ROW, ALL, index=suit) for suit in SUITS]


def layout_zones(seats: int) -> list[Zone]:
    """The places of a game of tricks and a layout: hands, the trick, the rows, and what each seat has taken."""
    return [*hands(seats), Zone("trick", "trick", TRICK, ALL), *layout_rows(), *won(seats)]
