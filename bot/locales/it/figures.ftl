leaderboard-title = Scala 40 · classifica
leaderboard-all-time = Tutte le partite
leaderboard-days = { $days ->
    [one] Ultimo giorno
   *[other] Ultimi { $days } giorni
}
leaderboard-empty = Non è ancora finita nessuna partita. Apri un tavolo con `/scala start`.
leaderboard-legend = Un'eliminazione conta per chi ha chiuso la mano; quelle dei computer stanno a parte (🤖). ⌀: punti di penalità a mano.
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
figure-closed = { $count ->
    [one] { $count } mano chiusa
   *[other] { $count } mani chiuse
}
figure-average = ⌀ { $penalty }
stats-title = { $name } a Scala 40
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
stats-hands = Chiuse **{ $closed }** su **{ $hands }** { $hands ->
    [one] mano
   *[other] mani
}
stats-average = **{ $penalty }** punti di penalità a mano
stats-streak = Vittorie di fila: **{ $streak }** adesso, **{ $best }** al massimo
stats-best-total = Miglior vittoria con **{ $total }** punti
