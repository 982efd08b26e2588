"""Serbian Latin to Cyrillic."""

from __future__ import annotations

import re
from typing import Final

LETTERS: Final = dict(zip("abvgdđežzijklmnoprstćufhcčš", "абвгдђежзијклмнопрстћуфхцчш", strict=True))
DIGRAPHS: Final = {"lj": "љ", "nj": "њ", "dž": "џ"}

SEPARATE: Final = re.compile(
    r"""\b(?:van|kon|in)j(?=ekcij|unk|ug|unkt|ezič|ektiv|ekt)   # injekcija, konjunktura, konjugacija, vanjezički
    | \btanj(?=ug)                                              # Tanjug
    | \b(?:na|o|po|pre)dž(?=iv|anr|al|nj|upan|ar|et|eć)              # nadživeti, odživeti, podžanr, odžaliti, nadžnjeti""",
    re.IGNORECASE | re.VERBOSE,
)
"""Beginnings of words in which n + j or d + ž (the last two letters matched) are two letters."""

KEPT: Final = re.compile(
    r"""https?://\S+ | [\w.+-]+@[\w.-]+\w                         # addresses
    | [\w/-]*\w\.(?:com|org|net|md|py|ftl|log|json|jsonl|html|sqlite|db)\b   # files and hosts
    | \w*[qwxyQWXY_]\w*                                           # letters no Serbian word has: foreign words, Q, XII, options
    | (?<!\w)(?:[AKJ]|[AKJ](?=[♠♥♦♣])|(?<=[♠♥♦♣])[AKJ])(?!\w)      # ranks of cards
    | \b(?:[IVXLC]{2,}|V|X)\b                                     # Roman numerals
    | \b(?:Ctrl(?:-[A-Z])?|Enter|Esc|Tab|HTML|JSON|URL|SVG|Linux|Python|GitHub|MIT|CC0|PNG|ISMCTS)\b""",
    re.VERBOSE,
)

ONE: Final = re.compile(r"\bI\b")
SENTENCE: Final = re.compile(r"(?:^|[.!?:„“\"»«(\n*>-])\s*$")
"""What stands before the first word of a sentence."""
WORD: Final = re.compile(r"[^\W\d_]+")


def cyrillic(text: str) -> str:
    """A Serbian text in Cyrillic.

    Ranks of cards, Roman numerals, addresses, names of files and keys, and words with q, w, x or y stay as they are.
    """
    parts: list[str] = []
    at = 0
    for kept in kept_spans(text):
        parts += [WORD.sub(lambda match: word(match[0]), text[at : kept[0]]), text[kept[0] : kept[1]]]
        at = kept[1]
    parts.append(WORD.sub(lambda match: word(match[0]), text[at:]))
    return "".join(parts)


def kept_spans(text: str) -> list[tuple[int, int]]:
    """The places of what stays Latin, in order."""
    spans = [match.span() for match in KEPT.finditer(text)]
    spans += [match.span() for match in ONE.finditer(text) if is_numeral(text, match.start(), match.end())]
    return sorted(spans)


def is_numeral(text: str, start: int, end: int) -> bool:
    """Whether an "I" is the number one and not the word "and" at the beginning of a sentence."""
    begins = SENTENCE.search(text[:start]) is not None
    return not (begins and re.match(r" +[a-zčćđšž„]", text[end:]))


def word(latin: str) -> str:
    """One word in Cyrillic."""
    apart = SEPARATE.match(latin)
    split = apart.end() - 1 if apart else -1
    written = ""
    at = 0
    while at < len(latin):
        pair = latin[at : at + 2].lower()
        if pair in DIGRAPHS and at + 1 != split:
            written += like(DIGRAPHS[pair], latin[at])
            at += 2
        else:
            written += like(LETTERS.get(latin[at].lower(), latin[at]), latin[at])
            at += 1
    return written


def like(letter: str, model: str) -> str:
    """The letter as large as the model."""
    return letter.upper() if model.isupper() else letter
