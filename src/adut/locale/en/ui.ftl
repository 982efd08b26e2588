# The browser: everything the page itself says, and the names of cards.

## Cards. $rank is 2 to 10, J, Q, K or A; $suit is C, D, H or S.

card-rank = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
   *[other] { $rank }
}
card-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
card-name = { card-rank } of { card-suit }
card-joker = joker
card-stands-for = counts as { card-rank }
card-back = face-down card

## Home

ui-tagline = The card games of the former Yugoslavia, against the computer or with friends
ui-search = Search games
ui-none-found = No game of that name.
ui-players-count = { $count ->
    [one] { $seats } player
   *[other] { $seats } players
}
ui-family-lora = Lora and King
ui-family-rumpel = Rumpel
ui-family-bezique = Bezique
ui-family-damjanicus = Games of Damjanicus
ui-family-trumps = Trump games
ui-family-fishing = Fishing games
ui-family-canasta = Canasta
ui-family-patience = Patience duels
ui-family-children = Children's games
ui-family-childrens = Children's games
ui-family-betting = Betting games
ui-all-games = All games
ui-loading = Loading …
ui-close = Close
ui-cancel = Cancel
ui-done = Done
ui-retry = Try again

## Setting up a table

ui-your-name = Your name
ui-default-name = Guest
ui-how-many = Players
ui-who-plays = Who plays
ui-seat-number = Seat { $number }
ui-you = You
ui-computer = Computer: { $name }
ui-friend = Open for a friend
ui-friend-help = For an open seat you get a link to send to a friend.
ui-options = Options
ui-play = Play
ui-open-table = Open the table

## Before the first deal

ui-table-of = A table of { $game }
ui-invite = Send this link to your friends
ui-copy = Copy
ui-copied = Copied
ui-share = Share
ui-open-seat = Open seat
ui-start = Start
ui-start-help = { $count ->
    [one] If you start now, the computer takes the open seat.
   *[other] If you start now, the computer takes the { $count } open seats.
}
ui-maker-starts = The table starts as soon as its maker says so.
ui-host = { $player } has kept you a seat.
ui-sit = Take the seat
ui-sit-at = Take seat { $number }
ui-watch = Watch
ui-table-full = All seats are taken.

## The table

ui-table-panels = Table
ui-rules = Rules
ui-rules-of = Rules of { $game }
ui-rules-section = Rules, section { $section }
ui-rules-language = There is no page in { $wanted } yet; this one is in { $found }.
ui-score = Score
ui-trick = Last trick
ui-log = Log
ui-help = Help
ui-settings = Settings
ui-your-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
ui-you-name = { $name } (you)
ui-zone-own = { $zone }, yours
ui-zone-of = { $zone }, { $player }
ui-zone-count = { $count ->
    [0] { $zone }: empty
    [one] { $zone }: { $count } card
   *[other] { $zone }: { $count } cards
}
ui-empty = empty
ui-computer-names = Ana Boris Ceca Dejan Eva Filip Goran Hana
ui-state-turn = to play
ui-state-dealer = dealer
ui-dealer-mark = D
ui-state-computer = computer
ui-state-away = away, the computer plays
ui-state-offline = not connected
ui-points = Points
ui-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-played-by = played by { $player }
ui-not-playable = cannot be played now
ui-moves = Moves
ui-moves-with = Moves with { $card }
ui-move-to = Move to: { $zone }
ui-move-where = { $move } → { $zone }
ui-says = { $player }: { $text }
ui-auction = Said so far: { $text }
ui-only-you = Only you see: { $player } – { $text }
ui-shows = { $player } shows { $cards }
ui-pick-cards = Pick the cards first
ui-sending = Sending …
ui-waiting-for = { $count ->
    [one] { $players } is to play
   *[other] Waiting for { $players }
}
ui-watching = You are watching
ui-no-last-trick = No trick has been taken yet.
ui-log-empty = Nothing has happened yet.
ui-reconnecting = The connection is lost. Trying again …
ui-closed = The connection is closed.
ui-you-are-away = The computer is playing for you.
ui-take-back = Take my seat back

## Score and results

ui-deal = Deal
ui-total = Total
ui-this-deal = This deal
ui-players = Players
ui-no-deals = No deal has been finished yet.
ui-lowest-wins = The lowest score wins.
ui-deal-number = Deal { $number }
ui-points-by-deal = Points deal by deal
ui-chart = What has been played
ui-chart-signs = ✓ played, ● being played, ○ to come
ui-sign-done = { $count ->
    [1] played
   *[other] played { $count } times
}
ui-sign-now = being played
ui-sign-to-come = { $count ->
    [1] still to come
   *[other] still to come { $count } times
}
ui-cell-crossed = crossed out
ui-cell-used = used up
ui-cell-stroke = open
ui-cell-line = line
ui-cell-total = counts now
ui-mark-fell = fell
ui-mark-times = times { $number }
ui-mark-dots = { $count ->
    [one] { $count } dot
   *[other] { $count } dots
}
ui-deal-over = The deal is over
ui-deal-result = Deal { $number } is over
ui-match-over = The match is over
ui-winner = { $count ->
    [one] { $players } wins
   *[other] { $players } win
}
ui-continue = Continue
ui-waiting-others = Waiting for the others …
ui-new-match = New match
ui-match-log = Log of the match

## Settings

ui-language = Language
ui-theme = Table
ui-theme-green = Green
ui-theme-dark = Dark
ui-animation = Animation
ui-animation-off = Off
ui-animation-fast = Fast
ui-animation-normal = Normal
ui-four-colours = Four colours
ui-four-colours-help = Diamonds are blue and clubs green, easier to tell apart.
ui-two-taps = Two taps to play
ui-two-taps-help = The first tap raises a card, the second plays it.
ui-sound = Sound
ui-sound-help = A soft click when cards move.

## Help

ui-help-tap = Bright cards can be played: tap one to play it. Tap a darkened card to read why it cannot be played now.
ui-help-drag = You can also drag a card to the table, to a pile or onto another card.
ui-help-take = If a card can do several things, choose its target, or the cards it is to take, then confirm with the large button.
ui-help-back = If you lose the connection or close the page, open the same link to return to your seat.
ui-help-keys = Keyboard
ui-key-tab = from one thing to the next
ui-key-arrows = through your hand
ui-key-enter = play or choose the card
ui-key-escape = drop the selection, close a panel
ui-key-hand = to your hand
ui-key-moves = to the move buttons
ui-key-rules = rules
ui-key-score = score
ui-key-log = log
ui-key-trick = last trick
ui-key-help = this help
ui-credits = Court cards and suit signs: Adrian Kennard (CC0). Type: Onest and Lora (SIL Open Font License).

## Errors

ui-error-unreachable = The server cannot be reached. Check your connection and try again.
ui-error-server = Something went wrong on the server. Try again in a moment.
