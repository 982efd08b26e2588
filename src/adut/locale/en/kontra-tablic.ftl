# Kontra-tablić

game-kontra-tablic = Kontra-tablić

verb-duplicate = Double: lay { $card }, show { $cards }

phase-kontra-tablic-throwing = Play a card: it takes all it can
phase-kontra-tablic-taking = The same card can take more: choose what

event-duplicates = { $player } doubles with { $card } and shows { $cards }
event-loses = { $player } has most points and loses the match

refuse-must-take = { $card } can take cards from the table, so it must.
refuse-must-take-all = { $card } can take more from the table, so it must.
refuse-no-third = To double with { $card } you need another of its rank in your hand and a third on the table.

option-kontra-tablic-pairs = Pairs
    .help = Four players play in pairs.
option-kontra-tablic-target = Limit
    .help = Points that lose the match at the end of a pack.

mark-kontra-tablic-dots =
    { $count ->
        [one] { $count } tabla
       *[other] { $count } tablas
    }
