# Verlauf

story-title = Verlauf
story-board = Spielplan, wie er war nach …
story-empty = Noch ist nichts passiert.

# Knöpfe

button-story = Verlauf
