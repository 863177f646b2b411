leaderboard-title = Scala 40 · leaderboard
leaderboard-all-time = All matches
leaderboard-days = Last { $days } days
leaderboard-empty = No match has been finished yet. Open one with `/scala start`.
leaderboard-legend = An elimination counts for the player who closed the hand; those of computers are shown apart (🤖). ⌀: penalty points per hand.
figure-eliminations = { $count ->
    [one] { $count } elimination
   *[other] { $count } eliminations
}
figure-matches = { $played ->
    [one] won { $won } of { $played } match
   *[other] won { $won } of { $played } matches
}
figure-out = { $count ->
    [0] never out
    [one] out once
   *[other] out { $count } times
}
figure-closed = { $count ->
    [one] { $count } hand closed
   *[other] { $count } hands closed
}
figure-average = ⌀ { $penalty }
stats-title = { $name } at Scala 40
stats-none = No match finished on this server yet.
stats-matches = { $played ->
    [one] Won **{ $won }** of **{ $played }** match
   *[other] Won **{ $won }** of **{ $played }** matches
}
stats-eliminations = Eliminated **{ $count }** { $count ->
    [one] person
   *[other] people
} and **{ $computers }** { $computers ->
    [one] computer
   *[other] computers
}
stats-eliminated = { $count ->
    [0] Never eliminated
    [one] Eliminated **once**
   *[other] Eliminated **{ $count }** times
}
stats-hands = Closed **{ $closed }** of **{ $hands }** { $hands ->
    [one] hand
   *[other] hands
}
stats-average = **{ $penalty }** penalty points per hand
stats-streak = Wins in a row: **{ $streak }** now, **{ $best }** at best
stats-best-total = Best win with **{ $total }** points
