### Schwimmen, il 31 tedesco: quello che dice solo questo gioco, e le sue regole per esteso

game-schwimmen = Schwimmen

schwimmen-summary = Raccogli carte di un solo seme, fino a 31, scambiando una carta o tutte e tre con quelle nel mezzo: asso 11; re, donna e fante 10; tre carte uguali 30,5. Chiudi quando pensi che qualcuno abbia meno: tutti gli altri hanno ancora un turno, poi la mano più bassa perde un gettone.
schwimmen-end = **{ $lives }** { $lives ->
    [one] gettone
   *[other] gettoni
} a testa, vince chi resta per ultimo
schwimmen-county = nuota
schwimmen-has-knocked = ha chiuso
schwimmen-closed = { $name } ha chiuso: gli altri hanno un ultimo turno.
schwimmen-pool = Nel mezzo { $cards } · tallone { $stock ->
    [one] { $stock } carta
   *[other] { $stock } carte
}
schwimmen-face-down = coperte
schwimmen-lost = { $lives ->
    [one] perde un gettone
   *[other] perde { $lives } gettoni
}
schwimmen-worth = Vale **{ $value }**

schwimmen-hand-choose = Dai tu le carte: tieni queste, o gioca le altre tre senza guardarle. Quelle che non giochi vanno nel mezzo.
schwimmen-hand-turn = Tocca a te: scambia una carta o tutte e tre, passa o chiudi.
schwimmen-hand-last-turn = Il tuo ultimo turno: scambia una carta o tutte e tre, o passa.
schwimmen-hand-swapped = Chiudi ora, o passa.
schwimmen-hand-over = Hai già fatto il tuo ultimo turno di questa mano.
schwimmen-hand-asked = Mostra le tue carte: chiudono la mano.
schwimmen-select-swap = Scambia una carta …
schwimmen-button-keep = Tengo queste
schwimmen-button-exchange = Gioco le altre tre
schwimmen-button-swap-all = Tutte e tre ({ $value })
schwimmen-button-pass = Passo
schwimmen-button-close = Chiudo
schwimmen-button-close-now = Sì, chiudo
schwimmen-close-question = Chiudi? Tutti gli altri hanno ancora un turno, poi si mostrano le carte.
schwimmen-button-declare = Mostro le carte!
schwimmen-move-swap = { $card } per { $taken } → { $value }

schwimmen-log-knocked = **chiude!**
schwimmen-log-declared = **mostra le carte!**
schwimmen-log-passed = passa
schwimmen-log-kept = tiene la mano
schwimmen-log-exchanged = gioca l'altra mano senza guardarla
schwimmen-log-turned-up = nel mezzo: { $cards }
schwimmen-log-swapped = scambia { $card } per { $taken }

schwimmen-ended-declared = { $names } mostra { $hand }.
schwimmen-ended-close = { $name } aveva chiuso.
schwimmen-ended-stock = Non ci sono più carte per il mezzo.

schwimmen-leaderboard-legend = Un'eliminazione conta per chi ha chiuso senza perdere gettoni, o ha mostrato 31 o tre assi; quelle dei computer stanno a parte (🤖). ⌀: gettoni persi a mano.
schwimmen-figure-closed = { $count ->
    [one] { $count } mano vinta chiudendo o mostrando
   *[other] { $count } mani vinte chiudendo o mostrando
}
schwimmen-figure-average = ⌀ { $penalty }
schwimmen-stats-hands = Chiuso o mostrato con successo in **{ $closed }** su **{ $hands }** { $hands ->
    [one] mano
   *[other] mani
}
schwimmen-stats-average = **{ $penalty }** gettoni persi a mano
schwimmen-stats-best-total = { $total ->
    [one] Miglior vittoria con **{ $total }** gettone perso
   *[other] Miglior vittoria con **{ $total }** gettoni persi
}

schwimmen-profile-standard = Standard
schwimmen-profile-standard-about = Tre gettoni, poi si nuota; si chiude al posto di scambiare

schwimmen-aim = Tieni più punti possibile in un solo seme. Chi alla fine ha la mano più bassa perde un gettone; senza gettoni si nuota, e la perdita seguente porta fuori.

