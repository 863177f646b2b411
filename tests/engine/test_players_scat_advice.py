"""A hint in Scat: the move of hard, and a reason that what the player sees does not contradict."""

from __future__ import annotations

import re
from typing import Any

from engine.game import Standing
from engine.games import GAMES
from engine.notation import write_card
from engine.players import advise, choose
from engine.players.scat.advice import HINTS
from engine.scat.move import Discard
from engine.scat.view import View
from engine.thirtyone.value import in_points, value

SCAT = GAMES["scat"]


def points_without(view: View) -> dict[str, float]:
    """Returns what the other three cards are worth, by each card that may be thrown."""
    cards = {move.card for move in view.legal if isinstance(move, Discard)}
    rests = {card: [*view.hand] for card in cards}
    for card, rest in rests.items():
        rest.remove(card)
    return {write_card(card): in_points(value(rest, view.rules.triple)) for card, rest in rests.items()}


def test_is_the_move_of_hard_and_says_why_it_is_not_the_one_that_leaves_most() -> None:
    """In whole deals; each reason for a discard is given where it is true."""
    seen: set[str] = set()
    for number in range(150):
        state: Any = SCAT.new_hand(SCAT.rules({}), [Standing()] * (2 + number % 3), 0, f"advice {number}")
        while not SCAT.is_over(state):
            view = SCAT.view(state, SCAT.to_play(state))
            given = advise("scat", view)
            assert given.move == choose("scat", view, "hard", "hint")
            assert set(given.details) == set(re.findall(r"\{(\w+)\}", HINTS[given.code]))
            if given.move.startswith("discard"):
                left = points_without(view)
                best = left[given.move.removeprefix("discard ")] == max(left.values())
                assert best == (given.code == "hint_scat_discard")
            seen.add(given.code)
            state = SCAT.play(state, given.move).state
    assert {"hint_scat_discard_hopes", "hint_scat_discard_gift"} < seen
