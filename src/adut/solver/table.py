"""The transposition table: for classes of positions, bounds on the value.

A class is not one position but a set of them, as in partition search: an entry holds the lengths of all suits in all hands
exactly, but says who owns only those highest cards of each suit whose rank mattered when the bound was proved.

Sources: M. L. Ginsberg, "Partition search" (AAAI 1996); B. Haglund, "Search algorithms for a bridge double dummy solver" (2010).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ENTRY: Final = 8
"""Words of an entry: owners of clubs and diamonds, of hearts and spades; the masks of both that matter; lower bound, upper bound;
the next entry of the shape; how many of the highest cards of each suit matter, and the best card."""
SLOT: Final = 4
"""Words of a slot: the two keys of a shape, its first entry, and nothing."""
FIRST_SLOTS: Final = 256
FIRST_ENTRIES: Final = 256
LOW: Final = 0x7FFFFFFF


class Table:
    """Shapes in a hash table, each with a list of entries, those used last first."""

    def __init__(self, limit: int) -> None:
        self.limit: i64 = max(limit >> 3, 4 * (FIRST_SLOTS * SLOT + FIRST_ENTRIES * ENTRY))
        """The most words to use."""
        self.slots: vec[i64] = vec[i64]([i64(0)] * (FIRST_SLOTS * SLOT))
        """The slots, a power of two of them."""
        self.mask: i64 = FIRST_SLOTS - 1
        """The number of slots less one."""
        self.shapes: i64 = 0
        """The slots in use."""
        self.pool: vec[i64] = vec[i64]([i64(0)] * (FIRST_ENTRIES * ENTRY))
        """The entries; the first is not used, so that 0 means none."""
        self.free: i64 = ENTRY
        """Where the next entry goes."""
        self.age: i64 = 0
        """How often the table has been emptied because it was full."""

    def bytes(self) -> int:
        """The memory in use."""
        return (len(self.slots) + len(self.pool)) * 8

    def slot(self, shape: i64, values: i64) -> i64:
        """Where the slot of these keys is, or would go."""
        mixed: i64 = (shape & LOW) * 0x45D9F3B + ((shape >> 31) & LOW) * 0x2C1B3C6D
        mixed += (values & LOW) * 0x297A2D39 + (values >> 31) * 0x1B873593
        at: i64 = ((mixed >> 29) ^ (mixed >> 13) ^ mixed) & self.mask
        while True:
            where: i64 = at * SLOT
            if self.slots[where + 2] == 0 or (self.slots[where] == shape and self.slots[where + 1] == values):
                return where
            at = (at + 1) & self.mask

    def find(self, slot: i64, first: i64, second: i64, target: i64) -> i64:
        """The entry that holds for these owners and decides the target, moved to the front; else one that holds, negated; else 0."""
        at: i64 = self.slots[slot + 2]
        before: i64 = 0
        held: i64 = 0
        while at:
            if (self.pool[at] ^ first) & self.pool[at + 2] == 0 and (self.pool[at + 1] ^ second) & self.pool[at + 3] == 0:
                if self.pool[at + 4] >= target or self.pool[at + 5] < target:
                    if before:
                        self.pool[before + 6] = self.pool[at + 6]
                        self.pool[at + 6] = self.slots[slot + 2]
                        self.slots[slot + 2] = at
                    return at
                held = -at
            before = at
            at = self.pool[at + 6]
        return held

    def tighten(self, at: i64, target: i64, reached: bool) -> None:
        """Note one more bound in an entry."""
        if reached:
            self.pool[at + 4] = max(self.pool[at + 4], target)
        else:
            self.pool[at + 5] = min(self.pool[at + 5], target - 1)

    def add(
        self, shape: i64, values: i64, first: i64, second: i64, first_mask: i64, second_mask: i64, lower: i64, upper: i64, note: i64
    ) -> None:
        """A new entry."""
        if self.free + ENTRY > len(self.pool):
            self.widen()
        if (self.shapes + 1) * 2 > self.mask:
            self.rehash()
        at: i64 = self.free
        slot: i64 = self.slot(shape, values)
        if self.slots[slot + 2] == 0:
            self.shapes += 1
        self.slots[slot] = shape
        self.slots[slot + 1] = values
        self.pool[at] = first
        self.pool[at + 1] = second
        self.pool[at + 2] = first_mask
        self.pool[at + 3] = second_mask
        self.pool[at + 4] = lower
        self.pool[at + 5] = upper
        self.pool[at + 6] = self.slots[slot + 2]
        self.pool[at + 7] = note
        self.slots[slot + 2] = at
        self.free = at + ENTRY

    def widen(self) -> None:
        """Make room for twice as many entries, or forget them all if that is too much."""
        size: i64 = len(self.pool)
        if size * 2 + len(self.slots) > self.limit:
            self.empty()
            return
        wider = vec[i64]([i64(0)] * int(size * 2))
        for at in range(size):
            wider[at] = self.pool[at]
        self.pool = wider

    def rehash(self) -> None:
        """Twice as many slots, or forget everything if that is too much."""
        old = self.slots
        size: i64 = len(old)
        if size * 2 + len(self.pool) > self.limit:
            self.empty()
            return
        self.slots = vec[i64]([i64(0)] * int(size * 2))
        self.mask = self.mask * 2 + 1
        for at in range(0, size, SLOT):
            if old[at + 2]:
                slot = self.slot(old[at], old[at + 1])
                self.slots[slot] = old[at]
                self.slots[slot + 1] = old[at + 1]
                self.slots[slot + 2] = old[at + 2]

    def empty(self) -> None:
        """Forget everything."""
        for at in range(i64(len(self.slots))):
            self.slots[at] = 0
        self.free = ENTRY
        self.shapes = 0
        self.age += 1
