# Waiting matches

turns-title = { $count ->
    [one] 1 match is waiting for you
   *[other] { $count } matches are waiting for you
}
turns-decisions = { $count ->
    [one] 1 decision is waiting for you
   *[other] { $count } decisions are waiting for you
}
turns-all = All your matches
turns-lost = Matches that need another channel
turns-lobby = A lobby of yours in this channel
turns-none = Nothing is waiting for you.
help-turns = **/turns** lists the matches that wait for you.

# Buttons

button-decision = Decide
button-move = Continue here

# Slash commands

command-turns = List the matches that wait for you
button-next = Next turn ({ $count } waiting)

# Errors

error-other-server = A match stays on its server. Use /turns there, in the channel where it should continue.
