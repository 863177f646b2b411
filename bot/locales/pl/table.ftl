table-title = { $game } · rozdanie { $hand } · ruch { $turn }
table-your-turn = { $mention }, twój ruch
table-asked = { $who }: odpowiedz w swoim panelu (**{ button-my-hand }**)
table-computer-plays = Gra { $name } …
table-until = { $line } · koniec czasu { $when }
table-piles = Stos { $top } · Talia { $stock ->
    [one] { $stock } karta
    [few] { $stock } karty
   *[many] { $stock } kart
}
table-no-melds = Na stole jeszcze nic
number-decimal = { NUMBER($number, minimumFractionDigits: 1) }
number-negative = -{ $number }
number-gained = +{ $number }
name-and-figures = { $name } · { $figures }
list-comma = { ", " }
seat-to-play = ▸ { $line }
seat-figures = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} · { $total } pkt
seat-opened = wyłożone
seat-out = poza grą, { $total } pkt

button-draw = Dobierz
button-take = Weź { $card }
button-my-hand = Moje karty

log-line = { $name } { $done }
log-drew = dobiera
log-took = bierze { $card } ze stosu
log-put-back = odkłada { $card }
log-opened = wykłada się za { $value }: { $melds }
log-melded = wykłada { $meld }
log-laid-off = dokłada { $card } do { $number }
log-swapped = wymienia { $card } na ★ z { $number }
log-discarded = odrzuca { $card }
log-reshuffled = (talia potasowana od nowa)
log-split = dzieli sekwens { $number } (nowy: { $new })
log-removed = zabiera ze stołu { $meld }
log-closed = **zamyka rozdanie!**
log-closed-in-hand = **zamyka z ręki!**
log-dead = (nikt nie może grać dalej)

menu-title = Więcej
button-scores = Wyniki
button-rules = Zasady
button-away = Niech gra komputer
button-picture-table = Stół jako obrazek
button-picture-hand = Moje karty jako obrazek
button-return = Wracam na swoje miejsce
button-resign = Poddaję partię
button-confirm-resign = Tak, poddaję
button-confirm-cancel = Tak, kończę

summary-title = Koniec rozdania { $hand }
summary-closed = Zamyka { $name }.
summary-dead-counts = Nikt nie może grać dalej; każdy liczy karty, które ma w ręce.
summary-dead = Nikt nie może grać dalej; rozdanie bez punktów.
summary-figures = +{ $points } · razem { $total }
summary-eliminated = odpada!
summary-back = wraca do gry!
hints-used = Podpowiedzi w tej grze: { $hints }
ask-question = { $who }: powrót do gry z { $total } pkt czy koniec partii?
ask-deadline = Bez odpowiedzi wracasz do gry { $when }.
summary-next = Następne rozdanie { $when }
summary-proof = 🔓 Tasowanie rozdania { $hand }: `{ $secret }`
standing-title = Koniec partii
standing-nobody = Przy stole nie ma już żadnej osoby: nikt nie wygrywa.
standing-won = { $count ->
    [one] Wygrywa { $names }! 🏆
   *[other] Wygrywają razem: { $names }! 🏆
}
scores-total = { $total } pkt
scores-out = poza grą od rozdania { $hand }
scores-title = Wyniki po rozdaniu { $hand }
scores-chart = Sumy po każdym rozdaniu
scores-none = Nie skończyło się jeszcze żadne rozdanie.
standing-won-team = Partię wygrywają { $names }! 🏆
