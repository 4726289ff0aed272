"""A match against the computer at once."""
