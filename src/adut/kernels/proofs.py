"""What a player who was stuck has proved about a hand that draws and plays on unseen.

Whoever says that no card can be played shows which cards are not there; of those the hand holds later on
at most as many as it has drawn since.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from adut.zones import face_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Proof:
    """What a "Dalje" proves: of the cards ``lacking`` (a set) the hand holds at most ``fresh``, as many as it may have drawn since."""

    def __init__(self, lacking: int, fresh: int) -> None:
        self.lacking = lacking
        self.fresh = fresh


def after_play(proofs: list[Proof], face: int) -> list[Proof]:
    """The same once a card has left the hand: one that was ruled out must have been drawn since."""
    return [Proof(proof.lacking, proof.fresh - (proof.lacking >> face & 1)) for proof in proofs]


def after_draw(proofs: list[Proof], count: int) -> list[Proof]:
    """The same once so many cards have come to the hand."""
    return [Proof(proof.lacking, proof.fresh + count) for proof in proofs]


def lacking(proofs: list[Proof]) -> int:
    """The cards that cannot be in the hand."""
    found = 0
    for proof in proofs:
        found |= 0 if proof.fresh else proof.lacking
    return found


def agrees(proofs: list[Proof], hand: list[int]) -> bool:
    """Whether a hand (tokens) can be what was proved of it."""
    return all([len([token for token in hand if proof.lacking >> face_of(token) & 1]) <= proof.fresh for proof in proofs])


def needed(proofs: list[Proof]) -> list[Proof]:
    """These without the ones that a newer one contains."""
    return [proof for at, proof in enumerate(proofs) if not any([contains(later, proof) for later in proofs[at + 1 :]])]


def contains(one: Proof, other: Proof) -> bool:
    """Whether a proof says all that another says."""
    return not other.lacking & ~one.lacking and one.fresh <= other.fresh
