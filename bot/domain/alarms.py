"""What is due in a match while a turn goes on: its time runs out, or the match ends because nobody moves. Pure."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple

from bot.domain.calendar import DAY, FOREVER, Hours, Span, deadline
from bot.domain.matches import is_resuming
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession, Origin, Seat, Stage
from bot.domain.turn_time import Moment, limit
from bot.feature import Slot

IDLE = 30 * DAY
"""After this time without a move a match ends."""
TRIED = 7 * DAY
"""The same for a position that somebody tries again. Nobody is reminded of it."""
NOTICE = 3 * DAY
"""How long before that the players are warned."""
GATHERING = 7 * DAY
"""After this time without a change a lobby is closed."""
AWAKE = 6 * DAY
"""How often the thread of a match without moves is kept from being archived, which happens after a week."""


class Kind(StrEnum):
    """What is due in every match."""

    LATE = "late"
    WARN = "warn"
    CLOSE = "close"
    RESUME = "resume"


class Due(NamedTuple):
    """The next automatic event, and its time."""

    moment: int
    kind: str
    """A `Kind`, or what a feature has added to DUE."""


DUE: Slot[Callable[[AnySession, int, Moment], Due | None]] = Slot()
"""What else is due in the turn of a seat, such as a reminder. Gets the moment for the person of the seat."""
MUTED: Slot[Callable[[Seat], bool]] = Slot()
"""Whether the person of a seat wants no more messages about this turn."""


class Alarm(NamedTuple):
    """Something is due for a seat, in the turn that began at revision `turn`; 0: for the session as a whole."""

    channel: int
    seat: int
    turn: int

    @property
    def member(self) -> str:
        """The alarm as the index stores it."""
        return ":".join(map(str, self))

    @classmethod
    def of(cls, member: str) -> "Alarm":
        """Returns the alarm that is stored as `member`."""
        return cls(*map(int, member.split(":")))


def due(session: AnySession, number: int, at: Moment) -> Due | None:
    """Returns the next automatic event in the turn of a seat, or None. `at`: the moment for its player."""
    seat = session.seats[number]
    if not seat.turn_began_at or session.paused or session.stage is not Stage.PLAY:
        return None
    closes = _closes(session, number, at.person, at.down)
    found = [Due(closes, Kind.CLOSE) if session.warned else Due(closes - NOTICE, Kind.WARN)]
    if is_resuming(session):
        found.append(Due(session.paused_until, Kind.RESUME))
    if not seat.late:
        found.append(Due(limit(session, number, at.person, at.down), Kind.LATE))
    found += [what for find in DUE if (what := find(session, number, at)) is not None]
    return min(found)


def is_muted(seat: Seat) -> bool:
    """Whether the person of a seat wants no more messages about this turn."""
    return any(muted(seat) for muted in MUTED)


def closing(session: AnySession, people: Mapping[int, Preferences], down: tuple[Span, ...]) -> int:
    """Returns when the match ends by itself if nobody moves. `people`: the preferences of those who are to move."""
    waiting = [number for number, seat in enumerate(session.seats) if seat.turn_began_at]
    known = {number: people.get(session.seats[number].person, Preferences()) for number in waiting}
    return min((_closes(session, number, person, down) for number, person in known.items()), default=FOREVER)


def patience(session: AnySession) -> int:
    """Returns after how many seconds without a move the match ends."""
    return TRIED if session.origin is Origin.TRIED else IDLE


def _closes(session: AnySession, number: int, person: Preferences, down: tuple[Span, ...]) -> int:
    """Returns when the match ends because a seat does not move: no sooner than NOTICE after its time has run out.

    Before that, nobody else could have let the computer play.
    """
    if not session.moved:
        return FOREVER
    idle = deadline(session.moved, patience(session), Hours(), [*down, *session.pauses])
    is_alone = session.origin is Origin.TRIED
    late = min(FOREVER, limit(session, number, person, down) + NOTICE)
    return idle if is_alone else max(idle, late)


def session_alarm(session: AnySession, now: int, people: Mapping[int, Preferences]) -> tuple[Alarm, int]:
    """Returns when something is due for the session as a whole: a lobby closes, or a thread is kept awake.

    `people`: the preferences of those who are to move.
    """
    alarm = Alarm(session.id, 0, 0)
    if not session.moved or session.stage is Stage.OVER:
        return alarm, FOREVER
    if session.stage is Stage.LOBBY:
        return alarm, session.moved + GATHERING
    if session.lost:
        return alarm, _given_up(session, people)
    spells = max(0, now - session.moved) // AWAKE + 1
    return alarm, session.moved + spells * AWAKE if session.channel != session.parent else FOREVER


def _given_up(session: AnySession, people: Mapping[int, Preferences]) -> int:
    """Returns when a match ends that stands still: a vacation of somebody who does not see it takes no time."""
    vacations = [people.get(seat.person, Preferences()).vacations for seat in session.seats if seat.unseen]
    return max(deadline(session.moved, patience(session), Hours(), breaks) for breaks in vacations or [()])


def alarms(session: AnySession, people: Mapping[int, Moment]) -> dict[Alarm, int]:
    """Returns when something is due for each seat that is to move. `people`: the moment for each of their persons."""
    found = {
        Alarm(session.id, number, seat.turn_began_at): due(session, number, people[seat.person])
        for number, seat in enumerate(session.seats)
        if seat.turn_began_at
    }
    return {alarm: what.moment for alarm, what in found.items() if what and what.moment < FOREVER}
