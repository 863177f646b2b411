### The rules

refusal-option = “{ $rule }”
refusal-unknown-profile = There is no profile { $profile }; choose one of: { $allowed }.
refusal-unknown-option = There is no option { $option }.
refusal-bad-option-value = { $value } does not go for { $option }. Possible: { $allowed }.
refusal-options-contradict = { $option } contradicts the value of { $other }: it is possible only with { $needs }.
refusal-unreadable-move = I cannot read { $text } as a move here; write for example { $example }.
refusal-which-reading = { $text } can mean { $count } things; say which card each joker stands for.
refusal-not-in-hand = You do not hold { $card }.
refusal-no-such-meld = There is no meld { $number } on the table; there are { $count }.
refusal-hand-over = Play has ended.
refusal-draw-first = Draw a card first.
refusal-already-drawn = You have drawn already; now lay cards or discard one.
refusal-not-asked = You are not asked anything now.
refusal-nothing-to-undo = There is nothing to take back; a card drawn from the stock stays drawn.
refusal-stock-empty = The stock is gone and cannot be renewed; take the discard or stop.
refusal-pile-empty = The discard pile is empty; draw from the stock.
refusal-pile-closed = You may not take the discard before you have opened (rule: { $option }); draw from the stock.
refusal-pile-after-putback = You put the discard back, so you must draw from the stock in this turn.
refusal-pile-card-useless = You could not use { $card } in this turn, and it could not be put back (rule: { $option }).
refusal-nothing-to-put-back = There is no unused card from the discard pile to put back.
refusal-putback-off = At this table a card taken from the discard pile cannot be put back (rule: { $option }).
refusal-cannot-stop = You can still draw, so play goes on.
refusal-meld-too-short = { $meld } is too short: a meld has at least three cards.
refusal-too-many-jokers = { $meld } has too many jokers: { $allowed } at most in one meld (rule: { $option }).
refusal-too-few-naturals = { $meld } needs at least { $needed } natural cards (rule: { $option }).
refusal-set-repeats-suit = { $meld } is no set: three or four cards of one rank, all of different suits.
refusal-two-aces = { $meld } is no run: it may not hold two natural aces.
refusal-run-too-long = { $meld } is too long: a run has at most { $allowed } cards (rule: { $option }).
refusal-not-a-meld = { $meld } is neither a set (one rank, different suits) nor a run (one suit, in order, no king-ace-two).
refusal-not-opened = You have not opened: first lay new melds worth { $minimum } or more.
refusal-already-opened = You have opened already; lay one new meld at a time.
refusal-opening-too-low = { $value } of { $minimum }: { $missing } missing to open.
refusal-opening-needs-clean = { $value } of { $minimum } without jokers: { $missing } missing; a joker does not count (rule: { $option }).
refusal-opening-must-close = { $value } of { $minimum }: below the minimum you may open only to close in this turn; you cannot.
refusal-opening-turn-melds-only = In the turn of your opening you may only lay new melds (rule: { $option }).
refusal-joker-before-clean = No joker before your melds are worth { $minimum } without one (rule: { $option }).
refusal-does-not-fit = { $card } does not fit meld { $number }, { $meld }.
refusal-swap-instead = In meld { $number } a joker stands for { $card }: swap it instead.
refusal-no-such-joker = No joker of meld { $number }, { $meld }, stands for { $card }.
refusal-swap-second-ace = { $card } would be the second natural ace of meld { $number }.
refusal-keep-a-card = Keep a card to discard: the last card of a hand is discarded (rule: { $option }).
refusal-keep-two-first-turn = You may not close in your first turn: keep two cards, one of them to discard (rule: { $option }).
refusal-only-taken-left = Only { $card } would be left, which you took in this turn and may not discard.
refusal-only-recovered-left = Only the joker you recovered would be left, which must be laid; keep a card to discard (rule: { $option }).
refusal-only-barred-left = Only cards that you may not discard would be left (rule: { $option }).
refusal-would-not-close = You opened below the minimum, so this turn must close; after this it could not.
refusal-taken-not-laid-off = { $card } must be in a new meld of your opening turn; laying it off is not enough (rule: { $option }).
refusal-taken-card = You took { $card } in this turn and may not discard it.
refusal-taken-unused = { $card } came from the discard pile: use it on the table first, or put it back (rule: { $option }).
refusal-must-open = You took { $card } to open: open in this turn, or put it back (rule: { $option }).
refusal-taken-not-melded = { $card } must be in a meld of your opening turn (rule: { $option }).
refusal-recovered-unplayed = Lay the joker you recovered before you discard, or undo (rule: { $option }).
refusal-joker-barred = A joker may not be discarded now (rule: { $option }).
refusal-playable = { $card } could be attached to meld { $number }, so you may not discard it (rule: { $option }).
refusal-must-close = You opened below the minimum ({ $missing } missing): this discard must close the hand, or undo.

### The host of the tables

refusal-no-table = This table is closed.
refusal-channel-busy = There is a table in this channel already. Open yours in a thread, or when this one is finished or closed (`/{ $game } cancel`).
refusal-unknown-game = I do not know the game { $game }.
refusal-unknown-level = There is no computer player { $level }.
refusal-unknown-clock = A clock of { $seconds } seconds is not offered.
refusal-seats-out-of-range = { $maximum ->
    [2] These rules are for two players.
   *[other] Choose { $minimum } to { $maximum } seats.
}
refusal-too-many-computers = `computers:{ $computers }` and you make { $players } players, too many for `seats:{ $seats }`. Choose `seats:{ $players }`, or `computers:{ $room }` at most.
refusal-table-full = All { $seats } seats are taken.
refusal-too-few-seats = At least { $minimum } players are needed. Add a computer, or wait for somebody to join.
refusal-too-many-seated = These rules are for { $maximum } players at most, and { $seats } sit here: somebody must leave first.
refusal-no-computer = No computer sits at this table.
refusal-not-seated = You have no seat at this table.
refusal-already-seated = You have a seat already.
refusal-already-started = The match has begun already.
refusal-not-started = The match has not begun yet.
refusal-not-your-turn = It is not your turn: { $seat } is playing.
refusal-not-your-answer = You can answer only for your own seat.
refusal-between-hands = Play has ended; the next cards are about to be dealt.
refusal-match-over = The match is over.
refusal-stale = The table has moved on since; this is how it stands now.
refusal-seat-held = A computer plays for you now. Take your seat back first.
refusal-not-away = You are in your seat already.
refusal-eliminated = You are out of this match; you can watch it to the end.
refusal-nothing-to-verify = No hand, deal or round is finished in this channel yet. Choose one from the list of this command.
refusal-no-such-hand = I know no such hand. Choose one from the list, or write match and hand like `12:3`.
refusal-hand-not-over = This hand is not over: its secret stays locked until then.
refusal-closing = I am being restarted; try again in a moment.
refusal-try-again = My memory is out of reach for a moment. Try again shortly; nothing at the table is lost.
refusal-not-owner = Only { $owner }, the host, may do this{ $seconds ->
    [0] .
    [one] ; after one more second without a sign of the host, anybody at the table may.
   *[other] ; after { $seconds } more seconds without a sign of the host, anybody at the table may.
}
refusal-match-running = The match is still running.
refusal-draft-not-in-hand = You do not hold { $cards }.
refusal-no-such-draft = You have not laid that many melds aside.
refusal-seat-not-taken = { $seats ->
    [one] Only seat 1 is taken so far.
   *[other] Choose one of the seats 1 to { $seats }, which are taken.
}
