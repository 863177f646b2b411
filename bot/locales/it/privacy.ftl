privacy-title = Che cosa è salvato su di te
privacy-about = Tutto è legato al tuo id di Discord. Quello che scrivi nei canali non viene né letto né salvato.
privacy-settings = Impostazioni (lingua, carte, ordine, avvisi): **{ $count }**
privacy-matches = Partite: **{ $running }** in corso, **{ $finished }** finite, **{ $cancelled }** chiuse senza risultato; con ognuna il nome che avevi
privacy-moves = Le tue mosse: **{ $count }**
privacy-moves-kept = -# { $days ->
    [0] Le mosse restano finché non chiedi di essere dimenticato.
    [one] Le mosse di una partita vengono cancellate { $days } giorno dopo la fine.
   *[other] Le mosse di una partita vengono cancellate { $days } giorni dopo la fine.
}
privacy-figures = Mani con quello che ti sono costate: **{ $hands }** · eliminazioni, tue e per mano tua: **{ $eliminations }**
privacy-ways = `/cards forget-me` ti dà tutto in un file e poi ti dimentica.

forget-title = Vuoi che ti dimentichi?
forget-question = Prima ti do un file con tutto ciò che è salvato su di te. Poi il tuo id, i tuoi nomi e le tue impostazioni vengono cancellati ovunque, e con loro le tue statistiche. Quello che gli altri hanno vinto e perso contro di te resta a loro. Non si può tornare indietro.
forget-seats = { $count ->
    [one] Hai un posto in una partita in corso: lo prende un computer, per sempre.
   *[other] Hai posti in { $count } partite in corso: li prendono dei computer, per sempre.
}
button-forget = Sì, dimenticami
forget-export = Questo file contiene tutto ciò che era salvato su di te.
forget-done = Fatto: non so più chi sei. Quando vuoi puoi giocare di nuovo, come se fosse la prima volta. Ciò che è scritto nei canali resta lì finché qualcuno non lo cancella.
forget-failed = Per un momento non raggiungo il mio archivio, e non è ancora tutto dimenticato. Riprova fra poco con `/cards forget-me`.
