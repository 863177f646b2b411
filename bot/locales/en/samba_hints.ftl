### Hints of Samba: what a good player would do, and why

hint-samba-draw-only = Draw from the stock: you cannot take the pile.
hint-samba-draw = Draw from the stock: that promises more than the pile with { $card } on top.
hint-samba-take-opens = Take the pile with { $card }: that makes your team's first melds.
hint-samba-take-opens-with = Take the pile with { $card } and lay { $melds }: that makes your team's first melds.
hint-samba-take-completes = Take the pile: its top card completes your { $number }.
hint-samba-take-to = Take the pile: { $card } goes on your { $number }, and the pile promises more than the stock.
hint-samba-take-with = Take the pile with { $card }: it promises more than the stock.
hint-samba-take-last = Take the pile: the stock is gone, and your team still has more to make.
hint-samba-stop = End the round: the stock is gone, and the pile would cost more than it brings.

hint-samba-red-held = Lay { $card }: left in your hand at the end, it would cost { $points } points.
hint-samba-red-counts = Lay { $card }: with two canastas or sambas, red threes count for your team.
hint-samba-red-draws = Lay { $card }: you draw another card for it.

hint-samba-yes-wins = Say yes: your team should win the match with this round.
hint-samba-yes = Say yes: the others have more to gain from playing on.
hint-samba-no-loses = Say no: if the round ended now, somebody else should win the match.
hint-samba-no = Say no: your team has more to gain from playing on.
hint-samba-ask = Ask your partner: you can go out, but { $cards ->
    [one] { $cards } card in that hand would count against you.
   *[other] { $cards } cards in that hand would count against you.
}
hint-samba-out-agreed = Go out, your partner agrees: { $move }
hint-samba-out-wins = Go out, your team should win the match with it: { $move }
hint-samba-out = Go out, the others have more to gain from playing on: { $move }

hint-samba-opens = Lay { $melds }: { $value } points are enough for your team's first melds.
hint-samba-lays-second = Lay { $melds }: then your team may go out.
hint-samba-lays-canasta = Lay { $melds }: that is a canasta.
hint-samba-lays-samba = Lay { $melds }: that is a samba.
hint-samba-lays-run = Lay { $melds }: your team can add to it, and take the pile at its ends.
hint-samba-lays = Lay { $melds }: its { $points } points count for you on the table, against you in your hand.
hint-samba-adds-second = Add { $card } to { $number }: then your team may go out.
hint-samba-adds-canasta = Add { $card } to { $number }: that makes a canasta.
hint-samba-adds-samba = Add { $card } to { $number }: that makes a samba.
hint-samba-adds-group = Add { $card } to { $number }: then it lacks { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for a canasta.
hint-samba-adds-run = Add { $card } to { $number }: then it lacks { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for a samba.
hint-samba-adds = Add { $card } to { $number }: { $points } points count for you there, against you in your hand.
hint-samba-joins-complete = Join { $number } and { $other }: together they are complete.
hint-samba-joins = Join { $number } and { $other }: together they are nearer to completion.

hint-samba-throw-only = Discard { $card }: you may discard nothing else.
hint-samba-throw-stays = Discard { $card }: you could go out, but your team has more to gain from playing on.
hint-samba-throw-loses = Discard { $card }: you could go out, but then somebody else should win the match.
hint-samba-throw-blocks = Discard { $card }: the next player cannot take the pile.
hint-samba-throw-freezes = Discard { $card }: that freezes the pile.
hint-samba-throw-passed = Discard { $card }: the next player has shown no use for that rank.
hint-samba-throw-safer = Discard { $card }: with { $taken } the next player is more likely to take the pile.
hint-samba-throw-least = Discard { $card }: your team needs it least.
