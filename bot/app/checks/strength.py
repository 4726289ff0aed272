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

GAMES = 20
ITERATIONS = 100
"""Of the search, for a turn: fewer than the normal level has time for. A number, so that the result can be repeated."""


def check(name: str) -> str:
    """Plays games between the normal level and random players. Raises contract.Broken if it is not clearly better.

    In a game for one, both play the same games, and whoever has more points wins.
    """
    info = games.load(name).info
    seats = max(info.fewest, min(2, info.most))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        shares = list(pool.map(partial(_share, name, seats), range(GAMES)))
    return verdict(seats, shares)


def verdict(seats: int, shares: Sequence[float]) -> str:
    """Returns the result of games, given the share of the win in each. Raises contract.Broken if it may be luck."""
    lowest, _ = arena.interval(mean(shares), len(shares))
    rivals = max(1, seats - 1)
    result = f"the normal level won {sum(shares):g} of {len(shares)} games against {rivals} random"
    expect(lowest > 1 / (1 + rivals), f"{result}, which may be luck")
    return result


def _share(name: str, seats: int, number: int) -> float:
    """Returns the share of the win that the computer gets in game `number`. It moves up one seat with each game."""
    game, own = games.load(name), number % seats
    computer = selfplay.search_player(game, Budget(ITERATIONS, temperature=TEMPERATURES[Level.NORMAL]), number)
    others = [selfplay.random_player(number * seats + seat) for seat in range(seats)]
    players = [computer if seat == own else other for seat, other in enumerate(others)]
    played = selfplay.match(game, seats, {}, players, 1, number)
    if seats > 1:
        return played.wins[own]
    (points,), (rival,) = played.points, selfplay.match(game, seats, {}, others, 1, number).points
    return (points > rival) + (points == rival) / 2
