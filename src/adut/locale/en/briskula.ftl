# Briškula; what double Briškula shares with it is here too.

game-briskula = Briškula

# The signs, as what one holds; the words, as what one asks for.
word-karik = ace or three
word-trump-ace = ace of trumps
word-trump-three = three of trumps
word-trump-king = king of trumps
word-trump-horse = queen of trumps
word-trump-fant = jack of trumps
word-small-trump = small trump
word-liso = no points
word-punti = a picture card
word-briskulu = a trump
word-briskulicu = a little trump
word-malu = a small card

verb-sign = Sign: { $word }
    .group = Sign to your partner
verb-say = “{ $word }!”
    .group = Say for all to hear

zone-turned = Turned-up card

fact-sign = Partner's sign
fact-own-sign = Your sign

event-draws-open = { $player } draws { $card }, the open card
event-partners-look = Partners look at each other's last cards
event-even = { $points } points each at the top: nobody has won
event-comb = { $player }: a comb (češalj), every game of the match won

label-even = nobody's
label-comb = comb (češalj)

pad-won = Games won

refuse-no-partner = Signs and words are for partners, and here each plays alone.
refuse-silent-game = This table plays without signs and words.
refuse-last-hand = The last card has been drawn: from now on partners are silent.
refuse-one-sign = You have given a sign in this trick already.
refuse-one-word = You have said your word in this trick already.

option-briskula-wins = Games
    .help = Games that win the match.
option-briskula-twos = Twos count
    .help = Twos count 10 each, as they once did.
option-briskula-signs = Signs and words
    .help = Partners may give each other signs and words.
