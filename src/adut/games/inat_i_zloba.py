"""Inat i zloba (spite and malice): two patience players race to be rid of a pile of 26 cards.

Source: the forum rules of Yugoslav card players. Variant: two packs, four jokers, four deals.
Rulebook: docs/games/inat-i-zloba.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from adut.cards import JOKER, RANKS_OF_SUIT, card_text, cards_text, pack, rank_of
from adut.deal import EMPTY, Deal, Fact, Phase
from adut.errors import IllegalMove
from adut.game import Entry, Game, Plan, Setup
from adut.kernels import piles
from adut.kernels.proofs import Proof, after_draw, after_play, agrees, lacking, needed
from adut.moves import MOVE, PASS, Vocabulary, code_of
from adut.options import Options, option
from adut.rng import Rng
from adut.zones import ALL, HAND, NOBODY, OWNER, PILE, STOCK, TOP, Zone, face_of

HAND_SIZE: Final = 5
PILES: Final = 4
FULL: Final = 13
"""4.7: a central pile from ace to king."""
PAYOFF: Final = 26
JOKERS: Final = 4
MOST_TURNS: Final = 1000
"""7.2."""
SECOND_POOL: Final = 1

CENTRE_NAMES: Final = ("centre-1", "centre-2", "centre-3", "centre-4")
PERSONAL_NAMES: Final = ("personal-1", "personal-2", "personal-3", "personal-4")
VOCABULARY: Final = Vocabulary(("hand", "payoff", *CENTRE_NAMES, *PERSONAL_NAMES))
HAND_WORD: Final = VOCABULARY.word("hand")
PAYOFF_WORD: Final = VOCABULARY.word("payoff")
CENTRE: Final = VOCABULARY.word("centre-1")
PERSONAL: Final = VOCABULARY.word("personal-1")


@dataclass(frozen=True)
class InatOptions(Options):
    """What tables do differently."""

    deals: int = option(4, "Number of deals in a match.", tuple(range(1, 13)), section="9.1")


class InatDeal(Deal):
    """A deal: cards that have been mixed into the stock bear the number of their pool."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.hands: list[list[int]] = []
        """For each seat its hand (tokens)."""
        self.payoffs: list[list[int]] = []
        """For each seat its payoff pile, the top last."""
        self.personal: list[list[int]] = []
        """The personal piles, four for each seat, the top last."""
        self.centre: list[list[int]] = []
        """The four central piles, the top last."""
        self.stock: list[int] = EMPTY
        """The stock (tokens), the next to be drawn last."""
        self.pools = SECOND_POOL
        """The number of the newest pool."""
        self.salt = piles.UNKNOWN
        """What settles the order of later shuffles; nobody knows it."""
        self.turns = 1
        """The number of the turn that is on."""
        self.passes = 0
        """How many "Dalje" have been said since a card was last played."""
        self.proofs: list[list[Proof]] = [[], []]
        """For each seat what its "Dalje" have proved about the hand it holds."""

    def blank(self) -> InatDeal:
        return InatDeal(self.plan)

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: InatDeal = other
        self.hands = source.hands
        self.payoffs = source.payoffs
        self.personal = source.personal
        self.centre = source.centre
        self.stock = source.stock
        self.pools = source.pools
        self.salt = source.salt
        self.turns = source.turns
        self.passes = source.passes
        self.proofs = source.proofs

    def facts(self) -> list[Fact]:
        return [
            Fact("payoff-left", "text", " : ".join([str(len(pile)) for pile in self.payoffs])),
            Fact("turn-number", "number", str(self.turns)),
        ]

    def standing(self) -> list[int]:
        return [len(self.payoffs[1]), len(self.payoffs[0])]

    def barred(self, zone: Zone) -> int:
        return lacking(self.proofs[zone.owner]) if zone.kind == HAND else 0

    def plausible(self) -> bool:
        """6.1: of the cards a "Dalje" has ruled out a hand holds at most as many as were drawn since."""
        return all([agrees(proofs, self.hands[seat]) for seat, proofs in enumerate(self.proofs)])

    def stands_for(self, zone: Zone) -> str:
        """4.6, 5.4. What the joker on top of a pile is."""
        pile = self.tokens(zone) if zone.kind == PILE else EMPTY
        if not pile or pile[-1] != JOKER:
            return ""
        return rank_text(len(pile) if zone.field == "centre" else top_number(pile))

    def forget(self, viewer: int) -> None:
        self.salt = piles.UNKNOWN

    def renewed(self, rng: Rng) -> None:
        self.salt = piles.fresh_salt(rng)

    def route(self, seat: int, move: int) -> tuple[str, str]:
        if code_of(move) != MOVE.code:
            return "", ""
        _, source, target = MOVE.values(move)
        return self.place_id(seat, source), self.place_id(seat, target)

    def place_id(self, seat: int, word: int) -> str:
        """The id of the zone that a word names for a seat."""
        name = VOCABULARY.words[word]
        return name if name in CENTRE_NAMES else f"{name}-{seat}"

    def unseen_tokens(self) -> list[int]:
        """All tokens nobody, or only a hand's owner, sees."""
        return [*self.stock, *self.hands[0], *self.hands[1]]


