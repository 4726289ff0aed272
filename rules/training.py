"""Plays a game against itself to learn what positions are worth, and lets that play against `evaluate`."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from msgspec.structs import replace

from rules import learned, play, search, selfplay
from rules.chance import key
from rules.fast_chance import FastChance
from rules.game import AnyGame, State
from rules.games import complete
from rules.learned import Learned
from rules.learning import Numbers, Rows

TEMPERATURES = (0.0, 0.2, 0.4)
"""One of them is drawn for each game."""
SLIPS = (0.0, 0.03, 0.1)
"""How often a decision is random; one of them is drawn for each game."""
BURST = 0.03
"""How often a row of random decisions begins, as long as a playout of the search: its positions are to be known too."""
DUELS = 1_000_003
"""The seed of the deals in duels: no game of self-play has them."""


def self_play(game: AnyGame, seats: int, iterations: int, seed: int, numbers: Sequence[int]) -> Rows:
    """Plays the games of these numbers with `evaluate` and returns the positions of all decisions."""
    seen = learned.Inputs(game, seats)
    inputs: list[Numbers] = []
    results, counts = [], []
    for number in numbers:
        rows, state = _game(replace(game, features=None), seen, seats, iterations, Random(f"{seed} {number}"))
        inputs += rows
        results.append(np.tile(np.stack(seen.results(state), axis=1), (len(rows), 1)))
        counts.append(seats * len(rows))
    return Rows(
        np.concatenate(inputs).astype(np.float16),
        np.concatenate(results).astype(np.float32),
        np.repeat(np.asarray(numbers, dtype=np.int64), counts),
    )


def _game(
    game: AnyGame, seen: learned.Inputs, seats: int, iterations: int, draw: Random
) -> tuple[list[Numbers], State]:
    """Plays a game. Returns what is seen at each decision, and the last position."""
    budget = search.Budget(iterations, temperature=draw.choice(TEMPERATURES))
    slip, burst = draw.choice(SLIPS), 0
    state: State = game.new(seats, complete(game, {}), FastChance(key(draw.getrandbits(60))))
    planned: list[list[Any]] = [[] for _ in range(seats)]
    rows: list[Numbers] = []
    while to_move := play.settle(state):
        rows.append(seen.of(state))
        seat, options = next(iter(to_move.items()))
        if draw.random() < BURST:
            burst = draw.randint(1, 2 * seats)
        if burst or draw.random() < slip:
            burst = max(0, burst - 1)
            planned[seat] = [draw.choice(options)]
        elif not planned[seat] or planned[seat][0] not in options:
            planned[seat] = search.plan(game, game.view(state, seat), seat, budget, draw.getrandbits(40))
        play.take(state, seat, planned[seat].pop(0))
        state.events.clear()
    return rows, state


def duel(
    game: AnyGame, seats: int, value: Learned, budgets: tuple[search.Budget, search.Budget], number: int
) -> tuple[float, float]:
    """Lets a seat that searches with `value` play against others that search with `evaluate`.

    `budgets`: of that seat, and of the others. It moves up one seat with each game, and all seats get the same deal.
    Returns the share of the win that it gets, and by how many points it is ahead of the mean of the others.
    """
    deal, seat = divmod(number, seats)
    plain = replace(game, features=None)
    taught = replace(plain, evaluate=lambda state: value.worth(state).values, horizon=value.horizon)
    players = [
        selfplay.search_player(
            *((taught, budgets[0]) if other == seat else (plain, budgets[1])), number * seats + other
        )
        for other in range(seats)
    ]
    result = selfplay.match(game, seats, {}, players, DUELS, deal)
    others = sum(result.points) - result.points[seat]
    return result.wins[seat], result.points[seat] - others / (seats - 1)
