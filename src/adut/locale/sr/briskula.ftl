# Briškula; ovde je i ono što je s njom zajedničko dupli briškuli.

game-briskula = Briškula

# Znaci kažu šta je u ruci, reči šta se traži.
word-karik = karik
word-trump-ace = adutski as
word-trump-three = adutska trica
word-trump-king = adutski kralj
word-trump-horse = adutski konj
word-trump-fant = adutski fant
word-small-trump = mali adut
word-liso = lišo
word-punti = punti
word-briskulu = briškulu
word-briskulicu = briškulicu
word-malu = malu

verb-sign = Znak: { $word }
    .group = Znak drugu
verb-say = „{ $word }!“
    .group = Reci naglas

zone-turned = Otvorena karta

fact-sign = Drugov znak
fact-own-sign = Tvoj znak

event-draws-open = { $player } vuče otvorenu kartu, { $card }
event-partners-look = Drugovi gledaju jedan drugom poslednje karte
event-even = Na vrhu po { $points }: partija ostaje ničija
event-comb = { $player }: češalj, sve partije u meču dobijene

label-even = ničija
label-comb = češalj

pad-won = Dobijene partije

refuse-no-partner = Znaci i reči su za drugove u paru, a ovde svako igra za sebe.
refuse-silent-game = Za ovim stolom igra se bez znakova i reči.
refuse-last-hand = Poslednja karta je izvučena: odsad se ćuti.
refuse-one-sign = U ovom štihu tvoj znak je već dat.
refuse-one-word = U ovom štihu tvoja reč je već rečena.

option-briskula-wins = Partije
    .help = Broj partija koji donosi meč.
option-briskula-twos = Dvice se broje
    .help = Svaka dvica vredi 10, kao nekad.
option-briskula-signs = Znaci i reči
    .help = Drugovi smeju da daju znake i da kažu po reč.
