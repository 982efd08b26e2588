# Šarena lora, and what all games in which contracts are chosen say

game-sarena-lora = Šarena lora

word-to-choose = not chosen yet
word-lora = the Lora layout
    .help = Cards are laid in a row for each suit; be the first without cards
word-lora-again = Lora, dealt again
word-jack-and-sixth = jack of clubs and sixth trick
    .help = They count for the player opposite the one who takes them
word-jack-of-diamonds = jack of diamonds
    .help = It counts for the player opposite the one who takes it

label-to-choose = Not chosen
label-lora = Lora layout
label-lora-again = Lora again
label-jack-and-sixth = J♣ and sixth trick
label-jack-of-diamonds = Jack of diamonds

phase-choosing = Choose what is played
phase-sarena-lora-tricks = Play a card: follow suit if you can

fact-to-choose = Forehand has still to choose

refuse-not-to-choose = You cannot choose that: { $word }.

option-sarena-lora-jack_of_diamonds = Jack of diamonds
    .help = The jack of diamonds counts 8 in place of the jack of clubs and the sixth trick with 4 each.
option-sarena-lora-early_stop = Stop early
    .help = A deal of tricks stops once nothing is left to win or lose.
