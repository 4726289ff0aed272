"""Builds the dictionaries that finished matches are compressed with: pieces of a random match for each number of seats.

`python -m tools.build_dictionaries VERSION` writes a file for each game into `bot/store/dictionaries/`. Archives name
their dictionary by its checksum, so the files of earlier versions have to stay for ever.
"""

import sys
from pathlib import Path

import msgspec

from bot.store.archive import Archived, plain
from rules import games
from tools.random_matches import random_match

FOLDER = Path("bot/store/dictionaries")
LARGEST = 32_700
"""zlib looks back so far."""
HEAD, TAIL = 9_800, 1_100
"""How much of a match is taken from its begin, where its document is, and from its end."""
SEED = 1


def main(version: str) -> None:
    """Writes a dictionary for each game of Parlour itself."""
    FOLDER.mkdir(exist_ok=True)
    for game in games.names():
        fewest, most = games.load(game).info.fewest, games.load(game).info.most
        pieces = [lines[:HEAD] + lines[-TAIL:] for lines in (_match(game, seats) for seats in range(fewest, most + 1))]
        (FOLDER / f"{game}.{version}.bin").write_bytes(b"".join(pieces)[-LARGEST:])


def _match(game: str, seats: int) -> bytes:
    """Returns a whole match as it is compressed."""
    session, log = random_match(game, seats, SEED)
    return plain(Archived(msgspec.json.encode(session), [msgspec.json.encode(entry) for entry in log]))


if __name__ == "__main__":
    main(sys.argv[1])
