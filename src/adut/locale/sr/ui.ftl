# Pregledač: sve što sama stranica kaže, i nazivi karata.

## Karte. $rank je 2 do 10, J, Q, K ili A; $suit je C, D, H ili S.

card-rank = { $rank ->
    [A] kec
    [K] kralj
    [Q] dama
    [J] žandar
    [10] desetka
    [9] devetka
    [8] osmica
    [7] sedmica
    [6] šestica
    [5] petica
    [4] četvorka
    [3] trojka
    [2] dvojka
   *[other] { $rank }
}
card-suit = { $suit ->
    [C] tref
    [D] karo
    [H] herc
   *[S] pik
}
card-name = { card-rank } { card-suit }
card-joker = džoker
card-stands-for = važi kao { card-rank }
card-back = zatvorena karta

## Početna

ui-tagline = Kartaške igre bivše Jugoslavije, protiv računara ili s prijateljima
ui-search = Traži igru
ui-none-found = Nema igre s tim imenom.
ui-players-count = { $count ->
    [one] { $seats } igrač
    [few] { $seats } igrača
   *[other] { $seats } igrača
}
ui-family-lora = Lora i king
ui-family-rumpel = Rumpel
ui-family-bezique = Bezik
ui-family-damjanicus = Damjanikusove igre
ui-family-trumps = Adutske igre
ui-family-fishing = Igre skupljanja
ui-family-canasta = Kanasta
ui-family-patience = Dvoboji u pasijansu
ui-family-children = Dečje igre
ui-family-childrens = Dečje igre
ui-family-betting = Igre na ulog
ui-all-games = Sve igre
ui-loading = Učitava se …
ui-close = Zatvori
ui-cancel = Odustani
ui-done = Gotovo
ui-retry = Pokušaj ponovo

## Priprema stola

ui-your-name = Tvoje ime
ui-default-name = Gost
ui-how-many = Broj igrača
ui-who-plays = Ko igra
ui-seat-number = { $number }. mesto
ui-you = Ti
ui-computer = Računar: { $name }
ui-friend = Slobodno za prijatelja
ui-friend-help = Za slobodno mesto dobijaš vezu koju šalješ prijatelju.
ui-options = Opcije
ui-play = Igraj
ui-open-table = Otvori sto

## Pre prvog deljenja

ui-table-of = Sto za igru: { $game }
ui-invite = Pošalji ovu vezu prijateljima
ui-copy = Kopiraj
ui-copied = Kopirano
ui-share = Podeli
ui-open-seat = Slobodno mesto
ui-start = Počni
ui-start-help = { $count ->
    [one] Ako sada počneš, { $count } slobodno mesto preuzima računar.
    [few] Ako sada počneš, { $count } slobodna mesta preuzima računar.
   *[other] Ako sada počneš, { $count } slobodnih mesta preuzima računar.
}
ui-maker-starts = Igra počinje čim onaj ko je otvorio sto kaže da počne.
ui-host = { $player } ti čuva mesto.
ui-sit = Sedi za sto
ui-sit-at = Sedi na { $number }. mesto
ui-watch = Gledaj
ui-table-full = Sva mesta su zauzeta.

## Sto

ui-table-panels = Sto
ui-rules = Pravila
ui-rules-of = Pravila igre: { $game }
ui-rules-section = Pravila, odeljak { $section }
ui-rules-language = Pravila još ne postoje na jeziku: { $wanted }. Ova stranica je na jeziku: { $found }.
ui-score = Rezultat
ui-trick = Poslednji štih
ui-log = Zapisnik
ui-help = Pomoć
ui-settings = Podešavanja
ui-your-hand = { $count ->
    [one] Tvoja ruka, { $count } karta
    [few] Tvoja ruka, { $count } karte
   *[other] Tvoja ruka, { $count } karata
}
ui-you-name = { $name } (ti)
ui-zone-own = { $zone }, tvoje
ui-zone-of = { $zone }, { $player }
ui-zone-count = { $count ->
    [0] { $zone }: prazno
    [one] { $zone }: { $count } karta
    [few] { $zone }: { $count } karte
   *[other] { $zone }: { $count } karata
}
ui-empty = prazno
ui-computer-names = Ana Boris Ceca Dejan Eva Filip Goran Hana
ui-state-turn = na potezu
ui-state-dealer = deli
ui-dealer-mark = D
ui-state-computer = računar
ui-state-away = odsutan, igra računar
ui-state-offline = nije na vezi
ui-points = Poeni
ui-points-count = { $count ->
    [one] { $count } poen
    [few] { $count } poena
   *[other] { $count } poena
}
ui-played-by = igra { $player }
ui-not-playable = sada ne može
ui-moves = Potezi
ui-moves-with = Potezi za kartu: { $card }
ui-move-to = Premesti ovde: { $zone }
ui-move-where = { $move } → { $zone }
ui-says = { $player }: { $text }
ui-auction = Rečeno dosad: { $text }
ui-only-you = Samo ti vidiš: { $player } – { $text }
ui-shows = { $player } pokazuje { $cards }
ui-pick-cards = Prvo izaberi karte
ui-sending = Šalje se …
ui-waiting-for = { $count ->
    [one] Na potezu: { $players }
    [few] Čekaju se: { $players }
   *[other] Čekaju se: { $players }
}
ui-watching = Gledaš partiju
ui-no-last-trick = Još nijedan štih nije odnesen.
ui-log-empty = Još se ništa nije dogodilo.
ui-reconnecting = Veza je prekinuta. Pokušavam ponovo …
ui-closed = Veza je zatvorena.
ui-you-are-away = Umesto tebe igra računar.
ui-take-back = Vrati mi mesto

