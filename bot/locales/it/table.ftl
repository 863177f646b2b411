table-title = { $game } · mano { $hand } · turno { $turn }
table-your-turn = { $mention }, tocca a te
table-asked = { $who }: rispondete nel vostro pannello (**Le mie carte**)
table-computer-plays = Gioca { $name } …
table-until = { $line } · il tempo scade { $when }
table-piles = Pozzo { $top } · Tallone { $stock ->
    [one] { $stock } carta
   *[other] { $stock } carte
}
table-no-melds = Ancora niente sul tavolo
number-decimal = { NUMBER($number, minimumFractionDigits: 1) }
number-negative = -{ $number }
number-gained = +{ $number }
name-and-figures = { $name } · { $figures }
list-comma = { ", " }
seat-to-play = ▸ { $line }
seat-figures = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} · { $total } pt
seat-opened = ha aperto
seat-out = fuori con { $total }

button-draw = Pesca
button-take = Prendi { $card }
button-my-hand = Le mie carte

log-line = { $name } { $done }
log-drew = pesca
log-took = prende { $card } dal pozzo
log-put-back = rimette { $card } sul pozzo
log-opened = apre con { $value }: { $melds }
log-melded = cala { $meld }
log-laid-off = attacca { $card } alla { $number }
log-swapped = scambia { $card } con il ★ della { $number }
log-discarded = scarta { $card }
log-reshuffled = (si rimescola il tallone)
log-split = divide la scala { $number } (nuova: { $new })
log-removed = toglie { $meld }
log-closed = **chiude!**
log-closed-in-hand = **chiude in mano!**
log-dead = (nessuno può andare avanti)

menu-title = Altro
button-scores = Punteggi
button-rules = Regole
button-away = Lascia giocare un computer
button-return = Riprendo il mio posto
button-resign = Mi ritiro
button-confirm-resign = Sì, mi ritiro
button-confirm-cancel = Sì, la chiudo

summary-title = Fine della mano { $hand }
summary-closed = { $name } chiude.
summary-dead-counts = Nessuno può andare avanti: tutti contano le carte in mano.
summary-dead = Nessuno può andare avanti: mano senza punti.
summary-figures = +{ $points } · { $total } in tutto
summary-eliminated = fuori!
summary-back = rientra!
hints-used = Suggerimenti in questa partita: { $hints }
ask-question = { $who }: rientri con { $total } punti, o lasci la partita?
ask-deadline = Se non rispondi, rientri { $when }.
summary-next = Prossima mano { $when }
summary-proof = 🔓 Mescolata della mano { $hand }: `{ $secret }`
standing-title = La partita è finita
standing-nobody = Al tavolo non c'è più nessuna persona: non vince nessuno.
standing-won = { $count ->
    [one] Vince { $names }! 🏆
   *[other] Vincono { $names }! 🏆
}
scores-total = { $total } { $total ->
    [one] punto
   *[other] punti
}
scores-out = fuori alla mano { $hand }
scores-title = Punteggi dopo la mano { $hand }
scores-none = Non è ancora finita nessuna mano.
button-picture-table = Il tavolo in figura
button-picture-hand = Le mie carte in figura
scores-chart = I totali dopo ogni mano
standing-won-team = { $names } vincono la partita! 🏆
