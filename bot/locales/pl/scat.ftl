### Scat (31): co mówi tylko ta gra, i jej zasady słowo po słowie

game-scat = Scat (31)

thirtyone-out = poza grą
scat-lost = { $lives ->
    [one] traci życie
    [few] traci { $lives } życia
   *[many] traci { $lives } żyć
}
thirtyone-replay = W ten sposób odpadliby wszyscy: nikt nic nie traci, a ten sam rozdający rozdaje jeszcze raz.

scat-summary = Zbieraj karty jednego koloru, do 31: as 11, król, dama i walet po 10. Dobieraj i odrzucaj, a gdy myślisz, że ktoś ma mniej od ciebie, zapukaj: wszyscy inni mają jeszcze jeden ruch, po czym najsłabsza ręka traci życie.
scat-end = Po **{ $lives }** { $lives ->
    [one] życiu
    [few] życia
   *[many] żyć
}, wygrywa, kto zostanie ostatni
scat-county = na garnuszku
scat-has-knocked = puka
scat-knocked = { $name } puka: wszyscy inni mają ostatni ruch.
scat-worth = Warte **{ $value }**

scat-hand-draw = Twój ruch: dobierz, weź ze stosu albo zapukaj.
scat-hand-last-turn = Twój ostatni ruch: dobierz albo weź ze stosu.
scat-hand-discard = Twój ruch: odrzuć kartę. Obok każdej jest to, ile są warte pozostałe trzy.
scat-hand-taken = Nowa: { $card } ze stosu; zostaje w ręce
scat-hand-claim = Ogłoś je teraz: gdy tylko ktoś dobierze albo zapuka, liczy się już tylko jako 30.
scat-hand-over = Twój ostatni ruch w tym rozdaniu już był.
scat-hand-lapsed = Twoje 31 nie zostało ogłoszone na czas: liczy się jako 30, dopóki trzymasz te karty.
scat-hand-asked = Ogłoś swoje 31 teraz, bo inaczej liczy się jako 30.
scat-button-knock = Pukam
scat-button-knock-now = Tak, pukam
scat-knock-question = Pukasz? Wszyscy inni mają jeszcze jeden ruch. Jeśli tylko ty masz najmniej, tracisz dwa życia.
scat-button-declare = 31!
scat-button-undeclared = Nic nie mówię
scat-button-stand = Zostaję przy swoich
scat-button-stop = Nic nie biorę
scat-button-discard = { $card } → { $value }

scat-log-knocked = **puka!**
scat-log-declared = **ogłasza 31!**
scat-log-stood = zostaje przy swoich kartach
scat-log-passed = pasuje
scat-log-stopped = nic nie bierze

scat-ended-declared = { $count ->
    [one] { $names } ogłasza 31: { $hand }
   *[other] 31 ogłaszają: { $names }.
}
scat-ended-knock = Pukanie: { $name }.
scat-knocker-safe = Kto puka i remisuje, jest bezpieczny.
scat-ended-stock = Talia się skończyła.
scat-nobody-loses = Nikt nie traci życia.

scat-leaderboard-legend = Eliminacja liczy się osobie, która zapukała bez straty życia albo ogłosiła 31; eliminacje komputerów są podane osobno (🤖). ⌀: stracone życia na rozdanie.
scat-figure-closed = { $count ->
    [one] { $count } rozdanie wygrane pukaniem albo 31
    [few] { $count } rozdania wygrane pukaniem albo 31
   *[many] { $count } rozdań wygranych pukaniem albo 31
}
scat-figure-average = ⌀ { $penalty }
scat-stats-hands = Udane pukanie albo 31: **{ $closed }** z **{ $hands }** { $hands ->
    [one] rozdania
   *[other] rozdań
}
scat-stats-average = Stracone życia na rozdanie: **{ $penalty }**
scat-stats-best-total = Najlepsza wygrana: stracone życia **{ $total }**

scat-profile-standard = Standard
scat-profile-standard-about = Trzy życia i gra na garnuszku; 31 trzeba ogłosić od razu

scat-aim = Trzymaj jak najwięcej punktów w jednym kolorze. Najsłabsza ręka na koniec rozdania traci życie; bez żyć gra się dalej „na garnuszku”, a następna strata wyrzuca z gry.

