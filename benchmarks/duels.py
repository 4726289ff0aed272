"""Duels: by how much two equal players differ if they play the same deal, and if they play each other.

A player chooses what is worth most right after the choice, as the game's own value has it, and in one of eight choices
something at random: equal players differ in their whims alone. In a duel, each sits at the first seat of a match of its
own: the key is the same, and so is the computer, which has no whims. In a common match, both sit at one table. The
figure is the standard deviation of the difference of their points. Everything is seeded, and no clock is read.

How much of it is the deal, and how much the whims: it is measured once more with one whim in thirty-two choices, and
for players whose deals have nothing in common.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import pstdev
from typing import Any, NamedTuple

from benchmarks.measure import Figure
from bot.features.duels.domain import usual_seats
from rules import games, play, selfplay
from rules.chance import APART, Chance, key
from rules.fast_chance import FastChance
from rules.game import AnyGame
from rules.selfplay import LazyView, Player

DUELS = 200
WHIMS = (1 / 8, 1 / 32)
"""How often a player chooses at random."""
PROCESSES = 2


class Ahead(NamedTuple):
    """By how many points the first of two equal players is ahead."""

    common: int
    """In a match of both."""
    in_a_row: int
    """In a duel whose draws are all in one row, as in common matches."""
    duel: int
    """In a duel as it is: with several seats, the draws of each kind are numbered apart."""
    other_deal: int
    """If the second one plays another deal."""


def figures() -> Iterator[Figure]:
    """Yields for each game the deviation in duels, compared with that in common matches."""
    for game in games.names():
        for whim in WHIMS:
            with ProcessPoolExecutor(PROCESSES) as pool:
                found = [*pool.map(partial(played, game, whim=whim), range(DUELS), chunksize=5)]
            common, *others = (pstdev(column) for column in zip(*found, strict=True))
            for name, deviation in zip(("duel, draws in one row", "duel", "another deal"), others, strict=True):
                what = f"{game}, one whim in {1 / whim:.0f}: {name}"
                yield Figure(what, deviation, "points", common, "common match")


def played(game: str, number: int, whim: float) -> Ahead:
    """Plays a common match, both forms of a duel and another deal, with keys that follow from `number`."""
    rules, secret, seats = games.load(game), key(number), usual_seats(game)
    first, second = 2 * number, 2 * number + 1
    apart, other = (each + APART if seats > 1 else each for each in (secret, key(number, second)))
    both = [_player(rules, seed, whim) for seed in (first, second)]
    points = selfplay.match_with(rules, 2, {}, both, Chance(secret)).points

    def alone(seed: int, dealt: bytes) -> int:
        table = [_player(rules, seed, whim), *(_player(rules, number, 0) for _ in range(1, seats))]
        return selfplay.match_with(rules, seats, {}, table, Chance(dealt)).points[0]

    mine = alone(first, apart)
    in_a_row = alone(first, secret) - alone(second, secret)
    return Ahead(points[0] - points[1], in_a_row, mine - alone(second, apart), mine - alone(second, other))


def _player(game: AnyGame, seed: int, whim: float) -> Player:
    """Returns a player that looks one choice ahead. What it cannot see is made up once a choice, for all alike."""
    whims = Random(seed)

    def choose(view: LazyView, seat: int, options: list[Any]) -> Any:
        is_whim, place = whims.random() < whim, whims.randrange(len(options))
        if is_whim or len(options) == 1:
            return options[place]
        here = game.determinize(view(), FastChance(key(0)))
        play.settle(here)
        return max(options, key=lambda option: _value(game, here, seat, option))

    return choose


def _value(game: AnyGame, here: Any, seat: int, option: Any) -> float:
    """Returns by how much a seat is ahead of the best other one after a choice."""
    state = play.copy(here)
    play.take(state, seat, option)
    play.settle(state)
    values = game.evaluate(state) if game.evaluate else [float(score.points) for score in game.scores(state)]
    return values[seat] - max((value for other, value in enumerate(values) if other != seat), default=0.0)
