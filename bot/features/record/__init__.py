"""Records, ratings and statistics."""
