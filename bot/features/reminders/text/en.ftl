# Reminders

reminder-title = { $count ->
    [one] It is still your turn
   *[other] { $count } matches are waiting for you
}
effort-turn = a turn
mute-noted = You will get no more reminders of this turn.
vacation-began = Your time was about to run out, so a vacation has begun automatically. It lasts until { $end } and leaves you { $days ->
    [one] 1 day
   *[other] { $days } days
} this year. /vacation ends it early.

# Buttons

button-mute = Mute this turn

# Slash commands

command-mute = End the reminders of your current turn
command-mute-match = Which match, if not this channel’s
