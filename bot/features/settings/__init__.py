"""Settings of a person."""
