"""A puzzle: a position with one choice that is clearly the best. Pure."""

from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from bot.domain.calendar import DAY
from bot.domain.errors import UserError
from rules import games, play
from rules.game import AnyGame, Move


class Puzzle(Struct, frozen=True):
    """A puzzle as it is stored."""

    game: str
    version: int
    """The version of the rules under which it was found."""
    seats: int
    state: Raw
    """The whole position; nothing in it is private."""
    seat: int
    """Whose choice it is."""
    best: int
    """The number of the best option."""
    points: int
    """By how many tenths of a point its lead is higher than that of the next best."""


class Posed(NamedTuple):
    """A puzzle, ready to be shown."""

    puzzle: Puzzle
    rules: AnyGame
    state: Any
    options: list[Move]

    @property
    def best(self) -> Move:
        return self.options[self.puzzle.best]


class Found(NamedTuple):
    """How people have answered a puzzle."""

    answered: int
    found: int


def day_of(now: int) -> int:
    """Returns the number of the day: days since 1970, by UTC."""
    return now // DAY


def posed(puzzle: Puzzle) -> Posed:
    """Returns a puzzle with its options. Raises UserError if its game is gone, or has other rules now."""
    if puzzle.game not in games.names() or games.load(puzzle.game).info.version != puzzle.version:
        raise UserError("puzzle-gone")
    rules = games.load(puzzle.game)
    state = _decoder(puzzle.game).decode(puzzle.state)
    options = play.settle(state).get(puzzle.seat, [])
    if puzzle.best >= len(options):
        raise UserError("puzzle-gone")
    return Posed(puzzle, rules, state, [*options])


@cache
def _decoder(game: str) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(games.load(game).state)