class Turn(Phase):
    """4, 5, 6. Plays to the centre, then a discard; "Dalje" for one who can do neither."""

    id = "turn"
    section = "4"

    def moves(self, deal: InatDeal, seat: int) -> list[int]:
        return centre_moves(deal, seat) + discards(deal, seat) or [PASS.of()]

    def refusal(self, deal: InatDeal, seat: int, move: int) -> IllegalMove:
        if move == PASS.of():
            return IllegalMove("not-stuck", "only a player who can neither play nor discard may say “Dalje”")
        return why_not(deal, seat, move) if code_of(move) == MOVE.code else super().refusal(deal, seat, move)

    def apply(self, deal: InatDeal, seat: int, move: int) -> Phase | None:
        if move == PASS.of():
            return say_dalje(deal, seat)
        face, source, target = MOVE.values(move)
        token = lift(deal, seat, face, source)
        deal.passes = 0
        if target >= PERSONAL:
            at = PILES * seat + target - PERSONAL
            deal.personal = replaced_pile(deal.personal, at, [*deal.personal[at], token])
            return next_turn(deal)
        return to_centre(deal, seat, token, target - CENTRE)


TURN: Final = Turn()


def number(card: int) -> int:
    """1.2: ace 1 to king 13; a joker 0."""
    rank = rank_of(card)
    return 0 if rank == RANKS_OF_SUIT else (rank + 1) % RANKS_OF_SUIT + 1


def fits_centre(card: int, height: int) -> bool:
    """4.2, 4.6. Whether a card goes on a central pile of this height."""
    return number(card) == height + 1 or (card == JOKER and height > 0)


def top_number(pile: list[int]) -> int:
    """5.4. What the top of a personal pile counts as; an empty pile is 14, so that a joker there is a king."""
    top = 14
    for card in pile:
        top = top - 1 if card == JOKER else number(card)
    return top


def fits_personal(card: int, pile: list[int]) -> bool:
    """5.2 to 5.4. Whether a card may be discarded on a personal pile."""
    if not pile:
        return True
    lower = top_number(pile) - 1
    return lower > 1 if card == JOKER else number(card) == lower


def tops(deal: InatDeal, seat: int) -> list[tuple[int, int]]:
    """4.3. The cards a seat may play to the centre, each with the word of its place; equal cards of a hand once."""
    found: list[tuple[int, int]] = []
    if deal.payoffs[seat]:
        found.append((face_of(deal.payoffs[seat][-1]), PAYOFF_WORD))
    found += [(face, HAND_WORD) for face in hand_faces(deal, seat)]
    for at in range(PILES):
        pile = deal.personal[PILES * seat + at]
        if pile:
            found.append((pile[-1], PERSONAL + at))
    return found


def hand_faces(deal: InatDeal, seat: int) -> list[int]:
    """The different cards in a hand."""
    return sorted({face_of(token) for token in deal.hands[seat]})


def centre_moves(deal: InatDeal, seat: int) -> list[int]:
    """4. Every play to the centre."""
    heights = [len(pile) for pile in deal.centre]
    return [MOVE.of(card, place, CENTRE + at) for card, place in tops(deal, seat) for at in range(PILES) if fits_centre(card, heights[at])]


