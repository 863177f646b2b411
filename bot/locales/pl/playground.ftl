# Co bot mówi na placu zabaw, w Discordzie udawanym na własnym komputerze.

playground-topic = Wpisz /scala start
playground-welcome = **Witaj!** Wpisz `/scala start`, naciśnij Enter, a potem strzałkę ➤ po prawej: otworzy się stół. Dodaj graczy komputerowych i zaczynaj.
    `/scala rules` objaśnia grę. Inne gry: `/scat start`, `/schwimmen start`, `/samba start`. Aby grać jako kilka osób, wybierz osobę pod *Viewing as* i otwórz tę stronę w kolejnych kartach.
playground-welcome-back = **Witaj z powrotem!** Stół powyżej czeka tam, gdzie przerwano grę. Pod *Viewing as* wybierz, kim jesteś.
