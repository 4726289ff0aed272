# Erinnerungen

reminder-title = { $count ->
    [one] Du bist immer noch am Zug
   *[other] { $count } Partien warten auf dich
}
mute-noted = An diesen Zug wirst du nicht mehr erinnert.

# Knöpfe

button-mute = Zug stummschalten
