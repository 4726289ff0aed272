"""Parts: what one feature keeps in a session or in a seat, under a name of its own. Pure.

A part is stored as builtins. What a feature has stored stays when its folder is deleted, and is there when it is back.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Raw, Struct, structs

from bot.feature import Slot

T = TypeVar("T")


class HasParts(Struct, kw_only=True):
    """A session, a seat, or somebody who had one."""

    parts: dict[str, Any] = {}
    """What features keep here, as builtins."""


Has = TypeVar("Has", bound=HasParts)


class Lasts(IntEnum):
    """How long a seat keeps a part. A session keeps every part."""

    TURN = 1
    """Until the turn is over."""
    PLAY = 2
    """As long as its person plays: until the match is over, or they concede or are forgotten."""
    PERSON = 3
    """As long as the match is stored, also if somebody else takes the seat; it goes if its person is forgotten."""
    MATCH = 4
    """For ever, also if its person is forgotten; it goes with them if somebody else takes the seat."""


class Part(Generic[T]):
    """What one feature keeps in a session or in a seat: a value of a type whose default is `kind()`."""

    def __init__(
        self,
        name: str,
        kind: type[T],
        *,
        was: str = "",
        lasts: Lasts = Lasts.PLAY,
        helps: bool = False,
        cut: Callable[[T, int], T] | None = None,
    ) -> None:
        """`was`: the field that held it in documents of form 1. `helps`: whether the computer helped who has it.

        `cut`: returns what stays of it in a seat when a rewind leaves so many lines of the log.
        """
        self.name: Final = name
        self.was: Final = was
        self.lasts: Final = lasts
        self.helps: Final = helps
        self.cut: Final = cut
        self.kind: Final = kind

    def of(self, holder: HasParts) -> T:
        """Returns the part of a session or seat. Raises msgspec.ValidationError if something else is stored."""
        if self.name not in holder.parts:
            return self.kind()
        return self.read(holder.parts[self.name])

    def read(self, stored: Any) -> T:
        """Returns the value that is stored as `stored`."""
        return msgspec.convert(stored, self.kind, str_keys=True)

    def put(self, holder: Has, value: T) -> Has:
        """Returns a session or seat with the part replaced. A default value is not stored."""
        parts = {name: stored for name, stored in holder.parts.items() if name != self.name}
        if value != self.kind():
            parts[self.name] = msgspec.to_builtins(value, str_keys=True)
        return structs.replace(holder, parts=parts)


PARTS: Slot[Part[Any]] = Slot()
"""The parts of all features. One that is not added here cannot say how long it lasts, and was no field."""
PLAYED_FOR: Final = Part("played_for", bool, lasts=Lasts.MATCH, helps=True)
"""Whether the computer, or somebody who stood in, has played a seat until its person came back."""
LET_IN: Final = Part("let_in", bool, lasts=Lasts.MATCH)
"""Whether others have let the computer play a seat whose person has one opponent, who still loses to it."""
PAST_HALF: Final = Part("past_half", bool, lasts=Lasts.MATCH)
"""Of somebody who had a seat: whether more than half of the match was played when they lost it."""
OFFERED_PAST_HALF: Final = Part("offered_past_half", bool, lasts=Lasts.TURN)
"""Whether more than half of a rated match was played when its person offered a seat."""
GIVEN_LATE: Final = Part("given_late", bool, lasts=Lasts.TURN)
"""Whether others have given a turn more time after its time had run out."""
HIDDEN: Final = Part("hidden", int, lasts=Lasts.MATCH)
"""For how many seconds a match stood still because its person did not see the channel, before now."""


def _of_seats() -> list[Part[Any]]:
    return [PLAYED_FOR, LET_IN, PAST_HALF, OFFERED_PAST_HALF, GIVEN_LATE, HIDDEN, *PARTS]


def ended(parts: dict[str, Any], lasts: Lasts) -> dict[str, Any]:
    """Returns the parts of a seat without those that last as long as `lasts`, or less."""
    if not parts:
        return parts
    over = {part.name for part in _of_seats() if part.lasts <= lasts}
    return {name: stored for name, stored in parts.items() if name not in over}


def lasting(parts: dict[str, Any], lasts: Lasts = Lasts.MATCH) -> dict[str, Any]:
    """Returns those parts of a seat that last as long as `lasts`, or longer."""
    if not parts:
        return parts
    kept = {part.name for part in _of_seats() if part.lasts >= lasts}
    return {name: stored for name, stored in parts.items() if name in kept}


def rewound(holder: Has, lines: int) -> Has:
    """Returns a seat, or somebody who had one, with what stays of its parts when the log is cut to so many lines."""
    for part in PARTS:
        if part.cut and part.name in holder.parts:
            holder = part.put(holder, part.cut(part.of(holder), lines))
    return holder


def had_help(holder: HasParts) -> bool:
    """Whether the person of a seat was helped by the computer."""
    return bool(holder.parts) and any(part.helps and part.name in holder.parts for part in _of_seats())


def left_past_half(holder: HasParts) -> bool:
    """Returns whether more than half of the match was played when somebody lost a seat."""
    return PAST_HALF.of(holder)


def was_given_late(seat: HasParts) -> bool:
    """Whether others have given the turn of a seat more time after its time had run out."""
    return GIVEN_LATE.of(seat)


def was_let_in(holder: HasParts) -> bool:
    """Whether the computer has played a seat because others wanted that, and its person's only opponent pays for it."""
    return LET_IN.of(holder)


def gather(fields: dict[str, Raw]) -> None:
    """Moves what were fields of a document of form 1 into its parts."""
    parts: dict[str, Any] = {}
    for part in PARTS:
        if part.was in fields:
            stored = msgspec.json.decode(fields.pop(part.was))
            parts |= part.put(HasParts(), part.read(stored)).parts
    if parts:
        fields["parts"] = Raw(msgspec.json.encode(parts))
