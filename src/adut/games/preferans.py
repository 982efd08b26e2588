"""Preferans for three, and for four with the dealer sitting out: one plays a game against those who follow.

Source: the rules of preferans on "Igrajmo karte". Variant: 100 bule each, refe written for all, kontra compulsory at spades.
Rulebook: docs/games/preferans.md; the sections named here are its sections.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from adut.cards import SEVEN, cards_text, pack, set_of, size
from adut.deal import EMPTY, Deal, Fact, Phase
from adut.errors import IllegalMove
from adut.game import Entry, Game, Plan, Setup
from adut.kernels import talon
from adut.kernels.agreements import barred_lead, enough_trumps, follows_spades
from adut.kernels.bargain import BARGAIN_VERBS, CLAIMING, Accepting, BargainDeal, Claiming, Granting
from adut.kernels.bidding import (
    BIDDING,
    BIDDING_VERBS,
    GAMES,
    IN_BETL,
    IN_SANS,
    IN_SPADES,
    TRUMPS,
    Bidding,
    Naming,
    Yielding,
    choice,
    game_of,
)
from adut.kernels.bule import drawn, fresh, from_tally, written_off
from adut.kernels.following import (
    ALONE,
    ENOUGH,
    FOLLOWING_VERBS,
    Answering,
    Doubling,
    Following,
    asked_for_kontra,
    asked_to_follow,
    doubled,
    fallen,
    shares,
    tricks_of,
)
from adut.kernels.reckoning import sheet_before, undoubled, write, write_betl, write_refe
from adut.kernels.trick_rules import TrickRules
from adut.kernels.tricks import Counting, TrickPlay, replaced
from adut.moves import DISCARD, Vocabulary, code_of
from adut.options import Options, option
from adut.pad import Board
from adut.zones import ALL, TRICK, Zone, hands, won

SPOKEN: Final = (Bidding, Naming, Yielding, Following, Doubling, Answering, Claiming, Granting, Accepting)
"""The phases of the kernels that a deal goes through besides its own, in the order of the rulebook."""
TRICKS: Final = 10
RULES: Final = TrickRules(trump=True)


@dataclass(frozen=True)
class PreferansOptions(Options):
    """What tables do differently."""

    bule: int = option(100, "Bule of each player at the beginning.", (20, 40, 60, 100, 150, 200), section="13.1")
    refe: int = option(2, "How many refe are written in a match.", (0, 1, 2, 3, 4, 6), section="11.2")
    deals: int = option(
        100, "After so many deals the match is broken off, and what is left is written off.", (25, 50, 100, 200), section="13.10"
    )
    spades: str = option("passes", "Spades without kontra, when no refe can be written.", ("passes", "used", "hat"), section="15.1")
    last_fall: bool = option(False, "In a game that could end the match a fall counts double.", section="15.2")
    betl_kontra: str = option("both", "After a lost betl kontra writes for both opponents, or for one.", ("both", "one"), section="13.6")
    equal: str = option("first", "Of two equal games the first is played, or may be yielded.", ("first", "yield"), section="8.6")
    trumps: str = option("free", "What the declarer of a suit must hold in trumps.", ("free", "three", "queen"), section="16.1")
    sans_lead: bool = option(False, "Who was called along and leads at sans leads the agreed suit.", section="16.3")
    spades_followers: bool = option(False, "To follow at spades takes two aces, or a trump trick and an ace.", section="16.4")
    bargains: bool = option(False, "The declarer and a lone follower may agree on the tricks.", section="16.5")


WANTED: Final = Counting(trick=-1)
"""A trick is as good as a point less, in a game in which the fewest points win."""
UNWANTED: Final = Counting(trick=1)


class PreferansDeal(BargainDeal):
    """A deal of preferans, from the auction to the last trick."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, RULES)
        self.talon: list[int] = EMPTY
        """The two cards in the middle."""
        self.bought: list[int] = EMPTY
        """The same two, once all have seen the declarer take them up."""
        self.discards: list[int] = plan.setup.none
        """For each seat the set of cards it has laid away."""

    def blank(self) -> PreferansDeal:
        return PreferansDeal(self.plan)

    def copy(self, other: Any) -> None:
        super().copy(other)
        source: PreferansDeal = other
        self.talon = source.talon
        self.bought = source.bought
        self.discards = source.discards

    def in_play(self) -> int:
        return size(self.playing)

    def stakes(self) -> Counting | None:
        """Whoever plays wants tricks, and at betl nobody does: the others leave them to the declarer."""
        return UNWANTED if self.game == IN_BETL else WANTED

    # --- what follows what

    def passed_out(self) -> None:
        write_refe(self)

    def takes_talon(self) -> Phase | None:
        """7.8. The talon is shown to all and taken up."""
        self.declarer = self.turn = self.bidder
        talon.take_up(self, self.declarer)
        return DISCARDING

    def asks(self) -> Phase | None:
        """9.1. At betl everybody follows, at other games each is asked."""
        self.trump = TRUMPS[self.game]
        self.note("plays", self.declarer, word=GAMES[self.game])
        if self.game != IN_BETL:
            return asked_to_follow(self)
        self.follows = set_of(self.opponents())
        return asked_for_kontra(self)

    def yields(self, seat: int) -> Phase | None:
        """8.6. With the game goes a kontra."""
        self.trump = TRUMPS[self.game]
        self.follows = 1 << seat
        return doubled(self, seat)

    def begins(self) -> Phase | None:
        if needs_kontra(self) and not self.rungs:
            undoubled(self)
            return None
        followers = self.followers()
        if not followers:
            self.note("unfollowed", self.declarer)
            write(self, True, [], self.plan.setup.none)
            return None
        if len(followers) == 1 and self.answering() < 0 and self.plan.setup.options.bargains:
            self.turn = followers[0]
            return CLAIMING
        return self.led()

    def agreed(self) -> None:
        follower = self.followers()[0]
        self.note("agreed", follower, value=str(self.offer))
        failed = [follower] if self.offer < ALONE else []
        write(self, TRICKS - self.offer >= ENOUGH, failed, replaced(self.plan.setup.none, follower, self.offer))

    def led(self) -> Phase | None:
        """12.1, 12.2. Who plays, and who leads."""
        alone = self.answering() < 0
        self.playing = 1 << self.declarer | (self.follows if alone else set_of(self.opponents()))
        self.leader = self.turn = first_leader(self)
        if self.plan.setup.options.sans_lead:
            self.bar = barred_lead(self)
        return PLAYING

    # --- what may be said

    def may_equal(self) -> bool:
        return bool(self.plan.setup.options.equal == "yield")

    def may_call(self) -> bool:
        return not needs_kontra(self)

    def may_follow(self, seat: int) -> bool:
        return self.game != IN_SPADES or not self.plan.setup.options.spades_followers or follows_spades(self.hands[seat])

    # --- what can be seen

    def told(self, seat: int, move: int, viewer: int) -> str:
        return super().told(seat, talon.perceived(move, viewer == seat), viewer)

    def route(self, seat: int, move: int) -> tuple[str, str]:
        return (f"hand-{seat}", f"discards-{seat}") if code_of(move) == DISCARD.code else super().route(seat, move)

    def facts(self) -> list[Fact]:
        if not self.game:
            return self.bidding_facts()
        facts = [Fact("contract", "word", GAMES[self.game]), Fact("declarer", "seat", str(self.declarer))]
        if self.without:
            facts.append(Fact("without-talon", "word", "igra"))
        if self.bought:
            facts.append(Fact("bought", "cards", cards_text(self.bought)))
        facts += self.following_facts()
        if sheet_before(self.plan).refe[self.declarer]:
            facts.append(Fact("under-refe", "text", "×2"))
        if self.winners:
            own = tricks_of(self)[self.declarer]
            facts.append(Fact("tricks", "text", f"{own} : {len(self.winners) - own}"))
        return facts

    def plausible(self) -> bool:
        """16.1, 16.2, 16.4: every hand holds what its owner was bound to have on speaking."""
        chosen = self.plan.setup.options
        chose = self.game and not self.without
        if chose and not enough_trumps(self.hands[self.declarer] | self.gone[self.declarer], self.game, chosen.trumps):
            return False
        if not chosen.spades_followers or self.game != IN_SPADES:
            return True
        return all([follows_spades(self.hands[seat] | self.gone[seat]) for seat in self.followers()])


