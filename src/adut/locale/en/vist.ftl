# Vist; what Savremeni vist has in common with it is here too.

game-vist = Vist

word-single = single
word-double = double
word-treble = treble
word-rubber = rubber

label-single = Single
label-double = Double
label-treble = Treble
label-rubber = Rubber

verb-honours =
    { $number ->
        [0] I hold no honour
        [one] I hold { $number } honour
       *[other] I hold { $number } honours
    }

phase-honours = Say how many honours you hold
phase-vist-tricks = Play a card: follow suit if you can

fact-turned = Turned up
fact-side-tricks = Tricks
fact-gem = Table 1
fact-rubber = Table 2

event-writes-honours =
    { $player } and { $seat_partner } write { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for honours
event-writes-tricks =
    { $player } and { $seat_partner } write { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for tricks
event-wins-gem =
    { $player } and { $seat_partner } win the gem, a { $word }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in Table 2
event-wins-rubber =
    { $player } and { $seat_partner } win the rubber: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in Table 3

refuse-honours-held =
    { $number ->
        [0] You hold no honour: say so.
        [one] You hold { $number } of the four honours: say so.
       *[other] You hold { $number } of the four honours: say so.
    }

pad-table-1 = Table 1
pad-table-2 = Table 2
pad-table-3 = Table 3
pad-whist-points = Points

option-vist-three_rubbers = Three rubbers
    .help = The match is three rubbers, and whoever has more in the third table wins.
