# Savremeni vist: ono što dodaje Vistu.

game-savremeni-vist = Savremeni vist

verb-promise = Pišemo honore i obećavamo slem

phase-savremeni-vist-promising = Prihvati bodove za honore i obećaj slem, ili reci „dalje“
phase-savremeni-vist-tricks = Baci kartu: ko ima boju, mora da odgovori

fact-slam = Slem obećava strana igrača

event-makes-slam =
    { $player } i { $seat_partner } prave slem: { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } u Tabeli 3
event-slam-fails =
    Slem propada: { $player } i { $seat_partner } pišu { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } u Tabeli 3

option-savremeni-vist-three_rubbers = Tri rebera
    .help = Partija su tri rebera, a dobija je ko ima više u trećoj tabeli.
option-savremeni-vist-early_stop = Raniji prekid
    .help = Deljenje se prekida čim obećani slem više ne može da se napravi.
