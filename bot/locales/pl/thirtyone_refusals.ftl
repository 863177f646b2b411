### Odmowy w grach w 31

## Scat

refusal-discard-now = Karta jest już dobrana; teraz jedną odrzuć.
refusal-already-knocked = { $seat } już puka; w tym rozdaniu nikt więcej nie może zapukać.
refusal-knock-too-early = Nikt nie może zapukać, zanim każdy nie miał swojego ruchu (zasada: { $option }).
refusal-knock-too-low = { $value } z { $minimum }: do pukania brakuje { $missing } (zasada: { $option }).
refusal-no-passing = Tu się nie pasuje: dobierz kartę albo zapukaj.
refusal-pass-off = Kto zaczyna, nie może spasować (zasada: { $option }): dobierz kartę albo zapukaj.
refusal-stand-off = W ostatnim ruchu dobiera się i odrzuca; nie można zostać przy swoich kartach (zasada: { $option }).
refusal-no-thirty-one = Ogłosić można tylko 31.
refusal-thirty-one-lapsed = To 31 nie zostało ogłoszone od razu; teraz liczy się jako 30 i nie można go już ogłosić.
refusal-already-declared = To 31 jest już ogłoszone.
refusal-answer-first = Najpierw powiedz, czy ogłaszasz swoje 31.
refusal-nothing-to-answer = Nie masz teraz na co odpowiadać.
refusal-no-such-seat = Nie ma miejsca { $number }; miejsca są od 0 do { $last }.
refusal-which-seat = Ogłosić może więcej niż jedno miejsce ({ $count }); wskaż które.

## Schwimmen

refusal-choose-first = Najpierw wybierz: zostaw swoje karty albo weź drugie trzy.
refusal-dealer-chooses = Najpierw rozdający wybiera jedną z dwóch rąk.
refusal-chosen-already = Ten wybór już zapadł.
refusal-swap-one-or-all = Wymień jedną kartę albo wszystkie trzy: nie { $count }.
refusal-not-in-pool = { $card } nie leży na środku.
refusal-swapped-already = Wymiana już była; zamknij albo spasuj.
refusal-already-closed = { $seat } już zamyka; w tym rozdaniu nikt więcej nie może zamknąć.
refusal-close-too-early = Nikt nie może zamknąć, zanim każdy nie miał swojego ruchu (zasada: { $option }).
refusal-show-first = Najpierw pokaż karty: czas je ogłosić.
refusal-nothing-to-show = Ogłosić można tylko 31 albo trzy asy.
