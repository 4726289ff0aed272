"""Builds the dictionaries that finished matches are compressed with: pieces of a random match for each number of seats.

`python -m tools.build_dictionaries VERSION` writes a file for each game into `bot/store/dictionaries/`. Archives name
their dictionary by its checksum, so the files of earlier versions have to stay for ever.
"""

import sys
from pathlib import Path
from random import Random

import msgspec

from bot.domain import lobbies, turns
from bot.domain.session import AnySession, Seat, Session
from bot.domain.turn_time import Moment, keep
from rules import games
from rules import match as matches
from rules.chance import key
from rules.proof import promise

FOLDER = Path("bot/store/dictionaries")
LARGEST = 32_700
"""zlib looks back so far."""
HEAD, TAIL = 9_800, 1_100
"""How much of a match is taken from its begin, where its document is, and from its end."""
BEGIN, LONGEST_TURN = 1_790_000_000, 20_000
SEED = 1


def main(version: str) -> None:
    """Writes a dictionary for each game of Parlour itself."""
    FOLDER.mkdir(exist_ok=True)
    for game in games.names():
        fewest, most = games.load(game).info.fewest, games.load(game).info.most
        pieces = [lines[:HEAD] + lines[-TAIL:] for lines in (_match(game, seats) for seats in range(fewest, most + 1))]
        (FOLDER / f"{game}.{version}.bin").write_bytes(b"".join(pieces)[-LARGEST:])


def _match(game: str, seats: int) -> bytes:
    """Returns a whole match as it is archived; the moves are random."""
    dice, at = Random(SEED), Moment(BEGIN)
    players = [Seat(person=1 + seat, name=f"Player {seat + 1}") for seat in range(seats)]
    session: AnySession = Session(
        id=1, channel=1, parent=1, lobby=1, language="en", host=1, game=game, seats=players, guild=1
    )
    session, log, *_ = keep(session, lobbies.start(session, 1, 0, promise(key(SEED))), at)
    while session.to_move:
        seat, at = session.to_move[0], Moment(at.now + dice.randrange(LONGEST_TURN))
        question = matches.question(session.playing, seat)
        assert question
        change = turns.commit_move(session, seat, [dice.choice(question.options)])
        session, entries, *_ = keep(session, change, at)
        log += entries
    return b"\n".join(map(msgspec.json.encode, [session, *log]))


if __name__ == "__main__":
    main(sys.argv[1])
