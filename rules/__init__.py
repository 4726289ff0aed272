"""The rules of every game: pure, deterministic, without a clock, a disk or a network."""
