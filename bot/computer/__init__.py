"""Computer players and their search processes."""
