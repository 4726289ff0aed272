"""Computer players against each other: how often one of a level beats others, with seats rotated."""

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from statistics import mean

from msgspec import Struct

from rules import levels, selfplay
from rules.game import AnyGame, Options
from rules.levels import Level
from rules.selfplay import Clock, Player

RANDOM = "random"
"""A player that takes any option, beside the levels."""

CONFIDENCE = 1.96
"""Standard errors to each side of a 95 % interval."""


class Pairing(Struct, frozen=True):
    """One player against as many others as the table has further seats; `others` is empty for who plays alone."""

    one: str
    others: str


class Result(Struct, frozen=True):
    """How often the one won. A shared first place is shared out."""

    one: str
    others: str
    players: int
    games: int
    wins: float
    lowest: float
    """The lower end of the 95 % interval of the share of games won (Wilson)."""
    highest: float

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    def line(self) -> str:
        """The result as text."""
        against = f" against {self.players - 1} {self.others}" if self.others else " alone"
        interval = f"{100 * self.lowest:.0f} to {100 * self.highest:.0f} %"
        return f"{self.one}{against}: {self.wins:g} of {self.games} won, {100 * self.share:.1f} % ({interval})"


def pairings(names: Sequence[str], seats: int) -> list[Pairing]:
    """Each of `names` against each that is named after it; each alone where there is one seat.

    Raises ValueError for a name that is no level.
    """
    for name in names:
        if name != RANDOM and name not in list(Level):
            raise ValueError(f"there is no level called {name}")
    if seats == 1:
        return [Pairing(name, "") for name in names]
    return [Pairing(one, others) for one, others in combinations(names, 2)]


def play(
    game: AnyGame, seats: int, options: Options, pairing: Pairing, seed: int, number: int, clock: Clock, normal: float
) -> float:
    """The share of the win that the one has in game `number`, in which it sits one seat further than in the last.

    `normal`: the seconds by `clock` that the normal level thinks about a turn. Every pairing plays the same games.
    """
    seat = number % seats
    names = [pairing.one if other == seat else pairing.others for other in range(seats)]
    players = [_player(game, name, seed + number * seats + other, clock, normal) for other, name in enumerate(names)]
    return selfplay.match(game, seats, options, players, seed, number).wins[seat]


def result(pairing: Pairing, seats: int, shares: Sequence[float]) -> Result:
    """What came of the games of a pairing, given the share of the win in each."""
    lowest, highest = interval(mean(shares), len(shares))
    return Result(pairing.one, pairing.others, seats, len(shares), sum(shares), lowest, highest)


def interval(share: float, games: int) -> tuple[float, float]:
    """Between what the true share lies in 95 of 100 such experiments (Wilson's score interval)."""
    square = CONFIDENCE**2 / games
    middle = (share + square / 2) / (1 + square)
    reach = sqrt(share * (1 - share) * square + square**2 / 4) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _player(game: AnyGame, name: str, seed: int, clock: Clock, normal: float) -> Player:
    if name == RANDOM:
        return selfplay.at_random(seed)
    return selfplay.searching(game, levels.budget(Level(name), clock, normal), seed)