class Discarding(talon.Discarding):
    """7.9. The winner of the auction lays two of the twelve cards away."""

    section = "7.9"

    def then(self, deal: PreferansDeal) -> Phase | None:
        return CHOOSING


class Choosing(Phase):
    """7.10. The declarer names a game, not below the bid."""

    id = "choosing"
    section = "7.10"

    def moves(self, deal: PreferansDeal, seat: int) -> list[int]:
        agreed = deal.plan.setup.options.trumps
        return [choice(deal, game) for game in range(deal.level, IN_SANS + 1) if enough_trumps(deal.hands[seat], game, agreed)]

    def refusal(self, deal: PreferansDeal, seat: int, move: int) -> IllegalMove:
        game = game_of(deal, move)
        if not game:
            return super().refusal(deal, seat, move)
        name = GAMES[game]
        if game < deal.level:
            return IllegalMove("below-bid", f"{name} is lower than the bid of {deal.level}", word=name, number=str(deal.level))
        return IllegalMove("too-few-trumps", f"your trumps in {name} are not what was agreed", word=name)

    def apply(self, deal: PreferansDeal, seat: int, move: int) -> Phase | None:
        deal.say(seat, move)
        deal.game = game_of(deal, move)
        return deal.asks()


class Playing(TrickPlay):
    """12. The play of tricks: follow suit, trump when void; nobody need beat."""

    section = "12"

    def refusal(self, deal: Any, seat: int, move: int) -> IllegalMove:
        found = super().refusal(deal, seat, move)
        return IllegalMove("agreed-lead", "the agreed suit must be led", **found.data) if found.rule == "barred-lead" else found

    def after_trick(self, deal: PreferansDeal) -> Phase | None:
        """12.5, 12.6. Betl is lost with the declarer's first trick; else all ten are played."""
        deal.bar = 0
        tricks = tricks_of(deal)
        own = tricks[deal.declarer]
        if len(deal.winners) < TRICKS and not (deal.game == IN_BETL and own):
            return self
        if deal.game == IN_BETL:
            write_betl(deal, not own)
        else:
            write(deal, own >= ENOUGH, fallen(deal, tricks), shares(deal, tricks))
        return None


