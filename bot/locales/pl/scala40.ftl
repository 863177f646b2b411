### Scala 40: co mówi tylko ta gra; zasady słowo po słowie są w scala40_rules.ftl

game-scala40 = Scala 40
scala40-profile-standard = Standard
scala40-profile-standard-about = Jak przy większości stołów: przed wyłożeniem tylko z talii; odpada się od 101 punktów
scala40-profile-federation = Federacja
scala40-profile-federation-about = Zasady włoskiej federacji: surowe przy odrzucaniu, odzyskany dżoker gra od razu
scala40-profile-classic = Klasyczne
scala40-profile-classic-about = Po staremu: wyłożenie bez dżokera, sekwens do pięciu, stos wolny, można wrócić do gry
scala40-profile-duel = Pojedynek
scala40-profile-duel-about = Dla dwojga: stos pomaga się wyłożyć, brak wyłożenia 100, zamknięcie z ręki podwaja
scala40-profile-house = Domowe
scala40-profile-house-about = Najczęstsza gra domowa: stos pomaga się wyłożyć, brak wyłożenia 100, z ręki podwaja

scala40-profile-standard-choice = { scala40-profile-standard }: odpada się od 101, przed wyłożeniem tylko z talii
scala40-profile-federation-choice = { scala40-profile-federation }: surowe zasady włoskiej federacji
scala40-profile-classic-choice = { scala40-profile-classic }: po staremu, sekwens do pięciu kart, można wrócić do gry
scala40-profile-duel-choice = { scala40-profile-duel }: dla dwojga, brak wyłożenia 100, zamknięcie z ręki podwaja
scala40-profile-house-choice = { scala40-profile-house }: najczęstsza gra domowa, brak wyłożenia 100

scala40-group-drawing = Dobieranie
scala40-group-melds = Układy
scala40-group-jokers = Dżokery
scala40-group-opening = Wyłożenie się
scala40-group-discarding = Odrzucanie
scala40-group-closing = Zamykanie
scala40-group-counting = Liczenie
scala40-group-stock = Koniec talii
scala40-group-match = Partia
scala40-group-reentry = Powrót do gry