scat-group-lives = Życia
scat-rules-lives = Życie to moneta. Wygrywa, kto zostanie w partii ostatni.
scat-setting-lives = Życia
scat-value-lives = { $number ->
    [one] { $number } życie
    [few] { $number } życia
   *[many] { $number } żyć
}
scat-rule-lives = { $number ->
    [one] Każdy zaczyna z { $number } życiem.
   *[other] Każdy zaczyna z { $number } życiami.
}
scat-setting-county = Na garnuszku
scat-rule-county-on = Bez żyć gra się dalej, na garnuszku, do następnej straty.
scat-rule-county-off = Kto traci ostatnie życie, odpada.
scat-setting-double-loss = Strata dwóch żyć naraz
scat-value-double-loss-capped = nigdy więcej, niż masz
scat-value-double-loss-full = liczą się oba
scat-rule-double-loss-capped = Mając jedno życie, tracisz tylko je, nawet gdy należą się dwa.
scat-rule-double-loss-full = Dwa życia naraz to dwie straty jedna po drugiej: mając jedno życie, odpadasz.
scat-setting-all-out = Odpadają wszyscy naraz
scat-value-all-out-replay = rozdaje się jeszcze raz
scat-value-all-out-share = wygrywają razem
scat-rule-all-out-replay = Rozdanie, po którym odpadliby wszyscy, się nie liczy; ten sam rozdający rozdaje jeszcze raz.
scat-rule-all-out-share = Jeśli po rozdaniu odpadają wszyscy, wszyscy wygrywają razem.

scat-group-hand = Ręce
scat-rules-hand = Sumuje się tylko karty jednego koloru: as 11, król, dama i walet po 10, inne według numeru. As i dwie karty po dziesięć w jednym kolorze to 31.
scat-setting-three-of-a-kind = Trójka
scat-value-three-of-a-kind-off = nic więcej
scat-value-three-of-a-kind-30 = 30
scat-value-three-of-a-kind-30-5 = 30,5
scat-rule-three-of-a-kind-off = Trzy karty tej samej wartości są warte tyle co jedna z nich.
scat-rule-three-of-a-kind-30 = Trzy karty tej samej wartości są warte 30.
scat-rule-three-of-a-kind-30-5 = Trzy karty tej samej wartości są warte 30,5.
scat-setting-declare = Ogłaszanie 31
scat-value-declare-manual = robi to gracz
scat-value-declare-auto = samo
scat-rule-declare-manual = Kto ma 31 po rozdaniu albo po odrzuceniu karty, ogłasza je, zanim ktokolwiek inny zagra; później liczy się tylko jako 30.
scat-rule-declare-auto = 31 po rozdaniu albo po odrzuceniu karty ogłasza się samo.
scat-setting-thirty-one-costs = Ogłoszone 31 kosztuje innych
scat-value-thirty-one-costs = { $number ->
    [one] { $number } życie
    [few] { $number } życia
   *[many] { $number } żyć
}
scat-rule-thirty-one-costs = { $number ->
    [one] Ogłoszone 31 od razu kończy rozdanie: wszyscy inni tracą życie.
    [few] Ogłoszone 31 od razu kończy rozdanie: wszyscy inni tracą { $number } życia.
   *[many] Ogłoszone 31 od razu kończy rozdanie: wszyscy inni tracą { $number } żyć.
}

scat-group-knocking = Ruchy i pukanie
scat-rules-knocking = W swojej kolejce dobierz z talii albo weź wierzch stosu i go zatrzymaj, a potem odrzuć kartę; albo zamiast tego zapukaj. Po pukaniu wszyscy inni mają jeszcze jeden ruch i karty się odkrywa. Najsłabsza ręka traci życie; kto puka i ma remis, jest bezpieczny, a kto puka i sam ma najmniej, traci dwa.
scat-setting-knock-not-in-first-round = W pierwszej rundzie bez pukania
scat-rule-knock-not-in-first-round-on = Nikt nie może zapukać, zanim każdy nie miał swojego ruchu.
scat-rule-knock-not-in-first-round-off = Zapukać wolno już w pierwszym ruchu.
scat-setting-knock-minimum = Najmniej do pukania
scat-value-knock-minimum = { $number ->
    [0] bez minimum
   *[other] { $number }
}
scat-rule-knock-minimum = { $number ->
    [0] Zapukać wolno z każdą ręką.
   *[other] Aby zapukać, ręka musi być warta co najmniej { $number }.
}
scat-setting-first-player-may-pass = Kto zaczyna, może spasować
scat-rule-first-player-may-pass-on = Kto zaczyna rozdanie, może spasować.
scat-rule-first-player-may-pass-off = Kto zaczyna rozdanie, dobiera albo puka jak wszyscy.
scat-setting-final-turn-may-stand = W ostatnim ruchu można nie dobierać
scat-rule-final-turn-may-stand-on = W ostatnim ruchu po pukaniu wolno zostać przy swoich kartach.
scat-rule-final-turn-may-stand-off = W ostatnim ruchu po pukaniu też się dobiera.

