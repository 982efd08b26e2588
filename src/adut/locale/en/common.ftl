# What many games share: what is done and asked, why something is refused, names of suits and places.
# Events and facts stand without a full stop, refusals and errors are sentences.

family-lora = Lora
family-rumpel = Rumpel
family-bezique = Bezique
family-damjanicus = Damjanicus
family-trumps = Trump games
family-fishing = Fishing and matching
family-canasta = Canasta
family-patience = Patience duels
family-children = Children's games
family-betting = Betting games

player-random = Random
player-cautious = Cautious
player-search = Search
player-expert = Expert

# Words are lower case: they stand inside sentences and after colons.
word-clubs = clubs
word-diamonds = diamonds
word-hearts = hearts
word-spades = spades
word-no-trumps = no trumps

zone-hand = Hand
zone-trick = Trick
zone-stock = Stock
zone-taken = Taken cards

# A move on a button, beside the player who has just made it, and after the player's name.
verb-play = Play { $card }
verb-pass = Pass
verb-take =
    { $count ->
        [0] Take { $card }
       *[other] Take { $cards } with { $card }
    }
    .group = Take
verb-done = Done
verb-bid = I bid { $number }
verb-call = I call { $word }
    .group = I call
verb-choose = Let's play { $word }
    .group = Let's play
verb-sell = I sell
    .help = The others may buy the right to name trumps
verb-keep = It stands
    .help = Nothing is for sale, the trump stands
verb-buy = I buy and play { $word }
    .group = I buy and play
    .help = You pay the seller, and the trump changes
verb-declare = I declare
verb-move = { $card }: { $word }
verb-draw = Draw a card
verb-discard = Discard { $card }

phase-tricks = Play a card
phase-naming = Name trumps
phase-calling = Name trumps, or pass
    .must = Nobody has called: you must name trumps
phase-sale = Sell the deal, or let it stand
phase-buying = Buy the deal, or pass
phase-declaring = Announce what you hold, or pass
phase-throwing = Play a card
phase-taking = Take more, or finish
phase-turn = Make your move

fact-contract = Game
fact-trump = Trump
fact-card-points = Card points

label-total = Total
pad-contract = Game
pad-to-choose = What each player has still to choose
pad-to-deal = What each player has still to deal
pad-in-order = The deals in order
pad-by-contract = Points by game

event-trick-taken = { $player } takes the trick
event-committed = The cards are shuffled, and the order is sealed
event-joined = { $player } sits down at the table
event-named = One player is now called { $player }
event-away = { $player } is gone, so the computer plays
event-back = { $player } is back

refuse-no-move = That is no move of this game.
refuse-not-offered = This is not possible now.
refuse-not-your-turn = It is not your turn.
refuse-deal-over = The deal is over.
refuse-no-deal = No deal is on.
refuse-no-deal-due = No new deal is due.
refuse-wrong-pack = These are not the cards of this game.
refuse-not-in-hand = { $card } is not in your hand.
refuse-barred-lead = { $card } may not be led while your hand holds anything else.
refuse-must-follow = You must follow suit to { $card }: you can.
refuse-must-beat = You must beat { $card }: a higher card of its suit is in your hand.
refuse-must-trump = You must trump: you have none of the suit led, but you have a trump.
refuse-must-overtrump = You must go over { $card }: a higher trump is in your hand.

error-already-joined = This connection has joined the table already.
error-already-started = The match has started already.
error-away = The computer plays for you; take your seat back first.
error-bad-argument = An argument of the command cannot be used.
error-bad-card = There is no card “{ $name }”; a card is a rank and a suit letter, such as QH or 10D.
error-bad-json = The message is not JSON: { $why }
error-bad-log = The log cannot be read as a match.
error-bad-message = The message is not understood: { $why }
error-bad-move = That is no move of this game; a move is written like “play QH”.
error-bad-name = This name cannot be used: it is too long, or holds characters that cannot be shown.
error-bad-option = The game has no option “{ $name }”, or not with this value.
error-bad-position = The text describes no position of trick play.
error-bad-request = The server does not answer requests of this kind.
error-bad-seats = The game cannot be played by these players in these seats.
error-cannot-serve = The server cannot be started.
error-deal-over = The deal is over.
error-internal = The server failed to handle this; join the table again.
error-match-not-over = The log holds all cards, so it is opened only when the match is over.
error-match-over = The match is over.
error-no-answer = There is no answer within the time allowed.
error-no-deal-due = No new deal is due.
error-no-such-page = There is no such page.
error-no-such-room = There is no room “{ $room }”.
error-no-such-seat = There is no such seat.
error-not-away = The computer does not play for you.
error-not-joined = Join the table first.
error-not-maker = Only the player who made the table can start the match.
error-not-saved = It could not be saved, so nothing was changed; try again.
error-not-seated = You are watching; only players at the table can do this.
error-not-started = The match has not started.
error-not-text = The server understands text messages only.
error-seat-taken = This seat is taken.
error-table-full = Too many screens are connected to this table.
error-too-large = The message is too large: at most { $most } bytes are allowed.
error-too-many-messages = That was too fast: at most { $most } messages a second are read.
error-try-again = The table is being restored; join again.
error-unknown-game = There is no game “{ $name }”.
error-unknown-language = There is no language “{ $name }”.
error-unknown-token = You have no seat at this table.
