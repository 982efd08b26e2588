# Vist; ovde je i ono što je Savremenom vistu zajedničko s njim.

game-vist = Vist

word-single = singl
word-double = dubl
word-treble = trebl
word-rubber = reber

label-single = Singl
label-double = Dubl
label-treble = Trebl
label-rubber = Reber

verb-honours =
    { $number ->
        [0] Nemam nijedan honor
        [one] Imam { $number } honor
       *[other] Imam { $number } honora
    }

phase-honours = Reci koliko honora držiš
phase-vist-tricks = Baci kartu: ko ima boju, mora da odgovori

fact-turned = Okrenuta karta
fact-side-tricks = Štihovi
fact-gem = Tabela 1
fact-rubber = Tabela 2

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
    { $player } i { $seat_partner } dobijaju gem, i to je { $word }: { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } u Tabeli 2
event-wins-rubber =
    { $player } i { $seat_partner } dobijaju reber: { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } u Tabeli 3

refuse-honours-held =
    { $number ->
        [0] Nemaš nijedan honor: tako i reci.
        [one] Imaš { $number } od četiri honora: toliko i reci.
       *[other] Imaš { $number } od četiri honora: toliko i reci.
    }

pad-table-1 = Tabela 1
pad-table-2 = Tabela 2
pad-table-3 = Tabela 3
pad-whist-points = Bodovi

option-vist-three_rubbers = Tri rebera
    .help = Partija su tri rebera, a dobija je ko ima više u trećoj tabeli.
