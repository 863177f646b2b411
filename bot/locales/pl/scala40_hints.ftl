### Podpowiedzi do Scala 40: co zrobiłby dobry gracz i dlaczego

hint-take-closes = Weź { $card }: dzięki tej karcie zamkniesz rozdanie w tej kolejce.
hint-take-opens = Weź { $card }: dzięki tej karcie możesz się wyłożyć.
hint-take-melds = Weź { $card }: od razu powstanie nowy układ.
hint-take-attaches = Weź { $card }: pasuje do układu na stole.
hint-take-swaps = Weź { $card }: uwolni ★ ze stołu.
hint-take-only = Weź { $card }: talia się skończyła.
hint-draw-stock = Dobierz z talii: { $card } nie przyda się teraz żadnemu twojemu układowi.
hint-draw-stock-only = Dobierz z talii: karty ze stosu nie możesz wziąć.
hint-stop = Zakończ rozdanie: nie ma już czego dobierać.

hint-closes = Wyłóż { $meld }: możesz zamknąć rozdanie w tej kolejce.
hint-closes-attaching = Dołóż { $card } do { $number }: możesz zamknąć rozdanie w tej kolejce.
hint-closes-swapping = Wymień { $card } na ★ z { $number }: z nim możesz zamknąć rozdanie w tej kolejce.
hint-opens = Wyłóż się: { $melds }. To { $value } pkt, a w ręce { $cards ->
    [one] zostanie { $cards } karta
    [few] zostaną { $cards } karty
   *[other] zostanie { $cards } kart
}.
hint-melds = Wyłóż { $meld }: o { $points } pkt mniej w ręce.
hint-attaches = Dołóż { $card } do { $number }: o { $points } pkt mniej w ręce.
hint-swaps = Wymień { $card } na ★ z { $number }: dżoker przyda ci się bardziej.
hint-puts-back = Odłóż { $card }: w tej kolejce nie wyłożysz tej karty.

hint-throw-closes = Odrzuć { $card }: to zamyka rozdanie.
hint-throw-only = Odrzuć { $card }: niczego innego odrzucić nie możesz.
hint-throw-duplicate = Odrzuć { $card }: masz dwie takie karty, a układ potrzebuje jednej.
hint-throw-high = Odrzuć { $card }: ktoś może wkrótce zamknąć, a to { $points } pkt kary.
hint-throw-safe = Odrzuć { $card }: następny gracz nigdzie tej karty nie dołoży.
hint-throw-lonely = Odrzuć { $card }: nic w twojej ręce do niej nie pasuje.
hint-throw-least = Odrzuć { $card }: to, czego jej brakuje, przyjdzie najmniej prawdopodobnie.

hint-buys-back-in = Wróć: dla ciebie gra toczy się dalej.
hint-only = { $move }: nic lepszego nie zostało.
