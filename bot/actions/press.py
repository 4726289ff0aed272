"""A press: one tap on a button, or one choice in a menu, as data. One type for each action."""

from collections.abc import Sequence
from enum import Enum
from hashlib import blake2b
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta, Struct

Snowflake = Annotated[int, Meta(ge=0, le=2**63 - 1)]
"""A Discord id; 0 if there is none."""
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""A revision, a version, a line, or another growing number."""
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
"""A seat, counted from 0."""
Place = Annotated[int, Meta(ge=0, le=999)]
"""An index into a list."""
Checksum = Annotated[str, Meta(pattern="^[0-9a-f]{8}$")]
"""A short hash of the options, see `checksum`."""
Seen = Annotated[str, Meta(pattern="^([0-9a-f]{8})?$")]
"""A checksum of what a message showed; empty: nobody knows."""
Name = Annotated[str, Meta(pattern="^[a-z0-9_]{1,32}$")]
"""The name of a game or of an option."""
Value = Annotated[str, Meta(max_length=100)]
"""The value chosen in a menu."""


WHOLE = 1 << 20
"""More lines than any log has."""


class Style(Enum):
    """Discord's button styles."""

    BLUE = 1
    GREY = 2
    GREEN = 3
    RED = 4


class Press(Struct, frozen=True):
    """The data in a button: ids and positions, never state, so a press works after a restart.

    A subclass sets the `tag` with which its custom ids begin. The class variables describe the action.
    """

    label: ClassVar[str] = ""
    """The name of the button's text; empty for menus, and for buttons labelled with what they choose."""
    style: ClassVar[Style] = Style.GREY
    emoji: ClassVar[str | None] = None
    chosen: ClassVar[str] = ""
    """The field that a menu or a form fills; empty if there is neither."""
    added: ClassVar[str] = ""
    """The last field, if custom ids of earlier versions lack it. It is left out while it is empty."""
    answers: ClassVar[bool] = True
    """Whether the person gets a private answer; if not, the edited public message is the answer."""
    posts: ClassVar[bool] = False
    """Whether the answer is a public message. The handler acknowledges the press once nothing speaks against it."""
    opens_form: ClassVar[bool] = False
    """Whether the answer is a form to fill in, so that nothing is acknowledged before it."""
    only_commits: ClassVar[bool] = False
    """Whether all that its handler changes is committed, so that it may begin while the press is being acknowledged."""
    recent: ClassVar[int] = 0
    """How many of the newest log lines the handler needs; WHOLE: all of them."""


class MatchPress(Press, frozen=True):
    """A press about one session."""

    session: Snowflake = 0
    """0 in a lobby: the session of the message itself."""


def checksum(options: Sequence[Any]) -> str:
    """Returns a short hash of a seat's options: 8 hexadecimal digits."""
    return blake2b(msgspec.json.encode(options), digest_size=4).hexdigest()
