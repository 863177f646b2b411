### Zasady słowo po słowie: co obowiązuje przy każdym stole i po jednym zdaniu na każdą wartość każdej opcji

scala40-page-hand = Rozdanie
scala40-page-points = Punkty i partia
scala40-aim = Pozbądź się wszystkich kart przed innymi. W swojej kolejce dobierz kartę, wyłóż, co chcesz, i jedną odrzuć.

scala40-rules-drawing = Dobiera się z talii albo bierze wierzch stosu kart odrzuconych. Karty wziętej ze stosu nie odrzuca się w tej samej kolejce.
scala40-rules-melds = Grupa to trzy lub cztery karty tej samej wartości, każda w innym kolorze. Sekwens to trzy lub więcej kolejnych kart jednego koloru, z asem przed dwójką albo za królem.
scala40-rules-jokers = Dżoker ★ zastępuje dowolną kartę. Po wyłożeniu się możesz go zabrać z każdego układu w zamian za tę właśnie kartę.
scala40-rules-counting = Kto zamyka, liczy 0, a wszyscy inni to, co mają jeszcze w ręce; dodaje się to do sumy.

scala40-rule-upcard-joker-redraw = Jeśli pierwszą odkrytą kartą jest dżoker, wraca do talii i odkrywa się inną.
scala40-rule-upcard-joker-keep = Jeśli pierwszą odkrytą kartą jest dżoker, zostaje.
scala40-rule-first-player-takes-upcard-on = W pierwszej kolejce rozdania wolno wziąć odkrytą kartę i zatrzymać ją w ręce.
scala40-rule-first-player-takes-upcard-off = Pierwsza odkryta karta jest taka jak każda odrzucona.
scala40-rule-discard-draw-unopened-never = Przed wyłożeniem się dobiera się tylko z talii.
scala40-rule-discard-draw-unopened-if-used-in-opening = Przed wyłożeniem się wolno wziąć wierzch stosu tylko wtedy, gdy wykładasz się z tą kartą w tej samej kolejce.
scala40-rule-discard-draw-unopened-if-opens = Przed wyłożeniem się wolno wziąć wierzch stosu, jeśli wykładasz się w tej samej kolejce; sama karta może zostać w ręce.
scala40-rule-discard-draw-opened-must-meld = Po wyłożeniu się wolno wziąć wierzch stosu, jeśli karta trafi na stół w tej samej kolejce.
scala40-rule-discard-draw-opened-free = Po wyłożeniu się wolno brać wierzch stosu dowolnie.
scala40-rule-undo-discard-draw-on = Kartę wziętą ze stosu wolno odłożyć, dopóki jest nieużyta; potem dobiera się z talii.
scala40-rule-undo-discard-draw-off = Karty wziętej ze stosu nie można odłożyć.

scala40-rule-run-max = Sekwens ma najwyżej { $number ->
    [one] { $number } kartę.
    [few] { $number } karty.
   *[many] { $number } kart.
}
scala40-rule-run-split-on = Szósta karta dołożona do sekwensu dzieli go na dwa po trzy karty.
scala40-rule-run-split-off = Do sekwensu z pięciu kart nie dokłada się szóstej.
scala40-rule-four-of-a-kind-stay = Pełna czwórka zostaje na stole.
scala40-rule-four-of-a-kind-to-discard-pile = Pełna czwórka idzie od razu na stos, pod kartę odrzuconą w tej kolejce.
scala40-rule-four-of-a-kind-to-stock-bottom = Pełna czwórka idzie od razu pod talię.
scala40-rule-quartet-with-joker-stays = Czwórka z dżokerem zostaje na stole.
scala40-rule-quartet-with-joker-removed = Czwórka z dżokerem też schodzi ze stołu.

