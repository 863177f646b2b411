leaderboard-title = { $game } · ranking
leaderboard-all-time = Wszystkie partie
leaderboard-days = { $days ->
    [one] Ostatni dzień
   *[other] Ostatnie { $days } dni
}
leaderboard-empty = Nie skończyła się jeszcze żadna partia. Otwórz stół poleceniem `/{ $command } start`.
figure-eliminations = { $count ->
    [one] { $count } eliminacja
    [few] { $count } eliminacje
   *[many] { $count } eliminacji
}
figure-matches = wygrane: { $won } z { $played } partii
figure-out = { $count ->
    [0] ani razu poza grą
    [one] raz poza grą
   *[other] { $count } razy poza grą
}
stats-title = { $game }: { $name }
stats-none = Na tym serwerze nie ma jeszcze skończonych partii.
stats-matches = Wygrane: **{ $won }** z **{ $played }** partii
stats-eliminations = Wyeliminowane: **{ $count }** { $count ->
    [one] osoba
    [few] osoby
   *[many] osób
} i **{ $computers }** { $computers ->
    [one] komputer
    [few] komputery
   *[many] komputerów
}
stats-eliminated = { $count ->
    [0] Ani razu poza grą
    [one] Poza grą **raz**
   *[other] Poza grą **{ $count }** razy
}
stats-streak = Wygrane z rzędu: teraz **{ $streak }**, najwięcej **{ $best }**
