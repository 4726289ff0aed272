"""Words on moves: remarks and reactions."""
