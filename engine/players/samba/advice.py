"""A hint: the move that hard would make, and why: as far as possible, what it has weighed."""

from __future__ import annotations

from engine.notation import write_card, write_cards
from engine.players.advice import Advice
from engine.players.samba.after import after
from engine.players.samba.hard import Hard
from engine.players.samba.hints import PREFIX, Reason
from engine.players.samba.throwing import throwing
from engine.samba.kinds import total_value
from engine.samba.meld import SEVEN, Meld, added, merged
from engine.samba.move import Add, Answer, Ask, Discard, Draw, Lay, Merge, Move, Red, Stop, TakeTo, TakeWith, Undo
from engine.samba.rules import COMPLETES
from engine.samba.scoring import RED_THREE
from engine.samba.view import View


def advise(view: View) -> Advice:
    """Returns a hint for the seat of a view, which must have a legal move; equal views give equal hints."""
    hard = Hard(view)
    move = hard.move()
    code, details = _reason(view, hard, move)
    return Advice(str(move), PREFIX + code, details)


def _reason(view: View, hard: Hard, move: Move) -> Reason:
    match move:
        case Answer():
            return {"wins": "yes_wins", "behind": "yes", "loses": "no_loses", "ahead": "no"}[hard.verdict], {}
        case Draw():
            takes = any(isinstance(legal, TakeWith | TakeTo) for legal in view.legal)
            return ("draw", {"card": _top(view)}) if takes else ("draw_only", {})
        case TakeWith() | TakeTo():
            return _taking(view, hard, move)
        case Stop():
            return "stop", {}
        case Red(card):
            return _red(view, hard, write_card(card))
        case Ask():
            return "ask", {"cards": max(view.seats[seat].cards for seat in hard.known.partners)}
        case _ if move == hard.ending and move in view.legal:
            how = "_agreed" if view.asked == "yes" else "_wins" if hard.verdict == "wins" else ""
            return f"out{how}", {"move": str(move)}
        case Lay(melds):
            return _laying(view, hard, melds)
        case Add():
            return _adding(view, hard, move)
        case Merge():
            return _joining(view, hard, move)
        case Discard(card):
            return throwing(view, hard, card)
        case Undo():
            raise ValueError("hard takes nothing back")


def _taking(view: View, hard: Hard, move: TakeWith | TakeTo) -> Reason:
    team = hard.known.team
    if isinstance(move, TakeWith) and team.minimum:
        told: dict[str, str | int] = {"card": write_cards(move.cards)}
        melds = " / ".join(map(str, move.melds))
        return ("take_opens_with", {**told, "melds": melds}) if melds else ("take_opens", told)
    pairs = enumerate(zip(team.melds, after(view, team.melds, move)[1], strict=False), start=1)
    completed = next((number for number, (old, new) in pairs if new.complete and not old.complete), None)
    if completed is not None:
        return "take_completes", {"number": completed}
    if not view.stock:
        return "take_last", {}
    if isinstance(move, TakeTo):
        return "take_to", {"card": _top(view), "number": move.number}
    return "take_with", {"card": write_cards(move.cards)}


def _red(view: View, hard: Hard, card: str) -> Reason:
    held = view.rules.red_three_in_hand
    if held != "0":
        return "red_held", {"card": card, "points": RED_THREE if held == "per_card" else -int(held)}
    return "red_counts" if hard.known.team.completes >= COMPLETES else "red_draws", {"card": card}


def _laying(view: View, hard: Hard, melds: tuple[Meld, ...]) -> Reason:
    value = sum(meld.value for meld in melds)
    told: dict[str, str | int] = {"melds": " / ".join(map(str, melds))}
    if hard.known.team.minimum:
        return "opens", {**told, "value": value}
    made = _made(hard, melds)
    if made is not None:
        return f"lays_{made}", told
    if melds[0].is_sequence:
        return "lays_run", told
    return "lays", {**told, "points": value}


def _adding(view: View, hard: Hard, move: Add) -> Reason:
    told: dict[str, str | int] = {"card": write_cards(move.cards), "number": move.number}
    before = hard.known.team.melds[move.number - 1]
    grown = added(before, move.cards, view.rules)
    made = None if before.complete or not isinstance(grown, Meld) else _made(hard, (grown,))
    if made is not None:
        return f"adds_{made}", told
    missing = SEVEN - len(before.cards) - len(move.cards)
    if missing > 0:
        return "adds_run" if before.is_sequence else "adds_group", {**told, "cards": missing}
    return "adds", {**told, "points": total_value(move.cards)}


def _joining(view: View, hard: Hard, move: Merge) -> Reason:
    one, other = (hard.known.team.melds[number - 1] for number in (move.number, move.other))
    joined = merged(one, other, view.rules)
    complete = isinstance(joined, Meld) and joined.complete
    return "joins_complete" if complete else "joins", {"number": move.number, "other": move.other}


def _made(hard: Hard, melds: tuple[Meld, ...]) -> str | None:
    """Returns what new or grown melds make: the second canasta or samba of the team, another one, none."""
    made = [meld.complete for meld in melds if meld.complete is not None]
    if not made:
        return None
    if hard.known.team.completes < COMPLETES <= hard.known.team.completes + len(made):
        return "second"
    return "samba" if "samba" in made else "canasta"


def _top(view: View) -> str:
    return "" if view.top is None else write_card(view.top)
