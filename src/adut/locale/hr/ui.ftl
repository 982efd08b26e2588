# Preglednik: sve što sama stranica kaže i nazivi karata.

## Karte. $rank je 2 do 10, J, Q, K ili A; $suit je C, D, H ili S.

card-rank = { $rank ->
    [A] as
    [K] kralj
    [Q] dama
    [J] dečko
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
card-stands-for = vrijedi kao { card-rank }
card-back = zatvorena karta

## Početna

ui-tagline = Kartaške igre bivše Jugoslavije, protiv računala ili s prijateljima
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
ui-family-damjanicus = Damjanicusove igre
ui-family-trumps = Adutske igre
ui-family-fishing = Igre skupljanja
ui-family-canasta = Kanasta
ui-family-patience = Dvoboji u pasijansu
ui-family-children = Dječje igre
ui-family-childrens = Dječje igre
ui-family-betting = Igre na ulog
ui-all-games = Sve igre
ui-loading = Učitava se …
ui-close = Zatvori
ui-cancel = Odustani
ui-done = Gotovo
ui-retry = Pokušaj ponovno

## Priprema stola

ui-your-name = Tvoje ime
ui-default-name = Gost
ui-how-many = Broj igrača
ui-who-plays = Tko igra
ui-seat-number = { $number }. mjesto
ui-you = Ti
ui-computer = Računalo: { $name }
ui-friend = Slobodno za prijatelja
ui-friend-help = Za slobodno mjesto dobivaš poveznicu koju šalješ prijatelju.
ui-options = Opcije
ui-play = Igraj
ui-open-table = Otvori stol

## Prije prvog dijeljenja

ui-table-of = Stol za igru: { $game }
ui-invite = Pošalji ovu poveznicu prijateljima
ui-copy = Kopiraj
ui-copied = Kopirano
ui-share = Podijeli
ui-open-seat = Slobodno mjesto
ui-start = Počni
ui-start-help = { $count ->
    [one] Ako sada počneš, { $count } slobodno mjesto preuzima računalo.
    [few] Ako sada počneš, { $count } slobodna mesta preuzima računalo.
   *[other] Ako sada počneš, { $count } slobodnih mesta preuzima računalo.
}
ui-maker-starts = Igra počinje čim onaj tko je otvorio stol tako odluči.
ui-host = { $player } ti čuva mjesto.
ui-sit = Sjedni za stol
ui-sit-at = Sjedni na { $number }. mjesto
ui-watch = Gledaj
ui-table-full = Sva mesta su zauzeta.

## Stol

ui-table-panels = Stol
ui-rules = Pravila
ui-rules-of = Pravila igre: { $game }
ui-rules-section = Pravila, odjeljak { $section }
ui-rules-language = Pravila još ne postoje na jeziku: { $wanted }. Ova je stranica na jeziku: { $found }.
ui-score = Rezultat
ui-trick = Posljednji štih
ui-log = Zapisnik
ui-help = Pomoć
ui-settings = Postavke
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
ui-computer-names = Ana Branko Cvita Damir Ema Filip Goran Hana
ui-state-turn = na potezu
ui-state-dealer = dijeli
ui-dealer-mark = D
ui-state-computer = računalo
ui-state-away = odsutan, igra računalo
ui-state-offline = nije na vezi
ui-points = Bodovi
ui-points-count = { $count ->
    [one] { $count } bod
    [few] { $count } boda
   *[other] { $count } bodova
}
ui-played-by = igra { $player }
ui-not-playable = sada ne može
ui-moves = Potezi
ui-moves-with = Potezi za kartu: { $card }
ui-move-to = Premjesti ovamo: { $zone }
ui-move-where = { $move } → { $zone }
ui-says = { $player }: { $text }
ui-auction = Rečeno dosad: { $text }
ui-only-you = Samo ti vidiš: { $player } – { $text }
ui-shows = { $player } pokazuje { $cards }
ui-pick-cards = Prvo odaberi karte
ui-sending = Šalje se …
ui-waiting-for = { $count ->
    [one] Na potezu: { $players }
    [few] Čekaju se: { $players }
   *[other] Čekaju se: { $players }
}
ui-watching = Gledaš partiju
ui-no-last-trick = Još nijedan štih nije odnesen.
ui-log-empty = Još se ništa nije dogodilo.
ui-reconnecting = Veza je prekinuta. Pokušavam ponovno …
ui-closed = Veza je zatvorena.
ui-you-are-away = Umjesto tebe igra računalo.
ui-take-back = Vrati mi mjesto

## Rezultat

ui-deal = Dijeljenje
ui-total = Ukupno
ui-this-deal = Ovo dijeljenje
ui-players = Igrači
ui-no-deals = Još nijedno dijeljenje nije završeno.
ui-lowest-wins = Pobjeđuje najmanji rezultat.
ui-deal-number = { $number }. dijeljenje
ui-points-by-deal = Bodovi po dijeljenjima
ui-chart = Što je odigrano
ui-chart-signs = ✓ odigrano, ● u tijeku, ○ tek slijedi
ui-sign-done = { $count ->
    [1] odigrano
   *[other] odigrano { $count } puta
}
ui-sign-now = u tijeku
ui-sign-to-come = { $count ->
    [1] tek slijedi
   *[other] slijedi još { $count } puta
}
ui-cell-crossed = prekriženo
ui-cell-used = iskorišteno
ui-cell-stroke = otvoreno
ui-cell-line = crta
ui-cell-total = sada vrijedi
ui-mark-fell = pad
ui-mark-times = puta { $number }
ui-mark-dots = { $count ->
    [one] { $count } točka
    [few] { $count } točke
   *[other] { $count } točaka
}
ui-deal-over = Dijeljenje je završeno
ui-deal-result = Kraj { $number }. dijeljenja
ui-match-over = Partija je završena
ui-winner = { $count ->
    [one] Pobjednik: { $players }
    [few] Pobjednici: { $players }
   *[other] Pobjednici: { $players }
}
ui-continue = Dalje
ui-waiting-others = Čekaju se ostali …
ui-new-match = Nova partija
ui-match-log = Zapis partije

## Postavke

ui-language = Jezik
ui-theme = Stol
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
ui-sound-help = Tih klik kad se karte pomaknu.

## Pomoć

ui-help-tap = Svijetle karte mogu se igrati: dodirni kartu da je odigraš. Dodirni zatamnjenu kartu da pročitaš zašto se sada ne može igrati.
ui-help-drag = Kartu možeš i povući na stol, na hrpu ili na drugu kartu.
ui-help-take = Ako karta može na više načina, izaberi kamo ide ili što uzima, pa potvrdi velikim gumbom.
ui-help-back = Ako izgubiš vezu ili zatvoriš stranicu, otvori istu adresu i vraćaš se na svoje mjesto.
ui-help-keys = Tipkovnica
ui-key-tab = s jednog na drugo
ui-key-arrows = kroz ruku
ui-key-enter = odigraj ili izaberi kartu
ui-key-escape = poništi odabir, zatvori prozor
ui-key-hand = na ruku
ui-key-moves = na gumbe s potezima
ui-key-rules = pravila
ui-key-score = rezultat
ui-key-log = zapisnik
ui-key-trick = posljednji štih
ui-key-help = ova pomoć
ui-credits = Slike i znakovi na kartama: Adrian Kennard (CC0). Slova: Onest i Lora (SIL Open Font License).

## Pogreške

ui-error-unreachable = Poslužitelj se ne javlja. Provjeri vezu i pokušaj ponovno.
ui-error-server = Na poslužitelju je došlo do pogreške. Pokušaj ponovno malo kasnije.
