"""Questions (Intuicija): players ask each other for cards of one rank until all fours are down.

Every question, answer and gift is about a single rank, so all that the table learns is, for each rank, in which ways its four
cards may lie (``adut.kernels.ways``). The sections named here are those of Lora's rulebook page.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from adut.cards import OF_RANK, SUITS, card, cards_text, members, rank_of, set_of, size, suit_of
from adut.deal import EMPTY, Bundle, Fact, Phase
from adut.errors import IllegalMove
from adut.game import Plan
from adut.kernels.contracts import Contract, dealt_in, opened
from adut.kernels.guessing import best_guess
from adut.kernels.layout import LayoutDeal
from adut.kernels.trick_rules import TrickRules
from adut.kernels.tricks import TrickDeal, replaced
from adut.kernels.ways import ANY_WAY, AT_LEAST, HOLDS, moved, single, way_of
from adut.moves import CARDS, FIRST_OWN, NUMBER, SEAT, WORD, Verb, argument, code_of
from adut.rng import Rng

ASK: Final = Verb(FIRST_OWN, "ask", SEAT)
"""Whom one asks."""
ABOUT: Final = Verb(FIRST_OWN + 1, "about", WORD)
"""For which rank."""
COUNT: Final = Verb(FIRST_OWN + 2, "count", NUMBER)
"""Whether they have so many of it."""
NAME: Final = Verb(FIRST_OWN + 3, "name", CARDS)
"""Whether they have all of these, which are then handed over."""
VERBS: Final = (ASK, ABOUT, COUNT, NAME)

RANK_WORDS: Final = (
    "twos",
    "threes",
    "fours",
    "fives",
    "sixes",
    "sevens",
    "eights",
    "nines",
    "tens",
    "jacks",
    "queens",
    "kings",
    "aces",
)
"""The words for the ranks 2 to A; a vocabulary begins with those of its own pack."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Questions(Contract):
    """A deal of questions as a row of the table of contracts.

    ``four``: the points for each four; ``lowest``: the pack's lowest rank; ``most``: after so many questions the deal ends.
    """

    def __init__(self, name: str, opening: Phase, lowest: int, four: int = -1, most: int = 400, option: str = "") -> None:
        super().__init__(name, opening, option=option)
        self.lowest = lowest
        self.four = four
        self.most = most

    def points(self, deal: TrickDeal) -> list[int]:
        """What the fours on the table count."""
        return [(size(taken) // 4) * self.four for taken in deal.taken]

    def for_tricks(self) -> bool:
        return False

    def settled(self, deal: TrickDeal) -> bool:
        """Questions end when all fours are down."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionDeal(LayoutDeal):
    """A deal of a game in which one of the contracts is questions; others may be a layout, or tricks."""

    def __init__(self, plan: Plan, rules: TrickRules, contract: Contract) -> None:
        super().__init__(plan, rules, contract)
        self.ways: list[int] = EMPTY
        """For each rank (2 to A) in how many ways its cards may lie, as all know (see the module); 0: the rank is down."""
        self.asked = -1
        """Who is being asked; -1: nobody yet."""
        self.about = -1
        """The rank that is asked for; -1: none yet."""
        self.questions = 0
        """How many questions have been answered."""

    def blank(self) -> QuestionDeal:
        return QuestionDeal(self.plan, self.rules, self.contract)

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: QuestionDeal = other
        self.ways = source.ways
        self.asked = source.asked
        self.about = source.about
        self.questions = source.questions

    def bundles(self) -> list[Bundle]:
        found: list[Bundle] = []
        for rank, ways in enumerate(self.ways):
            if ways:
                seats = [[way >> 2 * suit & 3 for suit in SUITS] for way in single(ways)]
                found.append(Bundle([card(suit, rank) for suit in SUITS], seats))
        return found

    def plausible(self) -> bool:
        """Whether every rank lies in one of the ways that are left."""
        return all([not ways or ways >> way_of(self.hands, rank) & 1 for rank, ways in enumerate(self.ways)])

    def facts(self) -> list[Fact]:
        """What is played, who is asked for what, and the dots of a layout."""
        facts = self.game_facts()
        if self.asked >= 0:
            facts.append(Fact("asked", "seat", str(self.asked)))
        if self.about >= 0:
            facts.append(Fact("asked-about", "word", RANK_WORDS[self.about]))
        return facts + self.dots_facts()


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Phase):
    """3.2. A question begins with whom it goes to: any opponent."""

    id = "asking"
    section = "3.2"

    def moves(self, deal: QuestionDeal, seat: int) -> list[int]:
        return [ASK.of(each) for each in range(deal.seats) if each != seat]

    def refusal(self, deal: QuestionDeal, seat: int, move: int) -> IllegalMove:
        if move == ASK.of(seat):
            return IllegalMove("ask-others", "a question goes to an opponent, not to yourself")
        return super().refusal(deal, seat, move)

    def apply(self, deal: QuestionDeal, seat: int, move: int) -> Phase | None:
        deal.asked = argument(move)
        return RANK

    def likely_move(self, deal: QuestionDeal, seat: int, rng: Rng) -> int:
        return ASK.of(int(best_guess(deal, seat, -1, -1, rng).seat))


class AskingRank(Phase):
    """3.3. Then for which rank: any that is not down."""

    id = "asking-rank"
    section = "3.3"

    def moves(self, deal: QuestionDeal, seat: int) -> list[int]:
        return [ABOUT.of(word_of(deal, rank)) for rank, ways in enumerate(deal.ways) if ways]

    def refusal(self, deal: QuestionDeal, seat: int, move: int) -> IllegalMove:
        if code_of(move) == ABOUT.code:
            return IllegalMove("rank-down", "the four of that rank is down already")
        return super().refusal(deal, seat, move)

    def apply(self, deal: QuestionDeal, seat: int, move: int) -> Phase | None:
        deal.about = rank_from(deal, argument(move))
        return CARDS_ASKED

    def likely_move(self, deal: QuestionDeal, seat: int, rng: Rng) -> int:
        return ABOUT.of(word_of(deal, rank_of(int(best_guess(deal, seat, deal.asked, -1, rng).card))))


class AskingCards(Phase):
    """3.3. Then a number of them, or which: the answer follows at once, and with it who asks next."""

    id = "asking-cards"
    section = "3.3"

    def moves(self, deal: QuestionDeal, seat: int) -> list[int]:
        own = deal.hands[seat] & OF_RANK[deal.about]
        others = members(OF_RANK[deal.about] & ~own)
        counts = [COUNT.of(number) for number in range(1, min(3, len(others)) + 1)]
        return counts + [NAME.of(*each) for each in subsets(others)]

    def refusal(self, deal: QuestionDeal, seat: int, move: int) -> IllegalMove:
        if code_of(move) == COUNT.code:
            return IllegalMove("too-many", "so many of this rank cannot be with another player: count your own")
        if code_of(move) != NAME.code:
            return super().refusal(deal, seat, move)
        named = set_of(NAME.values(move))
        if named & deal.hands[seat]:
            names = cards_text(members(named & deal.hands[seat]))
            return IllegalMove("own-card", f"{names}: you have this yourself", cards=names)
        return IllegalMove("one-rank", "a question names one to three cards, all of the rank asked for")

    def apply(self, deal: QuestionDeal, seat: int, move: int) -> Phase | None:
        asked, had = deal.asked, deal.hands[seat]
        yes = asked_count(deal, seat, argument(move)) if code_of(move) == COUNT.code else asked_cards(deal, seat, NAME.values(move))
        deal.questions += 1
        deal.asked = deal.about = -1
        deal.turn = self.next_asker(deal, seat, had) if yes else asked
        return self.after_question(deal)

    def next_asker(self, deal: QuestionDeal, seat: int, had: int) -> int:
        """3.5, 3.6. After a yes the same seat asks on, without cards too, unless it has just laid down the last of them."""
        return next_holder(deal, seat) if had and not deal.hands[seat] else seat

    def likely_move(self, deal: QuestionDeal, seat: int, rng: Rng) -> int:
        return NAME.of(int(best_guess(deal, seat, deal.asked, deal.about, rng).card))

    def after_question(self, deal: QuestionDeal) -> Phase | None:
        """The next question, or the end."""
        row = questions_of(deal)
        if any(deal.hands) and deal.questions < row.most:
            return ASKING
        deal.points = row.points(deal)
        return None


ASKING: Final = Asking()
RANK: Final = AskingRank()
CARDS_ASKED: Final = AskingCards()


def questions_of(deal: QuestionDeal) -> Questions:
    """The contract of a deal of questions."""
    found = deal.contract
    assert isinstance(found, Questions)
    return found


def word_of(deal: QuestionDeal, rank: int) -> int:
    """The number of a rank's word in the game's vocabulary."""
    return deal.vocabulary.word(RANK_WORDS[rank])


def rank_from(deal: QuestionDeal, word: int) -> int:
    """The rank of a word's number."""
    return RANK_WORDS.index(deal.vocabulary.words[word])


def subsets(cards: list[int]) -> list[list[int]]:
    """One to three of these cards, in every way, single cards first."""
    found: list[list[int]] = [[each] for each in cards]
    found += [[one, two] for at, one in enumerate(cards) for two in cards[at + 1 :]]
    for left_out in cards if len(cards) == 4 else []:
        found.append([each for each in cards if each != left_out])
    if len(cards) == 3:
        found.append(cards)
    return found


def begun(deal: QuestionDeal, cards: list[int], packets: tuple[int, ...]) -> QuestionDeal:
    """The cards are dealt in packets, and the contract's phase is on."""
    deal.hands = dealt_in(deal.plan, cards, packets)
    opened(deal)
    if deal.phase is ASKING:
        deal.phase = begin(deal)
    return deal


def begin(deal: QuestionDeal) -> Phase | None:
    """Before the first question: dealt fours are laid down, and of all other ranks nobody has four."""
    lowest = questions_of(deal).lowest
    deal.ways = [ANY_WAY if rank >= lowest else 0 for rank in range(len(RANK_WORDS))]
    for seat in range(deal.seats):
        for rank in range(lowest, len(RANK_WORDS)):
            lay_four(deal, seat, rank)
    if not any(deal.hands):
        deal.points = deal.contract.points(deal)
        return None
    if not deal.hands[deal.turn]:
        deal.turn = next_holder(deal, deal.turn)
    return ASKING


def next_holder(deal: QuestionDeal, seat: int) -> int:
    """The next seat that has cards; the seat itself if nobody has."""
    for step in range(1, deal.seats):
        other = (seat + step) % deal.seats
        if deal.hands[other]:
            return other
    return seat


def lay_four(deal: QuestionDeal, seat: int, rank: int) -> None:
    """Lay down a four, if a hand has all its cards."""
    four = OF_RANK[rank]
    if deal.hands[seat] & four != four:
        return
    deal.hands = replaced(deal.hands, seat, deal.hands[seat] & ~four)
    deal.taken = replaced(deal.taken, seat, deal.taken[seat] | four)
    deal.ways = replaced(deal.ways, rank, 0)
    deal.known = [known & ~four for known in deal.known]
    deal.note("lays-four", seat, word=RANK_WORDS[rank])


def asked_count(deal: QuestionDeal, seat: int, number: int) -> bool:
    """A question for a number: a yes says at least so many, and the asker has at most the others."""
    asked, rank = deal.asked, deal.about
    yes = (deal.hands[asked] & OF_RANK[rank]).bit_count() >= number
    ways = deal.ways[rank]
    if number > 0:
        ways &= ~AT_LEAST[seat][len(SUITS) + 1 - number]
    narrowed(deal, rank, ways & AT_LEAST[asked][number] if yes else ways & ~AT_LEAST[asked][number])
    deal.note("answers-yes" if yes else "answers-no", asked)
    return yes


def asked_cards(deal: QuestionDeal, seat: int, cards: list[int]) -> bool:
    """A question for named cards, none of which the asker has: after a yes they change hands openly."""
    asked, rank = deal.asked, deal.about
    named = set_of(cards)
    suits = set_of([suit_of(each) for each in cards])
    ways = deal.ways[rank]
    for each in cards:
        ways &= ~HOLDS[seat][1 << suit_of(each)]
    if deal.hands[asked] & named != named:
        narrowed(deal, rank, ways & ~HOLDS[asked][suits])
        deal.note("answers-no", asked)
        return False
    deal.note("hands-over", asked, seat_to=str(seat), cards=cards_text(cards))
    hands = deal.hands.copy()
    hands[asked] &= ~named
    hands[seat] |= named
    deal.hands = hands
    narrowed(deal, rank, moved(ways & HOLDS[asked][suits], suits, seat) & ~HOLDS[seat][15])
    lay_four(deal, seat, rank)
    return True


def narrowed(deal: QuestionDeal, rank: int, ways: int) -> None:
    """What the ways that are left prove of single cards."""
    deal.ways = replaced(deal.ways, rank, ways)
    known, ruled_out = deal.known.copy(), deal.ruled_out.copy()
    for seat in range(deal.seats):
        known[seat] &= ~OF_RANK[rank]
        ruled_out[seat] &= ~OF_RANK[rank]
        for suit in SUITS:
            here = HOLDS[seat][1 << suit]
            if not ways & ~here:
                known[seat] |= 1 << card(suit, rank)
            if not ways & here:
                ruled_out[seat] |= 1 << card(suit, rank)
    deal.known, deal.ruled_out = known, ruled_out


assert len(RANK_WORDS) == rank_of(card(0, 12)) + 1
