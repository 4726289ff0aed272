"""Duels: by how much two equal strategies differ if they play the same deal, and if they play each other.

A strategy is a cheap search, and equal ones differ in their seeds alone. In a duel, each sits at the first seat of a
match of its own: the key is the same, and so are the searches at the other seats. In a common match, both sit at one
table. The figure is the standard deviation of the difference of their points. Everything is seeded, and no clock is
read.
"""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import pstdev
from typing import Any, NamedTuple

from benchmarks.measure import Figure
from rules import games, search, selfplay
from rules.chance import APART, Chance, key
from rules.selfplay import LazyView, Player

DUELS = 200
EFFORT = 30
"""Iterations of a search, for a turn."""
PROCESSES = 2


class Points(NamedTuple):
    """By how many points the first of two equal strategies is ahead."""

    common: int
    """In a match of both."""
    in_a_row: int
    """In a duel whose draws are all in one row, as in common matches."""
    duel: int
    """In a duel as it is: the draws of each kind are numbered apart."""


def figures() -> Iterator[Figure]:
    """Yields for each game the deviation in duels, compared with that in common matches."""
    for game in games.names():
        with ProcessPoolExecutor(PROCESSES) as pool:
            found = [*pool.map(partial(differences, game), range(DUELS), chunksize=5)]
        common, in_a_row, duel = (pstdev(column) for column in zip(*found, strict=True))
        yield Figure(f"{game}: difference in a duel, draws in one row", in_a_row, "points", common, "common match")
        yield Figure(f"{game}: difference in a duel", duel, "points", common, "common match")


def differences(game: str, number: int) -> Points:
    """Plays a common match and two forms of a duel, with a key that follows from `number`."""
    rules, secret = games.load(game), key(number)
    alone = rules.opponent is not None and rules.info.fewest == 1
    seats = 1 if alone else 2
    first, second = _strategy(game, 2 * number), _strategy(game, 2 * number + 1)
    both = selfplay.match_with(rules, 2, {}, [first(), second()], Chance(secret))
    found = [both.points[0] - both.points[1]]
    for dealt in (secret, secret + APART):
        own = []
        for strategy in (first, second):
            computers = [_computer(game, secret) for _ in range(1, seats)]
            own.append(selfplay.match_with(rules, seats, {}, [strategy(), *computers], Chance(dealt)).points[0])
        found.append(own[0] - own[1])
    return Points(*found)


def _strategy(game: str, seed: int) -> Callable[[], Player]:
    return partial(selfplay.search_player, games.load(game), search.Budget(EFFORT), seed * selfplay.MOVE_LIMIT)


def _computer(game: str, secret: bytes) -> Player:
    """Returns a computer of a duel: the seed of each search follows from the key and the number of moves made."""
    rules, made = games.load(game), 0
    planned: list[Any] = []

    def choose(view: LazyView, seat: int, options: list[Any]) -> Any:
        nonlocal made
        if not planned:
            planned.extend(search.plan(rules, view(), seat, search.Budget(EFFORT), Chance(secret).seed(seat, made)))
        made += 1
        return planned.pop(0)

    return choose


if __name__ == "__main__":
    game, count = sys.argv[1], int(sys.argv[2])
    EFFORT = int(sys.argv[3]) if len(sys.argv) > 3 else EFFORT
    found = [differences(game, n) for n in range(count)]
    print(game, EFFORT, [round(pstdev(c), 2) for c in zip(*found, strict=True)])
