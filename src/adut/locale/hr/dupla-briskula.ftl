# Dupla briškula

game-dupla-briskula = Dupla briškula

option-dupla-briskula-wins = Partije
    .help = Broj partija koji donosi pobjedu.
option-dupla-briskula-twos = Dvice se broje
    .help = Svaka dvica vrijedi 10, kao nekad.
