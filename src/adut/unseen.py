"""The unseen cards of one seat: an exact sampler over all deals that agree with the evidence.

Cards that may lie in the same gaps are alike. For each class of like cards the sampler draws how many go to each gap,
with the number of deals behind each split as its weight, so every consistent deal is equally likely and no draw is ever rejected for
a card's place. Evidence that is no statement about single cards (``Deal.plausible``) rejects at most a fixed number of draws;
then a complete search in random order finds a deal that agrees.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from adut.deal import Deal
from adut.rng import Rng
from adut.zones import HAND, face_of, pool_of

DRAWS: Final = 200
"""How many draws ``plausible`` may refuse before the complete search begins."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Gap:
    """Room for hidden cards: the zone's number, the pool they come from, how many, and (ordered zones) their places."""

    def __init__(self, zone: int, pool: int, count: int, places: list[int]) -> None:
        self.zone = zone
        self.pool = pool
        self.count = count
        self.places = places


@mypyc_attr(allow_interpreted_subclasses=True)
class Group:
    """The hidden cards of a bundle, and their ways sorted by how many cards go to each gap.

    ``counts`` holds for each sort the number for each gap, ``ways`` the gap of each token in every way of that sort.
    """

    def __init__(self, tokens: list[int]) -> None:
        self.tokens = tokens
        self.counts: list[list[int]] = []
        self.ways: list[list[list[int]]] = []

    def add(self, way: list[int], gaps: int) -> None:
        """Take in a way, the gap of each token."""
        counts = [way.count(gap) for gap in range(gaps)]
        if counts not in self.counts:
            self.counts.append(counts)
            self.ways.append([])
        self.ways[self.counts.index(counts)].append(way)


@mypyc_attr(allow_interpreted_subclasses=True)
class Splits:
    """The ways to spread one class of cards over the gaps that are left, with running weights."""

    def __init__(self, ways: list[list[int]], running: list[float]) -> None:
        self.ways = ways
        self.running = running


