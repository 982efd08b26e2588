# Bela

game-bela = Bela

word-four = four of a kind
word-run = run

zone-talon = Talon

phase-bela-calling = Call a trump, or pass
phase-bela-forced = The others have passed: name a suit as trump
    .must = Nobody has called: you must name trumps
phase-bela-declaring = Announce your best declaration, or pass
phase-bela-tricks = Play a card: follow suit, and beat if you can

fact-caller = Caller
fact-declared = Declarations
fact-in-all = In this deal
fact-needed = Needed to make it
fact-bela = Bela
fact-announced = Announced
fact-shown = Shown

event-declares =
    { $player }: “{ $value ->
        [20] twenty
        [50] fifty
        [100] a hundred
        [150] a hundred and fifty
        [200] two hundred
       *[other] { $value }
    }, { $form ->
        [four] four { $rank ->
            [A] aces
            [K] kings
            [Q] queens
            [J] jacks
            [10] tens
            [9] nines
           *[other] { $rank }
        }
       *[run] { $length ->
            [3] three
            [4] four
            [5] five
            [6] six
            [7] seven
            [8] eight
           *[other] { $length }
        } to the { $rank ->
            [A] ace
            [K] king
            [Q] queen
            [J] jack
            [10] ten
            [9] nine
           *[other] { $rank }
        }
    }”
event-shows = { $player } shows { $cards } for { $value }
event-bela = { $player }: “bela”
event-belot = { $player } has belot, { $cards }, and the match is won
event-falls = { $player } falls

refuse-dealer-must-name = All others have passed, so the dealer must name a trump.
refuse-nothing-to-declare = You have nothing to declare: no run of three, and no four that counts.

option-bela-overtrump = Going over a trump
    .help = Who trumps must go over a trump already played, if able.
option-bela-target = Target
    .help = Points that win the match.
