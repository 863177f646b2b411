hand-title = Twoje karty
hand-table = { $game }, rozdanie { $hand }
hand-drawn = Nowa: { $card } z talii
hand-taken = Nowa: { $card } ze stosu; { $duty ->
    [free] możesz ją zatrzymać, ale nie odrzucić w tej kolejce
    [open] wyłóż się w tej kolejce
    [use] użyj jej do wyłożenia się w tej kolejce
   *[lay] wyłóż ją w tej kolejce
}{ $back ->
    [yes] {" "}albo odłóż z powrotem
   *[no] {""}
}
hand-draw = Twój ruch: dobierz kartę.
hand-play = Twój ruch: wyłóż, co chcesz, i odrzuć kartę.
hand-play-unopened = Twój ruch: wyłóż się, jeśli możesz, i odrzuć kartę.
hand-not-your-turn = To jeszcze nie twój ruch.
hand-held = Gra za ciebie komputer.
hand-aside = Odłożone: { $value } z { $minimum }{ $missing ->
    [0] {""}
   *[other] , brakuje { $missing }
}
hand-no-opening = Jeszcze żadnego układu; do wyłożenia się potrzeba { $minimum } pkt.
hand-can-open = Możesz się wyłożyć za { $value }: { $melds }
hand-best-opening = { $value } z { $minimum } pkt do wyłożenia się: { $melds }

select-put-down = Wyłóż …
select-add = Dołóż albo wymień …
select-discard = Odrzuć …
select-reading = Czym jest ★?

button-pick = Wybierz karty
button-by-suit = Kolorami
button-by-rank = Według wartości
button-undo = Cofnij
button-hint = Podpowiedź
button-follow = Zrób to
button-open = Wykładam się za { $value }
button-take-back = Zabierz z powrotem
button-put-back = Odłóż { $card }
button-stop = Zakończ rozdanie
button-back = Wróć

pick-title = Wybierz karty
pick-cards = Karty
pick-cards-hint = Leżą odłożone tylko dla ciebie, aż układy będą razem warte { $minimum }.
pick-cards-placeholder = Ile chcesz kart
pick-where = Dokąd
pick-new-meld = Nowy układ
pick-on-meld = Do { $number }: { $meld }
pick-which-reading = Te karty mogą znaczyć różne rzeczy. Wybierz jedną.

move-layoff = { $card } do { $number }: { $meld }
move-swap = { $card } za ★ w { $number }
move-closes = { $card } (zamyka rozdanie)
move-draw = Dobierz z talii
move-take = Weź { $card } ze stosu
move-putback = Odłóż wziętą kartę
move-undo = Cofnij ostatnią czynność
