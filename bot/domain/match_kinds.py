"""Kinds of matches that features begin, such as a lesson, and in what they differ from those of a lobby. Pure."""

from collections.abc import Callable
from typing import Any, NamedTuple

from bot.domain.calendar import Span
from bot.domain.errors import UserError
from bot.domain.parts import Part
from bot.domain.session import AnySession
from bot.feature import Slot


class MatchKind(NamedTuple):
    """A kind of match: all that have a certain part."""

    part: Part[Any] | None = None
    is_lesson: bool = False
    """Whether it begins as a lesson, whose chance is no secret, and counts as one."""
    forfeits: bool = False
    """Whether somebody whose time runs out has lost, and a match with one player left is over."""
    has_lobby: bool = True
    """Whether its message is that of a lobby, which shows its state."""
    keeps_players: Callable[[], UserError] | None = None
    """Returns the error for giving a seat to somebody else; None: it may be given."""
    never_rewinds: Callable[[], UserError] | None = None
    """Returns the error for a rewind; None: it may be rewound."""
    never_pauses: Callable[[], UserError] | None = None
    """Returns the error for a pause; None: it may be paused."""
    lobby_text: str = ""
    """The text of its message, instead of seats and options; empty: these."""
    opening_text: str = ""
    """The text under the opening, instead of the hash of what chance comes from; empty: that."""
    secret_text: str = ""
    """The text under the result, instead of what chance came from; empty: that."""
    cut_off: Callable[[AnySession, int, tuple[Span, ...]], int] | None = None
    """Returns when the turn of a seat ends, whatever its clock says. Gets when Parlour was down."""
    finished_text: str = "ended-early"
    """What follows if all agree to end it with the result so far."""
    annulled_text: str = "ended-early"
    """What follows if all agree to end it without a result."""
    unseen_text: str = ""
    """What time does while the channel is hidden from a player; empty: clocks stand still."""
    check_open: Callable[[AnySession, int], None] | None = None
    """Raises UserError if what the match holds must not be shown yet, even if it is over. Gets the moment."""
    effort: int = 0
    """How many playouts its computers try for a turn, instead of as many as fit into some seconds; 0: these."""


USUAL = MatchKind()
KINDS: Slot[MatchKind] = Slot()
"""The kinds of matches that features begin. A match is of the first whose part it has."""


def kind_of(session: AnySession) -> MatchKind:
    """Returns the kind of a match; USUAL for one from a lobby."""
    if not session.parts:
        return USUAL
    return next((kind for kind in KINDS if kind.part and kind.part.name in session.parts), USUAL)


def need_open(session: AnySession, now: int) -> None:
    """Raises UserError if what a match holds must not be shown yet, although it is over."""
    check = kind_of(session).check_open
    if check is not None:
        check(session, now)


def is_open(session: AnySession, now: int) -> bool:
    """Returns whether what a match holds may be shown, once it is over."""
    try:
        need_open(session, now)
    except UserError:
        return False
    return True
