"""Preferans, slowly: a program written from the rulebook page alone, as a generator that asks and is told.

Cards and words are texts; ``bule``, ``supe`` and ``refe`` are what the sheet shows before the deal and, at the end, after it.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

RANKS = ["7", "8", "9", "10", "J", "Q", "K", "A"]
VALUES = {"spades": 2, "diamonds": 3, "hearts": 4, "clubs": 5, "betl": 6, "sans": 7}
LETTERS = {"spades": "S", "diamonds": "D", "hearts": "H", "clubs": "C"}

Talk = Generator[tuple[int, list[str]], str, None]
"""Yields who is asked and what they may say, is sent what they say."""


def rank(card: str) -> int:
    return RANKS.index(card[:-1])


class Preferans:
    """One deal, played by sending words to :meth:`play`."""

    def __init__(
        self, pack: list[str], dealer: int, seats: int, options: Any, bule: list[int], supe: list[list[int]], refe: list[int], written: int
    ) -> None:
        self.options = options
        self.bule, self.supe, self.refe, self.written = bule[:], [row[:] for row in supe], refe[:], written
        self.three = [(dealer + step) % seats for step in (1, 2, 3)]
        self.hands: dict[int, list[str]] = {}
        for at, seat in enumerate(self.three):
            self.hands[seat] = pack[5 * at : 5 * at + 5] + pack[17 + 5 * at : 22 + 5 * at]
        self.talon = pack[15:17]
        self.kontra = 1
        self.together = self.doubler = None  # type: int | None
        self.coming: list[int] = []
        self.last_bid: dict[int, int] = {}
        self.talk = self.course()
        self.question: tuple[int, list[str]] | None = next(self.talk)

    def actors(self) -> list[int]:
        return [] if self.question is None else [self.question[0]]

    def legal(self) -> set[str]:
        return set() if self.question is None else set(self.question[1])

    def play(self, word: str) -> None:
        assert word in self.legal()
        try:
            self.question = self.talk.send(word)
        except StopIteration:
            self.question = None

    # --- the course of a deal

    def course(self) -> Talk:
        yield from self.auction()
        if self.declarer is None:
            self.write_refe()
            return
        if not self.igra:
            yield from self.talon_game()
        first, second = self.others()
        if self.game == "betl":
            self.coming = [first, second]
        elif self.doubler is None:
            for seat in (first, second):
                may = ["stay"] + (["follow"] if self.may_follow(seat) else [])
                if (yield seat, may) == "follow":
                    self.coming.append(seat)
        if self.doubler is None:
            yield from self.ask_for_kontra()
        else:
            yield from self.ladder()
        if self.game == "spades" and not self.igra and self.kontra == 1:
            self.spades_without_kontra()
            return
        if not self.coming:
            self.write(True, {})
            return
        if self.options.bargains and len(self.coming) == 1 and self.together is None and self.doubler is None:
            agreed: list[int] = []
            yield from self.bargain(agreed)
            if agreed:
                self.write(agreed[0] <= 4, {self.coming[0]: agreed[0]})
                return
        tricks = dict.fromkeys(self.three, 0)
        yield from self.tricks(tricks)
        self.count(tricks)

    def others(self) -> tuple[int, int]:
        at = self.three.index(self.declarer)  # type: ignore[arg-type]
        return self.three[(at + 1) % 3], self.three[(at + 2) % 3]

    def auction(self) -> Talk:
        """7 and 8, seat by seat round the table until nobody has anything to say."""
        self.declarer: int | None = None
        self.game, self.igra = "", False
        number, owner = 1, None  # type: int, int | None
        passed: set[int] = set()
        spoken: set[int] = set()
        shouts: list[tuple[int, str]] = []
        at = 0
        quiet = 0
        while quiet < 3:
            seat = self.three[at % 3]
            at += 1
            words: list[str] = []
            if seat not in passed:
                loudest = shouts[-1][1] if shouts else ""
                if not shouts and seat != owner:
                    if owner is None:
                        words.append("bid 2")
                    elif self.three.index(seat) < self.three.index(owner):
                        words.append(f"hold {number}")
                    elif number < 7:
                        words.append(f"bid {number + 1}")
                if seat not in spoken:
                    words += {"": ["igra", "betl", "sans"], "igra": ["igra", "betl", "sans"], "betl": ["sans"], "sans": []}[loudest]
            if not words:
                quiet += 1
                continue
            quiet = 0
            word = yield seat, [*words, "pass"]
            spoken.add(seat)
            if word == "pass":
                passed.add(seat)
            elif word[0] in "bh" and word != "betl":
                number, owner = int(word.split()[1]), seat
                self.last_bid[seat] = number
            else:
                shouts.append((seat, word))
        self.least = number
        if not shouts:
            self.declarer = owner
            return
        self.igra = True
        if shouts[-1][1] != "igra":
            self.declarer, self.game = shouts[-1]
            return
        yield from self.name_igra([seat for seat, _ in shouts])

    def name_igra(self, callers: list[int]) -> Talk:
        """8.5, 8.6."""
        suits = ["spades", "diamonds", "hearts", "clubs"]
        best = -1
        rival: int | None = None
        for seat in callers:
            words = [
                f"choose {suit}"
                for at, suit in enumerate(suits)
                if at > best or (at == best > 0 and self.options.equal == "yield" and rival is None)
            ]
            word = yield seat, words + (["weaker"] if best >= 0 else [])
            if word == "weaker":
                continue
            named = suits.index(word.split()[1])
            if named == best:
                rival = seat
            else:
                best, self.declarer, rival = named, seat, None
        self.game = suits[best]
        if rival is not None:
            first = self.declarer
            assert first is not None
            if (yield first, ["keep", "yield"]) == "yield":
                self.declarer, self.doubler, self.kontra, self.coming = rival, first, 2, [first]

    def talon_game(self) -> Talk:
        """7.8 to 7.10."""
        seat = self.declarer
        assert seat is not None
        hand = self.hands[seat]
        hand += self.talon
        for _ in range(2):
            hand.remove((yield seat, [f"discard {card}" for card in hand]).split()[1])
        games = [game for game, value in VALUES.items() if value >= self.least and self.may_play(hand, game)]
        self.game = (yield seat, [f"choose {game}" for game in games]).split()[1]

    def may_play(self, hand: list[str], game: str) -> bool:
        """16.1, 16.2."""
        trumps = [card for card in hand if card[-1] == LETTERS.get(game)]
        if self.options.trumps == "free" or game in ("betl", "sans"):
            return True
        return len(trumps) >= 3 and (self.options.trumps == "three" or any(card[:-1] in "QKA" for card in trumps))

    def may_follow(self, seat: int) -> bool:
        """16.4."""
        if self.game != "spades" or not self.options.spades_followers:
            return True
        hand = self.hands[seat]
        for ace in [card for card in hand if card[0] == "A"]:
            rest = [card for card in hand if card != ace]
            if any(card[0] == "A" for card in rest):
                return True
            spades = sorted([rank(card) for card in rest if card[-1] == "S"])
            if spades:
                over = [each for each in range(spades[-1] + 1, 8) if f"{RANKS[each]}S" not in hand]
                if len(over) <= len(spades) - 1:
                    return True
        return False

    def ask_for_kontra(self) -> Talk:
        """10.1 and 9.5."""
        for seat in self.coming:
            words = ["fine", "kontra"]
            if len(self.coming) == 1 and not (self.game == "spades" and not self.igra):
                words.append("together")
            word = yield seat, words
            if word == "together":
                self.together = seat
            if word == "kontra":
                self.doubler, self.kontra = seat, 2
                yield from self.ladder()
                return

    def ladder(self) -> Talk:
        """10.4, 10.5."""
        for step, word in enumerate(["rekontra", "subkontra", "mortkontra"]):
            seat = self.declarer if step % 2 == 0 else self.doubler
            assert seat is not None
            if (yield seat, ["fine", word]) == "fine":
                return
            self.kontra *= 2

    def bargain(self, agreed: list[int]) -> Talk:
        """16.5."""
        seat, declarer = self.coming[0], self.declarer
        assert declarer is not None
        word = yield seat, ["play-on"] + [f"claim {number}" for number in range(1, 6)]
        asked = 0 if word == "play-on" else int(word[-1])
        answers = ["play-on"] + [f"grant {number}" for number in range(1, 6) if number != asked] + (["agree"] if asked else [])
        word = yield declarer, answers
        if word == "agree":
            agreed.append(asked)
        elif word != "play-on" and (yield seat, ["agree", "play-on"]) == "agree":
            agreed.append(int(word[-1]))

    def tricks(self, tricks: dict[int, int]) -> Talk:
        """12."""
        declarer = self.declarer
        assert declarer is not None
        head = self.doubler if self.doubler is not None else self.together
        players = [seat for seat in self.three if seat == declarer or seat in self.coming or head is not None]
        leader = players[0]
        if self.game == "sans":
            right, left = self.others()
            leader = left if left in players else right
        first_suit = ""
        if self.game == "sans" and self.options.sans_lead and head is not None and leader not in self.coming:
            bid = self.last_bid.get(head, 0)
            first_suit = {2: "S", 3: "D", 4: "H", 5: "C"}.get(bid, "S" if self.doubler is not None else "C")
        trump = LETTERS.get(self.game, "")
        for number in range(10):
            start = players.index(leader)
            table: list[tuple[str, int]] = []
            for seat in players[start:] + players[:start]:
                hand = self.hands[seat]
                fits = [card for card in hand if (card[-1] == table[0][0][-1] if table else number == 0 and card[-1] == first_suit)]
                if table and not fits:
                    fits = [card for card in hand if card[-1] == trump]
                card = (yield seat, [f"play {card}" for card in fits or hand]).split()[1]
                hand.remove(card)
                table.append((card, seat))
            suit = trump if any(card[-1] == trump for card, _ in table) else table[0][0][-1]
            leader = max([(rank(card), seat) for card, seat in table if card[-1] == suit])[1]
            tricks[leader] += 1
            if self.game == "betl" and tricks[declarer]:
                return

    # --- what is written

    def count(self, tricks: dict[int, int]) -> None:
        """12.5 to 12.7."""
        first, second = self.others()
        own = tricks[self.declarer]  # type: ignore[index]
        if self.game == "betl":
            lost = own > 0
            self.betl(lost)
            return
        pair = {first: tricks[first], second: tricks[second]}
        head = self.doubler if self.doubler is not None else self.together
        self.write(own >= 6, pair if head is None else {head: sum(pair.values())})

    def worth(self) -> int:
        value = VALUES[self.game] + (1 if self.igra else 0)
        return value * 2 * self.kontra * (2 if self.refe[self.declarer] else 1)  # type: ignore[index]

    def fails(self, seat: int, took: dict[int, int]) -> bool:
        if seat == self.doubler:
            return took[seat] < 5
        if seat == self.together:
            return took[seat] < 4
        return took.get(seat, 0) < 2 and sum(took.values()) < 4

    def write(self, made: bool, took: dict[int, int]) -> None:
        """13.3 to 13.5; ``took``: the tricks each seat writes."""
        if self.doubler is not None:
            judged = [self.doubler]
        elif self.together is not None:
            judged = [self.together]
        else:
            judged = self.coming
        worth = self.worth()
        for seat, count in took.items():
            self.supe[seat][self.declarer] += count * worth  # type: ignore[index]
        self.move(made, [seat for seat in judged if self.fails(seat, took)])

    def betl(self, lost: bool) -> None:
        """13.6."""
        ten = 10 * (7 if self.igra else 6) * (self.worth() // (14 if self.igra else 12))
        if lost and self.doubler is None:
            for seat in self.others():
                self.supe[seat][self.declarer] += ten  # type: ignore[index]
        elif lost:
            self.supe[self.doubler][self.declarer] += ten * (1 if self.options.betl_kontra == "one" else 2)  # type: ignore[index]
        self.move(not lost, [] if lost or self.doubler is None else [self.doubler])

    def move(self, made: bool, failed: list[int]) -> None:
        """13.3, 13.9, 11.4."""
        worth = self.worth()
        seat = self.declarer
        assert seat is not None
        up = worth * 2 if self.options.last_fall and worth >= sum(self.bule) else worth
        for each in failed + ([] if made else [seat]):
            self.bule[each] += up
        if made:
            self.bule[seat] -= min(worth, sum(self.bule))
        if self.refe[seat]:
            self.refe[seat] -= 1

    def write_refe(self) -> None:
        """11.1, 11.2."""
        if self.written < self.options.refe and all(each >= 0 for each in self.bule):
            self.refe = [each + 1 for each in self.refe]
            self.written += 1

    def spades_without_kontra(self) -> None:
        """10.8, 15.1."""
        room = self.written < self.options.refe and all(each >= 0 for each in self.bule)
        below = self.bule[self.declarer] < 0  # type: ignore[index]
        free = {"passes": True, "used": sum(self.refe) == 0, "hat": sum(self.refe) == 0 and below}[self.options.spades]
        if room:
            self.write_refe()
        elif free:
            self.move(True, [])
