"""Vist and Savremeni vist, read off the rulebook pages and nothing else: cards and moves are texts, hands are sets, nothing is fast."""

from __future__ import annotations

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]  # 1.2


def suit(card: str) -> str:
    return card[-1]


def strength(card: str) -> int:
    return RANKS.index(card[:-1])


class Tables:
    """6: the three tables on paper."""

    def __init__(self, first: tuple[int, int] = (0, 0), second: tuple[int, int] = (0, 0)) -> None:
        self.first, self.second, self.third = list(first), list(second), [0, 0]
        self.gems = [1 if points else 0 for points in second]
        self.closed = 0
        self.rubbers = 0

    def write(self, side: int, points: int) -> None:
        self.first[side] += points
        if self.first[side] < 5:
            return
        against = self.first[1 - side]
        self.second[side] += {0: 3, 1: 2, 2: 2, 3: 1, 4: 1}[against]
        self.gems[side] += 1
        self.closed += 1
        self.first = [0, 0]
        if self.gems[side] == 2:
            self.second[side] += 2
            self.third[side] += self.second[side] - self.second[1 - side]
            self.second, self.gems = [0, 0], [0, 0]
            self.rubbers += 1


class Vist:
    """One deal; ``slam``: with the question of Savremeni vist."""

    def __init__(self, pack: list[str], dealer: int, tables: Tables, slam: bool = False, early_stop: bool = False) -> None:
        self.forehand = self.turn = (dealer + 1) % 4
        self.hands: list[set[str]] = [set(), set(), set(), set()]
        for at, card in enumerate(pack):
            self.hands[(self.forehand + at) % 4].add(card)
        self.turned, self.trump = pack[-1], suit(pack[-1])
        self.tables, self.slam, self.early_stop = tables, slam, early_stop
        self.stage = "honours"
        self.counts: dict[int, int] = {}
        self.promised: int | None = None
        self.answered = 0
        self.trick: list[tuple[int, str]] = []
        self.tricks = [0, 0]
        self.winner = -1

    def actors(self) -> list[int]:
        return [] if self.stage == "over" else [self.turn]

    def held(self, seat: int) -> int:
        return len([card for card in self.hands[seat] if card in [rank + self.trump for rank in "AKQJ"]])

    def legal(self) -> set[str]:
        hand = self.hands[self.turn]
        if self.stage == "honours":
            return {f"honours {self.held(self.turn)}"}
        if self.stage == "slam":
            return {"promise", "pass"}
        same = {card for card in hand if self.trick and suit(card) == suit(self.trick[0][1])}
        return {f"play {card}" for card in same or hand}  # 4.2, 4.3

    def play(self, text: str) -> None:
        if self.stage == "honours":
            self.say(int(text.split()[1]))
        elif self.stage == "slam":
            self.answer(text)
        else:
            self.card(text.split()[1])

    def say(self, count: int) -> None:
        self.counts[self.turn] = count
        self.turn = (self.turn + 1) % 4
        if len(self.counts) < 4:
            return
        self.stage = "play"
        for side in (0, 1):
            if self.worth(side) and self.tables.first[side] < 4:
                if self.slam:
                    self.stage, self.turn = "slam", self.forehand if self.forehand % 2 == side else (self.forehand + 1) % 4
                    return
                self.tables.write(side, self.worth(side))
                if self.tables.closed:
                    self.stage = "over"
                return

    def worth(self, side: int) -> int:
        """3.3."""
        return {3: 2, 4: 4}.get(self.counts[side] + self.counts[side + 2], 0)

    def answer(self, text: str) -> None:
        """3.6 to 3.8."""
        side = self.turn % 2
        self.answered += 1
        if text == "promise" and self.answered == 1:
            self.turn = (self.turn + 2) % 4
            return
        if text == "promise":
            self.promised = side
            self.tables.write(side, self.worth(side))
        self.stage, self.turn = "play", self.forehand

    def card(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.turn = (self.turn + 1) % 4
        if len(self.trick) < 4:
            return
        led = suit(self.trick[0][1])
        trumps = [each for each in self.trick if suit(each[1]) == self.trump]
        fighting = trumps or [each for each in self.trick if suit(each[1]) == led]
        self.turn = max(fighting, key=lambda each: strength(each[1]))[0]  # 4.4
        self.tricks[self.turn % 2] += 1
        self.trick = []
        lost = self.promised is not None and self.tricks[1 - self.promised] >= 2
        if sum(self.tricks) == 13 or (lost and self.early_stop):
            self.score()

    def score(self) -> None:
        """5."""
        self.stage = "over"
        if self.promised is not None:
            made = {12: 1, 13: 3}.get(self.tricks[self.promised], 0)
            self.tables.third[self.promised if made else 1 - self.promised] += made or 1
            return
        side = 0 if self.tricks[0] >= 7 else 1
        self.tables.write(side, self.tricks[side] - 6)

    def scores(self) -> list[int]:
        return self.tables.third

    def said(self) -> list[str]:
        return [f"turned {self.turned}"]
