"""A press: what one tap on a button, or one choice in a menu, means. One type for each action."""

from collections.abc import Sequence
from enum import Enum
from hashlib import blake2b
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta, Struct

Snowflake = Annotated[int, Meta(ge=0, le=2**63 - 1)]
"""An id of Discord's; 0 if there is none."""
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""A revision, a version, a line, or another number that grows."""
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
"""A seat, counted from 0."""
Place = Annotated[int, Meta(ge=0, le=999)]
"""Which of several things in a list is meant, counted from 0."""
Checksum = Annotated[str, Meta(pattern="^[0-9a-f]{8}$")]
"""A short print of what could be chosen, see `checksum`."""
Name = Annotated[str, Meta(pattern="^[a-z0-9_]{1,32}$")]
"""The name of a game or of an option."""
Value = Annotated[str, Meta(max_length=100)]
"""What was chosen in a menu of words."""


class Style(Enum):
    """How a button looks, by Discord's numbers."""

    BLUE = 1
    GREY = 2
    GREEN = 3
    RED = 4


class Press(Struct, frozen=True):
    """The fields that a button holds. They are ids and positions, never state: so a press works after a restart.

    A subclass says by `tag` how its custom ids begin. What is below belongs to the declaration, not to a press.
    """

    label: ClassVar[str] = ""
    """The text on the button; empty for what is chosen in a menu, and for a button whose label says what it chooses."""
    style: ClassVar[Style] = Style.GREY
    emoji: ClassVar[str | None] = None
    command: ClassVar[str]
    """The slash command that does the same, with the option or the action that is given."""
    chosen: ClassVar[str] = ""
    """The field that comes from a menu instead of the custom id; empty if there is no menu."""
    answers: ClassVar[bool] = True
    """Whether a person gets an answer of their own; otherwise the change of the public message is the answer."""
    recent: ClassVar[int] = 0
    """How many of the newest lines of the log its handler reads."""


class MatchPress(Press, frozen=True):
    """A press about one session."""

    session: Snowflake = 0
    """Under a lobby 0: the session of the message itself."""


def checksum(options: Sequence[Any]) -> str:
    """Returns a short print of what a seat may choose: 8 hexadecimal digits."""
    return blake2b(msgspec.json.encode(options), digest_size=4).hexdigest()
