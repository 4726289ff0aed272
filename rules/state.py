"""The parts of a position: moves, their kinds, events, the steps still to come, and the state that holds them all."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from rules.chance import Chance


class Move(Struct, frozen=True, tag=True, gc=False):
    """A choice as data. Fields are ints and short strings; subclasses repeat `frozen=True`."""

    label_fields: ClassVar[tuple[str, ...]] = ()
    """The fields that only its label needs. Two options always differ in the others, so that a stored move still names
    its option if a later version counts or writes these differently."""
    number_field: ClassVar[str] = ""
    """The field that numbers it in a panel and on the board, such as its floors. Empty: its place among the options."""
    ends_turn: ClassVar[bool] = False
    """True: with it, its player says that the turn is over. It is then Done as well, unless more is to be chosen."""

    @property
    def own_number(self) -> int | None:
        """The number that it has by itself; None: its place among the options numbers it."""
        return getattr(self, self.number_field) if self.number_field else None


class Kind(Struct, frozen=True, tag=True):
    """What several options of a question have in common. Its text labels the button that leads to them."""


class Event(Struct, frozen=True, tag=True, gc=False):
    """Something that happened, named in the past tense. A field named `seat` (or ending in `_seat`) is a player."""

    private: ClassVar[bool] = False
    """True: only its own `seat` may see it."""
    reveals: ClassVar[bool] = False
    """True: it shows something that was hidden, so nothing before it can be taken back."""
    continues: ClassVar[bool] = False
    """True: it continues the sentence of the event before it."""
    on_board: ClassVar[bool] = False
    """True: until the next one of its type, the board shows what it says. The news beside a board leave it out."""
    matters: ClassVar[bool] = False
    """True: it is never left out of the story beside the board, however long that gets."""
    routine: ClassVar[bool] = False
    """True: it follows by itself, as what the end of a round pays. A story that is too long leaves it out first."""

    def is_seen_by(self, seat: int | None) -> bool:
        """Returns whether a seat may see it; None: everybody may."""
        return not self.private or getattr(self, "seat", None) == seat


class Refusal(Struct, frozen=True, tag=True):
    """The reason why a move that a player might expect is not among the options."""


class Preset(Struct, frozen=True, tag=True):
    """A usual answer to a question and those after it in the same turn. A person drafts it by one press."""


class StandingOrder(Struct, frozen=True, tag=True):
    """A standing order: the answer of a seat to questions that may come, until it is cancelled."""

    is_suggested: ClassVar[bool] = False
    """True: it is offered beside a question whose seat has given the last two such questions the same answer."""


T = TypeVar("T", bound="Step[Any, Any]")


class State(Struct, kw_only=True, omit_defaults=True):
    """A whole position. A game adds its components and the types of its agenda."""

    chance: Chance
    agenda: list[Any] = []
    events: list[Any] = []
    """Events since the last move; always empty when stored."""

    def push(self, step: "Step[Any, Any]") -> None:
        """Puts `step` on top of the agenda, so that it comes before everything already there."""
        self.agenda.append(step)

    def pull(self, kind: "type[T]", seat: int) -> "T | None":
        """Takes the question of this kind for `seat` alone off the agenda, and returns it; None if none waits there."""
        own = next((step for step in self.agenda if isinstance(step, kind) and step.seats == [seat]), None)
        if own is not None:
            self.agenda.remove(own)
        return own

    def emit(self, event: Event) -> None:
        """Adds `event` to the events since the last move."""
        self.events.append(event)

    def is_expired(self, seat: int, order: Any) -> bool:
        """Returns whether the standing order `order` of `seat` can never apply again, so that it is removed."""
        return False


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)


class Step(Struct, Generic[S, M], tag=True, gc=False):
    """An entry of the agenda: a point at which seats choose, or something happens automatically."""

    seats: list[int] = []
    """The seats that have yet to choose. Empty from the start: the step runs automatically."""

    takes_single: ClassVar[bool] = True
    """Whether a single option is taken automatically. False: that would give a secret away."""
    prompt_fields: ClassVar[tuple[str, ...]] = ()
    """What its texts show besides its own fields, by the names that `prompt_values` gives it."""
    stays_secret: ClassVar[bool] = False
    """Whether the other seats still do not know the choice when the next step comes. Only the search asks."""
    waits_for_done: ClassVar[bool] = False
    """True: the turn before this step is over. It waits for Done of that turn, even if the same seat goes on."""
    asks_others_later: ClassVar[bool] = False
    """True: a seat that brings it about goes on in its draft, and the others are asked after its Done. What they choose
    makes no difference to what it can choose."""
    opponent_turn: ClassVar[bool] = False
    """True: the turn of an automated opponent. It has no seats, and waits for Done in the same way."""

    def options(self, state: S, seat: int) -> list[M]:
        """Returns all legal moves of `seat`, in a fixed order and without duplicates. Nothing else is legal.

        Nobody changes the list, so a game may return the same one again.
        """
        raise NotImplementedError

    def prompt_key(self, state: S, seat: int) -> str:
        """Returns the name of the texts that prompt `seat`; it may depend on the seat and the position."""
        return type(self).__name__

    def prompt_values(self, state: S, seat: int) -> dict[str, int | str]:
        """Returns the values of `prompt_fields` for `seat`, from its view."""
        return {}

    def refusals(self, state: S, seat: int) -> list[Refusal]:
        """Returns the reasons why obvious moves are not offered to `seat`."""
        return []

    def obey(self, state: S, seat: int, order: Any) -> M | None:
        """Returns what a standing order or preset of `seat` answers. None, or an illegal move: the seat chooses."""
        return None

    def presets(self, state: S, seat: int) -> Sequence[Preset]:
        """Returns the presets that begin with this question of `seat`; `obey` says what they answer."""
        return ()

    def turn_of(self, state: S, seat: int) -> "Step[S, Any] | None":
        """Returns the question with which the next turn of `seat` begins, while another seat is prompted by this step.

        Whatever else differs in that turn is changed in `state`, in place. None: `seat` has no turn left before others
        decide more than what they do in their turns, or nobody can know what its turn begins with.
        """
        return None

    def occasion(self, state: S) -> str:
        """Returns what tells this time from other times at which the same is asked, such as the number of a roll.

        An answer prepared for one occasion is dropped when that is over. Empty: it waits until it is asked for.
        """
        return ""

    def take(self, state: S, seat: int, move: M) -> None:
        """Carries out `move`. Chance drawn here makes it final; to draw after Done, push a step that draws."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """Carries out a step that has no seats."""
        raise NotImplementedError
