"""Learns the value of a game's positions on several cores. What was played is kept, so a run that was ended goes on."""

import os
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import process_time
from typing import NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace

from rules import arena, games, learned, learning, levels, training
from rules.learned import Learned, Made, Weights
from rules.learning import Rows
from rules.search import Budget

PART = 10
"""Games in a file of what was played."""
HORIZONS = (1, 2, 4)
"""The horizons that are tried, in rotations of the turn."""
ENOUGH = 1.1
"""What was learned is kept if it wins this many times its even share: with two seats, in 55 % of the duels."""


class Plan(NamedTuple):
    """What to learn, and how."""

    game: str
    seats: int
    games: int
    """Games of self-play."""
    iterations: int
    """Those of the search for each turn in these games."""
    seed: int
    trials: int
    """Games for each horizon against the search without what was learned, at a third of the time."""
    duels: int
    """Games that decide."""
    seconds: float
    """Processor time for a turn in them."""
    played: Path
    """The folder for what was played."""
    kept: Path
    """The folder for what was learned."""


def run(plan: Plan, processes: int) -> Iterator[str]:
    """Learns, and keeps what was learned if it wins enough duels. Yields lines about the progress.

    Raises ValueError for wrong seats, or if the game has no features.
    """
    game = games.load(plan.game)
    games.check_seats(game, plan.seats)
    if game.features is None or plan.seats == 1:
        raise ValueError("there is nothing to learn from: the game has no features, or the seat no rival")
    plan.played.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(processes or os.cpu_count()) as pool:
        played = yield from _played(plan, pool)
        weights = _fit(plan, game.info.version, played)
        yield f"off by {weights.made.error:g} points, evaluate by {weights.made.former_error:g}"
        weights = yield from _at_best_horizon(plan, weights, pool)
        numbers = range(plan.trials, plan.trials + plan.duels)
        shares = list(pool.map(partial(_duel, plan, weights, plan.seconds), numbers))
    yield f"horizon {weights.horizon} at {plan.seconds:g} s: {_line(shares)}"
    if sum(shares) * plan.seats < ENOUGH * len(shares):
        yield "Not kept."
        return
    made = replace(weights.made, duels=len(shares), won=sum(shares), seconds=plan.seconds)
    plan.kept.mkdir(exist_ok=True)
    file = learned.file(plan.kept, plan.seats)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(replace(weights, made=made))) + b"\n")
    yield f"Kept in {file}."


def _played(plan: Plan, pool: ProcessPoolExecutor) -> Generator[str, None, list[Rows]]:
    """Returns the rows of all games, and yields how many were played."""
    found = []
    for part in pool.map(partial(_part, plan), range(-(-plan.games // PART))):
        found.append(part)
        yield f"{len(found) * PART} games played"
    return found


def _at_best_horizon(plan: Plan, weights: Weights, pool: ProcessPoolExecutor) -> Generator[str, None, Weights]:
    """Returns the weights with the horizon that wins most, and yields what each wins."""
    tried = []
    for horizon in HORIZONS:
        at_horizon = replace(weights, horizon=horizon)
        shares = list(pool.map(partial(_duel, plan, at_horizon, plan.seconds / 3), range(plan.trials)))
        tried.append((sum(shares), at_horizon))
        yield f"horizon {horizon}: {_line(shares)}"
    return max(tried, key=lambda each: each[0])[1]


def _part(plan: Plan, number: int) -> Rows:
    """Returns the rows of a part of the games: those kept, or new ones."""
    game = games.load(plan.game)
    name = f"{plan.game}-{game.info.version}-{plan.seats}-{plan.iterations}-{plan.seed}-{number:05}.npz"
    file, unfinished = plan.played / name, plan.played / f"unfinished-{name}"
    if not file.exists():
        numbers = range(number * PART, (number + 1) * PART)
        np.savez(unfinished, *training.self_play(game, plan.seats, plan.iterations, plan.seed, numbers))
        unfinished.rename(file)
    with np.load(file) as kept:
        return Rows(*kept.values())


def _fit(plan: Plan, version: int, played: Sequence[Rows]) -> Weights:
    """Returns what is learned from games, with the first horizon."""
    fitted = learning.fit(learning.together(played), plan.seats, plan.seed)
    made = Made(
        games=len(played) * PART,
        iterations=plan.iterations,
        seed=plan.seed,
        error=round(fitted.error, 2),
        former_error=round(fitted.former_error, 2),
    )
    layers = [learned.pack(*layer) for layer in fitted.net]
    return Weights(version=version, horizon=HORIZONS[0], scale=fitted.scale, made=made, layers=layers)


def _duel(plan: Plan, weights: Weights, seconds: float, number: int) -> float:
    """Returns the share of the win that goes to what was learned."""
    game = games.load(plan.game)
    budget = Budget(levels.ITERATIONS, seconds, process_time)
    share, _ = training.duel(game, plan.seats, Learned(game, plan.seats, weights), (budget, budget), number)
    return share


def _line(shares: Sequence[float]) -> str:
    share = sum(shares) / len(shares)
    lowest, highest = arena.interval(share, len(shares))
    return f"{sum(shares):g} of {len(shares)} won, {100 * share:.1f} % ({100 * lowest:.0f} to {100 * highest:.0f} %)"
