# The terminal: `adut play` and the pictures of `adut replay`.

term-names = Ana Boris Ceca Dejan Eva Filip Goran Hana
term-you = { $name } (you)
term-seats = At the table: { $names }.
term-hint = Type a move by its number or its text, or “help”.
term-seed = Seed: { $seed }
term-deal = Deal { $number }. Dealer: { $dealer }.
term-new-deal = Deal { $number } begins. Dealer: { $dealer }.
term-hand = Your hand
term-empty = empty
term-nobody = nobody yet
term-backs =
    { $number ->
        [one] 1 face down
       *[other] { $number } face down
    }
term-spectator = You are watching; nobody's hand is shown.
term-your-turn = Your turn: { $prompt }
term-turn = { $name }, it is your turn: { $prompt }
term-pass-screen = Pass the screen to { $name }, who then presses Enter.
term-ask = Your move:
term-thinking = { $name } is thinking
term-unclear = “{ $text }” can mean several moves: { $moves }.
term-no-number = There is no move { $number }; the moves are 1 to { $most }.
term-refused = Not possible: { $why }
term-last-trick = The last trick
term-no-last-trick = There is no last trick.
term-no-sheet = No deal is on the score sheet yet.
term-sheet-deal = Deal
term-sheet-total = Total
term-own = Only you know
term-auction = Said so far
term-meanings = What the moves mean:
term-pad-signs = In brackets: crossed out or used up. After “=”: what counts now.
term-chart-signs = ✓ played, ● being played, ○ to come
term-result = Points in deal { $number }
term-winner = { $names } has won the match.
term-winners = The match is won by { $names }, who share first place.
term-no-rules = This game has no rulebook page here.
term-rules-language = The rules are not there in this language yet; this is the page that comes nearest.
term-no-section = The rules have no section “{ $section }”. The sections are:
term-sections = “rules” with a number or a heading shows a section:
term-left = You have left the match.
term-resume = To go on: adut play --resume { $file }
term-nothing-to-resume = No move was made, so nothing was saved.
term-logged = The log of the match: { $file }
term-no-log = The log cannot be written ({ $why }); this match cannot be resumed.
term-resumed = The match goes on from { $file }, after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
term-help =
    A move: its number, or its text such as “play QH”, or only “QH” where that is clear.
    Suits are C ♣, D ♦, H ♥, S ♠; ranks 2 to 10, J, Q, K, A; X1, X2 … are jokers.
    moves: your moves again
    table: the whole table again
    last: the last trick
    score: the score sheet, with what has been played and is to come
    rules: the rules that hold now; “rules 5” or “rules options” shows that section
    help: what your moves mean, and this text
    quit: leave; the match can be resumed from its log

term-did-play = { $name } plays { $card }.
term-did-pass = { $name } passes.
term-did-take =
    { $count ->
        [0] { $name } takes { $card }.
       *[other] { $name } plays { $card } and takes { $cards }.
    }
term-did-done = { $name } is done.
term-did-bid = { $name } bids { $number }.
term-did-call = { $name } calls: { $word }.
term-did-choose = { $name } chooses: { $word }.
term-did-sell = { $name } offers the deal for sale.
term-did-keep = { $name } does not sell.
term-did-buy = { $name } buys and chooses: { $word }.
term-did-declare = { $name } declares.
term-did-move = { $name } moves { $card }: { $word }.
term-did-draw = { $name } draws.
term-did-discard = { $name } discards { $card }.
