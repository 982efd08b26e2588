# Što je zajedničko mnogim igrama: šta se čini i pita, zašto nešto ne može, imena boja i mesta.
# Događaji i podaci su bez tačke, odbijanja i greške su rečenice. Glagoli su u sadašnjem vremenu, da važe za Anu i za Borisa.

family-lora = Lora
family-rumpel = Rumpel
family-bezique = Bezik
family-damjanicus = Damjanikus
family-trumps = Adutske igre
family-fishing = Tablić i srodne igre
family-canasta = Kanasta
family-patience = Pasijansi udvoje
family-children = Dečje igre
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
zone-taken = Odnete karte

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
    .help = Ostali mogu da kupe pravo da biraju adut
verb-keep = Ostaje kako jeste
    .help = Nema prodaje, ostaje isti adut
verb-buy = Kupujem, igramo { $word }
    .group = Kupujem, igramo
    .help = Plaćaš prodavcu, a adut se menja
verb-declare = Imam zvanje
verb-move = { $card }: { $word }
verb-draw = Vučem kartu
verb-discard = Odbacujem { $card }

phase-tricks = Baci kartu
phase-naming = Izaberi adut
phase-calling = Zovi adut ili reci „dalje“
    .must = Svi kažu „dalje“: ti moraš da zoveš adut
phase-sale = Prodaj igru ili ostavi kako jeste
phase-buying = Kupi igru ili reci „dalje“
phase-declaring = Reci zvanje ili „dalje“
phase-throwing = Baci kartu
phase-taking = Nosi još ili završi potez
phase-turn = Odigraj potez

fact-contract = Igra
fact-trump = Adut
fact-card-points = Poeni iz karata

label-total = Ukupno
pad-contract = Igra
pad-to-choose = Šta ko ima još da bira
pad-to-deal = Šta ko ima još da deli
pad-in-order = Deljenja po redu
pad-by-contract = Poeni po igrama

event-trick-taken = { $player } nosi štih
event-committed = Karte su promešane, a redosled zapečaćen
event-joined = { $player } seda za sto
event-named = Novo ime za stolom: { $player }
event-away = { $player } nije tu, pa igra računar
event-back = { $player } opet igra

refuse-no-move = Takvog poteza nema u ovoj igri.
refuse-not-offered = Ovo sada ne može.
refuse-not-your-turn = Nisi na potezu.
refuse-deal-over = Deljenje je gotovo.
refuse-no-deal = Nijedno deljenje nije u toku.
refuse-no-deal-due = Još nije vreme za novo deljenje.
refuse-wrong-pack = To nisu karte ove igre.
refuse-not-in-hand = Karta { $card } nije u tvojoj ruci.
refuse-barred-lead = Kartom { $card } ne smeš da kreneš dok u ruci imaš bilo šta drugo.
refuse-must-follow = Imaš traženu boju: na kartu { $card } moraš da odgovoriš.
refuse-must-beat = Imaš jaču kartu te boje: moraš da pobiješ kartu { $card }.
refuse-must-trump = Traženu boju nemaš, ali adut imaš: moraš da sečeš.
refuse-must-overtrump = Imaš jači adut: moraš preko karte { $card }.

error-already-joined = Ova veza je već za stolom.
error-already-started = Partija je već počela.
error-away = Umesto tebe igra računar; prvo preuzmi svoje mesto.
error-bad-argument = Jedan podatak uz naredbu ne može da se upotrebi.
error-bad-card = Nema karte „{ $name }“; karta je jačina i slovo boje, na primer { "QH" } ili { "10D" }.
error-bad-json = Poruka nije ispravan { "JSON" }: { $why }
error-bad-log = Zapis ne može da se pročita kao partija.
error-bad-message = Poruka nije razumljiva: { $why }
error-bad-move = Takvog poteza nema u ovoj igri; potez se piše na primer „{ "play QH" }“.
error-bad-name = Ovo ime ne može: predugačko je ili ima znakove koji se ne mogu prikazati.
error-bad-option = Igra nema opciju „{ $name }“, ili ne s tom vrednošću.
error-bad-position = Tekst ne opisuje nijednu poziciju igre na štihove.
error-bad-request = Server ne odgovara na takve zahteve.
error-bad-seats = S ovim igračima na ovim mestima igra ne može da se igra.
error-cannot-serve = Server ne može da se pokrene.
error-deal-over = Deljenje je gotovo.
error-internal = Server nije uspeo da obradi poruku; vrati se za sto.
error-match-not-over = U zapisu su sve karte, pa se otvara tek na kraju partije.
error-match-over = Partija je gotova.
error-no-answer = U dozvoljenom vremenu nema odgovora.
error-no-deal-due = Još nije vreme za novo deljenje.
error-no-such-page = Takve strane nema.
error-no-such-room = Nema sobe „{ $room }“.
error-no-such-seat = Takvog mesta nema.
error-not-away = Računar ne igra umesto tebe.
error-not-joined = Prvo sedi za sto.
error-not-maker = Partiju može da pokrene samo onaj ko je otvorio sto.
error-not-saved = Ništa nije sačuvano ni promenjeno; pokušaj ponovo.
error-not-seated = Ti samo gledaš; to mogu samo igrači za stolom.
error-not-started = Partija još nije počela.
error-not-text = Server razume samo tekstualne poruke.
error-seat-taken = Ovo mesto je zauzeto.
error-table-full = Previše ekrana je već povezano s ovim stolom.
error-too-large = Poruka je prevelika: dozvoljeno je najviše { $most } bajtova.
error-too-many-messages = Prebrzo: čita se najviše { $most } poruka u sekundi.
error-try-again = Sto se upravo obnavlja; vrati se malo kasnije.
error-unknown-game = Nema igre „{ $name }“.
error-unknown-language = Nema jezika „{ $name }“.
error-unknown-token = Za ovim stolom nemaš svoje mesto.
