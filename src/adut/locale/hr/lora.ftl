# Lora, i što se kaže u svim igrama s pitanjima i slagalicom

game-lora = Lora

word-sevens = sedmice
word-eights = osmice
word-nines = devetke
word-tens = desetke
word-kings = kraljevi
word-aces = asovi
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
       *[other] Imaš li barem { $number }?
    }
    .group = Imaš li barem
verb-name = Imaš li { $cards }?
    .group = Imaš li baš

phase-asking = Koga pitaš?
phase-asking-rank = Za koje karte pitaš?
phase-asking-cards = Koliko ih tražiš, ili koje točno?
phase-laying = Dodaj kartu na njezin niz
phase-lora-tricks = Baci kartu: tko ima boju, mora odgovoriti

fact-asked = Pitanje ide
fact-asked-about = Traže se
fact-dots = Točke

zone-row-clubs = Niz u trefu
zone-row-diamonds = Niz u karu
zone-row-hearts = Niz u hercu
zone-row-spades = Niz u piku

event-answers-yes = { $player }: „Da!“
event-answers-no = { $player }: „Ne!“
event-hands-over = { $player }: „Da!“ – { $cards } dobiva { $seat_to }
event-lays-four = { $player } spušta četvorku: { $word }
event-goes-out = { $player } ostaje bez karata

refuse-ask-others = Pitaj nekoga od protivnika.
refuse-rank-down = Ta je četvorka već na stolu.
refuse-too-many = Toliko ih nitko drugi ne može imati: prebroji svoje.
refuse-own-card = { $cards } je kod tebe.
refuse-one-rank = Imenuj jednu do tri karte, i to od onih za koje pitaš.
refuse-can-lay = Možeš dodati { $card }, pa ne smiješ reći „dalje“.
refuse-off-the-rows = Za { $card } još nema mjesta.

option-lora-intuicija = Intuicija
    .help = Svatko počinje svoju seriju igrom intuicije; bez nje dijeli se po šest puta.
option-lora-early_stop = Raniji prekid
    .help = Igra na štihove prekida se čim se više nema što dobiti ni izgubiti.
