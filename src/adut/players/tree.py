"""A search tree in flat arrays of native numbers: nodes are indices, 0 is the root.

A node is a move made by a seat after the moves that lead to its parent. Which node a move leads to is kept in one hash table
for the whole tree (open addressing, linear probing), so a visit costs neither objects nor boxed numbers.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from adut.rng import Rng

EXPLORATION: Final = 0.7
"""The weight of what is not yet known against what looks good; rewards lie between 0 and 1."""
SLOTS: Final = 1 << 12
"""The room of the hash table at the start; it doubles when it is half full."""


class Tree:
    """What a search has tried: for each node how often it was tried, could have been tried, and what came of it."""

    def __init__(self) -> None:
        self.parent = vec[i64]([i64(-1)])
        self.move = vec[i64]([i64(0)])
        self.seat = vec[i64]([i64(-1)])
        self.visits = vec[i64]([i64(0)])
        self.available = vec[i64]([i64(0)])
        self.reward = vec[float]([0.0])
        self.slots = vec[i64]([i64(-1)] * SLOTS)
        """The nodes by parent and move; -1: free."""
        self.size: i64 = 1
        """How many nodes there are."""
        self.found = vec[i64]([i64(-1)] * 64)
        """The children of the node at hand by the place of their move; -1: none yet."""

    def place(self, parent: i64, move: i64) -> i64:
        """The slot of a child, or the free one where it belongs."""
        slots = self.slots
        mask: i64 = len(slots) - 1
        mixed: i64 = (parent * 0x9E3779B1) ^ (move * 0x85EBCA77) & 0xFFFFFFFFFFFF
        at: i64 = (mixed ^ (mixed >> 15) ^ (mixed >> 29)) & mask
        while slots[at] >= 0:
            child: i64 = slots[at]
            if self.parent[child] == parent and self.move[child] == move:
                return at
            at = (at + 1) & mask
        return at

    def child(self, parent: i64, move: i64) -> i64:
        """The node that a move leads to, or -1."""
        return self.slots[self.place(parent, move)]

    def add(self, parent: i64, move: i64, seat: i64) -> i64:
        """A new node."""
        if 2 * self.size >= len(self.slots):
            self.grow()
        node: i64 = self.size
        self.slots[self.place(parent, move)] = node
        self.parent = append(self.parent, parent)
        self.move = append(self.move, move)
        self.seat = append(self.seat, seat)
        self.visits = append(self.visits, i64(0))
        self.available = append(self.available, i64(0))
        self.reward = append(self.reward, 0.0)
        self.size = node + 1
        return node

    def grow(self) -> None:
        """A hash table twice as large."""
        self.slots = vec[i64]([i64(-1)] * (2 * len(self.slots)))
        for node in range(1, self.size):
            self.slots[self.place(self.parent[node], self.move[node])] = node

    def descend(self, node: i64, seat: i64, moves: list[int], spread: float, rng: Rng) -> i64:
        """One of the legal moves as a node: a new one, or if all have been tried the one with the best upper bound.

        Every child among them is counted as available.
        """
        untried: i64 = self.look_up(node, moves)
        if untried:
            return self.try_out(node, seat, moves, rng.under(untried))
        return self.best(len(moves), spread)

    def look_up(self, node: i64, moves: list[int]) -> i64:
        """Find the children of the moves, count them as available; returns how many moves have none."""
        while len(self.found) < len(moves):
            self.found = append(self.found, i64(-1))
        untried: i64 = 0
        for at, move in enumerate(moves):
            child: i64 = self.child(node, move)
            self.found[at] = child
            if child < 0:
                untried += 1
            else:
                self.available[child] += 1
        return untried

    def try_out(self, node: i64, seat: i64, moves: list[int], skip: i64) -> i64:
        """A node for the move that has ``skip`` untried ones before it."""
        at: i64 = 0
        while self.found[at] >= 0 or skip > 0:
            if self.found[at] < 0:
                skip -= 1
            at += 1
        child: i64 = self.add(node, moves[at], seat)
        self.available[child] = 1
        return child

    def best(self, count: i64, spread: float) -> i64:
        """The node with the best upper bound among those found."""
        best: i64 = self.found[0]
        bound = -math.inf
        for at in range(count):
            child: i64 = self.found[at]
            visits = float(self.visits[child])
            value = self.reward[child] / visits / spread + EXPLORATION * math.sqrt(math.log(float(self.available[child])) / visits)
            if value > bound:
                best, bound = child, value
        return best

    def credit(self, node: i64, rewards: list[float]) -> None:
        """Give every node on the path that ends here its seat's reward."""
        while node > 0:
            self.visits[node] += 1
            self.reward[node] += rewards[self.seat[node]]
            node = self.parent[node]

    def tried(self, node: i64, move: int) -> int:
        """How often a move was tried after a node."""
        child: i64 = self.child(node, move)
        return 0 if child < 0 else int(self.visits[child])
