"""A process that finds one puzzle: reads a seed from standard input, writes the puzzle, and ends."""

import os
import signal
import sys
import traceback

import msgspec
from msgspec import Struct

from bot.computer.puzzles.finding import find
from bot.domain.puzzles import Puzzle

NICENESS = 19
"""It yields to everything else."""


class Answer(Struct):
    """A puzzle, or why there is none."""

    puzzle: Puzzle | None = None
    error: str = ""


def main() -> None:
    """Finds the puzzle of one seed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of the terminal
    os.nice(NICENESS)
    try:
        answer = Answer(find(int(sys.stdin.buffer.readline())))
    except Exception as error:  # reported to the pool
        answer = Answer(error="".join(traceback.format_tb(error.__traceback__)) + type(error).__qualname__)
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
