### Le regole per esteso: ciò che vale a ogni tavolo, e una frase per ogni valore di ogni opzione

scala40-page-hand = La mano
scala40-page-points = Punti e partita
scala40-aim = Resta per primo senza carte. Al tuo turno pesca una carta, cala quello che vuoi, scartane una.

scala40-rules-drawing = Si pesca dal tallone o si prende la cima del pozzo. Una carta presa dal pozzo non si scarta nello stesso turno.
scala40-rules-melds = Tris: tre o quattro carte dello stesso valore, tutte di seme diverso. Scala: tre o più carte in fila dello stesso seme, con l'asso prima del due o dopo il re.
scala40-rules-jokers = Il jolly ★ vale qualsiasi carta. Dopo aver aperto lo puoi prendere, da ogni combinazione, in cambio della carta che rappresenta.
scala40-rules-counting = Chi chiude conta 0, gli altri quello che hanno ancora in mano; i punti si sommano.

scala40-rule-upcard-joker-redraw = Se la prima carta girata è un jolly, torna nel tallone e se ne gira un'altra.
scala40-rule-upcard-joker-keep = Se la prima carta girata è un jolly, resta lì.
scala40-rule-first-player-takes-upcard-on = Chi comincia può prendere la prima carta girata e tenerla in mano.
scala40-rule-first-player-takes-upcard-off = La prima carta girata è uno scarto come gli altri.
scala40-rule-discard-draw-unopened-never = Prima di aprire si pesca solo dal tallone.
scala40-rule-discard-draw-unopened-if-used-in-opening = Prima di aprire si prende dal pozzo solo se con quella carta si apre nello stesso turno.
scala40-rule-discard-draw-unopened-if-opens = Prima di aprire si prende dal pozzo se si apre nello stesso turno; la carta può anche restare in mano.
scala40-rule-discard-draw-opened-must-meld = Dopo l'apertura si prende dal pozzo se la carta si usa nello stesso turno.
scala40-rule-discard-draw-opened-free = Dopo l'apertura si prende dal pozzo liberamente.
scala40-rule-undo-discard-draw-on = Una carta presa dal pozzo e non ancora usata si può rimettere; poi si pesca dal tallone.
scala40-rule-undo-discard-draw-off = Una carta presa dal pozzo non si rimette.

scala40-rule-run-max = Una scala ha al massimo { $number } carte.
scala40-rule-run-split-on = La sesta carta attaccata a una scala la divide in due scale di tre.
scala40-rule-run-split-off = A una scala di cinque non si attacca la sesta carta.
scala40-rule-four-of-a-kind-stay = Un tris di quattro carte resta sul tavolo.
scala40-rule-four-of-a-kind-to-discard-pile = Un tris di quattro carte va subito nel pozzo, sotto lo scarto di quel turno.
scala40-rule-four-of-a-kind-to-stock-bottom = Un tris di quattro carte va subito sotto il tallone.
scala40-rule-quartet-with-joker-stays = Se ha un jolly, resta sul tavolo.
scala40-rule-quartet-with-joker-removed = Anche se ha un jolly, lascia il tavolo.

scala40-rule-jokers-per-meld = { $number ->
    [one] Una combinazione ha al massimo un jolly.
   *[other] Una combinazione ha al massimo { $number } jolly.
}
scala40-rule-jokers-per-meld-any = Una combinazione ha quanti jolly vuoi, insieme ad almeno un'altra carta.
scala40-rule-joker-identity-declare = In un tris di tre, chi cala il jolly dice quale dei semi mancanti è.
scala40-rule-joker-identity-position = In un tris di tre, il seme del jolly lo dice la carta accanto (se sta in mezzo, quella a sinistra). Due colori: l'altro seme del colore di quella carta. Un colore: cuori e picche si indicano a vicenda, fiori e quadri anche.
scala40-rule-joker-identity-position-circular = In un tris di tre, il seme del jolly lo dice il posto. Due colori: l'altro seme del colore della carta accanto. Un colore: il seme che segue dal suo lato nel circolo cuori, quadri, fiori, picche; in mezzo lo dice chi lo cala.
scala40-rule-joker-recovery-use-free = Un jolly recuperato può restare in mano.
scala40-rule-joker-recovery-use-must-play = Un jolly recuperato va calato nello stesso turno.
scala40-rule-joker-discard-unopened-no = Un jolly si scarta solo dopo aver aperto.
scala40-rule-joker-discard-closing-only = Un jolly si scarta solo per chiudere.
scala40-rule-joker-discard-never = Un jolly non si scarta.
scala40-rule-joker-discard-always = Un jolly si scarta come ogni altra carta.

