# Savremeni vist: what it adds to Vist.

game-savremeni-vist = Savremeni vist

verb-promise = We write the honours and promise a slam

phase-savremeni-vist-promising = Accept the points for honours and promise a slam, or pass
phase-savremeni-vist-tricks = Play a card: follow suit if you can

fact-slam = Slam promised by the side of

event-makes-slam =
    { $player } and { $seat_partner } make the slam: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in Table 3
event-slam-fails =
    The slam fails: { $player } and { $seat_partner } write { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in Table 3

option-savremeni-vist-three_rubbers = Three rubbers
    .help = The match is three rubbers, and whoever has more in the third table wins.
option-savremeni-vist-early_stop = Early stop
    .help = The deal stops once a promised slam can no longer be made.
