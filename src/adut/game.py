"""A game, its setup, and the match: the function from the score sheet to the next deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from adut.cards import cards_text
from adut.deal import Deal, Event
from adut.errors import BadSeats, IllegalMove
from adut.moves import Vocabulary
from adut.options import Options
from adut.pad import Board
from adut.zones import Zone

if TYPE_CHECKING:
    from adut.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """A game with its options and seats chosen; the same for every deal of a match."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        if seats not in game.seats:
            allowed = " or ".join([str(each) for each in sorted(game.seats)])
            raise BadSeats(f"{game.id} is a game for {allowed} players, not {seats}", game=game.id)
        self.game = game
        self.seats = seats
        self.options: Any = options
        self.none: list[int] = [0] * seats
        """An empty set of cards for each seat."""
        self.sides: list[list[int]] = game.partners(seats, options)
        """The seats of each side, in the order in which sides are scored."""
        self.nought: list[int] = [0] * len(self.sides)
        """No points for each side."""
        self.side_of: list[int] = [0] * seats
        for side, members in enumerate(self.sides):
            for seat in members:
                self.side_of[seat] = side
        self.zones: list[Zone] = game.zones(seats)
        self.packs: list[list[int]] = game.packs(self)
        """The packs of the game, unshuffled."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """What the match prescribes for one deal: its number from 1, the dealer, each side's running total, the sub-game's row.

    ``sheet`` are the deals before, for games in which what was played decides what may be chosen.
    """

    def __init__(self, setup: Setup, number: int, dealer: int, totals: list[int], row: int = 0, sheet: tuple[Entry, ...] = ()) -> None:
        self.setup = setup
        self.number = number
        self.dealer = dealer
        self.totals = totals
        self.row = row
        self.sheet = sheet

    @property
    def forehand(self) -> int:
        """The seat after the dealer."""
        return (self.dealer + 1) % self.setup.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry:
    """A line of the score sheet: the deal's label, each side's points, the marks beside them, what else the sheet keeps."""

    def __init__(self, label: str, dealer: int, points: list[int], marks: list[str], winner: int, tally: list[int] | None = None) -> None:
        self.label = label
        self.dealer = dealer
        self.points = points
        self.marks = marks
        self.winner = winner
        self.tally: list[int] = tally or []


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game of the catalogue. A module in ``games/`` makes one and calls it ``GAME``."""

    id: str = ""
    """Its id, as in the catalogue; the module's name with hyphens."""
    name: str = ""
    """Its name, as players write it."""
    family: str = ""
    seats: tuple[int, ...] = (4,)
    """The numbers of players it can have; the first is the usual one."""
    clockwise: bool = False
    lowest_wins: bool = False
    horizon: int = 300
    """After how many moves a search's playout may stop and count the standing; no trick deal is as long."""
    options: type[Options] = Options
    vocabulary: Vocabulary = Vocabulary()

    def __init__(self) -> None:
        adopt(self)

    def sides(self, seats: int) -> list[list[int]]:
        """Who plays together; by default each for themselves."""
        return [[seat] for seat in range(seats)]

    def partners(self, seats: int, options: Any) -> list[list[int]]:
        """Who plays together where options have a say in it; by default they have none."""
        return self.sides(seats)

    def zones(self, seats: int) -> list[Zone]:
        """Every place where cards can lie."""
        raise NotImplementedError

    def pack(self, setup: Setup) -> list[int]:
        """The cards of the game, unshuffled."""
        raise NotImplementedError

    def packs(self, setup: Setup) -> list[list[int]]:
        """The packs that are shuffled each by itself and then laid one behind the other; by default one."""
        return [self.pack(setup)]

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        """The deal that this pack, dealt from the first card on, gives."""
        raise NotImplementedError

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        """Whether the match is over after these deals."""
        raise NotImplementedError

    def row(self, setup: Setup, sheet: list[Entry]) -> int:
        """The sub-game of the next deal, in games that have a fixed order of them."""
        return 0

    def dealer(self, setup: Setup, sheet: list[Entry]) -> int:
        """The dealer after these (at least one) deals: by default the next seat."""
        return (sheet[-1].dealer + 1) % setup.seats

    def label(self, plan: Plan, deal: Deal) -> str:
        """What the score sheet calls a deal: a word of the locale files, or empty for its number alone."""
        return ""

    def pad(self, setup: Setup, sheet: list[Entry]) -> list[Board]:
        """The score sheet as players draw it, in games that keep more than a row of points a deal; by default none."""
        return []

    def chart(self, setup: Setup, sheet: list[Entry], deal: Deal | None) -> list[Board]:
        """What has been played and what is still to come, in games of several kinds of deals; by default none.

        ``deal`` is the one that is on: of it only what the whole table knows may be used.
        """
        return []

    def leaders(self, totals: list[int]) -> list[int]:
        """The sides in first place."""
        best = min(totals) if self.lowest_wins else max(totals)
        return [side for side, total in enumerate(totals) if total == best]


CLASS_FIELDS: Final = ("id", "name", "family", "seats", "clockwise", "lowest_wins", "horizon", "options", "vocabulary")


