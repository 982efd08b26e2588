# Atomski king

game-atomski-king = Atomski king

word-mizar = mizar
    .help = Bez aduta, s obrnutim redom: kec, sedmica, osmica … kralj

label-clubs = Tref
label-diamonds = Karo
label-hearts = Herc je adut
label-spades = Pik
label-no-trumps = Bez aduta
label-mizar = Mizar

phase-atomski-king-tricks = Baci kartu: ko ima boju, mora da odgovori

fact-open-hand = Otvorene karte ima

option-atomski-king-bar_in_erlas = Zabrana herca u erlašu
    .help = I u erlašu hercem ne sme da se krene dok je u ruci bilo šta drugo.
option-atomski-king-early_stop = Raniji prekid
    .help = Deljenje se prekida čim više nema šta da se dobije ni izgubi.
