proof-title = { $game } · partita { $match } · mano { $hand }
proof-right = ✅ **Questa mano è in regola.** Il segreto è quello bloccato prima della distribuzione, le carte ne derivano, { $moves ->
    [one] { $moves } mossa rispetta
   *[other] le sue { $moves } mosse rispettano
} le regole e tutti i punti tornano, dalla prima mano della partita fino a questa.
proof-no-moves = ☑️ **Il segreto è quello bloccato prima della distribuzione.** Altro non si può più controllare: le mosse di questa partita sono state cancellate, come quelle di tutte le partite vecchie.
proof-no-names = ☑️ **Il segreto è quello bloccato prima della distribuzione.** Altro non si può più controllare: le carte dipendevano dall'id di qualcuno che nel frattempo è stato dimenticato.
proof-wrong = ❌ **In questa partita qualcosa non torna.** Ecco che cosa trova `python -m engine verify`:
proof-lock = 🔒 prima della distribuzione: `{ $commitment }`
proof-secret = 🔓 dopo la mano: `{ $secret }`
proof-public = Chi sedeva dove: `{ $public }`
proof-own = Lì tu sei `{ $stands }`, i primi 32 segni dello SHA-256 di `{ $text }`.
proof-by-hand = A mano: 🔒 è lo SHA-256 dei byte di 🔓.
proof-file = Il resto da questo file, ovunque: `{ $command }`
proof-choice = partita { $match } · mano { $hand } · { $game } · { $players }
