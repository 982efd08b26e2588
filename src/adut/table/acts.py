"""What can be asked of a table. Each function checks a request and returns the event that would grant it; nothing changes."""

from __future__ import annotations

from adut.errors import AdutError
from adut.table.chair import OPEN, PERSON, clean_name, hashed
from adut.table.errors import Refused
from adut.table.events import AnyEvent, Away, Back, Dealt, Joined, Moved, Named, Ready, Started
from adut.table.shuffle import RANDOM, shuffled
from adut.table.table import BETWEEN, OVER, PLAYING, WAITING, Table


def seat_of(table: Table, token: str) -> int:
    """The seat that a token belongs to.

    Raises:
        Refused: to none.
    """
    digest = hashed(token)
    for seat, chair in enumerate(table.chairs):
        if chair.token == digest:
            return seat
    raise Refused("unknown-token", "this token belongs to no seat of this table")


def join(table: Table, seat: int, name: str, token: str) -> Joined:
    """Take an open seat.

    Raises:
        Refused: there is no such seat, it is taken, or the name cannot be used.
    """
    if not 0 <= seat < table.setup.seats:
        raise Refused("no-such-seat", f"there is no seat {seat}; the seats are 0 to {table.setup.seats - 1}", seat=str(seat))
    if table.chairs[seat].kind != OPEN:
        raise Refused("seat-taken", f"seat {seat} is taken", seat=str(seat))
    return Joined(seat, clean_name(name), hashed(token))


def rename(table: Table, viewer: int, name: str) -> Named:
    """Take another name.

    Raises:
        Refused: a spectator asks, or the name cannot be used.
    """
    return Named(seated(viewer), clean_name(name))


def start(table: Table, viewer: int, player: str) -> list[AnyEvent]:
    """Start the match and deal; ``player`` sits down in the open seats.

    Raises:
        Refused: not the maker asks, or it has started.
    """
    if viewer != table.maker:
        raise Refused("not-maker", "only the maker of the table can start the match")
    if table.stage != WAITING:
        raise Refused("already-started", "the match has started already")
    return [Started(RANDOM.randrange(table.setup.seats), player), shuffled(table.setup)]


def move(table: Table, viewer: int, text: str) -> Moved:
    """A person's move from its text.

    Raises:
        Refused: a spectator asks, the computer plays for them, or no deal is on.
        AdutError: the text is no move of the game, or the rules forbid it.
    """
    seat = seated(viewer)
    playing(table)
    if table.chairs[seat].away:
        raise Refused("away", "the computer plays for you; take your seat back first")
    return checked(table, seat, table.setup.game.vocabulary.parse(text))


def computed(table: Table, seat: int, move: int | None) -> Moved:
    """A computer's move; if the rules forbid it or there is none (None), any legal one."""
    player = table.chairs[seat].player
    if move is not None:
        try:
            return checked(table, seat, move, player)
        except AdutError:
            pass
    return checked(table, seat, RANDOM.choice(table.the_deal.moves(seat)), player)


def checked(table: Table, seat: int, move: int, player: str = "") -> Moved:
    """Try a move on a copy of the deal.

    Raises:
        AdutError: it is no move, or the rules forbid it.
    """
    table.the_deal.clone().apply(seat, move)
    return Moved(seat, table.setup.game.vocabulary.text(move), player)


def ready(table: Table, viewer: int) -> Ready | None:
    """Want the next deal; None if that is known already.

    Raises:
        Refused: a spectator asks, the computer plays for them, or no deal is due.
    """
    seat = seated(viewer)
    if table.stage != BETWEEN:
        raise Refused("no-deal-due", "no new deal is due")
    if table.chairs[seat].away:
        raise Refused("away", "the computer plays for you; take your seat back first")
    return None if seat in table.ready else Ready(seat)


def deal(table: Table) -> Dealt:
    """Shuffle for the next deal.

    Raises:
        Refused: none is due.
    """
    if table.stage != BETWEEN:
        raise Refused("no-deal-due", "no new deal is due")
    return shuffled(table.setup)


def leave(table: Table, seat: int, player: str) -> Away:
    """Let a computer player take over from a person who is gone."""
    return Away(seat, player)


def back(table: Table, viewer: int) -> Back:
    """Take one's seat back.

    Raises:
        Refused: a spectator asks, or the computer does not play for them.
    """
    seat = seated(viewer)
    if not table.chairs[seat].away:
        raise Refused("not-away", "the computer does not play for you")
    return Back(seat)


def seated(viewer: int) -> int:
    """The viewer's seat.

    Raises:
        Refused: it is a spectator.
    """
    if viewer < 0:
        raise Refused("not-seated", "you are watching; only who has a seat can do this")
    return viewer


def playing(table: Table) -> None:
    """Make sure that a deal is on.

    Raises:
        Refused: the text says why none is.
    """
    why = {WAITING: "the match has not started", BETWEEN: "the deal is over", OVER: "the match is over"}
    if table.stage != PLAYING:
        keys = {WAITING: "not-started", BETWEEN: "deal-over", OVER: "match-over"}
        raise Refused(keys[table.stage], why[table.stage])


def may_leave(table: Table, seat: int) -> bool:
    """Whether the computer may take over a seat whose person is gone."""
    chair = table.chairs[seat]
    return table.stage in (PLAYING, BETWEEN) and chair.kind == PERSON and not chair.away
