# Dupla briškula

game-dupla-briskula = Dupla briškula

option-dupla-briskula-wins = Partije
    .help = Broj partija koji donosi meč.
option-dupla-briskula-twos = Dvice se broje
    .help = Svaka dvica vredi 10, kao nekad.
