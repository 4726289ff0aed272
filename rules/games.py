"""Finds games: every package in `rules`, and every installed one that an entry point in `parlour.games` names.

A package of its own has the same two parts inside, `rules` and `rendering`, and says in `CONTRACT` for which contract
it was written. One that does not fit is left out: neither it nor what it does wrong can harm the other games.
"""

import importlib
import keyword
import pkgutil
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple, TypeVar

from msgspec import Struct

import rules
from rules.game import CONTRACT, AnyGame, Game, Option, Options, State

S = TypeVar("S", bound=State)

GROUP = "parlour.games"
"""The group of entry points: the name is that of the game, the value its package."""
MOST_SEATS = 4
"""More colours, names and buttons there are not."""
RULESET = "ruleset"
"""The option that chooses a named set of rules, in games that have several."""
BY_RULESET = "by_ruleset"
"""The value of an option that leaves it to the option `ruleset`."""

_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_LONGEST = 24


class Parts(NamedTuple):
    """The Python packages of a game."""

    rules: str
    rendering: str


class LeftOut(NamedTuple):
    """An installed game that is not offered."""

    game: str
    package: str
    reason: str

    @property
    def line(self) -> str:
        """A sentence for the operator."""
        return f"The game {self.game} of the package {self.package} is left out: {self.reason}."


class Catalogue(NamedTuple):
    """The games that there are, by name, and those left out."""

    found: dict[str, Parts]
    left_out: list[LeftOut]

    @property
    def installed(self) -> list[str]:
        """The games found that come from packages of their own, in alphabetical order."""
        return sorted(self.found.keys() - _own())

    def leave_out(self, name: str, reason: str) -> None:
        """Moves an installed game to those left out: something outside of its rules does not load."""
        package = self.found.pop(name).rules.rpartition(".")[0]
        self.left_out.append(LeftOut(name, package, reason))


class _Unfit(Exception):
    """The reason why a game is left out."""


def names() -> tuple[str, ...]:
    """Returns the names of all games, in alphabetical order."""
    return tuple(sorted(catalogue().found))


def parts(name: str) -> Parts:
    """Returns the packages of the game called `name`. Raises KeyError if there is none."""
    return catalogue().found[name]


def load(name: str) -> AnyGame:
    """Returns the game called `name`. Raises KeyError if there is none."""
    return _game(parts(name).rules)


@cache
def catalogue() -> Catalogue:
    """Returns the games of Parlour itself and of the packages installed beside it."""
    return find(entry_points(group=GROUP))


def folders(points: Iterable[EntryPoint]) -> list[Path]:
    """Returns the folders of the packages that entry points name, whether or not their games can be loaded."""
    specs = [find_spec(point.value.partition(".")[0]) for point in points]
    return [Path(folder) for spec in specs if spec for folder in spec.submodule_search_locations or ()]


def name_problem(name: str) -> str | None:
    """Returns why no game can have this name, as a clause; None if one can, unless it is taken."""
    if not _NAME.fullmatch(name) or len(name) > _LONGEST:
        return f"a name is at most {_LONGEST} small letters, digits and single underscores, and begins with a letter"
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        return f"{name} is a word of Python"
    if name in {module.name for module in pkgutil.iter_modules(rules.__path__)} - _own():
        return f"{name} is a module of the engine"
    return None


def find(points: Iterable[EntryPoint]) -> Catalogue:
    """Returns the games of Parlour itself and those that entry points name."""
    result = Catalogue({name: Parts(f"rules.{name}", f"rendering.{name}") for name in _own()}, [])
    packages: dict[str, set[str]] = {}
    for point in points:
        packages.setdefault(point.name, set()).add(point.value)
    for name, values in sorted(packages.items()):
        try:
            result.found[name] = _installed(name, sorted(values))
        except _Unfit as error:
            result.left_out.append(LeftOut(name, " and ".join(sorted(values)), str(error)))
        except (Exception, SystemExit) as error:
            result.left_out.append(LeftOut(name, " and ".join(sorted(values)), failure(error)))
    return result


def failure(error: BaseException) -> str:
    """Returns why something does not load, as a clause."""
    return f"it does not load ({described(error)})"


def described(error: BaseException) -> str:
    """Returns what was raised, and where."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    where = f", in {at.tb_frame.f_code.co_filename} at line {at.tb_lineno}" if at else ""
    return f"{type(error).__name__}: {error}{where}"


@cache
def _own() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(rules.__path__) if module.ispkg)


@cache
def _game(package: str) -> AnyGame:
    game: AnyGame = importlib.import_module(package).GAME
    return game


def _installed(name: str, packages: list[str]) -> Parts:
    """Returns the parts of an installed game. Raises _Unfit, and whatever its code raises."""
    package, *others = packages
    problem = name_problem(name)
    if problem:
        raise _Unfit(problem)
    if name in _own():
        raise _Unfit("Parlour itself has a game of that name")
    if others:
        raise _Unfit("several packages claim that name, so none gets it")
    written_for = getattr(importlib.import_module(package), "CONTRACT", None)
    if written_for != CONTRACT:
        raise _Unfit(f"it was written for contract {written_for}, and this Parlour has contract {CONTRACT}")
    found = Parts(f"{package}.rules", f"{package}.rendering")
    _check(name, _game(found.rules))
    if find_spec(found.rendering) is None:
        raise _Unfit("it has no folder rendering")
    return found


def _check(name: str, game: object) -> None:
    """Raises _Unfit unless `game` is one, is called `name` and has as many seats as Parlour can show."""
    if not isinstance(game, Game):
        raise _Unfit("its GAME is no Game")
    if game.info.name != name:
        raise _Unfit(f"its info calls it {game.info.name}")
    if not 1 <= game.info.fewest <= game.info.most <= MOST_SEATS:
        raise _Unfit(f"it is for {game.info.fewest} to {game.info.most} players, and Parlour has {MOST_SEATS} seats")


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
    value: str = getattr(rulesets[options[RULESET]], name)
    return value


def complete(game: AnyGame, chosen: Options) -> Options:
    """Returns `chosen` with defaults for all other options. Raises ValueError for an unknown option or value."""
    known = {option.name: option for option in game.info.options}
    for name, value in chosen.items():
        if name not in known or value not in known[name].values:
            raise ValueError(f"{game.info.name} has no option {name}={value}")
    return {name: chosen.get(name, option.values[0]) for name, option in known.items()}


def applicable(game: AnyGame, seats: Iterable[int], chosen: Options) -> list[Option]:
    """Returns the options that make a difference with one of these numbers of `seats`. `chosen`: as for `complete`."""
    counts, options = list(seats), complete(game, chosen)
    return [option for option in game.info.options if any(option.applies(count, options) for count in counts)]


def with_new_options(game: AnyGame, state: S) -> S:
    """Gives a stored position the defaults of the options that its game did not have yet, in place. Returns it.

    A game may keep its options in a field `options` of its positions.
    """
    kept = getattr(state, "options", None)
    if isinstance(kept, dict):
        defaults = {option.name: option.values[0] for option in game.info.options}
        state.options = defaults | kept  # type: ignore[attr-defined]  # it is a field of this game
    return state
