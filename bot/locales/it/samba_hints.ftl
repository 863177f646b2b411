### Suggerimenti di Samba: che cosa farebbe un buon giocatore, e perché

hint-samba-draw-only = Pesca dal tallone: il pozzo non lo puoi prendere.
hint-samba-draw = Pesca dal tallone: promette più del pozzo con { $card } in cima.
hint-samba-take-opens = Prendi il pozzo con { $card }: così la tua squadra fa la prima calata.
hint-samba-take-opens-with = Prendi il pozzo con { $card } e cala { $melds }: così la tua squadra fa la prima calata.
hint-samba-take-completes = Prendi il pozzo: la carta in cima completa la tua { $number }.
hint-samba-take-to = Prendi il pozzo: { $card } va alla tua { $number }, e il pozzo promette più del tallone.
hint-samba-take-with = Prendi il pozzo con { $card }: promette più del tallone.
hint-samba-take-last = Prendi il pozzo: il tallone è finito, e la tua squadra può fare ancora punti.
hint-samba-stop = Finisci la mano: il tallone è finito, e il pozzo costerebbe più di quanto rende.

hint-samba-red-held = Cala { $card }: se ti resta in mano alla fine, costa { $points } punti.
hint-samba-red-counts = Cala { $card }: con due canaste o sambe i tre rossi contano a favore della tua squadra.
hint-samba-red-draws = Cala { $card }: al suo posto peschi un'altra carta.

hint-samba-yes-wins = Di' di sì: con questa mano la tua squadra dovrebbe vincere la partita.
hint-samba-yes = Di' di sì: se si continua, ci guadagnano di più gli altri.
hint-samba-no-loses = Di' di no: se la mano finisse ora, la partita dovrebbe vincerla qualcun altro.
hint-samba-no = Di' di no: se si continua, ci guadagna di più la tua squadra.
hint-samba-ask = Chiedi al compagno: puoi chiudere, ma { $cards ->
    [one] { $cards } carta in mano sua conterebbe contro di voi.
   *[other] { $cards } carte in mano sua conterebbero contro di voi.
}
hint-samba-out-agreed = Chiudi, il compagno è d'accordo: { $move }
hint-samba-out-wins = Chiudi, così la tua squadra dovrebbe vincere la partita: { $move }
hint-samba-out = Chiudi, se si continua ci guadagnano di più gli altri: { $move }

hint-samba-opens = Cala { $melds }: { $value } punti bastano per la prima calata della tua squadra.
hint-samba-lays-second = Cala { $melds }: così la tua squadra può chiudere.
hint-samba-lays-canasta = Cala { $melds }: è una canasta.
hint-samba-lays-samba = Cala { $melds }: è una samba.
hint-samba-lays-run = Cala { $melds }: la tua squadra può allungarla, e prendere il pozzo alle sue estremità.
hint-samba-lays = Cala { $melds }: i suoi { $points } punti contano a tuo favore sul tavolo, contro di te in mano.
hint-samba-adds-second = Aggiungi { $card } alla { $number }: così la tua squadra può chiudere.
hint-samba-adds-canasta = Aggiungi { $card } alla { $number }: diventa una canasta.
hint-samba-adds-samba = Aggiungi { $card } alla { $number }: diventa una samba.
hint-samba-adds-group = Aggiungi { $card } alla { $number }: poi per una canasta { $cards ->
    [one] manca { $cards } carta.
   *[other] mancano { $cards } carte.
}
hint-samba-adds-run = Aggiungi { $card } alla { $number }: poi per una samba { $cards ->
    [one] manca { $cards } carta.
   *[other] mancano { $cards } carte.
}
hint-samba-adds = Aggiungi { $card } alla { $number }: lì { $points } punti contano a tuo favore, in mano contro di te.
hint-samba-joins-complete = Unisci la { $number } e la { $other }: insieme sono complete.
hint-samba-joins = Unisci la { $number } e la { $other }: insieme sono più vicine a essere complete.

hint-samba-throw-only = Scarta { $card }: nient'altro si può scartare.
hint-samba-throw-stays = Scarta { $card }: potresti chiudere, ma se si continua ci guadagna di più la tua squadra.
hint-samba-throw-loses = Scarta { $card }: potresti chiudere, ma allora la partita dovrebbe vincerla qualcun altro.
hint-samba-throw-blocks = Scarta { $card }: chi viene dopo non può prendere il pozzo.
hint-samba-throw-freezes = Scarta { $card }: così il pozzo si congela.
hint-samba-throw-passed = Scarta { $card }: chi viene dopo ha mostrato di non averne bisogno.
hint-samba-throw-safer = Scarta { $card }: con { $taken } è più probabile che chi viene dopo prenda il pozzo.
hint-samba-throw-least = Scarta { $card }: è quella che serve meno alla tua squadra.
