### Samba: quello che dice solo questo gioco; le regole per esteso sono in samba_rules.ftl

game-samba = Samba
samba-profile-standard = Standard
samba-profile-standard-about = I tre rossi si calano a mano; una matta o un tre blocca il pozzo finché è in cima
samba-profile-standard-choice = { samba-profile-standard }: tre rossi a mano, una matta in cima blocca il pozzo
samba-profile-classic = Classico
samba-profile-classic-about = Come nei vecchi manuali: le matte congelano il pozzo, i tre rossi si calano subito
samba-profile-classic-choice = { samba-profile-classic }: le matte congelano il pozzo, i tre rossi si calano subito

samba-summary = Tre mazzi e sei jolly. Raccogli gruppi di un valore e sequenze di un seme: con sette carte sono una canasta o una samba. Con due di queste la tua squadra può chiudere. In quattro si gioca a due squadre, in sei a tre.
samba-end = Si vince a **{ $target }** punti

samba-piles = Pozzo { $top } · { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} · Tallone { $stock ->
    [one] { $stock } carta
   *[other] { $stock } carte
}
samba-blocked = 🔒 Il pozzo è bloccato: adesso nessuno può prenderlo.
samba-frozen = ❄️ Il pozzo è congelato: lo prendono solo due carte naturali del valore di quella in cima.
samba-minimum = prima calata: { $minimum }
samba-sambas = { $count ->
    [one] { $count } samba
   *[other] { $count } sambe
}
samba-canastas = { $count ->
    [one] { $count } canasta
   *[other] { $count } canaste
}
samba-reds = { $count ->
    [one] { $count } tre rosso
   *[other] { $count } tre rossi
}
samba-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
samba-meld-natural = `{ $number }` 🟥 **{ $cards }** canasta pura
samba-meld-mixed = `{ $number }` ⬜ **{ $cards }** canasta mista
samba-meld-samba = `{ $number }` 🟪 **{ $cards }** samba
samba-asked = { $mention }: { $name } chiede se finire la mano. Rispondi nel tuo pannello (**{ button-my-hand }**).

samba-hand-draw = Tocca a te: pesca due carte o prendi il pozzo.
samba-hand-no-stock = Tocca a te: il tallone è finito. Prendi il pozzo o finisci la mano.
samba-hand-first = Tocca a te: la prima calata della tua squadra deve valere { $minimum } punti. Poi scarta.
samba-hand-asked = { $name } chiede: posso finire la mano?
samba-hand-waiting = Hai chiesto a { $name }: aspetta la risposta.
samba-hand-yes-binding = Il compagno dice di sì: in questo turno devi chiudere.
samba-hand-no-binding = Il compagno dice di no: in questo turno tieni una carta.
samba-hand-yes-advice = Il compagno finirebbe la mano.
samba-hand-no-advice = Il compagno preferisce continuare.
samba-hand-new = Nuove: { $cards }
samba-hand-minimum = Prima calata della tua squadra: { $minimum } punti in tutto
samba-hand-completes = Canaste e sambe della tua squadra: { $count } delle { $needed } per chiudere
samba-button-take = Prendi il pozzo
samba-button-red = Cala { $card }
samba-button-ask = Chiedi al compagno
samba-button-yes = Sì, finisci
samba-button-no = No, continua
samba-button-stop = Finisci la mano
samba-select-take = Prendi il pozzo con …
samba-select-add = Aggiungi alle tue …
samba-select-discard = Scarta { $first } – { $last } …
samba-select-where = Che cosa ne fai?
samba-pick-where = Queste carte possono andare in più posti. Scegline uno.
samba-take-how = Il pozzo si può prendere in più modi. Scegline uno.

samba-move-add = { $cards } alla { $number }: { $meld }
samba-move-merge = Unisci { $number } e { $other }: { $meld }
samba-move-take-with = { $cards } + pozzo ({ $count })
samba-move-take-to = Pozzo ({ $count }) alla { $number }: { $meld }
samba-move-goes-out = { $card } (chiude)
samba-move-draw = Pesca dal tallone
samba-move-stop = Finisci la mano
samba-move-ask = Chiedi al compagno
samba-move-undo = Annulla l'ultima azione
samba-makes-natural = canasta pura!
samba-makes-mixed = canasta mista!
samba-makes-samba = samba!

