# Briškula; ovdje je i ono što je s njom zajedničko duploj briškuli.

game-briskula = Briškula

# Moti kažu što je u ruci, riječi što se traži.
word-karik = karik
word-trump-ace = as od briškule
word-trump-three = trica od briškule
word-trump-king = kralj od briškule
word-trump-horse = konj od briškule
word-trump-fant = fant od briškule
word-small-trump = mala briškula
word-liso = lišo
word-punti = punti
word-briskulu = briškulu
word-briskulicu = briškulicu
word-malu = malu

verb-sign = Mot: { $word }
    .group = Mot drugu
verb-say = „{ $word }!“
    .group = Reci naglas

zone-turned = Otvorena karta

fact-sign = Drugov mot
fact-own-sign = Tvoj mot

event-draws-open = { $player } peška otvorenu kartu, { $card }
event-partners-look = Drugovi gledaju jedan drugome posljednje karte
event-even = Na vrhu po { $points }: partija je ničija
event-comb = { $player }: češalj, dobivene su sve partije

label-even = ničija
label-comb = češalj

pad-won = Dobivene partije

refuse-no-partner = Moti i riječi su za drugove u paru, a ovdje svatko igra za sebe.
refuse-silent-game = Za ovim se stolom igra bez mota i riječi.
refuse-last-hand = Posljednja karta je izvučena: odsad se šuti.
refuse-one-sign = Jedan mot po ruci: tvoj je već pao.
refuse-one-word = Jedna riječ po ruci: tvoja je već pala.

option-briskula-wins = Partije
    .help = Broj partija koji donosi pobjedu.
option-briskula-twos = Dvice se broje
    .help = Svaka dvica vrijedi 10, kao nekad.
option-briskula-signs = Moti i riječi
    .help = Drugovi smiju davati mote i reći po riječ.
