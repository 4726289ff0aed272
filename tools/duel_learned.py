"""`python -m tools.duel_learned GAME [SECONDS] [OTHERS] [GAMES]`: what was learned plays against `evaluate`.

Two players search for SECONDS and OTHERS of processor time a turn. Each deal is played once from each seat, and is no
deal of training. `docs/computer-players.md` has what is printed.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import process_time

from rules import arena, games, learned, levels, training
from rules.search import Budget

SEATS = 2
FIRST = 10_000
"""The number of the first game: training has used those before."""


def duel(name: str, seconds: tuple[float, float], number: int) -> float:
    """Plays a game; returns the share of the win that goes to what was learned."""
    game = games.load(name)
    value = learned.of(game, SEATS)
    assert value, f"{name} has learned nothing for {SEATS} players"
    taught, others = (Budget(levels.ITERATIONS, each, process_time) for each in seconds)
    share, _ = training.duel(game, SEATS, value, (taught, others), number)
    return share


def main(name: str, seconds: str = "0.02", others: str = "0.1", count: str = "200") -> None:
    """Prints how many games were won."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = partial(duel, name, (float(seconds), float(others)))
        shares = list(pool.map(played, range(FIRST, FIRST + int(count))))
    lowest, highest = arena.interval(sum(shares) / len(shares), len(shares))
    print(f"{name}: {sum(shares):g} of {len(shares)} won ({100 * lowest:.0f} to {100 * highest:.0f} %)")


if __name__ == "__main__":
    main(*sys.argv[1:])
