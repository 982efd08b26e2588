# Atomski king

game-atomski-king = Atomski king

word-mizar = mizar
    .help = Bez aduta, s obrnutim redom: as, sedmica, osmica … kralj

label-clubs = Tref
label-diamonds = Karo
label-hearts = Herc je adut
label-spades = Pik
label-no-trumps = Bez aduta
label-mizar = Mizar

phase-atomski-king-tricks = Baci kartu: tko ima boju, mora odgovoriti

fact-open-hand = Otvorene karte ima

option-atomski-king-bar_in_erlas = Zabrana herca u erlašu
    .help = I u erlašu hercem se ne smije krenuti dok je u ruci išta drugo.
option-atomski-king-early_stop = Raniji prekid
    .help = Dijeljenje se prekida čim se više nema što dobiti ni izgubiti.
