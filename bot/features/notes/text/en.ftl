# Notes

note-title = Your note
note-label = Only you see it, until the match ends
note-saved = Your note is saved.
note-deleted = Your note is deleted.
note-unseen = …

# Buttons

button-note = Note

# Errors

error-note-over = This match is over, and its notes with it.