@mypyc_attr(allow_interpreted_subclasses=True)
class Reading:
    """One reading of the evidence: the cards fixed in gaps, and the rest by class.

    ``fixed`` holds (gap, token) pairs as two lists; ``classes`` the loose tokens that may lie in the same gaps;
    ``allowed`` those gaps for each class; ``rooms`` the room left in each gap; ``groups`` cards that lie together in certain ways.
    """

    def __init__(
        self,
        fixed_gaps: list[int],
        fixed: list[int],
        classes: list[list[int]],
        allowed: list[list[int]],
        rooms: list[int],
        groups: list[Group],
    ) -> None:
        self.fixed_gaps = fixed_gaps
        self.fixed = fixed
        self.classes = classes
        self.allowed = allowed
        self.rooms = rooms
        self.groups = groups
        self.memo: dict[int, float] = {}
        self.tables: dict[int, Splits] = {}
        self.plain = len(classes) == 1 and not groups and len(allowed[0]) == len(rooms) and len(classes[0]) == sum(rooms)
        """Whether any card may lie anywhere, so that one shuffle is a draw."""
        self.weight = self.ways(0, rooms)

    def ways(self, index: int, rooms: list[int]) -> float:
        """How many placements of the classes, and after them the groups, from ``index`` on fit into the rooms."""
        if index == len(self.classes) + len(self.groups):
            return 1.0
        key = key_of(index, rooms)
        found = self.memo.get(key)
        if found is None:
            running = self.splits(index, rooms).running
            found = running[-1] if running else 0.0
            self.memo[key] = found
        return found

    def splits(self, index: int, rooms: list[int]) -> Splits:
        """The splits of one class or group that leave the rest possible."""
        key = key_of(index, rooms)
        found = self.tables.get(key)
        if found is None:
            ordinary = index < len(self.classes)
            found = self.make_splits(index, rooms) if ordinary else self.group_splits(index, rooms)
            self.tables[key] = found
        return found

    def group_splits(self, index: int, rooms: list[int]) -> Splits:
        """The sorts of ways of a group that fit, each weighted by the deals behind it."""
        group = self.groups[index - len(self.classes)]
        ways: list[list[int]] = []
        running: list[float] = []
        total = 0.0
        for sort, counts in enumerate(group.counts):
            rest = [rooms[gap] - counts[gap] for gap in range(len(rooms))]
            weight = len(group.ways[sort]) * self.ways(index + 1, rest) if min(rest, default=0) >= 0 else 0.0
            if weight > 0:
                total += weight
                ways.append([sort])
                running.append(total)
        return Splits(ways, running)

    def make_splits(self, index: int, rooms: list[int]) -> Splits:
        """Enumerate the splits of a class over its gaps, each weighted by the deals behind it."""
        gaps = self.allowed[index]
        ways: list[list[int]] = []
        running: list[float] = []
        total = 0.0
        for split in spread(len(self.classes[index]), [rooms[gap] for gap in gaps]):
            rest = rooms.copy()
            for at, gap in enumerate(gaps):
                rest[gap] -= split[at]
            weight = multinomial(split) * self.ways(index + 1, rest)
            if weight > 0:
                total += weight
                ways.append(split)
                running.append(total)
        return Splits(ways, running)

    def draw(self, rng: Rng) -> list[list[int]]:
        """The tokens for each gap, one placement out of all equally likely ones, in random order."""
        if self.plain and not self.fixed:
            return self.shuffled(rng)
        filled: list[list[int]] = [[] for _ in self.rooms]
        for at, token in enumerate(self.fixed):
            filled[self.fixed_gaps[at]].append(token)
        rooms = self.rooms
        for index in range(len(self.classes)):
            cards = self.classes[index].copy()
            rng.shuffle(cards)
            splits = self.splits(index, rooms)
            split = splits.ways[pick(splits.running, rng)]
            rooms = rooms.copy()
            start = 0
            for at, gap in enumerate(self.allowed[index]):
                filled[gap] += cards[start : start + split[at]]
                start += split[at]
                rooms[gap] -= split[at]
        for number, group in enumerate(self.groups):
            splits = self.splits(len(self.classes) + number, rooms)
            sort = splits.ways[pick(splits.running, rng)][0]
            way = group.ways[sort][rng.below(len(group.ways[sort]))]
            for at, token in enumerate(group.tokens):
                filled[way[at]].append(token)
            rooms = [rooms[gap] - group.counts[sort][gap] for gap in range(len(rooms))]
        for tokens in filled:
            rng.shuffle(tokens)
        return filled

    def shuffled(self, rng: Rng) -> list[list[int]]:
        """The loose tokens dealt into the gaps one after the other."""
        cards = self.classes[0].copy()
        rng.shuffle(cards)
        filled: list[list[int]] = []
        start = 0
        for room in self.rooms:
            filled.append(cards[start : start + room])
            start += room
        return filled


