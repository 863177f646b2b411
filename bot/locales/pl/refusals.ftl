### Zasady

refusal-option = „{ $rule }”
refusal-unknown-profile = Nie ma profilu { $profile }; wybierz jeden z: { $allowed }.
refusal-unknown-option = Nie ma opcji { $option }.
refusal-bad-option-value = { $value } nie pasuje do { $option }. Można wybrać: { $allowed }.
refusal-options-contradict = { $option } kłóci się z tym, co wybrano w { $other }: da się tylko, gdy jest tam { $needs }.
refusal-unreadable-move = Nie umiem odczytać { $text } jako ruchu; napisz na przykład { $example }.
refusal-which-reading = { $text } można rozumieć na różne sposoby ({ $count }); powiedz, którą kartę zastępuje każdy dżoker.
refusal-not-in-hand = Nie masz w ręce { $card }.
refusal-no-such-meld = Na stole nie ma układu { $number }; liczba układów: { $count }.
refusal-hand-over = Rozdanie się skończyło.
refusal-draw-first = Najpierw dobierz kartę.
refusal-already-drawn = Karta jest już dobrana: teraz wykładaj albo odrzuć.
refusal-not-asked = Nikt cię teraz o nic nie pyta.
refusal-nothing-to-undo = Nie ma czego cofnąć; karta dobrana z talii zostaje dobrana.
refusal-stock-empty = Talia się skończyła i nie będzie nowej; weź kartę ze stosu albo zakończ.
refusal-pile-empty = Stos jest pusty: dobierz z talii.
refusal-pile-closed = Przed wyłożeniem się nie wolno brać ze stosu (zasada: { $option }); dobierz z talii.
refusal-pile-after-putback = Karta wróciła na stos, więc w tej kolejce dobierasz z talii.
refusal-pile-card-useless = Nie da się użyć { $card } w tej kolejce, a odłożyć jej nie będzie można (zasada: { $option }).
refusal-nothing-to-put-back = Nie masz nieużytej karty ze stosu, więc nie ma czego odłożyć.
refusal-putback-off = Przy tym stole karty wziętej ze stosu nie można odłożyć (zasada: { $option }).
refusal-cannot-stop = Można jeszcze dobierać; rozdanie trwa.
refusal-meld-too-short = { $meld } to za mało: układ ma co najmniej trzy karty.
refusal-too-many-jokers = { $meld } ma za dużo dżokerów: w jednym układzie najwyżej { $allowed } (zasada: { $option }).
refusal-too-few-naturals = { $meld }: kart bez dżokerów musi być co najmniej { $needed } (zasada: { $option }).
refusal-set-repeats-suit = { $meld } to nie grupa: trzy lub cztery karty tej samej wartości, każda w innym kolorze.
refusal-two-aces = { $meld } to nie sekwens: nie może mieć dwóch prawdziwych asów.
refusal-run-too-long = { $meld } to za dużo: sekwens ma najwyżej { $allowed ->
    [one] { $allowed } kartę
    [few] { $allowed } karty
   *[many] { $allowed } kart
} (zasada: { $option }).
refusal-not-a-meld = { $meld } to ani grupa (jedna wartość, różne kolory), ani sekwens (jeden kolor, po kolei, as tylko na końcu).
refusal-not-opened = Nie masz jeszcze wyłożonych kart: najpierw wyłóż nowe układy warte co najmniej { $minimum } pkt.
refusal-already-opened = Pierwsze układy już leżą: teraz wykładaj po jednym.
refusal-opening-too-low = { $value } z { $minimum }: do wyłożenia się brakuje { $missing } pkt.
refusal-opening-needs-clean = { $value } z { $minimum } bez dżokerów: brakuje { $missing } pkt, a dżoker się nie liczy (zasada: { $option }).
refusal-opening-must-close = { $value } z { $minimum }: poniżej minimum wolno się wyłożyć tylko po to, by zamknąć w tej kolejce, a z tymi kartami się nie da.
refusal-opening-turn-melds-only = W kolejce, w której się wykładasz, możesz tylko wykładać nowe układy (zasada: { $option }).
refusal-joker-before-clean = Bez dżokera, dopóki twoje układy nie są bez niego warte { $minimum } (zasada: { $option }).
refusal-does-not-fit = { $card } nie pasuje do układu { $number }, { $meld }.
refusal-swap-instead = W układzie { $number } dżoker zastępuje { $card }: wymień go.
refusal-no-such-joker = W układzie { $number }, { $meld }, żaden dżoker nie zastępuje { $card }.
refusal-swap-second-ace = { $card } byłby drugim prawdziwym asem w układzie { $number }.
refusal-keep-a-card = Zachowaj kartę do odrzucenia: ostatnią kartę się odrzuca (zasada: { $option }).
refusal-keep-two-first-turn = W pierwszej kolejce nie wolno zamknąć: zachowaj dwie karty, w tym jedną do odrzucenia (zasada: { $option }).
refusal-only-taken-left = Zostałaby ci tylko { $card }, wzięta w tej kolejce, a jej nie wolno odrzucić.
refusal-only-recovered-left = Zostałby ci tylko odzyskany dżoker, a jego trzeba wyłożyć; zachowaj kartę do odrzucenia (zasada: { $option }).
refusal-only-barred-left = Zostałyby ci tylko karty, których nie wolno odrzucić (zasada: { $option }).
refusal-would-not-close = Twoje pierwsze układy są poniżej minimum, więc w tej kolejce trzeba zamknąć; po tym ruchu już się nie da.
refusal-taken-not-laid-off = { $card } musi być w nowym układzie z kolejki, w której się wykładasz; dołożenie nie wystarczy (zasada: { $option }).
refusal-taken-card = { $card } to karta wzięta w tej kolejce i nie wolno jej odrzucić.
refusal-taken-unused = { $card } jest ze stosu: najpierw użyj jej na stole albo odłóż (zasada: { $option }).
refusal-must-open = { $card } jest ze stosu po to, by się wyłożyć: wyłóż się w tej kolejce albo ją odłóż (zasada: { $option }).
refusal-taken-not-melded = { $card } musi być w układzie z kolejki, w której się wykładasz (zasada: { $option }).
refusal-recovered-unplayed = Wyłóż odzyskanego dżokera, zanim odrzucisz kartę, albo cofnij (zasada: { $option }).
refusal-joker-barred = Dżokera nie wolno teraz odrzucić (zasada: { $option }).
refusal-playable = { $card } pasuje do układu { $number }, więc nie wolno jej odrzucić (zasada: { $option }).
refusal-must-close = Twoje pierwsze układy są poniżej minimum (brakuje { $missing }): odrzucenie tej karty musi zamknąć rozdanie; inaczej cofnij.

