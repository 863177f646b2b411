"""Every reason of a hint in English. The code is also the key of the sentence in the bot's catalogues.

Braces are the figures of the hint; cards, melds and moves in notation.
"""

from __future__ import annotations

HINTS: dict[str, str] = {
    # drawing
    "hint_take_closes": "Take {card}: with it you close the hand in this turn.",
    "hint_take_opens": "Take {card}: with it you open.",
    "hint_take_melds": "Take {card}: it makes a new meld at once.",
    "hint_take_attaches": "Take {card}: it fits a meld on the table.",
    "hint_take_swaps": "Take {card}: it frees a joker on the table.",
    "hint_take_only": "Take {card}: the stock is gone.",
    "hint_draw_stock": "Draw from the stock: {card} helps no meld of yours now.",
    "hint_draw_stock_only": "Draw from the stock; you may not take the discard.",
    "hint_stop": "Stop: nothing is left to draw.",
    # laying
    "hint_closes": "Lay {meld}: you can close the hand in this turn.",
    "hint_closes_attaching": "Add {card} to meld {number}: you can close the hand in this turn.",
    "hint_closes_swapping": "Swap {card} in meld {number}: with its joker you can close the hand in this turn.",
    "hint_opens": "Open with {melds}: {value} points, and {cards} cards stay in your hand.",
    "hint_melds": "Lay {meld}: {points} points leave your hand.",
    "hint_attaches": "Add {card} to meld {number}: {points} points leave your hand.",
    "hint_swaps": "Swap {card} in meld {number}: you get its joker.",
    "hint_puts_back": "Put {card} back: it cannot be laid in this turn.",
    # throwing
    "hint_throw_closes": "Discard {card}: it closes the hand.",
    "hint_throw_only": "Discard {card}: you may throw nothing else.",
    "hint_throw_duplicate": "Discard {card}: you hold it twice, and one meld takes it once.",
    "hint_throw_high": "Discard {card}: its {points} points are the risk, for a hand may end soon.",
    "hint_throw_safe": "Discard {card}: the next player cannot add it anywhere.",
    "hint_throw_lonely": "Discard {card}: nothing in your hand goes with it.",
    "hint_throw_least": "Discard {card}: what it waits for is the least likely to come.",
    # anything else
    "hint_buys_back_in": "Buy back in: the match goes on for you.",
    "hint_only": "{move}: nothing better is left to do.",
}
"""Reasons by code."""
