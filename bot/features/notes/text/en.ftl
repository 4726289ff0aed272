# Notes

note-title = Your note
note-label = Only you see it, until the match ends
note-saved = Your note is saved.
note-deleted = Your note is deleted.
note-unseen = …

# Buttons

button-note = Note

# Slash commands

command-note = Write a private note on a match, kept until its end
command-note-match = Which match, if not this channel’s

# Errors

error-note-over = This match is over, and its notes with it.
