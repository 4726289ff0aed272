"""What a match says about two of its players at a time, by the method of Weng and Lin. Pure.

A rating is a normal distribution: a mean and a deviation. A match of several sides is a set of duels between them, each
of which moves the means, more if its outcome is surprising or a rating is unsure (`docs/ratings.md`).
"""

from collections.abc import Iterator, Sequence
from itertools import groupby, permutations
from math import exp, sqrt
from typing import NamedTuple

MEAN, DEVIATION = 25.0, 25.0 / 3
"""The rating of a newcomer."""
LUCK = 25.0 / 3
"""How far chance moves the performance of a player in one match: a standard deviation."""
DRIFT = 25.0 / 300
"""By how much a rating gets less sure before each match, since players change."""


class Player(NamedTuple):
    """A seat before a match, and where it finished."""

    side: int
    """Partners have the same."""
    place: int
    mean: float
    deviation: float

    @property
    def variance(self) -> float:
        return self.deviation**2 + DRIFT**2


class Duel(NamedTuple):
    """What one seat learns from another."""

    seat: int
    other: int
    moved: float
    """By how much the mean of `seat` moves."""
    learned: float
    """By which share the variance of `seat` shrinks."""


def duels(players: Sequence[Player], *, is_cut: bool = False) -> Iterator[Duel]:
    """Yields for each seat its duel with each one of another side. `is_cut`: equal places say nothing."""
    by_side = sorted(range(len(players)), key=lambda seat: players[seat].side)
    sides = [list(seats) for _, seats in groupby(by_side, key=lambda seat: players[seat].side)]
    for own, others in permutations(sides, 2):
        place, theirs = players[own[0]].place, players[others[0]].place
        if not (is_cut and place == theirs):
            yield from _between(own, others, players, (1 + (theirs > place) - (theirs < place)) / 2)


def _between(own: list[int], others: list[int], players: Sequence[Player], score: float) -> Iterator[Duel]:
    """Yields the duels of one side with another. `score`: 1 for a win, 0.5 for a tie."""
    variance = sum(players[seat].variance for seat in own)
    squared = variance + sum(players[seat].variance for seat in others) + 2 * LUCK**2
    spread = sqrt(squared)
    ahead = sum(players[seat].mean for seat in own) - sum(players[seat].mean for seat in others)
    expected = 1 / (1 + exp(-ahead / spread))
    for seat in own:
        moved = players[seat].variance / spread * (score - expected)
        learned = players[seat].variance / squared * sqrt(variance) / spread * expected * (1 - expected)
        for other in others:
            yield Duel(seat, other, moved / len(others), learned / len(others))
