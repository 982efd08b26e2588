"""Rules of thumb for both games of Briškula: win what is worth it as cheaply as possible, and tell one's partner what helps.

A sign is taken for probable, a word for a wish; neither is relied on.
"""

from __future__ import annotations

from typing import Final

from adut.cards import EIGHT, NINE, OF_RANK, OF_SUIT, RANKS_OF_SUIT, TEN, set_of
from adut.games.briskula import SAY, SAY_MOVES, SIGN, SIGN_MOVES, WORDS, BriskulaDeal, meant
from adut.kernels.briscola import FIGURES, LOADED, TWO_OF_HEARTS, BriscolaDeal
from adut.moves import PLAY_CODE, card_of, code_of, play
from adut.players.thumbs.tricks import unseen_cards
from adut.rng import Rng
from adut.sight import Sight

PACK: Final = (1 << 52) - 1
FORTY: Final = PACK & ~(OF_RANK[EIGHT] | OF_RANK[NINE] | OF_RANK[TEN])
TRUMP_KEPT: Final = 3.0
"""What any trump is worth in the hand, in points."""
STRENGTH_KEPT: Final = 0.35
"""And for every card of its suit below it."""
LOADED_KEPT: Final = 0.3
"""The share of its points that a card outside trumps brings later."""
WISH: Final = 4.0
"""What doing as one's partner says is worth, in points."""
BELIEF: Final = 0.75
"""How likely a partner can do what the sign says."""
WORTH_A_SIGN: Final = (1, 2, 3, 0)
"""The signs a computer gives, the most telling first: ace, three and king of trumps, a karik."""
SURE: Final = 0.8
LOST: Final = 0.15
RICH: Final = 10.0
"""The points for which a partner is asked to trump."""


def choose(sight: Sight, rng: Rng) -> int:
    """The move of a cautious player."""
    said = remark(sight)
    return said if said >= 0 else play(best_card(sight))


def best_card(sight: Sight) -> int:
    """The card that promises most."""
    cards = [move for move in sight.moves if code_of(move) == PLAY_CODE]
    return card_of(max(cards, key=lambda move: promise(sight, card_of(move)) + WISH * (leaning(sight, move) > 1.0)))


def promise(sight: Sight, card: int) -> float:
    """The points that a card is expected to win or lose with the trick, less what it would be worth if kept."""
    deal = sight.deal
    assert isinstance(deal, BriscolaDeal)
    ours = chance(sight, card)
    return (2.0 * ours - 1.0) * stake(deal, card) - kept(deal, card)


def stake(deal: BriscolaDeal, card: int) -> float:
    """The points in the trick with a card added."""
    return float(sum([deal.worth[each % RANKS_OF_SUIT] for each in [*deal.trick, card]])) + 1.0


def kept(deal: BriscolaDeal, card: int) -> float:
    """What a card is worth in the hand; with the last cards drawn, less."""
    if card // RANKS_OF_SUIT == deal.trump:
        value = TRUMP_KEPT + STRENGTH_KEPT * deal.rank_order(card)
    else:
        value = LOADED_KEPT * deal.worth[card % RANKS_OF_SUIT]
    return value * 0.4 if deal.drawn_out else value


def chance(sight: Sight, card: int) -> float:
    """How likely one's side takes the trick with this card played."""
    deal, seat = sight.deal, sight.seat
    assert isinstance(deal, BriscolaDeal)
    side_of = deal.plan.setup.side_of
    beats = not deal.trick or bool(deal.rules.beaten_by[deal.trump + 1][deal.best] >> card & 1)
    best = card if beats else deal.best
    ours = 1.0 if beats or side_of[deal.ahead] == side_of[seat] else 0.0
    rich = stake(deal, card)
    for each in behind(deal, seat):
        if each == seat:
            continue
        takes = over(sight, each, best)
        if side_of[each] == side_of[seat]:
            ours += (1.0 - ours) * takes
        else:
            ours *= 1.0 - takes * min(1.0, 0.35 + rich / 15.0)
    return ours


def behind(deal: BriscolaDeal, seat: int) -> list[int]:
    """The seats that play to the trick after this card, in order; in double Briškula one's own too."""
    whole = 2 * deal.seats if deal.seats == 2 and not isinstance(deal, BriskulaDeal) else deal.seats
    return [(seat + at) % deal.seats for at in range(1, whole - len(deal.trick))]


def over(sight: Sight, seat: int, best: int) -> float:
    """How likely a seat can go over the best card: by its open cards, its partner's sign, or what is still unseen."""
    deal = sight.deal
    assert isinstance(deal, BriscolaDeal)
    higher = deal.rules.beaten_by[deal.trump + 1][best]
    if deal.hands[seat] & higher:
        return 1.0
    pack = FORTY & ~(1 << TWO_OF_HEARTS) if deal.seats == 3 else FORTY
    unseen = unseen_cards(deal, sight.seat, pack) & ~set_of(deal.turned)
    mine = deal.plan.setup.side_of[seat] == deal.plan.setup.side_of[sight.seat]
    if deal.drawn_out and mine:
        return 0.0
    if deal.drawn_out and deal.seats == 2:
        return 1.0 if unseen & higher else 0.0
    share = (unseen & higher).bit_count() / max(1, unseen.bit_count())
    takes = 1.0 - (1.0 - share) ** deal.hands[sight.seat].bit_count()
    if mine and isinstance(deal, BriskulaDeal) and any([meant(deal, sign) & higher for sign in deal.signs[seat]]):
        takes = max(takes, BELIEF)
    return takes


# --- signs and words


def remark(sight: Sight) -> int:
    """A sign of a high card that the partner does not know of yet, or a word when it makes a difference; -1: nothing."""
    deal = sight.deal
    if not isinstance(deal, BriskulaDeal) or not deal.pairs:
        return -1
    codes = [code_of(move) for move in sight.moves]
    if SIGN.code in codes:
        for sign in WORTH_A_SIGN:
            if meant(deal, sign) & deal.hands[sight.seat] and sign not in deal.signs[sight.seat]:
                return SIGN_MOVES[sign]
    partner = (sight.seat + 2) % deal.seats
    if SAY.code in codes and partner in behind(deal, sight.seat):
        word = advice(sight)
        return SAY_MOVES[WORDS.index(word)] if word else -1
    return -1


def advice(sight: Sight) -> str:
    """What the partner should play behind one's own card; empty: whatever seems best."""
    deal = sight.deal
    assert isinstance(deal, BriskulaDeal)
    card = best_card(sight)
    ours = chance(sight, card)
    if ours > SURE:
        return "karik"
    if stake(deal, card) > RICH and ours < 0.5:
        return "briskulu"
    return "liso" if ours < LOST else ""


def leaning(sight: Sight, move: int) -> float:
    """Half as much again for a card that the partner's word asks for."""
    deal = sight.deal
    if code_of(move) != PLAY_CODE or not isinstance(deal, BriskulaDeal) or not deal.pairs:
        return 1.0
    word = deal.said[(sight.seat + 2) % deal.seats]
    return 1.5 if word >= 0 and asked_for(deal, WORDS[word]) >> card_of(move) & 1 else 1.0


def asked_for(deal: BriskulaDeal, word: str) -> int:
    """The cards (a set) that a word asks for."""
    trumps = OF_SUIT[deal.trump]
    points = LOADED | FIGURES
    if word == "karik":
        return LOADED & ~trumps
    if word == "punti":
        return FIGURES & ~trumps
    if word == "briskulu":
        return trumps
    if word == "briskulicu":
        return trumps & ~points
    return PACK & ~points & (PACK if word == "malu" else ~trumps)