@mypyc_attr(allow_interpreted_subclasses=True)
class Unseen:
    """All that one seat does not see: the gaps, and the readings of the evidence."""

    def __init__(self, gaps: list[Gap], readings: list[Reading]) -> None:
        self.gaps = gaps
        self.readings = readings
        self.running: list[float] = []
        total = 0.0
        for reading in readings:
            total += reading.weight
            self.running.append(total)

    def complete(self, masked: Deal, rng: Rng) -> Deal:
        """A copy of the masked deal with its gaps filled."""
        for _ in range(DRAWS):
            reading = self.readings[pick(self.running, rng)] if len(self.readings) > 1 else self.readings[0]
            deal = self.filled(masked, reading.draw(rng), rng)
            if deal.plausible() and self.chosen(deal, rng):
                return deal
        return self.searched(masked, rng)

    def chosen(self, deal: Deal, rng: Rng) -> bool:
        """Keep a deal that several readings fit with the chance that makes all deals equally likely."""
        if len(self.readings) == 1:
            return True
        hands = [deal.held(seat) for seat in range(deal.seats)]
        fits = 0
        for known, ruled_out in deal.readings():
            fits += not any([known[seat] & ~hand or ruled_out[seat] & hand for seat, hand in enumerate(hands)])
        return fits < 2 or rng.below(fits) == 0

    def filled(self, masked: Deal, tokens: list[list[int]], rng: Rng) -> Deal:
        """Put drawn tokens into the gaps of a copy."""
        deal = masked.clone()
        zones = deal.zones()
        for at, gap in enumerate(self.gaps):
            zone = zones[gap.zone]
            if zone.bits:
                deal.add(zone, tokens[at])
                continue
            content = deal.tokens(zone)
            for number, place in enumerate(gap.places):
                content[place] = tokens[at][number]
            deal.put(zone, content)
        deal.renewed(rng)
        return deal

    def searched(self, masked: Deal, rng: Rng) -> Deal:
        """The first plausible deal of a complete search in random order."""
        for reading in self.readings:
            cards: list[int] = []
            allowed: list[list[int]] = []
            for index, tokens in enumerate(reading.classes):
                for token in tokens:
                    cards.append(token)
                    allowed.append(self.allowed_shuffled(reading.allowed[index], rng))
            filled: list[list[int]] = [[] for _ in self.gaps]
            for at, token in enumerate(reading.fixed):
                filled[reading.fixed_gaps[at]].append(token)
            found = self.place(masked, cards, allowed, 0, reading.rooms.copy(), filled, rng)
            if found is not None:
                return found
        raise AssertionError("the true deal agrees with the evidence, so one must be found")

    def allowed_shuffled(self, gaps: list[int], rng: Rng) -> list[int]:
        """The gaps in random order."""
        order = gaps.copy()
        rng.shuffle(order)
        return order

    def place(
        self, masked: Deal, cards: list[int], allowed: list[list[int]], at: int, rooms: list[int], filled: list[list[int]], rng: Rng
    ) -> Deal | None:
        """Place the cards from ``at`` on in every possible way until a deal is plausible."""
        if at == len(cards):
            deal = self.filled(masked, filled, rng)
            return deal if deal.plausible() else None
        for gap in allowed[at]:
            if rooms[gap]:
                rooms[gap] -= 1
                filled[gap].append(cards[at])
                found = self.place(masked, cards, allowed, at + 1, rooms, filled, rng)
                if found is not None:
                    return found
                filled[gap].pop()
                rooms[gap] += 1
        return None


def fitting(deal: Deal, gaps: list[Gap], loose: list[int], seat: int) -> list[Reading]:
    """The readings of the evidence under which the loose cards fit into the gaps.

    The cards are sorted first: the order in which they were met would tell where they lie.
    """
    loose = sorted(loose)
    readings: list[Reading] = []
    for known, ruled_out in deal.readings():
        reading = read(deal, gaps, loose, known, ruled_out)
        if reading is not None and reading.weight > 0:
            readings.append(reading)
    assert readings, "the true deal agrees with the evidence"
    return readings