scat-group-stock = Koniec talii
scat-rules-stock = Gdy talia się skończy, kto jest na ruchu, bierze wierzch stosu, puka, jeśli nikt tego nie zrobił, albo nic nie bierze: to kończy rozdanie.
scat-setting-exhaust-result = Bez pukania
scat-value-exhaust-result-lowest-loses = traci najsłabsza ręka
scat-value-exhaust-result-draw = nikt nie traci
scat-rule-exhaust-result-lowest-loses = Jeśli nikt nie zapukał, życie tracą wszystkie najsłabsze ręce.
scat-rule-exhaust-result-draw = Jeśli nikt nie zapukał, nikt nie traci życia.
scat-setting-empty-stock-after-knock = Po pukaniu
scat-value-empty-stock-after-knock-end-now = rozdanie kończy się od razu
scat-value-empty-stock-after-knock-pass = przepada tylko ten ruch
scat-rule-empty-stock-after-knock-end-now = Kto po pukaniu nic nie bierze, od razu kończy rozdanie.
scat-rule-empty-stock-after-knock-pass = Kto po pukaniu nic nie bierze, rezygnuje tylko ze swojego ostatniego ruchu.
scat-setting-empty-stock-rounds = Rundy brania ze stosu
scat-value-empty-stock-rounds = { $number ->
    [one] { $number } runda
    [few] { $number } rundy
   *[many] { $number } rund
}
scat-rule-empty-stock-rounds = { $number ->
    [one] Jeśli przez rundę wszyscy biorą ze stosu, rozdanie się kończy.
    [few] Jeśli przez { $number } rundy wszyscy biorą ze stosu, rozdanie się kończy.
   *[many] Jeśli przez { $number } rund wszyscy biorą ze stosu, rozdanie się kończy.
}

scat-lesson-suit = **Liczy się jeden kolor**: as 11, król, dama i walet po 10, inne według numeru. Po lewej 27; po prawej 17, bo kara są warte więcej niż dama.
scat-lesson-thirty-one = **31**: as i dwie karty po dziesięć w jednym kolorze. Kliknij od razu **{ scat-button-declare }**: rozdanie się kończy, a wszyscy inni tracą życie.
scat-lesson-turn = **Twoja kolejka**: dobierz z talii albo weź wierzch stosu, a potem odrzuć kartę.
scat-lesson-knock = **Pukanie** zamiast dobierania: wszyscy inni mają jeszcze jeden ruch, po czym najsłabsza ręka traci życie. Jeśli tylko twoja jest najsłabsza, tracisz dwa.
scat-lesson-lives = **Życia** to monety 🪙. Bez żadnej grasz na garnuszku: jeszcze jedna strata i odpadasz. Wygrywa, kto zostanie ostatni.
scat-hint-draw = Zbieraj jeden kolor. Przy kilku graczach często wystarczy około 25, by zapukać, a w pierwszych rundach mniej.
scat-hint-last-turn = Ktoś puka: ten ruch rozstrzyga. Najsłabsza ręka traci życie.
scat-hint-discard = Zwykle odrzuca się kartę, po której zostaje najwięcej: stoi na początku.

hint-scat-declare = Ogłoś swoje 31: rozdanie się kończy, a płacą wszyscy inni.
hint-scat-take = Weź { $card }: ręka będzie wtedy warta { $value }.
hint-scat-draw = Dobierz z talii: to obiecuje więcej niż { $card }.
hint-scat-draw-only = Dobierz z talii: nic innego nie ma do wzięcia.
hint-scat-knock = Zapukaj: z wartością { $value } raczej nie masz najsłabszej ręki.
hint-scat-stand = Zostań przy swoich: { $value } wystarczy.
hint-scat-stop = Nic nie bierz: rozdanie się kończy, a { $value } teraz jest lepsze niż później.
hint-scat-discard = Odrzuć { $card }: pozostałe trzy są warte { $value }.
hint-scat-discard-hopes = Odrzuć { $card }: bez { $kept } masz { $most }, ale ta ręka obiecuje więcej.
hint-scat-discard-gift = Odrzuć { $card }: bez { $kept } masz { $most }, ale ta karta przyda się następnej osobie.
