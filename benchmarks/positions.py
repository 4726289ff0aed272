"""Positions of whole random games."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from rules import games, play
from rules.chance import Chance, key
from rules.game import Event, Move


class Position(NamedTuple):
    """A position with a question for a seat."""

    state: Any
    """Changes as the game goes on: copy it to keep it."""
    events: list[Event]
    seat: int
    options: list[Move]


def of_a_game(name: str, seats: int, seed: int) -> Iterator[Position]:
    """Yields every position of one random game with a question."""
    game = games.load(name)
    dice = Random(seed)
    state = game.new(seats, games.complete(game, {}), Chance(key(seed)))
    while to_move := play.settle(state):
        seat, options = next(iter(to_move.items()))
        yield Position(state, play.drain(state), seat, options)
        play.take(state, seat, dice.choice(options))
