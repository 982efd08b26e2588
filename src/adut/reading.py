"""One reading of the evidence about hidden cards: in how many ways they may lie, and a draw out of all of them.

Cards that may lie in the same gaps are alike. For each class of like cards the draw settles how many go to each gap,
with the number of deals behind each split as its weight, so every placement is equally likely and no draw is ever rejected.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from adut.rng import Rng


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
