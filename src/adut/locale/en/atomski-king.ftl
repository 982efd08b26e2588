# Atomski king

game-atomski-king = Atomic King

word-mizar = mizar (low cards take)
    .help = No trumps, and the order is turned round: ace, seven, eight … king

label-clubs = Clubs
label-diamonds = Diamonds
label-hearts = Hearts as trumps
label-spades = Spades
label-no-trumps = No trumps
label-mizar = Mizar: low cards take

phase-atomski-king-tricks = Play a card: follow suit if you can

fact-open-hand = Open hand

option-atomski-king-bar_in_erlas = Bar on hearts in Erlaš
    .help = In Erlaš, too, hearts may not be led while the hand holds anything else.
option-atomski-king-early_stop = Stop early
    .help = A deal stops once nothing is left to win or lose.
