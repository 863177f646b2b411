# What the bot says in the playground, the simulated Discord on one's own machine.

playground-topic = Type /scala start
playground-welcome = **Welcome!** Type `/scala start`, press Enter and then the arrow ➤ on the right: a table opens. Add computer players and begin.
    `/scala rules` explains the game. The other games: `/scat start`, `/schwimmen start`, `/samba start`. To be several people, choose one under *Viewing as* and open this page in more tabs.
playground-welcome-back = **Welcome back!** The table above goes on where it was. Choose under *Viewing as* who you are.
