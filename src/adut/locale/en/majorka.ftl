# Majorka, and what every game says in which a chosen contract can be doubled

game-majorka = Majorka

word-heart-king = king of hearts
word-last-three = the last three tricks

label-heart-king = King of hearts
label-last-three = The last three
label-on-the-right = The player on the right
label-opposite = The player opposite
label-on-the-left = The player on the left

pad-doublings = Whom each player has still to double
pad-whom = Whom

verb-double = I double
    .help = The difference between you and the chooser counts twice again
verb-redouble = I redouble { $seat }
    .help = The difference between the two of you counts four times again
verb-accept = I leave it at the double of { $seat }

phase-majorka-choosing = Choose one of your games
phase-majorka-naming = Name trumps, or none
phase-doubling = Double the player who chose the game, or pass
phase-answering = Answer the double: redouble, or leave it
phase-majorka-tricks = Play a card: follow suit if you can; in the trump game beat if you can

fact-doubled-by = Doubled by
fact-redoubled = Redoubled
fact-owes-double = Has not doubled forehand yet

event-must-double = { $player } still owes this doubling, and doubles

option-majorka-early_stop = Stop early
    .help = A deal of tricks stops once nothing is left to win or lose.
