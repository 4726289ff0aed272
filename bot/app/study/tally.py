"""What is counted in games: sums that can be added up, so that games are played in parts, stored and merged."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import mean
from typing import Any, Self

from msgspec import Struct, field

from rules.arena import CONFIDENCE

Interval = tuple[float, float]
ALL = ""
"""Stands for the points of all categories together."""


class Sums(Struct):
    """Sums of something. Two of a type are merged field by field."""

    def merge(self, other: Self) -> None:
        """Adds the sums of `other`."""
        for name in self.__struct_fields__:
            setattr(self, name, _merged(getattr(self, name), getattr(other, name)))


class Mean(Sums):
    """Values of which the mean is asked."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, value: float) -> None:
        """Adds a value."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; infinity if there are too few values to tell."""
        if self.count < 2:
            return inf
        variance = max(0.0, self.squares / self.count - self.mean**2)
        return sqrt(variance / (self.count - 1))

    def interval(self, errors: float = CONFIDENCE) -> Interval:
        """Returns the mean, this number of standard errors down and up."""
        return self.mean - errors * self.error, self.mean + errors * self.error


class Standing(Sums):
    """How a seat did."""

    won: Mean = field(default_factory=Mean)
    """Its share of the win in each game."""
    points: Mean = field(default_factory=Mean)
    level: Mean = field(default_factory=Mean)
    """Its share of the win in games in which it had as many points as another seat, and nobody more."""


class Halves(Sums):
    """Where the winner was at the half: games by the place of the winner in points then."""

    ahead: int = 0
    level: int = 0
    behind: int = 0


class Thing(Sums):
    """How often something was chosen, and what that brought. The sums of squares are those of whole games."""

    games: int = 0
    """Games in which it was offered beside something else."""
    offered: int = 0
    """Decisions in which it was."""
    chosen: int = 0
    expected: float = 0.0
    """How often it would have been chosen at random."""
    offered_squares: float = 0.0
    chosen_squares: float = 0.0
    products: float = 0.0
    """Of chosen and offered."""
    spread: float = 0.0
    """The variance of a random choice, summed up over the decisions."""
    effect: Mean = field(default_factory=Mean)
    """By game: how much more often than expected it was chosen, times the lead in the end."""
    with_it: Mean = field(default_factory=Mean)
    """By game in which one seat took it and another did not: the share of the win of the former less the latter's."""


class Category(Sums):
    """Points of a category at the end of a game."""

    points: Mean = field(default_factory=Mean)
    """By seat."""
    winner: Mean = field(default_factory=Mean)
    """By game: those of the winner less the mean of the others."""


class Together(Sums):
    """Whether who has more of one thing has more of another: differences from the mean of the seats, by game."""

    products: Mean = field(default_factory=Mean)
    squares: float = 0.0
    other_squares: float = 0.0

    def note(self, amounts: Sequence[float], others: Sequence[float]) -> None:
        """Adds a game. Both things by seat."""
        usual, other_usual = mean(amounts), mean(others)
        pairs = [(one - usual, other - other_usual) for one, other in zip(amounts, others, strict=True)]
        self.products.note(sum(one * other for one, other in pairs))
        self.squares += sum(one**2 for one, _ in pairs)
        self.other_squares += sum(other**2 for _, other in pairs)

    def interval(self, errors: float = CONFIDENCE) -> Interval:
        """Returns the bounds of the correlation: −1 and 1 if too little is known, 0 if the other never differs."""
        if not self.squares or self.products.count < 2:
            return -1.0, 1.0
        if not self.other_squares:
            return 0.0, 0.0
        low, high = self.products.interval(errors)
        scale = sqrt(self.squares * self.other_squares) / self.products.count
        return max(-1.0, low / scale), min(1.0, high / scale)


class Holding(Sums):
    """How much there is of something that seats hold, and whether it comes and goes."""

    rises: int = 0
    falls: int = 0
    """How often a seat had less of it than before."""
    left: Mean = field(default_factory=Mean)
    """At the end of a game, by seat."""
    points: dict[str, Together] = field(default_factory=dict)
    """By category of points, and `ALL`: how what seats have of it at the end goes together with their points."""

    @property
    def with_points(self) -> Together:
        """How it goes together with all points."""
        return self.points.get(ALL, Together())


class Tally(Sums):
    """What is counted in the games of a table."""

    games: int = 0
    unfinished: int = 0
    seats: list[Standing] = field(default_factory=list)
    asked: list[Standing] = field(default_factory=list)
    """The seat that has the first decision of the game, if it has it alone, and the others clockwise."""
    stronger: Mean = field(default_factory=Mean)
    """The share of the win of the one player that is stronger than the others."""
    turns: Mean = field(default_factory=Mean)
    decisions: Mean = field(default_factory=Mean)
    lengths: dict[int, int] = field(default_factory=dict)
    """By number of turns: games."""
    options: Mean = field(default_factory=Mean)
    """By decision: how many there were."""
    changes: Mean = field(default_factory=Mean)
    """By game: how often somebody else came to lead alone."""
    halves: Halves = field(default_factory=Halves)
    leaders: dict[int, Mean] = field(default_factory=dict)
    """By part of the game in per cent: the share of the win of who led alone then."""
    categories: dict[str, Category] = field(default_factory=dict)
    holdings: dict[str, Holding] = field(default_factory=dict)
    things: dict[str, dict[str, Thing]] = field(default_factory=dict)
    """By strength of the seat that chose, and name."""
    free: dict[str, Mean] = field(default_factory=dict)
    """By name: 1 for each time that it cost nothing, brought something and kept all other options; 0 for others."""
    same: dict[str, Mean] = field(default_factory=dict)
    """By question: 1 for each in which all options led to the same position, 0 for others."""
    offered: dict[str, dict[str, int]] = field(default_factory=dict)
    """By field of a move: the texts that it had in options, and how often."""
    seen: dict[str, dict[str, int]] = field(default_factory=dict)
    """By place in the position: the texts there."""


class Variant(Sums):
    """Games with another value of a rule option, compared with games of the same seeds without it."""

    differs: Mean = field(default_factory=Mean)
    """1 for a game in which anything differs: moves, views or points."""
    turns: Mean = field(default_factory=Mean)
    """By game: how many more there were."""
    decisions: Mean = field(default_factory=Mean)
    points: Mean = field(default_factory=Mean)
    """By game: how many more points a seat had on average."""
    first: Mean = field(default_factory=Mean)
    """By game: how much more of the win the first seat that was asked got."""


def _merged(one: Any, other: Any) -> Any:
    if isinstance(one, Sums):
        one.merge(other)
        return one
    if isinstance(one, dict):
        for key, value in other.items():
            one[key] = _merged(one[key], value) if key in one else value
        return one
    if isinstance(one, list):
        pairs = [_merged(own, value) for own, value in zip(one, other, strict=False)]
        return [*pairs, *one[len(pairs) :], *other[len(pairs) :]]
    return one + other
