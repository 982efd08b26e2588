# Bela udvoje

game-bela-2 = Bela udvoje

zone-upcard = Okrenuta karta

verb-exchange = Menjam { $card }

phase-bela-2-calling = Primi boju okrenute karte ili reci „dalje“
phase-bela-2-naming = Oba igrača su odbila okrenutu boju: zovi drugu ili reci „dalje“
phase-bela-2-forced = Protivnik kaže „dalje“: zovi jednu od ostale tri boje
    .must = Svi kažu „dalje“: ti moraš da zoveš adut
phase-exchanging = Zameni sedmicu aduta ili reci „dalje“
phase-bela-2-declaring = Reci najbolje zvanje ili „dalje“
phase-bela-2-tricks = Baci kartu: odgovori na boju i pobij ako možeš

event-exchanges = { $player } za sedmicu uzima { $card }

refuse-turned-suit-first = Za sada može da se zove samo boja okrenute karte.
refuse-suit-refused = Boju okrenute karte odbila su oba igrača.
refuse-only-the-seven = Menja se samo { $card }, a menja je onaj ko je ima.

option-bela-2-target = Granica
    .help = Poeni kojima se dobija partija.
