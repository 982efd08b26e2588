# Mau-mau, and what every game says in which cards are shed

game-mau-mau = Mau-mau

zone-pile = Played cards

phase-shedding = Play a card of the same suit or rank, or draw
phase-naming-suit = Name the suit that must follow

fact-named-suit = Suit named
fact-to-draw = Cards to draw

event-draws-and-plays = { $player } draws { $card } and plays it
event-says-dalje = { $player }: “Dalje!”

refuse-must-play = { $card } fits, so you must play a card.
refuse-stock-empty = The stock is empty: say “Dalje”.
refuse-must-draw = There are cards in the stock: you must draw.
refuse-same-rank-or-draw = Only another card of the rank of { $card } saves you from drawing.
refuse-no-jack-here = No jack goes on a seven or an eight, so not on { $card }.
refuse-not-the-named-suit = After the jack only { $word } may be played, or another jack.
refuse-no-match = { $card } has neither the suit nor the rank of the top card.

option-mau-mau-target = Target
    .help = The match ends after the deal in which somebody reaches so many points.
option-mau-mau-deals = Most deals
    .help = The match ends after so many deals, even if nobody has the target.
