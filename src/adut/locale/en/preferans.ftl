# Preferans

game-preferans = Preferans

word-igra = igra, without the talon

label-game-spades = Spades
label-game-diamonds = Diamonds
label-game-hearts = Hearts
label-game-clubs = Clubs
label-game-betl = Betl
label-game-sans = Sans
label-igra-spades = Igra in spades
label-igra-diamonds = Igra in diamonds
label-igra-hearts = Igra in hearts
label-igra-clubs = Igra in clubs
label-igra-betl = Betl without the talon
label-igra-sans = Sans without the talon
label-refe = Refe for all
label-thrown-in = Nobody plays

pad-bule = Bule
pad-supe = Supe

verb-hold = I hold { $number }
    .help = “Mogu”: you keep the bid another has made, and it has to go higher
verb-igra = Igra
    .help = You play a suit without the talon; which one, you say when asked
verb-betl = Igra betl
    .help = Without the talon, and you must not take a trick
verb-sans = Igra sans
    .help = Six tricks without the talon and without trumps
verb-weaker = Mine is weaker
    .help = Your game is not above the one just named
verb-yield = You play it, with kontra
    .help = You leave the equal game to the other and give kontra
verb-follow = I follow
    .help = You play against the game and answer for two tricks
verb-stay = I stay out
    .help = You do not play, unless you are called along or there is kontra
verb-together = Together
    .help = The other plays too; you answer for four tricks and write for both
verb-fine = Fine
    .help = It stays as it is, nothing is doubled
verb-kontra = Kontra
    .help = Everything counts double; you answer for both of you: for five tricks, or that a betl is lost
verb-rekontra = Rekontra
    .help = You answer the kontra: everything counts four times
verb-subkontra = Subkontra
    .help = You answer the rekontra: everything counts eight times
verb-mortkontra = Mortkontra
    .help = You answer the subkontra: everything counts sixteen times
verb-claim = Do you give { $number }?
    .help = Without play you would write so many tricks
verb-grant = I give { $number }
    .help = Without play the follower would write so many tricks
verb-agree = Yes
    .help = It is written as agreed, and nothing is played
verb-play-on = Let's play
    .help = No agreement, the cards decide

phase-preferans-bidding = Bid, or pass
phase-preferans-naming-igra = Say which game you have
phase-preferans-yielding = Another has the same game: play yours, or leave it with kontra
phase-preferans-discarding = Lay a card away, face down
phase-preferans-choosing = Name the game you play
phase-preferans-following = Do you follow?
phase-preferans-doubling = Kontra?
phase-preferans-answering = Do you answer the kontra?
phase-preferans-claiming = Ask for a number of tricks, or play
phase-preferans-granting = Agree on the tricks, or play
phase-preferans-accepting = Take the offer, or play
phase-preferans-tricks = Play a card: follow suit, or trump if you have none

fact-high-bid = Highest bid
fact-high-bidder = Bid by
fact-declarer = Declarer
fact-without-talon = Announced
fact-follows = Follows
fact-follows-too = Follows as well
fact-calls-along = Calls the other along
fact-kontra = Kontra by
fact-factor = All points
fact-under-refe = Refe
fact-tricks = Tricks, declarer and followers

event-plays = { $player } plays { $word }
event-unfollowed = Nobody follows { $player }
event-agreed = Agreed: { $player } writes { $value ->
        [one] { $value } trick
       *[other] { $value } tricks
    }
event-undoubled = Nobody gives kontra, so { $player } goes down
event-made = { $player } makes the game
event-refe = A refe for everybody
event-no-refe = Nothing is written

refuse-first-word = A game without the talon can be announced only as your first word.
refuse-announced-higher = What has been announced already is at least as high.
refuse-bidding-closed = A game without the talon has been announced, so there is no more bidding.
refuse-bidding-at-top = Nothing is higher than seven.
refuse-hold-or-pass = You speak before the bidder: hold { $number }, or pass.
refuse-next-bid = The only bid now is { $number }.
refuse-not-as-igra = Betl and sans are announced by their own names, not as igra.
refuse-named-already = Something at least as strong has been named.
refuse-below-bid = This is lower than your bid of { $number }.
refuse-too-few-trumps = Your trumps are not what this table has agreed on.
refuse-agreed-to-stay = Your cards are not what this table has agreed on for following in this suit.
refuse-nobody-to-call = You can call another along only if you follow alone, and not in spades with the talon.
refuse-ladder = Kontra, rekontra, subkontra, mortkontra: each can only answer the one before.
refuse-agreed-lead = You were called along, so you must lead the suit this table has agreed on.

option-preferans-bule = Bule
    .help = Bule of each player at the beginning.
option-preferans-refe = Refe
    .help = How many refe are written in a match.
option-preferans-deals = Deals
    .help = After so many deals the match is broken off, and what is left is written off.
option-preferans-spades = Spades without kontra
    .help = When no refe can be written, the declarer goes down (passes), only once all refe are used up (used), or only then and below the hat (hat).
option-preferans-last_fall = A fall in the last game
    .help = In a game that could end the match a fall counts double.
option-preferans-betl_kontra = Kontra on betl
    .help = After a lost betl the giver of kontra writes for both opponents (both), or for one (one).
option-preferans-equal = Equal games
    .help = Of two equal games without the talon the first is played (first), or may be left to the other with kontra (yield).
option-preferans-trumps = Trumps of the declarer
    .help = To play a suit with the talon one may hold anything (free), three trumps (three), or three up to the queen at least (queen).
option-preferans-sans_lead = Lead at sans
    .help = Who was called along and leads at sans leads the agreed suit.
option-preferans-spades_followers = Following in spades
    .help = To follow in spades takes two aces, or a trump trick and an ace.
option-preferans-bargains = Agreeing on tricks
    .help = The declarer and a lone follower may agree on the tricks instead of playing.
