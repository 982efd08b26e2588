"""Briškula: tricks without duties, three cards in hand, a trump turned up; two to five players, four in pairs with signs.

Source: Briškula as played in Split and around it. Variant: four won games make a match.
Rulebook: docs/games/briskula.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from adut.cards import ACE, JACK, KING, OF_RANK, OF_SUIT, QUEEN
from adut.deal import EMPTY, Deal, Fact, Phase
from adut.errors import IllegalMove
from adut.game import Plan
from adut.kernels.briscola import FIGURES, LOADED, THREE, BriscolaDeal, BriscolaGame, BriscolaPlay
from adut.kernels.drawing import deal_out
from adut.kernels.tricks import replaced
from adut.moves import FIRST_OWN, WORD, Verb, Vocabulary, code_of
from adut.options import Options, option
from adut.zones import HAND, Zone

PACKETS: Final = (1, 1, 1)
"""2.3."""
SIGN: Final = Verb(FIRST_OWN, "sign", WORD)
"""A sign to one's partner."""
SAY: Final = Verb(FIRST_OWN + 1, "say", WORD)
"""A word to one's partner that all hear."""
SIGNS: Final = ("karik", "trump-ace", "trump-three", "trump-king", "trump-horse", "trump-fant", "small-trump")
"""5.3: what the signs say that one holds."""
WORDS: Final = ("karik", "liso", "punti", "briskulu", "briskulicu", "malu")
"""5.5: the words that say what to play."""
VOCABULARY: Final = Vocabulary((*SIGNS, *WORDS[1:]), (SIGN, SAY))
SIGN_MOVES: Final = [SIGN.of(VOCABULARY.word(each)) for each in SIGNS]
SAY_MOVES: Final = [SAY.of(VOCABULARY.word(each)) for each in WORDS]
SIGN_RANKS: Final = (-1, ACE, THREE, KING, QUEEN, JACK, -1)
"""The ranks of trumps that the signs in their order name."""
NO_SIGNS: Final[list[list[int]]] = [EMPTY] * 4
UNSAID: Final = [-1] * 4


@dataclass(frozen=True)
class BriskulaOptions(Options):
    """What tables do differently."""

    wins: int = option(4, "Games that win the match.", (1, 2, 4), section="6.3")
    twos: bool = option(False, "Twos count 10 each, as they once did.", section="1.5")
    signs: bool = option(True, "Partners may give each other signs and words.", section="5")


class BriskulaDeal(BriscolaDeal):
    """One game of Briškula, with what partners have told each other."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.signs: list[list[int]] = NO_SIGNS
        """For each seat the signs it has given (by number) whose card it has not played since, the latest last."""
        self.signed = 0
        """The seats (bits) that have given a sign in this trick."""
        self.said: list[int] = UNSAID
        """For each seat the word (by number) it has said in this trick; -1: none."""
        self.hushed = False
        """Whether search plays on this deal, which has no use for signs and words."""

    def blank(self) -> BriskulaDeal:
        return BriskulaDeal(self.plan)

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: BriskulaDeal = other
        self.signs = source.signs
        self.signed = source.signed
        self.said = source.said
        self.hushed = source.hushed

    @property
    def pairs(self) -> bool:
        """Whether two play against two."""
        return len(self.plan.setup.sides) < self.seats

    def together(self, seat: int, viewer: int) -> bool:
        """Whether a viewer is the seat itself or its partner."""
        return viewer >= 0 and self.plan.setup.side_of[seat] == self.plan.setup.side_of[viewer]

    def sees(self, zone: Zone, viewer: int) -> bool:
        """5.7. After the last draw partners look at each other's hands."""
        if zone.kind == HAND and self.drawn_out and self.together(zone.owner, viewer):
            return True
        return super().sees(zone, viewer)

    def told(self, seat: int, move: int, viewer: int) -> str:
        """5.1. Nobody but the partner notices a sign."""
        return "" if code_of(move) == SIGN.code and not self.together(seat, viewer) else super().told(seat, move, viewer)

    def forget(self, viewer: int) -> None:
        """5.1. The signs of others are not there."""
        if self.pairs:
            self.signs = [signs if self.together(seat, viewer) else EMPTY for seat, signs in enumerate(self.signs)]
            for seat in range(self.seats):
                if not self.together(seat, viewer):
                    self.signed &= ~(1 << seat)

    def hush(self) -> None:
        self.hushed = True

    def doubtful(self, viewer: int) -> bool:
        """Whether the partner lacks a card that it has signed."""
        return any([self.belies(seat) for seat in range(self.seats) if seat != viewer and self.together(seat, viewer)])

    def belies(self, seat: int) -> bool:
        """Whether a hand lacks what one of its signs says."""
        return any([not meant(self, sign) & self.hands[seat] for sign in self.signs[seat]]) if self.pairs else False

    def whispers(self, viewer: int) -> list[Fact]:
        """5.3. The latest sign of one's partner, and one's own."""
        if not self.pairs or viewer < 0:
            return []
        other = (viewer + 2) % 4
        partner, own = self.signs[other], self.signs[viewer]
        facts = [Fact("sign", "word", SIGNS[partner[-1]], other)] if partner else []
        return [*facts, Fact("own-sign", "word", SIGNS[own[-1]], viewer)] if own else facts

    def auction(self) -> list[tuple[int, int]]:
        """5.5. The words said in this trick, in the order of play."""
        if not self.pairs:
            return []
        order = [(self.leader + at) % self.seats for at in range(self.seats)]
        return [(seat, SAY_MOVES[self.said[seat]]) for seat in order if self.said[seat] >= 0]


