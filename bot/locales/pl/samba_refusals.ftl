### Odmowy w Sambie

## Układy

refusal-too-many-wilds = { $meld } ma za dużo dzikich kart: w grupie najwyżej { $allowed }.
refusal-wild-share = { $meld }: liczba naturalnych kart to co najmniej { $needed }, gdy dzikich jest { $wilds } (zasada: { $option }).
refusal-wilds-only = { $meld } nie ma żadnej naturalnej karty: same dzikie karty to nie układ.
refusal-sequence-no-wilds = { $meld } to nie sekwens: w sekwensie nie ma dzikich kart.
refusal-sequence-too-long = { $meld } to za dużo: sekwens ma najwyżej siedem kart.
refusal-no-group-or-sequence = { $meld } to ani grupa (jedna wartość), ani sekwens (jeden kolor, po kolei, od czwórki do asa).
refusal-red-three-alone = Czerwoną trójkę wykłada się osobno, nie w układzie.
refusal-threes-alone = { $meld }: czarne trójki wykłada się bez innych kart.
refusal-black-threes-last = Czarne trójki wykłada się tylko, żeby wyjść, a po tym ruchu nie da się wyjść.
refusal-rank-taken = { $meld } to byłaby druga grupa tej wartości: dołóż karty do pierwszej (zasada: { $option }).
refusal-samba-full = Układ { $number }, { $meld }, to samba: nie może rosnąć.
refusal-wild-on-canasta = Układ { $number } to kanasta: nie dokłada się do niej dzikich kart (zasada: { $option }).
refusal-merge-no-match = Z układów { $number } i { $second } nie da się zrobić jednego.
refusal-merge-sequences-off = Przy tym stole sekwensów się nie łączy (zasada: { $option }).
refusal-no-red-three = { $card } to nie czerwona trójka.

## Stos

refusal-pile-blocked = Stos jest zablokowany, dopóki leży na nim { $card }; dobierz z talii.
refusal-pile-dead = W stosie leży dzika karta albo trójka, więc w tym rozdaniu nikt go nie weźmie (zasada: { $option }).
refusal-pile-frozen = Stos jest zamrożony: { $card } trzeba wyłożyć z dwiema naturalnymi kartami tej samej wartości (zasada: { $option }).
refusal-take-needs-pair = Żeby wziąć stos, wyłóż { $card } z dwiema naturalnymi kartami tej samej wartości z ręki.
refusal-top-to-group = { $card } nie może sama trafić do grupy: weź stos z dwiema kartami tej samej wartości (zasada: { $option }).
refusal-top-to-canasta = Układ { $number } to kanasta: { $card } nie może tam trafić sama.
refusal-one-card-pile = Z jedną kartą w ręce nie można wziąć stosu z jednej karty (zasada: { $option }).

## Wyjście

refusal-too-few-completes = Do wyjścia potrzeba kanast lub samb w liczbie { $needed }, a twoja drużyna ma { $count }: zachowaj kartę.
refusal-red-three-left = Zostałaby tylko { $card }, której nie wolno odrzucić.
refusal-red-three-kept = Czerwonej trójki się nie odrzuca: wyłóż { $card } (zasada: { $option }).
refusal-must-go-out = W tej turze trzeba wyjść, a po tym ruchu się nie da.
refusal-partner-said-no = Partner się nie zgadza: w tej turze nie wolno wyjść, więc zachowaj kartę (zasada: { $option }).
refusal-ask-alone = Nie masz partnera, którego można zapytać.
refusal-asked-already = W tej turze pytanie już padło.
refusal-ask-too-early = W tej turze nie da się wyjść; zapytaj, kiedy będzie można.
refusal-ask-too-late = Nie ma już o co pytać: w tej turze trzeba wyjść.
refusal-partner-answers = Najpierw odpowiedz partnerowi.
