### Che cosa dicono ogni tanto i computer: ogni livello a modo suo

remark-in-log = { $line } · «{ $remark }»
remark-alone = { $name }: «{ $remark }»

remark-easy-begins-1 = Ecco, ci provo!
remark-easy-begins-2 = Si fa così? Mi pare di sì.
remark-easy-ends-1 = Oh, ho fatto io?
remark-easy-ends-2 = Mia nonna sarà contenta.
remark-easy-out-1 = È stato bello. Ora guardo.
remark-easy-out-2 = Mi è piaciuto lo stesso.
remark-easy-wins-1 = Io? Davvero?
remark-easy-wins-2 = Non se l'aspettava nessuno, e io meno di tutti.

remark-normal-begins-1 = Vediamo un po'.
remark-normal-begins-2 = Per una volta, belle carte.
remark-normal-ends-1 = Così va bene.
remark-normal-ends-2 = Grazie, bella mano.
remark-normal-out-1 = Avete giocato bene.
remark-normal-out-2 = Sarà per la prossima.
remark-normal-wins-1 = Bella partita. Un'altra?
remark-normal-wins-2 = Grazie della partita.

remark-hard-begins-1 = Era ora.
remark-hard-begins-2 = Adesso si fa sul serio.
remark-hard-ends-1 = E questo è tutto.
remark-hard-ends-2 = Qualcuno doveva pur farlo.
remark-hard-out-1 = Me ne ricorderò.
remark-hard-out-2 = Ve lo siete meritato.
remark-hard-wins-1 = Doveva andare così.
remark-hard-wins-2 = Mi avete dato da fare.

remark-expert-begins-1 = Come previsto.
remark-expert-begins-2 = Le probabilità erano dalla mia.
remark-expert-ends-1 = Una su quaranta, ed eccola.
remark-expert-ends-2 = Come volevasi dimostrare.
remark-expert-out-1 = Improbabile, ma non impossibile.
remark-expert-out-2 = Rifarò i conti.
remark-expert-wins-1 = Bella dimostrazione, e begli avversari.
remark-expert-wins-2 = Oggi i numeri erano gentili.
