"""Why the host refuses: every code with the names of its details. Moves are refused by the engine's own codes."""

from __future__ import annotations

DETAILS: dict[str, tuple[str, ...]] = {
    "no_table": (),  # no such table, or none that is still open
    "channel_busy": ("game",),  # the channel has an open table already, of this game
    "unknown_game": ("game",),
    "unknown_level": ("level",),
    "unknown_clock": ("seconds",),
    "seats_out_of_range": ("minimum", "maximum"),
    "too_many_computers": ("seats", "computers", "players", "room"),  # for seats; room: for how many there are seats
    "table_full": ("seats",),
    "too_few_seats": ("minimum",),
    "too_many_seated": ("seats", "maximum"),  # rules for fewer players than sit at the table
    "seat_not_taken": ("seats",),  # seats: how many are taken
    "no_computer": (),  # no computer seat to remove
    "not_seated": (),
    "already_seated": (),
    "already_started": (),
    "not_started": (),
    "not_owner": ("owner", "seconds"),  # owner: user id; seconds until any seated person may do it, 0: not foreseen
    "not_your_turn": ("seat",),  # seat: number of the seat to play
    "not_your_answer": (),  # several seats are asked, and each answers for itself
    "between_hands": (),
    "match_over": (),
    "parked": ("game",),  # all persons are away: one of them has to return first
    "match_running": (),  # a rematch is possible only after the match
    "stale": (),  # the click was made on an older version of the table
    "seat_held": (),  # a computer plays for the absent owner: return first
    "not_away": (),
    "eliminated": (),
    "draft_not_in_hand": ("cards",),  # melds laid aside: these cards are not (or not often enough) in the hand
    "no_such_draft": ("number",),  # no meld of this number is laid aside
    "nothing_to_verify": (),  # no hand is over in this channel
    "no_such_hand": (),  # to be verified, or none that the person may hear of
    "hand_not_over": (),  # the secret of its shuffle is not published yet
    "closing": (),  # the bot is being restarted
    "try_again": (),  # the database is away: what was asked for may have happened, or not at all
}
"""Code -> names of the details, all of them always present."""
