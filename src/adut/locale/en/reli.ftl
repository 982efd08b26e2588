# Reli

game-reli = Reli

word-twos = twos
word-threes = threes
word-fours = fours
word-fives = fives
word-sixes = sixes
word-king-jack-last = king and jack of hearts, last trick
word-mau-mau = Mau-mau

label-king-jack-last = K♥, J♥, last trick
label-mau-mau = Mau-mau

phase-reli-tricks = Play a card: follow suit if you can

option-reli-intuicija = Intuition
    .help = Each dealer begins with a deal of Intuition; without it there are seven deals each.
option-reli-early_stop = Stop early
    .help = A deal of tricks stops once nothing is left to win or lose.
