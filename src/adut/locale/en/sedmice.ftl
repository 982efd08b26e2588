# Sedmice

game-sedmice = Sedmice

phase-sedmice-tricks = Play any card: the last one of the rank led, or a seven, takes the trick
phase-going-on = Go on with a card that fits, or let the trick be taken up

fact-led = Led
fact-ahead = Ahead
fact-at-stake = Points in the trick
fact-last-trick = Last trick

event-goes-on = { $player } goes on

refuse-must-fit = { $card } does not fit { $cards }: only its rank or a seven lets you go on.

option-sedmice-target = Games
    .help = Games that win the match.
