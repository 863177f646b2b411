### Schwimmen, the German 31: what only this game says, and its rules written out

game-schwimmen = Schwimmen

schwimmen-summary = Collect cards of one suit, up to 31, by swapping one card or all three with those in the middle: ace 11, king, queen and jack 10; three of a kind 30.5. Close when you think that somebody has less: everybody else has one more turn, then the lowest hand loses a chip.
schwimmen-end = **{ $lives }** { $lives ->
    [one] chip
   *[other] chips
} each, the last one in wins
schwimmen-county = swims
schwimmen-has-knocked = has closed
schwimmen-closed = { $name } has closed: everybody else has one last turn.
schwimmen-pool = Middle { $cards } · Stock { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
}
schwimmen-face-down = face down
schwimmen-lost = { $lives ->
    [one] loses a chip
   *[other] loses { $lives } chips
}
schwimmen-worth = Worth **{ $value }**

schwimmen-hand-choose = You deal: keep these cards, or play the other three, unseen. The ones you do not play go to the middle.
schwimmen-hand-turn = Your turn: swap one card or all three, pass or close.
schwimmen-hand-last-turn = Your last turn: swap one card or all three, or pass.
schwimmen-hand-swapped = Close now, or pass.
schwimmen-hand-over = You have had your last turn of this deal.
schwimmen-hand-asked = Show your hand: it ends the deal.
schwimmen-select-swap = Swap one card …
schwimmen-button-keep = Keep these
schwimmen-button-exchange = Play the other three
schwimmen-button-swap-all = Swap all ({ $value })
schwimmen-button-pass = Pass
schwimmen-button-close = Close
schwimmen-button-close-now = Yes, close
schwimmen-close-question = Close? Everybody else has one more turn, then the hands are shown.
schwimmen-button-declare = Show my hand!
schwimmen-move-swap = { $card } for { $taken } → { $value }

schwimmen-log-knocked = **closes!**
schwimmen-log-declared = **shows the hand!**
schwimmen-log-passed = passes
schwimmen-log-kept = keeps the hand
schwimmen-log-exchanged = plays the other hand, unseen
schwimmen-log-turned-up = in the middle: { $cards }
schwimmen-log-swapped = swaps { $card } for { $taken }

schwimmen-ended-declared = { $names } shows { $hand }.
schwimmen-ended-close = { $name } had closed.
schwimmen-ended-stock = No cards are left for the middle.

schwimmen-leaderboard-legend = An elimination counts for the player who closed without losing a chip, or showed 31 or three aces; those of computers are shown apart (🤖). ⌀: chips lost per deal.
schwimmen-figure-closed = { $count ->
    [one] { $count } deal won by closing or showing
   *[other] { $count } deals won by closing or showing
}
schwimmen-figure-average = ⌀ { $penalty }
schwimmen-stats-hands = Closed or shown with success in **{ $closed }** of **{ $hands }** { $hands ->
    [one] deal
   *[other] deals
}
schwimmen-stats-average = **{ $penalty }** chips lost per deal
schwimmen-stats-best-total = { $total ->
    [one] Best win with **{ $total }** chip lost
   *[other] Best win with **{ $total }** chips lost
}

schwimmen-profile-standard = Standard
schwimmen-profile-standard-about = Three chips, then you swim; close instead of swapping

schwimmen-aim = Keep the most points in one suit. Whoever has the lowest hand at the end of a deal loses a chip; without chips you swim, and the next loss puts you out.

