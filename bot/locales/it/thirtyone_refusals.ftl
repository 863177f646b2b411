### I rifiuti dei giochi del 31

## Scat

refusal-discard-now = Hai già pescato: ora scarta una carta.
refusal-already-knocked = { $seat } ha già bussato: in questa mano nessuno può bussare di nuovo.
refusal-knock-too-early = Nessuno può bussare prima che tutti abbiano fatto un turno (regola: { $option }).
refusal-knock-too-low = { $value } di { $minimum }: per bussare { $missing ->
    [one] manca { $missing } punto
   *[other] mancano { $missing } punti
} (regola: { $option }).
refusal-no-passing = Non si passa: pesca una carta, o bussa.
refusal-pass-off = Il primo di mano non può passare (regola: { $option }): pesca una carta, o bussa.
refusal-stand-off = Nell'ultimo turno si pesca e si scarta: non puoi stare (regola: { $option }).
refusal-no-thirty-one = Si può dichiarare solo un 31.
refusal-thirty-one-lapsed = Questo 31 non è stato dichiarato subito: ora vale 30 e non si può più dichiarare.
refusal-already-declared = Questo 31 è già stato dichiarato.
refusal-answer-first = Prima di' se dichiari il tuo 31.
refusal-nothing-to-answer = Adesso non hai niente da rispondere.
refusal-no-such-seat = Non c'è un posto { $number }: i posti vanno da 0 a { $last }.
refusal-which-seat = I posti che possono dichiarare sono { $count }: indicane uno.

## Schwimmen

refusal-choose-first = Prima scegli: tieni le tue carte o le cambi con le altre tre.
refusal-dealer-chooses = Prima il mazziere sceglie una di due mani.
refusal-chosen-already = Quella scelta è già stata fatta.
refusal-swap-one-or-all = Scambia una carta o tutte e tre: non { $count }.
refusal-not-in-pool = { $card } non è in mezzo al tavolo.
refusal-swapped-already = Hai già scambiato: chiudi o passa.
refusal-already-closed = { $seat } ha già chiuso: in questa mano nessuno può chiudere di nuovo.
refusal-close-too-early = Nessuno può chiudere prima che tutti abbiano fatto un turno (regola: { $option }).
refusal-show-first = Prima mostra le tue carte: dichiara.
refusal-nothing-to-show = Si possono dichiarare solo un 31 o tre assi.
