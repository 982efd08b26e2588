# Inat i zloba

game-inat-i-zloba = Inat i zloba

word-hand = ruka
word-payoff = isplatni kup
word-centre-1 = centralni kup 1
word-centre-2 = centralni kup 2
word-centre-3 = centralni kup 3
word-centre-4 = centralni kup 4
word-personal-1 = lični kup 1
word-personal-2 = lični kup 2
word-personal-3 = lični kup 3
word-personal-4 = lični kup 4

zone-payoff = Isplatni kup
zone-centre = Centralni kupovi
zone-centre-1 = Centar 1
zone-centre-2 = Centar 2
zone-centre-3 = Centar 3
zone-centre-4 = Centar 4
zone-personal = Lični kupovi
zone-personal-1 = Lični 1
zone-personal-2 = Lični 2
zone-personal-3 = Lični 3
zone-personal-4 = Lični 4

phase-inat-i-zloba-turn = Igraj u centar; odbacivanje na lični kup završava potez

fact-payoff-left = Isplatni kupovi
fact-turn-number = Potez

event-draws =
    { $count ->
        [one] { $player } vuče { $count } kartu
        [few] { $player } vuče { $count } karte
       *[other] { $player } vuče { $count } karata
    }
event-pile-full =
    { $zone ->
        [centre-1] Centralni kup 1
        [centre-2] Centralni kup 2
        [centre-3] Centralni kup 3
        [centre-4] Centralni kup 4
       *[other] Jedan centralni kup
    } je popunjen i ide pod ostatak
event-shows-hand = { $player } pokazuje ruku: { $cards }
event-blockade = Deljenje je blokirano

refuse-not-stuck = Imaš potez: „Dalje“ kaže samo onaj ko ne može ni da igra ni da odbaci.
refuse-not-there =
    { $zone ->
        [hand] Karta { $card } nije u tvojoj ruci.
        [payoff] Karta { $card } nije na vrhu tvog isplatnog kupa.
       *[other] Karta { $card } nije na vrhu tog kupa.
    }
refuse-no-place = Karta ide na centralni ili na lični kup.
refuse-does-not-fit = Tu { $card } ne može: centralni kup se zida od keca, kartu po kartu naviše.
refuse-only-to-centre = Karta { $card } može samo u centar: na lični kup ide karta iz ruke.
refuse-not-lower = Tu { $card } ne može: na lični kup ide karta za jedan manja od gornje.

option-inat-i-zloba-deals = Deljenja
    .help = Broj deljenja u partiji.
