"""What a hand may take when one plays against the others, suit by suit: in trumps, without them, and none at all.

The estimates were fitted to deals played by the rules of thumb themselves; they need not be exact, only ordered and not too bold.
"""

from __future__ import annotations

from adut.cards import ACE, KING, OF_SUIT, QUEEN, RANKS_OF_SUIT, SEVEN, SUITS, members

IN_SUIT: int = ACE - SEVEN + 1
"""The cards of a suit."""
LONGEST = (0.0, 1.0, 1.5, 2.1, 2.6, 3.2, 3.8, 4.4, 5.0)
"""How many of so many missing cards of a suit the longer of two other hands is likely to hold."""
ENOUGH_TRUMPS = 4
"""With fewer, what one leads beside trumps is trumped by the others."""
SHORT_OF_TRUMPS = 0.5
"""What each trump below that costs."""


def ranks(hand: int, suit: int) -> list[int]:
    """The ranks of a hand in a suit, highest first, the seven being 0."""
    return [card % RANKS_OF_SUIT - SEVEN for card in reversed(members(hand & OF_SUIT[suit]))]


def suit_tricks(held: list[int]) -> float:
    """The tricks of a suit that is led until the others have none: a part of a round between two whole numbers counts as a part."""
    rounds = LONGEST[IN_SUIT - len(held)]
    whole = int(rounds)
    few, more = lost(held, whole), lost(held, whole + 1)
    return len(held) - few - (rounds - whole) * (more - few)


def lost(held: list[int], rounds: int) -> int:
    """How many of the first rounds are lost when the highest is led if nothing beats it, else the lowest."""
    mine = held.copy()
    missing = [rank for rank in range(IN_SUIT - 1, -1, -1) if rank not in held]
    losses = 0
    for _ in range(min(rounds, len(held))):
        if missing and missing[0] > mine[0]:
            losses += 1
            missing.pop(0)
            mine.pop()
        else:
            mine.pop(0)
            if missing:
                missing.pop()
    return losses


def side_tricks(held: list[int], length: bool) -> float:
    """The tricks of a suit beside trumps: honours, and with control of the trumps its length."""
    if not held:
        return 0.0
    count = len(held)
    ace, king, queen = ACE - SEVEN in held, KING - SEVEN in held, QUEEN - SEVEN in held
    total = (0.95 if count < 5 else 0.8) if ace else 0.0
    if king:
        total += 0.85 if ace else 0.0 if count == 1 else 0.75 if queen else 0.45
    if queen and count > 2:
        total += 0.6 if ace and king else 0.4 if ace or king else 0.15
    return total + (0.5 * (count - 3) if length and count > 3 and (ace or king) else 0.0)


def trump_tricks(hand: int, trump: int) -> float:
    """The tricks of a hand that plays with this trump."""
    held = ranks(hand, trump)
    total = (suit_tricks(held) if held else 0.0) - SHORT_OF_TRUMPS * max(0, ENOUGH_TRUMPS - len(held))
    for suit in SUITS:
        if suit != trump:
            total += side_tricks(ranks(hand, suit), len(held) > 4)
    return total


def sans_tricks(hand: int) -> float:
    """The tricks of a hand that plays without trumps: the others lead, and run every suit that nothing stops."""
    total, run = 0.0, 0.0
    for suit in SUITS:
        held = ranks(hand, suit)
        missing = LONGEST[IN_SUIT - len(held)]
        sure = running(held)
        total += sure
        if not sure:
            stopped = len(held) > 1 and held[0] == IN_SUIT - 2
            total += 0.5 if stopped else 0.0
            run += 0.5 * missing if stopped else missing + 0.5
    return min(total, len(members(hand)) - run)


def running(held: list[int]) -> float:
    """The tricks that a suit brings to one who leads it and is not trumped: its highest cards, and all of it once the others have none."""
    top = len([rank for at, rank in enumerate(held) if rank == IN_SUIT - 1 - at])
    return float(len(held)) if top and top >= LONGEST[IN_SUIT - len(held)] else float(top)


def betl_danger(hand: int, unseen: int) -> float:
    """How likely a hand that must take no trick is to take one: the leads it cannot stay below, of those the others may make."""
    danger = 0.0
    for suit in SUITS:
        held = ranks(hand, suit)[::-1]
        missing = ranks(unseen, suit)[::-1]
        for at, rank in enumerate(missing):
            below = [each for each in held if each < rank]
            if below:
                held.remove(below[-1])
            elif held:
                lower = len([each for each in missing if each < held[0]])
                danger += min(1.0, 2.0 * lower / len(missing)) / (at + 1)
                held.pop(0)
    return danger


def against(hand: int, trump: int, leads: bool = False) -> float:
    """The tricks of a hand that plays against a game with this trump (-1: sans); with the first lead at sans suits run."""
    total = 0.0
    for suit in SUITS:
        held = ranks(hand, suit)
        if suit == trump:
            total += guarded(held)
        elif held:
            total += max(defence(held, trump < 0), running(held) if leads and trump < 0 else 0.0)
    return total


def guarded(held: list[int]) -> float:
    """The trump tricks of one who does not play the game: a card whose betters are all met by lower cards."""
    sure = 0
    for at, rank in enumerate(held):
        higher = IN_SUIT - 1 - rank - at
        if higher <= len(held) - at - 1 - sure:
            sure += 1
    return float(sure) + (0.3 if len(held) > 2 and not sure else 0.0)


def defence(held: list[int], sans: bool) -> float:
    """The tricks of a side suit for one who plays against a game."""
    count = len(held)
    ace, king, queen = ACE - SEVEN in held, KING - SEVEN in held, QUEEN - SEVEN in held
    total = (0.9 if count < 4 or sans else 0.7 if count == 4 else 0.45) if ace else 0.0
    if king and count > 1:
        total += (0.65 if ace else 0.7 if queen else 0.5) * (1.0 if count < 5 or sans else 0.5)
    if queen and count > 2:
        total += 0.3 if ace or king else 0.2
    return total + (0.5 * (count - 3) if sans and count > 3 and (ace or king) else 0.0)