scala40-rule-jokers-per-meld = { $number ->
    [one] W układzie jest najwyżej jeden dżoker.
    [few] W układzie są najwyżej { $number } dżokery.
   *[many] W układzie jest najwyżej { $number } dżokerów.
}
scala40-rule-jokers-per-meld-any = W układzie może być dowolnie wiele dżokerów obok co najmniej jednej innej karty.
scala40-rule-joker-identity-declare = W grupie z trzech kart, kto wykłada dżokera, mówi, którym z brakujących kolorów on jest.
scala40-rule-joker-identity-position = W grupie z trzech kart kolor dżokera wskazuje karta obok (w środku: ta po lewej). Dwie barwy: drugi kolor tej samej barwy co ta karta. Jedna barwa: kier i pik wskazują siebie nawzajem, trefl i karo też.
scala40-rule-joker-identity-position-circular = W grupie z trzech kart kolor dżokera wynika z miejsca. Dwie barwy: drugi kolor barwy karty obok. Jedna barwa: następny kolor po jego stronie w kręgu kier, karo, trefl, pik; w środku mówi, kto go wykłada.
scala40-rule-joker-recovery-use-free = Odzyskany dżoker może zostać w ręce.
scala40-rule-joker-recovery-use-must-play = Odzyskanego dżokera trzeba wyłożyć w tej samej kolejce.
scala40-rule-joker-discard-unopened-no = Dżokera wolno odrzucić dopiero po wyłożeniu się.
scala40-rule-joker-discard-closing-only = Dżokera wolno odrzucić tylko na zamknięcie.
scala40-rule-joker-discard-never = Dżokera nie wolno odrzucić.
scala40-rule-joker-discard-always = Dżokera wolno odrzucić jak każdą kartę.

scala40-rule-opening-min = { $number ->
    [one] Pierwsze układy w rozdaniu muszą być razem warte co najmniej { $number } punkt, wszystkie w jednej kolejce.
    [few] Pierwsze układy w rozdaniu muszą być razem warte co najmniej { $number } punkty, wszystkie w jednej kolejce.
   *[many] Pierwsze układy w rozdaniu muszą być razem warte co najmniej { $number } punktów, wszystkie w jednej kolejce.
}
scala40-rule-joker-in-opening-allowed = Dżoker liczy się w nich jak karta, którą zastępuje.
scala40-rule-joker-in-opening-forbidden = Układy z dżokerem się do tego nie liczą; gdy pozostałe wystarczą, też wolno je wyłożyć.
scala40-rule-joker-in-opening-beyond-clean-40 = Minimum osiąga się bez dżokerów; gdy już jest, w tej samej kolejce wolno wyłożyć też układy z dżokerem.
scala40-rule-actions-in-opening-turn-on = Potem, już w tej samej kolejce, wolno dokładać do każdego układu i wymieniać dżokery.
scala40-rule-actions-in-opening-turn-off = Dokładać i wymieniać dżokery wolno od następnej kolejki.

scala40-rule-playable-unopened-allowed = Przed wyłożeniem się wolno odrzucić kartę, która pasuje do układu na stole.
scala40-rule-playable-unopened-forbidden = Przed wyłożeniem się nie wolno odrzucić karty, która pasuje do układu na stole.
scala40-rule-playable-opened-allowed = Po wyłożeniu się wolno odrzucić kartę, która pasuje.
scala40-rule-playable-opened-forbidden = Po wyłożeniu się też nie wolno odrzucić karty, która pasuje.
scala40-rule-playable-min-players = { $number ->
    [2] To obowiązuje niezależnie od liczby graczy.
   *[other] Po wyłożeniu się obowiązuje to, dopóki w partii jest co najmniej { $number } graczy.
}
scala40-rule-playable-closing-allowed = Karta odrzucona na zamknięcie może pasować.
scala40-rule-playable-closing-forbidden = Karta odrzucona na zamknięcie nie może pasować.
scala40-rule-no-legal-discard-waive = Jeśli żadnej z twoich kart nie wolno odrzucić, jedną i tak możesz.
scala40-rule-no-legal-discard-refuse-table-play = Nie wolno wyłożyć tyle, by zostały same karty, których odrzucić nie wolno.

scala40-rule-close-needs-discard-on = Rozdanie zamyka się odrzuceniem ostatniej karty.
scala40-rule-close-needs-discard-off = Rozdanie zamyka się pozbyciem się ostatniej karty, na stół albo na stos.
scala40-rule-close-first-turn-forbidden = W swojej pierwszej kolejce nie wolno zamknąć.
scala40-rule-close-first-turn-allowed = Zamknąć wolno już w swojej pierwszej kolejce.
scala40-rule-close-in-hand-below-40-on = Kto wykłada się i zamyka w jednej kolejce, nie potrzebuje minimum.
scala40-rule-close-in-hand-below-40-off = Kto wykłada się i zamyka w jednej kolejce, też potrzebuje minimum.
scala40-rule-close-in-hand-double-on = Wyłożenie się i zamknięcie w jednej kolejce (z ręki) podwaja punkty wszystkich innych.
scala40-rule-close-in-hand-double-off = Wyłożenie się i zamknięcie w jednej kolejce (z ręki) nie daje nic więcej.
scala40-rule-double-flat-on = Stała kara za brak wyłożenia też się wtedy podwaja.
scala40-rule-double-flat-off = Stała kara za brak wyłożenia się nie podwaja.

