### Scala 40: what only this game says; its rules written out are in scala40_rules.ftl

game-scala40 = Scala 40
scala40-profile-standard = Standard
scala40-profile-standard-about = Come si gioca quasi ovunque: prima di aprire si pesca dal tallone; fuori a 101 punti
scala40-profile-federation = Federazione
scala40-profile-federation-about = Le regole della federazione: severe sugli scarti, il jolly recuperato si gioca subito
scala40-profile-classic = Classiche
scala40-profile-classic-about = All'antica: si apre senza jolly, scale fino a cinque, pozzo libero, si può rientrare
scala40-profile-duel = Duello
scala40-profile-duel-about = In due: il pozzo aiuta ad aprire, chi non apre paga 100, chiudere in mano raddoppia
scala40-profile-house = Di casa
scala40-profile-house-about = Come si gioca in casa: il pozzo aiuta ad aprire, chi non apre paga 100, in mano raddoppia

scala40-profile-standard-choice = { scala40-profile-standard }: fuori a 101, prima di aprire si pesca dal tallone
scala40-profile-federation-choice = { scala40-profile-federation }: le regole severe della federazione italiana
scala40-profile-classic-choice = { scala40-profile-classic }: all'antica, scale fino a cinque, si può rientrare
scala40-profile-duel-choice = { scala40-profile-duel }: in due, chi non apre paga 100, chiudere in mano raddoppia
scala40-profile-house-choice = { scala40-profile-house }: come si gioca in casa, chi non apre paga 100

scala40-group-drawing = Pescare
scala40-group-melds = Combinazioni
scala40-group-jokers = Jolly
scala40-group-opening = Apertura
scala40-group-discarding = Scarto
scala40-group-closing = Chiusura
scala40-group-counting = Conteggio
scala40-group-stock = Fine del tallone
scala40-group-match = Partita
scala40-group-reentry = Rientro

