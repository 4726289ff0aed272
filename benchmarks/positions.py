"""Positions of whole random games, for whatever needs real ones."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from rules import games, play
from rules.chance import Chance, key
from rules.game import Event, Move


class Position(NamedTuple):
    """A moment of a game: somebody is asked something."""

    state: Any
    """Changed as the game goes on: copy what is to be kept."""
    events: list[Event]
    seat: int
    options: list[Move]


def of_a_game(name: str, seats: int, seed: int) -> Iterator[Position]:
    """Every position of one random game in which there is a choice."""
    game = games.load(name)
    dice = Random(seed)
    state = game.new(seats, games.complete(game, {}), Chance(key(seed)))
    while asked := play.settle(state):
        seat, options = next(iter(asked.items()))
        yield Position(state, play.drain(state), seat, options)
        play.take(state, seat, dice.choice(options))
