# Story

story-title = Story
story-board = Board as it was after …
story-empty = Nothing has happened yet.

# Buttons

button-story = Story
