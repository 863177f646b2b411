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
settings-profile = Regole dei nuovi tavoli
settings-not-allowed = Solo chi può gestire il server ne cambia le impostazioni.

profile-standard = Standard
profile-standard-about = Come si gioca quasi ovunque: prima di aprire si pesca dal tallone; fuori a 101 punti
profile-federation = Federazione
profile-federation-about = Le regole della federazione: severe sugli scarti, il jolly recuperato si gioca subito
profile-classic = Classiche
profile-classic-about = All'antica: si apre senza jolly, scale fino a cinque, pozzo libero, si può rientrare
profile-duel = Duello
profile-duel-about = In due: il pozzo aiuta ad aprire, chi non apre paga 100, chiudere in mano raddoppia
profile-house = Di casa
profile-house-about = Come si gioca in casa: il pozzo aiuta ad aprire, chi non apre paga 100, in mano raddoppia
choice-profile-standard = { profile-standard }: fuori a 101, prima di aprire si pesca dal tallone
choice-profile-federation = { profile-federation }: le regole severe della federazione italiana
choice-profile-classic = { profile-classic }: all'antica, scale fino a cinque, si può rientrare
choice-profile-duel = { profile-duel }: in due, chi non apre paga 100, chiudere in mano raddoppia
choice-profile-house = { profile-house }: come si gioca in casa, chi non apre paga 100

group-drawing = Pescare
group-melds = Combinazioni
group-jokers = Jolly
group-opening = Apertura
group-discarding = Scarto
group-closing = Chiusura
group-counting = Conteggio
group-stock = Fine del tallone
group-match = Partita
group-reentry = Rientro

value-on = sì
value-off = no

setting-upcard-joker = Jolly girato all'inizio
value-upcard-joker-redraw = si gira un'altra carta
value-upcard-joker-keep = resta lì
setting-first-player-takes-upcard = Prima carta girata a chi comincia
setting-discard-draw-unopened = Pozzo prima di aprire
value-discard-draw-unopened-never = mai
value-discard-draw-unopened-if-used-in-opening = se la carta serve ad aprire
value-discard-draw-unopened-if-opens = se apri
setting-discard-draw-opened = Pozzo dopo l'apertura
value-discard-draw-opened-must-meld = se usi subito la carta
value-discard-draw-opened-free = liberamente
setting-undo-discard-draw = La carta presa si può rimettere

setting-run-max = Scala più lunga
value-run-max = { $number } carte
setting-run-split = Le scale di sei si dividono
setting-four-of-a-kind = Tris di quattro carte
value-four-of-a-kind-stay = restano sul tavolo
value-four-of-a-kind-to-discard-pile = vanno nel pozzo
value-four-of-a-kind-to-stock-bottom = vanno sotto il tallone
setting-quartet-with-joker = Tris di quattro con un jolly
value-quartet-with-joker-stays = resta
value-quartet-with-joker-removed = va via anche lui

setting-jokers-per-meld = Jolly per combinazione
value-jokers-per-meld = { $number ->
    [one] uno
   *[other] fino a { $number }
}
value-jokers-per-meld-any = quanti ne vuoi
setting-joker-identity = Jolly in un tris di tre
value-joker-identity-declare = il seme lo dice chi lo cala
value-joker-identity-position = il seme lo dice il posto
value-joker-identity-position-circular = il seme lo dice il posto, in circolo
setting-joker-recovery-use = Jolly recuperato
value-joker-recovery-use-free = può restare in mano
value-joker-recovery-use-must-play = va giocato subito
setting-joker-discard = Scartare un jolly
value-joker-discard-unopened-no = dopo aver aperto
value-joker-discard-closing-only = solo per chiudere
value-joker-discard-never = mai
value-joker-discard-always = sempre

setting-opening-min = Punti per aprire
value-opening-min = { $number }
setting-joker-in-opening = Jolly nell'apertura
value-joker-in-opening-allowed = contano
value-joker-in-opening-forbidden = non contano
value-joker-in-opening-beyond-clean-40 = solo oltre il minimo
setting-actions-in-opening-turn = Attaccare nel turno in cui si apre

setting-playable-unopened = Scarto che attacca, prima di aprire
value-playable-unopened-allowed = permesso
value-playable-unopened-forbidden = vietato
setting-playable-opened = Scarto che attacca, dopo l'apertura
value-playable-opened-allowed = permesso
value-playable-opened-forbidden = vietato
setting-playable-min-players = Vietato dopo l'apertura se si è in
value-playable-min-players = almeno { $number }
setting-playable-closing = Scarto che attacca, per chiudere
value-playable-closing-allowed = permesso
value-playable-closing-forbidden = vietato
setting-no-legal-discard = Solo carte vietate da scartare
value-no-legal-discard-waive = se ne scarta una lo stesso
value-no-legal-discard-refuse-table-play = non ci si può arrivare

setting-close-needs-discard = Per chiudere si scarta
setting-close-first-turn = Chiudere al primo turno
value-close-first-turn-forbidden = vietato
value-close-first-turn-allowed = permesso
setting-close-in-hand-below-40 = Chiudere in mano sotto il minimo
setting-close-in-hand-double = Chiudere in mano raddoppia
setting-double-flat = Raddoppia anche la penalità fissa

setting-card-values = Valore delle carte
value-card-values-standard = J Q K 10, asso 11
value-card-values-ladder = J 11, Q 12, K 13, asso 14
setting-ace-hand-value = Asso in mano
value-ace-hand-value-high = sempre alto
value-ace-hand-value-one-if-alone = 1 se è l'ultima carta
value-ace-hand-value-structural = 1 se è l'ultima carta o con 2 e 3
setting-joker-hand-value = Jolly in mano
value-joker-hand-value-25 = 25
value-joker-hand-value-as-ace = come un asso
setting-not-opened-penalty = Chi non ha aperto
value-not-opened-penalty = { $number ->
    [one] paga { $number } punto
   *[other] paga { $number } punti
}
value-not-opened-penalty-count = conta le carte
setting-no-chance-counts-cards = Chi non ha mai giocato conta le carte

setting-reshuffle-when = Il tallone si rinnova
value-reshuffle-when-last-card-drawn = con la sua ultima carta
value-reshuffle-when-draw-from-empty = quando è vuoto
setting-reshuffle-mode = Il pozzo diventa tallone
value-reshuffle-mode-shuffle = mescolato
value-reshuffle-mode-flip = capovolto
setting-reshuffle-limit = Rinnovi in una mano
value-reshuffle-limit = { $number ->
    [0] nessuno
   *[other] { $number }
}
value-reshuffle-limit-unlimited = quanti servono
setting-reshuffle-keep-top = La cima del pozzo resta
setting-dead-hand = Mano che nessuno può finire
value-dead-hand-no-points = non conta per nessuno
value-dead-hand-all-count = contano tutti

setting-players = Giocatori al massimo
value-players = { $number }
setting-match-mode = La partita
value-match-mode-elimination = vince l'ultimo che resta
value-match-mode-single-hand = una mano sola
value-match-mode-no-elimination = vince il totale più basso
setting-limit = Limite
value-limit = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
setting-final-total = La partita finisce a
value-final-total = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}

setting-reentry = Rientrare al limite
value-reentry-none = no
value-reentry-auto-reset = da sé
value-reentry-buy-in = a scelta
setting-max-reentries = Rientri per giocatore
value-max-reentries = { $number ->
    [0] nessuno
   *[other] fino a { $number }
}
value-max-reentries-unlimited = quanti ne vuole
