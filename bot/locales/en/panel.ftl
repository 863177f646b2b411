hand-title = Your hand
hand-table = { $game }, { $deal ->
    [round] round
    [deal] deal
   *[hand] hand
} { $hand }
hand-drawn = New: { $card } from the stock
hand-taken = New: { $card } from the pile; { $duty ->
    [free] you may keep it, but not discard it in this turn
    [open] open in this turn
    [use] open with it in this turn
   *[lay] lay it in this turn
}{ $back ->
    [yes] {" "}or put it back
   *[no] {""}
}
hand-draw = Your turn: draw a card.
hand-play = Your turn: lay what you like, then discard.
hand-play-unopened = Your turn: open if you can, then discard.
hand-not-your-turn = Not your turn yet.
hand-held = A computer plays for you.
hand-aside = Laid aside: { $value } of { $minimum }{ $missing ->
    [0] {""}
   *[other] , { $missing } missing
}
hand-no-opening = No meld yet; to open you need { $minimum } points.
hand-can-open = You can open with { $value }: { $melds }
hand-best-opening = { $value } of { $minimum } points to open: { $melds }

select-put-down = Put down …
select-add = Add to the table …
select-discard = Discard …
select-reading = What does the ★ stand for?

button-pick = Pick cards
button-by-suit = By suit
button-by-rank = By rank
button-undo = Undo
button-hint = Hint
button-follow = Do it
button-open = Open with { $value }
button-take-back = Take back
button-put-back = Put { $card } back
button-stop = End the hand
button-back = Back

pick-title = Pick cards
pick-cards = Cards
pick-cards-hint = Laid aside for you until your melds are worth { $minimum } together.
pick-cards-placeholder = Any number of cards
pick-where = Where to
pick-new-meld = A new meld
pick-on-meld = On { $number }: { $meld }
pick-which-reading = These cards can mean several things. Choose one.

move-layoff = { $card } on { $number }: { $meld }
move-swap = { $card } for the ★ of { $number }
move-closes = { $card } (closes the hand)
move-draw = Draw from the stock
move-take = Take { $card } from the pile
move-putback = Put the taken card back
move-undo = Take the last action back