scala40-rule-card-values-standard = Karty liczą się według numeru, J Q K po 10, as 11 albo 1 przed dwójką.
scala40-rule-card-values-ladder = Karty liczą się według numeru, J 11, Q 12, K 13, as 14 albo 1 przed dwójką.
scala40-rule-ace-hand-value-high = W ręce as zawsze liczy się wysoko.
scala40-rule-ace-hand-value-one-if-alone = W ręce as liczy się za 1, jeśli jest jedyną kartą, a poza tym wysoko.
scala40-rule-ace-hand-value-structural = W ręce as liczy się za 1, jeśli jest jedyną kartą albo jest obok dwójki i trójki swojego koloru, a poza tym wysoko.
scala40-rule-joker-hand-value-25 = W ręce dżoker liczy się za 25.
scala40-rule-joker-hand-value-as-ace = W ręce dżoker liczy się jak as.
scala40-rule-not-opened-penalty = { $number ->
    [one] Bez wyłożenia się zamiast kart liczy się { $number } punkt.
    [few] Bez wyłożenia się zamiast kart liczą się { $number } punkty.
   *[many] Bez wyłożenia się zamiast kart liczy się { $number } punktów.
}
scala40-rule-not-opened-penalty-count = Bez wyłożenia się też liczą się karty.
scala40-rule-no-chance-counts-cards-on = Kto nie miał jeszcze swojej kolejki, liczy karty.
scala40-rule-no-chance-counts-cards-off = Obowiązuje to także tych, którzy nie mieli jeszcze swojej kolejki.

scala40-rule-reshuffle-when-last-card-drawn = Wraz z ostatnią kartą talii stos staje się nową talią.
scala40-rule-reshuffle-when-draw-from-empty = Gdy ktoś chce dobrać, a talia jest pusta, stos staje się nową talią.
scala40-rule-reshuffle-mode-shuffle = Karty się tasuje.
scala40-rule-reshuffle-mode-flip = Stos się odwraca bez tasowania: najpierw dobiera się kartę odrzuconą najdawniej.
scala40-rule-reshuffle-limit = { $number ->
    [0] Talia się nie odnawia: gdy się skończy i nikt nie bierze ze stosu, rozdanie się kończy.
    [one] Zdarza się to raz w rozdaniu; potem może być tak, że nikt go nie dokończy.
   *[other] Zdarza się to { $number } razy w rozdaniu; potem może być tak, że nikt go nie dokończy.
}
scala40-rule-reshuffle-limit-unlimited = Zdarza się to tyle razy, ile trzeba.
scala40-rule-reshuffle-keep-top-on = Wierzch stosu zostaje na miejscu.
scala40-rule-reshuffle-keep-top-off = Wierzch stosu też idzie do talii.
scala40-rule-dead-hand-no-points = Rozdanie, którego nikt nie może dokończyć, nikomu się nie liczy.
scala40-rule-dead-hand-all-count = Po rozdaniu, którego nikt nie może dokończyć, każdy liczy karty, które ma w ręce.

scala40-rule-players = { $number ->
    [2] Grają dwie osoby.
   *[other] Liczba graczy: od 2 do { $number }.
}
scala40-rule-match-mode-elimination = Kto osiąga limit, odpada; wygrywa, kto zostanie ostatni.
scala40-rule-match-mode-single-hand = Partia to jedno rozdanie: wygrywa, kto je zamknie.
scala40-rule-match-mode-no-elimination = Nikt nie odpada: gdy czyjaś suma dojdzie do końca partii, wygrywa najniższa.
scala40-rule-limit = { $number ->
    [one] Limit to { $number } punkt.
    [few] Limit to { $number } punkty.
   *[many] Limit to { $number } punktów.
}
scala40-rule-final-total = { $number ->
    [one] Partia kończy się przy { $number } punkcie.
   *[other] Partia kończy się przy { $number } punktach.
}

scala40-rule-reentry-none = Kto odpadł, nie wraca.
scala40-rule-reentry-auto-reset = Kto osiąga limit, gra dalej z najwyższą sumą poniżej limitu, jeśli jeszcze dwie osoby są poniżej.
scala40-rule-reentry-buy-in = Kto osiąga limit, może grać dalej z najwyższą sumą poniżej limitu, jeśli jeszcze dwie osoby są poniżej.
scala40-rule-max-reentries = { $number ->
    [0] Nikt jednak nie może wrócić.
    [one] Każdy może to zrobić raz.
   *[other] Każdy może to zrobić { $number } razy.
}
scala40-rule-max-reentries-unlimited = Każdy może to zrobić dowolnie wiele razy.
