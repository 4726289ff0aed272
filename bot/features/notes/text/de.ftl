# Notizen

note-title = Deine Notiz
note-label = Nur du siehst sie, bis zum Ende der Partie
note-saved = Deine Notiz ist gespeichert.
note-deleted = Deine Notiz ist gelöscht.
note-unseen = …

# Knöpfe

button-note = Notiz

# Fehler

error-note-over = Diese Partie ist vorbei, und mit ihr die Notizen.
