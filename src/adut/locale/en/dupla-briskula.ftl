# Dupla briškula

game-dupla-briskula = Double Briškula

option-dupla-briskula-wins = Games
    .help = Games that win the match.
option-dupla-briskula-twos = Twos count
    .help = Twos count 10 each, as they once did.
