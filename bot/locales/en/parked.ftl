### A match that everybody has left

parked-title = { $game } · the match is parked
parked-about = Everybody has left the table, and no computer plays on alone: { $deal ->
    [round] round
    [deal] deal
   *[hand] hand
} { $hand } waits.
parked-who = Each of them can take the match up again with one click: { $players }
parked-until = If nobody does, it is closed { $when }.
parked-list-title = Parked matches that you can take up again
button-resume = Resume the match
note-resumed = ▶ { $name } has taken the match up again.
note-expired = Nobody has taken the match up again in time: it is closed and counts for nothing.
note-lobby-expired = Nobody has begun in time: the table is closed.
note-gone = { $name } is not on this server any more: a computer plays on. Whoever comes back can take the seat back at the table.
refusal-parked = The match is parked. Resume it first, or take your seat back with `/{ $game } join`.
