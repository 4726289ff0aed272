# Verlauf

story-title = Verlauf
story-board = Spielplan nach …
story-empty = Noch ist nichts passiert.

# Knöpfe

button-story = Verlauf
