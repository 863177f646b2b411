leaderboard-title = { $game } · classifica
leaderboard-all-time = Tutte le partite
leaderboard-days = { $days ->
    [one] Ultimo giorno
   *[other] Ultimi { $days } giorni
}
leaderboard-empty = Non è ancora finita nessuna partita. Apri un tavolo con `/{ $command } start`.
figure-eliminations = { $count ->
    [one] { $count } eliminazione
   *[other] { $count } eliminazioni
}
figure-matches = { $played ->
    [one] { $won } vinta su { $played } partita
   *[other] { $won } vinte su { $played } partite
}
figure-out = { $count ->
    [0] mai fuori
    [one] fuori una volta
   *[other] fuori { $count } volte
}
stats-title = { $name } a { $game }
stats-none = Nessuna partita finita su questo server.
stats-matches = Vinte **{ $won }** su **{ $played }** { $played ->
    [one] partita
   *[other] partite
}
stats-eliminations = Eliminati: **{ $count }** { $count ->
    [one] persona
   *[other] persone
}, **{ $computers }** computer
stats-eliminated = { $count ->
    [0] Mai eliminato
    [one] Eliminato **una** volta
   *[other] Eliminato **{ $count }** volte
}
stats-streak = Vittorie di fila: **{ $streak }** adesso, **{ $best }** al massimo
