"""The rules of every game: pure and deterministic, with no clock, disk or network."""
