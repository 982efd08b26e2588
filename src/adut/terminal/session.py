"""A match in the terminal, from the first deal to its winner."""

from __future__ import annotations

from adut import locale, players
from adut.deal import Event
from adut.errors import AdutError
from adut.game import listen
from adut.lab import seeds
from adut.locale.messages import said
from adut.locale.words import move_text
from adut.players.player import Player
from adut.table.log import Journal
from adut.terminal.boards import pad
from adut.terminal.commands import Commands
from adut.terminal.menu import Menu
from adut.terminal.picture import Picture
from adut.terminal.record import Record
from adut.terminal.scores import outcome, result, sheet
from adut.terminal.screen import Screen
from adut.terminal.seating import Seating
from adut.terminal.thinking import Thinking


class Session:
    """One match, its players, its log, and the screen it is played on."""

    def __init__(self, lang: str, journal: Journal, seating: Seating, screen: Screen, record: Record, seed: int) -> None:
        self.lang = lang
        self.journal = journal
        self.match = journal.match
        self.seating = seating
        self.names = seating.names
        self.screen = screen
        self.record = record
        self.seed = seed
        self.picture = Picture(lang, seating.names, journal.match.setup.game.vocabulary)
        self.commands = Commands(lang, self.match, self.picture, screen)
        self.computers: dict[int, Player] = {}
        self.slow = [False] * len(seating.kinds)
        """Whose last move took long."""
        self.heard: list[Event] = []
        self.at_screen = seating.people[0] if seating.people else -1
        """The person who looks at the screen now."""

    def play(self) -> None:
        """Play the match to its end.

        Raises:
            Left: a player has left.
        """
        if self.match.deal is not None and not self.match.written:
            self.take_seats()
        while not self.match.over:
            if self.match.between:
                self.begin()
            else:
                self.turn()
        self.screen.say("", outcome(self.lang, self.match, self.names))

    def begin(self) -> None:
        """Deal the next deal."""
        number = len(self.match.sheet) + 1
        self.record.write(self.journal.begin(self.match.shuffled(seeds.pack_rng(self.seed, 1, number))))
        deal = self.match.deal
        assert deal is not None
        dealer = self.names[deal.plan.dealer]
        self.screen.say("", locale.text(self.lang, "term-new-deal", number=number, dealer=dealer))
        self.screen.say(*self.picture.facts(deal.view(self.seating.viewer)))
        self.take_seats()
        self.ended()

    def take_seats(self) -> None:
        """Seat the computer players for the deal that is on, and begin to hear its events."""
        assert self.match.deal is not None
        number = self.match.deal.plan.number
        for seat, kind in enumerate(self.seating.kinds):
            if not self.seating.is_person(seat):
                self.computers[seat] = players.player(kind, seeds.player_seed(self.seed, 1, number, seat))
        self.heard = listen(self.match.deal)

    def turn(self) -> None:
        """Let one of those to act do so: computers first, then people in the order of seats."""
        actors = sorted(self.match.actors(), key=lambda seat: (self.seating.is_person(seat), seat))
        seat = actors[0]
        if self.seating.is_person(seat):
            self.ask(seat)
        else:
            self.compute(seat)

    def compute(self, seat: int) -> None:
        """A computer player's move; a forced one needs no thought."""
        assert self.match.deal is not None
        moves = self.match.deal.moves(seat)
        if len(moves) == 1:
            self.apply(seat, moves[0])
            return
        message = locale.text(self.lang, "term-thinking", name=self.names[seat])
        with Thinking(self.screen, message, self.slow[seat]) as thinking:
            move = self.computers[seat].choose(self.match.deal.sight(seat))
        self.slow[seat] = thinking.long
        self.apply(seat, move)

    def ask(self, seat: int) -> None:
        """A person's move: show what they see and ask until the answer is a legal move.

        Raises:
            Left: they leave.
        """
        assert self.match.deal is not None
        self.hand_over(seat)
        menu = Menu(self.lang, self.match.deal, seat, self.names)
        view = self.match.deal.view(seat)
        prompt = locale.prompt(self.lang, view.game, view.phase)
        self.screen.say("", *self.picture.lines(view), self.invitation(seat, prompt))
        self.screen.say(*menu.lines(self.screen.width))
        while not self.answered(menu, self.screen.ask(locale.text(self.lang, "term-ask"))):
            pass

    def invitation(self, seat: int, prompt: str) -> str:
        """Whose turn it is and to do what."""
        return locale.text(
            self.lang, "term-your-turn" if self.seating.viewer == seat else "term-turn", name=self.names[seat], prompt=prompt
        )

    def answered(self, menu: Menu, typed: str) -> bool:
        """Do what was typed; True once a move was made."""
        if not typed or self.commands.run(menu, typed):
            return False
        try:
            move = menu.find(typed)
        except AdutError as error:
            why = locale.refusal(self.lang, error, self.names)
            self.screen.say(locale.text(self.lang, "term-refused", why=why))
            return False
        self.apply(menu.seat, move)
        return True

    def hand_over(self, seat: int) -> None:
        """Before another person's turn: wait until they sit at the screen."""
        if seat != self.at_screen:
            self.screen.clear()
            self.screen.ask(locale.text(self.lang, "term-pass-screen", name=self.names[seat]))
            self.at_screen = seat

    def apply(self, seat: int, move: int) -> None:
        """Make a legal move, log it, and say what happened."""
        deal = self.match.deal
        assert deal is not None
        viewer = self.seating.viewer
        told = deal.told(seat, move, -1 if viewer is None else viewer)
        begun = len(self.heard)
        self.record.write(self.journal.apply(seat, move))
        if told:
            self.screen.say(self.move_sentence(seat, told))
        self.screen.say(*(locale.sentence(self.lang, event, self.names) for event in self.heard[begun:]))
        self.ended()

    def move_sentence(self, seat: int, told: str) -> str:
        """Who made which move."""
        vocabulary = self.match.setup.game.vocabulary
        verb, args = move_text(self.lang, vocabulary, told, self.names)
        found = said(self.lang, [f"term-did-{verb}"], args | {"name": self.names[seat]})
        return found or f"{self.names[seat]}: {locale.label(self.lang, vocabulary, told, self.names)}"

    def ended(self) -> None:
        """After the last move of a deal: its points, what is known of it now, and the sheet."""
        deal = self.match.deal
        if self.match.written and deal is not None:
            self.screen.say("", result(self.lang, self.match, self.names), *self.picture.facts(deal.view(self.seating.viewer)))
            self.screen.show(*pad(self.lang, self.match, self.names, self.screen.width))
            self.screen.say(*sheet(self.lang, self.match, self.names, self.screen.width))
