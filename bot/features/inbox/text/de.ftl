# Wartende Partien

turns-title = { $count ->
    [one] 1 Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
turns-decisions = { $count ->
    [one] 1 Entscheidung wartet auf dich
   *[other] { $count } Entscheidungen warten auf dich
}
turns-all = Alle deine Partien
turns-lost = Partien, die einen anderen Kanal brauchen
turns-lobby = Eine Lobby von dir in diesem Kanal
turns-none = Nichts wartet auf dich.
help-turns = **/turns** zeigt die Partien, die auf dich warten.

# Knöpfe

button-decision = Entscheiden
button-move = Hier fortsetzen

# Befehle

command-turns = Zeig die Partien, die auf dich warten
button-next = Nächster Zug (noch { $count })

# Fehler

error-other-server = Eine Partie bleibt auf ihrem Server. Nutze /turns dort, in dem Kanal, in dem es weitergehen soll.
