"""What is measured of Adut."""

from __future__ import annotations

import random
import resource

from adut import registry
from adut.game import Match, Plan, Setup
from adut.kernels.tricks import TrickPlay
from adut.moves import card_of
from adut.players.playout import playouts, whole_deals
from adut.players.search import SearchPlayer
from adut.rng import Rng


def setup(id: str) -> Setup:
    """A game with its usual seats and options."""
    game = registry.game(id)
    return Setup(game, game.seats[0], game.options())


def driven(id: str, deals: int, seed: int) -> int:
    """Random deals driven move by move from plain Python; returns the decisions."""
    table = setup(id)
    choice = random.Random(seed).choice
    rng = Rng(seed)
    made = 0
    match = Match(table)
    for _ in range(deals):
        if match.over:
            match = Match(table)
        deal = match.begin(match.shuffled(rng))
        while seats := deal.actors():
            seat = seats[0]
            deal.apply(seat, choice(deal.moves(seat)))
            made += 1
        match.settle()
    return made


def inside(id: str, deals: int, seed: int) -> int:
    """Random deals inside the package; returns the decisions."""
    return whole_deals(setup(id), deals, seed).moves


def rollouts(count: int, seed: int) -> int:
    """Random playouts of a deal of Bela from the first lead; returns the cards played."""
    match = Match(setup("bela"))
    deal = match.begin(match.shuffled(Rng(seed)))
    while not isinstance(deal.phase, TrickPlay):
        deal.step(deal.turn, deal.moves(deal.turn)[0])
    return playouts(deal, count, Rng(seed)).moves


def search(simulations: int, seed: int) -> int:
    """ISMCTS from the first lead of a King deal; returns the simulations."""
    table = setup("king")
    match = Match(table)
    deal = match.begin(match.shuffled(Rng(seed)))
    SearchPlayer(seed, simulations).choose(deal.sight(deal.turn))
    return simulations


def peak(seconds: float) -> float:
    """The peak memory in MB of this process, after a search of so many seconds from the first lead of a King deal."""
    table = setup("king")
    match = Match(table)
    deal = match.begin(match.shuffled(Rng(1)))
    SearchPlayer(1, 0, seconds).choose(deal.sight(deal.turn))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def clones(count: int, seed: int) -> int:
    """One clone and one checked move, ``count`` times, in King."""
    table = setup("king")
    game = table.game
    cards = game.pack(table)
    Rng(seed).shuffle(cards)
    deal = game.deal(Plan(table, 1, 0, [0] * 4), cards)
    seat = deal.turn
    move = deal.moves(seat)[0]
    assert card_of(move) in cards
    for _ in range(count):
        deal.clone().apply(seat, move)
    return count
