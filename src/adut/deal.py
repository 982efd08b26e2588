"""A deal: cards in zones and the phase of the rules that is on. A phase: one numbered section of the rulebook.

Lists in a deal are never changed in place: a change puts a new list there, so clones share them.
"""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import mypyc_attr

from adut.cards import members, set_of
from adut.errors import IllegalMove
from adut.moves import LONGEST_MOVE, Vocabulary
from adut.zones import ALL, HAND, OWNER, TRICK, Zone

if TYPE_CHECKING:
    from adut.game import Plan
    from adut.rng import Rng
    from adut.sight import Sight
    from adut.view import View

EMPTY: Final[list[int]] = []
NOTHING: Final[dict[str, int]] = {}
UNMARKED: Final[list[str]] = []
SPECTATOR: Final = -1
MATCH: Final = 500
"""What winning the match outright adds to the utility of a deal."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something the whole table notices: its key, the seat it is about (or -1), and what a sentence about it needs.

    The data's names say what the values are: ``card``/``cards``, ``word``, ``seat``, anything else a text or number.
    """

    def __init__(self, key: str, seat: int, data: dict[str, str]) -> None:
        self.key = key
        self.seat = seat
        self.data = data


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact:
    """A line about the deal that everyone may know, for screens: trump, contract, who called.

    ``kind`` says what the value is (word, card, cards, seat, number, text), ``seat`` whose the line is, -1 for nobody's.
    """

    def __init__(self, key: str, kind: str, value: str, seat: int = -1) -> None:
        self.key = key
        self.kind = kind
        self.value = value
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bundle:
    """A few cards in hands of which the table knows in which ways they may lie together: in each way the seat of each card."""

    def __init__(self, cards: list[int], ways: list[list[int]]) -> None:
        self.cards = cards
        self.ways = ways


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase:
    """A numbered section of the rulebook: who acts, what they may do, what follows.

    Phases have no state; everything that changes is in the deal.
    """

    id: str = ""
    """Short name: the key of its prompt in the locale files."""
    section: str = ""
    """Its number on the rulebook page."""
    by_thumb: bool = False
    """Whether players do better by rules of thumb here than by playouts, which misjudge what is at stake: measured, not guessed."""
    several: bool = False
    """Whether several seats may have something to decide at once; then :meth:`actors` says which."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name: what tells phases apart with ``is`` must do so in another process too."""
        home = type(self).__module__
        for module in (home, *[each for each in sys.modules if each.startswith("adut.") and each != home]):
            for name, value in vars(sys.modules[module]).items():
                if value is self:
                    return the_phase, (module, name)
        return type(self), ()

    def actors(self, deal: Any) -> tuple[int, ...]:
        """The seats that have something to decide now; by default the one whose turn it is."""
        one: Deal = deal
        return (one.turn,)

    @final
    def acts(self, deal: Deal, seat: int) -> bool:
        """Whether this seat has something to decide now."""
        return seat in self.actors(deal) if self.several else seat == deal.turn

    @final
    def first(self, deal: Deal) -> int:
        """One of the actors, for loops in which it does not matter which."""
        return self.actors(deal)[0] if self.several else deal.turn

    def moves(self, deal: Any, seat: int) -> list[int]:
        """The moves this seat may make: decided by what it sees alone."""
        raise NotImplementedError

    def any_move(self, deal: Any, seat: int, rng: Rng) -> int:
        """One of :meth:`moves`, each equally likely."""
        moves = self.moves(deal, seat)
        return moves[rng.under(len(moves))] if len(moves) > 1 else moves[0]

    def likely_move(self, deal: Any, seat: int, rng: Rng) -> int:
        """A move for playouts, chosen by what the seat knows: any; phases in which random moves come to nothing choose with some sense."""
        return self.any_move(deal, seat, rng)

    def run(self, deal: Any, rng: Rng, most: int) -> int:
        """Play a playout's moves within this phase, at most ``most`` moves; returns how many were made, at least one.

        A phase may leave out what no one will ask for after a playout, such as what the moves have proved.
        """
        seat = self.first(deal)
        deal.phase = self.apply(deal, seat, self.likely_move(deal, seat, rng))
        return 1

    def legal(self, deal: Any, seat: int, move: int) -> bool:
        """Whether the seat may make this move."""
        return move in self.moves(deal, seat)

    def refusal(self, deal: Any, seat: int, move: int) -> IllegalMove:
        """Why this seat may not make this move."""
        offered = [deal.vocabulary.text(each) for each in self.moves(deal, seat)]
        shown = ", ".join(offered[:12]) + (" …" if len(offered) > 12 else "")
        return IllegalMove("not-offered", f"{deal.vocabulary.text(move)} is not possible now; possible: {shown}", moves=shown)

    def apply(self, deal: Any, seat: int, move: int) -> Phase | None:
        """Make a legal move; returns the phase that follows, None when the deal is over."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal:
    """One deal from the shuffled pack to its scores: what search, tables, logs, statistics and RL use."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        """What the match prescribes: game, options, dealer, running totals."""
        self.phase: Phase | None = None
        """The section of the rules that is on; None: the deal is over."""
        self.turn = 0
        """The seat to act, in phases in which one acts."""
        self.known: list[int] = plan.setup.none
        """For each seat the set of cards that all know to be in its hand."""
        self.ruled_out: list[int] = plan.setup.none
        """For each seat the set of cards that all know not to be in its hand."""
        self.points: list[int] = EMPTY
        """The result by side, once the deal is over."""
        self.marks: list[str] = UNMARKED
        """What a score sheet writes beside each side's points, once the deal is over."""
        self.tally: list[int] = EMPTY
        """What a score sheet keeps besides points, as the game orders it, as it stands after the deal."""
        self.winner = -1
        """The side that has won the whole match with this deal, whatever the totals; -1: none has."""
        self.hidden: dict[str, int] = NOTHING
        """In a masked deal: how many cards were taken out of a zone, by the zone's id."""
        self.trace: list[Event] | None = None
        """Where events are noted; None in clones made for search."""

    @property
    def vocabulary(self) -> Vocabulary:
        """The text forms of this game's moves."""
        return self.plan.setup.game.vocabulary

    @property
    def seats(self) -> int:
        """How many play."""
        return self.plan.setup.seats

    def zones(self) -> list[Zone]:
        """Every zone of the game, in a fixed order."""
        return self.plan.setup.zones

    # --- what everybody may call

    def actors(self) -> tuple[int, ...]:
        """The seats to act, in any order; none: the deal is over."""
        phase = self.phase
        return () if phase is None else phase.actors(self)

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat; none when it is not to act."""
        phase = self.phase
        if phase is None or not phase.acts(self, seat):
            return []
        return phase.moves(self, seat)

    def apply(self, seat: int, move: int) -> None:
        """Make a move.

        Raises:
            IllegalMove: it is not this seat's turn, or the rules forbid the move; nothing has changed.
        """
        phase = self.phase
        if phase is None:
            raise IllegalMove("deal-over", "the deal is over")
        if not 0 <= move <= LONGEST_MOVE:
            raise IllegalMove("no-move", f"{move} is no move of this game")
        if not phase.acts(self, seat):
            raise IllegalMove("not-your-turn", f"seat {seat} is not to move", seat=str(seat))
        if not phase.legal(self, seat, move):
            if not self.vocabulary.valid(move):
                raise IllegalMove("no-move", f"{move} is no move of this game")
            raise phase.refusal(self, seat, move)
        self.phase = phase.apply(self, seat, move)

    def step(self, seat: int, move: int) -> None:
        """Make a move taken from :meth:`moves`, without checking it again."""
        phase = self.phase
        assert phase is not None
        self.phase = phase.apply(self, seat, move)

    def clone(self) -> Deal:
        """An independent copy; events of the copy are not noted."""
        twin = self.blank()
        twin.copy(self)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled field by field: a compiled class cannot be made without calling its constructor."""
        names = getattr(type(self), "__mypyc_attrs__", None) or ()
        values = {name: getattr(self, name) for name in names if name != "__dict__"}
        values.update(getattr(self, "__dict__", {}))
        return restored, (self.plan, values)

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) sees."""
        from adut.view import look

        return look(self, SPECTATOR if seat is None else seat)

    def sight(self, seat: int) -> Sight:
        """Everything a player in this seat is given."""
        from adut.sight import sight_of

        return sight_of(self, seat)

    def imagine(self, seat: int, rng: Rng) -> Deal:
        """A deal that this seat cannot tell from the true one, each equally likely."""
        return self.sight(seat).imagine(rng)

    def scores(self) -> tuple[int, ...]:
        """The points of each side, once the deal is over; zeros before."""
        return tuple(self.points) if self.points else tuple([0 for _ in self.plan.setup.sides])

    def standing(self) -> list[int]:
        """By side, the points as they would be if the deal stopped now: a hint for search in very long deals."""
        return self.points or [0] * len(self.plan.setup.sides)

    def utility(self, seat: int) -> int:
        """What the deal is worth to a seat: its side's points (or standing) against the others' mean, times their number."""
        setup = self.plan.setup
        side = setup.side_of[seat]
        points = self.points or self.standing()
        total = 0
        for each in points:
            total += each
        value = points[side] * len(points) - total
        if self.winner >= 0:
            value += MATCH if self.winner == side else -MATCH
        return -value if setup.game.lowest_wins else value

    # --- what a game's deal says about itself

    def blank(self) -> Deal:
        """A deal of the same class and plan, to be filled by :meth:`copy`."""
        raise NotImplementedError

    def copy(self, other: Any) -> None:
        """Take over every field of another deal of the same class."""
        self.copy_deal(other)

    @final
    def copy_deal(self, other: Deal) -> None:
        """Take over the fields of this class."""
        self.phase = other.phase
        self.turn = other.turn
        self.known = other.known
        self.ruled_out = other.ruled_out
        self.points = other.points
        self.marks = other.marks
        self.tally = other.tally
        self.winner = other.winner

    def sees(self, zone: Zone, viewer: int) -> bool:
        """Whether a viewer sees all faces of a zone now."""
        return zone.faces == ALL or (zone.faces == OWNER and zone.owner == viewer)

    def remembers(self, zone: Zone, viewer: int) -> bool:
        """Whether a viewer knows the cards of a zone, seen now or before."""
        return zone.memory == ALL or (zone.memory == OWNER and zone.owner == viewer) or self.sees(zone, viewer)

    def barred(self, zone: Zone) -> int:
        """The cards that are publicly known not to be in a zone."""
        return self.ruled_out[zone.owner] if zone.kind == HAND and zone.owner >= 0 else 0

    def readings(self) -> list[tuple[list[int], list[int]]]:
        """The alternatives that public evidence leaves, each as ``known`` and ``ruled_out``; they exclude each other."""
        return [(self.known, self.ruled_out)]

    def bundles(self) -> list[Bundle]:
        """What the table knows of small groups of cards that no list of single cards can say; no card is in two of them."""
        return []

    def plausible(self) -> bool:
        """Whether a completed deal agrees with evidence that ``readings`` cannot express."""
        return True

    def forget(self, viewer: int) -> None:
        """In a masked deal: drop what a viewer does not know besides the cards: how later shuffles will go, others' signs."""

    def renewed(self, rng: Rng) -> None:
        """In an imagined deal: draw anew what :meth:`forget` has dropped."""

    def hush(self) -> None:
        """In a deal imagined for search: offer no more moves that only say something; no playout heeds them."""

    def doubtful(self, viewer: int) -> bool:
        """In an imagined deal: whether it belies what this seat was told in confidence, which may have been false."""
        return False

    def facts(self) -> list[Fact]:
        """Lines about the deal that everyone may know."""
        return []

    def whispers(self, viewer: int) -> list[Fact]:
        """Lines that this seat alone may know, such as its partner's sign; what it says of others :meth:`forget` drops."""
        return []

    def auction(self) -> list[tuple[int, int]]:
        """Who has said what so far, as (seat, move) pairs, for a strip above the table; all of it public."""
        return []

    def leading(self) -> int:
        """The seat that led to the trick on the table, -1 if there is none."""
        return -1

    def trick_seats(self) -> list[int]:
        """The seats that played the cards of the trick on the table, in order; by default all in turn, from the leader."""
        found: list[int] = []
        seat = self.leading()
        if seat >= 0:
            for zone in self.zones():
                for _ in self.tokens(zone) if zone.kind == TRICK and zone.owner < 0 else EMPTY:
                    found.append(seat)
                    seat = self.next_seat(seat)
        return found

    def last_trick(self) -> list[tuple[int, int]]:
        """The last trick as (seat, card) pairs, for those who want to look at it again."""
        return []

    def first(self, zone: Zone) -> int:
        """The place in a row of the card with which it began, where a row grows at both ends; -1: it does not matter."""
        return -1

    def stands_for(self, zone: Zone) -> str:
        """The rank (``Q``) that the last card of a zone counts as, where the card does not say it itself; else empty."""
        return ""

    def rank_order(self, card: int) -> int:
        """How a player sorts cards within a suit, higher first."""
        return card

    def told(self, seat: int, move: int, viewer: int) -> str:
        """The text form of a move as a viewer perceives it; empty: this viewer does not notice it at all."""
        return self.vocabulary.text(move)

    def route(self, seat: int, move: int) -> tuple[str, str]:
        """The ids of the zones a move takes its card from and puts it into, each may be empty."""
        return "", ""

    # --- helpers

    def note(self, key: str, seat: int = -1, **data: str) -> None:
        """Note an event, if anyone listens."""
        if self.trace is not None:
            self.trace.append(Event(key, seat, data))

    def next_seat(self, seat: int) -> int:
        """The next seat in the direction of play."""
        after = seat + 1
        return 0 if after == self.plan.setup.seats else after

    def count(self, zone: Zone) -> int:
        """How many cards a zone holds: public, also where the cards are not."""
        return self.hidden.get(zone.id, 0) + len(self.tokens(zone))

    def tokens(self, zone: Zone) -> list[int]:
        """The cards in a zone, in order where it has one."""
        stored = getattr(self, zone.field)
        if zone.index >= 0:
            stored = stored[zone.index]
        return members(stored) if zone.bits else list(stored)

    def held(self, seat: int) -> int:
        """The set of cards in a seat's hand."""
        bits = 0
        for zone in self.zones():
            if zone.kind == HAND and zone.owner == seat:
                bits |= set_of(self.tokens(zone))
        return bits

    def holder(self, card: int) -> int:
        """The seat with a card in its hand, or -1."""
        for zone in self.zones():
            if zone.kind == HAND and card in self.tokens(zone):
                return zone.owner
        return -1

    def add(self, zone: Zone, cards: list[int]) -> None:
        """Put more cards into a zone that is stored as a set."""
        self.put(zone, self.tokens(zone) + cards)

    def put(self, zone: Zone, tokens: list[int]) -> None:
        """Replace the cards in a zone."""
        content: Any = set_of(tokens) if zone.bits else tokens
        if zone.index >= 0:
            whole = list(getattr(self, zone.field))
            whole[zone.index] = content
            content = whole
        setattr(self, zone.field, content)


def restored(plan: Plan, values: dict[str, Any]) -> Deal:
    """A pickled deal: any deal of its plan, with its fields put in place."""
    cards: list[int] = []
    for pack in plan.setup.packs:
        cards += pack
    deal = plan.setup.game.deal(plan, cards)
    for name, value in values.items():
        setattr(deal, name, value)
    return deal


def the_phase(module: str, name: str) -> Any:
    """A pickled phase: the one of that name."""
    return getattr(importlib.import_module(module), name)