def discards(deal: InatDeal, seat: int) -> list[int]:
    """5. Every discard."""
    own = deal.personal[PILES * seat : PILES * (seat + 1)]
    return [
        MOVE.of(card, HAND_WORD, PERSONAL + at) for card in hand_faces(deal, seat) for at in range(PILES) if fits_personal(card, own[at])
    ]


def lift(deal: InatDeal, seat: int, face: int, source: int) -> int:
    """Take a card from where it lies; returns the card."""
    if source == HAND_WORD:
        from_hand(deal, seat, face)
    elif source == PAYOFF_WORD:
        deal.payoffs = replaced_pile(deal.payoffs, seat, deal.payoffs[seat][:-1])
    else:
        at = PILES * seat + source - PERSONAL
        deal.personal = replaced_pile(deal.personal, at, deal.personal[at][:-1])
    return face


def from_hand(deal: InatDeal, seat: int, face: int) -> None:
    """Take a card out of a hand, and note what that does to the evidence."""
    pools = piles.ambiguous(face, deal.hands[seat], deal.unseen_tokens())
    if len(pools) > 1:
        deal.hands = [piles.merged(hand, pools) for hand in deal.hands]
        deal.stock = piles.merged(deal.stock, pools)
    hand = deal.hands[seat].copy()
    hand.remove(next(token for token in hand if face_of(token) == face))
    deal.hands = replaced_pile(deal.hands, seat, hand)
    prove(deal, seat, [proof for proof in after_play(deal.proofs[seat], face) if proof.fresh < len(hand)])


def to_centre(deal: InatDeal, seat: int, card: int, at: int) -> Phase | None:
    """4.2, 4.7, 8.1, 3.3. What follows a play to the centre."""
    deal.centre = replaced_pile(deal.centre, at, [*deal.centre[at], card])
    if len(deal.centre[at]) == FULL:
        put_under(deal, at)
    if not deal.payoffs[seat]:
        points = [0, 0]
        points[seat] = len(deal.payoffs[1 - seat])
        deal.points = points
        return None
    if not deal.hands[seat]:
        draw(deal, seat)
    return TURN


def put_under(deal: InatDeal, at: int) -> None:
    """4.7. A full pile is mixed and goes under the stock."""
    deal.pools += 1
    order = piles.mixed(deal.centre[at], deal.salt, deal.pools)
    deal.stock = [*piles.labelled(order, deal.pools), *deal.stock]
    deal.centre = replaced_pile(deal.centre, at, [])
    deal.note("pile-full", zone=CENTRE_NAMES[at])


def draw(deal: InatDeal, seat: int) -> None:
    """3. Fill the hand to five as far as the stock goes."""
    count = min(HAND_SIZE - len(deal.hands[seat]), len(deal.stock))
    if count <= 0:
        return
    drawn = deal.stock[-count:][::-1]
    deal.stock = deal.stock[:-count]
    deal.hands = replaced_pile(deal.hands, seat, [*deal.hands[seat], *drawn])
    prove(deal, seat, after_draw(deal.proofs[seat], count))
    deal.note("draws", seat, count=str(count))


def say_dalje(deal: InatDeal, seat: int) -> Phase | None:
    """6, 7.1. The turn passes; the second "Dalje" in a row blocks the deal."""
    prove(deal, seat, [*deal.proofs[seat], Proof(unplayable(deal, seat), 0)])
    deal.passes += 1
    return next_turn(deal) if deal.passes < 2 else block(deal)


def prove(deal: InatDeal, seat: int, proofs: list[Proof]) -> None:
    """Replace what is proved about a seat's hand."""
    both = deal.proofs.copy()
    both[seat] = needed(proofs)
    deal.proofs = both


def unplayable(deal: InatDeal, seat: int) -> int:
    """The cards that a hand that is stuck cannot hold."""
    own = deal.personal[PILES * seat : PILES * (seat + 1)]
    found = 0
    for card in range(JOKER + 1):
        for pile in deal.centre:
            if fits_centre(card, len(pile)):
                found |= 1 << card
        for pile in own:
            if fits_personal(card, pile):
                found |= 1 << card
    return found


def next_turn(deal: InatDeal) -> Phase | None:
    """The other seat's turn, after its draw; too many turns count as blocked (7.2)."""
    if deal.turns >= MOST_TURNS:
        return block(deal)
    deal.turns += 1
    deal.turn = 1 - deal.turn
    draw(deal, deal.turn)
    return TURN


