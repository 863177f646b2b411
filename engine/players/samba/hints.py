"""Every reason of a hint in English. The code is also the key of the sentence in the bot's catalogues.

Braces are the figures of the hint; cards, melds and moves in notation.
"""

from __future__ import annotations

from typing import Final

Reason = tuple[str, dict[str, str | int]]
"""A code, without what all of them begin with, and its figures."""
PREFIX: Final = "hint_samba_"

HINTS: Final = {
    # drawing
    "hint_samba_draw_only": "Draw from the stock: you cannot take the pile.",
    "hint_samba_draw": "Draw from the stock: that promises more than the pile with {card} on top.",
    "hint_samba_take_opens": "Take the pile with {card}: that makes your team's first melds.",
    "hint_samba_take_opens_with": "Take the pile with {card} and lay {melds}: that makes your team's first melds.",
    "hint_samba_take_completes": "Take the pile: its top card completes meld {number}.",
    "hint_samba_take_to": "Take the pile: {card} fits meld {number}, and the pile promises more than the stock.",
    "hint_samba_take_with": "Take the pile with {card}: it promises more than the stock.",
    "hint_samba_take_last": "Take the pile: the stock is gone, and your team still has more to make.",
    "hint_samba_stop": "End the round: the stock is gone, and the pile would cost more than it brings.",
    # red threes
    "hint_samba_red_held": "Lay {card}: left in your hand at the end it would cost {points} points.",
    "hint_samba_red_counts": "Lay {card}: with two canastas or sambas red threes count for your team.",
    "hint_samba_red_draws": "Lay {card}: you draw another card for it.",
    # the end of the round
    "hint_samba_yes_wins": "Say yes: your team should win the match with this round.",
    "hint_samba_yes": "Say yes: the others have more to gain from playing on.",
    "hint_samba_no_loses": "Say no: if the round ended now, somebody else should win the match.",
    "hint_samba_no": "Say no: your team has more to gain from playing on.",
    "hint_samba_ask": "Ask your partner: you can go out, but {cards} cards in that hand would count against you.",
    "hint_samba_out_agreed": "Go out, for your partner agrees: {move}.",
    "hint_samba_out_wins": "Go out, for your team should win the match with it: {move}.",
    "hint_samba_out": "Go out, for the others have more to gain from playing on: {move}.",
    # laying
    "hint_samba_opens": "Lay {melds}: {value} points are enough for your team's first melds.",
    "hint_samba_lays_second": "Lay {melds}: then your team may go out.",
    "hint_samba_lays_canasta": "Lay {melds}: that is a canasta.",
    "hint_samba_lays_samba": "Lay {melds}: that is a samba.",
    "hint_samba_lays_run": "Lay {melds}: your team can add to it, and take the pile at its ends.",
    "hint_samba_lays": "Lay {melds}: its {points} points count for you on the table, against you in your hand.",
    "hint_samba_adds_second": "Add {card} to {number}: then your team may go out.",
    "hint_samba_adds_canasta": "Add {card} to {number}: that is a canasta.",
    "hint_samba_adds_samba": "Add {card} to {number}: that is a samba.",
    "hint_samba_adds_group": "Add {card} to {number}: then it lacks {cards} cards for a canasta.",
    "hint_samba_adds_run": "Add {card} to {number}: then it lacks {cards} cards for a samba.",
    "hint_samba_adds": "Add {card} to {number}: its {points} points count for you there, against you in your hand.",
    "hint_samba_joins_complete": "Join {number} and {other}: together they are complete.",
    "hint_samba_joins": "Join {number} and {other}: together they are nearer to completion.",
    # discarding
    "hint_samba_throw_only": "Discard {card}: you may discard nothing else.",
    "hint_samba_throw_stays": "Discard {card}: you could go out, but your team has more to gain from playing on.",
    "hint_samba_throw_loses": "Discard {card}: you could go out, but somebody else should then win the match.",
    "hint_samba_throw_blocks": "Discard {card}: the next player cannot take the pile.",
    "hint_samba_throw_freezes": "Discard {card}: it freezes the pile.",
    "hint_samba_throw_passed": "Discard {card}: the next player has shown no use for that rank.",
    "hint_samba_throw_safer": "Discard {card}: with {taken} the next player is more likely to take the pile.",
    "hint_samba_throw_least": "Discard {card}: your team needs it least.",
}
"""Reasons by code."""
