### Refusals of Samba

## Melds

refusal-too-many-wilds = { $meld } has too many wild cards: a group has { $allowed } at most.
refusal-wild-share = { $meld } needs at least { $needed } natural cards for { $wilds } wild ones (rule: { $option }).
refusal-wilds-only = { $meld } has no natural card: wild cards alone are no meld.
refusal-sequence-no-wilds = { $meld } is no sequence: there are no wild cards in it.
refusal-sequence-too-long = { $meld } is too long: a sequence has seven cards at most.
refusal-no-group-or-sequence = { $meld } is neither a group (one rank) nor a sequence (one suit, in order, four to ace).
refusal-red-three-alone = A red three is laid alone, in no meld.
refusal-threes-alone = { $meld }: black threes are melded without any other cards.
refusal-black-threes-last = Black threes are melded only to go out, and after this you could not go out.
refusal-rank-taken = { $meld } would be a second group of its rank: add to the first one (rule: { $option }).
refusal-samba-full = Meld { $number }, { $meld }, is a samba: it cannot grow.
refusal-wild-on-canasta = Meld { $number } is a canasta: no wild card may go to it (rule: { $option }).
refusal-merge-no-match = Melds { $number } and { $second } do not make one.
refusal-merge-sequences-off = Sequences are not merged at this table (rule: { $option }).
refusal-no-red-three = { $card } is no red three.

## The pile

refusal-pile-blocked = The pile is blocked while { $card } lies on it; draw from the stock.
refusal-pile-dead = A wild card or a three lies in the pile, so nobody takes it in this round (rule: { $option }).
refusal-pile-frozen = The pile is frozen: { $card } must be laid with two natural cards of its rank (rule: { $option }).
refusal-take-needs-pair = To take the pile, lay { $card } with two natural cards of its rank from your hand.
refusal-top-to-group = { $card } alone may not go to a group: take the pile with two cards of its rank (rule: { $option }).
refusal-top-to-canasta = Meld { $number } is a canasta: { $card } alone may not go to it.
refusal-one-card-pile = With one card in hand you may not take a pile of one card (rule: { $option }).

## Going out

refusal-too-few-completes = Your team has { $count } of the { $needed } canastas or sambas needed to go out: keep a card.
refusal-red-three-left = Only { $card } would be left, which may not be discarded.
refusal-red-three-kept = A red three may not be discarded: lay { $card } instead (rule: { $option }).
refusal-must-go-out = You must go out in this turn, and with this you could not.
refusal-partner-said-no = Your partner said no: you may not go out in this turn, so keep a card (rule: { $option }).
refusal-ask-alone = You have no partner to ask.
refusal-asked-already = You have asked already in this turn.
refusal-ask-too-early = You could not go out in this turn; ask when you can.
refusal-ask-too-late = There is nothing to ask any more: you have to go out in this turn.
refusal-partner-answers = Answer your partner first.
