# King for three

game-king-3 = King for three

phase-king-3-naming = Name trumps on your first five cards
phase-king-3-sale = Sell the deal, or let it stand
phase-king-3-buying = Buy the deal for 4 points and change the trump, or pass
phase-king-3-tricks = Play a card: follow suit if you can

option-king-3-bar_in_erlas = Bar on hearts in Erlaš
    .help = In game VII, too, hearts may not be led while the hand holds anything else.
option-king-3-early_stop = Stop early
    .help = A deal stops once nothing is left to win or lose.
