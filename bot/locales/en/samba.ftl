### Samba: what only this game says; its rules written out are in samba_rules.ftl

game-samba = Samba
samba-profile-standard = Standard
samba-profile-standard-about = Red threes are laid by hand; a wild card or a three blocks the pile while it is on top
samba-profile-standard-choice = { samba-profile-standard }: red threes by hand, a wild card blocks the pile while it is on top
samba-profile-classic = Classic
samba-profile-classic-about = As in the old rule books: wild cards freeze the pile, red threes are laid at once
samba-profile-classic-choice = { samba-profile-classic }: wild cards freeze the pile, red threes are laid at once

samba-summary = Three packs and six jokers. Collect groups of one rank and sequences of one suit: seven cards are a canasta or a samba. With two of them your team may go out. Four play in two teams, six in three.
samba-end = First to **{ $target }** points

samba-piles = Pile { $top } · { $count ->
    [one] { $count } card
   *[other] { $count } cards
} · Stock { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
}
samba-blocked = 🔒 The pile is blocked: nobody can take it now.
samba-frozen = ❄️ The pile is frozen: only two natural cards of its top rank take it.
samba-minimum = first melds: { $minimum }
samba-sambas = { $count ->
    [one] { $count } samba
   *[other] { $count } sambas
}
samba-canastas = { $count ->
    [one] { $count } canasta
   *[other] { $count } canastas
}
samba-reds = { $count ->
    [one] { $count } red three
   *[other] { $count } red threes
}
samba-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
samba-meld-natural = `{ $number }` 🟥 **{ $cards }** pure canasta
samba-meld-mixed = `{ $number }` ⬜ **{ $cards }** mixed canasta
samba-meld-samba = `{ $number }` 🟪 **{ $cards }** samba
samba-asked = { $mention }: { $name } asks whether to end the round. Answer in your own panel (**My hand**).

samba-hand-draw = Your turn: draw two cards, or take the pile.
samba-hand-no-stock = Your turn: the stock is gone. Take the pile, or end the round.
samba-hand-first = Your turn: your team's first melds need { $minimum } points together. Then discard.
samba-hand-asked = { $name } asks: may I end the round?
samba-hand-waiting = You have asked { $name }; wait for the answer.
samba-hand-yes-binding = Your partner says yes: go out in this turn.
samba-hand-no-binding = Your partner says no: keep a card in this turn.
samba-hand-yes-advice = Your partner would end the round.
samba-hand-no-advice = Your partner would rather go on.
samba-hand-new = New: { $cards }
samba-hand-minimum = First melds of your team: { $minimum } points together
samba-hand-completes = Canastas and sambas of your team: { $count } of { $needed } to go out
samba-button-take = Take the pile
samba-button-red = Lay { $card }
samba-button-ask = Ask partner
samba-button-yes = Yes, end it
samba-button-no = No, go on
samba-button-stop = End the round
samba-select-take = Take the pile with …
samba-select-add = Add to your melds …
samba-select-discard = Discard { $first } – { $last } …
samba-select-where = What is to be done with them?
samba-pick-where = These cards can go to several places. Choose one.
samba-take-how = The pile can be taken in several ways. Choose one.

samba-move-add = { $cards } on { $number }: { $meld }
samba-move-merge = Join { $number } and { $other }: { $meld }
samba-move-take-with = { $cards } + pile ({ $count })
samba-move-take-to = Pile ({ $count }) on { $number }: { $meld }
samba-move-goes-out = { $card } (goes out)
samba-move-draw = Draw from the stock
samba-move-stop = End the round
samba-move-ask = Ask the partner
samba-move-undo = Take the last action back
samba-makes-natural = pure canasta!
samba-makes-mixed = mixed canasta!
samba-makes-samba = samba!

samba-log-taken = takes the pile: { $card } and { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
samba-log-opened = opens with { $value }
samba-log-merged = joins { $number } and { $other }
samba-log-natural = (**pure canasta!**)
samba-log-mixed = (**mixed canasta!**)
samba-log-samba = (**samba!**)
samba-log-asked = asks the partner whether to end the round
samba-log-yes = says **yes**
samba-log-no = says **no**
samba-log-passed = has nothing to discard
samba-log-went-out = **goes out!**
samba-log-dead = (the stock is gone)

samba-ended-out = { $name } goes out.
samba-ended-stock = The stock is gone; nobody goes out.
samba-round = **{ $points }** · { $total } in all
samba-part-cards = Cards: { $points }
samba-part-red-threes = Red threes: { $points }
samba-part-sambas = Sambas: { $points }
samba-part-canastas = Canastas: { $points }
samba-part-going-out = Going out: { $points }

samba-leaderboard-legend = By matches won; a win of a team counts for each of its players. Sambas and canastas are those of the own team. ⌀: points per round.
samba-figure-closed = { $count ->
    [0] never went out
    [one] went out once
   *[other] went out { $count } times
}
samba-figure-made = sambas { $sambas }, canastas { $canastas }
samba-figure-average = ⌀ { $penalty }
samba-stats-made = Sambas of your teams: **{ $sambas }**, canastas: **{ $canastas }**
samba-stats-hands = Went out in **{ $closed }** of **{ $hands }** { $hands ->
    [one] round
   *[other] rounds
}
samba-stats-average = **{ $penalty }** points per round
samba-stats-best-total = Best win with **{ $total }** points

samba-lesson-groups = **Group**: three or more cards of one rank, four to ace, any suits. Jokers and twos are wild: two at most, and twice as many natural cards beside them.
samba-lesson-sequences = **Sequence**: three to seven cards of one suit in order, four low, ace high, without wild cards.
samba-lesson-canastas = **Canasta**: a group of seven or more, pure 500 or with wild cards 300. **Samba**: a sequence of seven, 1500.
samba-lesson-turn = **Your turn**: draw two cards, lay melds or add to those of your team, discard. Or take the whole pile: lay its top card with two of its rank from your hand. Your team's first melds need 50 points or more together.
samba-lesson-threes = **Threes**: lay red ones on the table, 100 each once your team has two canastas or sambas, minus 100 before. A black three, like a wild card, blocks the pile.
samba-lesson-out = **Going out**: with two canastas or sambas your team may end the round by getting rid of the last card. You may ask your partner first. The first team with 10,000 points wins.
samba-hint-draw = Two cards of the rank of the top discard take the whole pile: lay them at once. Otherwise draw.
samba-hint-collect = Your team's first melds need { $minimum } points together, in one move. Keep cards that go together.
samba-hint-can-open = You can lay the first melds now ({ $minimum } points are needed): choose them under **Put down**. Then discard.
samba-hint-play = Add to your team's melds: seven cards make a canasta or a samba. Two of them let your team go out.
samba-hint-out = Your team may go out: get rid of your last card, or go on to make more. You may ask your partner.
