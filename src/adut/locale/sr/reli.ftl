# Reli

game-reli = Reli

word-twos = dvojke
word-threes = trojke
word-fours = četvorke
word-fives = petice
word-sixes = šestice
word-king-jack-last = kralj i žandar herc, zadnji štih
word-mau-mau = mau-mau

label-king-jack-last = K♥, J♥ i zadnji štih
label-mau-mau = Mau-mau

phase-reli-tricks = Baci kartu: ko ima boju, mora da odgovori

option-reli-intuicija = Intuicija
    .help = Svako počinje svoju seriju igrom intuicije; bez nje deli se po sedam puta.
option-reli-early_stop = Raniji prekid
    .help = Igra na štihove prekida se čim više nema šta da se dobije ni izgubi.
