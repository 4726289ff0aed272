"""The story of a match."""
