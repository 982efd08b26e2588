"""The oracles by game id, set up for a plan of the engine and a pack."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Protocol

from tests.engine.oracle_bela import Bela, Bela2, Bela3
from tests.engine.oracle_king import King
from tests.engine.oracle_sedmice import Sedmice
from tests.engine.oracle_vist import Tables, Vist

from adut.cards import card_text
from adut.game import Plan


class Playable(Protocol):
    """Who may make which moves."""

    def actors(self) -> list[int]: ...
    def legal(self) -> set[str]: ...
    def play(self, text: str) -> None: ...


class Oracle(Playable, Protocol):
    """What every oracle can do."""

    def scores(self) -> list[int]: ...
    def said(self) -> list[str]: ...


def king(plan: Plan, pack: list[str]) -> Oracle:
    chosen = plan.setup.options
    return King(pack, plan.dealer, plan.row + 1, chosen.bar_in_erlas, chosen.early_stop)


def bela(plan: Plan, pack: list[str]) -> Oracle:
    chosen = plan.setup.options
    kind = {2: Bela2, 3: Bela3, 4: Bela}[plan.setup.seats]
    return kind(pack, plan.dealer, plan.totals, getattr(chosen, "overtrump", True), chosen.target)


def tables(plan: Plan) -> Tables:
    """The tables with which a deal begins."""
    first_0, first_1, second_0, second_1 = plan.sheet[-1].tally[:4] if plan.sheet else (0, 0, 0, 0)
    return Tables((first_0, first_1), (second_0, second_1))


def vist(plan: Plan, pack: list[str]) -> Oracle:
    return Vist(pack, plan.dealer, tables(plan))


def savremeni_vist(plan: Plan, pack: list[str]) -> Oracle:
    return Vist(pack, plan.dealer, tables(plan), True, plan.setup.options.early_stop)


def sedmice(plan: Plan, pack: list[str]) -> Oracle:
    return Sedmice(pack, plan.dealer, plan.setup.seats)


MAKERS = {"sedmice": sedmice, "bela": bela, "bela-2": bela, "bela-3": bela, "king": king, "vist": vist, "savremeni-vist": savremeni_vist}


def oracle(plan: Plan, pack: Sequence[int]) -> Oracle:
    """The oracle of a deal, before its first move."""
    return MAKERS[plan.setup.game.id](plan, [card_text(card) for card in pack])


def lines_of(game: Playable, depth: int) -> int:
    """How many sequences of so many legal moves there are."""
    if not game.actors():
        return 0
    moves = sorted(game.legal())
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = copy.deepcopy(game)
        after.play(move)
        count += lines_of(after, depth - 1)
    return count