schwimmen-group-lives = Gettoni
schwimmen-rules-lives = La mano più bassa perde un gettone. Chi non ne ha più nuota: ancora una perdita ed è fuori. Vince chi resta per ultimo nella partita.
schwimmen-setting-lives = Gettoni
schwimmen-value-lives = { $number ->
    [one] { $number } gettone
   *[other] { $number } gettoni
}
schwimmen-rule-lives = { $number ->
    [one] Si comincia con { $number } gettone a testa.
   *[other] Si comincia con { $number } gettoni a testa.
}
schwimmen-setting-sw-single-swimmer = Può nuotare uno solo
schwimmen-rule-sw-single-swimmer-on = Può nuotare un solo giocatore alla volta: chi sarebbe il secondo è fuori.
schwimmen-rule-sw-single-swimmer-off = Possono nuotare in quanti si vuole.
schwimmen-setting-sw-tie = Più mani ultime alla pari
schwimmen-value-sw-tie-all-lose = perdono tutte
schwimmen-value-sw-tie-suit-order = perde il seme più basso
schwimmen-rule-sw-tie-all-lose = Se più mani sono le più basse, perdono tutte un gettone.
schwimmen-rule-sw-tie-suit-order = Se più mani sono le più basse, perde il seme più basso: quadri, cuori, picche, fiori.
schwimmen-setting-sw-closer-double = Chiudere da ultimo costa due
schwimmen-rule-sw-closer-double-on = Chi chiude ed è da solo il più basso perde due gettoni.
schwimmen-rule-sw-closer-double-off = Chi chiude ed è il più basso perde un gettone come gli altri.

schwimmen-group-hand = Mani
schwimmen-rules-hand = Si sommano solo le carte di un seme: l'asso vale 11; re, donna e fante 10; le altre il loro numero; tre carte uguali fanno 30,5. 31 o tre assi si mostrano subito e chiudono la mano: con 31 perde un gettone la mano più bassa, con tre assi tutti gli altri.
schwimmen-setting-sw-triples-rank = Il tris più alto vale di più
schwimmen-rule-sw-triples-rank-on = Fra due tris vale di più quello di valore più alto.
schwimmen-rule-sw-triples-rank-off = Tutti i tris valgono uguale.

schwimmen-group-closing = Turni e chiusura
schwimmen-rules-closing = Il mazziere guarda una di due mani e la tiene, o gioca l'altra senza guardarla; quella non giocata va nel mezzo. Nel tuo turno scambia una carta o tutte e tre con il mezzo, o passa. Se passano tutti, si girano tre carte nuove. Dopo la chiusura tutti gli altri hanno ancora un turno.
schwimmen-setting-sw-close = Quando si chiude
schwimmen-value-sw-close-instead-of-swap = al posto dello scambio
schwimmen-value-sw-close-after-swap = anche dopo lo scambio
schwimmen-rule-sw-close-instead-of-swap = Si chiude al posto di scambiare.
schwimmen-rule-sw-close-after-swap = Si può scambiare e chiudere nello stesso turno.
schwimmen-setting-sw-no-close-first-round = Non si chiude nel primo giro
schwimmen-rule-sw-no-close-first-round-on = Nessuno può chiudere prima che tutti abbiano avuto un turno.
schwimmen-rule-sw-no-close-first-round-off = Si può chiudere già nel primo turno.

schwimmen-lesson-suit = **Conta un solo seme**: asso 11; re, donna e fante 10; le altre il loro numero; tre carte uguali 30,5. A sinistra 27, a destra 30,5.
schwimmen-lesson-show = **31 o tre assi** si mostrano subito e chiudono la mano. Con 31 perde un gettone la mano più bassa, con tre assi tutti gli altri.
schwimmen-lesson-turn = **Il tuo turno**: scambia una carta o tutte e tre con il mezzo, o passa.
schwimmen-lesson-close = **Chiudi** invece di scambiare: tutti gli altri hanno ancora un turno, poi la mano più bassa perde un gettone.
schwimmen-lesson-lives = Senza gettoni 🪙 nuoti: un'altra perdita e sei fuori. Vince chi resta per ultimo.
schwimmen-hint-choose = Tieni da { $value } in su; con meno le altre tre sono più spesso migliori.
schwimmen-hint-turn = Per primi vengono gli scambi che lasciano di più. Chiudi quando pensi che qualcuno abbia meno.
schwimmen-hint-last-turn = Qualcuno ha chiuso: decide questo turno. La mano più bassa perde un gettone.

hint-schwimmen-declare = Mostra le tue carte: la mano finisce a tuo favore.
hint-schwimmen-keep = Tieni queste carte: { $value } punti sono un buon inizio.
hint-schwimmen-exchange = Gioca le altre tre: queste valgono solo { $value }.
hint-schwimmen-swap = Scambia { $card } per { $taken }: così la tua mano vale { $value }.
hint-schwimmen-swap-all = Scambia tutte e tre: così la tua mano vale { $value }.
hint-schwimmen-close = Chiudi: con { $value } punti la tua mano difficilmente è la più bassa.
hint-schwimmen-pass = Passa: { $value } punti stanno bene come sono.
