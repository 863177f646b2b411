privacy-title = What is stored about you
privacy-about = Everything is kept under your Discord id. What you write in channels is neither read nor stored.
privacy-settings = Settings (language, cards, sorting, notices): **{ $count }**
privacy-matches = Matches: **{ $running }** running, **{ $finished }** finished, **{ $cancelled }** closed without a result; with each the name that you had there
privacy-moves = Your moves in them: **{ $count }**
privacy-moves-kept = -# { $days ->
    [0] Moves are kept until you ask to be forgotten.
    [one] The moves of a match are deleted { $days } day after its end.
   *[other] The moves of a match are deleted { $days } days after its end.
}
privacy-figures = Hands with what they cost you: **{ $hands }** · eliminations, yours and by you: **{ $eliminations }**
privacy-ways = `/cards forget-me` gives you all of it as a file and then forgets you.

forget-title = Shall I forget you?
forget-question = First I give you a file with all that is stored about you. Then your id, your names and your settings are deleted everywhere, and your figures with them. What others have won and lost against you stays theirs. This cannot be undone.
forget-seats = { $count ->
    [one] You have a seat in a running match: a computer takes it for good.
   *[other] You have seats in { $count } running matches: computers take them for good.
}
button-forget = Yes, forget me
forget-export = This file holds all that was stored about you.
forget-done = You are forgotten. Whenever you like, you can play again as somebody new. What stands in the channels stays there until somebody deletes it.
forget-failed = My memory is out of reach for a moment, and not everything is forgotten yet. Try `/cards forget-me` again shortly.
