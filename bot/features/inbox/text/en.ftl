# Waiting matches

turns-title = { $count ->
    [one] 1 match is waiting for you
   *[other] { $count } matches are waiting for you
}
turns-proposals = { $count ->
    [one] 1 proposal is waiting for your answer
   *[other] { $count } proposals are waiting for your answer
}
turns-all = All your matches
turns-lost = Matches that need another channel
turns-lobby = A lobby of yours in this channel
turns-none = Nothing is waiting for you.
help-turns = **/turns** lists the matches that wait for you.

# Buttons

button-move = Continue here

# Slash commands

command-turns = List the matches that wait for you
button-next = Next turn ({ $count } waiting)

# Errors

error-other-server = A match stays on its server. Use /turns there, in the channel where it should continue.
