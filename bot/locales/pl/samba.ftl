### Samba: to, co mówi tylko ta gra; spisane zasady są w samba_rules.ftl

game-samba = Samba
samba-profile-standard = Standardowe
samba-profile-standard-about = Czerwone trójki wykłada gracz; dzika karta albo trójka na wierzchu blokuje stos
samba-profile-standard-choice = { samba-profile-standard }: czerwone trójki wykłada gracz, dzika karta na wierzchu blokuje stos
samba-profile-classic = Klasyczne
samba-profile-classic-about = Jak w dawnych podręcznikach: dzikie karty zamrażają stos, czerwone trójki wykłada się od razu
samba-profile-classic-choice = { samba-profile-classic }: dzikie karty zamrażają stos, czerwone trójki od razu na stół

samba-summary = Trzy talie i sześć dżokerów. Zbieraj grupy jednej wartości i sekwensy jednego koloru: siedem kart to kanasta albo samba. Z dwiema takimi twoja drużyna może wyjść. We czterech gra się w dwóch drużynach, w sześciu w trzech.
samba-end = Wygrywa **{ $target }** pkt

samba-piles = Stos { $top } · { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
} · Talia { $stock ->
    [one] { $stock } karta
    [few] { $stock } karty
   *[other] { $stock } kart
}
samba-blocked = 🔒 Stos jest zablokowany: teraz nikt nie może go wziąć.
samba-frozen = ❄️ Stos jest zamrożony: biorą go tylko dwie naturalne karty wartości wierzchu.
samba-minimum = pierwsze układy: { $minimum }
samba-sambas = { $count ->
    [one] { $count } samba
    [few] { $count } samby
   *[other] { $count } samb
}
samba-canastas = { $count ->
    [one] { $count } kanasta
    [few] { $count } kanasty
   *[other] { $count } kanast
}
samba-reds = { $count ->
    [one] { $count } czerwona trójka
    [few] { $count } czerwone trójki
   *[other] { $count } czerwonych trójek
}
samba-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
samba-meld-natural = `{ $number }` 🟥 **{ $cards }** czysta kanasta
samba-meld-mixed = `{ $number }` ⬜ **{ $cards }** mieszana kanasta
samba-meld-samba = `{ $number }` 🟪 **{ $cards }** samba
samba-asked = { $mention }: { $name } pyta, czy zakończyć rozdanie. Odpowiedz w swoim panelu (**{ button-my-hand }**).

samba-hand-draw = Twój ruch: dobierz dwie karty albo weź stos.
samba-hand-no-stock = Twój ruch: talia się skończyła. Weź stos albo zakończ rozdanie.
samba-hand-first = Twój ruch: pierwsze układy drużyny muszą być razem warte { $minimum } pkt. Potem odrzuć kartę.
samba-hand-asked = { $name } pyta: czy mogę zakończyć rozdanie?
samba-hand-waiting = Pytanie dostaje { $name }; poczekaj na odpowiedź.
samba-hand-yes-binding = Partner się zgadza: w tym ruchu trzeba wyjść.
samba-hand-no-binding = Partner się nie zgadza: w tym ruchu zachowaj kartę.
samba-hand-yes-advice = Partner chętnie zakończy rozdanie.
samba-hand-no-advice = Partner woli grać dalej.
samba-hand-new = Nowe: { $cards }
samba-hand-minimum = Pierwsze układy twojej drużyny: razem { $minimum } pkt
samba-hand-completes = Kanasty i samby twojej drużyny: { $count } z { $needed } do wyjścia
samba-button-take = Weź stos
samba-button-red = Wyłóż { $card }
samba-button-ask = Zapytaj partnera
samba-button-yes = Tak, zakończ
samba-button-no = Nie, gramy dalej
samba-button-stop = Zakończ rozdanie
samba-select-take = Weź stos z …
samba-select-add = Dołóż do swoich układów …
samba-select-discard = Odrzuć { $first } – { $last } …
samba-select-where = Co z nimi zrobić?
samba-pick-where = Te karty mogą trafić w kilka miejsc. Wybierz jedno.
samba-take-how = Stos można wziąć na kilka sposobów. Wybierz jeden.

