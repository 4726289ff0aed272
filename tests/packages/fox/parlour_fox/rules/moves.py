"""The moves and events of the game."""

from rules.game import Event, Move


class Sneak(Move, frozen=True):
    """The fox goes to a field, or stays on it."""

    field: str


class Walk(Move, frozen=True):
    """A hound goes to a field."""

    field: str


class Sneaked(Event, frozen=True):
    """The fox had its turn, in a round."""

    round: int


class Hid(Event, frozen=True):
    """The fox knows where it is."""

    private = True

    seat: int
    field: str


class Seen(Event, frozen=True):
    """Everybody sees the fox."""

    reveals = True

    field: str


class Searched(Event, frozen=True):
    """A hound found nothing on a field: that shows something too."""

    reveals = True

    seat: int
    field: str


class Caught(Event, frozen=True):
    """A hound found the fox."""

    reveals = True

    seat: int
    field: str


AnyMove = Sneak | Walk
AnyEvent = Sneaked | Hid | Seen | Searched | Caught
