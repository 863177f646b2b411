table-title = { $game } · { $deal ->
    [round] round
    [deal] deal
   *[hand] hand
} { $hand } · turn { $turn }
table-your-turn = { $mention }, it is your turn
table-asked = { $who }: answer in your own panel (**My hand**)
table-computer-plays = { $name } is playing …
table-until = { $line } · time runs out { $when }
table-piles = Discard { $top } · Stock { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
}
table-no-melds = Nothing on the table yet
number-decimal = { NUMBER($number, minimumFractionDigits: 1) }
number-negative = -{ $number }
number-gained = +{ $number }
name-and-figures = { $name } · { $figures }
list-comma = { ", " }
seat-to-play = ▸ { $line }
seat-figures = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · { $total } pts
seat-opened = opened
seat-out = out with { $total }

button-draw = Draw
button-take = Take { $card }
button-my-hand = My hand

log-line = { $name } { $done }
log-drew = draws
log-took = takes { $card }
log-put-back = puts { $card } back
log-opened = opens with { $value }: { $melds }
log-melded = lays { $meld }
log-laid-off = adds { $card } to { $number }
log-swapped = swaps { $card } for the ★ of { $number }
log-discarded = discards { $card }
log-reshuffled = (the stock is shuffled anew)
log-split = splits run { $number } (new: { $new })
log-removed = clears { $meld }
log-closed = **closes the hand!**
log-closed-in-hand = **closes the hand in one go!**
log-dead = (nobody can go on)

menu-title = More
button-scores = Scores
button-rules = Rules
button-away = Let a computer play
button-return = Take my seat back
button-resign = Resign
button-confirm-resign = Yes, resign
button-confirm-cancel = Yes, end it

summary-title = { $deal ->
    [round] Round
    [deal] Deal
   *[hand] Hand
} { $hand } is over
summary-closed = { $name } closes.
summary-dead-counts = Nobody can go on; everybody counts what they hold.
summary-dead = Nobody can go on; no points in this hand.
summary-figures = +{ $points } · { $total } in all
summary-eliminated = out!
summary-back = comes back!
hints-used = Hints in this match: { $hints }
ask-question = { $who }: come back with { $total } points, or leave the match?
ask-deadline = Without an answer you come back { $when }.
summary-next = Dealing again { $when }
summary-proof = 🔓 Shuffle of { $deal ->
    [round] round
    [deal] deal
   *[hand] hand
} { $hand }: `{ $secret }`
standing-title = The match is over
standing-nobody = No person is left at the table: nobody wins.
standing-won = { $count ->
    [one] { $names } wins the match! 🏆
   *[other] { $names } share the win! 🏆
}
scores-total = { $total } pts
scores-out = out in { $deal ->
    [round] round
    [deal] deal
   *[hand] hand
} { $hand }
scores-title = Scores after { $deal ->
    [round] round
    [deal] deal
   *[hand] hand
} { $hand }
scores-none = Nothing has been scored yet.
button-picture-table = Table as a picture
button-picture-hand = My hand as a picture
scores-chart = The totals in the course of the match
standing-won-team = { $names } win the match! 🏆