samba-move-add = { $cards } do { $number }: { $meld }
samba-move-merge = Połącz { $number } i { $other }: { $meld }
samba-move-take-with = { $cards } + stos ({ $count })
samba-move-take-to = Stos ({ $count }) do { $number }: { $meld }
samba-move-goes-out = { $card } (wychodzi)
samba-move-draw = Dobierz z talii
samba-move-stop = Zakończ rozdanie
samba-move-ask = Zapytaj partnera
samba-move-undo = Cofnij ostatnią czynność
samba-makes-natural = czysta kanasta!
samba-makes-mixed = mieszana kanasta!
samba-makes-samba = samba!

samba-log-taken = bierze stos: { $card } i jeszcze { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}
samba-log-opened = wykłada się za { $value }
samba-log-merged = łączy { $number } i { $other }
samba-log-natural = (**czysta kanasta!**)
samba-log-mixed = (**mieszana kanasta!**)
samba-log-samba = (**samba!**)
samba-log-asked = pyta partnera, czy zakończyć rozdanie
samba-log-yes = mówi **tak**
samba-log-no = mówi **nie**
samba-log-passed = nie ma czego odrzucić
samba-log-went-out = **wychodzi!**
samba-log-dead = (talia się skończyła)

samba-ended-out = Wychodzi { $name }.
samba-ended-stock = Talia się skończyła; nikt nie wychodzi.
samba-round = **{ $points }** · razem { $total }
samba-part-cards = Karty: { $points }
samba-part-red-threes = Czerwone trójki: { $points }
samba-part-sambas = Samby: { $points }
samba-part-canastas = Kanasty: { $points }
samba-part-going-out = Wyjście: { $points }

samba-leaderboard-legend = Według wygranych partii; wygrana drużyny liczy się każdemu z jej graczy. Samby i kanasty to te własnej drużyny. ⌀: punkty na rozdanie.
samba-figure-closed = { $count ->
    [one] { $count } wyjście
    [few] { $count } wyjścia
   *[other] { $count } wyjść
}
samba-figure-made = samby { $sambas }, kanasty { $canastas }
samba-figure-average = ⌀ { $penalty }
samba-stats-made = Samby twoich drużyn: **{ $sambas }**, kanasty: **{ $canastas }**
samba-stats-hands = Wyjścia: **{ $closed }** na **{ $hands }** { $hands ->
    [one] rozdanie
    [few] rozdania
   *[other] rozdań
}
samba-stats-average = **{ $penalty }** pkt na rozdanie
samba-stats-best-total = Najlepsza wygrana: **{ $total }** pkt

samba-lesson-groups = **Grupa**: trzy lub więcej kart jednej wartości, od czwórki do asa, w dowolnych kolorach. Dżokery i dwójki są dzikie: najwyżej dwie, a naturalnych co najmniej dwa razy tyle.
samba-lesson-sequences = **Sekwens**: od trzech do siedmiu kolejnych kart jednego koloru, od czwórki do asa, bez dzikich kart.
samba-lesson-canastas = **Kanasta**: grupa z siedmiu lub więcej kart, czysta 500, z dzikimi 300. **Samba**: sekwens z siedmiu, 1500.
samba-lesson-turn = **Twoja kolejka**: dobierz dwie karty, wyłóż układy albo dołóż do układów drużyny, odrzuć. Albo weź cały stos: wyłóż jego wierzch z dwiema kartami tej samej wartości z ręki. Pierwsze układy drużyny muszą być razem warte co najmniej 50 pkt.
samba-lesson-threes = **Trójki**: czerwone wykładaj, są warte po 100, gdy drużyna ma dwie kanasty lub samby, a wcześniej minus 100. Czarna trójka, jak dzika karta, blokuje stos.
samba-lesson-out = **Wyjście**: z dwiema kanastami lub sambami drużyna może zakończyć rozdanie, pozbywając się ostatniej karty. Najpierw możesz zapytać partnera. Wygrywa drużyna, która pierwsza ma 10 000 pkt.
samba-hint-draw = Dwie karty wartości wierzchu stosu biorą cały stos: wykładasz je od razu. Inaczej dobierz.
samba-hint-collect = Pierwsze układy drużyny muszą być razem warte { $minimum } pkt, w jednym ruchu. Zatrzymuj karty, które do siebie pasują.
samba-hint-can-open = Możesz teraz wyłożyć pierwsze układy (potrzeba { $minimum } pkt): wybierz je pod **Wyłóż**. Potem odrzuć kartę.
samba-hint-play = Dokładaj do układów drużyny: siedem kart to kanasta albo samba. Z dwiema można wyjść.
samba-hint-out = Twoja drużyna może wyjść: pozbądź się ostatniej karty albo układaj dalej. Możesz zapytać partnera.
