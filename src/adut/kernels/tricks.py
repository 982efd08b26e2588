"""Taking tricks: which cards may be played, which card wins, and what a play proves.

Every duty has one shape: it narrows the choice if it can be met. The duties of a player form a list of sets of cards,
from the narrowest to all cards; the legal cards are those of the first set that the hand meets.
A card from a later set proves that the hand met none of the earlier ones.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from adut.bits import bit, count, gathered, lowest, nth, suit_set
from adut.cards import JOKER, NO_SUIT, OF_SUIT, RANK_TEXTS, RANKS_OF_SUIT, SUITS, card_text, members, set_of, suit_of
from adut.deal import EMPTY, Deal, Phase
from adut.errors import IllegalMove
from adut.game import Plan
from adut.moves import ARGUMENT, PLAY_CODE, card_of, code_of
from adut.rng import Rng
from adut.zones import Zone

ALL_CARDS: Final = (1 << 52) - 1
FREE: Final = -1
"""The suit of a duty that asks for nothing."""
MOST_SEATS: Final = 6
"""As many hands has a trick deal at most."""
PLACE: Final = 6
"""The bits of one card on the table."""
WORD: Final = 10
"""So many cards of a trick go into one number."""
TRUMP_POWER: Final = 32
"""The powers from here on are those of trumps."""


def ranking(order: str) -> list[int]:
    """The strength of each rank, from a text that lists the ranks from weakest to strongest; -1: not in the pack."""
    listed = order.split()
    return [listed.index(text) if text in listed else -1 for text in RANK_TEXTS]


ACE_HIGH: Final = ranking("2 3 4 5 6 7 8 9 10 J Q K A")


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickRules:
    """How tricks go in one game: duties and strengths, as data.

    ``plain`` and ``trumps`` are the strengths of the ranks outside trumps and in trumps;
    ``beat``: a follower must beat the best card of the suit if it can (not once a plain lead has been trumped);
    ``trump``: who is void must trump; ``over``: and go over the best trump if it can;
    ``follow`` False: there is no duty at all.
    """

    def __init__(
        self,
        plain: list[int] = ACE_HIGH,
        trumps: list[int] = ACE_HIGH,
        beat: bool = False,
        trump: bool = True,
        over: bool = False,
        follow: bool = True,
    ) -> None:
        self.plain = plain
        self.trumps = trumps
        self.beat = beat
        self.trump = trump
        self.over = over
        self.follow = follow
        self.beaten_by: list[list[int]] = [self.table(suit) for suit in (NO_SUIT, *SUITS)]
        """For each trump suit (index + 1; 0: none) and card, the set of cards that beat it when it is winning."""
        self.power = bytes([self.power_of(card, trump) for trump in (NO_SUIT, *SUITS) for card in range(52)])
        """For each trump suit (index + 1) and card its strength, trumps above all others; a byte each, 52 bytes a trump suit."""

    def power_of(self, card: int, trump: int) -> int:
        """The strength of a card among all cards of its suit and, trumps, of the pack."""
        return self.strength(card, trump) + 1 + (TRUMP_POWER if suit_of(card) == trump else 0)

    def beats(self, trump: i64, card: i64, best: i64) -> bool:
        """Whether a card wins over the best so far."""
        start: i64 = (trump + 1) * 52
        mine: i64 = self.power[start + card]
        theirs: i64 = self.power[start + best]
        return mine > theirs and (mine >= TRUMP_POWER or card // RANKS_OF_SUIT == best // RANKS_OF_SUIT)

    def strength(self, card: int, trump: int) -> int:
        """The strength of a card within its suit."""
        return (self.trumps if suit_of(card) == trump else self.plain)[card % RANKS_OF_SUIT]

    def table(self, trump: int) -> list[int]:
        """For each of the 52 cards the set of cards that beat it."""
        table: list[int] = []
        for card in range(52):
            suit = suit_of(card)
            higher = 0
            for other in members(OF_SUIT[suit]):
                if self.strength(other, trump) > self.strength(card, trump):
                    higher |= 1 << other
            table.append(higher if trump in (NO_SUIT, suit) else higher | OF_SUIT[trump])
        return table


@mypyc_attr(allow_interpreted_subclasses=True)
class Counting:
    """What the tricks of a deal count for their taker, where that is a sum.

    ``trick`` is for each trick, ``cards`` pairs of a set and the points for each card of it, ``last`` the points for
    the last tricks in order.
    """

    def __init__(self, trick: int = 0, cards: tuple[tuple[int, int], ...] = (), last: tuple[int, ...] = ()) -> None:
        self.trick = trick
        self.cards = cards
        self.last = last

    def left(self, deal: TrickDeal) -> int:
        """What the trick on the table and those to come count together."""
        tricks = int(count(deal.hand(deal.turn)))
        total = self.trick * tricks + sum(self.last[-tricks:] if tricks else ())
        cards: i64 = deal.in_hands() | set_of(deal.trick)
        for counting, each in self.cards:
            total += int(count(cards & counting)) * each
        return total


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickDeal(Deal):
    """A deal in which tricks are taken, by all or by some of the seats.

    Hands, tricks taken and the table are kept in native numbers of the deal itself, so that a copy costs next to nothing;
    ``hands``, ``taken``, ``trick`` and ``last`` show them as lists, which are new each time.
    """

    def __init__(self, plan: Plan, rules: TrickRules) -> None:
        super().__init__(plan)
        self.rules = rules
        """Duties and strengths."""
        self.hand_0: i64 = 0
        self.hand_1: i64 = 0
        self.hand_2: i64 = 0
        self.hand_3: i64 = 0
        self.hand_4: i64 = 0
        self.hand_5: i64 = 0
        self.won_0: i64 = 0
        self.won_1: i64 = 0
        self.won_2: i64 = 0
        self.won_3: i64 = 0
        self.won_4: i64 = 0
        self.won_5: i64 = 0
        self.gone_0: i64 = 0
        self.gone_1: i64 = 0
        self.gone_2: i64 = 0
        self.gone_3: i64 = 0
        self.gone_4: i64 = 0
        self.gone_5: i64 = 0
        self.trick_cards: i64 = 0
        """The first ten cards on the table, six bits each, the lead lowest."""
        self.trick_rest: i64 = 0
        """The next ten, in games whose tricks can be so long."""
        self.trick_size: i64 = 0
        """How many they are."""
        self.last_cards: i64 = 0
        """The cards of the last full trick, likewise."""
        self.last_rest: i64 = 0
        self.last_size: i64 = 0
        """How many they were."""
        self.last_leader: i64 = 0
        """Who led to it."""
        self.stock: list[int] = EMPTY
        """Cards not dealt yet, the next to be dealt last."""
        self.trump: i64 = NO_SUIT
        """The trump suit, or ``NO_SUIT``."""
        self.leader: i64 = 0
        """Who led, or is to lead, to the trick."""
        self.best: i64 = 0
        """The card that is winning the trick."""
        self.ahead: i64 = 0
        """Whose card that is."""
        self.winners: list[int] = EMPTY
        """The seats that have taken the tricks so far, in order."""
        self.bar: i64 = 0
        """Cards that may not be led while the hand has others."""

    def copy(self, other: Any) -> None:
        super().copy(other)
        self.copy_tricks(other)

    @final
    def copy_tricks(self, other: TrickDeal) -> None:
        """Take over the fields of this class."""
        self.hand_0 = other.hand_0
        self.hand_1 = other.hand_1
        self.hand_2 = other.hand_2
        self.hand_3 = other.hand_3
        self.hand_4 = other.hand_4
        self.hand_5 = other.hand_5
        self.won_0 = other.won_0
        self.won_1 = other.won_1
        self.won_2 = other.won_2
        self.won_3 = other.won_3
        self.won_4 = other.won_4
        self.won_5 = other.won_5
        self.gone_0 = other.gone_0
        self.gone_1 = other.gone_1
        self.gone_2 = other.gone_2
        self.gone_3 = other.gone_3
        self.gone_4 = other.gone_4
        self.gone_5 = other.gone_5
        self.trick_cards = other.trick_cards
        self.trick_rest = other.trick_rest
        self.trick_size = other.trick_size
        self.last_cards = other.last_cards
        self.last_rest = other.last_rest
        self.last_size = other.last_size
        self.last_leader = other.last_leader
        self.stock = other.stock
        self.trump = other.trump
        self.leader = other.leader
        self.best = other.best
        self.ahead = other.ahead
        self.winners = other.winners
        self.bar = other.bar

    # --- hands and tricks, seat by seat

    @final
    def hand(self, seat: i64) -> i64:
        """The set of cards in a seat's hand."""
        if seat == 0:
            return self.hand_0
        if seat == 1:
            return self.hand_1
        if seat == 2:
            return self.hand_2
        if seat == 3:
            return self.hand_3
        return self.hand_4 if seat == 4 else self.hand_5

    @final
    def set_hand(self, seat: i64, cards: i64) -> None:
        """Give a seat this hand."""
        if seat == 0:
            self.hand_0 = cards
        elif seat == 1:
            self.hand_1 = cards
        elif seat == 2:
            self.hand_2 = cards
        elif seat == 3:
            self.hand_3 = cards
        elif seat == 4:
            self.hand_4 = cards
        else:
            self.hand_5 = cards

    @final
    def won(self, seat: i64) -> i64:
        """The set of cards in a seat's tricks."""
        if seat == 0:
            return self.won_0
        if seat == 1:
            return self.won_1
        if seat == 2:
            return self.won_2
        if seat == 3:
            return self.won_3
        return self.won_4 if seat == 4 else self.won_5

    @final
    def set_won(self, seat: i64, cards: i64) -> None:
        """Let these be the cards of a seat's tricks."""
        if seat == 0:
            self.won_0 = cards
        elif seat == 1:
            self.won_1 = cards
        elif seat == 2:
            self.won_2 = cards
        elif seat == 3:
            self.won_3 = cards
        elif seat == 4:
            self.won_4 = cards
        else:
            self.won_5 = cards

    @final
    def gone_from(self, seat: i64) -> i64:
        """The set of cards a seat has played."""
        if seat == 0:
            return self.gone_0
        if seat == 1:
            return self.gone_1
        if seat == 2:
            return self.gone_2
        if seat == 3:
            return self.gone_3
        return self.gone_4 if seat == 4 else self.gone_5

    @final
    def set_gone(self, seat: i64, cards: i64) -> None:
        """Let these be the cards a seat has played."""
        if seat == 0:
            self.gone_0 = cards
        elif seat == 1:
            self.gone_1 = cards
        elif seat == 2:
            self.gone_2 = cards
        elif seat == 3:
            self.gone_3 = cards
        elif seat == 4:
            self.gone_4 = cards
        else:
            self.gone_5 = cards

    @final
    def in_hands(self) -> i64:
        """The set of cards in all hands."""
        return self.hand_0 | self.hand_1 | self.hand_2 | self.hand_3 | self.hand_4 | self.hand_5

    @property
    def hands(self) -> list[int]:
        """For each seat the set of cards in its hand."""
        return [int(self.hand(seat)) for seat in range(self.seats)]

    @hands.setter
    def hands(self, hands: list[int]) -> None:
        for seat, cards in enumerate(hands):
            self.set_hand(seat, cards)

    @property
    def taken(self) -> list[int]:
        """For each seat the set of cards in its tricks."""
        return [int(self.won(seat)) for seat in range(self.seats)]

    @taken.setter
    def taken(self, taken: list[int]) -> None:
        for seat, cards in enumerate(taken):
            self.set_won(seat, cards)

    @property
    def gone(self) -> list[int]:
        """For each seat the set of cards it has played."""
        return [int(self.gone_from(seat)) for seat in range(self.seats)]

    @gone.setter
    def gone(self, gone: list[int]) -> None:
        for seat, cards in enumerate(gone):
            self.set_gone(seat, cards)

    @property
    def trick(self) -> list[int]:
        """The cards on the table, the lead first."""
        return laid_out(self.trick_cards, self.trick_rest, self.trick_size)

    @trick.setter
    def trick(self, cards: list[int]) -> None:
        self.trick_cards, self.trick_rest, self.trick_size = packed(cards[:WORD]), packed(cards[WORD:]), len(cards)

    @property
    def last(self) -> list[int]:
        """The cards of the last full trick, the lead first."""
        return laid_out(self.last_cards, self.last_rest, self.last_size)

    @last.setter
    def last(self, cards: list[int]) -> None:
        self.last_cards, self.last_rest, self.last_size = packed(cards[:WORD]), packed(cards[WORD:]), len(cards)

    # --- the trick on the table

    @final
    def suit_led(self) -> i64:
        """The suit led; asked only while a card lies on the table."""
        return (self.trick_cards & 63) // RANKS_OF_SUIT

    def in_play(self) -> int:
        """How many seats play to a trick."""
        return self.plan.setup.seats

    def follower(self, seat: int) -> int:
        """Who plays to a trick after a seat; games in which some sit out leave them out."""
        return self.next_seat(seat)

    @final
    def lay(self, seat: i64, card: i64) -> None:
        """A card goes from a hand to the table."""
        self.set_hand(seat, self.hand(seat) & ~bit(card))
        self.set_gone(seat, self.gone_from(seat) | bit(card))
        if self.trick_size == 0 or self.rules.beats(self.trump, card, self.best):
            self.best = card
            self.ahead = seat
        if self.trick_size < WORD:
            self.trick_cards |= card << (PLACE * self.trick_size)
        else:
            self.trick_rest |= card << (PLACE * (self.trick_size - WORD))
        self.trick_size += 1

    @final
    def gather(self, seat: i64) -> None:
        """The cards of the full trick go to a seat; the table is empty."""
        cards: i64 = self.won(seat)
        rest: i64 = self.trick_cards
        for at in range(self.trick_size):
            if at == WORD:
                rest = self.trick_rest
            cards |= bit(rest & 63)
            rest >>= PLACE
        self.set_won(seat, cards)
        self.last_cards, self.last_rest = self.trick_cards, self.trick_rest
        self.last_size, self.last_leader = self.trick_size, self.leader
        self.trick_cards = self.trick_rest = 0
        self.trick_size = 0

    def add(self, zone: Zone, cards: list[int]) -> None:
        if zone.field == "hands":
            self.set_hand(zone.index, self.hand(zone.index) | gathered(cards))
        else:
            super().add(zone, cards)

    def leading(self) -> int:
        return self.leader if self.trick_size else -1

    def last_trick(self) -> list[tuple[int, int]]:
        return list(zip(self.in_turn(int(self.last_leader), len(self.last)), self.last, strict=True))

    def trick_seats(self) -> list[int]:
        return self.in_turn(int(self.leader), int(self.trick_size))

    def in_turn(self, leader: int, count: int) -> list[int]:
        """The first seats to play to a trick, so many of them."""
        found: list[int] = []
        seat = leader
        for _ in range(count):
            found.append(seat)
            seat = self.follower(seat)
        return found

    def rank_order(self, card: int) -> int:
        return self.rules.strength(card, int(self.trump))

    def route(self, seat: int, move: int) -> tuple[str, str]:
        return (f"hand-{seat}", "trick") if code_of(move) == PLAY_CODE else ("", "")

    def duties(self) -> list[int]:
        """The sets that a player's duties name, narrowest first; the last is all cards."""
        if not self.rules.follow:
            return [ALL_CARDS]
        if not self.trick_size:
            return [ALL_CARDS & ~int(self.bar), ALL_CARDS]
        beaten_by = self.rules.beaten_by[self.trump + 1][self.best]
        led = int(self.suit_led())
        cut = suit_of(self.best) != led
        duties: list[int] = []
        if self.rules.beat and not cut:
            duties.append(OF_SUIT[led] & beaten_by)
        duties.append(OF_SUIT[led])
        if self.trump >= 0 and self.rules.trump and led != self.trump:
            if self.rules.over:
                duties.append(OF_SUIT[self.trump] & beaten_by)
            duties.append(OF_SUIT[self.trump])
        duties.append(ALL_CARDS)
        return duties

    def narrowest(self) -> i64:
        """The first of :meth:`duties`; or a part of it, when that is quicker to say."""
        if not self.rules.follow:
            return ALL_CARDS
        if self.trick_size == 0:
            return ALL_CARDS & ~self.bar
        suit: i64 = suit_set(self.suit_led())
        if self.rules.beat and self.best // RANKS_OF_SUIT == self.suit_led():
            return suit & self.better()
        return suit

    @final
    def better(self) -> i64:
        """The cards that would win over the best on the table."""
        return self.rules.beaten_by[self.trump + 1][self.best]

    def playable(self, hand: i64) -> i64:
        """The legal cards of a hand (a set): those of the first duty it can meet."""
        if self.trick_size == 0:
            free: i64 = hand & ~self.bar
            return free if free != 0 else hand
        rules = self.rules
        if not rules.follow:
            return hand
        led: i64 = self.suit_led()
        following: i64 = hand & suit_set(led)
        higher: i64
        if following != 0:
            if rules.beat and self.best // RANKS_OF_SUIT == led:
                higher = following & self.better()
                return higher if higher != 0 else following
            return following
        if self.trump >= 0 and rules.trump:
            trumps: i64 = hand & suit_set(self.trump)
            if trumps != 0:
                higher = trumps & self.better() if rules.over else 0
                return higher if higher != 0 else trumps
        return hand

    def for_tricks(self) -> bool:
        """Whether tricks are played in this deal, as far as is known, rather than something else."""
        return True

    def counting(self) -> Counting | None:
        """What the tricks count, in game points; None where they are not on or count no sum."""
        return None

    def stakes(self) -> Counting | None:
        """What players have in mind when they take a trick or leave it, for playouts: what the tricks count, if they count a sum."""
        return self.counting()

    def payoff(self, seat: int, value: int) -> int | None:
        """What a complete deal is worth to a seat whose side takes ``value`` of what :meth:`counting` says is left.

        It is the side's points against the others', like ``utility``, but for what is settled whatever is played;
        None where the value alone does not tell.
        """
        return None

    def deal_out(self, seat: i64, number: i64) -> None:
        """Give a seat the next cards of the stock."""
        stock = self.stock
        left = len(stock) - number
        cards: i64 = self.hand(seat)
        for at in range(left, len(stock)):
            cards |= bit(stock[at])
        self.set_hand(seat, cards)
        self.stock = stock[:left]

    def learn(self, seat: int, card: i64) -> None:
        """Note what the play of a card proves about the rest of the hand."""
        if self.known[seat]:
            self.known = replaced(self.known, seat, self.known[seat] & ~bit(card))
        if not self.narrowest() & bit(card):
            self.rule_out(seat, card)

    def rule_out(self, seat: int, card: i64) -> None:
        """The hand met none of the duties before the first one that allows the card."""
        disproved = 0
        for duty in self.duties():
            if duty & bit(card):
                break
            disproved |= duty
        if disproved & ~self.ruled_out[seat]:
            self.ruled_out = replaced(self.ruled_out, seat, self.ruled_out[seat] | disproved)


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickPlay(Phase):
    """The play of tricks, one card after the other; games say what follows a full trick."""

    id = "tricks"

    def any_move(self, deal: TrickDeal, seat: int, rng: Rng) -> int:
        return PLAY_CODE | int(self.any_card(deal, seat, rng)) << ARGUMENT

    @final
    def any_card(self, deal: TrickDeal, seat: i64, rng: Rng) -> i64:
        """One of the legal cards, each equally likely."""
        playable: i64 = deal.playable(deal.hand(seat))
        return nth(playable, rng.under(count(playable)))

    def run(self, deal: TrickDeal, rng: Rng, most: int) -> int:
        """Play cards at random; what the plays prove is not noted, since nobody will imagine the rest of a playout."""
        made = 0
        while made < most and deal.phase is self:
            seat = deal.turn
            card: i64 = self.any_card(deal, seat, rng)
            deal.phase = self.lay(deal, seat, card)
            made += 1
        return made

    def moves(self, deal: TrickDeal, seat: int) -> list[int]:
        moves: list[int] = []
        playable: i64 = deal.playable(deal.hand(seat))
        while playable != 0:
            move: i64 = PLAY_CODE | lowest(playable) << ARGUMENT
            moves.append(move)
            playable &= playable - 1
        return moves

    def legal(self, deal: TrickDeal, seat: int, move: int) -> bool:
        card: i64 = card_of(move)
        return move == PLAY_CODE | card << ARGUMENT and card < JOKER and deal.playable(deal.hand(seat)) & bit(card) != 0

    def refusal(self, deal: TrickDeal, seat: int, move: int) -> IllegalMove:
        if code_of(move) != PLAY_CODE:
            return super().refusal(deal, seat, move)
        return why_not(deal, seat, card_of(move))

    def apply(self, deal: TrickDeal, seat: int, move: int) -> Phase | None:
        card: i64 = card_of(move)
        deal.learn(seat, card)
        return self.lay(deal, seat, card)

    def lay(self, deal: TrickDeal, seat: int, card: i64) -> Phase | None:
        """A card goes to the table, and the full trick to its winner."""
        deal.lay(seat, card)
        self.played(deal, seat, int(card))
        if self.full(deal):
            return self.collect(deal)
        deal.turn = deal.follower(seat)
        return self

    def full(self, deal: Any) -> bool:
        """Whether the trick is full: by default with a card from each seat that plays."""
        tricks: TrickDeal = deal
        return tricks.trick_size == tricks.in_play()

    def collect(self, deal: TrickDeal) -> Phase | None:
        """The full trick goes to its winner, who leads to the next."""
        winner = int(deal.ahead)
        deal.gather(winner)
        deal.winners = [*deal.winners, winner]
        deal.leader = deal.turn = winner
        if deal.trace is not None:
            deal.note("trick-taken", winner)
        return self.after_trick(deal)

    def played(self, deal: Any, seat: int, card: int) -> None:
        """A card has been played; games may say something."""

    def after_trick(self, deal: Any) -> Phase | None:
        """What follows a full trick."""
        raise NotImplementedError


