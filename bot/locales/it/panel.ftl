hand-title = Le tue carte
hand-table = { $game }, mano { $hand }
hand-drawn = Nuova: { $card } dal tallone
hand-taken = Nuova: { $card } dal pozzo; { $duty ->
    [free] puoi tenerla, ma non scartarla in questo turno
    [open] apri in questo turno
    [use] usala per aprire in questo turno
   *[lay] usala in questo turno
}{ $back ->
    [yes] {" "}o rimettila
   *[no] {""}
}
hand-draw = Tocca a te: pesca una carta.
hand-play = Tocca a te: cala quello che vuoi, poi scarta.
hand-play-unopened = Tocca a te: apri se puoi, poi scarta.
hand-not-your-turn = Non tocca ancora a te.
hand-held = Un computer gioca al tuo posto.
hand-aside = Messe da parte: { $value } di { $minimum }{ $missing ->
    [0] {""}
    [one] , ne manca { $missing }
   *[other] , ne mancano { $missing }
}
hand-no-opening = Ancora nessuna combinazione; per aprire servono { $minimum } punti.
hand-can-open = Puoi aprire con { $value }: { $melds }
hand-best-opening = { $value } punti su { $minimum } per aprire: { $melds }

select-put-down = Cala …
select-add = Attacca o scambia …
select-discard = Scarta …
select-reading = Quale carta è il ★?

button-pick = Scegli le carte
button-by-suit = Per seme
button-by-rank = Per valore
button-undo = Annulla
button-hint = Suggerimento
button-follow = Fallo
button-open = Apri con { $value }
button-take-back = Riprendi
button-put-back = Rimetti { $card }
button-stop = Finisci la mano
button-back = Indietro

pick-title = Scegli le carte
pick-cards = Carte
pick-cards-hint = Restano da parte, solo per te, finché le tue combinazioni non valgono { $minimum }.
pick-cards-placeholder = Quante ne vuoi
pick-where = Dove
pick-new-meld = Una combinazione nuova
pick-on-meld = Alla { $number }: { $meld }
pick-which-reading = Queste carte possono voler dire più cose. Scegline una.

move-layoff = { $card } alla { $number }: { $meld }
move-swap = { $card } per il ★ della { $number }
move-closes = { $card } (chiude la mano)
move-draw = Pesca dal tallone
move-take = Prendi { $card } dal pozzo
move-putback = Rimetti la carta sul pozzo
move-undo = Annulla l'ultima azione
