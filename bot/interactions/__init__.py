"""Discord interactions: acknowledges them, calls a handler, and answers."""
