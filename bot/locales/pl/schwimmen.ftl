### Schwimmen, niemieckie 31: co mówi tylko ta gra, i jej zasady słowo po słowie

game-schwimmen = Schwimmen

schwimmen-summary = Zbieraj karty jednego koloru, do 31, wymieniając jedną kartę albo wszystkie trzy na te ze środka: as 11, król, dama i walet po 10; trójka 30,5. Zamknij, gdy myślisz, że ktoś ma mniej: wszyscy inni mają jeszcze jeden ruch, po czym najsłabsza ręka traci żeton.
schwimmen-end = Po **{ $lives }** { $lives ->
    [one] żetonie
    [few] żetony
   *[many] żetonów
}, wygrywa, kto zostanie ostatni
schwimmen-county = pływa
schwimmen-has-knocked = zamyka
schwimmen-closed = { $name } zamyka: wszyscy inni mają ostatni ruch.
schwimmen-pool = Na środku { $cards } · zostało { $stock ->
    [one] { $stock } karta
    [few] { $stock } karty
   *[many] { $stock } kart
}
schwimmen-face-down = zakryte
schwimmen-lost = { $lives ->
    [one] traci żeton
    [few] traci { $lives } żetony
   *[many] traci { $lives } żetonów
}
schwimmen-worth = Warte **{ $value }**

schwimmen-hand-choose = Rozdajesz: zostaw te karty albo zagraj pozostałymi trzema, w ciemno. Te, którymi nie grasz, idą na środek.
schwimmen-hand-turn = Twój ruch: wymień jedną kartę albo wszystkie trzy, spasuj albo zamknij.
schwimmen-hand-last-turn = Twój ostatni ruch: wymień jedną kartę albo wszystkie trzy, albo spasuj.
schwimmen-hand-swapped = Teraz zamknij albo spasuj.
schwimmen-hand-asked = Pokaż swoje karty: to kończy rozdanie.
schwimmen-hand-over = Twój ostatni ruch w tym rozdaniu już był.
schwimmen-select-swap = Wymień jedną kartę …
schwimmen-button-keep = Zostawiam te
schwimmen-button-exchange = Gram tamtymi trzema
schwimmen-button-swap-all = Wszystkie trzy ({ $value })
schwimmen-button-pass = Pasuję
schwimmen-button-close = Zamykam
schwimmen-button-close-now = Tak, zamykam
schwimmen-close-question = Zamykasz? Wszyscy inni mają jeszcze jeden ruch, po czym karty się odkrywa.
schwimmen-button-declare = Pokazuję karty!
schwimmen-move-swap = { $card } za { $taken } → { $value }

schwimmen-log-knocked = **zamyka!**
schwimmen-log-declared = **pokazuje karty!**
schwimmen-log-passed = pasuje
schwimmen-log-kept = zostawia swoje karty
schwimmen-log-exchanged = gra tamtymi trzema, w ciemno
schwimmen-log-turned-up = na środku: { $cards }
schwimmen-log-swapped = wymienia { $card } na { $taken }

schwimmen-ended-declared = { $names } pokazuje { $hand }.
schwimmen-ended-close = Zamknięcie: { $name }.
schwimmen-ended-stock = Nie ma już kart na środek.

schwimmen-leaderboard-legend = Eliminacja liczy się osobie, która zamknęła bez straty żetonu albo pokazała 31 lub trzy asy; eliminacje komputerów są podane osobno (🤖). ⌀: stracone żetony na rozdanie.
schwimmen-figure-closed = { $count ->
    [one] { $count } rozdanie wygrane zamknięciem albo pokazaniem
    [few] { $count } rozdania wygrane zamknięciem albo pokazaniem
   *[many] { $count } rozdań wygranych zamknięciem albo pokazaniem
}
schwimmen-figure-average = ⌀ { $penalty }
schwimmen-stats-hands = Udane zamknięcie albo pokazanie: **{ $closed }** z **{ $hands }** { $hands ->
    [one] rozdania
   *[other] rozdań
}
schwimmen-stats-average = Stracone żetony na rozdanie: **{ $penalty }**
schwimmen-stats-best-total = Najlepsza wygrana: stracone żetony **{ $total }**

schwimmen-profile-standard = Standard
schwimmen-profile-standard-about = Trzy żetony, potem się pływa; zamyka się zamiast wymiany

schwimmen-aim = Trzymaj jak najwięcej punktów w jednym kolorze. Najsłabsza ręka na koniec rozdania traci żeton; bez żetonów się pływa, a następna strata wyrzuca z gry.

