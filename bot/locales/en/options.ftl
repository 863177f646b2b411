### The options of a table: profiles, groups, names and values

options-title = Rules of this table
options-group = See a rule in detail …
options-group-change = See or change a rule …
options-profile = Replace all by a profile …
options-no-effect = { $rule } (no effect here)
button-change = Change
button-all-rules = All rules
setting-pair = { $name }: { $value }
setting-range = { $low } to { $high }
setting-range-or = { $low } to { $high }, { $word }
setting-range-hint = { $range }
setting-range-or-empty = { $low } to { $high }; empty: { $word }
rules-profile = **{ $profile }** rules
rules-profile-but = **{ $profile }** rules, but: { $changes }
rules-more-changes = { $count } more

settings-title = Settings of this server
settings-about = For new messages and new tables; a table keeps the rules it was opened with.
settings-language = Language of the tables
settings-profile = Rules of new tables
settings-not-allowed = Only people who may manage this server can change its settings.

profile-standard = Standard
profile-standard-about = What most tables play: draw from the stock until you open; out at 101 points
profile-federation = Federation
profile-federation-about = The Italian federation's rules: strict about discards, a recovered joker is played at once
profile-classic = Classic
profile-classic-about = The old way: no joker to open, runs of five at most, the pile is free, coming back allowed
profile-duel = Duel
profile-duel-about = For two: the pile helps you open, unopened costs 100, closing in one go doubles
profile-house = House
profile-house-about = The commonest home game: the pile helps you open, unopened costs 100, one go doubles
choice-profile-standard = { profile-standard }: out at 101, draw from the stock until you open
choice-profile-federation = { profile-federation }: the Italian federation's strict rules
choice-profile-classic = { profile-classic }: the old way, runs of five at most, coming back allowed
choice-profile-duel = { profile-duel }: for two, unopened costs 100, closing in one go doubles
choice-profile-house = { profile-house }: the commonest home game, unopened costs 100

group-drawing = Drawing
group-melds = Melds
group-jokers = Jokers
group-opening = Opening
group-discarding = Discarding
group-closing = Closing
group-counting = Counting
group-stock = End of the stock
group-match = Match
group-reentry = Coming back

value-on = yes
value-off = no

setting-upcard-joker = Joker turned up first
value-upcard-joker-redraw = another card is turned up
value-upcard-joker-keep = it stays
setting-first-player-takes-upcard = First player may keep the upcard
setting-discard-draw-unopened = Taking the discard before opening
value-discard-draw-unopened-never = never
value-discard-draw-unopened-if-used-in-opening = if the card is used to open
value-discard-draw-unopened-if-opens = if you open
setting-discard-draw-opened = Taking the discard after opening
value-discard-draw-opened-must-meld = if the card is laid at once
value-discard-draw-opened-free = freely
setting-undo-discard-draw = A taken card can go back

setting-run-max = Longest run
value-run-max = { $number } cards
setting-run-split = Runs of six split
setting-four-of-a-kind = Complete sets of four
value-four-of-a-kind-stay = stay on the table
value-four-of-a-kind-to-discard-pile = go to the pile
value-four-of-a-kind-to-stock-bottom = go under the stock
setting-quartet-with-joker = Set of four with a joker
value-quartet-with-joker-stays = stays
value-quartet-with-joker-removed = goes, too

setting-jokers-per-meld = Jokers in one meld
value-jokers-per-meld = { $number ->
    [one] one
   *[other] up to { $number }
}
value-jokers-per-meld-any = any number
setting-joker-identity = Joker in a set of three
value-joker-identity-declare = its player names the suit
value-joker-identity-position = its place tells the suit
value-joker-identity-position-circular = its place tells the suit, in a circle
setting-joker-recovery-use = Joker swapped out
value-joker-recovery-use-free = may stay in hand
value-joker-recovery-use-must-play = must be laid at once
setting-joker-discard = Discarding a joker
value-joker-discard-unopened-no = once you have opened
value-joker-discard-closing-only = only to close
value-joker-discard-never = never
value-joker-discard-always = always

setting-opening-min = Points to open
value-opening-min = { $number }
setting-joker-in-opening = Jokers in the opening
value-joker-in-opening-allowed = count
value-joker-in-opening-forbidden = do not count
value-joker-in-opening-beyond-clean-40 = only beyond the minimum
setting-actions-in-opening-turn = Adding in the opening turn

setting-playable-unopened = Fitting discard before opening
value-playable-unopened-allowed = allowed
value-playable-unopened-forbidden = forbidden
setting-playable-opened = Fitting discard after opening
value-playable-opened-allowed = allowed
value-playable-opened-forbidden = forbidden
setting-playable-min-players = Forbidden after opening with
value-playable-min-players = { $number } players or more
setting-playable-closing = Fitting discard to close
value-playable-closing-allowed = allowed
value-playable-closing-forbidden = forbidden
setting-no-legal-discard = Only barred cards to discard
value-no-legal-discard-waive = one may go
value-no-legal-discard-refuse-table-play = may not come about

setting-close-needs-discard = Closing needs a discard
setting-close-first-turn = Closing in the first turn
value-close-first-turn-forbidden = forbidden
value-close-first-turn-allowed = allowed
setting-close-in-hand-below-40 = Closing in one go below the minimum
setting-close-in-hand-double = Closing in one go doubles
setting-double-flat = Penalty for not opening doubles, too

setting-card-values = Card values
value-card-values-standard = J Q K 10, ace 11
value-card-values-ladder = J 11, Q 12, K 13, ace 14
setting-ace-hand-value = Ace in hand
value-ace-hand-value-high = always high
value-ace-hand-value-one-if-alone = 1 as the last card
value-ace-hand-value-structural = 1 as the last card or with 2 and 3
setting-joker-hand-value = Joker in hand
value-joker-hand-value-25 = 25
value-joker-hand-value-as-ace = like an ace
setting-not-opened-penalty = Not opened at the end
value-not-opened-penalty = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
value-not-opened-penalty-count = the cards count
setting-no-chance-counts-cards = Without a turn the cards count

setting-reshuffle-when = Stock is renewed
value-reshuffle-when-last-card-drawn = with its last card
value-reshuffle-when-draw-from-empty = when it is empty
setting-reshuffle-mode = Discards become the stock
value-reshuffle-mode-shuffle = shuffled
value-reshuffle-mode-flip = turned over
setting-reshuffle-limit = Renewals in one hand
value-reshuffle-limit = { $number ->
    [0] none
   *[other] { $number }
}
value-reshuffle-limit-unlimited = unlimited
setting-reshuffle-keep-top = Top discard stays
setting-dead-hand = A hand nobody can finish
value-dead-hand-no-points = counts for nobody
value-dead-hand-all-count = everybody counts

setting-players = Players at most
value-players = { $number }
setting-match-mode = The match
value-match-mode-elimination = the last one in wins
value-match-mode-single-hand = one hand
value-match-mode-no-elimination = the lowest total wins
setting-limit = Limit
value-limit = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
setting-final-total = The match ends at
value-final-total = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

setting-reentry = Coming back at the limit
value-reentry-none = no
value-reentry-auto-reset = by itself
value-reentry-buy-in = by choice
setting-max-reentries = Comebacks of each player
value-max-reentries = { $number ->
    [0] none
   *[other] up to { $number }
}
value-max-reentries-unlimited = unlimited
