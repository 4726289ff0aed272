# Story

story-title = Story
story-board = Board as it was after …
story-empty = Nothing has happened yet.

# Buttons

button-story = Story

# Slash commands

command-story = Read what has happened so far
command-story-match = Which match, if not this channel’s
