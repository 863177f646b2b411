### Co czasem mówią komputery: każdy poziom po swojemu

remark-in-log = { $line } · „{ $remark }”
remark-alone = { $name }: „{ $remark }”

remark-easy-begins-1 = No to próbuję!
remark-easy-begins-2 = Tak się to robi? Chyba tak.
remark-easy-ends-1 = Ojej, to ja?
remark-easy-ends-2 = Babcia będzie dumna.
remark-easy-out-1 = Fajnie było. Teraz popatrzę.
remark-easy-out-2 = I tak mi się podobało.
remark-easy-wins-1 = Ja? Naprawdę?
remark-easy-wins-2 = Nikt się tego nie spodziewał, ja najmniej.

remark-normal-begins-1 = Zobaczymy.
remark-normal-begins-2 = Wreszcie dobre karty.
remark-normal-ends-1 = Tyle wystarczy.
remark-normal-ends-2 = Dziękuję, ładne rozdanie.
remark-normal-out-1 = Dobrze gracie.
remark-normal-out-2 = To następnym razem.
remark-normal-wins-1 = Dobra gra. Jeszcze jedna?
remark-normal-wins-2 = Dziękuję za grę.

remark-hard-begins-1 = Najwyższy czas.
remark-hard-begins-2 = Teraz będzie poważnie.
remark-hard-ends-1 = I to by było na tyle.
remark-hard-ends-2 = Ktoś musiał.
remark-hard-out-1 = Zapamiętam to.
remark-hard-out-2 = Zasłużyliście.
remark-hard-wins-1 = Tak musiało być.
remark-hard-wins-2 = Trzeba było się napracować.

remark-expert-begins-1 = Zgodnie z przewidywaniem.
remark-expert-begins-2 = Szanse były po mojej stronie.
remark-expert-ends-1 = Jedna na czterdzieści, a jednak.
remark-expert-ends-2 = Co było do okazania.
remark-expert-out-1 = Mało prawdopodobne, ale możliwe.
remark-expert-out-2 = Policzę to jeszcze raz.
remark-expert-wins-1 = Piękny dowód, świetni przeciwnicy.
remark-expert-wins-2 = Liczby były dziś łaskawe.
