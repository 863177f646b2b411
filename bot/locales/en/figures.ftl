leaderboard-title = { $game } · leaderboard
leaderboard-all-time = All matches
leaderboard-days = Last { $days } days
leaderboard-empty = No match has been finished yet. Open one with `/{ $command } start`.
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
stats-title = { $name } at { $game }
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
stats-streak = Wins in a row: **{ $streak }** now, **{ $best }** at best
