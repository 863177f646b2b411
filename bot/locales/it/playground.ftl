# Ciò che il bot dice nella palestra, il Discord simulato sulla propria macchina.

playground-topic = Scrivi /scala start
playground-welcome = **Benvenuto!** Scrivi `/scala start`, premi Invio e poi la freccia ➤ a destra: si apre un tavolo. Aggiungi giocatori del computer e comincia.
    `/scala rules` spiega il gioco. Gli altri giochi: `/scat start`, `/schwimmen start`, `/samba start`. Per essere più persone, scegline una in *Viewing as* e apri questa pagina in più schede.
playground-welcome-back = **Bentornato!** Il tavolo qui sopra riprende da dove era rimasto. In *Viewing as* scegli chi sei.
