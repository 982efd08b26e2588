"""King, read off the rulebook page and nothing else: cards and moves are texts, hands are sets, and nothing is fast.

It is compared with the engine move by move, and it counts the lines of the perft files.
"""

from __future__ import annotations

from collections.abc import Callable

ORDER = ["7", "8", "9", "10", "J", "Q", "K", "A"]
TRUMPS = ("clubs", "diamonds", "hearts", "spades", "no-trumps")


def suit(card: str) -> str:
    return card[-1]


def height(card: str) -> int:
    return ORDER.index(card[:-1])


def is_a(rank: str) -> Callable[[str], bool]:
    return lambda card: card[:-1] == rank


def is_heart(card: str) -> bool:
    return suit(card) == "H"


def is_king_of_hearts(card: str) -> bool:
    return card == "KH"


# 6.1: per deal the points of a trick, of each of the last two tricks, and of cards.
TABLE: dict[int, tuple[int, int, list[tuple[Callable[[str], bool], int]]]] = {
    1: (-2, 0, []),
    2: (0, 0, [(is_a("J"), -4)]),
    3: (0, 0, [(is_a("Q"), -4)]),
    4: (0, 0, [(is_heart, -2)]),
    5: (0, -8, []),
    6: (0, 0, [(is_king_of_hearts, -16)]),
    7: (-2, -8, [(is_a("J"), -4), (is_a("Q"), -4), (is_heart, -2), (is_king_of_hearts, -16)]),
    8: (3, 0, []),
    9: (3, 0, []),
    10: (3, 0, []),
    11: (3, 0, []),
    12: (2, 8, [(is_a("J"), 4), (is_a("Q"), 4), (is_heart, 2), (is_king_of_hearts, 16)]),
}


class King:
    """One deal, numbered 1 to 12."""

    def __init__(self, pack: list[str], dealer: int, number: int, bar_in_erlas: bool = False, early_stop: bool = False) -> None:
        self.number, self.early_stop = number, early_stop
        self.forehand = self.turn = (dealer + 1) % 4
        dealt: list[list[str]] = [[], [], [], []]
        for packet in (3, 3, 2):
            for step in range(4):
                dealt[(self.forehand + step) % 4] += pack[:packet]
                pack = pack[packet:]
        self.eighth = dealt[self.forehand][7]
        self.hands = [set(cards) for cards in dealt]
        self.bar = number in (4, 6) or (number == 7 and bar_in_erlas)
        self.trump = "no-trumps"
        self.stage = "name" if 8 <= number <= 11 else "play"
        self.seller = self.buyer = -1
        self.trick: list[str] = []
        self.tricks: list[tuple[int, list[str]]] = []
        self.heard: list[str] = []

    def actors(self) -> list[int]:
        return [] if self.stage == "over" else [self.turn]

    def legal(self) -> set[str]:
        if self.stage == "name":
            return {f"choose {word}" for word in (*TRUMPS, "by-the-last")}
        if self.stage == "sale":
            return {"keep", "sell"}
        if self.stage == "buy":
            return {"pass"} | {f"buy {word}" for word in TRUMPS if word != self.trump}
        return {f"play {card}" for card in self.playable(self.hands[self.turn])}

    def playable(self, hand: set[str]) -> set[str]:
        if not self.trick:
            not_hearts = {card for card in hand if suit(card) != "H"}
            return not_hearts if self.bar and not_hearts else hand
        following = {card for card in hand if suit(card) == suit(self.trick[0])}
        trumps = {card for card in hand if self.is_trump(card)}
        return following or trumps or hand

    def is_trump(self, card: str) -> bool:
        return self.trump != "no-trumps" and suit(card) == self.trump[0].upper()

    def play(self, text: str) -> None:
        verb, _, word = text.partition(" ")
        if self.stage == "name":
            self.trump = self.turned() if word == "by-the-last" else word
            self.stage = "sale"
        elif self.stage == "sale":
            self.stage = "play" if verb == "keep" else "buy"
            self.seller = self.turn
            self.turn = self.turn if verb == "keep" else (self.turn + 1) % 4
        elif self.stage == "buy":
            self.answer(verb, word)
        else:
            self.card(word)

    def turned(self) -> str:
        """3.4."""
        self.heard.append(f"{self.forehand} last-card {self.eighth}")
        return next(name for name in TRUMPS if name[0].upper() == suit(self.eighth))

    def answer(self, verb: str, word: str) -> None:
        if verb == "buy":
            self.buyer, self.trump = self.turn, word
        self.turn = (self.turn + 1) % 4
        if verb == "buy" or self.turn == self.forehand:
            self.turn, self.stage = self.forehand, "play"

    def card(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        self.turn = (self.turn + 1) % 4
        if len(self.trick) == 4:
            trumps = [each for each in self.trick if self.is_trump(each)]
            best = max(trumps or [each for each in self.trick if suit(each) == suit(self.trick[0])], key=height)
            self.turn = (self.turn + self.trick.index(best)) % 4
            self.tricks.append((self.turn, self.trick))
            self.trick = []
            if len(self.tricks) == 8 or (self.early_stop and self.nothing_left()):
                self.stage = "over"

    def nothing_left(self) -> bool:
        a_trick, at_the_end, cards = TABLE[self.number]
        held = set().union(*self.hands)
        return not a_trick and not at_the_end and not any(counts(card) for counts, _ in cards for card in held)

    def scores(self) -> list[int]:
        a_trick, at_the_end, counted = TABLE[self.number]
        points = [0, 0, 0, 0]
        for at, (taker, cards) in enumerate(self.tricks, 1):
            points[taker] += a_trick + (at_the_end if at >= 7 else 0)
            points[taker] += sum(value for counts, value in counted for card in cards if counts(card))
        if self.buyer >= 0:
            points[self.seller] += 6
            points[self.buyer] -= 6
        return points

    def said(self) -> list[str]:
        """What everybody has heard besides the cards played."""
        return self.heard
