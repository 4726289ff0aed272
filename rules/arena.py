"""Matches computer players against each other and measures how often one level beats another; seats rotate.

In a game of teams, one level plays for a whole team. If all seats are partners, each level plays alone.
"""

from collections.abc import Collection, Sequence
from itertools import combinations
from math import sqrt
from statistics import mean

from msgspec import Struct

from rules import levels, ranking, selfplay
from rules.game import AnyGame, Options
from rules.levels import Level
from rules.selfplay import Clock, Player

RANDOM = "random"
"""The name of a player that chooses at random. Not a level."""

CONFIDENCE = 1.96
"""Half the width of a 95 % confidence interval, in standard errors."""


class Pairing(Struct, frozen=True):
    """One level for a seat and its partners, another for all other seats. `others` is empty if there are none."""

    one: str
    others: str


class Result(Struct, frozen=True):
    """How often `one` won. A tie for first place counts as an equal share of a win."""

    one: str
    others: str
    players: int
    games: int
    wins: float
    lowest: float
    """The lower bound of the 95 % confidence interval of the win rate (Wilson)."""
    highest: float
    in_teams: bool = False

    @property
    def share(self) -> float:
        """The win rate, 0 to 1."""
        return self.wins / self.games

    def line(self) -> str:
        """Returns the result as text."""
        against = " alone"
        if self.others:
            against = (
                f" against {self.others}, in teams" if self.in_teams else f" against {self.players - 1} {self.others}"
            )
        interval = f"{100 * self.lowest:.0f} to {100 * self.highest:.0f} %"
        return f"{self.one}{against}: {self.wins:g} of {self.games} won, {100 * self.share:.1f} % ({interval})"


def sides(game: AnyGame, seats: int, options: Options) -> list[int]:
    """Returns the side of each seat: partners are on the same one. Raises ValueError for wrong seats or options."""
    state, _ = selfplay.position(game, seats, options, seed=1, moves=0)
    return ranking.sides(game.scores(state))


def pairings(names: Sequence[str], sides: Collection[int]) -> list[Pairing]:
    """Pairs each of `names` with each name after it; if there is only one side, each plays alone.

    Raises ValueError if a name is not a level.
    """
    for name in names:
        if name != RANDOM and name not in list(Level):
            raise ValueError(f"there is no level called {name}")
    if len(set(sides)) == 1:
        return [Pairing(name, "") for name in names]
    return [Pairing(one, others) for one, others in combinations(names, 2)]


def play(
    game: AnyGame, seats: int, options: Options, pairing: Pairing, seed: int, number: int, clock: Clock, normal: float
) -> float:
    """Plays game `number` and returns the share of the win that `one` gets. It moves up one seat with each game.

    `normal` is the time of the normal level for a turn, in seconds of `clock`. All pairings play the same games.
    """
    seat, side = number % seats, sides(game, seats, options)
    names = [pairing.one if side[other] == side[seat] else pairing.others for other in range(seats)]
    players = [_player(game, name, seed + number * seats + other, clock, normal) for other, name in enumerate(names)]
    return selfplay.match(game, seats, options, players, seed, number).wins[seat]


def result(pairing: Pairing, sides: Sequence[int], shares: Sequence[float]) -> Result:
    """Sums up the games of a pairing, given the share of the win in each."""
    lowest, highest = interval(mean(shares), len(shares))
    in_teams = len(set(sides)) < len(sides)
    return Result(pairing.one, pairing.others, len(sides), len(shares), sum(shares), lowest, highest, in_teams)


def interval(share: float, games: int, errors: float = CONFIDENCE) -> tuple[float, float]:
    """Returns the bounds of a win rate of `share`, this number of standard errors away (Wilson's score interval)."""
    square = errors**2 / games
    middle = (share + square / 2) / (1 + square)
    reach = sqrt(share * (1 - share) * square + square**2 / 4) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _player(game: AnyGame, name: str, seed: int, clock: Clock, normal: float) -> Player:
    if name == RANDOM:
        return selfplay.random_player(seed)
    return selfplay.search_player(game, levels.budget(Level(name), clock, normal), seed)