def read(deal: Deal, gaps: list[Gap], loose: list[int], known: list[int], ruled_out: list[int]) -> Reading | None:
    """One reading: fix the cards it places, and sort the others into classes by where they may lie."""
    zones = deal.zones()
    hand_of = {zones[gap.zone].owner: at for at, gap in enumerate(gaps) if zones[gap.zone].kind == HAND and zones[gap.zone].bits}
    if len(hand_of) and not possible(deal, loose, known, ruled_out, hand_of):
        return None
    rooms = [gap.count for gap in gaps]
    fixed_gaps: list[int] = []
    fixed: list[int] = []
    by_gaps: dict[int, list[int]] = {}
    groups, grouped = gathered(deal, loose, hand_of, len(gaps))
    for token in loose:
        if grouped >> face_of(token) & 1:
            continue
        owner = holder(known, face_of(token), hand_of)
        if owner >= 0:
            fixed_gaps.append(hand_of[owner])
            fixed.append(token)
            rooms[hand_of[owner]] -= 1
            continue
        may = 0
        for at, gap in enumerate(gaps):
            zone = zones[gap.zone]
            barred = deal.barred(zone)
            if zone.kind == HAND and zone.owner >= 0:
                barred |= ruled_out[zone.owner]
            if gap.pool == pool_of(token) and not barred >> face_of(token) & 1:
                may |= 1 << at
        by_gaps.setdefault(may, []).append(token)
    if min(rooms, default=0) < 0:
        return None
    order = sorted(by_gaps, key=lambda may: (may.bit_count(), may))
    allowed = [[at for at in range(len(gaps)) if may >> at & 1] for may in order]
    return Reading(fixed_gaps, fixed, [by_gaps[may] for may in order], allowed, rooms, groups)


def gathered(deal: Deal, loose: list[int], hand_of: dict[int, int], gaps: int) -> tuple[list[Group], int]:
    """The deal's bundles as groups of the cards this seat does not see, and the set of those cards."""
    groups: list[Group] = []
    grouped = 0
    for bundle in deal.bundles():
        hidden = [each in loose for each in bundle.cards]
        group = Group([each for at, each in enumerate(bundle.cards) if hidden[at]])
        owners = [deal.holder(each) for each in bundle.cards]
        for way in bundle.ways:
            if all([way[at] in hand_of if hidden[at] else way[at] == owners[at] for at in range(len(way))]):
                group.add([hand_of[way[at]] for at in range(len(way)) if hidden[at]], gaps)
        groups.append(group)
        for each in group.tokens:
            grouped |= 1 << each
    return groups, grouped


def possible(deal: Deal, loose: list[int], known: list[int], ruled_out: list[int], hand_of: dict[int, int]) -> bool:
    """Whether every card that a reading puts into a hand can be there, as far as this seat sees."""
    hidden = 0
    for token in loose:
        hidden |= 1 << face_of(token)
    for seat in range(deal.seats):
        if seat in hand_of:
            if known[seat] & ~deal.known[seat] & ~hidden:
                return False
        else:
            held = deal.held(seat)
            if known[seat] & ~held or ruled_out[seat] & held:
                return False
    return True


def holder(known: list[int], face: int, hand_of: dict[int, int]) -> int:
    """The seat with a hidden hand that a reading says holds this card, or -1."""
    for owner in hand_of:
        if known[owner] >> face & 1:
            return owner
    return -1


def spread(count: int, rooms: list[int]) -> list[list[int]]:
    """Every way to spread ``count`` like cards over rooms of these sizes."""
    if len(rooms) == 1:
        return [[count]] if count <= rooms[0] else []
    ways: list[list[int]] = []
    rest = sum(rooms[1:])
    for here in range(max(0, count - rest), min(count, rooms[0] if rooms else 0) + 1):
        for others in spread(count - here, rooms[1:]):
            ways.append([here, *others])
    return ways


def multinomial(split: list[int]) -> float:
    """In how many ways distinct cards can be split into groups of these sizes."""
    total = 0
    ways = 1.0
    for part in split:
        for each in range(1, part + 1):
            total += 1
            ways = ways * total / each
    return ways


def pick(running: list[float], rng: Rng) -> int:
    """An index drawn with the weights whose running sums are given."""
    target = rng.fraction() * running[-1]
    for index, bound in enumerate(running):
        if target < bound:
            return index
    return len(running) - 1


def key_of(index: int, rooms: list[int]) -> int:
    """A dictionary key for a class and the rooms left."""
    key = index
    for room in rooms:
        key = key << 7 | room
    return key
