language-name = English
language-set = From now on I speak English with you.
language-server-set = From now on this server's tables are in English. Everybody can still choose another language for private messages.
language-not-allowed = Only people who may manage this server can choose its language. For yourself, choose **Me**.
help-page =
    ### Card games in your channel
    {"**1**"} `/scala start` opens a table. Friends press **Join**; **Add computer** fills the empty seats.
    {"**2**"} Press **Begin**. When it is your turn, you are mentioned: press **Draw**, and your hand opens for your eyes only.
    {"**3**"} Put melds down, add to the table, discard. Every list offers legal moves only; **Pick cards** builds anything else.

    `/scala rules` explains the game, `/scala leaderboard` shows who wins, `/cards language` changes the language. Every button is also a command.
