lobby-title = Scala 40 · a table is open
lobby-invitation = { $name } invites you to a match of Scala 40.
lobby-host = host
lobby-free-seat = free seat
lobby-rules = Collect sets and runs. Your first melds need { $minimum } points together; then you may also add to what lies on the table. Whoever discards the last card ends the hand, the others count what they hold.
rules-headline = Out at **{ $limit }** points · up to { $seats } seats · { $clock }
clock-off = no clock
clock-seconds = { $seconds } s per turn
clock-minutes = { $minutes } min per turn
clock-hours = { $hours } h per turn

button-begin = Begin
button-join = Join
button-leave = Leave
button-add-computer = Add computer
button-remove-computer = Remove computer
button-close = Close table
button-go-to-table = To the table
button-rematch = Rematch

thread-name = Scala 40 · { $name }
start-missing-permissions = I cannot hold a table here: I lack the permission { $permissions }. Ask somebody who manages this server, or try another channel.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
no-table-here = There is no table in this channel. Open one with `/scala start`.
joined = You have a seat. The match begins when the host presses **Begin**.
joined-elsewhere = You have a seat at the table in { $channel }.
joined-rematch = You have a seat in the rematch; { $name } begins it.
left-lobby = You have given up your seat.
left-match = A computer plays your hand until you come back: **My hand** or `/scala join`.
cancelled = The match is closed; it counts for nothing.
resigned = You have resigned. The computer plays your cards to the end.
resign-question = Resign? The match counts as lost for you, and a computer keeps your seat for good. To pause only, use `/scala leave`.

note-begun = The match has begun: { $players }
note-commitment = Shuffle of hand { $hand }, commitment: `{ $commitment }`
note-turn = Turn { $turn }
note-cancelled = The match was closed; it counts for nothing.
note-reminder = ⏳ { $mention }, it is your turn: a computer plays for you { $when }.

error-bug = Something went wrong on my side, sorry. Nothing was lost. If it happens again, report it with the number `{ $id }`.
error-old-command = This command has changed. Restart Discord (Ctrl+R) and try again in a minute.