### Gospodarz stołów

refusal-no-table = Ten stół jest zamknięty.
refusal-channel-busy = Na tym kanale jest już stół. Otwórz swój w wątku albo gdy ten się skończy lub zostanie zamknięty (`/{ $game } cancel`).
refusal-unknown-game = Nie znam gry { $game }.
refusal-unknown-level = Nie ma komputera { $level }.
refusal-unknown-clock = Nie ma zegara na { $seconds } s.
refusal-seats-out-of-range = { $maximum ->
    [2] Te zasady są dla dwóch osób.
   *[other] Wybierz liczbę miejsc od { $minimum } do { $maximum }.
}
refusal-too-many-computers = Razem z tobą i `computers:{ $computers }` to { $players } graczy, a `seats:{ $seats }` to za mało miejsc. Wybierz `seats:{ $players }` albo najwyżej `computers:{ $room }`.
refusal-table-full = Wszystkie miejsca są zajęte ({ $seats }).
refusal-too-few-seats = Do gry potrzeba co najmniej { $minimum } graczy. Dodaj komputer albo poczekaj, aż ktoś się przysiądzie.
refusal-too-many-seated = Przy tych zasadach gra najwyżej { $maximum }, a przy stole siedzi { $seats }: najpierw ktoś musi wstać.
refusal-no-computer = Przy tym stole nie ma komputera.
refusal-not-seated = Nie masz miejsca przy tym stole.
refusal-already-seated = Masz już miejsce.
refusal-already-started = Partia już się zaczęła.
refusal-not-started = Partia jeszcze się nie zaczęła.
refusal-not-your-turn = To nie twój ruch: gra { $seat }.
refusal-not-your-answer = Możesz odpowiedzieć tylko za siebie.
refusal-between-hands = Rozdanie się skończyło; zaraz będzie następne.
refusal-match-over = Partia się skończyła.
refusal-stale = Gra poszła tymczasem dalej; tak to teraz wygląda.
refusal-seat-held = Teraz gra za ciebie komputer. Najpierw wróć na swoje miejsce.
refusal-not-away = Siedzisz już na swoim miejscu.
refusal-eliminated = W tej partii jesteś poza grą; możesz ją oglądać do końca.
refusal-nothing-to-verify = Na tym kanale nie skończyło się jeszcze żadne rozdanie. Wybierz jakieś z listy tego polecenia.
refusal-no-such-hand = Nie znam takiego rozdania. Wybierz je z listy albo napisz partię i rozdanie tak: `12:3`.
refusal-hand-not-over = To rozdanie się nie skończyło: do tego czasu jego sekret pozostaje zamknięty.
refusal-closing = Właśnie jestem uruchamiany ponownie; spróbuj za chwilę.
refusal-try-again = Przez chwilę nie mam dostępu do pamięci. Spróbuj za moment; przy stole nic nie przepadło.
refusal-not-owner = Może to zrobić tylko { $owner }, gospodarz stołu{ $seconds ->
    [0] .
   *[other] ; jeśli nie da znaku życia przez następne { $seconds } s, będzie to mógł zrobić każdy przy stole.
}
refusal-match-running = Partia jeszcze trwa.
refusal-draft-not-in-hand = Nie masz w ręce { $cards }.
refusal-no-such-draft = Nie masz tylu odłożonych układów.
refusal-seat-not-taken = { $seats ->
    [one] Na razie zajęte jest tylko miejsce 1.
   *[other] Wybierz jedno z zajętych miejsc, od 1 do { $seats }.
}
