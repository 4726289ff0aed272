"""Plays the games of an arena on several cores. Searches are timed in CPU time, so other load does not matter."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import process_time

from rules import arena, games
from rules.arena import Pairing, Result
from rules.game import Options


def run(
    game: str, seats: int, options: Options, levels: list[str], number: int, seed: int, normal: float, processes: int
) -> Iterator[Result]:
    """Yields the result of each pairing of `levels`. Raises ValueError for wrong seats, options or levels."""
    rules = games.load(game)
    sides = arena.sides(rules, seats, options)
    found = arena.pairings(levels, sides)
    with ProcessPoolExecutor(processes or os.cpu_count()) as pool:
        for pairing in found:
            play = partial(_play, game, seats, options, pairing, seed, normal)
            yield arena.result(pairing, sides, list(pool.map(play, range(number))))


def _play(game: str, seats: int, options: Options, pairing: Pairing, seed: int, normal: float, number: int) -> float:
    return arena.play(games.load(game), seats, options, pairing, seed, number, process_time, normal)
