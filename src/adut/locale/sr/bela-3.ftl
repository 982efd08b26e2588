# Bela utroje

game-bela-3 = Bela utroje

phase-bela-3-naming = Na tebi je red: zovi adut
    .must = Prvi na redu mora da zove adut
phase-bela-3-discarding = Odloži dve od dvanaest karata, jednu po jednu
phase-bela-3-declaring = Reci najbolje zvanje ili „dalje“
phase-bela-3-tricks = Baci kartu: odgovori na boju i pobij ako možeš

refuse-forehand-must-name = Prvi na redu ne može da kaže „dalje“: zovi adut.

option-bela-3-overtrump = Preko aduta
    .help = Ko seče, mora preko već bačenog aduta ako može.
option-bela-3-target = Granica
    .help = Poeni kojima se dobija partija.
