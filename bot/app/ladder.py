"""Lets the rungs of a game's ladder play on several cores, and keeps their points."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import msgspec

from rules import games, ladder


def run(name: str, number: int, seed: int, folder: Path, processes: int) -> Iterator[str]:
    """Plays `number` games of each rung against its neighbour; yields a line for each, and writes the ladder."""
    seats, steps = max(2, games.load(name).info.fewest), []
    with ProcessPoolExecutor(processes or os.cpu_count()) as pool:
        for lower, rung in enumerate(ladder.RUNGS[1:]):
            shares = list(pool.map(partial(_play, name, lower, seed), range(number)))
            steps.append(ladder.step(shares, seats))
            yield (
                f"{rung.iterations} iterations at {rung.temperature:g}: "
                f"{sum(shares):g} of {number} won, {steps[-1]:+.0f} points"
            )
    found = ladder.rated(steps, number)
    folder.mkdir(parents=True, exist_ok=True)
    ladder.file(folder).write_bytes(msgspec.json.encode(found) + b"\n")
    yield f"{found.lowest} to {found.highest} points: {ladder.file(folder)}"


def _play(name: str, lower: int, seed: int, number: int) -> float:
    return ladder.play(games.load(name), lower, seed, number)