scala40-setting-upcard-joker = Jolly girato all'inizio
scala40-value-upcard-joker-redraw = si gira un'altra carta
scala40-value-upcard-joker-keep = resta lì
scala40-setting-first-player-takes-upcard = Prima carta girata a chi comincia
scala40-setting-discard-draw-unopened = Pozzo prima di aprire
scala40-value-discard-draw-unopened-never = mai
scala40-value-discard-draw-unopened-if-used-in-opening = se la carta serve ad aprire
scala40-value-discard-draw-unopened-if-opens = se apri
scala40-setting-discard-draw-opened = Pozzo dopo l'apertura
scala40-value-discard-draw-opened-must-meld = se usi subito la carta
scala40-value-discard-draw-opened-free = liberamente
scala40-setting-undo-discard-draw = La carta presa si può rimettere
scala40-setting-run-max = Scala più lunga
scala40-value-run-max = { $number } carte
scala40-setting-run-split = Le scale di sei si dividono
scala40-setting-four-of-a-kind = Tris di quattro carte
scala40-value-four-of-a-kind-stay = restano sul tavolo
scala40-value-four-of-a-kind-to-discard-pile = vanno nel pozzo
scala40-value-four-of-a-kind-to-stock-bottom = vanno sotto il tallone
scala40-setting-quartet-with-joker = Tris di quattro con un jolly
scala40-value-quartet-with-joker-stays = resta
scala40-value-quartet-with-joker-removed = va via anche lui
scala40-setting-jokers-per-meld = Jolly per combinazione
scala40-value-jokers-per-meld = { $number ->
    [one] uno
   *[other] fino a { $number }
}
scala40-value-jokers-per-meld-any = quanti ne vuoi
scala40-setting-joker-identity = Jolly in un tris di tre
scala40-value-joker-identity-declare = il seme lo dice chi lo cala
scala40-value-joker-identity-position = il seme lo dice il posto
scala40-value-joker-identity-position-circular = il seme lo dice il posto, in circolo
scala40-setting-joker-recovery-use = Jolly recuperato
scala40-value-joker-recovery-use-free = può restare in mano
scala40-value-joker-recovery-use-must-play = va giocato subito
scala40-setting-joker-discard = Scartare un jolly
scala40-value-joker-discard-unopened-no = dopo aver aperto
scala40-value-joker-discard-closing-only = solo per chiudere
scala40-value-joker-discard-never = mai
scala40-value-joker-discard-always = sempre
scala40-setting-opening-min = Punti per aprire
scala40-value-opening-min = { $number }
scala40-setting-joker-in-opening = Jolly nell'apertura
scala40-value-joker-in-opening-allowed = contano
scala40-value-joker-in-opening-forbidden = non contano
scala40-value-joker-in-opening-beyond-clean-40 = solo oltre il minimo
scala40-setting-actions-in-opening-turn = Attaccare nel turno in cui si apre
scala40-setting-playable-unopened = Scarto che attacca, prima di aprire
scala40-value-playable-unopened-allowed = permesso
scala40-value-playable-unopened-forbidden = vietato
scala40-setting-playable-opened = Scarto che attacca, dopo l'apertura
scala40-value-playable-opened-allowed = permesso
scala40-value-playable-opened-forbidden = vietato
scala40-setting-playable-min-players = Vietato dopo l'apertura se si è in
scala40-value-playable-min-players = almeno { $number }
scala40-setting-playable-closing = Scarto che attacca, per chiudere
scala40-value-playable-closing-allowed = permesso
scala40-value-playable-closing-forbidden = vietato
scala40-setting-no-legal-discard = Solo carte vietate da scartare
scala40-value-no-legal-discard-waive = se ne scarta una lo stesso
scala40-value-no-legal-discard-refuse-table-play = non ci si può arrivare
scala40-setting-close-needs-discard = Per chiudere si scarta
scala40-setting-close-first-turn = Chiudere al primo turno
scala40-value-close-first-turn-forbidden = vietato
scala40-value-close-first-turn-allowed = permesso
scala40-setting-close-in-hand-below-40 = Chiudere in mano sotto il minimo
scala40-setting-close-in-hand-double = Chiudere in mano raddoppia
scala40-setting-double-flat = Raddoppia anche la penalità fissa
scala40-setting-card-values = Valore delle carte
scala40-value-card-values-standard = J Q K 10, asso 11
scala40-value-card-values-ladder = J 11, Q 12, K 13, asso 14
scala40-setting-ace-hand-value = Asso in mano
scala40-value-ace-hand-value-high = sempre alto
scala40-value-ace-hand-value-one-if-alone = 1 se è l'ultima carta
scala40-value-ace-hand-value-structural = 1 se è l'ultima carta o con 2 e 3
scala40-setting-joker-hand-value = Jolly in mano
scala40-value-joker-hand-value-25 = 25
scala40-value-joker-hand-value-as-ace = come un asso
scala40-setting-not-opened-penalty = Chi non ha aperto
scala40-value-not-opened-penalty = { $number ->
    [one] paga { $number } punto
   *[other] paga { $number } punti
}
scala40-value-not-opened-penalty-count = conta le carte
scala40-setting-no-chance-counts-cards = Chi non ha mai giocato conta le carte
scala40-setting-reshuffle-when = Il tallone si rinnova
scala40-value-reshuffle-when-last-card-drawn = con la sua ultima carta
scala40-value-reshuffle-when-draw-from-empty = quando è vuoto
scala40-setting-reshuffle-mode = Il pozzo diventa tallone
scala40-value-reshuffle-mode-shuffle = mescolato
scala40-value-reshuffle-mode-flip = capovolto
scala40-setting-reshuffle-limit = Rinnovi in una mano
scala40-value-reshuffle-limit = { $number ->
    [0] nessuno
   *[other] { $number }
}
scala40-value-reshuffle-limit-unlimited = quanti servono
scala40-setting-reshuffle-keep-top = La cima del pozzo resta
scala40-setting-dead-hand = Mano che nessuno può finire
scala40-value-dead-hand-no-points = non conta per nessuno
scala40-value-dead-hand-all-count = contano tutti
scala40-setting-players = Giocatori al massimo
scala40-value-players = { $number }
scala40-setting-match-mode = La partita
scala40-value-match-mode-elimination = vince l'ultimo che resta
scala40-value-match-mode-single-hand = una mano sola
scala40-value-match-mode-no-elimination = vince il totale più basso
scala40-setting-limit = Limite
scala40-value-limit = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
scala40-setting-final-total = La partita finisce a
scala40-value-final-total = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
scala40-setting-reentry = Rientrare al limite
scala40-value-reentry-none = no
scala40-value-reentry-auto-reset = da sé
scala40-value-reentry-buy-in = a scelta
scala40-setting-max-reentries = Rientri per giocatore
scala40-value-max-reentries = { $number ->
    [0] nessuno
   *[other] fino a { $number }
}
scala40-value-max-reentries-unlimited = quanti ne vuole

