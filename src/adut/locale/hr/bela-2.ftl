# Bela udvoje

game-bela-2 = Bela udvoje

zone-upcard = Okrenuta karta

verb-exchange = Mijenjam { $card }

phase-bela-2-calling = Prihvati boju okrenute karte ili reci „dalje“
phase-bela-2-naming = Oba igrača odbila su okrenutu boju: zovi drugu ili reci „dalje“
phase-bela-2-forced = Protivnik kaže „dalje“: zovi jednu od ostale tri boje
    .must = Svi kažu „dalje“: ti moraš zvati adut
phase-exchanging = Zamijeni sedmicu aduta ili reci „dalje“
phase-bela-2-declaring = Reci najjače zvanje ili „dalje“
phase-bela-2-tricks = Baci kartu: poštuj boju i ubij ako možeš

event-exchanges = { $player } za sedmicu uzima { $card }

refuse-turned-suit-first = Zasad se može zvati samo boja okrenute karte.
refuse-suit-refused = Boju okrenute karte odbila su oba igrača.
refuse-only-the-seven = Mijenja se samo { $card }, a mijenja je onaj tko je ima.

option-bela-2-target = Granica
    .help = Bodovi kojima se dobiva partija.
