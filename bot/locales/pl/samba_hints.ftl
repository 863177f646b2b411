### Podpowiedzi w Sambie: co zrobiłby dobry gracz i dlaczego

hint-samba-draw-only = Dobierz z talii: stosu nie możesz wziąć.
hint-samba-draw = Dobierz z talii: to obiecuje więcej niż stos, na którym leży { $card }.
hint-samba-take-opens = Weź stos z { $card }: tak powstaną pierwsze układy twojej drużyny.
hint-samba-take-opens-with = Weź stos z { $card } i wyłóż { $melds }: to pierwsze układy twojej drużyny.
hint-samba-take-completes = Weź stos: wierzchnia karta dopełni układ { $number }.
hint-samba-take-to = Weź stos: { $card } pasuje do { $number }, a stos obiecuje więcej niż talia.
hint-samba-take-with = Weź stos z { $card }: obiecuje więcej niż talia.
hint-samba-take-last = Weź stos: talia się skończyła, a drużyna może jeszcze zdobyć punkty.
hint-samba-stop = Zakończ rozdanie: talia się skończyła, a stos kosztowałby więcej, niż daje.

hint-samba-red-held = Wyłóż { $card }: ta karta w ręce na końcu kosztuje { $points } pkt.
hint-samba-red-counts = Wyłóż { $card }: z dwiema kanastami lub sambami czerwone trójki liczą się na korzyść drużyny.
hint-samba-red-draws = Wyłóż { $card }: dobierzesz za nią inną kartę.

hint-samba-yes-wins = Zgódź się: tym rozdaniem twoja drużyna powinna wygrać mecz.
hint-samba-yes = Zgódź się: na dalszej grze więcej zyskają inni.
hint-samba-no-loses = Nie zgadzaj się: gdyby rozdanie skończyło się teraz, mecz powinien wygrać ktoś inny.
hint-samba-no = Nie zgadzaj się: na dalszej grze więcej zyska twoja drużyna.
hint-samba-ask = Zapytaj partnera: możesz wyjść, ale karty w jego ręce ({ $cards }) policzą się na minus.
hint-samba-out-agreed = Wyjdź, partner się zgadza: { $move }
hint-samba-out-wins = Wyjdź, twoja drużyna powinna tak wygrać mecz: { $move }
hint-samba-out = Wyjdź, na dalszej grze więcej zyskają inni: { $move }

hint-samba-opens = Wyłóż { $melds }: { $value } pkt wystarczy na pierwsze układy drużyny.
hint-samba-lays-second = Wyłóż { $melds }: wtedy twoja drużyna może wyjść.
hint-samba-lays-canasta = Wyłóż { $melds }: to kanasta.
hint-samba-lays-samba = Wyłóż { $melds }: to samba.
hint-samba-lays-run = Wyłóż { $melds }: drużyna może do tego dokładać i brać stos kartą pasującą na koniec.
hint-samba-lays = Wyłóż { $melds }: { $points } pkt na stole liczy się na plus, w ręce na minus.
hint-samba-adds-second = Dołóż { $card } do { $number }: wtedy twoja drużyna może wyjść.
hint-samba-adds-canasta = Dołóż { $card } do { $number }: powstanie kanasta.
hint-samba-adds-samba = Dołóż { $card } do { $number }: powstanie samba.
hint-samba-adds-group = Dołóż { $card } do { $number }: do kanasty { $cards ->
    [one] zabraknie tylko { $cards } karty.
   *[other] zabraknie wtedy { $cards } kart.
}
hint-samba-adds-run = Dołóż { $card } do { $number }: do samby { $cards ->
    [one] zabraknie tylko { $cards } karty.
   *[other] zabraknie wtedy { $cards } kart.
}
hint-samba-adds = Dołóż { $card } do { $number }: { $points } pkt tam liczy się na plus, w ręce na minus.
hint-samba-joins-complete = Połącz { $number } i { $other }: razem są pełne.
hint-samba-joins = Połącz { $number } i { $other }: razem bliżej im do pełni.

hint-samba-throw-only = Odrzuć { $card }: niczego innego odrzucić nie możesz.
hint-samba-throw-stays = Odrzuć { $card }: możesz wyjść, ale na dalszej grze więcej zyska twoja drużyna.
hint-samba-throw-loses = Odrzuć { $card }: możesz wyjść, ale wtedy mecz powinien wygrać ktoś inny.
hint-samba-throw-blocks = Odrzuć { $card }: następny gracz nie weźmie stosu.
hint-samba-throw-freezes = Odrzuć { $card }: to zamrozi stos.
hint-samba-throw-passed = Odrzuć { $card }: następny gracz pokazał, że tej wartości nie potrzebuje.
hint-samba-throw-safer = Odrzuć { $card }: gdy odrzucisz { $taken }, następny gracz łatwiej weźmie stos.
hint-samba-throw-least = Odrzuć { $card }: twojej drużynie jest najmniej potrzebna.
