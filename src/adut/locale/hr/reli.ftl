# Reli

game-reli = Reli

word-twos = dvojke
word-threes = trojke
word-fours = četvorke
word-fives = petice
word-sixes = šestice
word-king-jack-last = kralj i dečko herc, zadnji štih
word-mau-mau = mau-mau

label-king-jack-last = K♥, J♥ i zadnji štih
label-mau-mau = Mau-mau

phase-reli-tricks = Baci kartu: tko ima boju, mora odgovoriti

option-reli-intuicija = Intuicija
    .help = Svatko počinje svoju seriju igrom intuicije; bez nje dijeli se po sedam puta.
option-reli-early_stop = Raniji prekid
    .help = Igra na štihove prekida se čim se više nema što dobiti ni izgubiti.
