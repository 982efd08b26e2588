# Vist; ovdje je i ono što je Suvremenom vistu zajedničko s njim.

game-vist = Vist

word-single = singl
word-double = dubl
word-treble = trebl
word-rubber = rober

label-single = Singl
label-double = Dubl
label-treble = Trebl
label-rubber = Rober

verb-honours =
    { $number ->
        [0] Nemam nijedan honor
        [one] Imam { $number } honor
       *[other] Imam { $number } honora
    }

phase-honours = Reci koliko honora držiš
phase-vist-tricks = Baci kartu: tko ima boju, mora odgovoriti

fact-turned = Okrenuta karta
fact-side-tricks = Štihovi
fact-gem = Tablica 1
fact-rubber = Tablica 2

event-writes-honours =
    { $player } i { $seat_partner } pišu { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } za honore
event-writes-tricks =
    { $player } i { $seat_partner } pišu { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } za štihove
event-wins-gem =
    { $player } i { $seat_partner } dobivaju gem, i to je { $word }: { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } u Tablici 2
event-wins-rubber =
    { $player } i { $seat_partner } dobivaju rober: { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } u Tablici 3

refuse-honours-held =
    { $number ->
        [0] Nemaš nijedan honor: tako i reci.
        [one] Imaš { $number } od četiri honora: toliko i reci.
       *[other] Imaš { $number } od četiri honora: toliko i reci.
    }

pad-table-1 = Tablica 1
pad-table-2 = Tablica 2
pad-table-3 = Tablica 3
pad-whist-points = Bodovi

option-vist-three_rubbers = Tri robera
    .help = Partija su tri robera, a dobiva je tko ima više u trećoj tablici.
