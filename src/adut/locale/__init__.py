"""The words of Adut: English, Serbian (Latin, and Cyrillic derived from it) and Croatian.

Messages are Fluent files, ``<language>/*.ftl``, found by listing the folders: adding a game touches no list.
A message that a language lacks comes from the next in its chain (hr, sr, en),
and one that no language has is the plain English of its key.
"""

from adut.locale.chain import LANGUAGES, preferred
from adut.locale.entries import source
from adut.locale.messages import text
from adut.locale.pages import rules
from adut.locale.words import card, cards, fact, game, label, meaning, prompt, refusal, sentence, sheet_label, word, zone

__all__ = [
    "LANGUAGES",
    "card",
    "cards",
    "fact",
    "game",
    "label",
    "meaning",
    "preferred",
    "prompt",
    "refusal",
    "rules",
    "sentence",
    "sheet_label",
    "source",
    "text",
    "word",
    "zone",
]
