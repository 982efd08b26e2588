# Mau-mau, i što se kaže u svim igrama u kojima se karte bacaju jedna na drugu

game-mau-mau = Mau-mau

zone-pile = Odigrane karte

phase-shedding = Baci kartu iste boje ili jačine, ili vuci
phase-naming-suit = Reci boju na koju se igra dalje

fact-named-suit = Tražena boja
fact-to-draw = Karata za vučenje

event-draws-and-plays = { $player } vuče kartu { $card } i odmah je igra
event-says-dalje = { $player }: „Dalje!“

refuse-must-play = { $card } odgovara, pa moraš igrati.
refuse-stock-empty = Nema se više što vući: reci „dalje“.
refuse-must-draw = Ostatak nije prazan: moraš vući.
refuse-same-rank-or-draw = Od vučenja te spašava samo još jedna ista karta kao { $card }.
refuse-no-jack-here = Dečko ne ide na sedmicu ni na osmicu, pa ni na kartu { $card }.
refuse-not-the-named-suit = Nakon dečka igra se samo { $word }, ili drugi dečko.
refuse-no-match = { $card } nije ni iste boje ni iste jačine kao gornja karta.

option-mau-mau-target = Granica
    .help = Partija završava dijeljenjem u kojem netko stigne do toliko bodova.
option-mau-mau-deals = Najviše dijeljenja
    .help = Partija završava nakon toliko dijeljenja, i ako nitko nije stigao do granice.
