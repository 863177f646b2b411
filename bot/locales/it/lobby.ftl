lobby-title = Scala 40 · tavolo aperto
lobby-invitation = { $name } ti invita a una partita di Scala 40.
lobby-host = padrone di casa
lobby-free-seat = posto libero
lobby-rules = Componi tris e scale. La prima calata deve valere almeno { $minimum } punti; poi puoi anche attaccare alle combinazioni sul tavolo. Chi scarta l'ultima carta chiude la mano, gli altri contano quello che hanno in mano.
rules-headline = Fuori a **{ $limit }** punti · fino a { $seats } posti · { $clock }
clock-off = senza orologio
clock-seconds = { $seconds } s a turno
clock-minutes = { $minutes } min a turno
clock-hours = { $hours } ore a turno

button-begin = Si comincia
button-join = Mi siedo
button-leave = Mi alzo
button-add-computer = Aggiungi computer
button-remove-computer = Togli computer
button-close = Chiudi il tavolo
button-go-to-table = Al tavolo
button-rematch = Rivincita

thread-name = Scala 40 · { $name }
start-missing-permissions = Qui non posso aprire un tavolo: mi manca il permesso { $permissions }. Chiedi a chi gestisce il server, o prova in un altro canale.
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
no-table-here = In questo canale non c'è nessun tavolo. Aprine uno con `/scala start`.
joined = Il posto è tuo. Si gioca appena il padrone di casa preme **Si comincia**.
joined-elsewhere = Il posto è tuo, al tavolo in { $channel }.
joined-rematch = Hai un posto per la rivincita; { $name } dà il via.
left-lobby = Hai lasciato il posto.
left-match = Un computer gioca le tue carte finché non torni, con **Le mie carte** o `/scala join`.
cancelled = La partita è chiusa e non conta.
resigned = Ti sei ritirato. Il computer gioca le tue carte fino alla fine.
resign-question = Ti ritiri? La partita conta come persa e un computer tiene il tuo posto per sempre. Per una pausa basta `/scala leave`.

note-begun = Si gioca: { $players }
note-commitment = Mescolata della mano { $hand }, impegno: `{ $commitment }`
note-turn = Turno { $turn }
note-cancelled = La partita è stata chiusa e non conta.
note-reminder = ⏳ { $mention }, tocca a te: un computer gioca al tuo posto { $when }.

error-bug = Qualcosa è andato storto da parte mia, scusa. Non è andato perso niente. Se succede ancora, segnalalo con il numero `{ $id }`.
error-old-command = Questo comando è cambiato. Riavvia Discord (Ctrl+R) e riprova fra un minuto.
