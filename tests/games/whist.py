"""Chosen deals of whist for the tests of both games: who holds how many honours, what the tables say, and who takes the tricks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.engine.oracle_vist import Tables
from tests.games.build import go, play_on, setup

from adut.cards import card, cards, pack, parse_card, set_of, suit_of
from adut.deal import Deal
from adut.game import Entry, Match, Plan, Setup
from adut.kernels.whist import WhistDeal
from adut.pad import Board
from adut.rng import Rng

FIRST = 3
"""The dealer of these tests, so that seat 0 is forehand."""
HONOURS = (12, 11, 10, 9)
A, B = 0, 1
A_THREE, A_FOUR, B_THREE, B_FOUR = (2, 1, 1, 0), (3, 0, 1, 0), (0, 1, 1, 2), (0, 2, 0, 2)
"""Honours by seat, three or four for a side."""
EVEN = (1, 1, 1, 1)
"""Two honours a side: nobody writes anything for them."""
LAST_TRICK = ("AC", "2C", "3C", "4C")


def packed(honours: Sequence[int] = EVEN, turned: str = "2H", dealer: int = FIRST, given: Sequence[str] = ("", "", "", "")) -> list[int]:
    """A pack from which the seats get so many honours each, some given cards, and the dealer the turned card."""
    hands = [[parse_card(each) for each in hand.split()] for hand in given]
    last = parse_card(turned)
    held = [card(suit_of(last), rank) for rank in HONOURS]
    free = [each for each in held if each != last and not any(each in hand for hand in hands)]
    for seat, count in enumerate(honours):
        own = len([each for each in hands[seat] if each in held]) + (seat == dealer and last in held)
        for _ in range(count - own):
            hands[seat].append(free.pop(0))
    assert not free, "all four honours lie somewhere"
    rest = [each for each in pack() if each != last and each not in held and not any(each in hand for hand in hands)]
    for seat, hand in enumerate(hands):
        while len(hand) < (12 if seat == dealer else 13):
            hand.append(rest.pop(0))
    hands[dealer].append(last)
    return [hands[(dealer + 1 + at) % 4][at // 4] for at in range(52)]


def plan(
    made: Setup,
    dealer: int = FIRST,
    first: Sequence[int] = (0, 0),
    second: Sequence[int] = (0, 0),
    third: Sequence[int] = (0, 0),
    rubbers: int = 0,
) -> Plan:
    """What a match prescribes whose tables stand so."""
    entry = Entry("", (dealer + 3) % 4, [0, 0], ["", ""], -1, [*first, *second, rubbers, 0, 0, 0, 0])
    return Plan(made, 2, dealer, list(third), 0, (entry,))


def whist(id: str, honours: Sequence[int] = EVEN, turned: str = "2H", dealer: int = FIRST, option: Any = None, **tables: Any) -> Any:
    """A deal before its first word."""
    prescribed = plan(setup(id, **(option or {})), dealer, **tables)
    return prescribed.setup.game.deal(prescribed, packed(honours, turned, dealer))


def say(deal: Deal) -> Any:
    """All four say their honours."""
    for _ in range(4):
        deal.apply(deal.actors()[0], deal.moves(deal.actors()[0])[0])
    return deal


def before_last(deal: Any, side: int, tricks: int) -> list[tuple[int, str]]:
    """Put a deal before its last trick, with which a side will have taken so many; returns the four plays."""
    taker = side if tricks else 1 - side
    ours = tricks - (1 if tricks else 0)
    deal.winners = [side] * ours + [1 - side] * (12 - ours)
    deal.hands = [cards(LAST_TRICK[(seat - taker) % 4]) for seat in range(4)]
    deal.taken = [set_of([each for each in pack() if each not in [parse_card(name) for name in LAST_TRICK]]), 0, 0, 0]
    deal.leader = deal.turn = taker
    return [((taker + at) % 4, f"play {LAST_TRICK[at]}") for at in range(4)]


def take(deal: Any, side: int, tricks: int) -> Any:
    """A side takes so many tricks, and the deal is over."""
    return go(deal, *[text for _, text in before_last(deal, side, tricks)])


def deal_on(match: Match, honours: Sequence[int], side: int = -1, tricks: int = 0, answers: Sequence[str] = ()) -> None:
    """The next deal of a match: honours, answers to the question for a slam if there is one, tricks if it is played."""
    dealer = match.plan().dealer
    deal: Any = match.begin(packed(honours, dealer=dealer))
    for _ in range(4):
        match.apply(deal.actors()[0], deal.moves(deal.actors()[0])[0])
    for answer in answers:
        match.apply(deal.actors()[0], deal.vocabulary.parse(answer))
    assert (deal.phase is None) == (side < 0)
    if side >= 0:
        for seat, text in before_last(deal, side, tricks):
            match.apply(seat, deal.vocabulary.parse(text))


def tables(deal: WhistDeal) -> tuple[list[int], list[int], list[int]]:
    """The first two tables, and what has been written in the third."""
    return deal.tally[:2], deal.tally[2:4], list(deal.points or deal.third)


def drawn(boards: list[Board]) -> list[list[str]]:
    """The columns of a pad as texts: a line with what stands above it is ``7_``, the sum at the foot is ``=7``."""
    signs = {"": "{}", "line": "{}_", "total": "={}"}
    return [[signs[cell.style].format(cell.text) for cell in column.cells] for board in boards for column in board.columns]


def written_by_hand(deal: Any, promised: int = -1) -> Tables:
    """The tables after a finished deal, entered by the other program from what was said and who took the tricks."""
    before = deal.plan.sheet[-1].tally if deal.plan.sheet else [0] * 9
    paper = Tables((before[0], before[1]), (before[2], before[3]))
    asked = hasattr(deal, "promised")
    for side in (0, 1):
        points = {3: 2, 4: 4}.get(deal.said[side] + deal.said[side + 2], 0)
        if points and paper.first[side] < 4 and (not asked or promised == side):
            paper.write(side, points)
            break
    taken = [len([seat for seat in deal.winners if seat % 2 == side]) for side in (0, 1)]
    if promised >= 0:
        made = {12: 1, 13: 3}.get(taken[promised], 0)
        paper.third[promised if made else 1 - promised] += made or 1
    elif sum(taken):
        assert sum(taken) == 13
        paper.write(taken.index(max(taken)), max(taken) - 6)
    return paper


def agrees_throughout(id: str, seed: int, adds_up: Callable[[Deal], bool]) -> None:
    """In a random match, the pad, the tallies and the totals say the same after every deal."""
    match = Match(setup(id, three_rubbers=seed % 2 == 0), seed % 4)
    rng = Rng(seed)
    while not match.over:
        assert adds_up(play_on(match, rng))
        feet = [int(column[-1][1:]) for column in drawn(match.setup.game.pad(match.setup, match.sheet))]
        assert feet == [*match.sheet[-1].tally[:4], *match.totals]


def held_by(text: str) -> Sequence[int]:
    """Honours by seat from a page's ``A 3``; a dash is for none to write."""
    if text == "–":
        return EVEN
    side, count = "AB".index(text[0]), int(text[2:])
    held = [1, 1, 1, 1] if count == 3 else [2, 2, 2, 2]
    held[1 - side] = 0
    held[3 - side] = 4 - count
    held[side] += 1 if count == 3 else 0
    return held


def tables_after(match: Match) -> list[str]:
    """The three tables as a page writes them."""
    tally = match.sheet[-1].tally
    return [f"{ours} : {theirs}" for ours, theirs in (tally[:2], tally[2:4], match.totals)]
