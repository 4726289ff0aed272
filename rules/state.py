"""What a position is made of: moves and events, steps that are still to come, and the state that holds everything."""

from typing import Any, ClassVar, Generic, TypeVar

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
