"""Melds laid aside in a panel before an opening: the rules know nothing of them."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.attendance import own_seat, player_seat
from bot.tables.table import Table
from engine.cards import remove
from engine.game import Refusal
from engine.notation import read_cards


def lay_aside(table: Table, user_id: int, meld: str) -> Table | Refusal:
    """Lays a meld aside; all melds laid aside together must be in the hand."""
    seat = own_seat(table, user_id)
    if isinstance(seat, Refusal):
        return seat
    if table.status != "playing" or table.asked:
        return Refusal("between_hands")
    draft = (*table.draft(seat.number), meld)
    if remaining(table, seat.number, draft) != draft:
        return Refusal("draft_not_in_hand", {"cards": meld})
    return _with_draft(table, seat.number, draft)


def take_back(table: Table, user_id: int, number: int | None) -> Table | Refusal:
    """Takes one meld back, by its number from 1, or all."""
    seat = player_seat(table, user_id)
    if isinstance(seat, Refusal):
        return seat
    draft = table.draft(seat.number)
    if number is None:
        return _with_draft(table, seat.number, ())
    if not 1 <= number <= len(draft):
        return Refusal("no_such_draft", {"number": number})
    return _with_draft(table, seat.number, (*draft[: number - 1], *draft[number:]))


def remaining(table: Table, seat: int, draft: tuple[str, ...]) -> tuple[str, ...]:
    """Returns the melds of a draft, from the first, whose cards are all in the hand beside the melds before."""
    hand: tuple[int, ...] = table.view(seat).hand
    kept = []
    for meld in draft:
        cards = read_cards(meld)
        left = remove(hand, cards) if cards else None
        if left is not None:
            hand = left
            kept.append(meld)
    return tuple(kept)


def _with_draft(table: Table, seat: int, draft: tuple[str, ...]) -> Table:
    return replace(table, drafts=(*table.drafts[:seat], draft, *table.drafts[seat + 1 :]))
