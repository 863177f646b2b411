### Scala 40: what only this game says; its rules written out are in scala40_rules.ftl

game-scala40 = Scala 40
scala40-profile-standard = Standard
scala40-profile-standard-about = What most tables play: draw from the stock until you open; out at 101 points
scala40-profile-federation = Federation
scala40-profile-federation-about = The Italian federation's rules: strict about discards, a recovered joker is played at once
scala40-profile-classic = Classic
scala40-profile-classic-about = The old way: no joker to open, runs of five at most, the pile is free, coming back allowed
scala40-profile-duel = Duel
scala40-profile-duel-about = For two: the pile helps you open, unopened costs 100, closing in one go doubles
scala40-profile-house = House
scala40-profile-house-about = The commonest home game: the pile helps you open, unopened costs 100, one go doubles

scala40-profile-standard-choice = { scala40-profile-standard }: out at 101, draw from the stock until you open
scala40-profile-federation-choice = { scala40-profile-federation }: the Italian federation's strict rules
scala40-profile-classic-choice = { scala40-profile-classic }: the old way, runs of five at most, coming back allowed
scala40-profile-duel-choice = { scala40-profile-duel }: for two, unopened costs 100, closing in one go doubles
scala40-profile-house-choice = { scala40-profile-house }: the commonest home game, unopened costs 100

scala40-group-drawing = Drawing
scala40-group-melds = Melds
scala40-group-jokers = Jokers
scala40-group-opening = Opening
scala40-group-discarding = Discarding
scala40-group-closing = Closing
scala40-group-counting = Counting
scala40-group-stock = End of the stock
scala40-group-match = Match
scala40-group-reentry = Coming back

scala40-setting-upcard-joker = Joker turned up first
scala40-value-upcard-joker-redraw = another card is turned up
scala40-value-upcard-joker-keep = it stays
scala40-setting-first-player-takes-upcard = First player may keep the upcard
scala40-setting-discard-draw-unopened = Taking the discard before opening
scala40-value-discard-draw-unopened-never = never
scala40-value-discard-draw-unopened-if-used-in-opening = if the card is used to open
scala40-value-discard-draw-unopened-if-opens = if you open
scala40-setting-discard-draw-opened = Taking the discard after opening
scala40-value-discard-draw-opened-must-meld = if the card is laid at once
scala40-value-discard-draw-opened-free = freely
scala40-setting-undo-discard-draw = A taken card can go back
scala40-setting-run-max = Longest run
scala40-value-run-max = { $number } cards
scala40-setting-run-split = Runs of six split
scala40-setting-four-of-a-kind = Complete sets of four
scala40-value-four-of-a-kind-stay = stay on the table
scala40-value-four-of-a-kind-to-discard-pile = go to the pile
scala40-value-four-of-a-kind-to-stock-bottom = go under the stock
scala40-setting-quartet-with-joker = Set of four with a joker
scala40-value-quartet-with-joker-stays = stays
scala40-value-quartet-with-joker-removed = goes, too
scala40-setting-jokers-per-meld = Jokers in one meld
scala40-value-jokers-per-meld = { $number ->
    [one] one
   *[other] up to { $number }
}
scala40-value-jokers-per-meld-any = any number
scala40-setting-joker-identity = Joker in a set of three
scala40-value-joker-identity-declare = its player names the suit
scala40-value-joker-identity-position = its place tells the suit
scala40-value-joker-identity-position-circular = its place tells the suit, in a circle
scala40-setting-joker-recovery-use = Joker swapped out
scala40-value-joker-recovery-use-free = may stay in hand
scala40-value-joker-recovery-use-must-play = must be laid at once
scala40-setting-joker-discard = Discarding a joker
scala40-value-joker-discard-unopened-no = once you have opened
scala40-value-joker-discard-closing-only = only to close
scala40-value-joker-discard-never = never
scala40-value-joker-discard-always = always
scala40-setting-opening-min = Points to open
scala40-value-opening-min = { $number }
scala40-setting-joker-in-opening = Jokers in the opening
scala40-value-joker-in-opening-allowed = count
scala40-value-joker-in-opening-forbidden = do not count
scala40-value-joker-in-opening-beyond-clean-40 = only beyond the minimum
scala40-setting-actions-in-opening-turn = Adding in the opening turn
scala40-setting-playable-unopened = Fitting discard before opening
scala40-value-playable-unopened-allowed = allowed
scala40-value-playable-unopened-forbidden = forbidden
scala40-setting-playable-opened = Fitting discard after opening
scala40-value-playable-opened-allowed = allowed
scala40-value-playable-opened-forbidden = forbidden
scala40-setting-playable-min-players = Forbidden after opening with
scala40-value-playable-min-players = { $number } players or more
scala40-setting-playable-closing = Fitting discard to close
scala40-value-playable-closing-allowed = allowed
scala40-value-playable-closing-forbidden = forbidden
scala40-setting-no-legal-discard = Only barred cards to discard
scala40-value-no-legal-discard-waive = one may go
scala40-value-no-legal-discard-refuse-table-play = may not come about
scala40-setting-close-needs-discard = Closing needs a discard
scala40-setting-close-first-turn = Closing in the first turn
scala40-value-close-first-turn-forbidden = forbidden
scala40-value-close-first-turn-allowed = allowed
scala40-setting-close-in-hand-below-40 = Closing in one go below the minimum
scala40-setting-close-in-hand-double = Closing in one go doubles
scala40-setting-double-flat = Penalty for not opening doubles, too
scala40-setting-card-values = Card values
scala40-value-card-values-standard = J Q K 10, ace 11
scala40-value-card-values-ladder = J 11, Q 12, K 13, ace 14
scala40-setting-ace-hand-value = Ace in hand
scala40-value-ace-hand-value-high = always high
scala40-value-ace-hand-value-one-if-alone = 1 as the last card
scala40-value-ace-hand-value-structural = 1 as the last card or with 2 and 3
scala40-setting-joker-hand-value = Joker in hand
scala40-value-joker-hand-value-25 = 25
scala40-value-joker-hand-value-as-ace = like an ace
scala40-setting-not-opened-penalty = Not opened at the end
scala40-value-not-opened-penalty = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
scala40-value-not-opened-penalty-count = the cards count
scala40-setting-no-chance-counts-cards = Without a turn the cards count
scala40-setting-reshuffle-when = Stock is renewed
scala40-value-reshuffle-when-last-card-drawn = with its last card
scala40-value-reshuffle-when-draw-from-empty = when it is empty
scala40-setting-reshuffle-mode = Discards become the stock
scala40-value-reshuffle-mode-shuffle = shuffled
scala40-value-reshuffle-mode-flip = turned over
scala40-setting-reshuffle-limit = Renewals in one hand
scala40-value-reshuffle-limit = { $number ->
    [0] none
   *[other] { $number }
}
scala40-value-reshuffle-limit-unlimited = unlimited
scala40-setting-reshuffle-keep-top = Top discard stays
scala40-setting-dead-hand = A hand nobody can finish
scala40-value-dead-hand-no-points = counts for nobody
scala40-value-dead-hand-all-count = everybody counts
scala40-setting-players = Players at most
scala40-value-players = { $number }
scala40-setting-match-mode = The match
scala40-value-match-mode-elimination = the last one in wins
scala40-value-match-mode-single-hand = one hand
scala40-value-match-mode-no-elimination = the lowest total wins
scala40-setting-limit = Limit
scala40-value-limit = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
scala40-setting-final-total = The match ends at
scala40-value-final-total = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
scala40-setting-reentry = Coming back at the limit
scala40-value-reentry-none = no
scala40-value-reentry-auto-reset = by itself
scala40-value-reentry-buy-in = by choice
scala40-setting-max-reentries = Comebacks of each player
scala40-value-max-reentries = { $number ->
    [0] none
   *[other] up to { $number }
}
scala40-value-max-reentries-unlimited = unlimited

