### I rifiuti del Samba

## Combinazioni

refusal-too-many-wilds = In { $meld } ci sono troppe matte: un gruppo ne ha al massimo { $allowed }.
refusal-wild-share = In { $meld } servono almeno { $needed } carte naturali per { $wilds } matte (regola: { $option }).
refusal-wilds-only = In { $meld } non c'è nessuna carta naturale: le matte da sole non fanno una combinazione.
refusal-sequence-no-wilds = { $meld } non è una sequenza: nelle sequenze non ci sono matte.
refusal-sequence-too-long = { $meld } è troppo lunga: una sequenza ha al massimo sette carte.
refusal-no-group-or-sequence = { $meld } non è né un gruppo (un solo valore) né una sequenza (un seme, in ordine, dal quattro all'asso).
refusal-red-three-alone = Un tre rosso si cala da solo, in nessuna combinazione.
refusal-threes-alone = { $meld }: i tre neri si calano senza altre carte.
refusal-black-threes-last = I tre neri si calano solo per chiudere, e dopo questa mossa non potresti chiudere.
refusal-rank-taken = { $meld } sarebbe un secondo gruppo dello stesso valore: aggiungi le carte al primo (regola: { $option }).
refusal-samba-full = La { $number }, { $meld }, è una samba: non può crescere.
refusal-wild-on-canasta = La { $number } è una canasta: non si aggiungono matte (regola: { $option }).
refusal-merge-no-match = Le combinazioni { $number } e { $second } non ne fanno una sola.
refusal-merge-sequences-off = A questo tavolo le sequenze non si uniscono (regola: { $option }).
refusal-no-red-three = { $card } non è un tre rosso.

## Il pozzo

refusal-pile-blocked = Il pozzo è bloccato finché in cima c'è { $card }: pesca dal tallone.
refusal-pile-dead = Nel pozzo c'è una matta o un tre: in questa mano nessuno lo prende (regola: { $option }).
refusal-pile-frozen = Il pozzo è congelato: { $card } va calata con due carte naturali dello stesso valore (regola: { $option }).
refusal-take-needs-pair = Per prendere il pozzo cala { $card } con due carte naturali dello stesso valore della tua mano.
refusal-top-to-group = { $card } da sola non va su un gruppo: prendi il pozzo con due carte dello stesso valore (regola: { $option }).
refusal-top-to-canasta = La { $number } è una canasta: { $card } da sola non ci va.
refusal-one-card-pile = Con una sola carta in mano non puoi prendere un pozzo di una carta (regola: { $option }).

## Chiudere

refusal-too-few-completes = Per chiudere servono { $needed } canaste o sambe, e la tua squadra ne ha { $count }: tieni una carta.
refusal-red-three-left = Resterebbe solo { $card }, che non si può scartare.
refusal-red-three-kept = Un tre rosso non si scarta: cala { $card } (regola: { $option }).
refusal-must-go-out = In questo turno devi chiudere, e così non potresti.
refusal-partner-said-no = Il compagno ha detto di no: in questo turno non puoi chiudere, quindi tieni una carta (regola: { $option }).
refusal-ask-alone = Non hai un compagno a cui chiedere.
refusal-asked-already = In questo turno hai già chiesto.
refusal-ask-too-early = In questo turno non potresti chiudere: chiedi quando puoi.
refusal-ask-too-late = Non c'è più niente da chiedere: in questo turno devi chiudere.
refusal-partner-answers = Prima rispondi al compagno.
