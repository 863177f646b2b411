### The rules written out: what holds at every table, and one sentence for each value of each option

scala40-page-hand = The hand
scala40-page-points = Points and match
scala40-aim = Get rid of all your cards first. In your turn draw a card, lay down what you like, discard one.

scala40-rules-drawing = Draw from the stock or take the top of the discard pile. A card taken from the pile is not discarded in the same turn.
scala40-rules-melds = A set is three or four cards of one rank, all of different suits. A run is three or more cards of one suit in order, the ace below the two or above the king.
scala40-rules-jokers = A joker ★ stands for any card. Once you have opened, you may swap it, in any meld, for the very card it stands for.
scala40-rules-counting = Whoever closes counts 0, everybody else what they still hold; that is added to the totals.

scala40-rule-upcard-joker-redraw = If the first discard turned up is a joker, it goes back and another card is turned up.
scala40-rule-upcard-joker-keep = If the first discard turned up is a joker, it stays.
scala40-rule-first-player-takes-upcard-on = In the very first turn, the upcard may be taken and kept in hand.
scala40-rule-first-player-takes-upcard-off = The upcard of the first turn is a discard like any other.
scala40-rule-discard-draw-unopened-never = Before you have opened, you draw from the stock only.
scala40-rule-discard-draw-unopened-if-used-in-opening = Before you have opened, you may take the top discard only if you open with it in that turn.
scala40-rule-discard-draw-unopened-if-opens = Before you have opened, you may take the top discard if you open in that turn; the card itself may stay in hand.
scala40-rule-discard-draw-opened-must-meld = Once you have opened, you may take the top discard if you lay it in that turn.
scala40-rule-discard-draw-opened-free = Once you have opened, you may take the top discard freely.
scala40-rule-undo-discard-draw-on = A card taken from the pile may be put back while it is unused; then draw from the stock.
scala40-rule-undo-discard-draw-off = A card taken from the pile cannot be put back.

scala40-rule-run-max = A run has at most { $number } cards.
scala40-rule-run-split-on = A sixth card added to a run splits it into two runs of three.
scala40-rule-run-split-off = A run of five takes no sixth card.
scala40-rule-four-of-a-kind-stay = A complete set of four stays on the table.
scala40-rule-four-of-a-kind-to-discard-pile = A complete set of four goes to the discard pile at once, below the discard of that turn.
scala40-rule-four-of-a-kind-to-stock-bottom = A complete set of four goes under the stock at once.
scala40-rule-quartet-with-joker-stays = A set of four with a joker stays on the table.
scala40-rule-quartet-with-joker-removed = A set of four with a joker leaves the table, too.

scala40-rule-jokers-per-meld = { $number ->
    [one] A meld holds at most one joker.
   *[other] A meld holds at most { $number } jokers.
}
scala40-rule-jokers-per-meld-any = A meld holds any number of jokers beside at least one other card.
scala40-rule-joker-identity-declare = In a set of three, whoever lays the joker says which missing suit it is.
scala40-rule-joker-identity-position = In a set of three, the card beside the joker tells its suit (in the middle: the card on its left). Two colours: the other suit of that card's colour. One colour: hearts and spades tell each other, clubs and diamonds tell each other.
scala40-rule-joker-identity-position-circular = In a set of three, the joker's place tells its suit. Two colours: the other suit of the colour of the card beside it. One colour: the next suit on its side in the circle hearts, diamonds, clubs, spades; in the middle its player says.
scala40-rule-joker-recovery-use-free = A joker swapped out may stay in your hand.
scala40-rule-joker-recovery-use-must-play = A joker swapped out must be laid again in the same turn.
scala40-rule-joker-discard-unopened-no = A joker may be discarded only once you have opened.
scala40-rule-joker-discard-closing-only = A joker may be discarded only to close.
scala40-rule-joker-discard-never = A joker may not be discarded.
scala40-rule-joker-discard-always = A joker may be discarded like any card.

scala40-rule-opening-min = { $number ->
    [one] Your first melds of a hand must be worth { $number } point or more together, all in one turn.
   *[other] Your first melds of a hand must be worth { $number } points or more together, all in one turn.
}
scala40-rule-joker-in-opening-allowed = A joker in them counts as the card it stands for.
scala40-rule-joker-in-opening-forbidden = Melds with a joker do not count for that; once the others are enough, they may be laid as well.
scala40-rule-joker-in-opening-beyond-clean-40 = The minimum is reached without jokers; beyond it, melds with jokers may be laid in the same turn.
scala40-rule-actions-in-opening-turn-on = After that you may add cards to any meld and swap jokers, in the same turn already.
scala40-rule-actions-in-opening-turn-off = Adding cards and swapping jokers begins in your next turn.