def block(deal: InatDeal) -> Phase | None:
    """7, 8.2. The smaller payoff pile scores the difference; the hands are shown."""
    left = [len(pile) for pile in deal.payoffs]
    deal.points = [max(0, left[1] - left[0]), max(0, left[0] - left[1])]
    for seat in range(2):
        deal.note("shows-hand", seat, cards=cards_text([face_of(token) for token in deal.hands[seat]]))
    deal.note("blockade")
    return None


def why_not(deal: InatDeal, seat: int, move: int) -> IllegalMove:
    """The rule that a move of a card would break."""
    card, source, target = MOVE.values(move)
    name, place = card_text(card), VOCABULARY.words[source]
    if (card, source) not in tops(deal, seat):
        return IllegalMove("not-there", f"{name} is not open to play in {place}", card=name, zone=place)
    if target < PERSONAL:
        if target < CENTRE:
            return IllegalMove("no-place", "a card goes to a central or a personal pile")
        return IllegalMove(
            "does-not-fit",
            f"{name} does not go on that pile: the next card there is {rank_text(len(deal.centre[target - CENTRE]) + 1)}",
            card=name,
        )
    if source != HAND_WORD:
        return IllegalMove("only-to-centre", "only a card from the hand goes on a personal pile", card=name)
    return IllegalMove("not-lower", f"{name} is not one lower than the top of that pile", card=name)


def rank_text(number: int) -> str:
    """1.2: the rank of a number, ace 1 to king 13."""
    return card_text((number - 2) % RANKS_OF_SUIT)[:-1]


def replaced_pile(values: list[list[int]], index: int, pile: list[int]) -> list[list[int]]:
    """A copy of a list of piles with one replaced."""
    copy = values.copy()
    copy[index] = pile
    return copy


class InatIZloba(Game):
    """The match: a number of deals."""

    id = "inat-i-zloba"
    name = "Inat i zloba"
    family = "patience"
    seats: tuple[int, ...] = (2,)
    horizon: int = 40
    options = InatOptions
    vocabulary = VOCABULARY

    def zones(self, seats: int) -> list[Zone]:
        zones = [Zone("hand", "hands", HAND, OWNER, OWNER, seat, seat) for seat in range(seats)]
        zones += [Zone("payoff", "payoffs", PILE, TOP, index=seat, owner=seat) for seat in range(seats)]
        for seat in range(seats):
            zones += [Zone(PERSONAL_NAMES[at], "personal", PILE, ALL, ALL, PILES * seat + at, seat) for at in range(PILES)]
        zones += [Zone(CENTRE_NAMES[at], "centre", PILE, ALL, ALL, at) for at in range(PILES)]
        return [*zones, Zone("stock", "stock", STOCK, NOBODY)]

    def pack(self, setup: Setup) -> list[int]:
        return pack()

    def packs(self, setup: Setup) -> list[list[int]]:
        """1.1. One pack for the payoff piles, one with the jokers for the rest."""
        return [pack(), pack() + [JOKER] * JOKERS]

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        """2. The payoff piles, then five cards each, first to the one who begins."""
        deal = InatDeal(plan)
        deal.payoffs = [cards[PAYOFF - 1 :: -1], cards[2 * PAYOFF - 1 : PAYOFF - 1 : -1]]
        deal.stock = piles.labelled(cards[: 2 * PAYOFF - 1 : -1], SECOND_POOL)
        deal.hands, deal.personal, deal.centre = [[], []], [[]] * (2 * PILES), [[]] * PILES
        deal.salt = piles.salt_of(cards)
        deal.turn = 1 - hand_dealer(deal)
        draw(deal, deal.turn)
        draw(deal, 1 - deal.turn)
        deal.phase = TURN
        return deal

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        return len(sheet) >= int(setup.options.deals)


def hand_dealer(deal: InatDeal) -> int:
    """2.2. The seat with the lower card turned up; with equal cards the dealer of the payoff piles."""
    open_cards = [number(pile[-1]) for pile in deal.payoffs]
    if open_cards[0] == open_cards[1]:
        return deal.plan.dealer
    return open_cards.index(min(open_cards))


GAME: Final = InatIZloba()
