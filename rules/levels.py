"""The levels of computer players: the same four in every game."""

from collections.abc import Callable
from enum import StrEnum

from rules.search import Budget


class Level(StrEnum):
    """The strength of a computer player, weakest first."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    EXPERT = "expert"


SHARES = {Level.EASY: 0.1, Level.NORMAL: 1.0, Level.HARD: 5.0, Level.EXPERT: 15.0}
"""The thinking time of each level, as a multiple of the normal level's. Those who wait for a host with one core wait
as long as the longest search takes, for each person before them: so an expert has no more than this."""

TEMPERATURES = {Level.EASY: 0.5, Level.NORMAL: 0.3, Level.HARD: 0.0, Level.EXPERT: 0.0}
"""How readily each level plays a move that came out worse than the best (see `Budget.temperature`)."""

ITERATIONS = 1_000_000
"""Bounds the memory used in games so small that an iteration takes no time."""


def seconds(strength: Level | float, normal: float) -> float:
    """Returns the longest thinking time for a turn of a level, or of a strength in points, which has that of the
    normal level: `normal` seconds.
    """
    return SHARES[strength if isinstance(strength, Level) else Level.NORMAL] * normal


def budget(level: Level, clock: Callable[[], float], normal: float) -> Budget:
    """Returns the search budget of `level` for a turn, if the normal level has `normal` seconds of `clock`."""
    return Budget(ITERATIONS, seconds(level, normal), clock, TEMPERATURES[level])


def steady(level: Level, iterations: int) -> Budget:
    """Returns the search budget of `level` for a turn of so many playouts: the same on every machine."""
    return Budget(iterations, temperature=TEMPERATURES[level])
