proof-title = { $game } · partia { $match } · rozdanie { $hand }
proof-right = ✅ **Z tym rozdaniem wszystko w porządku.** Sekret jest tym, który zamknięto przed rozdaniem, karty z niego wynikają, { $moves ->
    [one] { $moves } ruch jest zgodny
    [few] { $moves } ruchy są zgodne
   *[many] { $moves } ruchów jest zgodnych
} z zasadami, a wszystkie punkty się zgadzają, od pierwszego rozdania partii aż do tego.
proof-no-moves = ☑️ **Sekret jest tym, który zamknięto przed rozdaniem.** Więcej nie da się już sprawdzić: ruchy tej partii zostały usunięte, tak jak wszystkich starych partii.
proof-no-names = ☑️ **Sekret jest tym, który zamknięto przed rozdaniem.** Więcej nie da się już sprawdzić: karty zależały od identyfikatora osoby, która poprosiła o zapomnienie.
proof-wrong = ❌ **W tej partii coś się nie zgadza.** Oto, co znajduje `python -m engine verify`:
proof-lock = 🔒 przed rozdaniem: `{ $commitment }`
proof-secret = 🔓 po rozdaniu: `{ $secret }`
proof-public = Kto gdzie siedział: `{ $public }`
proof-own = Ty to tam `{ $stands }`, czyli pierwsze 32 znaki SHA-256 z `{ $text }`.
proof-by-hand = Ręcznie: 🔒 to SHA-256 bajtów 🔓.
proof-file = Resztę sprawdzisz wszędzie z tego pliku: `{ $command }`
proof-choice = partia { $match } · rozdanie { $hand } · { $game } · { $players }