DISCARDING: Final = Discarding()
CHOOSING: Final = Choosing()
PLAYING: Final = Playing()


def needs_kontra(deal: PreferansDeal) -> bool:
    """10.7. Spades with the talon are played under kontra or not at all."""
    return deal.game == IN_SPADES and not deal.without


def first_leader(deal: PreferansDeal) -> int:
    """12.1, 12.2: forehand if playing, else the next who is; at sans the lead comes through the declarer."""
    order = deal.opponents()[::-1] if deal.game == IN_SANS else deal.circle
    leader = deal.declarer
    for seat in order[::-1]:
        leader = seat if deal.playing >> seat & 1 else leader
    return leader


class Preferans(Game):
    """The match: deals until all bule together are nothing."""

    id = "preferans"
    name = "Preferans"
    family = "trumps"
    seats: tuple[int, ...] = (3, 4)
    lowest_wins = True
    options = PreferansOptions
    vocabulary = Vocabulary(("betl", "sans", "igra"), BIDDING_VERBS + FOLLOWING_VERBS + BARGAIN_VERBS)

    def zones(self, seats: int) -> list[Zone]:
        return [*hands(seats), *talon.zones(seats), Zone("trick", "trick", TRICK, ALL), *won(seats)]

    def pack(self, setup: Setup) -> list[int]:
        return pack(SEVEN)

    def deal(self, plan: Plan, cards: list[int]) -> Deal:
        """6. Five cards each, two into the middle, five more each."""
        deal = PreferansDeal(plan)
        seats = plan.setup.seats
        deal.taken = plan.setup.none
        deal.circle = [(plan.forehand + at) % seats for at in range(3)]
        talon.deal_around(deal, deal.circle, cards)
        deal.out = sum([1 << seat for seat in range(seats) if seat not in deal.circle])
        deal.leader = deal.turn = plan.forehand
        deal.phase = BIDDING
        return deal

    def finished(self, setup: Setup, sheet: list[Entry], totals: list[int]) -> bool:
        """13.9, 13.10. Nothing is left to play for, or the match is broken off."""
        left = from_tally(sheet[-1].tally, setup.seats).left
        return left == 0 or len(sheet) >= setup.options.deals

    def label(self, plan: Plan, deal: Deal) -> str:
        assert isinstance(deal, PreferansDeal)
        if any(deal.marks):
            return f"igra-{GAMES[deal.game]}" if deal.without else f"game-{GAMES[deal.game]}"
        return "refe" if deal.tally[-1] > sheet_before(plan).written else "thrown-in"

    def pad(self, setup: Setup, sheet: list[Entry]) -> list[Board]:
        start = fresh(setup.seats, setup.options.bule)
        final: list[int] | None = None
        if sheet and len(sheet) >= setup.options.deals:
            bule = from_tally(sheet[-1].tally, setup.seats).bule
            off = written_off(bule, (sheet[-1].dealer + 1) % setup.seats)
            final = [each - off[side] for side, each in enumerate(bule)]
        return drawn(start, sheet, final)


GAME: Final = Preferans()