scala40-rule-opening-min = { $number ->
    [one] Le prime combinazioni della mano devono valere insieme almeno { $number } punto, tutte in un turno.
   *[other] Le prime combinazioni della mano devono valere insieme almeno { $number } punti, tutte in un turno.
}
scala40-rule-joker-in-opening-allowed = Un jolly vale la carta che rappresenta.
scala40-rule-joker-in-opening-forbidden = Quelle con un jolly non contano; quando le altre bastano, si possono calare anche loro.
scala40-rule-joker-in-opening-beyond-clean-40 = Al minimo si arriva senza jolly; oltre, nello stesso turno, si calano anche combinazioni con jolly.
scala40-rule-actions-in-opening-turn-on = Poi, già nello stesso turno, si attacca a ogni combinazione e si scambiano i jolly.
scala40-rule-actions-in-opening-turn-off = Ad attaccare e a scambiare jolly si comincia dal turno dopo.

scala40-rule-playable-unopened-allowed = Prima di aprire si può scartare una carta che attacca a una combinazione sul tavolo.
scala40-rule-playable-unopened-forbidden = Prima di aprire non si scarta una carta che attacca a una combinazione sul tavolo.
scala40-rule-playable-opened-allowed = Dopo l'apertura una carta che attacca si può scartare.
scala40-rule-playable-opened-forbidden = Neanche dopo l'apertura si scarta una carta che attacca.
scala40-rule-playable-min-players = { $number ->
    [2] Vale qualunque sia il numero dei giocatori.
   *[other] Per chi ha aperto vale finché in partita si è almeno in { $number }.
}
scala40-rule-playable-closing-allowed = Lo scarto che chiude la mano può attaccare.
scala40-rule-playable-closing-forbidden = Lo scarto che chiude la mano non deve attaccare.
scala40-rule-no-legal-discard-waive = Se tutte le carte in mano sono vietate, se ne scarta una lo stesso.
scala40-rule-no-legal-discard-refuse-table-play = Non si può calare tanto da restare solo con carte che è vietato scartare.

scala40-rule-close-needs-discard-on = Si chiude scartando l'ultima carta.
scala40-rule-close-needs-discard-off = Si chiude restando senza carte, calando o scartando l'ultima.
scala40-rule-close-first-turn-forbidden = Al primo turno non si chiude.
scala40-rule-close-first-turn-allowed = Si può chiudere già al primo turno.
scala40-rule-close-in-hand-below-40-on = Chi apre e chiude nello stesso turno non ha bisogno del minimo.
scala40-rule-close-in-hand-below-40-off = Anche chi apre e chiude nello stesso turno ha bisogno del minimo.
scala40-rule-close-in-hand-double-on = Chiudere in mano, senza aver aperto prima, raddoppia i punti degli altri.
scala40-rule-close-in-hand-double-off = Chiudere in mano, senza aver aperto prima, non dà niente di più.
scala40-rule-double-flat-on = Allora raddoppia anche la penalità fissa di chi non ha aperto.
scala40-rule-double-flat-off = La penalità fissa di chi non ha aperto non raddoppia.