schwimmen-group-lives = Żetony
schwimmen-rules-lives = Najsłabsza ręka traci żeton. Kto nie ma żadnego, pływa: jeszcze jedna strata i odpada. Wygrywa, kto zostanie w partii ostatni.
schwimmen-setting-lives = Żetony
schwimmen-value-lives = { $number ->
    [one] { $number } żeton
    [few] { $number } żetony
   *[many] { $number } żetonów
}
schwimmen-rule-lives = { $number ->
    [one] Każdy zaczyna z { $number } żetonem.
   *[other] Każdy zaczyna z { $number } żetonami.
}
schwimmen-setting-sw-single-swimmer = Pływać może tylko jedna osoba
schwimmen-rule-sw-single-swimmer-on = Naraz może pływać tylko jedna osoba: kto byłby drugi, odpada.
schwimmen-rule-sw-single-swimmer-off = Pływać może dowolnie wiele osób.
schwimmen-setting-sw-tie = Kilka najsłabszych rąk
schwimmen-value-sw-tie-all-lose = wszystkie tracą żeton
schwimmen-value-sw-tie-suit-order = traci niższy kolor
schwimmen-rule-sw-tie-all-lose = Jeśli najsłabszych rąk jest kilka, żeton tracą wszystkie.
schwimmen-rule-sw-tie-suit-order = Jeśli najsłabszych rąk jest kilka, traci niższy kolor: karo, kier, pik, trefl.
schwimmen-setting-sw-closer-double = Zamknięcie z najsłabszą ręką: dwa żetony
schwimmen-rule-sw-closer-double-on = Kto zamyka i sam ma najmniej, traci dwa żetony.
schwimmen-rule-sw-closer-double-off = Kto zamyka i ma najmniej, traci jeden żeton jak każdy.

schwimmen-group-hand = Ręce
schwimmen-rules-hand = Sumuje się tylko karty jednego koloru: as 11, król, dama i walet po 10, inne według numeru; trójka to 30,5. 31 albo trzy asy pokazuje się od razu i to kończy rozdanie: przy 31 żeton traci najsłabsza ręka, przy trzech asach wszyscy inni.
schwimmen-setting-sw-triples-rank = Wyższa trójka jest lepsza
schwimmen-rule-sw-triples-rank-on = Z dwóch trójek więcej warta jest ta o wyższej wartości.
schwimmen-rule-sw-triples-rank-off = Wszystkie trójki są warte tyle samo.

schwimmen-group-closing = Ruchy i zamykanie
schwimmen-rules-closing = Rozdający ogląda jedną z dwóch trójek kart i ją zostawia albo gra drugą, w ciemno; ta, którą nie gra, leży na środku. W swojej kolejce wymień jedną kartę albo wszystkie trzy ze środkiem, albo spasuj. Jeśli wszyscy spasują, odkrywa się trzy nowe karty. Po zamknięciu wszyscy inni mają jeszcze jeden ruch.
schwimmen-setting-sw-close = Kiedy się zamyka
schwimmen-value-sw-close-instead-of-swap = zamiast wymiany
schwimmen-value-sw-close-after-swap = także po wymianie
schwimmen-rule-sw-close-instead-of-swap = Zamyka się zamiast wymiany.
schwimmen-rule-sw-close-after-swap = Wymienić i zamknąć wolno w tej samej kolejce.
schwimmen-setting-sw-no-close-first-round = W pierwszej rundzie bez zamykania
schwimmen-rule-sw-no-close-first-round-on = Nikt nie może zamknąć, zanim każdy nie miał swojego ruchu.
schwimmen-rule-sw-no-close-first-round-off = Zamknąć wolno już w pierwszym ruchu.

schwimmen-lesson-suit = **Liczy się jeden kolor**: as 11, król, dama i walet po 10, inne według numeru; trójka 30,5. Po lewej 27, po prawej 30,5.
schwimmen-lesson-show = **31 albo trzy asy** pokazuje się od razu i to kończy rozdanie. Przy 31 żeton traci najsłabsza ręka, przy trzech asach wszyscy inni.
schwimmen-lesson-turn = **Twoja kolejka**: wymień jedną kartę albo wszystkie trzy ze środkiem, albo spasuj.
schwimmen-lesson-close = **Zamknięcie** zamiast wymiany: wszyscy inni mają jeszcze jeden ruch, po czym najsłabsza ręka traci żeton.
schwimmen-lesson-lives = Bez żetonów 🪙 pływasz: jeszcze jedna strata i odpadasz. Wygrywa, kto zostanie ostatni.
schwimmen-hint-choose = Od { $value } w górę zostaw; z mniejszą wartością pozostałe trzy są częściej lepsze niż gorsze.
schwimmen-hint-turn = Najpierw stoją wymiany, po których zostaje najwięcej. Zamknij, gdy myślisz, że ktoś ma mniej.
schwimmen-hint-last-turn = Ktoś zamyka: ten ruch rozstrzyga. Najsłabsza ręka traci żeton.

hint-schwimmen-declare = Pokaż swoje karty: rozdanie kończy się na twoją korzyść.
hint-schwimmen-keep = Zostaw te karty: { $value } to dobry początek.
hint-schwimmen-exchange = Zagraj pozostałymi trzema: te są warte tylko { $value }.
hint-schwimmen-swap = Wymień { $card } na { $taken }: ręka będzie wtedy warta { $value }.
hint-schwimmen-swap-all = Wymień wszystkie trzy: ręka będzie wtedy warta { $value }.
hint-schwimmen-close = Zamknij: z wartością { $value } raczej nie masz najsłabszej ręki.
hint-schwimmen-pass = Spasuj: { $value } najlepiej zostawić tak, jak jest.
