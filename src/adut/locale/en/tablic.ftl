# Tablić

game-tablic = Tablić

zone-table = Table
zone-lifted = Being taken

phase-tablic-throwing = Play a card: take what it matches, or leave it on the table
phase-tablic-taking = Take another group with the same card, or finish

fact-tablas = Tablas
fact-last-taker = Last to take

event-tabla = { $player } makes a tabla
event-new-hands = New hands are dealt

refuse-not-on-table = Not on the table: { $cards }.
refuse-no-group = The cards chosen do not add up to what { $card } takes.
refuse-still-taking = { $card } is still taking: a turn is one card.

option-tablic-target = Target
    .help = Points that win the match at the end of a pack.

mark-tablic-dots =
    { $count ->
        [one] { $count } tabla
       *[other] { $count } tablas
    }
