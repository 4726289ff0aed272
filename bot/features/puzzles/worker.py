"""A process that finds puzzles: in matches that it plays, or in one that is given."""

from msgspec import Raw, Struct

from bot.computer.answering import described, serve
from bot.features.puzzles.domain import Puzzle
from bot.features.puzzles.finding import USUAL, Effort, find, find_in
from rules import record

NICENESS = 19
"""It yields to everything else."""


class Question(Struct):
    """Asks for the puzzle that a seed leads to."""

    seed: int
    lines: list[int] = []
    """How many lines of the log of a match come before each question that may become a puzzle.

    Empty: it is looked for in matches between computers.
    """
    record: Raw = Raw(b"null")
    """That match, as `rules.record` writes it, with its key."""
    effort: Effort = USUAL


class Answer(Struct):
    """A puzzle, or why there is none."""

    puzzle: Puzzle | None = None
    error: str = ""


def answer(question: Question) -> Answer:
    """Finds a puzzle."""
    try:
        if not question.lines:
            return Answer(find(question.seed, question.effort))
        match = record.decode_own(question.record)
        return Answer(find_in(match, question.lines, question.seed, question.effort))
    except Exception as error:  # reported to the pool
        return Answer(error=described(error))


if __name__ == "__main__":
    serve(Question, answer, NICENESS)
