"""Bela for four, read off the rulebook page and nothing else: cards and moves are texts, hands are sets, and nothing is fast.

It is compared with the engine move by move, counts the lines of the perft files, and judges imagined deals.
"""

from __future__ import annotations

RUNS = ["7", "8", "9", "10", "J", "Q", "K", "A"]  # 1.4
PLAIN = ["7", "8", "9", "J", "Q", "K", "10", "A"]  # 1.2
TRUMP = ["7", "8", "Q", "K", "10", "A", "9", "J"]
PLAIN_POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
FOURS = {"J": 200, "9": 150, "A": 100, "10": 100, "K": 100, "Q": 100}  # 4.2
RUN_POINTS = {3: 20, 4: 50, 5: 100, 6: 100, 7: 100, 8: 100}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}

Declaration = tuple[int, bool, int, int, str, frozenset[str]]
"""Points, a four or not, length, place in the order of 4.6, what is named, the cards: compared in this order."""


def suit(card: str) -> str:
    return card[-1]


def rank(card: str) -> str:
    return card[:-1]


def declared(hand: set[str]) -> list[Declaration]:
    """4.2 to 4.4: everything a hand of eight can declare."""
    found: list[Declaration] = []
    for place, name in enumerate(["Q", "K", "10", "A", "9", "J"]):
        four = frozenset(name + each for each in SUITS)
        if four <= hand:
            found.append((FOURS[name], True, 4, place, name, four))
    for each in SUITS:
        for low in range(8):
            for high in range(low + 2, 8):
                run = frozenset(RUNS[at] + each for at in range(low, high + 1))
                below = RUNS[low - 1] + each if low > 0 else ""
                above = RUNS[high + 1] + each if high < 7 else ""
                if run <= hand and below not in hand and above not in hand:
                    found.append((RUN_POINTS[len(run)], False, len(run), high, RUNS[high], run))
    return found


