### Refusals of the games of 31

## Scat

refusal-discard-now = You have drawn already; now discard a card.
refusal-already-knocked = { $seat } has knocked already; nobody may knock again in this deal.
refusal-knock-too-early = Nobody may knock before everybody has had a turn (rule: { $option }).
refusal-knock-too-low = { $value } of { $minimum }: { $missing } missing to knock (rule: { $option }).
refusal-no-passing = There is no passing: draw a card, or knock.
refusal-pass-off = The first player may not pass (rule: { $option }): draw a card, or knock.
refusal-stand-off = In your last turn you draw and discard; you may not stand (rule: { $option }).
refusal-no-thirty-one = Only a hand of 31 can be declared.
refusal-thirty-one-lapsed = This 31 was not declared at once; it counts 30 now and cannot be declared any more.
refusal-already-declared = This 31 has been declared already.
refusal-answer-first = Say first whether you declare your 31.
refusal-nothing-to-answer = You have nothing to answer now.
refusal-no-such-seat = There is no seat { $number }; the seats are 0 to { $last }.
refusal-which-seat = { $count } seats can declare; name one of them.

## Schwimmen

refusal-choose-first = Choose first: keep your hand, or exchange it for the other one.
refusal-dealer-chooses = First the dealer chooses one of two hands.
refusal-chosen-already = That choice has been made already.
refusal-swap-one-or-all = Swap one card or all three: not { $count }.
refusal-not-in-pool = { $card } is not in the middle.
refusal-swapped-already = You have swapped already; close or pass.
refusal-already-closed = { $seat } has closed already; nobody may close again in this deal.
refusal-close-too-early = Nobody may close before everybody has had a turn (rule: { $option }).
refusal-show-first = Show your hand first: declare.
refusal-nothing-to-show = Only 31 or three aces can be declared.
