# Terminal: `adut play` i slike iz `adut replay`.

term-hint = Upiši broj poteza ili njegov zapis, ili „{ "help" }“.
term-seed = Sjeme: { $seed }
term-deal = { $number }. dijeljenje. Dijeli { $dealer }.
term-new-deal = Počinje { $number }. dijeljenje. Dijeli { $dealer }.
term-nobody = još nitko
term-spectator = Gledaš partiju; ničije se karte ne vide.
term-pass-screen = Zaslon preuzima { $name } i pritišće Enter.
term-unclear = „{ $text }“ može biti više poteza: { $moves }.
term-thinking = { $name } razmišlja
term-refused = Ne može: { $why }
term-last-trick = Posljednji štih
term-no-last-trick = Posljednjeg štiha nema.
term-no-sheet = Još nijedno dijeljenje nije upisano.
term-sheet-deal = Dijeljenje
term-auction = Rečeno dosad
term-meanings = Što potezi znače:
term-pad-signs = U zagradi je prekriženo ili iskorišteno. Iza znaka „=“ je ono što sada vrijedi.
term-chart-signs = ✓ odigrano, ● u tijeku, ○ tek slijedi
term-result = Bodovi u { $number }. dijeljenju
term-winners = Prvo mjesto dijele: { $names }.
term-no-rules = Za ovu igru ovdje nema stranice s pravilima.
term-rules-language = Na hrvatskom pravila još nema; ovo je stranica na srpskom.
term-no-section = U pravilima nema odjeljka „{ $section }“. Odjeljci su:
term-sections = „{ "rules" }“ s brojem ili naslovom prikazuje odjeljak:
term-no-log = Zapis se ne može spremati ({ $why }); ova se partija neće moći nastaviti.
term-nothing-to-resume = Nijedan potez nije odigran, pa ništa nije spremljeno.
term-help =
    Potez: njegov broj, ili zapis kao „{ "play QH" }“, ili samo „{ "QH" }“ ako je jasno što je.
    Boje su { "C" } ♣, { "D" } ♦, { "H" } ♥, { "S" } ♠; karte 2 do 10, J, Q, K, A; { "X1, X2" } … su džokeri.
    { "moves" }: tvoji potezi još jednom
    { "table" }: cijeli stol još jednom
    { "last" }: posljednji štih
    { "score" }: tablica s bodovima, i što je odigrano, a što slijedi
    { "rules" }: pravila koja sada vrijede; „{ "rules 5" }“ ili „{ "rules" } opcije“ prikazuje taj odjeljak
    { "help" }: što tvoji potezi znače, i ovaj tekst
    { "quit" }: izlaz; partija se nastavlja iz zapisa

term-did-pass = { $name } kaže „dalje“.
term-did-done = { $name } završava potez.
term-did-declare = { $name } prijavljuje zvanje.
term-did-move = { $name } premješta { $card }: { $word }.
term-did-draw = { $name } vuče kartu.
