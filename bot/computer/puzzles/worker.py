"""A process that finds puzzles: answers a seed with a puzzle."""

from msgspec import Struct

from bot.computer.answering import described, serve
from bot.computer.puzzles.finding import find
from bot.domain.puzzles import Puzzle

NICENESS = 19
"""It yields to everything else."""


class Answer(Struct):
    """A puzzle, or why there is none."""

    puzzle: Puzzle | None = None
    error: str = ""


def answer(seed: int) -> Answer:
    """Finds the puzzle of one seed."""
    try:
        return Answer(find(seed))
    except Exception as error:  # reported to the pool
        return Answer(error=described(error))


if __name__ == "__main__":
    serve(int, answer, NICENESS)
