"""Sedmice, read off the rulebook page and nothing else: cards and moves are texts, hands are lists, and nothing is fast."""

from __future__ import annotations


class Sedmice:
    """One pack."""

    def __init__(self, pack: list[str], dealer: int, seats: int) -> None:
        self.seats = seats
        self.turn = self.leader = (dealer + 1) % seats
        self.pack = list(pack)
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        for step in range(seats):
            self.hands[(self.leader + step) % seats] = [self.pack.pop(0) for _ in range(4)]
        self.lying: list[tuple[int, str]] = []
        self.asked = False
        self.tricks: list[tuple[int, list[str]]] = []
        self.points = [0, 0]

    def actors(self) -> list[int]:
        return [self.turn] if any(self.hands) or self.lying else []

    def answers(self, card: str) -> bool:
        """3.3, 3.4."""
        return card[:-1] in ("7", self.lying[0][1][:-1])

    def legal(self) -> set[str]:
        hand = self.hands[self.turn]
        if self.asked:
            return {f"play {card}" for card in hand if self.answers(card)} | {"pass"}
        return {f"play {card}" for card in hand}

    def play(self, text: str) -> None:
        if text == "pass":
            self.take()
            return
        card = text.removeprefix("play ")
        self.asked = False
        self.hands[self.turn].remove(card)
        self.lying.append((self.turn, card))
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.leader:
            if self.hands[self.leader]:
                self.asked = True
            else:
                self.take()

    def take(self) -> None:
        """3.5, 2.4."""
        taker = [seat for seat, card in self.lying if self.answers(card)][-1]
        self.tricks.append((taker, [card for _, card in self.lying]))
        self.lying, self.asked, self.turn, self.leader = [], False, taker, taker
        while self.pack and min(len(hand) for hand in self.hands) < 4:
            for step in range(self.seats):
                self.hands[(taker + step) % self.seats].append(self.pack.pop(0))
        if not any(self.hands):
            self.score()

    def score(self) -> None:
        """5."""
        won = [
            sum(10 for taker, cards in self.tricks if taker % 2 == side for card in cards if card[:-1] in ("A", "10")) for side in (0, 1)
        ]
        last = self.tricks[-1][0] % 2
        winner = last if won[0] == won[1] else won.index(max(won))
        swept = all(taker % 2 == winner for taker, _ in self.tricks)
        self.points[winner] = 3 if swept else 2 if won[winner] == 80 else 1

    def scores(self) -> list[int]:
        return self.points

    def said(self) -> list[str]:
        return []
