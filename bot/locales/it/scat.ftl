### Scat (31): quello che dice solo questo gioco, e le sue regole per esteso

game-scat = Scat (31)

thirtyone-out = fuori
scat-lost = { $lives ->
    [one] perde una vita
   *[other] perde { $lives } vite
}
thirtyone-replay = Così uscirebbero tutti: nessuno perde nulla e lo stesso mazziere dà di nuovo le carte.

scat-summary = Raccogli carte di un solo seme, fino a 31: asso 11; re, donna e fante 10. Pesca e scarta; quando pensi che qualcuno abbia meno di te, bussa: tutti gli altri hanno ancora un turno, poi la mano più bassa perde una vita.
scat-end = **{ $lives }** { $lives ->
    [one] vita
   *[other] vite
} a testa, vince chi resta per ultimo
scat-county = senza vite
scat-has-knocked = ha bussato
scat-knocked = { $name } ha bussato: gli altri hanno un ultimo turno.
scat-worth = Vale **{ $value }**

scat-hand-draw = Tocca a te: pesca, prendi lo scarto o bussa.
scat-hand-last-turn = Il tuo ultimo turno: pesca o prendi lo scarto.
scat-hand-discard = Tocca a te: scarta una carta. Accanto a ciascuna c'è quanto valgono le altre tre.
scat-hand-taken = Nuova: { $card } dal pozzo; resta in mano
scat-hand-claim = Dichiaralo ora: appena qualcuno pesca o bussa, vale solo 30.
scat-hand-lapsed = Non hai dichiarato in tempo il tuo 31: vale 30 finché tieni queste carte.
scat-hand-over = Hai già fatto il tuo ultimo turno di questa mano.
scat-hand-asked = Dichiara ora il tuo 31, o varrà 30.
scat-button-knock = Busso
scat-button-knock-now = Sì, busso
scat-knock-question = Bussi? Tutti gli altri hanno ancora un turno. Se sei tu da solo il più basso, perdi due vite.
scat-button-declare = 31!
scat-button-undeclared = Non dico nulla
scat-button-stand = Tengo le mie carte
scat-button-stop = Non prendo nulla
scat-button-discard = { $card } → { $value }

scat-log-knocked = **bussa!**
scat-log-declared = **dichiara 31!**
scat-log-stood = tiene le carte
scat-log-passed = passa
scat-log-stopped = non prende nulla

scat-ended-declared = { $count ->
    [one] { $names } dichiara 31: { $hand }
   *[other] { $names } dichiarano 31.
}
scat-ended-knock = { $name } aveva bussato.
scat-knocker-safe = Chi bussa e fa pari è salvo.
scat-ended-stock = Il tallone è finito.
scat-nobody-loses = Nessuno perde una vita.

scat-leaderboard-legend = Un'eliminazione conta per chi ha bussato senza perdere vite, o ha dichiarato 31; quelle dei computer stanno a parte (🤖). ⌀: vite perse a mano.
scat-figure-closed = { $count ->
    [one] { $count } mano vinta bussando o con 31
   *[other] { $count } mani vinte bussando o con 31
}
scat-figure-average = ⌀ { $penalty }
scat-stats-hands = Bussato o dichiarato con successo in **{ $closed }** su **{ $hands }** { $hands ->
    [one] mano
   *[other] mani
}
scat-stats-average = **{ $penalty }** vite perse a mano
scat-stats-best-total = { $total ->
    [one] Miglior vittoria con **{ $total }** vita persa
   *[other] Miglior vittoria con **{ $total }** vite perse
}

scat-profile-standard = Standard
scat-profile-standard-about = Tre vite e una possibilità in più; il 31 va dichiarato subito

scat-aim = Tieni più punti possibile in un solo seme. Chi alla fine ha la mano più bassa perde una vita; senza vite si gioca ancora, e la perdita seguente porta fuori.