scala40-summary = Collect sets and runs. Your first melds need { $minimum } points together; then you may also add to what lies on the table. Whoever discards the last card ends the hand, the others count what they hold.

scala40-end-limit = Out at **{ $limit }** points
scala40-end-total = Lowest total wins at **{ $total }** points
scala40-end-single-hand = **One hand** decides

scala40-leaderboard-legend = An elimination counts for the player who closed the hand; those of computers are shown apart (🤖). ⌀: penalty points per hand.

scala40-figure-closed = { $count ->
    [one] { $count } hand closed
   *[other] { $count } hands closed
}
scala40-figure-average = ⌀ { $penalty }

scala40-stats-hands = Closed **{ $closed }** of **{ $hands }** { $hands ->
    [one] hand
   *[other] hands
}
scala40-stats-average = **{ $penalty }** penalty points per hand
scala40-stats-best-total = Best win with **{ $total }** points

scala40-lesson-set = **Set**: three or four cards of one rank, all of different suits.
scala40-lesson-run = **Run**: three or more cards of one suit in order. The ace goes below the two or above the king.
scala40-lesson-opening = **Opening**: your first melds of a hand need 40 points together. Here: 30 + 15. Court cards count 10, an ace 11 or, below a two, 1.
scala40-lesson-joker = **Joker** ★: it stands for any card. Once you have opened and hold that very card, swap it and take the ★.
scala40-lesson-turn = **Your turn**: draw, lay melds or add cards to those on the table, discard. Whoever discards the last card ends the hand; everybody else counts what is left in hand.
scala40-hint-collect = You need { $minimum } points in new melds to open; you have { $value }. Keep cards that may become a set or a run.
scala40-hint-discard = You need { $minimum } points to open; you have { $value }. Discard a card that goes with no other.
scala40-hint-will-open = You can open with { $value } in your turn, after the draw.
scala40-hint-can-open = You can open with { $value }: choose it under **Put down**. Then discard.
scala40-hint-draw-opened = You have opened: you may also take the discard if you lay it in this turn.
scala40-hint-put-back = You cannot use { $card } in this turn: put it back, then draw.
scala40-hint-play-opened = Lay new melds, or add single cards to any meld on the table. Keep one card to discard.
