"""Whether the computer plays well: with the little time of this check, the normal level beats random play clearly."""

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean

from rules import arena, games, selfplay
from rules.contract import expect
from rules.levels import TEMPERATURES, Level
from rules.search import Budget

BATCH = 10
"""Games between two looks at the result."""
MOST = 200
"""Games after which the result is not clear. A game with much luck needs more of them than one without."""
DOUBT = 2.6
"""Standard errors by which the win rate has to be above that of chance: more than usual, since looks repeat."""
ITERATIONS = 100
"""Of the search, for a turn: fewer than the normal level has time for. A number, so that the result can be repeated."""


def check(name: str) -> str:
    """Plays games between the normal level and random players until it is clearly better. Raises contract.Broken.

    In a game of teams it plays for a whole one. In a game without rivals, both play the same games, and the one with
    more points wins.
    """
    game = games.load(name)
    seats = max(game.info.fewest, min(2, game.info.most))
    sides = arena.sides(game, seats, {})
    shares: list[float] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        while len(shares) < MOST and not is_clear(len(set(sides)), shares):
            shares += pool.map(partial(_share, name, sides), range(len(shares), len(shares) + BATCH))
    result = f"the normal level won {sum(shares):g} of {len(shares)} games against random play"
    expect(is_clear(len(set(sides)), shares), f"{result}, which may be luck")
    return result


def is_clear(sides: int, shares: Sequence[float]) -> bool:
    """Returns whether the share of the win in each game is, on the whole, more than luck gives to one of `sides`."""
    if not shares:
        return False
    lowest, _ = arena.interval(mean(shares), len(shares), DOUBT)
    return lowest > 1 / max(2, sides)


def _share(name: str, sides: Sequence[int], number: int) -> float:
    """Returns the share of the win that the computer gets in game `number`. It moves up one seat with each game."""
    game, seats = games.load(name), len(sides)
    own = number % seats
    budget = Budget(ITERATIONS, temperature=TEMPERATURES[Level.NORMAL])
    others = [selfplay.random_player(number * seats + seat) for seat in range(seats)]
    players = [
        selfplay.search_player(game, budget, number * seats + seat) if sides[seat] == sides[own] else other
        for seat, other in enumerate(others)
    ]
    played = selfplay.match(game, seats, {}, players, 1, number)
    if len(set(sides)) > 1:
        return played.wins[own]
    points, at_random = played.points[own], selfplay.match(game, seats, {}, others, 1, number).points[own]
    return (points > at_random) + (points == at_random) / 2
