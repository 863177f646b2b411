### Le opzioni di un tavolo: profili, gruppi, nomi e valori

options-title = Regole di questo tavolo
options-group = Guarda una regola …
options-group-change = Guarda o cambia …
options-profile = Tutte da un profilo …
options-no-effect = { $rule } (qui senza effetto)
button-change = Cambia
button-all-rules = Tutte le regole
setting-pair = { $name }: { $value }
setting-range = da { $low } a { $high }
setting-range-or = da { $low } a { $high }, { $word }
setting-range-hint = { $range }
setting-range-or-empty = da { $low } a { $high }; vuoto: { $word }
rules-profile = Regole **{ $profile }**
rules-profile-but = Regole **{ $profile }**, ma: { $changes }
rules-more-changes = { $count ->
    [one] e un'altra
   *[other] e altre { $count }
}

settings-title = Impostazioni di questo server
settings-about = Valgono per i nuovi messaggi e i nuovi tavoli; un tavolo tiene le regole con cui è stato aperto.
settings-language = Lingua dei tavoli
settings-profile = { $game }: regole dei nuovi tavoli
settings-remarks = I computer ogni tanto dicono qualcosa
settings-not-allowed = Solo chi può gestire il server ne cambia le impostazioni.

value-on = sì
value-off = no
rules-title = { $game }: come si gioca qui
