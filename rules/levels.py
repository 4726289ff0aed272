"""How strong computer players are: the same three levels in every game."""

from collections.abc import Callable
from enum import StrEnum

from rules.search import Budget


class Level(StrEnum):
    """A strength, weakest first."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


SHARES = {Level.EASY: 0.1, Level.NORMAL: 1.0, Level.HARD: 5.0}
"""How long each level thinks, as a multiple of the normal time."""

TEMPERATURES = {Level.EASY: 0.5, Level.NORMAL: 0.2, Level.HARD: 0.0}
"""How readily each level takes an option that came out worse than another."""

ITERATIONS = 1_000_000
"""A bound on memory for games so small that an iteration takes no time."""


def budget(level: Level, clock: Callable[[], float], normal: float = 1.0) -> Budget:
    """How `level` thinks about a turn, where the normal level thinks for `normal` seconds."""
    return Budget(ITERATIONS, SHARES[level] * normal, clock, TEMPERATURES[level])
