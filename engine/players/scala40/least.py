"""What easy, normal and hard lay: the close where there is one, else what leaves the lowest penalty."""

from __future__ import annotations

from dataclasses import replace

from engine.players.scala40.knowledge import soon_over
from engine.players.scala40.stranding import ENOUGH, strands
from engine.scala40.plan import Plan, Situation, best_plan, closing_plan
from engine.scala40.search import Objective
from engine.scala40.view import View

_CLOSED = -1.0
_STRANDED = 1000.0
"""Regret of an opening after which the hand could hardly close: more than any penalty."""


def least_left(view: View, situation: Situation) -> Plan:
    """Returns the plan for the turn of a seat that has opened; it never strands the hand."""
    plan = closing_plan(situation)
    if plan is None:
        plan = best_plan(situation, Objective.PENALTY, soon_over(view))
        if plan.steps and strands(plan, situation):
            plan = best_plan(replace(situation, keep=ENOUGH), Objective.PENALTY, soon_over(view))
    return plan


def penalty_left(view: View, situation: Situation) -> float:
    """Returns the penalty that a turn leaves, less than any where it closes the hand."""
    if closing_plan(situation) is not None:
        return _CLOSED
    plan = best_plan(situation, Objective.PENALTY, soon_over(view))
    return plan.cost + (_STRANDED if strands(plan, situation) else 0.0)
