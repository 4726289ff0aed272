"""Computer players of any strength in between: a ladder of searches, rated by games between neighbours.

A strength is a number of points, as ratings of people are shown: of two players, the one with `NAT` points more wins e
times as often as the other. The middle of each ladder has `MIDDLE` points, so points of two games say nothing together.
A weak player still searches, and chooses at a temperature, so it errs more often by little than by much.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import exp, log, log2
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from rules import levels, selfplay
from rules.game import AnyGame
from rules.search import Budget

MIDDLE = 1500
NAT = 283
"""24 * sqrt(2) * 25 / 3: what ratings of people count for as much (`docs/ratings.md`)."""
DOUBLINGS = 3
"""By how many doublings of the search a strength may be above the top of the ladder."""
LEAST_STEP = 25
"""How many points each rung is above the one below, at least: a few games may say otherwise."""
STEP = 160
"""The same in a game whose rungs have not played."""
DEALS = 2_000_003
"""The seed of the deals: no game of self-play has them."""


class Rung(NamedTuple):
    """A search that was rated."""

    iterations: int
    temperature: float

    @property
    def budget(self) -> Budget:
        """The budget for a turn, whatever time it takes."""
        return Budget(self.iterations, temperature=self.temperature)


RUNGS = (
    Rung(100, 1.0),
    Rung(100, 0.5),
    Rung(100, 0.3),
    Rung(200, 0.2),
    Rung(400, 0.12),
    Rung(800, 0.06),
    Rung(1600, 0.0),
)
"""The searches that play against their neighbours, the weakest first."""


class Ladder(Struct, frozen=True):
    """The rungs of a game with their points, weakest first."""

    games: int
    """How many games each two neighbours have played."""
    rungs: list[tuple[Rung, int]]

    @property
    def lowest(self) -> int:
        """The least strength of a computer player."""
        return self.rungs[0][1]

    @property
    def highest(self) -> int:
        """The greatest strength of a computer player."""
        (_, below), (_, top) = self.rungs[-2:]
        return top + DOUBLINGS * (top - below)

    def within(self, strength: float, beyond: int = 0) -> float:
        """Returns the nearest strength that computer players can have, or that is so many points `beyond` those."""
        return min(max(strength, self.lowest - beyond), self.highest + beyond)

    def search(self, strength: float) -> Rung:
        """Returns the search of a strength: between two rungs as far as it is between their points."""
        strength = self.within(strength)
        for (lower, low), (upper, high) in pairwise(self.rungs):
            if strength <= high:
                part = (strength - low) / (high - low)
                iterations = lower.iterations * (upper.iterations / lower.iterations) ** part
                return Rung(round(iterations), lower.temperature + part * (upper.temperature - lower.temperature))
        (below, low), (top, high) = self.rungs[-2:]
        doublings = log2(top.iterations / below.iterations) * (strength - high) / (high - low)
        return Rung(round(top.iterations * 2**doublings), top.temperature)


def budget(game: AnyGame, strength: float, clock: Callable[[], float], normal: float) -> Budget:
    """Returns the search budget of a strength for a turn; it never takes longer than the `normal` level, in seconds."""
    rung = of(game).search(strength)
    return Budget(rung.iterations, levels.seconds(strength, normal), clock, rung.temperature)


def expected(strength: float, other: float) -> float:
    """Returns how likely a player of one strength wins against one of another."""
    return 1 / (1 + exp((other - strength) / NAT))


@lru_cache(maxsize=32)
def of(game: AnyGame) -> Ladder:
    """Returns the ladder of a game; one of even steps if its rungs have not played."""
    if game.learned is not None and (kept := file(game.learned)).is_file():
        return msgspec.json.decode(kept.read_bytes(), type=Ladder)
    return rated([0.0] * (len(RUNGS) - 1), 0)


def file(folder: Path) -> Path:
    """Returns the file with the ladder of a game."""
    return folder / "ladder.json"


def play(game: AnyGame, lower: int, seed: int, number: int) -> float:
    """Plays a game of the rung above `lower` against that one; returns the share of the win that the upper one gets.

    There are as many seats as the game needs, at least two: the others are of the lower rung. Each deal is played once
    from each seat.
    """
    seats = max(2, game.info.fewest)
    deal, seat = divmod(number, seats)
    rungs = [RUNGS[lower + (other == seat)] for other in range(seats)]
    players = [selfplay.search_player(game, rung.budget, seed + number * seats + n) for n, rung in enumerate(rungs)]
    return selfplay.match(game, seats, {}, players, DEALS + seed, deal).wins[seat]


def step(shares: Sequence[float], seats: int) -> float:
    """Returns by how many points a rung is above its neighbour, by its shares of the wins against it."""
    won, lost = sum(shares) + 0.5, len(shares) - sum(shares) + 0.5
    return NAT * log(won * (seats - 1) / lost)


def rated(steps: Sequence[float], games: int) -> Ladder:
    """Returns the ladder whose rungs are this many points apart; without `games`, evenly."""
    points = [0.0]
    for found in steps:
        points.append(points[-1] + (max(LEAST_STEP, found) if games else STEP))
    middle = points[len(points) // 2]
    return Ladder(games, [(rung, round(MIDDLE + each - middle)) for rung, each in zip(RUNGS, points, strict=True)])
