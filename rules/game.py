"""The contract between the engine and a game, on one page.

A game is a folder of `rules/`. Its package satisfies `Game`; no class is needed and nothing is registered.
What is still to be decided is data on `state.agenda`, a stack of steps whose last one comes next. A step asks
one seat (a choice), several (a simultaneous choice) or nobody (it runs by itself). A step pushed on top
interrupts the ones below. The game is over when the agenda is empty.
"""

from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct

from rules.chance import Chance


class Move(Struct, frozen=True, tag=True):
    """What a player chooses. Fields are ints and short strings; subclasses repeat `frozen=True`."""


class Event(Struct, frozen=True, tag=True):
    """What happened, in the past tense. A field named `seat` (or ending in `_seat`) is a player."""

    private: ClassVar[bool] = False
    """True: only its own `seat` may be told."""
    reveals: ClassVar[bool] = False
    """True: something hidden was shown, so nothing before it can be taken back."""
    continues: ClassVar[bool] = False
    """True: it is told in the line of the event before it."""
    matters: ClassVar[bool] = False
    """True: it is told with the board however much there is to tell."""


class Refusal(Struct, frozen=True, tag=True):
    """Why something that a player might expect is not among the options."""


class StandingOrder(Struct, frozen=True, tag=True):
    """A standing order: how a seat answers a question that may come, until the order is cancelled."""


class State(Struct, kw_only=True, omit_defaults=True):
    """Everything about a position. A game adds its components and the types of its agenda."""

    chance: Chance
    agenda: list[Any] = []
    events: list[Any] = []
    """Told since the last move; empty in anything stored."""

    def ask(self, step: "Step[Any, Any]") -> None:
        """Puts `step` on top: it comes before everything that already waits."""
        self.agenda.append(step)

    def tell(self, event: Event) -> None:
        """Adds `event` to the story."""
        self.events.append(event)


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)


class Step(Struct, Generic[S, M], tag=True):
    """A point of the game at which something is decided, or happens by itself."""

    seats: list[int] = []
    """Who is still to answer; nobody: the step runs by itself."""

    takes_single: ClassVar[bool] = True
    """A single option is taken for the player; False where doing so would give a secret away."""
    plays: ClassVar[bool] = False
    """True: it asks nobody, and is a turn of an opponent that sits at no seat. It waits for Done of the turn before."""

    def options(self, state: S, seat: int) -> list[M]:
        """Everything that `seat` may do, in a fixed order and without doubles. Legal is this and nothing else."""
        raise NotImplementedError

    def asks(self, state: S, seat: int) -> str:
        """The step whose texts ask `seat`: another one's where not all seats are asked the same thing."""
        return type(self).__name__

    def refusals(self, state: S, seat: int) -> list[Refusal]:
        """Why obvious things are not offered to `seat`."""
        return []

    def obey(self, state: S, seat: int, order: Any) -> M | None:
        """What the standing `order` of `seat` answers; None, or no option of now: the seat is asked."""
        return None

    def take(self, state: S, seat: int, move: M) -> None:
        """Carries out `move`. Chance drawn here is drawn at once; in a step pushed for it, after Done."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """Carries out a step that asks nobody."""
        raise NotImplementedError


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


class Game(Protocol):
    """What a game's package offers to the engine.

    It may also have, for computer players, `evaluate(state) -> list[float]`, how well every seat stands, `HORIZON`, how
    many full rotations of the turn are played out first, and `prior(move) -> float`, how promising a move looks before
    it is searched. For standing orders: their union `StandingOrder` and `standing_orders(view, seat) ->
    list[StandingOrder]`, those that the seat could give now.
    """

    INFO: Info
    State: type[Any]
    """The type of its positions, for storing and loading."""
    Move: Any
    """The union of its moves."""
    Event: Any
    """The union of its events."""

    def new(self, seats: int, options: Options, chance: Chance) -> Any:
        """The position at the start, not yet settled."""

    def view(self, state: Any, seat: int | None) -> Any:
        """A copy with everything hidden from `seat` (None: a spectator) blanked. It holds no key."""

    def determinize(self, view: Any, chance: Chance) -> Any:
        """A full position that `view` allows, drawn at random. All that a computer player gets to see."""

    def scores(self, state: Any) -> list[Score]:
        """One score a seat, at any time."""

    def violations(self, state: Any) -> list[str]:
        """What must always hold of a position and does not, in words for a bug report."""
