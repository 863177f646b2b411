### Opcje stołu: profile, grupy, nazwy i wartości

options-title = Zasady tego stołu
options-group = Zobacz zasadę dokładnie …
options-group-change = Zobacz albo zmień zasadę …
options-profile = Wszystkie naraz z profilu …
options-no-effect = { $rule } (tu bez znaczenia)
button-change = Zmień
button-all-rules = Wszystkie zasady
setting-pair = { $name }: { $value }
setting-range = od { $low } do { $high }
setting-range-or = od { $low } do { $high }, { $word }
setting-range-hint = { $range }
setting-range-or-empty = od { $low } do { $high }; puste: { $word }
rules-profile = Zasady **{ $profile }**
rules-profile-but = Zasady **{ $profile }**, ale: { $changes }
rules-more-changes = i jeszcze { $count }

settings-title = Ustawienia tego serwera
settings-about = Dla nowych wiadomości i nowych stołów; stół zachowuje zasady, z którymi został otwarty.
settings-language = Język stołów
settings-profile = { $game }: zasady nowych stołów
settings-remarks = Komputery czasem coś powiedzą
settings-not-allowed = Ustawienia serwera mogą zmieniać tylko osoby, które nim zarządzają.

value-on = tak
value-off = nie
rules-title = { $game }: jak się tu gra
