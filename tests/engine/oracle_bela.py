"""Bela for four, three and two, read off the rulebook pages and nothing else: cards and moves are texts, hands are sets, nothing is fast.

It is compared with the engine move by move, counts the lines of the perft files, and judges imagined deals.
"""

from __future__ import annotations

from collections.abc import Sequence

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

    seats, sides, tricks_in_all = 4, 2, 8

    def __init__(self, pack: list[str], dealer: int, totals: Sequence[int] = (0, 0), overtrump: bool = True, target: int = 1001) -> None:
        self.dealer, self.totals, self.overtrump, self.target = dealer, totals, overtrump, target
        self.forehand = self.turn = (dealer + 1) % self.seats
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        self.talons: list[set[str]] = [set() for _ in range(self.seats)]
        self.laid: list[set[str]] = [set() for _ in range(self.seats)]
        self.pack = list(pack)
        self.deal()
        self.stage, self.trump, self.caller = "call", "", -1
        self.best_said: list[Declaration | None] = [None] * self.seats
        self.declarations = [0] * self.sides
        self.bela = -1
        self.trick: list[str] = []
        self.tricks: list[tuple[int, list[str]]] = []
        self.heard: list[str] = []
        self.points, self.winner = [0] * self.sides, -1

    def deal(self) -> None:
        """2.3."""
        self.packets(3, self.hands)
        self.packets(3, self.hands)
        self.packets(2, self.talons)

    def packets(self, packet: int, places: list[set[str]]) -> None:
        """So many cards to each, from forehand on."""
        for step in range(self.seats):
            places[(self.forehand + step) % self.seats] |= set(self.pack[:packet])
            del self.pack[:packet]

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
            self.turn = (self.turn + 1) % self.seats
            return
        self.name(text)
        self.complete("declare")

    def name(self, text: str) -> None:
        self.caller, self.trump = self.turn, text.removeprefix("call ")[0].upper()

    def complete(self, stage: str) -> None:
        """3.5, 3.7."""
        self.stage, self.turn = stage, self.forehand
        for seat in range(self.seats):
            self.take_up(seat)
            if self.hands[seat] >= {name + self.trump for name in RUNS}:
                self.winner, self.stage = seat % self.sides, "over"
                self.heard.append(f"{seat} belot")

    def declare(self, text: str) -> None:
        if text == "declare":
            best = max(declared(self.hands[self.turn]))
            self.best_said[self.turn] = best
            self.heard.append(f"{self.turn} {best[0]} {'four' if best[1] else 'run'} {best[2]} {best[4]}")
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.forehand:
            self.stage = "play"
            self.show()

    def show(self) -> None:
        """4.6 to 4.9."""
        order = [(self.forehand + step) % self.seats for step in range(4)]
        said = [(best[:4], -order.index(seat), seat) for seat, best in enumerate(self.best_said) if best]
        if not said:
            return
        side = max(said)[2] % self.sides
        for seat in range(side, self.seats, self.sides):
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
        self.turn = (self.turn + 1) % self.seats
        if len(self.trick) == self.seats:
            self.taken()

    def taken(self) -> None:
        """5.7, and 7.2."""
        trumps = [card for card in self.trick if suit(card) == self.trump]
        followers = [card for card in self.trick if suit(card) == suit(self.trick[0])]
        best = max(trumps, key=lambda card: TRUMP.index(rank(card))) if trumps else max(followers, key=lambda card: PLAIN.index(rank(card)))
        self.turn = (self.turn + self.trick.index(best)) % self.seats
        self.tricks.append((self.turn, self.trick))
        self.trick = []
        side = self.turn % self.sides
        if self.totals[side] + self.collected(side) >= self.target:
            self.winner, self.stage = side, "over"
        elif len(self.tricks) == self.tricks_in_all:
            self.stage = "over"
            self.score()

    def collected(self, side: int) -> int:
        own = [cards for taker, cards in self.tricks if taker % self.sides == side]
        points = sum(self.worth(card) for cards in [*own, *self.laid[side :: self.sides]] for card in cards)
        if not own:  # 4.11
            return points
        last = 10 if len(self.tricks) == self.tricks_in_all and self.tricks[-1][0] % self.sides == side else 0
        return points + last + self.declarations[side] + (20 if self.bela >= 0 and self.bela % self.sides == side else 0)

    def score(self) -> None:
        """6."""
        self.points = [self.collected(side) for side in range(self.sides)]
        self.fall(self.caller % self.sides)
        for side in range(self.sides):
            if all(taker % self.sides == side for taker, _ in self.tricks):
                self.points[side] += 90

    def fall(self, caller: int) -> None:
        """6.4 to 6.6."""
        worth = sum(self.points)
        if self.points[caller] < worth // 2 + 1:
            self.points[caller], self.points[1 - caller] = 0, worth

    def worth(self, card: str) -> int:
        """1.2."""
        return (TRUMP_POINTS if suit(card) == self.trump else PLAIN_POINTS)[rank(card)]

    def scores(self) -> list[int]:
        return self.points

    def said(self) -> list[str]:
        """What everybody has heard besides the cards played."""
        return self.heard


