# Bela

game-bela = Bela

word-four = četiri iste
word-run = niz

zone-talon = Talon

phase-bela-calling = Zovi adut ili reci „dalje“
phase-bela-forced = Svi su rekli „dalje“: zovi adut
    .must = Svi kažu „dalje“: ti moraš da zoveš adut
phase-bela-declaring = Reci najbolje zvanje ili „dalje“
phase-bela-tricks = Baci kartu: odgovori na boju i pobij ako možeš

fact-caller = Adut zove
fact-declared = Zvanja
fact-in-all = Ukupno u deljenju
fact-needed = Za prolaz treba
fact-bela = Bela
fact-announced = Prijavljeno zvanje
fact-shown = Pokazano

event-declares =
    { $player }: „{ $value ->
        [20] dvadeset
        [50] pedeset
        [100] sto
        [150] sto pedeset
        [200] dvesta
       *[other] { $value }
    }, { $form ->
        [four] četiri
       *[run] { $length ->
            [3] tri
            [4] četiri
            [5] pet
            [6] šest
            [7] sedam
            [8] osam
           *[other] { $length }
        } do
    } { $rank ->
        [A] keca
        [K] kralja
        [Q] dame
        [J] žandara
        [10] desetke
        [9] devetke
       *[other] { $rank }
    }“
event-shows = { $player } pokazuje { $cards } i piše { $value }
event-bela = { $player }: „bela“
event-belot = { $player } ima belot, { $cards }, i to je kraj partije
event-falls = { $player } pada

refuse-dealer-must-name = Svi ostali kažu „dalje“, pa delilac mora da zove.
refuse-nothing-to-declare = Nemaš šta da zoveš: ni niz od tri karte ni četiri iste koje vrede.

option-bela-overtrump = Preko aduta
    .help = Ko seče, mora preko već bačenog aduta ako može.
option-bela-target = Granica
    .help = Poeni kojima se dobija partija.
