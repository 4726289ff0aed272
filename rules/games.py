"""Finds games: every package in `rules` is one."""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache

from msgspec import Struct

import rules
from rules.game import AnyGame, Options

BY_RULESET = "by_ruleset"
"""The value of an option that leaves it to the option `ruleset`."""


@cache
def names() -> tuple[str, ...]:
    """Returns the names of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(rules.__path__) if module.ispkg))


@cache
def load(name: str) -> AnyGame:
    """Returns the game called `name`. Raises KeyError if there is none."""
    if name not in names():
        raise KeyError(name)
    game: AnyGame = importlib.import_module(f"rules.{name}").GAME
    return game


def check_seats(game: AnyGame, seats: int) -> int:
    """Returns `seats`. Raises ValueError if `game` cannot be played by that many."""
    info = game.info
    if not info.fewest <= seats <= info.most:
        raise ValueError(f"{info.name} is for {info.fewest} to {info.most} players, not {seats}")
    return seats


def resolve(options: Options, rulesets: Mapping[str, Struct], name: str) -> str:
    """Returns the value of the option `name`; if that is `by_ruleset`, the value that the chosen ruleset gives it."""
    chosen = options[name]
    if chosen != BY_RULESET:
        return chosen
    value: str = getattr(rulesets[options["ruleset"]], name)
    return value


def complete(game: AnyGame, chosen: Options) -> Options:
    """Returns `chosen` with defaults for all other options. Raises ValueError for an unknown option or value."""
    known = {option.name: option for option in game.info.options}
    for name, value in chosen.items():
        if name not in known or value not in known[name].values:
            raise ValueError(f"{game.info.name} has no option {name}={value}")
    return {name: chosen.get(name, option.values[0]) for name, option in known.items()}
