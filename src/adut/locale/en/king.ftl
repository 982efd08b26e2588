# King

game-king = King

word-by-the-last = by the last card
    .help = The suit of your last card becomes trump
word-no-tricks = no tricks
word-jacks = jacks
word-queens = queens
word-hearts-bad = hearts
word-last-two = the last two
word-king-of-hearts = king
word-erlas = Erlaš
    .help = Tricks, jacks, queens, hearts, the king and the last two all count minus
word-trumps = trumps
    .help = Tricks are worth taking; you name the trump suit
word-final-erlas = Final Erlaš
    .help = All that counts in Erlaš, for plus points

label-no-tricks = No tricks
label-jacks = Jacks
label-queens = Queens
label-hearts-bad = Hearts
label-last-two = The last two
label-king-of-hearts = King
label-erlas = Erlaš
label-trumps = Trumps
label-final-erlas = Final Erlaš

phase-king-naming = Name trumps on your first three cards
phase-king-sale = Sell the deal, or let it stand
phase-king-buying = Buy the deal for 6 points and change the trump, or pass
phase-king-tricks = Play a card: follow suit if you can

fact-seller = Seller
fact-buyer = Buyer

event-last-card = { $player } turns up { $card }: its suit is trump

refuse-same-trump = A buyer must change the trump.

option-king-bar_in_erlas = Bar on hearts in Erlaš
    .help = In game VII, too, hearts may not be led while the hand holds anything else.
option-king-early_stop = Stop early
    .help = A deal stops once nothing is left to win or lose.