scala40-summary = Componi tris e scale. La prima calata deve valere almeno { $minimum } punti; poi puoi anche attaccare alle combinazioni sul tavolo. Chi scarta l'ultima carta chiude la mano, gli altri contano quello che hanno in mano.

scala40-end-limit = Fuori a **{ $limit }** punti
scala40-end-total = Vince il totale più basso a **{ $total }** punti
scala40-end-single-hand = **Una mano** sola

scala40-leaderboard-legend = Un'eliminazione conta per chi ha chiuso la mano; quelle dei computer stanno a parte (🤖). ⌀: punti di penalità a mano.

scala40-figure-closed = { $count ->
    [one] { $count } mano chiusa
   *[other] { $count } mani chiuse
}
scala40-figure-average = ⌀ { $penalty }

scala40-stats-hands = Chiuse **{ $closed }** su **{ $hands }** { $hands ->
    [one] mano
   *[other] mani
}
scala40-stats-average = **{ $penalty }** punti di penalità a mano
scala40-stats-best-total = Miglior vittoria con **{ $total }** punti

scala40-lesson-set = **Tris**: tre o quattro carte dello stesso valore, tutte di semi diversi.
scala40-lesson-run = **Scala**: tre o più carte in fila dello stesso seme. L'asso sta sotto il due o sopra il re.
scala40-lesson-opening = **Apertura**: la prima calata di una mano deve valere 40 punti in tutto. Qui: 30 + 15. Le figure valgono 10, l'asso 11 o, sotto il due, 1.
scala40-lesson-joker = **Jolly** ★: sta al posto di qualunque carta. Quando hai aperto e hai proprio quella carta, la scambi e prendi il ★.
scala40-lesson-turn = **Il tuo turno**: pesca, cala combinazioni o attacca carte a quelle sul tavolo, scarta. Chi scarta l'ultima carta chiude la mano; tutti gli altri contano quello che resta in mano.
scala40-hint-collect = Per aprire servono { $minimum } punti di combinazioni nuove; ne hai { $value }. Tieni le carte che possono diventare tris o scala.
scala40-hint-discard = Per aprire servono { $minimum } punti; ne hai { $value }. Scarta una carta che non va con nessun'altra.
scala40-hint-will-open = Nel tuo turno, dopo la pesca, puoi aprire con { $value }.
scala40-hint-can-open = Puoi aprire con { $value }: scegli in **Cala**. Poi scarta.
scala40-hint-draw-opened = Hai aperto: puoi prendere anche lo scarto, se lo cali in questo turno.
scala40-hint-put-back = In questo turno { $card } non ti serve: rimettila, poi pesca.
scala40-hint-play-opened = Cala combinazioni nuove, o attacca carte a qualunque combinazione sul tavolo. Tieni una carta da scartare.
