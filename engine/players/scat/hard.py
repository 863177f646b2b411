"""The level hard: it counts outs, weighs what everybody may hold, and knocks when that is better than to go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.cards import Card
from engine.players.scat.outlook import Outlook
from engine.players.scat.outs import Outs
from engine.players.scat.record import Record
from engine.scat.move import Discard, Draw, Knock, Move, Stop
from engine.scat.view import View

_EAGER = {2: 0.025, 3: 0.012, 4: 0.003}
"""Share of the match, by the number of players, by which a knock is better than it looks beside going on: the others
may have more than one turn more. Measured over deals in which either was done at random."""
_GIFT = 0.008
"""Share of the match that a discard costs which helps the next seat as any high card does."""

Hand = Sequence[Card]


def move(view: View) -> Move:
    """Returns a move in the seat's turn."""
    record = Record(view)
    outs, outlook = _outs(view, record), Outlook(view, record)
    worth = _worth(view, outs, outlook)
    if view.phase == "play":
        thrown = [move.card for move in view.legal if isinstance(move, Discard)]
        return Discard(max(thrown, key=lambda card: worth(_without(view.hand, card)) - _GIFT * record.gift(card)))
    found = {option: _expected(view, option, outs, outlook, worth) for option in view.legal}
    return max(found, key=lambda option: found[option])


def promises_more(view: View, thrown: Card, other: Card) -> bool:
    """Tells whether the hand without one card promises more than without another one; where it does not, `move` throws
    the first because the other would help the next seat."""
    record = Record(view)
    worth = _worth(view, _outs(view, record), Outlook(view, record))
    return worth(_without(view.hand, thrown)) > worth(_without(view.hand, other))


def _outs(view: View, record: Record) -> Outs:
    lapsed = _without(view.hand, view.drawn) if view.seat in view.lapsed else ()
    return Outs(view.rules, record.shown(), lapsed)


def _expected(view: View, option: Move, outs: Outs, outlook: Outlook, worth: Callable[[Hand], float]) -> float:
    """Returns the share of the match that a seat may expect after the beginning of a turn."""
    match option:
        case Draw("stock"):
            return _drawn(view.hand, outs, worth)
        case Draw() if view.top is not None:
            return max(worth((*_without(view.hand, thrown), view.top)) for thrown in view.hand)
        case Knock():
            live = sum(not seat.out for seat in view.seats)
            return outlook.knocked(outs.level(view.hand)) + _EAGER.get(live, 0.0)
        case Stop() if view.knocked_by is None or view.rules.empty_stock_after_knock == "end_now":
            return outlook.stopped()[outs.level(view.hand)]
        case _:
            return worth(view.hand)


def _worth(view: View, outs: Outs, outlook: Outlook) -> Callable[[Hand], float]:
    """Returns what a hand at the end of this turn is worth."""
    if view.knocked_by is not None:
        worths = outlook.last()
        return lambda hand: worths[outs.level(hand)]
    worths = outlook.open()
    if not view.stock:
        return lambda hand: worths[outs.level(hand)]
    return lambda hand: outs.prospect(hand, worths)


def _drawn(hand: Hand, outs: Outs, worth: Callable[[Hand], float]) -> float:
    """Returns the mean worth after a draw from the stock; only the plainly best hand is weighed."""
    kept, total = worth(hand), 0.0
    for card in outs.unseen:
        made = outs.best(hand, card)
        total += kept if made is None else max(kept, worth(made))
    return total / max(1, len(outs.unseen))


def _without(hand: Hand, card: Card | None) -> tuple[Card, ...]:
    return tuple(other for other in hand if other != card)
