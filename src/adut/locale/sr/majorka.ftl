# Majorka, i šta se kaže u svim igrama u kojima se izabrana ponuda kontrira

game-majorka = Majorka

word-heart-king = kralj herc
word-last-three = tri poslednja štiha

label-heart-king = Kralj herc
label-last-three = Tri poslednja
label-on-the-right = Desnog suseda
label-opposite = Igrača preko puta
label-on-the-left = Levog suseda

pad-doublings = Koga ko ima još da kontrira
pad-whom = Koga

verb-double = Kontra
    .help = Razlika između tebe i onoga ko je birao računa se još dva puta
verb-redouble = Rekontra za { $seat }
    .help = Razlika između vas dvoje računa se još četiri puta
verb-accept = Može kontra, { $seat }

phase-majorka-choosing = Izaberi jednu od svojih igara
phase-majorka-naming = Reci adut, ili „bez aduta“
phase-doubling = Kontra ili „dalje“?
phase-answering = Odgovori na kontru: rekontra, ili neka ostane
phase-majorka-tricks = Baci kartu: odgovori na boju, a u adutskoj i pobij ako možeš

fact-doubled-by = Kontra
fact-redoubled = Rekontra
fact-owes-double = Duguje kontru prvom na potezu

event-must-double = { $player } još duguje ovu kontru, pa kontrira

option-majorka-early_stop = Raniji prekid
    .help = Igra na štihove prekida se čim više nema šta da se dobije ni izgubi.
