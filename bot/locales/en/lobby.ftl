lobby-title = { $game } · a table is open
lobby-invitation = { $name } invites you to a match of { $game }.
lobby-host = host
lobby-free-seat = free seat
lobby-alone = To begin, add a computer or wait for somebody to join.
rules-headline = { $end } · up to { $seats } seats · { $clock }
clock-off = no clock
clock-seconds = { $seconds } s per turn
clock-minutes = { $minutes } min per turn
clock-hours = { $hours } h per turn

button-begin = Begin
button-join = Join
button-leave = Leave
select-add-computer = Add a computer …
button-remove-computer = Remove computer
button-close = Close table
button-rejoin = Come back
button-leave-match = Leave the match
button-go-to-table = To the table
button-rematch = Rematch

thread-name = { $game } · { $name }
start-missing-permissions = I cannot hold a table here: I lack the permission { $permissions }. Ask somebody who manages this server, or try another channel.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
no-table-here = There is no table in this channel. Open one with `/{ $command } start`.
other-game-here = Here { $game } is played: use the commands of `/{ $command }`.
joined = You have a seat. The match begins when the host presses **Begin**.
joined-elsewhere = You have a seat at the table in { $channel }.
joined-rematch = You have a seat in the rematch; { $name } begins it.
left-lobby = You have given up your seat.
left-match = A computer plays your hand until you come back: **My hand** or `/{ $command } join`.
left-parked = You have left, and nobody else is at the table: the match waits for you or the others. **{ button-resume }** takes it up again.
rejoined = You are back in.
left-after-limit = You have left the match; you can watch it to the end.
cancelled = The match is closed; it counts for nothing.
cancelled-lobby = The table is closed.
resigned = You have resigned. The computer plays your cards to the end.
resigned-over = You have resigned, and the match is over.
resign-question = Resign? The match counts as lost for you, and a computer keeps your seat for good. To pause only, use `/{ $command } leave`.
cancel-question = End the match for everybody? It counts for nothing.

note-begun = The match has begun: { $players }
note-commitment = 🔒 Shuffle of { $deal ->
    [round] round
    [deal] deal
   *[hand] hand
} { $hand }: `{ $commitment }`
note-turn = Turn { $turn }
note-cancelled = The match was closed; it counts for nothing.
note-reminder-asked = ⏳ { $mention }, do you come back? Without an answer you do { $when }.
note-reminder = ⏳ { $mention }, it is your turn: a computer plays for you { $when }.

error-bug = Something went wrong on my side, sorry. Nothing was lost. If it happens again, report it with the number `{ $id }`.
error-old-command = This command has changed. Restart Discord (Ctrl+R) and try again in a minute.
error-too-fast = Not so fast, please: go on in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.

level-easy = Easy
level-easy-about = Plays along: draws and discards without much thought
level-normal = Normal
level-normal-about = Knows the game and keeps what may be useful
level-hard = Hard
level-hard-about = Remembers what you take and gives you nothing
level-expert = Expert
level-expert-about = Imagines your cards and thinks ahead
lobby-teams = With { $seats } players: { $teams }
lobby-no-teams = With { $seats } players everybody plays alone
select-change-places = Change places with …
places-changed = You have seat { $seat } now.
resign-team = Your team plays on with a computer in your place; if it wins, it wins for your partner only.
