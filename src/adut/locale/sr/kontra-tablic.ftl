# Kontra-tablić

game-kontra-tablic = Kontra-tablić

verb-duplicate = Dupliram: bacam { $card }, pokazujem { $cards }

phase-kontra-tablic-throwing = Baci kartu: nosi sve što može
phase-kontra-tablic-taking = Ista karta mora da nosi još: izaberi šta

event-duplicates = { $player } duplira sa { $card } i pokazuje { $cards }
event-loses = { $player } ima najviše poena i gubi partiju

refuse-must-take = { $card } može da nosi sa talona, pa i mora.
refuse-must-take-all = { $card } može da nosi još, pa i mora.
refuse-no-third = Da bi se dupliralo sa { $card }, u ruci treba još jedna takva, a na talonu treća.

option-kontra-tablic-pairs = Parovi
    .help = Učetvoro se igra u parovima.
option-kontra-tablic-target = Granica
    .help = Poeni kojima se na kraju špila gubi partija.

mark-kontra-tablic-dots =
    { $count ->
        [one] { $count } tabla
        [few] { $count } table
       *[other] { $count } tabli
    }
