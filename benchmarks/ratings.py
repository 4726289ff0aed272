"""Ratings in simulated leagues: how well they predict who finishes before whom, and how little a ring can gain.

The predictions are compared with those of openskill, which has no rules against cheating, and of two forms of Elo. The
figure is their log loss for all pairs of a match, made before it is played: 0.693 is what a coin has, less is better.
Everything is seeded, and no clock is read.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import exp, log, sqrt
from random import Random
from statistics import mean, pstdev
from typing import NamedTuple, Protocol

from openskill.models import BradleyTerryFull

from benchmarks import rings
from benchmarks.measure import Figure
from bot.domain.calendar import DAY
from bot.features.record import ratings
from bot.features.record.duels import LUCK
from bot.features.record.rated import Place, RatedMatch
from bot.features.record.ratings import Folded, Rating

GAME = "league"
RUNS = 40
WARM_UP = 3
"""A league is divided into this number of parts; predictions count after the first."""


class League(NamedTuple):
    """People of different skill play matches of two to four, the busier ones more of them."""

    name: str
    people: int
    matches: int
    luck: float
    """The standard deviation of chance in a match; that of the skills is 1."""


LEAGUES = (
    League("club of 12, little luck", 12, 100, 1.0),
    League("club of 12, much luck", 12, 100, 2.0),
    League("40 people, little luck", 40, 500, 1.0),
    League("40 people, much luck", 40, 500, 2.0),
)


class Method(Protocol):
    """A way to rate."""

    def expected(self, one: int, other: int) -> float:
        """Returns how likely `one` finishes before the `other`."""

    def play(self, order: Sequence[int]) -> None:
        """Learns from a match; `order`: the people, the first one first."""


class Ours:
    """What Parlour does: predictions by its estimates."""

    def __init__(self) -> None:
        self._folded = Folded()
        self._played = 0

    @property
    def table(self) -> ratings.Table:
        """The ratings, by person."""
        return self._folded.table(GAME)

    def expected(self, one: int, other: int) -> float:
        first, second = (self.table.get(str(person), Rating()) for person in (one, other))
        return _expected(self.figure(first), first.deviation, self.figure(second), second.deviation)

    @staticmethod
    def figure(rating: Rating) -> float:
        """Returns what predicts."""
        return rating.mean

    def play(self, order: Sequence[int]) -> None:
        self._played += 1
        places = tuple(Place(str(person), "", place, place) for place, person in enumerate(order, 1))
        ratings.fold(self._folded, RatedMatch(str(self._played), GAME, self._played * DAY, places))


class Shown(Ours):
    """The same, with predictions by the ratings that people see, in which the limit holds gains back."""

    @staticmethod
    def figure(rating: Rating) -> float:
        return rating.mean - rating.held


class Openskill:
    """Openskill alone, which is what Parlour did before it had rules against cheating."""

    def __init__(self) -> None:
        self._model = BradleyTerryFull(beta=LUCK)
        self._ratings: dict[int, tuple[float, float]] = {}

    def expected(self, one: int, other: int) -> float:
        return _expected(*self._of(one), *self._of(other))

    def _of(self, person: int) -> tuple[float, float]:
        return self._ratings.get(person, (self._model.mu, self._model.sigma))

    def play(self, order: Sequence[int]) -> None:
        teams = [[self._model.rating(*self._of(person))] for person in order]
        after = self._model.rate(teams, ranks=[float(place) for place in range(len(order))])
        self._ratings |= {person: (rating.mu, rating.sigma) for person, (rating,) in zip(order, after, strict=True)}


def _expected(mean_one: float, deviation_one: float, mean_other: float, deviation_other: float) -> float:
    spread = sqrt(deviation_one**2 + deviation_other**2 + 2 * LUCK**2)
    return 1 / (1 + exp((mean_other - mean_one) / spread))


class Elo:
    """Elo by pairs: each match counts as a duel between every two of its people."""

    def __init__(self, step: Callable[[int, int], float]) -> None:
        """`step`: how much a duel may move somebody, by how many matches they had and how many people play."""
        self._step = step
        self._ratings: dict[int, float] = {}
        self._matches: dict[int, int] = {}

    def expected(self, one: int, other: int) -> float:
        return float(1 / (1 + 10 ** ((self._ratings.get(other, 0) - self._ratings.get(one, 0)) / 400)))

    def play(self, order: Sequence[int]) -> None:
        moved = dict.fromkeys(order, 0.0)
        for winner, loser in combinations(order, 2):
            surprise = 1 - self.expected(winner, loser)
            moved[winner] += self._step(self._matches.get(winner, 0), len(order)) * surprise
            moved[loser] -= self._step(self._matches.get(loser, 0), len(order)) * surprise
        for person, change in moved.items():
            self._ratings[person] = self._ratings.get(person, 0) + change
            self._matches[person] = self._matches.get(person, 0) + 1


OURS, SHOWN, OPENSKILL = "Parlour", "ratings as shown", "openskill"
METHODS: dict[str, Callable[[], Method]] = {
    OURS: Ours,
    SHOWN: Shown,
    OPENSKILL: Openskill,
    "Elo, K = 32 / (n - 1)": lambda: Elo(lambda _, people: 32 / (people - 1)),
    "Elo, K = 60, then 40": lambda: Elo(lambda matches, _: 60 if matches < 20 else 40),
}


def season(league: League, seed: int) -> Iterator[list[int]]:
    """Yields the matches of a league, each as the order in which its people finish."""
    dice = Random(seed)
    skills = [dice.gauss(0, 1) for _ in range(league.people)]
    zeal = [dice.uniform(0.2, 1) for _ in range(league.people)]
    for _ in range(league.matches):
        people = sorted(range(league.people), key=lambda person: dice.random() ** (1 / zeal[person]), reverse=True)
        playing = people[: dice.choice((2, 3, 4))]
        yield sorted(playing, key=lambda person: skills[person] + dice.gauss(0, league.luck), reverse=True)


def loss(method: Method, league: League, seed: int) -> float:
    """Returns the log loss of a method in one run of a league."""
    found = []
    for number, order in enumerate(season(league, seed)):
        if number * WARM_UP >= league.matches:
            found += [-log(method.expected(one, other)) for one, other in combinations(order, 2)]
        method.play(order)
    return mean(found)


def losses(league: League, runs: int) -> dict[str, float]:
    """Returns the mean log loss of each method."""
    return {name: round(mean(loss(made(), league, seed) for seed in range(runs)), 9) for name, made in METHODS.items()}


def spread(league: League, runs: int) -> float:
    """Returns the standard deviation of the ratings that people see at the end of a league."""
    found = []
    for seed in range(runs):
        ours = Ours()
        for order in season(league, seed):
            ours.play(order)
        found.append(pstdev(rating.shown for rating in ours.table.values()))
    return mean(found)


def figures(runs: int = RUNS) -> list[Figure]:
    """Returns the log loss in each league against that of each other method, and what rings gain."""
    found = {league.name: losses(league, runs) for league in LEAGUES}
    found["all leagues"] = {name: mean(each[name] for each in found.values()) for name in METHODS}
    predictions = [
        Figure(
            f"log loss, {league}", round(each[OURS], 6), "nats", round(each[other], 6), other, _budget(league, other)
        )
        for league, each in found.items()
        for other in METHODS
        if other != OURS
    ]
    spreads = {league.name: spread(league, runs) for league in LEAGUES}
    honest = [Figure(f"standard deviation, {name}", each, "points") for name, each in spreads.items()]
    return [*predictions, *honest, *rings.figures(mean(spreads.values()))]


def _budget(league: str, other: str) -> float | None:
    """Returns what the loss may be, as a share of that of another method.

    On the whole, it is less than that of Elo, and the rules against cheating may cost half a percent.
    """
    return {OPENSKILL: 1.005, SHOWN: None}.get(other, 1.0) if league == "all leagues" else None
