"""Both games of Briškula once more, slow and plain, from the rulebook pages: cards are texts, hands are lists."""

from __future__ import annotations

STRENGTH = ["2", "4", "5", "6", "7", "J", "Q", "K", "3", "A"]
POINTS = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}
SIGNS = ["karik", "trump-ace", "trump-three", "trump-king", "trump-horse", "trump-fant", "small-trump"]
WORDS = ["karik", "liso", "punti", "briskulu", "briskulicu", "malu"]


def higher(one: str, other: str, trump: str) -> bool:
    """Whether a card beats another that lies before it."""
    if one[-1] == other[-1]:
        return STRENGTH.index(one[:-1]) > STRENGTH.index(other[:-1])
    return one[-1] == trump


class Briskula:
    """One game from its pack; ``each``: the cards each plays to a trick, ``packets``: how the hands are dealt."""

    def __init__(
        self, pack: list[str], seats: int, dealer: int, each: int = 1, packets: tuple[int, ...] = (1, 1, 1), talk: bool = True
    ) -> None:
        self.seats, self.each, self.talk = seats, each, talk and seats == 4
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        order = [seat for packet in packets for at in range(seats) for seat in [(dealer + 1 + at) % seats] * packet]
        cards = list(pack)
        for count, seat in enumerate(order):
            if count == len(order) // 2:
                self.turned = cards.pop(0)
            self.hands[seat].append(cards.pop(0))
        self.stock = [*cards, self.turned]
        self.won: list[list[str]] = [[] for _ in range(seats)]
        self.trick: list[tuple[int, str]] = []
        self.turn = (dealer + 1) % seats
        self.spoken: set[tuple[int, str]] = set()

    def actors(self) -> list[int]:
        """Who is to act."""
        return [self.turn] if any(self.hands) else []

    def legal(self) -> set[str]:
        """What they may do."""
        moves = {f"play {card}" for card in self.hands[self.turn]}
        if self.talk and self.stock:
            moves |= {f"sign {sign}" for sign in SIGNS if (self.turn, "sign") not in self.spoken}
            moves |= {f"say {word}" for word in WORDS if (self.turn, "say") not in self.spoken}
        return moves

    def play(self, text: str) -> None:
        """Make a move."""
        verb, what = text.split()
        if verb != "play":
            self.spoken.add((self.turn, verb))
            return
        self.hands[self.turn].remove(what)
        self.trick.append((self.turn, what))
        self.turn = (self.turn + 1) % self.seats
        if len(self.trick) == self.seats * self.each:
            self.end_trick()

    def end_trick(self) -> None:
        """The trick is taken, and cards are drawn."""
        taker, best = self.trick[0]
        for seat, card in self.trick[1:]:
            if higher(card, best, self.turned[-1]):
                taker, best = seat, card
        self.won[taker] += [card for _, card in self.trick]
        self.trick, self.spoken, self.turn = [], set(), taker
        for at in range(self.seats * self.each if self.stock else 0):
            self.hands[(taker + at) % self.seats].append(self.stock.pop(0))

    def points(self) -> list[int]:
        """The points of each seat, of two pairs those of each pair."""
        points = [sum(POINTS.get(card[:-1], 0) for card in cards) for cards in self.won]
        return [points[0] + points[2], points[1] + points[3]] if self.seats == 4 else points

    def scores(self) -> list[int]:
        """One for whoever has most."""
        points = self.points()
        return [int(each == max(points) and points.count(each) == 1) for each in points]
