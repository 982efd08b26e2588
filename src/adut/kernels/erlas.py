"""The games of the King family: six in which what is taken costs points, and Erlaš, which is all of them at once.

Final Erlaš is Erlaš with plus signs. The games differ in what the rows count, and that alone they say.
"""

from __future__ import annotations

from typing import Final

from adut.cards import HEARTS, JACK, KING, OF_RANK, OF_SUIT, QUEEN, card
from adut.deal import Phase
from adut.kernels.contracts import Contract

KING_OF_HEARTS: Final = 1 << card(HEARTS, KING)
BAR_IN_ERLAS: Final = "bar_in_erlas"
"""The option with which hearts are barred in Erlaš too."""


def six_games(play: Phase, trick: int, jack: int, queen: int, heart: int, last: int, king: int) -> tuple[Contract, ...]:
    """The six games in the order of the source, by what each of the things taken counts."""
    return (
        Contract("no-tricks", play, trick=trick),
        Contract("jacks", play, cards=((OF_RANK[JACK], jack),)),
        Contract("queens", play, cards=((OF_RANK[QUEEN], queen),)),
        Contract("hearts-bad", play, cards=((OF_SUIT[HEARTS], heart),), bar=OF_SUIT[HEARTS]),
        Contract("last-two", play, last=(last, last)),
        Contract("king-of-hearts", play, cards=((KING_OF_HEARTS, king),), bar=OF_SUIT[HEARTS]),
    )


def six_for_four(play: Phase) -> tuple[Contract, ...]:
    """The six games of four players, with eight tricks."""
    return six_games(play, trick=-2, jack=-4, queen=-4, heart=-2, last=-8, king=-16)


def six_for_three(play: Phase) -> tuple[Contract, ...]:
    """The six games of three players, with ten tricks."""
    return six_games(play, trick=-2, jack=-5, queen=-5, heart=-2, last=-10, king=-24)


def erlas(play: Phase, rows: tuple[Contract, ...]) -> Contract:
    """All that these rows count, in one deal."""
    return together("erlas", play, rows, 1, bar=OF_SUIT[HEARTS], bar_option=BAR_IN_ERLAS)


def final_erlas(play: Phase, rows: tuple[Contract, ...]) -> Contract:
    """The same with the opposite signs, and without any bar."""
    return together("final-erlas", play, rows, -1)


def together(name: str, play: Phase, rows: tuple[Contract, ...], sign: int, bar: int = 0, bar_option: str = "") -> Contract:
    """One row that counts what all these rows do (1), or its opposite (-1)."""
    trick = sum([row.trick for row in rows]) * sign
    cards = tuple([(counting, each * sign) for row in rows for counting, each in row.cards])
    last = tuple([each * sign for row in rows for each in row.last])
    return Contract(name, play, trick=trick, cards=cards, last=last, bar=bar, bar_option=bar_option)