## Rezultat

ui-deal = Deljenje
ui-total = Ukupno
ui-this-deal = Ovo deljenje
ui-players = Igrači
ui-no-deals = Još nijedno deljenje nije završeno.
ui-lowest-wins = Pobeđuje najmanji rezultat.
ui-deal-number = { $number }. deljenje
ui-points-by-deal = Poeni po deljenjima
ui-chart = Šta je odigrano
ui-chart-signs = ✓ odigrano, ● u toku, ○ tek sledi
ui-sign-done = { $count ->
    [1] odigrano
   *[other] odigrano { $count } puta
}
ui-sign-now = u toku
ui-sign-to-come = { $count ->
    [1] tek sledi
   *[other] sledi još { $count } puta
}
ui-cell-crossed = precrtano
ui-cell-used = iskorišćeno
ui-cell-stroke = otvoreno
ui-cell-line = crta
ui-cell-total = sada važi
ui-mark-fell = pad
ui-mark-times = puta { $number }
ui-mark-dots = { $count ->
    [one] { $count } tačka
    [few] { $count } tačke
   *[other] { $count } tačaka
}
ui-deal-over = Deljenje je završeno
ui-deal-result = Kraj { $number }. deljenja
ui-match-over = Partija je završena
ui-winner = { $count ->
    [one] Pobednik: { $players }
    [few] Pobednici: { $players }
   *[other] Pobednici: { $players }
}
ui-continue = Dalje
ui-waiting-others = Čekaju se ostali …
ui-new-match = Nova partija
ui-match-log = Zapis partije

## Podešavanja

ui-language = Jezik
ui-theme = Sto
ui-theme-green = Zeleni
ui-theme-dark = Tamni
ui-animation = Animacija
ui-animation-off = Bez nje
ui-animation-fast = Brza
ui-animation-normal = Obična
ui-four-colours = Četiri boje
ui-four-colours-help = Karo je plav, a tref zelen, pa se lakše razlikuju.
ui-two-taps = Dva dodira za potez
ui-two-taps-help = Prvi dodir izdiže kartu, drugi je igra.
ui-sound = Zvuk
ui-sound-help = Tih klik kad se karte pomere.

## Pomoć

ui-help-tap = Svetle karte mogu da se igraju: dodirni kartu da je odigraš. Dodirni zatamnjenu kartu da pročitaš zašto sada ne može.
ui-help-drag = Kartu možeš i da prevučeš na sto, na gomilu ili na drugu kartu.
ui-help-take = Ako karta može na više načina, izaberi kuda ide ili šta uzima, pa potvrdi velikim dugmetom.
ui-help-back = Ako izgubiš vezu ili zatvoriš stranicu, otvori istu adresu i vraćaš se na svoje mesto.
ui-help-keys = Tastatura
ui-key-tab = s jednog na drugo
ui-key-arrows = kroz ruku
ui-key-enter = odigraj ili izaberi kartu
ui-key-escape = poništi izbor, zatvori prozor
ui-key-hand = na ruku
ui-key-moves = na dugmad s potezima
ui-key-rules = pravila
ui-key-score = rezultat
ui-key-log = zapisnik
ui-key-trick = poslednji štih
ui-key-help = ova pomoć
ui-credits = Slike i znakovi na kartama: { "Adrian Kennard" } (CC0). Slova: { "Onest" } i { "Lora (SIL Open Font License)" }.

## Greške

ui-error-unreachable = Server se ne javlja. Proveri vezu i pokušaj ponovo.
ui-error-server = Na serveru je došlo do greške. Pokušaj ponovo malo kasnije.
