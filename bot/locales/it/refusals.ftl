### Le regole

refusal-option = «{ $rule }»
refusal-unknown-profile = Non c'è un profilo { $profile }; scegli fra: { $allowed }.
refusal-unknown-option = Non c'è un'opzione { $option }.
refusal-bad-option-value = { $value } non va bene per { $option }. Si può scegliere: { $allowed }.
refusal-options-contradict = { $option } contraddice il valore di { $other }: si può solo con { $needs }.
refusal-unreadable-move = Non riesco a leggere { $text } come mossa; scrivi per esempio { $example }.
refusal-which-reading = { $text } può voler dire { $count } cose: di' quale carta è ogni jolly.
refusal-not-in-hand = Non hai { $card } in mano.
refusal-no-such-meld = Sul tavolo non c'è una combinazione { $number }; ce ne sono { $count }.
refusal-hand-over = La mano è finita.
refusal-draw-first = Prima pesca una carta.
refusal-already-drawn = Hai già pescato: ora cala, attacca o scarta.
refusal-not-asked = Adesso non ti si chiede niente.
refusal-nothing-to-undo = Non c'è niente da annullare; una carta pescata dal tallone resta pescata.
refusal-stock-empty = Il tallone è finito e non si rimescola più: prendi dal pozzo o fermati.
refusal-pile-empty = Il pozzo è vuoto: pesca dal tallone.
refusal-pile-closed = Prima di aprire non puoi prendere dal pozzo (regola: { $option }): pesca dal tallone.
refusal-pile-after-putback = Hai rimesso la carta sul pozzo: in questo turno pesca dal tallone.
refusal-pile-card-useless = In questo turno non potresti usare { $card }, e non si potrebbe rimettere (regola: { $option }).
refusal-nothing-to-put-back = Non hai una carta del pozzo ancora da usare, quindi niente da rimettere.
refusal-putback-off = A questo tavolo una carta presa dal pozzo non si rimette (regola: { $option }).
refusal-cannot-stop = Puoi ancora pescare: la mano continua.
refusal-meld-too-short = { $meld } è troppo corta: una combinazione ha almeno tre carte.
refusal-too-many-jokers = In { $meld } ci sono troppi jolly: al massimo { $allowed } per combinazione (regola: { $option }).
refusal-too-few-naturals = In { $meld } servono almeno { $needed } carte senza jolly (regola: { $option }).
refusal-set-repeats-suit = { $meld } non è un tris: tre o quattro carte dello stesso valore, tutte di seme diverso.
refusal-two-aces = { $meld } non è una scala: non può avere due assi veri.
refusal-run-too-long = { $meld } è troppo lunga: una scala ha al massimo { $allowed } carte (regola: { $option }).
refusal-not-a-meld = { $meld } non è né un tris (stesso valore, semi diversi) né una scala (stesso seme, in fila, l'asso solo in fondo).
refusal-not-opened = Non hai ancora aperto: prima cala combinazioni nuove per almeno { $minimum } punti.
refusal-already-opened = Hai già aperto: cala una combinazione alla volta.
refusal-opening-too-low = { $value } di { $minimum }: per aprire { $missing ->
    [one] manca { $missing } punto
   *[other] mancano { $missing } punti
}.
refusal-opening-needs-clean = { $value } di { $minimum } senza jolly: { $missing ->
    [one] manca { $missing } punto
   *[other] mancano { $missing } punti
}, e il jolly non conta (regola: { $option }).
refusal-opening-must-close = { $value } di { $minimum }: sotto il minimo puoi aprire solo per chiudere in questo turno, e con queste carte non chiudi.
refusal-opening-turn-melds-only = Nel turno in cui apri puoi solo calare combinazioni nuove (regola: { $option }).
refusal-joker-before-clean = Niente jolly finché le tue combinazioni non valgono { $minimum } senza (regola: { $option }).
refusal-does-not-fit = { $card } non si attacca alla { $number }, { $meld }.
refusal-swap-instead = Nella { $number } un jolly sta per { $card }: scambialo.
refusal-no-such-joker = Nella { $number }, { $meld }, nessun jolly sta per { $card }.
refusal-swap-second-ace = { $card } sarebbe il secondo asso vero della { $number }.
refusal-keep-a-card = Tieni una carta da scartare: l'ultima carta di una mano si scarta (regola: { $option }).
refusal-keep-two-first-turn = Al primo turno non si chiude: tieni due carte, una da scartare (regola: { $option }).
refusal-only-taken-left = Ti resterebbe solo { $card }, che hai preso in questo turno e non puoi scartare.
refusal-only-recovered-left = Ti resterebbe solo il jolly recuperato: va calato, e deve restare una carta da scartare (regola: { $option }).
refusal-only-barred-left = Ti resterebbero solo carte che non puoi scartare (regola: { $option }).
refusal-would-not-close = Hai aperto sotto il minimo, quindi in questo turno devi chiudere; così non potresti più.
refusal-taken-not-laid-off = { $card } deve stare in una combinazione nuova del turno in cui apri; attaccarla non basta (regola: { $option }).
refusal-taken-card = Hai preso { $card } in questo turno e non puoi scartarla.
refusal-taken-unused = { $card } viene dal pozzo: prima usala sul tavolo, o rimettila (regola: { $option }).
refusal-must-open = Hai preso { $card } per aprire: apri in questo turno, o rimettila (regola: { $option }).
refusal-taken-not-melded = { $card } deve stare in una combinazione del turno in cui apri (regola: { $option }).
refusal-recovered-unplayed = Cala il jolly recuperato prima di scartare, o annulla (regola: { $option }).
refusal-joker-barred = Adesso un jolly non si può scartare (regola: { $option }).
refusal-playable = { $card } si attacca alla { $number }, quindi non puoi scartarla (regola: { $option }).
refusal-must-close = Hai aperto sotto il minimo (ne mancano { $missing }), quindi questo scarto deve chiudere la mano; oppure annulla.

### I tavoli

refusal-no-table = Questo tavolo è chiuso.
refusal-channel-busy = In questo canale c'è già un tavolo. Apri il tuo in un thread, o quando questo è finito o chiuso (`/{ $game } cancel`).
refusal-unknown-game = Non conosco il gioco { $game }.
refusal-unknown-level = Non c'è un computer { $level }.
refusal-unknown-clock = Un orologio di { $seconds } secondi non c'è.
refusal-seats-out-of-range = { $maximum ->
    [2] Queste regole sono per due giocatori.
   *[other] Scegli da { $minimum } a { $maximum } posti.
}
refusal-too-many-computers = Con `computers:{ $computers }` siete in { $players }, ma con `seats:{ $seats }` i posti non bastano. Scegli `seats:{ $players }`, o al massimo `computers:{ $room }`.
refusal-table-full = { $seats ->
    [one] Il posto è occupato.
   *[other] Tutti i { $seats } posti sono occupati.
}
refusal-too-few-seats = Servono almeno { $minimum } giocatori. Aggiungi un computer, o aspetta che si sieda qualcuno.
refusal-too-many-seated = Con queste regole si gioca al massimo in { $maximum }, e siete seduti in { $seats }: prima qualcuno deve alzarsi.
refusal-no-computer = A questo tavolo non c'è nessun computer.
refusal-not-seated = Non hai un posto a questo tavolo.
refusal-already-seated = Sei già seduto.
refusal-already-started = La partita è già cominciata.
refusal-not-started = La partita non è ancora cominciata.
refusal-not-owner = Può farlo solo { $owner }, il padrone di casa{ $seconds ->
    [0] .
    [one] ; se non si fa vivo per un altro secondo, può farlo chiunque sia al tavolo.
   *[other] ; se non si fa vivo per altri { $seconds } secondi, può farlo chiunque sia al tavolo.
}
refusal-not-your-turn = Non tocca a te: gioca { $seat }.
refusal-not-your-answer = Puoi rispondere solo per il tuo posto.
refusal-between-hands = La mano è finita; fra poco si distribuisce di nuovo.
refusal-match-over = La partita è finita.
refusal-match-running = La partita è ancora in corso.
refusal-stale = Nel frattempo il gioco è andato avanti: ecco com'è ora.
refusal-seat-held = Ora un computer gioca al tuo posto. Prima riprenditelo.
refusal-not-away = Sei già al tuo posto.
refusal-eliminated = Sei fuori da questa partita; puoi guardarla fino alla fine.
refusal-draft-not-in-hand = Non hai { $cards } in mano.
refusal-no-such-draft = Non hai messo da parte così tante combinazioni.
refusal-nothing-to-verify = In questo canale non è ancora finita nessuna mano. Scegline una dalla lista del comando.
refusal-no-such-hand = Non conosco questa mano. Scegline una dalla lista, o scrivi partita e mano così: `12:3`.
refusal-hand-not-over = Questa mano non è finita: fino ad allora il suo segreto resta bloccato.
refusal-closing = Mi stanno riavviando; riprova fra un attimo.
refusal-try-again = Per un momento non raggiungo il mio archivio. Riprova tra poco: al tavolo non si perde niente.
refusal-seat-not-taken = { $seats ->
    [one] Per ora è occupato solo il posto 1.
   *[other] Scegli uno dei posti occupati, da 1 a { $seats }.
}
