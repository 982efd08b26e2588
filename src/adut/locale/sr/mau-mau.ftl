# Mau-mau, i šta se kaže u svim igrama u kojima se karte bacaju jedna na drugu

game-mau-mau = Mau-mau

zone-pile = Odigrane karte

phase-shedding = Baci kartu iste boje ili jačine, ili vuci
phase-naming-suit = Reci boju na koju se igra dalje

fact-named-suit = Tražena boja
fact-to-draw = Karata za vučenje

event-draws-and-plays = { $player } vuče kartu { $card } i odmah je igra
event-says-dalje = { $player }: „Dalje!“

refuse-must-play = { $card } odgovara, pa moraš da igraš.
refuse-stock-empty = Nema više šta da se vuče: reci „dalje“.
refuse-must-draw = Ostatak nije prazan: moraš da vučeš.
refuse-same-rank-or-draw = Od vučenja te spasava samo još jedna ista karta kao { $card }.
refuse-no-jack-here = Žandar ne ide na sedmicu ni na osmicu, pa ni na kartu { $card }.
refuse-not-the-named-suit = Posle žandara igra se samo { $word }, ili drugi žandar.
refuse-no-match = { $card } nije ni iste boje ni iste jačine kao gornja karta.

option-mau-mau-target = Granica
    .help = Partija se završava deljenjem u kome neko stigne do toliko bodova.
option-mau-mau-deals = Najviše deljenja
    .help = Partija se završava posle toliko deljenja, i ako niko nije stigao do granice.
