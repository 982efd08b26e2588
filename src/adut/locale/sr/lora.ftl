# Lora, i šta se kaže u svim igrama s pitanjima i slagalicom

game-lora = Lora

word-sevens = sedmice
word-eights = osmice
word-nines = devetke
word-tens = desetke
word-kings = kraljevi
word-aces = kečevi
word-intuicija = intuicija
word-sans = sans
    .help = Svaki štih je dobar
word-betl = betl
    .help = Svaki štih je loš
word-no-hearts = bez herca
word-no-queens = bez dama
word-king-and-last = kralj herc i zadnji štih
word-slagalica = slagalica
    .help = Karte se slažu u nizove po bojama; dobro je prvi ostati bez karata

label-intuicija = Intuicija
label-sans = Sans
label-betl = Betl
label-no-hearts = Protiv herca
label-no-queens = Protiv dama
label-king-and-last = K♥ i zadnji štih
label-slagalica = Slagalica

verb-ask = Moje pitanje: { $seat }
verb-about = Zanimaju me { $word }
    .group = Zanimaju me
verb-count =
    { $number ->
        [one] Imaš li ijednu?
       *[other] Imaš li bar { $number }?
    }
    .group = Imaš li bar
verb-name = Imaš li { $cards }?
    .group = Imaš li baš

phase-asking = Koga pitaš?
phase-asking-rank = Za koje karte pitaš?
phase-asking-cards = Koliko ih tražiš, ili koje baš?
phase-laying = Dodaj kartu na njen niz
phase-lora-tricks = Baci kartu: ko ima boju, mora da odgovori

fact-asked = Pitanje ide
fact-asked-about = Traže se
fact-dots = Tačke

zone-row-clubs = Niz u trefu
zone-row-diamonds = Niz u karou
zone-row-hearts = Niz u hercu
zone-row-spades = Niz u piku

event-answers-yes = { $player }: „Da!“
event-answers-no = { $player }: „Ne!“
event-hands-over = { $player }: „Da!“ – { $cards } dobija { $seat_to }
event-lays-four = { $player } spušta četvorku: { $word }
event-goes-out = { $player } ostaje bez karata

refuse-ask-others = Pitaj nekog od protivnika.
refuse-rank-down = Ta četvorka je već na stolu.
refuse-too-many = Toliko ih niko drugi ne može imati: prebroj svoje.
refuse-own-card = { $cards } je kod tebe.
refuse-one-rank = Imenuj jednu do tri karte, i to od onih za koje pitaš.
refuse-can-lay = Možeš da dodaš { $card }, pa ne smeš reći „dalje“.
refuse-off-the-rows = Za { $card } još nema mesta.

option-lora-intuicija = Intuicija
    .help = Svako počinje svoju seriju igrom intuicije; bez nje deli se po šest puta.
option-lora-early_stop = Raniji prekid
    .help = Igra na štihove prekida se čim više nema šta da se dobije ni izgubi.