scala40-rule-playable-unopened-allowed = Before you have opened you may discard a card that fits a meld on the table.
scala40-rule-playable-unopened-forbidden = Before you have opened you may not discard a card that fits a meld on the table.
scala40-rule-playable-opened-allowed = Once you have opened you may discard a card that fits.
scala40-rule-playable-opened-forbidden = Once you have opened you may not discard a card that fits, either.
scala40-rule-playable-min-players = { $number ->
    [2] That holds however many are in the match.
   *[other] That holds for those who have opened while { $number } players or more are in the match.
}
scala40-rule-playable-closing-allowed = The discard that closes the hand may fit.
scala40-rule-playable-closing-forbidden = The discard that closes the hand may not fit.
scala40-rule-no-legal-discard-waive = If all your cards are barred from being discarded, one may go all the same.
scala40-rule-no-legal-discard-refuse-table-play = You may not lay so much that only cards barred from being discarded are left.

scala40-rule-close-needs-discard-on = Discard your last card to close the hand.
scala40-rule-close-needs-discard-off = Get rid of your last card to close the hand, by laying it or discarding it.
scala40-rule-close-first-turn-forbidden = You may not close in your first turn.
scala40-rule-close-first-turn-allowed = You may close in your very first turn.
scala40-rule-close-in-hand-below-40-on = Whoever opens and closes in one turn needs no minimum.
scala40-rule-close-in-hand-below-40-off = Whoever opens and closes in one turn needs the minimum, too.
scala40-rule-close-in-hand-double-on = Opening and closing in one turn doubles the points of all others.
scala40-rule-close-in-hand-double-off = Opening and closing in one turn brings nothing extra.
scala40-rule-double-flat-on = The fixed penalty for not opening is doubled then, too.
scala40-rule-double-flat-off = The fixed penalty for not opening is not doubled.

scala40-rule-card-values-standard = Cards count their number, J Q K 10, an ace 11, or 1 below a two.
scala40-rule-card-values-ladder = Cards count their number, J 11, Q 12, K 13, an ace 14, or 1 below a two.
scala40-rule-ace-hand-value-high = In hand, an ace always counts high.
scala40-rule-ace-hand-value-one-if-alone = In hand, an ace counts 1 if it is your only card, otherwise high.
scala40-rule-ace-hand-value-structural = In hand, an ace counts 1 if it is your only card or beside two and three of its suit, otherwise high.
scala40-rule-joker-hand-value-25 = In hand, a joker counts 25.
scala40-rule-joker-hand-value-as-ace = In hand, a joker counts like an ace.
scala40-rule-not-opened-penalty = { $number ->
    [one] Whoever has not opened counts { $number } point instead of the cards.
   *[other] Whoever has not opened counts { $number } points instead of the cards.
}
scala40-rule-not-opened-penalty-count = Whoever has not opened counts the cards, too.
scala40-rule-no-chance-counts-cards-on = Whoever has not had a turn yet counts the cards.
scala40-rule-no-chance-counts-cards-off = That holds even for those who have not had a turn yet.

scala40-rule-reshuffle-when-last-card-drawn = With the last card of the stock, the discards become the new stock.
scala40-rule-reshuffle-when-draw-from-empty = When somebody wants to draw and the stock is empty, the discards become the new stock.
scala40-rule-reshuffle-mode-shuffle = They are shuffled.
scala40-rule-reshuffle-mode-flip = They are turned over, not shuffled: the oldest is drawn first.
scala40-rule-reshuffle-limit = { $number ->
    [0] The stock is not renewed: when it is gone and the discard is not taken, the hand is over.
    [one] That happens once in a hand; after that nobody may be able to finish it.
   *[other] That happens { $number } times in a hand; after that nobody may be able to finish it.
}
scala40-rule-reshuffle-limit-unlimited = That happens as often as needed.
scala40-rule-reshuffle-keep-top-on = The top discard stays on the pile.
scala40-rule-reshuffle-keep-top-off = The top discard goes along.
scala40-rule-dead-hand-no-points = A hand that nobody can finish counts for nobody.
scala40-rule-dead-hand-all-count = After a hand that nobody can finish, everybody counts what they hold.

scala40-rule-players = { $number ->
    [2] Two play.
   *[other] Players: 2 to { $number }.
}
scala40-rule-match-mode-elimination = Whoever reaches the limit is out; the last one in wins.
scala40-rule-match-mode-single-hand = One hand is the match: whoever closes it wins.
scala40-rule-match-mode-no-elimination = Nobody is out: when a total reaches the end of the match, the lowest total wins.
scala40-rule-limit = { $number ->
    [one] The limit is { $number } point.
   *[other] The limit is { $number } points.
}
scala40-rule-final-total = { $number ->
    [one] The match ends at { $number } point.
   *[other] The match ends at { $number } points.
}

scala40-rule-reentry-none = Whoever is out stays out.
scala40-rule-reentry-auto-reset = Whoever reaches the limit goes on with the highest total below it, if two others are still below.
scala40-rule-reentry-buy-in = Whoever reaches the limit may go on with the highest total below it, if two others are still below.
scala40-rule-max-reentries = { $number ->
    [0] Nobody may come back, though.
    [one] Each player may do so once.
   *[other] Each player may do so { $number } times.
}
scala40-rule-max-reentries-unlimited = Each player may do so any number of times.
