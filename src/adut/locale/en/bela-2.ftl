# Bela for two

game-bela-2 = Bela for two

zone-upcard = Turned card

verb-exchange = I exchange { $card }

phase-bela-2-calling = Accept the suit of the turned card, or pass
phase-bela-2-naming = Both have refused the turned suit: name another, or pass
phase-bela-2-forced = Your opponent has passed: name one of the other three suits
    .must = Nobody has called: you must name trumps
phase-exchanging = Exchange the seven of trumps, or pass
phase-bela-2-declaring = Announce your best declaration, or pass
phase-bela-2-tricks = Play a card: follow suit, and beat if you can

event-exchanges = { $player } takes { $card } for the seven

refuse-turned-suit-first = As yet only the suit of the turned card may be named.
refuse-suit-refused = Both have refused the suit of the turned card.
refuse-only-the-seven = Only { $card } may be exchanged, by the player who holds it.

option-bela-2-target = Target
    .help = Points that win the match.
