### Hints of Scala 40: what a good player would do, and why

hint-take-closes = Take { $card }: with it you close the hand in this turn.
hint-take-opens = Take { $card }: with it you can open.
hint-take-melds = Take { $card }: it makes a new meld at once.
hint-take-attaches = Take { $card }: it fits a meld on the table.
hint-take-swaps = Take { $card }: it frees a ★ on the table.
hint-take-only = Take { $card }: the stock is gone.
hint-draw-stock = Draw from the stock: { $card } helps no meld of yours now.
hint-draw-stock-only = Draw from the stock: you may not take the discard.
hint-stop = End the hand: there is nothing left to draw.

hint-closes = Lay { $meld }: you can close the hand in this turn.
hint-closes-attaching = Add { $card } to { $number }: you can close the hand in this turn.
hint-closes-swapping = Swap { $card } for the ★ of { $number }: with it you can close the hand in this turn.
hint-opens = Open with { $melds }: { $value } points, and you keep { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
hint-melds = Lay { $meld }: that is { $points ->
    [one] { $points } point
   *[other] { $points } points
} less in your hand.
hint-attaches = Add { $card } to { $number }: that is { $points ->
    [one] { $points } point
   *[other] { $points } points
} less in your hand.
hint-swaps = Swap { $card } for the ★ of { $number }: a joker is worth more to you.
hint-puts-back = Put { $card } back: you cannot lay it in this turn.

hint-throw-closes = Discard { $card }: that closes the hand.
hint-throw-only = Discard { $card }: you may discard nothing else.
hint-throw-duplicate = Discard { $card }: you hold it twice, and a meld needs it only once.
hint-throw-high = Discard { $card }: somebody may soon close, and it would cost you { $points } points.
hint-throw-safe = Discard { $card }: the next player cannot add it anywhere.
hint-throw-lonely = Discard { $card }: nothing else in your hand goes with it.
hint-throw-least = Discard { $card }: what it waits for is the least likely to come.

hint-buys-back-in = Come back: the match goes on for you.
hint-only = { $move }: there is nothing better to do.
