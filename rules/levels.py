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

TEMPERATURES = {Level.EASY: 0.5, Level.NORMAL: 0.3, Level.HARD: 0.0}
"""How readily each level takes an option that came out worse than another."""

ITERATIONS = 1_000_000
"""A bound on memory for games so small that an iteration takes no time."""


def seconds(level: Level, normal: float) -> float:
    """How long `level` thinks about a turn, where the normal level thinks for `normal` seconds."""
    return SHARES[level] * normal


def budget(level: Level, clock: Callable[[], float], normal: float) -> Budget:
    """How `level` thinks about a turn, where the normal level thinks for `normal` seconds by `clock`."""
    return Budget(ITERATIONS, seconds(level, normal), clock, TEMPERATURES[level])
