lobby-title = { $game } · stół otwarty
lobby-invitation = { $name } zaprasza na partię: { $game }.
lobby-host = gospodarz
lobby-free-seat = wolne miejsce
lobby-alone = Aby zacząć, dodaj komputer albo poczekaj, aż ktoś się przysiądzie.
rules-headline = { $end } · do { $seats } miejsc · { $clock }
clock-off = bez zegara
clock-seconds = { $seconds } s na ruch
clock-minutes = { $minutes } min na ruch
clock-hours = { $hours } godz. na ruch

button-begin = Zaczynamy
button-join = Dosiadam się
button-leave = Wstaję
select-add-computer = Dodaj komputer …
button-remove-computer = Usuń komputer
button-close = Zamknij stół
button-rejoin = Wracam do gry
button-leave-match = Opuszczam partię
button-go-to-table = Do stołu
button-rematch = Rewanż

thread-name = { $game } · { $name }
start-missing-permissions = Nie mogę tu prowadzić stołu, bo brakuje mi uprawnień: { $permissions }. Poproś kogoś, kto zarządza serwerem, albo spróbuj na innym kanale.
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
no-table-here = Na tym kanale nie ma stołu. Otwórz go poleceniem `/{ $command } start`.
other-game-here = Tu się gra w inną grę ({ $game }): użyj poleceń `/{ $command }`.
joined = Masz miejsce przy stole. Partia zacznie się, gdy gospodarz kliknie **{ button-begin }**.
joined-elsewhere = Masz miejsce przy stole w { $channel }.
joined-rematch = Masz miejsce w rewanżu; rozpocznie go { $name }.
left-lobby = Miejsce jest znowu wolne.
left-match = Do twojego powrotu gra za ciebie komputer: wrócisz przez **{ button-my-hand }** albo `/{ $command } join`.
left-parked = Przy stole nie ma już nikogo: partia czeka na ciebie albo na innych. **{ button-resume }** ją wznawia.
rejoined = Wracasz do gry.
left-after-limit = To koniec partii dla ciebie; możesz ją oglądać do końca.
cancelled = Partia jest zamknięta i się nie liczy.
cancelled-lobby = Stół jest zamknięty.
resigned = Partia poddana. Komputer dogra twoje karty do końca.
resigned-over = Partia poddana i zakończona.
resign-question = Poddajesz partię? Liczy się jako przegrana, a twoje miejsce na dobre zajmie komputer. Na przerwę wystarczy `/{ $command } leave`.
cancel-question = Zakończyć partię dla wszystkich? Nie będzie się liczyć.

note-begun = Zaczynamy partię: { $players }
note-commitment = 🔒 Tasowanie rozdania { $hand }: `{ $commitment }`
note-turn = Ruch { $turn }
note-cancelled = Partia została zamknięta i się nie liczy.
note-reminder-asked = ⏳ { $mention }, wracasz do gry? Bez odpowiedzi wrócisz { $when }.
note-reminder = ⏳ { $mention }, twój ruch: komputer zagra za ciebie { $when }.

error-bug = Coś poszło nie tak po mojej stronie, przepraszam. Nic nie przepadło. Jeśli to się powtórzy, zgłoś to z numerem `{ $id }`.
error-old-command = To polecenie się zmieniło. Uruchom Discorda ponownie (Ctrl+R) i spróbuj za minutę.
error-too-fast = Nie tak szybko, proszę: graj dalej za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.

level-easy = Łatwy
level-easy-about = Gra dla towarzystwa: dobiera i odrzuca bez zastanowienia
level-normal = Normalny
level-normal-about = Zna grę i zatrzymuje to, co może się przydać
level-hard = Trudny
level-hard-about = Pamięta, co bierzesz, i nic ci nie podaruje
level-expert = Ekspert
level-expert-about = Wyobraża sobie twoje karty i myśli naprzód
lobby-teams = Na { $seats } graczy: { $teams }
lobby-no-teams = Na { $seats } graczy każdy gra sam
select-change-places = Zamień się miejscami z …
places-changed = Twoje miejsce to teraz { $seat }.
resign-team = Twoja drużyna gra dalej z komputerem na twoim miejscu; jeśli wygra, wygrana liczy się tylko partnerowi.
