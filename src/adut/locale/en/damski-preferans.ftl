# Damski preferans

game-damski-preferans = Damski preferans

zone-discards = Laid away

phase-damski-preferans-choosing = Name a game before you see the talon
phase-damski-preferans-naming = Name the trump suit
phase-discarding = Lay a card away, face down
phase-damski-preferans-tricks = Play a card: follow suit if you can

pad-above = Above the line
pad-below = Below the line

fact-bought = From the talon

event-talon = { $player } takes up the talon: { $cards }

refuse-key-card = { $card } counts in this game, so it must not be laid away.

option-damski-preferans-early_stop = Stop early
    .help = A deal stops once nothing is left to win or lose.