samba-log-taken = prende il pozzo: { $card } e { $count ->
    [one] un'altra carta
   *[other] altre { $count } carte
}
samba-log-opened = apre con { $value }
samba-log-merged = unisce la { $number } e la { $other }
samba-log-natural = (**canasta pura!**)
samba-log-mixed = (**canasta mista!**)
samba-log-samba = (**samba!**)
samba-log-asked = chiede al compagno se finire la mano
samba-log-yes = dice di **sì**
samba-log-no = dice di **no**
samba-log-passed = non ha niente da scartare
samba-log-went-out = **chiude!**
samba-log-dead = (il tallone è finito)

samba-ended-out = { $name } chiude.
samba-ended-stock = Il tallone è finito; nessuno ha chiuso.
samba-round = **{ $points }** · { $total } in tutto
samba-part-cards = Carte: { $points }
samba-part-red-threes = Tre rossi: { $points }
samba-part-sambas = Sambe: { $points }
samba-part-canastas = Canaste: { $points }
samba-part-going-out = Chiusura: { $points }

samba-leaderboard-legend = In ordine di partite vinte; la vittoria di una squadra vale per ognuno dei suoi giocatori. Sambe e canaste sono quelle della propria squadra. ⌀: punti per mano.
samba-figure-closed = { $count ->
    [0] non ha mai chiuso
    [one] ha chiuso una volta
   *[other] ha chiuso { $count } volte
}
samba-figure-made = sambe { $sambas }, canaste { $canastas }
samba-figure-average = ⌀ { $penalty }
samba-stats-made = Sambe delle tue squadre: **{ $sambas }**, canaste: **{ $canastas }**
samba-stats-hands = Hai chiuso **{ $closed }** { $hands ->
    [one] mano su **{ $hands }**
   *[other] mani su **{ $hands }**
}
samba-stats-average = **{ $penalty }** punti per mano
samba-stats-best-total = Vittoria migliore con **{ $total }** punti

samba-lesson-groups = **Gruppo**: tre o più carte di un valore, dal quattro all'asso, di qualunque seme. Jolly e due sono matte: al massimo due, con almeno il doppio di carte naturali.
samba-lesson-sequences = **Sequenza**: da tre a sette carte di un seme in ordine, dal quattro all'asso, senza matte.
samba-lesson-canastas = **Canasta**: un gruppo di sette o più carte, pura 500 o con matte 300. **Samba**: una sequenza di sette, 1500.
samba-lesson-turn = **Il tuo turno**: pesca due carte, cala combinazioni o aggiungi carte a quelle della tua squadra, scarta. Oppure prendi tutto il pozzo: cala la carta in cima con due dello stesso valore della tua mano. La prima calata della squadra deve valere almeno 50 punti.
samba-lesson-threes = **I tre**: cala quelli rossi, valgono 100 l'uno se la squadra ha due canaste o sambe, altrimenti meno 100. Un tre nero, come una matta, blocca il pozzo.
samba-lesson-out = **Chiudere**: con due canaste o sambe la tua squadra può finire la mano liberandosi dell'ultima carta. Prima puoi chiedere al compagno. Vince la prima squadra che arriva a 10.000 punti.
samba-hint-draw = Con due carte del valore dello scarto in cima prendi tutto il pozzo: le cali subito. Altrimenti pesca.
samba-hint-collect = La prima calata della tua squadra deve valere { $minimum } punti, in una sola mossa. Tieni le carte che vanno insieme.
samba-hint-can-open = Puoi fare adesso la prima calata (servono { $minimum } punti): sceglila sotto **Cala**. Poi scarta.
samba-hint-play = Aggiungi carte alle combinazioni della squadra: con sette sono una canasta o una samba. Con due di queste si può chiudere.
samba-hint-out = La tua squadra può chiudere: liberati dell'ultima carta, oppure continua a farne altre. Puoi chiedere al compagno.
