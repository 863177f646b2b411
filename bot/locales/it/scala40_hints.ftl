### Suggerimenti per Scala 40: che cosa farebbe un buon giocatore, e perché

hint-take-closes = Prendi { $card }: con questa chiudi la mano in questo turno.
hint-take-opens = Prendi { $card }: con questa puoi aprire.
hint-take-melds = Prendi { $card }: forma subito una combinazione nuova.
hint-take-attaches = Prendi { $card }: si attacca a una combinazione sul tavolo.
hint-take-swaps = Prendi { $card }: libera un ★ sul tavolo.
hint-take-only = Prendi { $card }: il tallone è finito.
hint-draw-stock = Pesca dal tallone: { $card } ora non serve a nessuna tua combinazione.
hint-draw-stock-only = Pesca dal tallone: lo scarto non lo puoi prendere.
hint-stop = Finisci la mano: non c'è più niente da pescare.

hint-closes = Cala { $meld }: puoi chiudere la mano in questo turno.
hint-closes-attaching = Attacca { $card } alla { $number }: puoi chiudere la mano in questo turno.
hint-closes-swapping = Scambia { $card } con il ★ della { $number }: così puoi chiudere la mano in questo turno.
hint-opens = Apri con { $melds }: { $value } punti, e ti { $cards ->
    [one] resta { $cards } carta
   *[other] restano { $cards } carte
}.
hint-melds = Cala { $meld }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno nella tua mano.
hint-attaches = Attacca { $card } alla { $number }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno nella tua mano.
hint-swaps = Scambia { $card } con il ★ della { $number }: un jolly ti serve di più.
hint-puts-back = Rimetti { $card } sul pozzo: in questo turno non la puoi calare.

hint-throw-closes = Scarta { $card }: così chiudi la mano.
hint-throw-only = Scarta { $card }: nient'altro si può scartare.
hint-throw-duplicate = Scarta { $card }: ne hai due, e a una combinazione ne serve una sola.
hint-throw-high = Scarta { $card }: qualcuno può chiudere presto, e ti costerebbe { $points } punti.
hint-throw-safe = Scarta { $card }: chi viene dopo non la può attaccare da nessuna parte.
hint-throw-lonely = Scarta { $card }: non va con nient'altro che hai in mano.
hint-throw-least = Scarta { $card }: quello che le manca è il meno probabile che arrivi.

hint-buys-back-in = Rientra: per te la partita continua.
hint-only = { $move }: di meglio non c'è.
