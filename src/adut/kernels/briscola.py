"""What the games of Briškula share: the forty cards, their strength and points, and the match of games won.

The numbers of the sections named here are the same on the rulebook pages of both games.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from adut.cards import ACE, EIGHT, HEARTS, JACK, KING, NINE, OF_RANK, QUEEN, RANKS_OF_SUIT, TEN, card, members, pack, rank_of
from adut.deal import Deal, Fact, Phase
from adut.game import Entry, Game, Plan, Setup, reached
from adut.kernels.drawing import DrawingDeal, DrawingPlay, drawing_zones
from adut.kernels.trick_rules import TrickRules, ranking
from adut.kernels.tricks import Counting
from adut.moves import COMMON_WORDS
from adut.pad import PLAIN, STROKE, Board, Cell, Column
from adut.zones import Zone

TWO: Final = 0
THREE: Final = 1
ORDER: Final = ranking("2 4 5 6 7 J Q K 3 A")
"""1.3."""
RULES: Final = TrickRules(ORDER, ORDER, follow=False)
POINTS: Final = (0, 10, 0, 0, 0, 0, 0, 0, 0, 2, 3, 4, 11)
"""1.4: the points of the ranks 2 to A."""
OLD_POINTS: Final = (10, 10, 0, 0, 0, 0, 0, 0, 0, 2, 3, 4, 11)
"""1.5: the same with twos that count."""
LOADED: Final = OF_RANK[ACE] | OF_RANK[THREE]
"""The aces and threes: kariks."""
FIGURES: Final = OF_RANK[KING] | OF_RANK[QUEEN] | OF_RANK[JACK]
TWO_OF_HEARTS: Final = card(HEARTS, TWO)
"""1.2: the card that three players leave out."""
GAME_WON: Final = 40
"""What a won game adds to the utility of its points."""
COMB: Final = "comb"
"""6.4: the label of a game that makes a comb (češalj)."""
EVEN: Final = "even"
"""6.2: the label of a game that nobody has won."""
TEETH: Final = 4
"""6.4: the games of a comb."""
BALL: Final = "●"


def count_of(worth: tuple[int, ...]) -> Counting:
    """What the cards in a trick count for its taker."""
    return Counting(cards=tuple([(OF_RANK[rank], points) for rank, points in enumerate(worth) if points]))


COUNT: Final = count_of(POINTS)
OLD_COUNT: Final = count_of(OLD_POINTS)


@mypyc_attr(allow_interpreted_subclasses=True)
class BriscolaDeal(DrawingDeal):
    """One game: a pack played to the last card."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, RULES)
        self.worth: tuple[int, ...] = OLD_POINTS if plan.setup.options.twos else POINTS
        """The points of the ranks 2 to A."""

    def stakes(self) -> Counting | None:
        return OLD_COUNT if self.plan.setup.options.twos else COUNT

    def collected(self) -> list[int]:
        """The points in each side's tricks."""
        points: list[int] = []
        for seats in self.plan.setup.sides:
            total = 0
            for seat in seats:
                for each in members(self.taken[seat]):
                    total += self.worth[each % RANKS_OF_SUIT]
            points.append(total)
        return points

    def standing(self) -> list[int]:
        return self.collected()

    def utility(self, seat: int) -> int:
        """The points of the cards, by which a game is won, and the game itself."""
        side = self.plan.setup.side_of[seat]
        points = self.collected()
        value = points[side] * len(points) - sum(points)
        if self.points and any(self.points):
            value += GAME_WON if self.points[side] else -GAME_WON
        return value

    def facts(self) -> list[Fact]:
        trump = [Fact("trump", "word", COMMON_WORDS[self.trump])]
        return [*trump, Fact("card-points", "text", " : ".join([str(each) for each in self.tally]))] if self.points else trump


@mypyc_attr(allow_interpreted_subclasses=True)
class BriscolaPlay(DrawingPlay):
    """The play of tricks, and the count of a game."""

    def finish(self, deal: BriscolaDeal) -> Phase | None:
        """6.1, 6.2. Whoever has most points has won the game; a tie at the top is nobody's."""
        points = deal.collected()
        best = max(points)
        won = points.count(best) == 1
        deal.points = [int(won and each == best) for each in points]
        deal.marks = [f"({each})" for each in points]
        deal.tally = points
        if not won:
            deal.note("even", points=str(best))
        elif makes_comb(deal):
            deal.note("comb", deal.plan.setup.sides[points.index(best)][0])
        return None


def makes_comb(deal: Deal) -> bool:
    """6.4. Whether the game just won is the last of a match of four, and its side has won every one."""
    side = deal.points.index(1) if any(deal.points) else -1
    whole_match = deal.plan.setup.options.wins == deal.plan.number == TEETH
    return side >= 0 and whole_match and deal.plan.totals[side] == TEETH - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class BriscolaGame(Game):
    """The match: games until somebody has won four."""

    family: str = "trumps"

    def zones(self, seats: int) -> list[Zone]:
        return drawing_zones(seats)

    def pack(self, setup: Setup) -> list[int]:
        """1.1. Ace to seven, king, horse and fant; with three players one two is left out."""
        left_out = OF_RANK[EIGHT] | OF_RANK[NINE] | OF_RANK[TEN]
        if setup.seats == 3:
            left_out |= 1 << TWO_OF_HEARTS
        return [each for each in pack() if not left_out >> each & 1]

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        return reached(setup.options.wins, totals)

    def dealer(self, setup: Setup, sheet: list[Entry]) -> int:
        """6.3. After a game nobody has won the same player deals."""
        last = sheet[-1].dealer
        return (last + 1) % setup.seats if any(sheet[-1].points) else last

    def label(self, plan: Plan, deal: Deal) -> str:
        if not any(deal.points):
            return EVEN
        return COMB if makes_comb(deal) else ""

    def pad(self, setup: Setup, sheet: list[Entry]) -> list[Board]:
        """6.3. A line for every game to be won, and a black ball for each that has been."""
        columns: list[Column] = []
        for side in range(len(setup.sides)):
            cells = [Cell(BALL, STROKE, number) for number, entry in enumerate(sheet, 1) if entry.points[side]]
            cells += [Cell("", PLAIN) for _ in range(setup.options.wins - len(cells))]
            columns.append(Column("won", cells, side))
        return [Board("", columns)]


def whole(setup: Setup) -> int:
    """1.4, 1.5. The points in the pack."""
    worth = OLD_POINTS if setup.options.twos else POINTS
    return sum([worth[rank_of(each)] for each in setup.game.pack(setup)])
