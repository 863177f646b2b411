### Scat (31): what only this game says, and its rules written out

game-scat = Scat (31)

thirtyone-out = out
scat-lost = { $lives ->
    [one] loses a life
   *[other] loses { $lives } lives
}
thirtyone-replay = That would put everybody out: nobody loses, and the same dealer deals again.

scat-summary = Collect cards of one suit, up to 31: ace 11, king, queen and jack 10. Draw and discard; when you think that somebody has less than you, knock: everybody else has one more turn, then the lowest hand loses a life.
scat-end = **{ $lives }** { $lives ->
    [one] life
   *[other] lives
} each, the last one in wins
scat-county = on the county
scat-has-knocked = has knocked
scat-knocked = { $name } has knocked: everybody else has one last turn.
scat-worth = Worth **{ $value }**

scat-hand-draw = Your turn: draw, take the discard, or knock.
scat-hand-last-turn = Your last turn: draw or take the discard.
scat-hand-discard = Your turn: discard a card. Beside each is what the other three are worth.
scat-hand-taken = New: { $card } from the pile; it stays
scat-hand-claim = Declare it now: once anybody draws or knocks, it counts only 30.
scat-hand-lapsed = Your 31 was not declared in time: it counts 30 for as long as you keep these cards.
scat-hand-over = You have had your last turn of this deal.
scat-hand-asked = Declare your 31 now, or it counts 30.
scat-button-knock = Knock
scat-button-knock-now = Yes, knock
scat-knock-question = Knock? Everybody else has one more turn. If you alone are lowest, you lose two lives.
scat-button-declare = 31!
scat-button-undeclared = Say nothing
scat-button-stand = Keep my cards
scat-button-stop = Take nothing
scat-button-discard = { $card } → { $value }

scat-log-knocked = **knocks!**
scat-log-declared = **declares 31!**
scat-log-stood = keeps the cards
scat-log-passed = passes
scat-log-stopped = takes nothing

scat-ended-declared = { $count ->
    [one] { $names } declares 31: { $hand }
   *[other] { $names } declare 31.
}
scat-ended-knock = { $name } had knocked.
scat-knocker-safe = A knocker who ties is safe.
scat-ended-stock = The stock is gone.
scat-nobody-loses = Nobody loses a life.

scat-leaderboard-legend = An elimination counts for the player who knocked without losing a life, or declared 31; those of computers are shown apart (🤖). ⌀: lives lost per deal.
scat-figure-closed = { $count ->
    [one] { $count } deal won by a knock or 31
   *[other] { $count } deals won by a knock or 31
}
scat-figure-average = ⌀ { $penalty }
scat-stats-hands = Knocked or declared with success in **{ $closed }** of **{ $hands }** { $hands ->
    [one] deal
   *[other] deals
}
scat-stats-average = **{ $penalty }** lives lost per deal
scat-stats-best-total = { $total ->
    [one] Best win with **{ $total }** life lost
   *[other] Best win with **{ $total }** lives lost
}

scat-profile-standard = Standard
scat-profile-standard-about = Three lives and the county; a 31 has to be declared at once

scat-aim = Keep the most points in one suit. Whoever has the lowest hand at the end of a deal loses a life; without lives you play on “on the county”, and the next loss puts you out.

scat-group-lives = Lives
scat-rules-lives = A life is a penny. The last player in the match wins.
scat-setting-lives = Lives
scat-value-lives = { $number ->
    [one] { $number } life
   *[other] { $number } lives
}
scat-rule-lives = { $number ->
    [one] Everybody begins with { $number } life.
   *[other] Everybody begins with { $number } lives.
}
scat-setting-county = On the county
scat-rule-county-on = Without a life you play on, on the county, until you lose once more.
scat-rule-county-off = Whoever loses the last life is out.
scat-setting-double-loss = Losing two lives at once
scat-value-double-loss-capped = never more than you have
scat-value-double-loss-full = both count
scat-rule-double-loss-capped = With one life left, you lose no more than that one, even where two are due.
scat-rule-double-loss-full = Two lives at once are two losses one after the other: with one life left, you are out.
scat-setting-all-out = All out at once
scat-value-all-out-replay = the deal is played again
scat-value-all-out-share = they win together
scat-rule-all-out-replay = A deal that would put everybody out counts for nothing; the same dealer deals again.
scat-rule-all-out-share = If a deal puts everybody out, they all win together.

