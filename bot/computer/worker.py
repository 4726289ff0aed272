"""A search process: reads one question per line from standard input, writes one answer per line. Imports little.

It ends with its standard input, so it cannot outlive the process that started it.
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
"""Searches yield to everything that answers people."""


class Question(Struct):
    """The view of `seat`, and how to search it."""

    game: str
    view: Raw
    seat: int
    seed: int
    normal: float
    """Seconds that the normal level thinks about a turn."""
    level: Level
    advises: bool = False
    """Whether to return advice for a person instead of moves."""


class Answer(Struct):
    """Moves, or advice, or an error."""

    moves: Raw = Raw(b"[]")
    error: str = ""


def answer(question: Question) -> Answer:
    """Searches. An exception becomes the answer's error."""
    try:
        game = games.load(question.game)
        view = msgspec.json.decode(question.view, type=game.state)
        budget = levels.budget(question.level, time.monotonic, question.normal)
        think = search.advise if question.advises else search.plan
        return Answer(moves=Raw(msgspec.json.encode(think(game, view, question.seat, budget, question.seed))))
    except Exception as error:  # reported to the pool; the next question can still be answered
        return Answer(error=_described(error))


def _described(error: Exception) -> str:
    """Returns where an error was raised, and its type. Its message is left out: it may name cards of a hand."""
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__qualname__


def main() -> None:
    """Answers questions until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of the terminal
    os.nice(NICENESS)
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