scala40-setting-upcard-joker = Dżoker odkryty na początku
scala40-value-upcard-joker-redraw = odkrywa się inną kartę
scala40-value-upcard-joker-keep = zostaje
scala40-setting-first-player-takes-upcard = Pierwsza odkryta karta dla zaczynającego
scala40-setting-discard-draw-unopened = Branie ze stosu przed wyłożeniem
scala40-value-discard-draw-unopened-never = nigdy
scala40-value-discard-draw-unopened-if-used-in-opening = jeśli karta służy wyłożeniu
scala40-value-discard-draw-unopened-if-opens = jeśli się wykładasz
scala40-setting-discard-draw-opened = Branie ze stosu po wyłożeniu
scala40-value-discard-draw-opened-must-meld = jeśli karta od razu trafia na stół
scala40-value-discard-draw-opened-free = dowolnie
scala40-setting-undo-discard-draw = Wziętą kartę można odłożyć
scala40-setting-run-max = Najdłuższy sekwens
scala40-value-run-max = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}
scala40-setting-run-split = Sekwens sześciu kart się dzieli
scala40-setting-four-of-a-kind = Pełne czwórki
scala40-value-four-of-a-kind-stay = zostają na stole
scala40-value-four-of-a-kind-to-discard-pile = idą na stos
scala40-value-four-of-a-kind-to-stock-bottom = idą pod talię
scala40-setting-quartet-with-joker = Czwórka z dżokerem
scala40-value-quartet-with-joker-stays = zostaje
scala40-value-quartet-with-joker-removed = też schodzi
scala40-setting-jokers-per-meld = Dżokery w jednym układzie
scala40-value-jokers-per-meld = { $number ->
    [one] jeden
   *[other] do { $number }
}
scala40-value-jokers-per-meld-any = dowolnie wiele
scala40-setting-joker-identity = Dżoker w grupie z trzech kart
scala40-value-joker-identity-declare = kolor mówi, kto go wykłada
scala40-value-joker-identity-position = kolor wynika z miejsca
scala40-value-joker-identity-position-circular = kolor wynika z miejsca, w kółko
scala40-setting-joker-recovery-use = Odzyskany dżoker
scala40-value-joker-recovery-use-free = może zostać w ręce
scala40-value-joker-recovery-use-must-play = trzeba go od razu wyłożyć
scala40-setting-joker-discard = Odrzucanie dżokera
scala40-value-joker-discard-unopened-no = po wyłożeniu się
scala40-value-joker-discard-closing-only = tylko na zamknięcie
scala40-value-joker-discard-never = nigdy
scala40-value-joker-discard-always = zawsze
scala40-setting-opening-min = Punkty do wyłożenia się
scala40-value-opening-min = { $number }
scala40-setting-joker-in-opening = Dżokery przy wyłożeniu się
scala40-value-joker-in-opening-allowed = liczą się
scala40-value-joker-in-opening-forbidden = nie liczą się
scala40-value-joker-in-opening-beyond-clean-40 = tylko ponad minimum
scala40-setting-actions-in-opening-turn = Dokładanie w kolejce wyłożenia
scala40-setting-playable-unopened = Pasująca karta na stos przed wyłożeniem
scala40-value-playable-unopened-allowed = wolno
scala40-value-playable-unopened-forbidden = nie wolno
scala40-setting-playable-opened = Pasująca karta na stos po wyłożeniu
scala40-value-playable-opened-allowed = wolno
scala40-value-playable-opened-forbidden = nie wolno
scala40-setting-playable-min-players = Po wyłożeniu nie wolno, gdy gra
scala40-value-playable-min-players = { $number } lub więcej
scala40-setting-playable-closing = Zamknięcie pasującą kartą
scala40-value-playable-closing-allowed = wolno
scala40-value-playable-closing-forbidden = nie wolno
scala40-setting-no-legal-discard = Do odrzucenia same zakazane karty
scala40-value-no-legal-discard-waive = jedną i tak wolno odrzucić
scala40-value-no-legal-discard-refuse-table-play = nie wolno do tego dopuścić
scala40-setting-close-needs-discard = Zamyka się odrzuceniem karty
scala40-setting-close-first-turn = Zamknięcie w pierwszej kolejce
scala40-value-close-first-turn-forbidden = nie wolno
scala40-value-close-first-turn-allowed = wolno
scala40-setting-close-in-hand-below-40 = Zamknięcie z ręki poniżej minimum
scala40-setting-close-in-hand-double = Zamknięcie z ręki podwaja
scala40-setting-double-flat = Kara za brak wyłożenia też się podwaja
scala40-setting-card-values = Wartości kart
scala40-value-card-values-standard = J Q K 10, as 11
scala40-value-card-values-ladder = J 11, Q 12, K 13, as 14
scala40-setting-ace-hand-value = As w ręce
scala40-value-ace-hand-value-high = zawsze wysoki
scala40-value-ace-hand-value-one-if-alone = 1 jako ostatnia karta
scala40-value-ace-hand-value-structural = 1 jako ostatnia karta albo z 2 i 3
scala40-setting-joker-hand-value = Dżoker w ręce
scala40-value-joker-hand-value-25 = 25
scala40-value-joker-hand-value-as-ace = jak as
scala40-setting-not-opened-penalty = Brak wyłożenia na koniec
scala40-value-not-opened-penalty = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
scala40-value-not-opened-penalty-count = liczą się karty
scala40-setting-no-chance-counts-cards = Bez żadnej kolejki liczą się karty
scala40-setting-reshuffle-when = Talia się odnawia
scala40-value-reshuffle-when-last-card-drawn = z ostatnią kartą
scala40-value-reshuffle-when-draw-from-empty = gdy jest pusta
scala40-setting-reshuffle-mode = Stos staje się talią
scala40-value-reshuffle-mode-shuffle = po potasowaniu
scala40-value-reshuffle-mode-flip = po odwróceniu
scala40-setting-reshuffle-limit = Ile razy w rozdaniu
scala40-value-reshuffle-limit = { $number ->
    [0] ani razu
    [one] raz
   *[other] { $number } razy
}
scala40-value-reshuffle-limit-unlimited = bez ograniczeń
scala40-setting-reshuffle-keep-top = Wierzch stosu zostaje
scala40-setting-dead-hand = Rozdanie nie do dokończenia
scala40-value-dead-hand-no-points = nikomu się nie liczy
scala40-value-dead-hand-all-count = liczą wszyscy
scala40-setting-players = Najwięcej graczy
scala40-value-players = { $number }
scala40-setting-match-mode = Partia
scala40-value-match-mode-elimination = wygrywa, kto zostanie ostatni
scala40-value-match-mode-single-hand = jedno rozdanie
scala40-value-match-mode-no-elimination = wygrywa najniższa suma
scala40-setting-limit = Limit
scala40-value-limit = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
scala40-setting-final-total = Partia kończy się przy
scala40-value-final-total = { $number ->
    [one] { $number } punkcie
   *[other] { $number } punktach
}
scala40-setting-reentry = Powrót po osiągnięciu limitu
scala40-value-reentry-none = nie
scala40-value-reentry-auto-reset = sam z siebie
scala40-value-reentry-buy-in = do wyboru
scala40-setting-max-reentries = Powroty jednej osoby
scala40-value-max-reentries = { $number ->
    [0] żadnego
   *[other] do { $number }
}
scala40-value-max-reentries-unlimited = bez ograniczeń