class Bela:
    """One deal; ``totals`` is the score of the match before it."""

    def __init__(self, pack: list[str], dealer: int, totals: tuple[int, int] = (0, 0), overtrump: bool = True, target: int = 1001) -> None:
        self.dealer, self.totals, self.overtrump, self.target = dealer, totals, overtrump, target
        self.forehand = self.turn = (dealer + 1) % 4
        self.hands: list[set[str]] = [set(), set(), set(), set()]
        self.talons: list[set[str]] = [set(), set(), set(), set()]
        for packet, places in ((3, self.hands), (3, self.hands), (2, self.talons)):
            for step in range(4):
                places[(self.forehand + step) % 4] |= set(pack[:packet])
                pack = pack[packet:]
        self.stage, self.trump, self.caller = "call", "", -1
        self.best_said: list[Declaration | None] = [None] * 4
        self.declarations = [0, 0]
        self.bela = -1
        self.trick: list[str] = []
        self.tricks: list[tuple[int, list[str]]] = []
        self.heard: list[str] = []
        self.points, self.winner = [0, 0], -1

    def actors(self) -> list[int]:
        return [] if self.stage == "over" else [self.turn]

    def legal(self) -> set[str]:
        if self.stage == "call":
            return {f"call {name}" for name in SUITS.values()} | (set() if self.turn == self.dealer else {"pass"})
        if self.stage == "declare":
            return {"pass", "declare"} if declared(self.hands[self.turn]) else {"pass"}
        return {f"play {card}" for card in self.playable(self.hands[self.turn])}

    def playable(self, hand: set[str]) -> set[str]:
        """5.2, row by row."""
        if not self.trick:
            return hand
        led = suit(self.trick[0])
        of_led = {card for card in hand if suit(card) == led}
        trumps = {card for card in hand if suit(card) == self.trump}
        trumps_there = [card for card in self.trick if suit(card) == self.trump]
        if of_led:
            if trumps_there and led != self.trump:
                return of_led
            order = TRUMP if led == self.trump else PLAIN
            best = max(order.index(rank(card)) for card in self.trick if suit(card) == led)
            return {card for card in of_led if order.index(rank(card)) > best} or of_led
        if trumps and trumps_there and self.overtrump:
            best = max(TRUMP.index(rank(card)) for card in trumps_there)
            return {card for card in trumps if TRUMP.index(rank(card)) > best} or trumps
        return trumps or hand

    def play(self, text: str) -> None:
        if self.stage == "call":
            self.call(text)
        elif self.stage == "declare":
            self.declare(text)
        else:
            self.card(text.removeprefix("play "))

    def take_up(self, seat: int) -> None:
        self.hands[seat] |= self.talons[seat]
        self.talons[seat] = set()

    def call(self, text: str) -> None:
        if text == "pass":
            self.take_up(self.turn)
            self.turn = (self.turn + 1) % 4
            return
        self.caller, self.trump = self.turn, text.removeprefix("call ")[0].upper()
        for seat in range(4):
            self.take_up(seat)
            if self.hands[seat] == {name + self.trump for name in RUNS}:  # 3.7
                self.winner, self.stage = seat % 2, "over"
                self.heard.append(f"{seat} belot")
        if self.stage != "over":
            self.stage, self.turn = "declare", self.forehand

    def declare(self, text: str) -> None:
        if text == "declare":
            best = max(declared(self.hands[self.turn]))
            self.best_said[self.turn] = best
            self.heard.append(f"{self.turn} {best[0]} {'four' if best[1] else 'run'} {best[2]} {best[4]}")
        self.turn = (self.turn + 1) % 4
        if self.turn == self.forehand:
            self.stage = "play"
            self.show()

    def show(self) -> None:
        """4.6 to 4.9."""
        order = [(self.forehand + step) % 4 for step in range(4)]
        said = [(best[:4], -order.index(seat), seat) for seat, best in enumerate(self.best_said) if best]
        if not said:
            return
        side = max(said)[2] % 2
        for seat in (side, side + 2):
            shown = declared(self.hands[seat])
            if shown:
                self.declarations[side] += sum(each[0] for each in shown)
                self.heard.append(f"{seat} shows {' '.join(sorted(set().union(*[each[5] for each in shown])))}")

    def card(self, card: str) -> None:
        hand = self.hands[self.turn]
        pair = {"K" + self.trump, "Q" + self.trump}
        if card in pair and pair <= hand:  # 4.10
            self.bela = self.turn
            self.heard.append(f"{self.turn} bela")
        hand.remove(card)
        self.trick.append(card)
        self.turn = (self.turn + 1) % 4
        if len(self.trick) == 4:
            self.taken()

    def taken(self) -> None:
        """5.7, and 7.2."""
        trumps = [card for card in self.trick if suit(card) == self.trump]
        followers = [card for card in self.trick if suit(card) == suit(self.trick[0])]
        best = max(trumps, key=lambda card: TRUMP.index(rank(card))) if trumps else max(followers, key=lambda card: PLAIN.index(rank(card)))
        self.turn = (self.turn + self.trick.index(best)) % 4
        self.tricks.append((self.turn, self.trick))
        self.trick = []
        side = self.turn % 2
        if self.totals[side] + self.collected(side) >= self.target:
            self.winner, self.stage = side, "over"
        elif len(self.tricks) == 8:
            self.stage = "over"
            self.score()

    def collected(self, side: int) -> int:
        own = [cards for taker, cards in self.tricks if taker % 2 == side]
        if not own:  # 4.11
            return 0
        points = sum((TRUMP_POINTS if suit(card) == self.trump else PLAIN_POINTS)[rank(card)] for cards in own for card in cards)
        last = 10 if len(self.tricks) == 8 and self.tricks[-1][0] % 2 == side else 0
        return points + last + self.declarations[side] + (20 if self.bela >= 0 and self.bela % 2 == side else 0)

    def score(self) -> None:
        """6."""
        caller, other = self.caller % 2, 1 - self.caller % 2
        self.points = [self.collected(0), self.collected(1)]
        worth = sum(self.points)
        if self.points[caller] < worth // 2 + 1:
            self.points[caller], self.points[other] = 0, worth
        for side in (0, 1):
            if all(taker % 2 == side for taker, _ in self.tricks):
                self.points[side] += 90

    def scores(self) -> list[int]:
        return self.points

    def said(self) -> list[str]:
        """What everybody has heard besides the cards played."""
        return self.heard
