# Bela utroje

game-bela-3 = Bela utroje

phase-bela-3-naming = Na tebi je red: zovi adut
    .must = Prvi na redu mora zvati adut
phase-bela-3-discarding = Odloži dvije od dvanaest karata, jednu po jednu
phase-bela-3-declaring = Reci najjače zvanje ili „dalje“
phase-bela-3-tricks = Baci kartu: poštuj boju i ubij ako možeš

refuse-forehand-must-name = Prvi na redu ne može reći „dalje“: zovi adut.

option-bela-3-overtrump = Preko aduta
    .help = Tko baca adut, mora preko već bačenog aduta ako može.
option-bela-3-target = Granica
    .help = Bodovi kojima se dobiva partija.
