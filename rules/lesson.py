"""A lesson: the beginning of a match, as data, in which a newcomer finds out how a game is played by playing it.

A game may have one: the value `LESSON` in the module `lesson` of its rules. `rules/teaching.py` plays it.
"""

from typing import Any

from msgspec import Struct

from rules.game import Options
from rules.state import Move, Step

LEARNER = 0
"""The seat of the person who learns; the computer has the others."""


class Stage(Struct, frozen=True):
    """One question of a lesson, and what is said about it."""

    text: str
    """The name of its text, without `lesson-`."""
    answer: Move | None = None
    """What the learner chooses. None: nothing is left to choose, and the turn is done."""
    before: tuple[tuple[int, Move], ...] = ()
    """Moves that are made before it, with the seats that make them, even that of the learner."""
    skips: bool = False
    """Whether `before` is a long stretch of the match, which the text sums up and the story leaves out."""
    preview: Step[Any, Any] | None = None
    """Instead of a question: a step, such as a scoring, of which the learner sees what it would do now. The match goes
    on without it."""


class Lesson(Struct, frozen=True, kw_only=True):
    """A match whose first moves are known. After the last stage, the text `lesson-end` is shown."""

    seats: int
    options: Options = {}
    seed: int
    """Its chance is `rules.chance.key(seed)`: no secret."""
    stages: tuple[Stage, ...]
    goes_on_after: int | None = None
    """After how many stages the match against the computer goes on. Those after them look ahead, even to the end of the
    match. None: after all stages."""