scala40-rule-card-values-standard = Le carte valgono il loro numero, J Q K 10, l'asso 11, o 1 prima del due.
scala40-rule-card-values-ladder = Le carte valgono il loro numero, J 11, Q 12, K 13, l'asso 14, o 1 prima del due.
scala40-rule-ace-hand-value-high = In mano l'asso conta sempre alto.
scala40-rule-ace-hand-value-one-if-alone = In mano l'asso conta 1 se è l'unica carta, altrimenti alto.
scala40-rule-ace-hand-value-structural = In mano l'asso conta 1 se è l'unica carta o con due e tre del suo seme, altrimenti alto.
scala40-rule-joker-hand-value-25 = In mano il jolly conta 25.
scala40-rule-joker-hand-value-as-ace = In mano il jolly conta come un asso.
scala40-rule-not-opened-penalty = { $number ->
    [one] Chi non ha aperto conta { $number } punto invece delle carte.
   *[other] Chi non ha aperto conta { $number } punti invece delle carte.
}
scala40-rule-not-opened-penalty-count = Anche chi non ha aperto conta le carte.
scala40-rule-no-chance-counts-cards-on = Chi non ha ancora giocato un turno conta le carte.
scala40-rule-no-chance-counts-cards-off = Vale anche per chi non ha ancora giocato un turno.

scala40-rule-reshuffle-when-last-card-drawn = Con l'ultima carta del tallone, il pozzo diventa il nuovo tallone.
scala40-rule-reshuffle-when-draw-from-empty = Quando si vuole pescare e il tallone è vuoto, il pozzo diventa il nuovo tallone.
scala40-rule-reshuffle-mode-shuffle = Le carte si mescolano.
scala40-rule-reshuffle-mode-flip = Il pozzo si capovolge senza mescolare: si pesca prima lo scarto più vecchio.
scala40-rule-reshuffle-limit = { $number ->
    [0] Il tallone non si rinnova: quando è finito e nessuno prende dal pozzo, la mano finisce.
    [one] Succede una volta per mano; poi può darsi che nessuno la finisca.
   *[other] Succede { $number } volte per mano; poi può darsi che nessuno la finisca.
}
scala40-rule-reshuffle-limit-unlimited = Succede ogni volta che serve.
scala40-rule-reshuffle-keep-top-on = La cima del pozzo resta dov'è.
scala40-rule-reshuffle-keep-top-off = Anche la cima del pozzo va nel tallone.
scala40-rule-dead-hand-no-points = Una mano che nessuno può finire non conta per nessuno.
scala40-rule-dead-hand-all-count = Dopo una mano che nessuno può finire, tutti contano le carte in mano.

scala40-rule-players = { $number ->
    [2] Si gioca in due.
   *[other] Giocatori: da 2 a { $number }.
}
scala40-rule-match-mode-elimination = Chi arriva al limite è fuori; vince l'ultimo che resta.
scala40-rule-match-mode-single-hand = La partita è una mano sola: vince chi la chiude.
scala40-rule-match-mode-no-elimination = Nessuno esce: quando un totale arriva alla fine della partita, vince il totale più basso.
scala40-rule-limit = { $number ->
    [one] Il limite è { $number } punto.
   *[other] Il limite è { $number } punti.
}
scala40-rule-final-total = { $number ->
    [one] La partita finisce a { $number } punto.
   *[other] La partita finisce a { $number } punti.
}

scala40-rule-reentry-none = Chi è fuori resta fuori.
scala40-rule-reentry-auto-reset = Chi arriva al limite continua con il totale più alto sotto il limite, se altri due sono ancora sotto.
scala40-rule-reentry-buy-in = Chi arriva al limite può continuare con il totale più alto sotto il limite, se altri due sono ancora sotto.
scala40-rule-max-reentries = { $number ->
    [0] Però nessuno può rientrare.
    [one] Ognuno può farlo una volta.
   *[other] Ognuno può farlo { $number } volte.
}
scala40-rule-max-reentries-unlimited = Ognuno può farlo quante volte vuole.
