# Tablić

game-tablic = Tablić

zone-table = Talon
zone-lifted = Upravo se nosi

phase-tablic-throwing = Baci kartu: nosi što joj odgovara ili je ostavi na talonu
phase-tablic-taking = Istom kartom nosi još jednu grupu ili završi potez

fact-tablas = Table
fact-last-taker = Zadnje nošenje

event-tabla = { $player } pravi tablu
event-new-hands = Dele se nove ruke

refuse-not-on-table = Na talonu nema: { $cards }.
refuse-no-group = Izabrane karte nemaju zbir koji nosi { $card }.
refuse-still-taking = { $card } još nosi: u jednom potezu baca se samo jedna karta.

option-tablic-target = Granica
    .help = Poeni kojima se na kraju špila dobija partija.

mark-tablic-dots =
    { $count ->
        [one] { $count } tabla
        [few] { $count } table
       *[other] { $count } tabli
    }
