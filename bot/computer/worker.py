"""A process that thinks: reads one question a line from standard input, writes one answer a line. Imports little.

It lives as long as its standard input is open, so it cannot outlive the process that started it.
"""

import os
import signal
import sys
import time
import traceback

import msgspec
from msgspec import Raw, Struct

from rules import games, levels, search
from rules.levels import Level

NICENESS = 10
"""Thinking gives way to everything that answers people."""


class Question(Struct):
    """What `seat` sees of a game, and who thinks about it."""

    game: str
    view: Raw
    seat: int
    seed: int
    normal: float
    """Seconds that the normal level thinks about a turn."""
    level: Level
    advises: bool = False
    """Whether a person wants advice; else moves are wanted."""


class Answer(Struct):
    """The moves of a plan, or advice, or else what went wrong."""

    moves: Raw = Raw(b"[]")
    error: str = ""


def answer(question: Question) -> Answer:
    """Thinks. Whatever goes wrong becomes part of the answer."""
    try:
        game = games.load(question.game)
        view = msgspec.json.decode(question.view, type=game.state)
        budget = levels.budget(question.level, time.monotonic, question.normal)
        think = search.advise if question.advises else search.plan
        return Answer(moves=Raw(msgspec.json.encode(think(game, view, question.seat, budget, question.seed))))
    except Exception:  # whoever asked is told, and the next question can be answered
        return Answer(error=traceback.format_exc())


def main() -> None:
    """Answers until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of the terminal
    os.nice(NICENESS)
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
