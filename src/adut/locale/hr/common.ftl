# Što je zajedničko mnogim igrama: što se čini i pita, zašto nešto ne može, imena boja i mjesta.
# Događaji i podaci su bez točke, odbijanja i pogreške su rečenice. Glagoli su u prezentu, da vrijede za Anu i za Borisa.

family-lora = Lora
family-rumpel = Rumpel
family-bezique = Bezik
family-damjanicus = Damjanikus
family-trumps = Adutske igre
family-fishing = Tablić i srodne igre
family-canasta = Kanasta
family-patience = Pasijansi udvoje
family-children = Dječje igre
family-betting = Igre s ulogom

player-random = Nasumični
player-cautious = Oprezni
player-search = Promišljeni
player-expert = Majstor

word-clubs = tref
word-diamonds = karo
word-hearts = herc
word-spades = pik
word-no-trumps = bez aduta

zone-hand = Ruka
zone-trick = Štih
zone-stock = Ostatak špila
zone-taken = Odnesene karte

verb-play = Igram { $card }
verb-pass = Dalje
verb-take =
    { $count ->
        [0] Uzimam { $card }
       *[other] Kartom { $card } nosim { $cards }
    }
    .group = Nosim
verb-done = Gotovo
verb-bid = Kažem { $number }
verb-call = Zovem { $word }
    .group = Zovem
verb-choose = Igramo { $word }
    .group = Igramo
verb-sell = Prodajem
    .help = Ostali mogu kupiti pravo da biraju adut
verb-keep = Ostaje kako jest
    .help = Nema prodaje, ostaje isti adut
verb-buy = Kupujem, igramo { $word }
    .group = Kupujem, igramo
    .help = Plaćaš prodavaču, a adut se mijenja
verb-declare = Imam zvanje
verb-move = { $card }: { $word }
verb-draw = Vučem kartu
verb-discard = Odbacujem { $card }

phase-tricks = Baci kartu
phase-naming = Odaberi adut
phase-calling = Zovi adut ili reci „dalje“
    .must = Svi kažu „dalje“: ti moraš zvati adut
phase-sale = Prodaj igru ili ostavi kako jest
phase-buying = Kupi igru ili reci „dalje“
phase-declaring = Reci zvanje ili „dalje“
phase-throwing = Baci kartu
phase-taking = Nosi još ili završi potez
phase-turn = Odigraj potez

fact-contract = Igra
fact-trump = Adut
fact-card-points = Bodovi iz karata

label-total = Ukupno
pad-contract = Igra
pad-to-choose = Što tko još ima birati
pad-to-deal = Što tko još ima dijeliti
pad-in-order = Dijeljenja po redu
pad-by-contract = Bodovi po igrama

event-trick-taken = { $player } nosi štih
event-committed = Karte su promiješane, a redoslijed zapečaćen
event-joined = { $player } sjeda za stol
event-named = Novo ime za stolom: { $player }
event-away = { $player } nije tu, pa igra računalo
event-back = { $player } opet igra

refuse-no-move = Takvog poteza nema u ovoj igri.
refuse-not-offered = To sada ne može.
refuse-not-your-turn = Nisi na redu.
refuse-deal-over = Dijeljenje je gotovo.
refuse-no-deal = Nijedno dijeljenje nije u tijeku.
refuse-no-deal-due = Još nije vrijeme za novo dijeljenje.
refuse-wrong-pack = To nisu karte ove igre.
refuse-not-in-hand = Karta { $card } nije u tvojoj ruci.
refuse-barred-lead = Kartom { $card } ne smiješ krenuti dok u ruci imaš išta drugo.
refuse-must-follow = Imaš traženu boju: na kartu { $card } moraš odgovoriti bojom.
refuse-must-beat = Imaš jaču kartu te boje: moraš ubiti kartu { $card }.
refuse-must-trump = Traženu boju nemaš, ali adut imaš: moraš ga baciti.
refuse-must-overtrump = Imaš jači adut: moraš preko karte { $card }.

error-already-joined = Ova je veza već za stolom.
error-already-started = Partija je već počela.
error-away = Umjesto tebe igra računalo; najprije preuzmi svoje mjesto.
error-bad-argument = Jedan se podatak uz naredbu ne može upotrijebiti.
error-bad-card = Nema karte „{ $name }“; karta je jačina i slovo boje, na primjer QH ili 10D.
error-bad-json = Poruka nije ispravan JSON: { $why }
error-bad-log = Zapis se ne može pročitati kao partija.
error-bad-message = Poruka nije razumljiva: { $why }
error-bad-move = Takvog poteza nema u ovoj igri; potez se piše na primjer „play QH“.
error-bad-name = To ime ne može: predugo je ili ima znakove koji se ne mogu prikazati.
error-bad-option = Igra nema opciju „{ $name }“, ili ne s tom vrijednošću.
error-bad-position = Tekst ne opisuje nijednu poziciju igre na štihove.
error-bad-request = Poslužitelj ne odgovara na takve zahtjeve.
error-bad-seats = S ovim igračima na ovim mjestima igra se ne može igrati.
error-cannot-serve = Poslužitelj se ne može pokrenuti.
error-deal-over = Dijeljenje je gotovo.
error-internal = Poslužitelj nije uspio obraditi poruku; vrati se za stol.
error-match-not-over = U zapisu su sve karte, pa se otvara tek na kraju partije.
error-match-over = Partija je gotova.
error-no-answer = U dopuštenom vremenu nema odgovora.
error-no-deal-due = Još nije vrijeme za novo dijeljenje.
error-no-such-page = Takve stranice nema.
error-no-such-room = Nema sobe „{ $room }“.
error-no-such-seat = Takvog mjesta nema.
error-not-away = Računalo ne igra umjesto tebe.
error-not-joined = Najprije sjedni za stol.
error-not-maker = Partiju može pokrenuti samo onaj tko je otvorio stol.
error-not-saved = Ništa nije spremljeno ni promijenjeno; pokušaj ponovno.
error-not-seated = Ti samo gledaš; to mogu samo igrači za stolom.
error-not-started = Partija još nije počela.
error-not-text = Poslužitelj razumije samo tekstne poruke.
error-seat-taken = Ovo je mjesto zauzeto.
error-table-full = Previše je zaslona već povezano s ovim stolom.
error-too-large = Poruka je prevelika: dopušteno je najviše { $most } bajtova.
error-too-many-messages = Prebrzo: čita se najviše { $most } poruka u sekundi.
error-try-again = Stol se upravo obnavlja; vrati se malo kasnije.
error-unknown-game = Nema igre „{ $name }“.
error-unknown-language = Nema jezika „{ $name }“.
error-unknown-token = Za ovim stolom nemaš svoje mjesto.
