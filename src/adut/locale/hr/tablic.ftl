# Tablić

game-tablic = Tablić

zone-table = Stol
zone-lifted = Upravo se nosi

phase-tablic-throwing = Baci kartu: nosi što joj odgovara ili je ostavi na stolu
phase-tablic-taking = Istom kartom nosi još jednu skupinu ili završi potez

fact-tablas = Table
fact-last-taker = Zadnje nošenje

event-tabla = { $player } radi tablu
event-new-hands = Dijele se nove karte

refuse-not-on-table = Na stolu nema: { $cards }.
refuse-no-group = Odabrane karte nemaju zbroj koji nosi { $card }.
refuse-still-taking = { $card } još nosi: u jednom potezu baca se samo jedna karta.

option-tablic-target = Granica
    .help = Bodovi kojima se na kraju špila dobiva partija.

mark-tablic-dots =
    { $count ->
        [one] { $count } tabla
        [few] { $count } table
       *[other] { $count } tabli
    }
