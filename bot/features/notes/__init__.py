"""Private notes."""