scat-group-lives = Vite
scat-rules-lives = Una vita è una moneta. Vince chi resta per ultimo nella partita.
scat-setting-lives = Vite
scat-value-lives = { $number ->
    [one] { $number } vita
   *[other] { $number } vite
}
scat-rule-lives = { $number ->
    [one] Si comincia con { $number } vita a testa.
   *[other] Si comincia con { $number } vite a testa.
}
scat-setting-county = Si gioca anche senza vite
scat-rule-county-on = Senza vite si gioca ancora, fino alla perdita seguente.
scat-rule-county-off = Chi perde l'ultima vita è fuori.
scat-setting-double-loss = Due vite perse insieme
scat-value-double-loss-capped = mai più di quelle che hai
scat-value-double-loss-full = contano tutte e due
scat-rule-double-loss-capped = Con una vita sola si perde solo quella, anche quando ne andrebbero due.
scat-rule-double-loss-full = Due vite insieme sono due perdite una dopo l'altra: con una vita sola si è fuori.
scat-setting-all-out = Tutti fuori insieme
scat-value-all-out-replay = la mano si rigioca
scat-value-all-out-share = vincono insieme
scat-rule-all-out-replay = Una mano che farebbe uscire tutti non conta; lo stesso mazziere dà di nuovo le carte.
scat-rule-all-out-share = Se una mano fa uscire tutti, vincono insieme.

scat-group-hand = Mani
scat-rules-hand = Si sommano solo le carte di un seme: l'asso vale 11; re, donna e fante 10; le altre il loro numero. Un asso e due carte da dieci dello stesso seme fanno 31.
scat-setting-three-of-a-kind = Tre carte uguali
scat-value-three-of-a-kind-off = niente di più
scat-value-three-of-a-kind-30 = 30
scat-value-three-of-a-kind-30-5 = 30,5
scat-rule-three-of-a-kind-off = Tre carte dello stesso valore contano come una sola di loro.
scat-rule-three-of-a-kind-30 = Tre carte dello stesso valore contano 30.
scat-rule-three-of-a-kind-30-5 = Tre carte dello stesso valore contano 30,5.
scat-setting-declare = Dichiarare il 31
scat-value-declare-manual = lo fa chi gioca
scat-value-declare-auto = da sé
scat-rule-declare-manual = Chi ha 31 dopo la distribuzione o uno scarto lo dichiara prima che altri agiscano; più tardi conta solo 30.
scat-rule-declare-auto = Un 31 dopo la distribuzione o uno scarto si dichiara da sé.
scat-setting-thirty-one-costs = Un 31 dichiarato costa agli altri
scat-value-thirty-one-costs = { $number ->
    [one] { $number } vita
   *[other] { $number } vite
}
scat-rule-thirty-one-costs = { $number ->
    [one] Un 31 dichiarato chiude subito la mano: tutti gli altri perdono una vita.
   *[other] Un 31 dichiarato chiude subito la mano: tutti gli altri perdono { $number } vite.
}

scat-group-knocking = Turni e bussate
scat-rules-knocking = Nel tuo turno pesca dal tallone, o prendi lo scarto e tienilo, poi scarta una carta; oppure bussa. Dopo la bussata tutti gli altri hanno ancora un turno, poi si mostrano le carte. La mano più bassa perde una vita; chi ha bussato e pareggia è salvo, se è da solo il più basso ne perde due.
scat-setting-knock-not-in-first-round = Non si bussa nel primo giro
scat-rule-knock-not-in-first-round-on = Nessuno può bussare prima che tutti abbiano avuto un turno.
scat-rule-knock-not-in-first-round-off = Si può bussare già nel primo turno.
scat-setting-knock-minimum = Valore minimo per bussare
scat-value-knock-minimum = { $number ->
    [0] nessuno
   *[other] { $number }
}
scat-rule-knock-minimum = { $number ->
    [0] Si può bussare con qualunque mano.
   *[other] Per bussare la mano deve valere almeno { $number }.
}
scat-setting-first-player-may-pass = Il primo può passare
scat-rule-first-player-may-pass-on = Chi gioca per primo in una mano può passare.
scat-rule-first-player-may-pass-off = Chi gioca per primo pesca o bussa come gli altri.
scat-setting-final-turn-may-stand = Tenere le carte nell'ultimo turno
scat-rule-final-turn-may-stand-on = Nell'ultimo turno dopo la bussata si possono tenere le proprie carte.
scat-rule-final-turn-may-stand-off = Anche nell'ultimo turno dopo la bussata si pesca.

