# Kontra-tablić

game-kontra-tablic = Kontra-tablić

verb-duplicate = Dupliram: bacam { $card }, pokazujem { $cards }

phase-kontra-tablic-throwing = Baci kartu: nosi sve što može
phase-kontra-tablic-taking = Ista karta mora nositi još: odaberi što

event-duplicates = { $player } duplira sa { $card } i pokazuje { $cards }
event-loses = { $player } ima najviše bodova i gubi partiju

refuse-must-take = { $card } može nositi sa stola, pa i mora.
refuse-must-take-all = { $card } može nositi još, pa i mora.
refuse-no-third = Da bi se dupliralo sa { $card }, u ruci treba još jedna takva, a na stolu treća.

option-kontra-tablic-pairs = Parovi
    .help = Učetvero se igra u parovima.
option-kontra-tablic-target = Granica
    .help = Bodovi kojima se na kraju špila gubi partija.

mark-kontra-tablic-dots =
    { $count ->
        [one] { $count } tabla
        [few] { $count } table
       *[other] { $count } tabli
    }
