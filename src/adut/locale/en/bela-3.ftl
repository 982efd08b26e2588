# Bela for three

game-bela-3 = Bela for three

phase-bela-3-naming = You speak first: name a suit as trump
    .must = Forehand must name trumps
phase-bela-3-discarding = Lay two of your twelve cards away, one after the other
phase-bela-3-declaring = Announce your best declaration, or pass
phase-bela-3-tricks = Play a card: follow suit, and beat if you can

refuse-forehand-must-name = Forehand may not pass: name a suit.

option-bela-3-overtrump = Going over a trump
    .help = Who trumps must go over a trump already played, if able.
option-bela-3-target = Target
    .help = Points that win the match.
