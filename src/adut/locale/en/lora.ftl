# Lora, and what all games with questions or a layout say

game-lora = Lora

word-sevens = sevens
word-eights = eights
word-nines = nines
word-tens = tens
word-kings = kings
word-aces = aces
word-intuicija = Intuition
word-sans = sans (take tricks)
    .help = Every trick counts in your favour
word-betl = betl (no tricks)
    .help = Every trick counts against you
word-no-hearts = no hearts
word-no-queens = no queens
word-king-and-last = king of hearts and last trick
word-slagalica = the layout
    .help = Cards are laid in a row for each suit; be the first without cards

label-intuicija = Intuition
label-sans = Sans: take tricks
label-betl = Betl: no tricks
label-no-hearts = No hearts
label-no-queens = No queens
label-king-and-last = K♥ and last trick
label-slagalica = Layout

verb-ask = I ask { $seat }
verb-about = I am after { $word }
    .group = I am after
verb-count =
    { $number ->
        [one] Do you have one?
       *[other] Do you have { $number }?
    }
    .group = Do you have at least
verb-name = Do you have { $cards }?
    .group = Do you have precisely

phase-asking = Whom will you ask?
phase-asking-rank = Which rank do you ask for?
phase-asking-cards = How many of them, or which?
phase-laying = Lay a card on its row
phase-lora-tricks = Play a card: follow suit if you can

fact-asked = Asked
fact-asked-about = Rank asked for
fact-dots = Dots

zone-row-clubs = Row of clubs
zone-row-diamonds = Row of diamonds
zone-row-hearts = Row of hearts
zone-row-spades = Row of spades

event-answers-yes = { $player }: “Yes!”
event-answers-no = { $player }: “No!”
event-hands-over = { $player }: “Yes!” – and gives { $cards } to { $seat_to }
event-lays-four = { $player } lays down a four: { $word }
event-goes-out = { $player } has no cards left

refuse-ask-others = Ask one of the others.
refuse-rank-down = The four of that rank is down already.
refuse-too-many = So many of them cannot be with another player: count your own.
refuse-own-card = You have { $cards } yourself.
refuse-one-rank = Name one to three cards, all of the rank you ask for.
refuse-can-lay = You can lay { $card }, so you must not pass.
refuse-off-the-rows = There is no place for { $card } yet.

option-lora-intuicija = Intuition
    .help = Each dealer begins with a deal of Intuition; without it there are six deals each.
option-lora-early_stop = Stop early
    .help = A deal of tricks stops once nothing is left to win or lose.
