### Una partita che tutti hanno lasciato

parked-title = { $game } · partita in sospeso
parked-about = Si sono alzati tutti, e i computer non giocano da soli: la mano { $hand } aspetta.
parked-who = Può riprenderla con un clic chiunque di loro: { $players }
parked-until = Se nessuno la riprende, viene chiusa { $when }.
parked-list-title = Partite in sospeso che puoi riprendere
button-resume = Riprendi la partita
note-resumed = ▶ { $name } riprende la partita.
note-expired = Nessuno ha ripreso la partita in tempo: è chiusa e non conta.
note-lobby-expired = Nessuno ha cominciato in tempo: il tavolo è chiuso.
note-gone = { $name } non è più su questo server: gioca un computer. Chi torna può riprendersi il posto al tavolo.
refusal-parked = La partita è in sospeso. Prima riprendila, o torna al tuo posto con `/{ $game } join`.