scat-group-stock = Fine del tallone
scat-rules-stock = Quando il tallone è finito, chi è di turno prende lo scarto, bussa se nessuno l'ha fatto, o non prende nulla: e la mano finisce.
scat-setting-exhaust-result = Senza bussate
scat-value-exhaust-result-lowest-loses = perde il più basso
scat-value-exhaust-result-draw = nessuno perde
scat-rule-exhaust-result-lowest-loses = Se allora nessuno ha bussato, tutti i più bassi perdono una vita.
scat-rule-exhaust-result-draw = Se allora nessuno ha bussato, nessuno perde una vita.
scat-setting-empty-stock-after-knock = Dopo una bussata
scat-value-empty-stock-after-knock-end-now = la mano finisce subito
scat-value-empty-stock-after-knock-pass = si rinuncia solo a quel turno
scat-rule-empty-stock-after-knock-end-now = Chi dopo una bussata non prende nulla chiude subito la mano.
scat-rule-empty-stock-after-knock-pass = Chi dopo una bussata non prende nulla rinuncia solo al proprio ultimo turno.
scat-setting-empty-stock-rounds = Giri prendendo lo scarto
scat-value-empty-stock-rounds = { $number ->
    [one] { $number } giro
   *[other] { $number } giri
}
scat-rule-empty-stock-rounds = { $number ->
    [one] Se per un giro tutti prendono lo scarto, la mano finisce.
   *[other] Se per { $number } giri tutti prendono lo scarto, la mano finisce.
}

scat-lesson-suit = **Conta un solo seme**: asso 11; re, donna e fante 10; le altre il loro numero. A sinistra 27; a destra 17, perché i quadri battono la donna.
scat-lesson-thirty-one = **31**: un asso e due carte da dieci dello stesso seme. Premi subito **31!**: la mano finisce e tutti gli altri perdono una vita.
scat-lesson-turn = **Il tuo turno**: pesca dal tallone o prendi lo scarto, poi scarta una carta.
scat-lesson-knock = **Bussa** invece di pescare: tutti gli altri hanno ancora un turno, poi la mano più bassa perde una vita. Se è solo la tua, ne perdi due.
scat-lesson-lives = Le **vite** sono monete 🪙. Senza vite giochi ancora: un'altra perdita e sei fuori. Vince chi resta per ultimo.
scat-hint-draw = Raccogli un solo seme. In pochi, circa 25 basta spesso per bussare; nei primi giri anche meno.
scat-hint-last-turn = Qualcuno ha bussato: decide questo turno. La mano più bassa perde una vita.
scat-hint-discard = Di solito si scarta la carta che lascia di più: è la prima.

hint-scat-declare = Dichiara il tuo 31: la mano finisce, e pagano tutti gli altri.
hint-scat-take = Prendi { $card }: così la tua mano vale { $value }.
hint-scat-draw = Pesca dal tallone: promette più di { $card }.
hint-scat-draw-only = Pesca dal tallone: non c'è altro da pescare.
hint-scat-knock = Bussa: con { $value } punti la tua mano difficilmente è la più bassa.
hint-scat-stand = Tieni le tue carte: { $value } punti bastano.
hint-scat-stop = Non prendere nulla: la mano finisce, e { $value } punti valgono più ora che dopo.
hint-scat-discard = Scarta { $card }: le altre tre valgono { $value }.
hint-scat-discard-hopes = Scarta { $card }: senza { $kept } avresti { $most }, ma questa mano promette di più.
hint-scat-discard-gift = Scarta { $card }: senza { $kept } avresti { $most }, ma quella farebbe comodo a chi segue.
