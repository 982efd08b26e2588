"""What is measured of OpenSpiel (pyspiel) and colver, as their own documentation drives them."""

from __future__ import annotations

import random
from typing import Any

import colver
import pyspiel


def driven(name: str, deals: int, seed: int) -> int:
    """Random deals driven from Python; chance nodes are dealt and not counted."""
    game = pyspiel.load_game(name)
    rng = random.Random(seed)
    made = 0
    for _ in range(deals):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([each[0] for each in outcomes], [each[1] for each in outcomes])[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
    return made


def inside(name: str, deals: int, seed: int) -> int:
    """Random bots in C++ (``evaluate_bots``); the decisions are counted from the history."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(game.num_players())]
    made = 0
    for at in range(deals):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed * 100_000 + at)
        made += sum(1 for entry in state.full_history() if entry.player >= 0)
    return made


def rollouts(count: int, seed: int) -> int:
    """colver's random rollouts of belote from the first lead, 32 cards each; returns the cards played."""
    deal = colver.Env.deal(dealer=0, seed=seed)
    deal.set_contract(0, 80, 0, 0)
    deal.set_phase_playing()
    deal.rollout(count)
    return count * BELOTE_CARDS


BELOTE_CARDS = 32
HEARTS = "hearts(pass_cards=False,can_lead_any_club=True)"
"""Hearts without the passing phase and with a free first lead, so that its first decision is a lead like King's."""
EUCHRE_HAND = 5


def first_lead(name: str, seed: int) -> Any:
    """A state in which a hand is to lead to the first trick."""
    game = pyspiel.load_game(HEARTS if name == "hearts" else name)
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not leading(name, state):
        if state.is_terminal():
            state = game.new_initial_state()
            continue
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(actions))
    return state


def leading(name: str, state: Any) -> bool:
    """Whether it is a player's turn to lead to the first trick."""
    if state.is_chance_node() or state.is_terminal():
        return False
    actions = state.legal_actions()
    if name == "hearts":
        return len(actions) > 1
    return len(actions) == EUCHRE_HAND and all(len(state.action_to_string(action)) == 2 for action in actions)


def search(name: str, simulations: int, seed: int) -> int:
    """OpenSpiel's ISMCTSBot with one random rollout a leaf, from the first lead; returns the simulations."""
    bot = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, simulations)
    bot.step(first_lead(name, seed))
    return simulations