schwimmen-group-lives = Chips
schwimmen-rules-lives = The lowest hand loses a chip. Whoever has none swims: one more loss and you are out. The last player in the match wins.
schwimmen-setting-lives = Chips
schwimmen-value-lives = { $number ->
    [one] { $number } chip
   *[other] { $number } chips
}
schwimmen-rule-lives = { $number ->
    [one] Everybody begins with { $number } chip.
   *[other] Everybody begins with { $number } chips.
}
schwimmen-setting-sw-single-swimmer = Only one may swim
schwimmen-rule-sw-single-swimmer-on = Only one player may swim at a time: whoever would be the second is out.
schwimmen-rule-sw-single-swimmer-off = Any number of players may swim.
schwimmen-setting-sw-tie = Several lowest hands
schwimmen-value-sw-tie-all-lose = all lose a chip
schwimmen-value-sw-tie-suit-order = the lower suit loses
schwimmen-rule-sw-tie-all-lose = If several hands are lowest, all of them lose a chip.
schwimmen-rule-sw-tie-suit-order = If several hands are lowest, the lower suit loses: diamonds, hearts, spades, clubs.
schwimmen-setting-sw-closer-double = Closing with the lowest hand costs two
schwimmen-rule-sw-closer-double-on = Whoever closes and alone is lowest loses two chips.
schwimmen-rule-sw-closer-double-off = Whoever closes and is lowest loses one chip like anybody else.

schwimmen-group-hand = Hands
schwimmen-rules-hand = Only the cards of one suit count together: an ace 11, king, queen and jack 10, others their number; three of a kind are 30.5. 31 or three aces are shown at once and end the deal: with 31 the lowest hand loses a chip, with three aces everybody else.
schwimmen-setting-sw-triples-rank = Higher three of a kind wins
schwimmen-rule-sw-triples-rank-on = Of two three of a kind, the higher rank is worth more.
schwimmen-rule-sw-triples-rank-off = All three of a kind are worth the same.

schwimmen-group-closing = Turns and closing
schwimmen-rules-closing = The dealer looks at one of two hands and keeps it, or plays the other one unseen; the one not played lies in the middle. In your turn swap one card or all three with the middle, or pass. If everybody passes, three new cards are turned up. After a close everybody else has one more turn.
schwimmen-setting-sw-close = When to close
schwimmen-value-sw-close-instead-of-swap = instead of a swap
schwimmen-value-sw-close-after-swap = after a swap, too
schwimmen-rule-sw-close-instead-of-swap = You close instead of swapping.
schwimmen-rule-sw-close-after-swap = You may swap and close in the same turn.
schwimmen-setting-sw-no-close-first-round = No closing in the first round
schwimmen-rule-sw-no-close-first-round-on = Nobody may close before everybody has had a turn.
schwimmen-rule-sw-no-close-first-round-off = You may close in your very first turn.

schwimmen-lesson-suit = **One suit counts**: ace 11, king, queen and jack 10, others their number; three of a kind 30.5. Left 27, right 30.5.
schwimmen-lesson-show = **31 or three aces** are shown at once and end the deal. With 31 the lowest hand loses a chip, with three aces everybody else.
schwimmen-lesson-turn = **Your turn**: swap one card or all three with the middle, or pass.
schwimmen-lesson-close = **Close** instead of swapping: everybody else has one more turn, then the lowest hand loses a chip.
schwimmen-lesson-lives = Without chips 🪙 you swim: one more loss and you are out. The last one in wins.
schwimmen-hint-choose = Keep { $value } or more; with less the other three are better more often than not.
schwimmen-hint-turn = The swaps that leave most come first. Close when you think that somebody has less.
schwimmen-hint-last-turn = Somebody has closed: this turn decides. The lowest hand loses a chip.

hint-schwimmen-declare = Show your hand: that ends the deal in your favour.
hint-schwimmen-keep = Keep these cards: { $value } points are a good beginning.
hint-schwimmen-exchange = Play the other three: these are worth only { $value }.
hint-schwimmen-swap = Swap { $card } for { $taken }: your hand is then worth { $value }.
hint-schwimmen-swap-all = Swap all three: your hand is then worth { $value }.
hint-schwimmen-close = Close: with { $value } points you are hardly the lowest.
hint-schwimmen-pass = Pass: { $value } points are best left as they are.
