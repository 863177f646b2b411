rules-title = How Scala 40 goes
rules-page =
    {"**Aim**"} Get rid of your cards first. Everybody else counts what they still hold; who reaches the limit is out, the last one in wins.

    {"**Your turn**"} Draw a card, lay down what you like, discard one.

    {"**Melds**"} A set: three or four cards of one rank, all suits different. A run: three or more of one suit in order, ace low or high. A joker ★ stands for any card, one in each meld.

    {"**Opening**"} Your first melds must be worth 40 or more together, all in one turn. Number cards count their number, J Q K 10, an ace 11, or 1 below a two. A joker counts as the card it stands for.

    {"**Once you have opened**"} you may also add cards to any meld, swap a joker for the card it stands for, and take the top discard if you lay it in the same turn.

    {"**Discard**"} Until you have opened you may not discard a joker, nor a card that fits a meld on the table.

    {"**Closing**"} Discard your last card. Not in your first turn of a hand.

    {"**What you hold**"} counts like in an opening; an ace 11, a joker 25.
