"""What may not be discarded, as far as it does not depend on the cards (K13, K16 to K19)."""

from __future__ import annotations

from engine.scala40.rules import Rules

BARS_JOKER, BARS_PLAYABLE = 1, 2
"""What may not be discarded: jokers, cards that fit on the table."""


def bars_of(rules: Rules, players: int) -> tuple[int, ...]:
    """Returns the bars before the opening and after it, in each case with more cards and with one; `players`: how
    many are still in the match."""
    bars = []
    for opened in (False, True):
        for closing in (False, True):
            playable = rules.playable_opened if opened else rules.playable_unopened
            if closing:
                playable = rules.playable_closing
            elif opened and players < rules.playable_min_players:
                playable = "allowed"
            joker = {"unopened_no": not opened, "closing_only": not closing, "never": True, "always": False}
            bars.append(BARS_JOKER * joker[rules.joker_discard] | BARS_PLAYABLE * (playable == "forbidden"))
    return tuple(bars)
