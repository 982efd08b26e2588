# Terminal: `adut play` i slike iz `adut replay`.

term-names = Ana Boris Ceca Dejan Eva Filip Goran Hana
term-you = { $name } (ti)
term-seats = Za stolom: { $names }.
term-hint = Ukucaj broj poteza ili njegov zapis, ili „{ "help" }“.
term-seed = Seme: { $seed }
term-deal = { $number }. deljenje. Deli { $dealer }.
term-new-deal = Počinje { $number }. deljenje. Deli { $dealer }.
term-hand = U ruci
term-empty = prazno
term-nobody = još niko
term-backs =
    { $number ->
        [one] { $number } zatvorena
        [few] { $number } zatvorene
       *[other] { $number } zatvorenih
    }
term-spectator = Gledaš partiju; ničije karte se ne vide.
term-your-turn = Ti si na potezu: { $prompt }
term-turn = { $name }, na potezu si: { $prompt }
term-pass-screen = Ekran preuzima { $name } i pritiska Enter.
term-ask = Tvoj potez:
term-thinking = { $name } razmišlja
term-unclear = „{ $text }“ može da bude više poteza: { $moves }.
term-no-number = Nema poteza pod brojem { $number }; brojevi idu od 1 do { $most }.
term-refused = Ne može: { $why }
term-last-trick = Poslednji štih
term-no-last-trick = Poslednjeg štiha nema.
term-no-sheet = Još nijedno deljenje nije upisano.
term-sheet-deal = Deljenje
term-sheet-total = Ukupno
term-own = Samo ti znaš
term-auction = Rečeno dosad
term-meanings = Šta potezi znače:
term-pad-signs = U zagradi je precrtano ili iskorišćeno. Iza znaka „=“ je ono što sada važi.
term-chart-signs = ✓ odigrano, ● u toku, ○ tek sledi
term-result = Poeni u { $number }. deljenju
term-winner = Pobednik partije: { $names }.
term-winners = Prvo mesto dele: { $names }.
term-no-rules = Za ovu igru ovde nema stranice s pravilima.
term-rules-language = Na ovom jeziku pravila još nema; ovo je stranica na najbližem.
term-no-section = U pravilima nema odeljka „{ $section }“. Odeljci su:
term-sections = „{ "rules" }“ s brojem ili naslovom prikazuje odeljak:
term-left = Partija je prekinuta.
term-resume = Za nastavak: { "adut play --resume" } { $file }
term-nothing-to-resume = Nijedan potez nije odigran, pa ništa nije sačuvano.
term-logged = Zapis partije: { $file }
term-no-log = Zapis ne može da se čuva ({ $why }); ova partija neće moći da se nastavi.
term-resumed = Partija se nastavlja iz { $file }, posle { $moves ->
        [one] { $moves } poteza
       *[other] { $moves } poteza
    }.
term-help =
    Potez: njegov broj, ili zapis kao „{ "play QH" }“, ili samo „{ "QH" }“ ako je jasno šta je.
    Boje su { "C" } ♣, { "D" } ♦, { "H" } ♥, { "S" } ♠; karte 2 do 10, J, Q, K, A; { "X1, X2" } … su džokeri.
    { "moves" }: tvoji potezi još jednom
    { "table" }: ceo sto još jednom
    { "last" }: poslednji štih
    { "score" }: tabela s poenima, i šta je odigrano, a šta sledi
    { "rules" }: pravila koja sada važe; „{ "rules 5" }“ ili „{ "rules" } opcije“ prikazuje taj odeljak
    { "help" }: šta tvoji potezi znače, i ovaj tekst
    { "quit" }: izlaz; partija se nastavlja iz zapisa

term-did-play = { $name } igra { $card }.
term-did-pass = { $name } kaže „dalje“.
term-did-take =
    { $count ->
        [0] { $name } uzima { $card }.
       *[other] { $name } igra { $card } i uzima { $cards }.
    }
term-did-done = { $name } završava potez.
term-did-bid = { $name } licitira { $number }.
term-did-call = { $name } zove: { $word }.
term-did-choose = { $name } bira: { $word }.
term-did-sell = { $name } prodaje.
term-did-keep = { $name } ne prodaje.
term-did-buy = { $name } kupuje i bira: { $word }.
term-did-declare = { $name } prijavljuje zvanje.
term-did-move = { $name } premešta { $card }: { $word }.
term-did-draw = { $name } vuče kartu.
term-did-discard = { $name } odbacuje { $card }.