class Bela3(Bela):
    """Three, each for themselves: forehand must name and lays two away; a fallen caller's points vanish."""

    seats, sides, tricks_in_all = 3, 3, 10

    def deal(self) -> None:
        """2.3, 2.4."""
        self.packets(3, self.hands)
        self.packets(3, self.hands)
        self.packets(4, self.talons)
        self.talons[self.forehand] |= set(self.pack)

    def legal(self) -> set[str]:
        if self.stage == "call":
            return {f"call {name}" for name in SUITS.values()}
        if self.stage == "lay":
            return {f"discard {card}" for card in self.hands[self.turn]}
        return super().legal()

    def play(self, text: str) -> None:
        if self.stage == "lay":
            card = text.removeprefix("discard ")
            self.hands[self.turn].remove(card)
            self.laid[self.turn].add(card)
            self.stage = "lay" if len(self.laid[self.turn]) < 2 else "declare"
        else:
            super().play(text)

    def call(self, text: str) -> None:
        self.name(text)
        self.complete("lay")

    def fall(self, caller: int) -> None:
        """6.4 to 6.6."""
        if self.points[caller] <= sum(self.points) - self.points[caller]:
            self.points[caller] = 0


class Bela2(Bela):
    """Two: a turned card, two rounds of naming, the exchange of the seven."""

    seats, sides, tricks_in_all = 2, 2, 10

    def deal(self) -> None:
        """2.3 to 2.5."""
        self.packets(3, self.hands)
        self.packets(3, self.hands)
        self.open_card = self.pack.pop(0)
        self.packets(4, self.talons)
        self.passes = 0

    def legal(self) -> set[str]:
        turned = {f"call {SUITS[suit(self.open_card)]}"}
        others = {f"call {name}" for name in SUITS.values()} - turned
        if self.stage == "call":
            return [turned | {"pass"}, turned | {"pass"}, others | {"pass"}, others][self.passes]
        if self.stage == "exchange":
            return {"pass", f"exchange 7{self.trump}"} if "7" + self.trump in self.hands[self.turn] else {"pass"}
        return super().legal()

    def play(self, text: str) -> None:
        if self.stage == "exchange":
            self.exchange(text)
        else:
            super().play(text)

    def call(self, text: str) -> None:
        if text == "pass":
            self.passes, self.turn = self.passes + 1, 1 - self.turn
            return
        self.name(text)
        if self.trump == suit(self.open_card) and rank(self.open_card) != "7":
            self.stage, self.turn = "exchange", self.forehand
        else:
            self.complete("declare")

    def exchange(self, text: str) -> None:
        """3.6."""
        hand, seven = self.hands[self.turn], "7" + self.trump
        if text != "pass":
            hand.remove(seven)
            hand.add(self.open_card)
            self.heard.append(f"{self.turn} exchanges {self.open_card}")
            self.open_card = seven
        if text == "pass" and self.turn == self.forehand:
            self.turn = self.dealer
        else:
            self.complete("declare")
