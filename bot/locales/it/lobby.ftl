lobby-title = { $game } · tavolo aperto
lobby-invitation = { $name } ti invita a una partita di { $game }.
lobby-host = padrone di casa
lobby-free-seat = posto libero
lobby-alone = Per cominciare aggiungi un computer o aspetta che qualcuno si sieda.
rules-headline = { $end } · fino a { $seats } posti · { $clock }
clock-off = senza orologio
clock-seconds = { $seconds } s a turno
clock-minutes = { $minutes } min a turno
clock-hours = { $hours } ore a turno

button-begin = Si comincia
button-join = Mi siedo
button-leave = Mi alzo
select-add-computer = Aggiungi un computer …
button-remove-computer = Togli computer
button-close = Chiudi il tavolo
button-rejoin = Rientro
button-leave-match = Lascio la partita
button-go-to-table = Al tavolo
button-rematch = Rivincita

thread-name = { $game } · { $name }
start-missing-permissions = Qui non posso aprire un tavolo: mi manca il permesso { $permissions }. Chiedi a chi gestisce il server, o prova in un altro canale.
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
no-table-here = In questo canale non c'è nessun tavolo. Aprine uno con `/{ $command } start`.
other-game-here = Qui si gioca a { $game }: usa i comandi di `/{ $command }`.
joined = Il posto è tuo. Si gioca appena il padrone di casa preme **Si comincia**.
joined-elsewhere = Il posto è tuo, al tavolo in { $channel }.
joined-rematch = Hai un posto per la rivincita; { $name } dà il via.
left-lobby = Hai lasciato il posto.
left-match = Un computer gioca le tue carte finché non torni, con **Le mie carte** o `/{ $command } join`.
left-parked = Hai lasciato il tavolo, e non c'è più nessuno: la partita aspetta te o gli altri. Con **{ button-resume }** si va avanti.
rejoined = Sei di nuovo in gioco.
left-after-limit = Hai lasciato la partita; puoi guardarla fino alla fine.
cancelled = La partita è chiusa e non conta.
cancelled-lobby = Il tavolo è chiuso.
resigned = Ti sei ritirato. Il computer gioca le tue carte fino alla fine.
resigned-over = Ti sei ritirato, e la partita è finita.
resign-question = Ti ritiri? La partita conta come persa e un computer tiene il tuo posto per sempre. Per una pausa basta `/{ $command } leave`.
cancel-question = Chiudi la partita per tutti? Finisce qui e non conta.

note-begun = Si gioca: { $players }
note-commitment = 🔒 Mescolata della mano { $hand }: `{ $commitment }`
note-turn = Turno { $turn }
note-cancelled = La partita è stata chiusa e non conta.
note-reminder-asked = ⏳ { $mention }, rientri? Se non rispondi, rientri da te { $when }.
note-reminder = ⏳ { $mention }, tocca a te: un computer gioca al tuo posto { $when }.

error-bug = Qualcosa è andato storto da parte mia, scusa. Non è andato perso niente. Se succede ancora, segnalalo con il numero `{ $id }`.
error-old-command = Questo comando è cambiato. Riavvia Discord (Ctrl+R) e riprova fra un minuto.
error-too-fast = Più piano, per favore: continua fra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.

level-easy = Facile
level-easy-about = Gioca per compagnia: pesca e scarta senza pensarci troppo
level-normal = Normale
level-normal-about = Conosce il gioco e tiene ciò che può servire
level-hard = Difficile
level-hard-about = Ricorda quello che prendi e non ti regala nulla
level-expert = Esperto
level-expert-about = Immagina le tue carte e pensa in anticipo
lobby-teams = In { $seats }: { $teams }
lobby-no-teams = In { $seats } ognuno gioca per sé
select-change-places = Cambia posto con …
places-changed = Adesso hai il posto { $seat }.
resign-team = La tua squadra va avanti con un computer al tuo posto; se vince, la vittoria è solo del tuo compagno.
