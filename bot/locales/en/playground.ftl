# What the bot says in the playground, the simulated Discord on one's own machine.

playground-topic = Type /scala start
playground-welcome = **Welcome!** Type `/scala start` and press Enter to open a table, add computer players and begin.
    `/scala rules` explains the game. Be several people: choose one under *Viewing as*, and open this page in more tabs.
