privacy-title = Co o tobie przechowuję
privacy-about = Wszystko jest zapisane pod twoim identyfikatorem z Discorda. Tego, co piszesz na kanałach, nie czytam ani nie zapisuję.
privacy-settings = Ustawienia (język, karty, układanie, powiadomienia): **{ $count }**
privacy-matches = Partie: trwające **{ $running }**, zakończone **{ $finished }**, zamknięte bez wyniku **{ $cancelled }**; przy każdej twoja ówczesna nazwa
privacy-moves = Twoje ruchy: **{ $count }**
privacy-moves-kept = -# { $days ->
    [0] Ruchy są przechowywane, dopóki nie poprosisz o zapomnienie.
    [one] Ruchy partii są usuwane { $days } dzień po jej końcu.
   *[other] Ruchy partii są usuwane { $days } dni po jej końcu.
}
privacy-figures = Rozdania z tym, ile cię kosztowały: **{ $hands }** · eliminacje, twoje i z twojej ręki: **{ $eliminations }**
privacy-ways = Po `/cards forget-me` dostaniesz to wszystko w pliku, a potem o tobie zapomnę.

forget-title = Mam o tobie zapomnieć?
forget-question = Najpierw dam ci plik ze wszystkim, co o tobie przechowuję. Potem twój identyfikator, twoje nazwy i ustawienia znikną zewsząd, a z nimi twoje statystyki. To, co inni wygrali i przegrali w grze z tobą, pozostanie ich. Tego nie da się cofnąć.
forget-seats = { $count ->
    [one] Masz miejsce w trwającej partii: na zawsze przejmie je komputer.
   *[other] Masz miejsca w trwających partiach ({ $count }): na zawsze przejmą je komputery.
}
button-forget = Tak, zapomnij o mnie
forget-export = W tym pliku jest wszystko, co było o tobie zapisane.
forget-done = Już o tobie nie pamiętam. Kiedy zechcesz, możesz znów zagrać jako ktoś nowy. To, co jest napisane na kanałach, zostanie tam, dopóki ktoś tego nie usunie.
forget-failed = Przez chwilę nie mam dostępu do pamięci i nie wszystko jest jeszcze zapomniane. Za moment użyj ponownie `/cards forget-me`.
