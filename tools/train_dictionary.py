"""Trains the dictionary that finished matches are compressed with, on pieces of random matches of all games.

`python -m tools.train_dictionary FILE` writes it. Archives need the one that they were compressed with for ever, so it
goes beside `bot/store/archive.bin` and never in its place.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec
import zstandard

from bot.store.archive import LEVEL
from tools.random_matches import every_setup, random_match

SIZE = 112_000
PIECE = 1500
"""The bytes of a sample: some lines, because a match repeats what stands in the lines before."""
SEEDS = range(500, 508)
"""The random matches for each number of seats of each game."""


def main(path: str) -> None:
    """Writes a dictionary."""
    matches = [_match(game, seats, seed) for game, seats in every_setup() for seed in SEEDS]
    samples: list[Any] = [match[start : start + PIECE] for match in matches for start in range(0, len(match), PIECE)]
    trained = zstandard.train_dictionary(SIZE, samples, k=2000, d=8, f=20, accel=1, level=LEVEL)
    Path(path).write_bytes(trained.as_bytes())


def _match(game: str, seats: int, seed: int) -> bytes:
    """Returns a whole match as it is compressed."""
    session, log = random_match(game, seats, seed)
    return b"\n".join(map(msgspec.json.encode, (session, *log)))


if __name__ == "__main__":
    main(sys.argv[1])