def laid_out(first: i64, rest: i64, size: i64) -> list[int]:
    """The cards of a trick, the lead first, from the numbers that hold ten each."""
    cards: list[int] = []
    for at in range(size):
        if at == WORD:
            first = rest
        cards.append(int(first & 63))
        first >>= PLACE
    return cards


def packed(cards: list[int]) -> i64:
    """Up to ten cards in one number, the first lowest."""
    table: i64 = 0
    for each in reversed(cards):
        table = table << PLACE | each
    return table


def replaced(values: list[int], index: int, value: int) -> list[int]:
    """A copy of a list with one value replaced."""
    copy = values.copy()
    copy[index] = value
    return copy


def why_not(deal: TrickDeal, seat: int, card: int) -> IllegalMove:
    """The duty that a card would break, in words."""
    hand = int(deal.hand(seat))
    name = card_text(card)
    if not hand >> card & 1:
        return IllegalMove("not-in-hand", f"{name} is not in your hand", card=name)
    if not deal.trick_size:
        return IllegalMove("barred-lead", f"{name} may not be led while you have other cards", card=name)
    led = suit_of(deal.trick[0])
    suit, trump = OF_SUIT[led], OF_SUIT[deal.trump] if deal.trump >= 0 else 0
    best = card_text(deal.best)
    if hand & suit:
        if 1 << card & suit:
            return IllegalMove("must-beat", f"you must beat {best}: a higher card of the suit is in your hand", card=best)
        lead = card_text(deal.trick[0])
        return IllegalMove("must-follow", f"you must follow {lead}: you have cards of its suit", card=lead)
    if 1 << card & trump:
        return IllegalMove("must-overtrump", f"you must go over {best}: a higher trump is in your hand", card=best)
    return IllegalMove("must-trump", "you must trump: you have none of the suit led, but a trump", card=best)
