"""Zones: where the cards of a deal lie, and who sees into them.

A zone says where its cards are stored in the deal (a field, or one entry of it), who sees its faces now,
and who knows its cards for having seen them before. ``view`` and ``imagine`` need nothing else.

In games that mix cards back into a stock, a stored card (a token) also bears the number of the pool it was dealt from:
cards are exchangeable, for one who does not see them, only within a pool.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from adut.cards import BACK

NOBODY: Final = 0
OWNER: Final = 1
ALL: Final = 2
TOP: Final = 3
"""All see the top (last) card only."""

HAND: Final = "hand"
TRICK: Final = "trick"
STOCK: Final = "stock"
PILE: Final = "pile"
ROW: Final = "row"
WON: Final = "won"

KIND_BITS: Final = 63
POOL: Final = 6
"""The bit of a token at which its pool begins."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone:
    """One place for cards.

    Fields: ``name`` (``hand``, ``centre-1``), ``field`` of the deal with the cards, ``index`` into that field or -1,
    ``kind`` (how a table draws it), ``faces`` (who sees it now), ``memory`` (who knows its cards), ``owner`` seat or -1,
    ``bits`` whether the cards are stored as a set.
    """

    def __init__(
        self, name: str, field: str, kind: str, faces: int, memory: int = NOBODY, index: int = -1, owner: int = -1, bits: bool = False
    ) -> None:
        self.name = name
        self.field = field
        self.kind = kind
        self.faces = faces
        self.memory = memory
        self.index = index
        self.owner = owner
        self.bits = bits

    @property
    def id(self) -> str:
        """Its name, with its owner's seat where it has an owner: ``hand-0``."""
        return self.name if self.owner < 0 else f"{self.name}-{self.owner}"


def face_of(token: int) -> int:
    """The card of a token."""
    return token & KIND_BITS


def pool_of(token: int) -> int:
    """The pool a token was dealt from."""
    return token >> POOL


def turned(token: int) -> int:
    """The token face down: its pool is public, its card is not."""
    return token | BACK


def hands(seats: int) -> list[Zone]:
    """A hand for each seat, stored as sets in ``deal.hands``."""
    return [Zone("hand", "hands", HAND, OWNER, OWNER, seat, seat, True) for seat in range(seats)]


def won(seats: int) -> list[Zone]:
    """Face-down cards that each seat has won before everybody's eyes, as sets in ``deal.taken``."""
    return [Zone("taken", "taken", WON, NOBODY, ALL, seat, seat, True) for seat in range(seats)]


def stock() -> Zone:
    """Cards nobody has seen, in ``deal.stock``, the first to be dealt last in the list."""
    return Zone("stock", "stock", STOCK, NOBODY)
