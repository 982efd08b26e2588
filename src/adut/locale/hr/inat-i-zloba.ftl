# Inat i zloba

game-inat-i-zloba = Inat i zloba

word-hand = ruka
word-payoff = isplatna hrpa
word-centre-1 = središnja hrpa 1
word-centre-2 = središnja hrpa 2
word-centre-3 = središnja hrpa 3
word-centre-4 = središnja hrpa 4
word-personal-1 = osobna hrpa 1
word-personal-2 = osobna hrpa 2
word-personal-3 = osobna hrpa 3
word-personal-4 = osobna hrpa 4

zone-payoff = Isplatna hrpa
zone-centre = Središnje hrpe
zone-centre-1 = Sredina 1
zone-centre-2 = Sredina 2
zone-centre-3 = Sredina 3
zone-centre-4 = Sredina 4
zone-personal = Osobne hrpe
zone-personal-1 = Osobna 1
zone-personal-2 = Osobna 2
zone-personal-3 = Osobna 3
zone-personal-4 = Osobna 4

phase-inat-i-zloba-turn = Igraj u sredinu; odbacivanje na osobnu hrpu završava potez

fact-payoff-left = Isplatne hrpe
fact-turn-number = Potez

event-draws =
    { $count ->
        [one] { $player } vuče { $count } kartu
        [few] { $player } vuče { $count } karte
       *[other] { $player } vuče { $count } karata
    }
event-pile-full =
    { $zone ->
        [centre-1] Središnja hrpa 1
        [centre-2] Središnja hrpa 2
        [centre-3] Središnja hrpa 3
        [centre-4] Središnja hrpa 4
       *[other] Jedna središnja hrpa
    } je popunjena i ide pod ostatak
event-shows-hand = { $player } pokazuje karte iz ruke: { $cards }
event-blockade = Dijeljenje je blokirano

refuse-not-stuck = Imaš potez: „Dalje“ kaže samo onaj tko ne može ni igrati ni odbaciti.
refuse-not-there =
    { $zone ->
        [hand] Karta { $card } nije u tvojoj ruci.
        [payoff] Karta { $card } nije na vrhu tvoje isplatne hrpe.
       *[other] Karta { $card } nije na vrhu te hrpe.
    }
refuse-no-place = Karta ide na središnju ili na osobnu hrpu.
refuse-does-not-fit = Tu { $card } ne može: središnja se hrpa slaže od asa, kartu po kartu naviše.
refuse-only-to-centre = Karta { $card } može samo u sredinu: na osobnu hrpu ide karta iz ruke.
refuse-not-lower = Tu { $card } ne može: na osobnu hrpu ide karta za jedan manja od gornje.

option-inat-i-zloba-deals = Dijeljenja
    .help = Broj dijeljenja u partiji.
