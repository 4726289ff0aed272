# Reminders

reminder-title = { $count ->
    [one] It is still your turn
   *[other] { $count } matches are waiting for you
}
mute-noted = You will get no more reminders of this turn.

# Buttons

button-mute = Mute this turn