scat-group-hand = Hands
scat-rules-hand = Only the cards of one suit count together: an ace 11, king, queen and jack 10, others their number. An ace and two ten-point cards of one suit are 31.
scat-setting-three-of-a-kind = Three of a kind
scat-value-three-of-a-kind-off = nothing extra
scat-value-three-of-a-kind-30 = 30
scat-value-three-of-a-kind-30-5 = 30.5
scat-rule-three-of-a-kind-off = Three cards of one rank are worth no more than one of them.
scat-rule-three-of-a-kind-30 = Three cards of one rank are worth 30.
scat-rule-three-of-a-kind-30-5 = Three cards of one rank are worth 30.5.
scat-setting-declare = Declaring 31
scat-value-declare-manual = by the player
scat-value-declare-auto = by itself
scat-rule-declare-manual = Whoever has 31 after the deal or a discard declares it before anybody else acts; later it counts only 30.
scat-rule-declare-auto = A 31 after the deal or a discard is declared by itself.
scat-setting-thirty-one-costs = A declared 31 costs the others
scat-value-thirty-one-costs = { $number ->
    [one] { $number } life
   *[other] { $number } lives
}
scat-rule-thirty-one-costs = { $number ->
    [one] A declared 31 ends the deal at once: everybody else loses a life.
   *[other] A declared 31 ends the deal at once: everybody else loses { $number } lives.
}

scat-group-knocking = Turns and knocking
scat-rules-knocking = In your turn draw from the stock, or take the top discard and keep it, then discard a card; or knock instead. After a knock everybody else has one more turn, and the hands are shown. The lowest hand loses a life; a knocker who ties is safe, a knocker who alone is lowest loses two.
scat-setting-knock-not-in-first-round = No knock in the first round
scat-rule-knock-not-in-first-round-on = Nobody may knock before everybody has had a turn.
scat-rule-knock-not-in-first-round-off = You may knock in your very first turn.
scat-setting-knock-minimum = Least value to knock
scat-value-knock-minimum = { $number ->
    [0] none
   *[other] { $number }
}
scat-rule-knock-minimum = { $number ->
    [0] You may knock with any hand.
   *[other] To knock, your hand must be worth { $number } or more.
}
scat-setting-first-player-may-pass = First player may pass
scat-rule-first-player-may-pass-on = Whoever plays first in a deal may pass.
scat-rule-first-player-may-pass-off = The first player draws or knocks like everybody else.
scat-setting-final-turn-may-stand = Keeping the cards in the last turn
scat-rule-final-turn-may-stand-on = In the last turn after a knock you may keep your cards as they are.
scat-rule-final-turn-may-stand-off = In the last turn after a knock you draw, too.

scat-group-stock = End of the stock
scat-rules-stock = When the stock is gone, the player to play takes the discard, knocks if nobody has, or takes nothing: that ends the deal.
scat-setting-exhaust-result = Without a knock
scat-value-exhaust-result-lowest-loses = the lowest loses
scat-value-exhaust-result-draw = nobody loses
scat-rule-exhaust-result-lowest-loses = If nobody has knocked by then, all who are lowest lose a life.
scat-rule-exhaust-result-draw = If nobody has knocked by then, nobody loses a life.
scat-setting-empty-stock-after-knock = After a knock
scat-value-empty-stock-after-knock-end-now = the deal ends at once
scat-value-empty-stock-after-knock-pass = only that turn is given up
scat-rule-empty-stock-after-knock-end-now = Taking nothing after a knock ends the deal at once.
scat-rule-empty-stock-after-knock-pass = Taking nothing after a knock gives up only one's own last turn.
scat-setting-empty-stock-rounds = Rounds of taking the discard
scat-value-empty-stock-rounds = { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}
scat-rule-empty-stock-rounds = { $number ->
    [one] If all take the discard for a round, the deal ends.
   *[other] If all take the discard for { $number } rounds, the deal ends.
}

scat-lesson-suit = **One suit counts**: ace 11, king, queen and jack 10, others their number. Left 27; right 17, for the diamonds beat the queen.
scat-lesson-thirty-one = **31**: an ace and two ten-point cards of one suit. Press **31!** at once: the deal ends, and everybody else loses a life.
scat-lesson-turn = **Your turn**: draw from the stock or take the discard, then discard a card.
scat-lesson-knock = **Knock** instead of drawing: everybody else has one more turn, then the lowest hand loses a life. If that is yours alone, you lose two.
scat-lesson-lives = **Lives** are pennies 🪙. Without one you are on the county: one more loss and you are out. The last one in wins.
scat-hint-draw = Collect one suit. About 25 is often enough to knock with few players, less in the first rounds.
scat-hint-last-turn = Somebody has knocked: this turn decides. The lowest hand loses a life.
scat-hint-discard = Usually discard the card that leaves most: it comes first.

hint-scat-declare = Declare your 31: that ends the deal, and everybody else pays.
hint-scat-take = Take { $card }: your hand is then worth { $value }.
hint-scat-draw = Draw from the stock: that promises more than { $card }.
hint-scat-draw-only = Draw from the stock: there is nothing else to draw.
hint-scat-knock = Knock: with { $value } points you are hardly the lowest.
hint-scat-stand = Keep your cards: { $value } points are good enough.
hint-scat-stop = Take nothing: the deal ends, and { $value } points are better now than later.
hint-scat-discard = Discard { $card }: the other three are worth { $value }.
hint-scat-discard-hopes = Discard { $card }: without { $kept } you would have { $most }, but this hand promises more.
hint-scat-discard-gift = Discard { $card }: without { $kept } you would have { $most }, but that one would help the next player.
