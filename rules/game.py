"""The contract between the engine and a game, on one page.

A game is a package with a `GAME`, a value of the type `Game`: in `rules/`, or installed by itself (`rules/games.py`).
Everything still to be decided is data on `state.agenda`, a stack of steps whose last one comes next. A step has a
question for one seat, a simultaneous question for several, or none (it runs automatically). A step pushed on top
interrupts the ones below. The game is over when the agenda is empty.

The base types of a game's moves, events, steps and state are in `rules/state.py`.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from rules import play
from rules.chance import Chance
from rules.state import Event, Kind, Move, Preset, Refusal, StandingOrder, State, Step
from rules.titles import Title

__all__ = [
    "CONTRACT",
    "AnyGame",
    "Event",
    "Features",
    "Game",
    "Info",
    "Kind",
    "Move",
    "Opponent",
    "Option",
    "Options",
    "Part",
    "Preset",
    "Refusal",
    "Score",
    "StandingOrder",
    "State",
    "Step",
    "Title",
]

S = TypeVar("S", bound=State)

CONTRACT = 2
"""The version of this contract. It is raised when games written for the one before would no longer load or play."""


Options = dict[str, str]
"""The value of every option, by name."""


def _always(seats: int, options: Options) -> bool:
    return True


class Option(Struct, frozen=True):
    """A setting that is fixed before the match starts. The first value is the default."""

    name: str
    values: tuple[str, ...]
    applies: Callable[[int, Options], bool] = _always
    """Returns whether it makes a difference with these seats and other options. If not, nobody is asked."""


class Info(Struct, frozen=True):
    """Facts about a game: the name of its package, fewest and most seats, usual length, version of its rules.

    `minutes`: how long it usually takes in person; 0 if nobody knows.
    `bgg`: its number on BoardGameGeek, by which other programs know it; 0 if it has none, or nobody has looked.
    """

    name: str
    fewest: int
    most: int
    minutes: int
    version: int
    options: tuple[Option, ...] = ()
    bgg: int = 0


class Part(Struct, frozen=True):
    """Points in one category, in one round (0: in no particular round)."""

    category: str
    points: int
    round: int = 0


class Score(Struct, frozen=True):
    """The score of a seat: points, tie-breaks in order of priority (more is better), and the parts of the points."""

    points: int
    tie_breaks: tuple[int, ...] = ()
    parts: tuple[Part, ...] = ()
    beaten_by: int = 0
    """How many automated opponents are ahead: 1 if the seats have lost to the game itself."""
    team: int | None = None
    """The number of the seat's team; None: it plays for itself.

    Everybody knows the teams. Partners have equal points and tie-breaks, share a rank, and win or lose together.
    """


class Opponent(Struct, frozen=True):
    """The result of an automated opponent: its name, as the text `opponent-name` knows it, and its score."""

    name: str
    score: Score


class Features(NamedTuple):
    """Numbers of a position, on any scale. With as many seats there are always as many."""

    seats: list[list[float]]
    """By seat: what it has."""
    common: list[float]
    """What belongs to nobody."""


class Game(Struct, Generic[S], frozen=True, kw_only=True):
    """What a game gives to the engine. Everything with a default is optional."""

    info: Info
    state: type[S]
    """The type of its positions, for storing and loading them."""
    move: Any
    """The union of its moves."""
    event: Any
    """The union of its events."""
    new: Callable[[int, Options, Chance], S]
    """Returns the initial position for a number of seats, not yet settled."""
    scores: Callable[[S], list[Score]]
    """Returns a score for each seat, at any point of the match."""
    violations: Callable[[S], list[str]]
    """Returns the violated invariants, as sentences for a bug report."""

    opponent: Callable[[S], Opponent | None] | None = None
    """Returns the result of the automated opponent; None if there is none in this match."""

    kind: Callable[[Move], Kind | None] | None = None
    """Returns the kind of a move: of many options, a person first chooses the kind. None: it stands for itself."""

    view: Callable[[S, int | None], S] = play.redacted
    """Returns a copy without the key, in which everything hidden from a seat (None: from spectators) is blank."""
    sampler: Callable[[S], Callable[[Chance], S]] = play.sampler
    """Returns a function that makes random full positions which fit a view: `determinize` calls it once, a search again
    and again. The search of a computer player sees nothing else."""

    evaluate: Callable[[S], list[float]] | None = None
    """For computer players: returns the value of a position for each seat, in points. None: the score is used.

    Partners have equal values.
    """
    horizon: int | None = None
    """Full rotations of the turn that a playout lasts before the position is evaluated. None: the search's default."""
    features: Callable[[S], Features] | None = None
    """Returns numbers from which `parlour train` learns the value of a position. None: nothing can be learned."""
    learned: Path | None = None
    """The folder of what was learned, with a file for each number of seats. It replaces `evaluate` and `horizon`."""
    prior: Callable[[Move], float] | None = None
    """For computer players: returns how promising a move looks before it is searched. Only the order matters."""

    holdings: Callable[[S, int], dict[str, int]] | None = None
    """Returns how much a seat has of each thing that an option may cost or bring, by the name of its text: mints,
    points, workers. Always the same names, from the view of that seat, even in the middle of a move. None: its points.
    """

    unscored: Callable[[S], list[list[Part]]] | None = None
    """Returns by seat the points that are not scored yet, as if that happened now: what a reason for a choice says
    besides the score. The round of a part is that of its scoring; 0: the end of the game."""

    round: Callable[[S], int] | None = None
    """Returns the number of the round, or whatever the game consists of: 0 before the first. None: there are none."""
    titles: tuple[Title, ...] = ()
    """What may be said of its matches once they are over, besides the titles of every game."""

    standing_order: Any = StandingOrder
    """The union of its kinds of standing orders."""
    standing_orders: Callable[[S, int], Sequence[StandingOrder]] | None = None
    """Returns the standing orders that a seat can give now, from its view. `State.is_expired` ends those given."""

    def determinize(self, view: S, chance: Chance) -> S:
        """Returns a random full position that fits `view`, drawn from `chance`, from which it goes on drawing."""
        return self.sampler(view)(chance)


AnyGame = Game[Any]
