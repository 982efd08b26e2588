# Suvremeni vist: ono što dodaje Vistu.

game-savremeni-vist = Suvremeni vist

verb-promise = Pišemo honore i obećavamo slem

phase-savremeni-vist-promising = Prihvati bodove za honore i obećaj slem, ili reci „dalje“
phase-savremeni-vist-tricks = Baci kartu: tko ima boju, mora odgovoriti

fact-slam = Slem obećava strana igrača

event-makes-slam =
    { $player } i { $seat_partner } rade slem: { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } u Tablici 3
event-slam-fails =
    Slem propada: { $player } i { $seat_partner } pišu { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } u Tablici 3

option-savremeni-vist-three_rubbers = Tri robera
    .help = Partija su tri robera, a dobiva je tko ima više u trećoj tablici.
option-savremeni-vist-early_stop = Raniji prekid
    .help = Dijeljenje se prekida čim se obećani slem više ne može napraviti.
