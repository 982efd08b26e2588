"""Rules of thumb for the Lora family: for each phase of its games the module that knows what to do there.

Phases go by their ids, so that games share what they share; a phase that is not listed is played at random.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from adut.players.thumbs import contracts, contracts_choice, kings, layouts, questions, shedding
from adut.rng import Rng
from adut.sight import Sight

THUMBS: dict[str, Callable[[Sight, Rng], int]] = {
    "tricks": contracts.play_card,
    "choosing": contracts.choose_contract,
    "laying": layouts.lay,
    "asking": questions.ask,
    "asking-rank": questions.ask,
    "asking-cards": questions.ask,
    "naming": kings.name_trump,
    "sale": kings.sell,
    "buying": kings.buy,
    "shedding": shedding.shed,
    "naming-suit": shedding.name_suit,
    "doubling": contracts_choice.double,
    "answering": contracts_choice.answer,
    "discarding": contracts_choice.discard,
}


def choose(sight: Sight, rng: Rng) -> int:
    """The move of a cautious player."""
    deal: Any = sight.deal
    phase = deal.phase
    found = THUMBS.get(phase.id) if phase is not None else None
    return found(sight, rng) if found is not None else sight.moves[rng.below(len(sight.moves))]
