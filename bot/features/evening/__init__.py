"""An evening at the table: everybody presses within minutes."""
