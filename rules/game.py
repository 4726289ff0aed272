"""The contract between the engine and a game, on one page.

A game is a folder of `rules/` whose package has a `GAME`, a value of the type `Game`; nothing is registered.
What is still to be decided is data on `state.agenda`, a stack of steps whose last one comes next. A step asks
one seat (a choice), several (a simultaneous choice) or nobody (it runs by itself). A step pushed on top
interrupts the ones below. The game is over when the agenda is empty.

The types that a game's own moves, events, steps and state derive from are written in `rules/state.py`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rules import play
from rules.chance import Chance
from rules.state import Event, Move, Refusal, StandingOrder, State, Step

__all__ = [
    "AnyGame",
    "Event",
    "Game",
    "Info",
    "Move",
    "Option",
    "Options",
    "Part",
    "Refusal",
    "Score",
    "StandingOrder",
    "State",
    "Step",
]

S = TypeVar("S", bound=State)


class Option(Struct, frozen=True):
    """A choice made before the game starts. The first value is the default."""

    name: str
    values: tuple[str, ...]


class Info(Struct, frozen=True):
    """Facts about a game: its folder's name, seats from fewest to most, usual length, version of its rules."""

    name: str
    fewest: int
    most: int
    minutes: int
    version: int
    options: tuple[Option, ...] = ()


class Part(Struct, frozen=True):
    """Points of one category, in one round (0: not bound to a round)."""

    category: str
    points: int
    round: int = 0


class Score(Struct, frozen=True):
    """What a seat has: points, then what breaks ties in order (more is better), and where the points came from."""

    points: int
    tie_breaks: tuple[int, ...] = ()
    parts: tuple[Part, ...] = ()
    beaten_by: int = 0
    """How many opponents that sit at no seat are ahead (a solo game)."""


Options = dict[str, str]
"""Every option of the game by name, with one of its values."""


class Game(Struct, Generic[S], frozen=True, kw_only=True):
    """What a game offers to the engine. Everything with a default is optional."""

    info: Info
    state: type[S]
    """The type of its positions, for storing and loading."""
    move: Any
    """The union of its moves."""
    event: Any
    """The union of its events."""
    new: Callable[[int, Options, Chance], S]
    """Returns the position at the start, not yet settled, for a number of seats."""
    scores: Callable[[S], list[Score]]
    """Returns one score a seat, at any time."""
    violations: Callable[[S], list[str]]
    """Returns the violated invariants, in words for a bug report."""

    view: Callable[[S, int | None], S] = play.redacted
    """Returns a copy with everything hidden from a seat (None: a spectator) blanked. It holds no key."""
    determinize: Callable[[S, Chance], S] = play.determinized
    """Returns a full position that a view allows, drawn at random. All that a computer player gets to see."""

    evaluate: Callable[[S], list[float]] | None = None
    """For computer players: returns how well every seat stands, in points and prospects. None: points alone count."""
    horizon: int | None = None
    """How many full rotations of the turn they play out before they evaluate. None: as many as the search decides."""
    prior: Callable[[Move], float] | None = None
    """For computer players: returns how promising a move looks before it is searched. Only comparisons count."""

    standing_order: Any = StandingOrder
    """The union of its standing orders."""
    standing_orders: Callable[[S, int], Sequence[StandingOrder]] | None = None
    """Returns the standing orders that a seat could give now, from the view of that seat."""


AnyGame = Game[Any]