scala40-summary = Zbieraj grupy i sekwensy. Twoje pierwsze układy muszą być razem warte { $minimum } pkt; potem możesz też dokładać do tego, co leży na stole. Kto odrzuci ostatnią kartę, kończy rozdanie, a reszta liczy karty, które ma w ręce.

scala40-end-limit = Odpada się od **{ $limit }** pkt
scala40-end-total = Wygrywa najniższa suma, gdy ktoś ma **{ $total }** pkt
scala40-end-single-hand = Decyduje **jedno rozdanie**

scala40-leaderboard-legend = Eliminacja liczy się osobie, która zamknęła rozdanie; eliminacje komputerów są podane osobno (🤖). ⌀: punkty karne na rozdanie.

scala40-figure-closed = { $count ->
    [one] { $count } zamknięte rozdanie
    [few] { $count } zamknięte rozdania
   *[many] { $count } zamkniętych rozdań
}
scala40-figure-average = ⌀ { $penalty }

scala40-stats-hands = Zamknięte: **{ $closed }** z **{ $hands }** { $hands ->
    [one] rozdania
   *[other] rozdań
}
scala40-stats-average = **{ $penalty }** pkt karnych na rozdanie
scala40-stats-best-total = Najlepsza wygrana: **{ $total }** pkt

scala40-lesson-set = **Grupa**: trzy lub cztery karty tej samej wartości, każda w innym kolorze.
scala40-lesson-run = **Sekwens**: trzy lub więcej kolejnych kart jednego koloru. As stoi przed dwójką albo za królem.
scala40-lesson-opening = **Wyłożenie się**: pierwsze układy w rozdaniu muszą być razem warte 40 punktów. Tutaj: 30 + 15. Figury liczą się po 10, as za 11 albo, przed dwójką, za 1.
scala40-lesson-joker = **Dżoker** ★: zastępuje dowolną kartę. Gdy leżą już twoje pierwsze układy i masz tę właśnie kartę, wymień ją i weź ★.
scala40-lesson-turn = **Twoja kolejka**: dobierz, wyłóż układy albo dołóż karty do tych na stole, odrzuć. Kto odrzuci ostatnią kartę, kończy rozdanie, a wszyscy inni liczą to, co zostało im w ręce.
scala40-hint-collect = Aby się wyłożyć, potrzebujesz { $minimum } pkt w nowych układach; masz { $value }. Zatrzymuj karty, z których może być grupa albo sekwens.
scala40-hint-discard = Aby się wyłożyć, potrzebujesz { $minimum } pkt; masz { $value }. Odrzuć kartę, która do żadnej innej nie pasuje.
scala40-hint-will-open = W swojej kolejce, po dobraniu karty, możesz się wyłożyć za { $value }.
scala40-hint-can-open = Możesz się wyłożyć za { $value }: wybierz układy pod **{ select-put-down }**. Potem odrzuć kartę.
scala40-hint-draw-opened = Po wyłożeniu się możesz też wziąć wierzch stosu, jeśli w tej kolejce trafi na stół.
scala40-hint-put-back = W tej kolejce nie użyjesz { $card }: odłóż tę kartę i dobierz z talii.
scala40-hint-play-opened = Wykładaj nowe układy albo dokładaj pojedyncze karty do każdego układu na stole. Jedną kartę zachowaj do odrzucenia.