def adopt(game: Game) -> None:
    """Let compiled code see what the class body of a game that is not compiled says of itself."""
    base: Any = Game
    for name in CLASS_FIELDS:
        field = vars(base).get(name)
        if not hasattr(field, "__set__"):
            return
        for each in type(game).__mro__:
            value = vars(each).get(name)
            if value is not None:
                if not hasattr(value, "__set__"):
                    field.__set__(game, value)
                break


def reached(target: int, totals: list[int]) -> bool:
    """Whether a match to a target is over: someone is there, and alone in first place."""
    best = max(totals)
    return best >= target and totals.count(best) == 1


class Match:
    """A whole match: the sheet so far and the deal that is on.

    The pack comes from outside (:meth:`begin`), so a match replays exactly from its packs and moves.
    """

    def __init__(self, setup: Setup, first_dealer: int = 0) -> None:
        if not 0 <= first_dealer < setup.seats:
            raise BadSeats(f"there is no seat {first_dealer}; the seats are 0 to {setup.seats - 1}", seat=str(first_dealer))
        self.setup = setup
        self.first_dealer = first_dealer
        self.sheet: list[Entry] = []
        self.totals: list[int] = [0] * len(setup.sides)
        self.deal: Deal | None = None
        """The deal that is on or was played last; None before the first."""
        self.written = True
        """Whether the deal is on the sheet already."""

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return (
            bool(self.sheet)
            and self.written
            and (self.sheet[-1].winner >= 0 or self.setup.game.finished(self.setup, self.sheet, self.totals))
        )

    @property
    def winners(self) -> list[int]:
        """The sides that have won the match (several: they share it); empty while it goes on."""
        if not self.over:
            return []
        last = self.sheet[-1].winner
        return [last] if last >= 0 else self.setup.game.leaders(self.totals)

    @property
    def between(self) -> bool:
        """Whether a new deal is due."""
        return self.written and not self.over

    def plan(self) -> Plan:
        """What the next deal will be."""
        setup = self.setup
        dealer = setup.game.dealer(setup, self.sheet) if self.sheet else self.first_dealer
        row = setup.game.row(setup, self.sheet)
        return Plan(setup, len(self.sheet) + 1, dealer, self.totals.copy(), row, tuple(self.sheet))

    def begin(self, cards: Sequence[int]) -> Deal:
        """Deal the next deal from this pack.

        Raises:
            IllegalMove: a deal is still on, the match is over, or these are not the game's cards.
        """
        if not self.between:
            raise IllegalMove("no-deal-due", "no new deal is due: " + ("the match is over" if self.over else "a deal is on"))
        pack = list(cards)
        if not self.fits(pack):
            raise IllegalMove("wrong-pack", f"these are not the cards of {self.setup.game.id}: {cards_text(pack)}")
        return self.started(pack)

    def begin_shuffled(self, rng: Rng) -> Deal:
        """Shuffle and deal the next deal; one must be due."""
        return self.started(self.shuffled(rng))

    def started(self, pack: list[int]) -> Deal:
        """The next deal, from a pack that is known to be the game's."""
        plan = self.plan()
        deal = self.setup.game.deal(plan, pack)
        self.deal = deal
        self.written = False
        self.settle()
        return deal

    def fits(self, cards: list[int]) -> bool:
        """Whether these are the game's cards, pack by pack."""
        start = 0
        for pack in self.setup.packs:
            end = start + len(pack)
            if sorted(cards[start:end]) != sorted(pack):
                return False
            start = end
        return start == len(cards)

    def shuffled(self, rng: Rng) -> list[int]:
        """The game's cards in random order."""
        return self.shuffled_by(rng.shuffle)

    def shuffled_by(self, shuffle: Callable[[list[int]], None]) -> list[int]:
        """The game's cards, each pack put into an order by a function that shuffles a list in place."""
        cards: list[int] = []
        for each in self.setup.packs:
            pack = each.copy()
            shuffle(pack)
            cards += pack
        return cards

    def actors(self) -> tuple[int, ...]:
        """The seats to act; none between deals and when the match is over."""
        return () if self.deal is None else self.deal.actors()

    def apply(self, seat: int, move: int) -> None:
        """Make a move in the deal that is on; a finished deal is written on the sheet.

        Raises:
            IllegalMove: no deal is on, or the deal refuses the move.
        """
        if self.deal is None or self.written:
            raise IllegalMove("no-deal", "no deal is on")
        self.deal.apply(seat, move)
        self.settle()

    def settle(self) -> None:
        """Write the deal on the sheet once it is over."""
        deal = self.deal
        if deal is None or deal.phase is not None or self.written:
            return
        marks = deal.marks or [""] * len(deal.points)
        label = self.setup.game.label(deal.plan, deal)
        self.sheet.append(Entry(label, deal.plan.dealer, list(deal.points), marks, deal.winner, list(deal.tally)))
        self.totals = [self.totals[side] + deal.points[side] for side in range(len(self.totals))]
        self.written = True


def listen(deal: Deal) -> list[Event]:
    """Begin to note the events of a deal; returns the list they will be added to."""
    heard: list[Event] = []
    deal.trace = heard
    return heard