class Playing(BriscolaPlay):
    """4, 5. A card to the trick; with partners a sign and a word before it."""

    section = "4"

    def moves(self, deal: Any, seat: int) -> list[int]:
        return super().moves(deal, seat) + talk(deal, seat)

    def legal(self, deal: Any, seat: int, move: int) -> bool:
        return super().legal(deal, seat, move) or move in talk(deal, seat)

    def refusal(self, deal: Any, seat: int, move: int) -> IllegalMove:
        return why_silent(deal, move) if move in SIGN_MOVES or move in SAY_MOVES else super().refusal(deal, seat, move)

    def apply(self, deal: Any, seat: int, move: int) -> Phase | None:
        code = code_of(move)
        if code == SIGN.code:
            sign = SIGN_MOVES.index(move)
            deal.signs = replaced_signs(deal, seat, [*[each for each in deal.signs[seat] if each != sign], sign])
            deal.signed |= 1 << seat
            return self
        if code == SAY.code:
            deal.said = replaced(deal.said, seat, SAY_MOVES.index(move))
            return self
        return super().apply(deal, seat, move)

    def played(self, deal: Any, seat: int, card: int) -> None:
        """A card played settles the sign that named it."""
        if deal.pairs and deal.signs[seat]:
            left = [sign for sign in deal.signs[seat] if not meant(deal, sign) >> card & 1]
            deal.signs = replaced_signs(deal, seat, left)

    def after_trick(self, deal: Any) -> Phase | None:
        deal.signed = 0
        deal.said = UNSAID
        drawn_out = deal.drawn_out
        after = super().after_trick(deal)
        if deal.pairs and deal.drawn_out and not drawn_out:
            deal.note("partners-look")
        return after


PLAYING: Final = Playing()


def talk(deal: BriskulaDeal, seat: int) -> list[int]:
    """5.1, 5.2. The signs and words a seat may still give in this trick."""
    if deal.hushed or deal.drawn_out or not deal.pairs or not deal.plan.setup.options.signs:
        return []
    signs = [] if deal.signed >> seat & 1 else SIGN_MOVES
    return signs + SAY_MOVES if deal.said[seat] < 0 else signs


def why_silent(deal: BriskulaDeal, move: int) -> IllegalMove:
    """Why a sign or a word may not be given."""
    if not deal.pairs:
        return IllegalMove("no-partner", "signs and words are for partners, and here each plays alone")
    if not deal.plan.setup.options.signs:
        return IllegalMove("silent-game", "this table plays without signs and words")
    if deal.drawn_out:
        return IllegalMove("last-hand", "the last card is drawn: from now on partners are silent")
    if code_of(move) == SIGN.code:
        return IllegalMove("one-sign", "one sign a trick is enough: yours is given")
    return IllegalMove("one-word", "one word a trick is enough: yours is said")


def meant(deal: BriskulaDeal, sign: int) -> int:
    """5.3. The cards (a set) of which a sign says that one is held."""
    trumps = OF_SUIT[deal.trump]
    if sign == 0:
        return LOADED & ~trumps
    rank = SIGN_RANKS[sign]
    return trumps & OF_RANK[rank] if rank >= 0 else trumps & ~LOADED & ~FIGURES


def replaced_signs(deal: BriskulaDeal, seat: int, signs: list[int]) -> list[list[int]]:
    """The signs of all seats with those of one replaced."""
    copy = deal.signs.copy()
    copy[seat] = signs
    return copy


class Briskula(BriscolaGame):
    """The match of Briškula."""

    id = "briskula"
    name = "Briškula"
    seats: tuple[int, ...] = (4, 2, 3, 5)
    options = BriskulaOptions
    vocabulary = VOCABULARY

    def sides(self, seats: int) -> list[list[int]]:
        return [[0, 2], [1, 3]] if seats == 4 else [[seat] for seat in range(seats)]

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        return deal_out(BriskulaDeal(plan), cards, PACKETS, PLAYING)


GAME: Final = Briskula()
