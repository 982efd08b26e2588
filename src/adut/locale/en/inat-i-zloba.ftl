# Inat i zloba

game-inat-i-zloba = Inat i zloba

word-hand = hand
word-payoff = payoff pile
word-centre-1 = central pile 1
word-centre-2 = central pile 2
word-centre-3 = central pile 3
word-centre-4 = central pile 4
word-personal-1 = personal pile 1
word-personal-2 = personal pile 2
word-personal-3 = personal pile 3
word-personal-4 = personal pile 4

zone-payoff = Payoff pile
zone-centre = Central piles
zone-centre-1 = Centre 1
zone-centre-2 = Centre 2
zone-centre-3 = Centre 3
zone-centre-4 = Centre 4
zone-personal = Personal piles
zone-personal-1 = Personal 1
zone-personal-2 = Personal 2
zone-personal-3 = Personal 3
zone-personal-4 = Personal 4

phase-inat-i-zloba-turn = Play to the centre; a discard on a personal pile ends your turn

fact-payoff-left = Payoff piles
fact-turn-number = Turn

event-draws =
    { $count ->
        [one] { $player } draws a card
       *[other] { $player } draws { $count } cards
    }
event-pile-full =
    { $zone ->
        [centre-1] Central pile 1
        [centre-2] Central pile 2
        [centre-3] Central pile 3
        [centre-4] Central pile 4
       *[other] A central pile
    } is complete and goes under the stock
event-shows-hand = { $player } shows the hand: { $cards }
event-blockade = The deal is blocked

refuse-not-stuck = You have a move: “Dalje” is only for a player who can neither play nor discard.
refuse-not-there =
    { $zone ->
        [hand] { $card } is not in your hand.
        [payoff] { $card } is not on top of your payoff pile.
       *[other] { $card } is not on top of that pile.
    }
refuse-no-place = A card goes to a central pile or to a personal one.
refuse-does-not-fit = { $card } does not fit there: a central pile is built from the ace, one by one.
refuse-only-to-centre = { $card } can go to the centre only: a personal pile takes cards from the hand.
refuse-not-lower = { $card } does not fit there: a personal pile takes the card one lower than its top.

option-inat-i-zloba-deals = Deals
    .help = Number of deals in a match.
